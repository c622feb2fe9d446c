import { rowsOf, textsAt } from "./texts";

/** Id, kind, points, units; `stock=` how many are left, `pay=` what is paid besides; then the name. */
const TABLE = `
travel-mug goods 1200 1 stock=140 | Enamel travel mug | 珐琅旅行杯 | Cốc du lịch tráng men | كوب سفر مطلي بالمينا
twenty-spins spin 400 20 | 20 free spins | 20 次免费旋转 | 20 vòng quay miễn phí | 20 لفة مجانية
bonus-small bonus 1000 1 | Bonus credit, small | 小额彩金 | Tiền thưởng nhỏ | رصيد مكافأة صغير
playing-cards goods 900 1 stock=310 | Linen playing cards | 亚麻纹扑克牌 | Bộ bài vân vải lanh | أوراق لعب بملمس الكتان
fifty-spins spin 950 50 | 50 free spins | 50 次免费旋转 | 50 vòng quay miễn phí | 50 لفة مجانية
tea-set goods 4800 1 stock=36 | Porcelain tea set | 白瓷茶具 | Bộ ấm trà sứ | طقم شاي من الخزف
bonus-medium bonus 4800 1 | Bonus credit, medium | 中额彩金 | Tiền thưởng vừa | رصيد مكافأة متوسط
umbrella goods 2600 1 stock=88 | Storm umbrella | 抗风雨伞 | Ô chống bão | مظلة مقاومة للعواصف
mahjong-set goods 9800 1 stock=14 pay=15.00 | Bamboo mahjong set | 竹制麻将 | Bộ mạt chược tre | طقم ماجونغ من الخيزران
power-bank goods 5200 1 stock=62 | Slim power bank | 轻薄充电宝 | Sạc dự phòng mỏng | بطارية متنقلة نحيفة
hundred-spins spin 1800 100 | 100 free spins | 100 次免费旋转 | 100 vòng quay miễn phí | 100 لفة مجانية
headphones goods 24000 1 stock=21 | Wireless headphones | 无线耳机 | Tai nghe không dây | سماعات لاسلكية
football goods 3900 1 stock=55 | Match football | 比赛用足球 | Bóng đá thi đấu | كرة قدم للمباريات
bonus-large bonus 22000 1 | Bonus credit, large | 大额彩金 | Tiền thưởng lớn | رصيد مكافأة كبير
weekend-bag goods 18500 1 stock=18 pay=20.00 | Canvas weekend bag | 帆布周末包 | Túi vải du lịch | حقيبة قماشية لعطلة الأسبوع
lantern goods 3200 1 stock=0 | Folding paper lantern | 折叠纸灯笼 | Đèn lồng giấy gấp | فانوس ورقي قابل للطي
live-spins spin 2400 30 | 30 turns of the live wheel | 30 次真人转盘 | 30 lượt vòng quay trực tiếp | 30 دورة لعجلة مباشرة
watch goods 68000 1 stock=5 | Automatic wrist watch | 自动机械腕表 | Đồng hồ cơ tự động | ساعة يد أوتوماتيكية
`;

/** What points are exchanged for, by id. */
export const points = Object.fromEntries(
  rowsOf(TABLE).map((cells, at) => {
    const [id = "", kind, price, units, ...more] = (cells[0] ?? "").split(" ");
    const given = Object.fromEntries(more.map((one) => one.split("=")));
    const reward = {
      kind,
      name: textsAt(cells, 1),
      points: Number(price),
      ...(given["pay"] ? { amount: given["pay"] } : {}),
      units: Number(units),
      ...("stock" in given ? { stock: Number(given["stock"]) } : {}),
      seed: id,
      order: (at + 1) * 10,
    };
    return [id, reward];
  }),
);

/** What Lotus asks besides the points, in a currency of large numbers. */
export const lotusPoints = Object.fromEntries(
  Object.entries(points).flatMap(([id, { amount }]) =>
    amount === undefined ? [] : [[id, { amount: String(Number(amount) * 25_000) }]],
  ),
);
