import { rowsOf, type Texts, texts, textsAt } from "./texts";

/**
 * Id, points that lead to it, rebate in tenths of a percent, gift on reaching it, birthday points, free withdrawals a day, free spins a
 * month; then the name.
 */
const TABLE = `
bronze 0 3 0 200 1 0 | Bronze | 青铜 | Đồng | برونزي
silver 1000 4 5 500 1 10 | Silver | 白银 | Bạc | فضي
gold 5000 5 20 1000 2 20 | Gold | 黄金 | Vàng | ذهبي
pearl 15000 6 50 2000 3 30 | Pearl | 珍珠 | Ngọc Trai | لؤلؤي
jade 40000 7 120 4000 4 40 | Jade | 翡翠 | Cẩm Thạch | يشمي
ruby 100000 8 300 8000 5 60 | Ruby | 红宝石 | Hồng Ngọc | ياقوتي
sapphire 250000 9 700 15000 6 80 | Sapphire | 蓝宝石 | Lam Ngọc | زفيري
emerald 600000 10 1500 30000 8 100 | Emerald | 祖母绿 | Lục Bảo | زمردي
diamond 1500000 11 3500 60000 10 150 | Diamond | 钻石 | Kim Cương | ماسي
crown 4000000 12 9000 120000 15 200 | Crown | 皇冠 | Vương Miện | التاج
`;

const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ",");

/** The benefits of a rank but its rebate, which is told from the figures; one sentence each. From rank 5 on the VIP service answers (spec 2 section 6). */
function benefitsOf(rank: number, birthday: number, withdrawals: number, spins: number): Texts[] {
  const points = grouped(birthday);
  const own = [
    texts(
      `${points} points on your birthday`,
      `生日当天赠送 ${points} 积分`,
      `${points} điểm vào ngày sinh nhật`,
      `${points} نقطة في يوم ميلادك`,
    ),
    withdrawals === 1
      ? texts(
          "One withdrawal a day without a fee",
          "每天 1 次免手续费提款",
          "Mỗi ngày một lần rút không mất phí",
          "سحب واحد يوميًا بلا رسوم",
        )
      : texts(
          `Withdrawals without a fee: ${withdrawals} a day`,
          `每天 ${withdrawals} 次免手续费提款`,
          `Mỗi ngày ${withdrawals} lần rút không mất phí`,
          `عدد السحوبات اليومية بلا رسوم: ${withdrawals}`,
        ),
  ];
  if (spins > 0) {
    own.push(
      texts(
        `${spins} free spins on the first of each month`,
        `每月 1 日赠送 ${spins} 次免费旋转`,
        `${spins} vòng quay miễn phí vào mùng 1 hằng tháng`,
        `عدد اللفات المجانية أول كل شهر: ${spins}`,
      ),
    );
  }
  return [...own, ...SERVICES.filter(([from]) => rank >= from).map(([, text]) => text)];
}

/** What comes with a rank and stays with all above it. */
const SERVICES: readonly [from: number, text: Texts][] = [
  [
    5,
    texts(
      "The VIP service answers you first",
      "VIP 客服优先接待",
      "Bộ phận VIP trả lời bạn trước",
      "خدمة كبار العملاء تجيبك أولًا",
    ),
  ],
  [
    7,
    texts(
      "A host of your own, by name",
      "专属客户经理",
      "Người chăm sóc riêng, có tên tuổi",
      "مضيف خاص بك تعرفه بالاسم",
    ),
  ],
  [
    9,
    texts(
      "Invitations to two events a year",
      "每年两场活动邀请",
      "Thư mời hai sự kiện mỗi năm",
      "دعوات إلى فعاليتين كل عام",
    ),
  ],
];

/** The ten levels by id. */
export const vip = Object.fromEntries(
  rowsOf(TABLE).map((cells, at) => {
    const [id = "", ...figures] = (cells[0] ?? "").split(" ");
    const [points = 0, tenths = 0, gift = 0, birthday = 0, withdrawals = 1, spins = 0] = figures.map(Number);
    const benefits = benefitsOf(at + 1, birthday, withdrawals, spins);
    const name = textsAt(cells, 1);
    const rebate = (tenths / 1_000).toFixed(3);
    const given = gift === 0 ? {} : { gift: gift.toFixed(2) };
    return [id, { rank: at + 1, name, points, rebate, ...given, benefits, order: (at + 1) * 10 }];
  }),
);

/** The gifts of Lotus, in a currency of large numbers. */
export const lotusVip = Object.fromEntries(
  Object.entries(vip).flatMap(([id, { gift }]) =>
    gift === undefined ? [] : [[id, { gift: String(Number(gift) * 25_000) }]],
  ),
);
