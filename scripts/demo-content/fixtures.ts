import { idOf, rowsOf, type Texts, texts, textsAt } from "./texts";

/** Leagues by key: name in English, Chinese, Vietnamese and Arabic. */
const LEAGUES = `
harbour | Harbour League | 海港联赛 | Giải Bến Cảng | دوري الميناء
coast | Coast Cup | 海岸杯 | Cúp Duyên Hải | كأس الساحل
north | Northern Championship | 北境冠军联赛 | Giải Vô Địch Phương Bắc | بطولة الشمال
south | Southern Seas Trophy | 南海锦标 | Cúp Biển Nam | كأس بحار الجنوب
delta | Delta Basketball Cup | 三角洲篮球杯 | Cúp Bóng Rổ Châu Thổ | كأس الدلتا لكرة السلة
metro | Metro Basketball League | 都会篮球联赛 | Giải Bóng Rổ Đô Thị | دوري السلة الحضري
pearl | Pearl Open | 明珠公开赛 | Giải Ngọc Trai Mở Rộng | بطولة اللؤلؤ المفتوحة
clay | Terracotta Classic | 红陶经典赛 | Giải Đất Nung | بطولة الملاعب الترابية
imes | Imes Premier | 艾姆斯超级赛 | Imes Ngoại Hạng | إيمس الممتاز
snow | Snowline Majors | 雪线大师赛 | Giải Tuyết Sơn | بطولة خط الثلج
iron | Ironclad Series | 铁甲系列赛 | Giải Ironclad | سلسلة آيرونكلاد
twin | Two Torches Open | 双炬公开赛 | Giải Mở Rộng Song Đuốc | بطولة الشعلتين المفتوحة
iris | Iris Circuit | 虹膜巡回赛 | Vòng Đấu Iris | جولة آيريس
monsoon | Monsoon Twenty | 季风二十轮赛 | Giải Gió Mùa Hai Mươi | مونسون العشرين
`;

/**
 * Format: sport, time of day (UTC), probability of the first side and of a draw in percent, `hot`; the league; then both sides,
 * each in English, Chinese and Arabic.
 */
