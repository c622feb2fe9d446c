import { rowsOf, textsAt } from "./texts";

/** Format: id, required points, rebate in tenths of a percent, gift on reaching the level; then the name. */
const TABLE = `
bronze 0 3 0 | Bronze | 青铜 | Đồng | برونزي
silver 1000 4 5 | Silver | 白银 | Bạc | فضي
gold 5000 5 20 | Gold | 黄金 | Vàng | ذهبي
pearl 15000 6 50 | Pearl | 珍珠 | Ngọc Trai | لؤلؤي
jade 40000 7 120 | Jade | 翡翠 | Cẩm Thạch | يشمي
ruby 100000 8 300 | Ruby | 红宝石 | Hồng Ngọc | ياقوتي
sapphire 250000 9 700 | Sapphire | 蓝宝石 | Lam Ngọc | زفيري
emerald 600000 10 1500 | Emerald | 祖母绿 | Lục Bảo | زمردي
diamond 1500000 11 3500 | Diamond | 钻石 | Kim Cương | ماسي
crown 4000000 12 9000 | Crown | 皇冠 | Vương Miện | التاج
`;

/** The ten levels by id. The product generates the text of the benefits from rebate and gift. */
export const vip = Object.fromEntries(
  rowsOf(TABLE).map((cells, at) => {
    const [id = "", ...figures] = (cells[0] ?? "").split(" ");
    const [points = 0, tenths = 0, gift = 0] = figures.map(Number);
    const rebate = (tenths / 1_000).toFixed(3);
    const given = gift === 0 ? {} : { gift: gift.toFixed(2) };
    return [
      id,
      { rank: at + 1, name: textsAt(cells, 1), points, rebate, ...given, benefits: [], order: (at + 1) * 10 },
    ];
  }),
);

/** Gifts of Lotus, whose currency has large numbers. */
export const lotusVip = Object.fromEntries(
  Object.entries(vip).flatMap(([id, { gift }]) =>
    gift === undefined ? [] : [[id, { gift: String(Number(gift) * 25_000) }]],
  ),
);
