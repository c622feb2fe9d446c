import { rowsOf, textsAt } from "./texts";

/** Format: id, period, categories (`*` for all), bet target, reward; then the title. */
const TABLE = `
daily-warm-up day * 200.00 1.00 | Daily warm-up | 每日热身 | Khởi động mỗi ngày | إحماء اليوم
daily-reels day RNG 1000.00 3.00 | A day on the reels | 转轴一日 | Một ngày bên guồng quay | يوم على البكرات
weekly-reels week RNG 5000.00 10.00 | A week on the reels | 转轴一周 | Một tuần bên guồng quay | أسبوع على البكرات
weekly-stadium week SPORTS,ESPORTS 3000.00 9.00 | A week in the stadium | 体育场一周 | Một tuần trên khán đài | أسبوع في الملعب
weekly-marathon week * 20000.00 50.00 | The long week | 一周马拉松 | Tuần bền bỉ | الأسبوع الطويل
`;

const DONG = 25_000;

/** Missions by id. */
export const missions = Object.fromEntries(
  rowsOf(TABLE).map((cells, at) => {
    const [id = "", period = "", types = "*", target = "", reward = ""] = (cells[0] ?? "").split(" ");
    const gameTypes = types === "*" ? {} : { gameTypes: types.split(",") };
    return [id, { title: textsAt(cells, 1), period, ...gameTypes, target, reward, order: (at + 1) * 10 }];
  }),
);

/** Amounts of Lotus, whose currency has large numbers. */
export const lotusMissions = Object.fromEntries(
  Object.entries(missions).map(([id, { reward, target }]) => {
    return [id, { target: String(Number(target) * DONG), reward: String(Number(reward) * DONG) }];
  }),
);