const MATCHES = `
football 00:30 48 27 | north | Greyfell Athletic, 灰岭竞技, غرايفل أتلتيك | Torrbridge, 托尔桥, توربريدج
basketball 01:15 52 | metro | Copper City Foxes, 铜城灵狐, كوبر سيتي فوكسز | Lakeside Kites, 湖畔飞鸢, ليكسايد كايتس
cricket 02:00 47 | monsoon | Monsoon Riders, 季风骑士, فرسان المونسون | Cardamom Kings, 豆蔻之王, ملوك الهيل
tennis 03:00 61 | pearl | L. Varenne, 瓦雷纳, ل. فارين | T. Halvik, 哈尔维克, ت. هالفيك
football 04:30 36 29 | south | Bintang Selat, 海峡之星, بينتانغ سيلات | Harimau Teluk, 海湾猛虎, هاريماو تيلوك
esports 05:30 55 | snow | Night Herons, 夜鹭, نايت هيرونز | Static Garden, 静电花园, ستاتيك غاردن
football 06:30 44 28 | south | Hanazuki, 花月, هانازوكي | Mizunara, 水楢, ميزونارا
basketball 08:00 63 | metro | Summit Rams, 峰顶公羊, سوميت رامز | Harbour Lights, 港湾灯火, هاربر لايتس
esports 09:00 42 hot | imes | Paper Wolves, 纸狼, بيبر وولفز | Zero Orchard, 零果园, زيرو أورتشارد
cricket 10:00 56 | monsoon | Palm Coast Strikers, 棕榈海岸, بالم كوست | Tea Hill Giants, 茶山巨人, عمالقة تل الشاي
football 11:30 39 28 hot | harbour | Cape Rovers, 海角流浪, كيب روفرز | Anvil Town, 铁砧镇, أنفيل تاون
esports 12:30 50 | iron | Blue Kettle, 蓝壶, بلو كيتل | Iron Lilies, 铁百合, آيرون ليليز
football 13:30 51 26 | harbour | Lantern Bay, 灯笼湾, لانترن باي | Gull Island, 鸥岛, غل آيلاند
tennis 14:15 45 | clay | N. Castellane, 卡斯特拉内, ن. كاستيلان | D. Achterveld, 阿赫特费尔德, د. أخترفيلد
football 15:30 42 29 hot | coast | Northport, 北港, نورثبورت | Saltmarsh, 盐沼, سولتمارش
esports 16:15 58 | twin | Sixth Lamp, 第六盏灯, سيكسث لامب | Mothwing, 蛾翼, موثوينغ
football 17:00 33 30 | coast | Tidewall, 潮墙, تايدوول | Harrow Quay, 哈罗码头, هارو كي
basketball 17:45 49 hot | delta | Dune Falcons, 沙丘猎鹰, صقور الكثبان | Reef Kings, 礁石之王, ملوك الشعاب
football 18:30 44 28 hot | harbour | Northgate Rovers, 北门流浪, نورثغيت روفرز | Old Quay United, 旧码头联, أولد كي يونايتد
football 19:15 57 24 | north | Lindhaven, 林德港, ليندهافن | Eisenmoor, 艾森摩尔, آيزنمور
basketball 20:00 54 | delta | Delta Herons, 三角洲苍鹭, دلتا هيرونز | Mill Town Bears, 磨坊镇棕熊, ميل تاون بيرز
football 20:45 47 27 hot | north | Valdoro, 瓦尔多罗, فالدورو | Caravelle Sporting, 卡拉维尔竞技, سبورتينغ كارافيل
tennis 21:30 38 | pearl | A. Petrosko, 彼得罗斯科, أ. بيتروسكو | S. Marchetta, 马凯塔, س. ماركيتا
esports 22:30 46 | iris | Cobalt Owls, 钴蓝鸮, كوبالت أولز | Velvet Rush, 丝绒突袭, فلفت راش
`;

/** Overround of the vendor: the sum of the probabilities implied by its odds. */
const OVERROUND = 1.055;

/** Vendor that takes the bets: the house, whose sports are playable. */
const VENDOR = "HOUSE";

const leagues = new Map(rowsOf(LEAGUES).map((cells) => [cells[0], textsAt(cells, 1)]));

/** Returns the decimal odds of a probability in percent, rounded to steps of 0.05, at least 1.05. */
function oddsOf(percent: number): string {
  return Math.max(1.05, Math.round((100 / (percent * OVERROUND)) * 20) / 20).toFixed(2);
}

/** Reads `EN, CN, AR`. Vietnamese uses the English spelling of foreign names. */
function sideOf(cell: string): Texts {
  const [en = "", cn = "", ar = ""] = cell.split(", ");
  return texts(en, cn, en, ar);
}

/** Daily matches, about one an hour, by the ids of their sides. */
export const fixtures = Object.fromEntries(
  rowsOf(MATCHES).map(([head = "", key, first = "", second = ""], at) => {
    const [sport, daily, ...rest] = head.split(" ");
    const [chance = 50, draw] = rest.filter((word) => word !== "hot").map(Number);
    const odds = {
      home: oddsOf(chance),
      ...(draw === undefined ? {} : { draw: oddsOf(draw) }),
      away: oddsOf(100 - chance - (draw ?? 0)),
    };
    const [home, away] = [sideOf(first), sideOf(second)];
    const hot = rest.includes("hot") ? { hot: true } : {};
    const match = {
      sport,
      league: leagues.get(key),
      home,
      away,
      daily,
      odds,
      vassalage: VENDOR,
      ...hot,
      order: (at + 1) * 10,
    };
    return [idOf(`${home.EN} ${away.EN}`), match];
  }),
);
