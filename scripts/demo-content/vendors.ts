import { byCurrency } from "./currencies";
import { rowsOf, textsAt } from "./texts";

/** Format: code, wallet number, category, `hot`; then the name in English, Chinese, Vietnamese and Arabic. */
const TABLE = `
REEL 11 RNG hot | Reelhouse | 转轮工坊 | Reelhouse | ريلهاوس
GEMS 12 RNG | Gemcutter | 琢玉坊 | Gemcutter | جيمكتر
KITE 27 RNG hot | Kitefall Works | 纸鸢工坊 | Kitefall Works | كايت فول
EMBER 28 RNG hot | Emberwick | 烬芯 | Emberwick | إمبرويك
SALT 29 RNG | Saltbox Nine | 盐盒九号 | Saltbox Nine | سولت بوكس ناين
MARI 30 RNG | Marigold Yard | 金盏院 | Marigold Yard | ساحة القطيفة
VESP 31 RNG hot | Vesper Loom | 暮织 | Vesper Loom | فيسبر لوم
MOSS 32 RNG | Mossgate | 苔门 | Mossgate | موسغيت
NINE 33 RNG | Ninth Bell | 第九钟 | Ninth Bell | الجرس التاسع
TIGLY 34 RNG | Tigerlily Press | 卷丹印社 | Tigerlily Press | تايغرليلي
QUILL 35 RNG | Quill & Copper | 羽与铜 | Quill & Copper | كويل آند كوبر
DRUM 36 RNG | Hollow Drum | 空鼓 | Hollow Drum | هولو درم
DUSK 37 RNG | Duskmarket | 暮市 | Duskmarket | سوق الغسق
OXBOW 38 RNG | Oxbow Lane | 牛轭巷 | Oxbow Lane | أوكسبو لين
CROUP 15 LIVE hot | Croupier Row | 荷官街 | Croupier Row | كروبيه رو
MERID 39 LIVE hot | Salon Meridian | 子午沙龙 | Salon Meridian | صالون ميريديان
PAGO 40 LIVE hot | Pagoda House | 宝塔楼 | Pagoda House | بيت الباغودا
CADEN 41 LIVE | Grand Cadenza | 华彩厅 | Grand Cadenza | غراند كادنزا
OPALI 42 LIVE | Opaline Club | 欧珀会 | Opaline Club | نادي أوبالين
IVORY 43 LIVE | Ivory Quay | 象牙码头 | Ivory Quay | رصيف العاج
BELLW 44 LIVE | Bellwether Live | 领铃真人 | Bellwether Live | بيلويذر لايف
NACRE 45 LIVE | Rue Nacre | 珍珠巷 | Rue Nacre | رو ناكر
TIDE 13 FISH hot | Tidewater | 潮汐 | Tidewater | تايدووتر
QFISH 46 FISH | Quillfish | 羽鱼 | Quillfish | كويلفيش
BRINE 47 FISH | Brinework | 卤海工坊 | Brinework | براينوورك
ABYSS 48 FISH | Abyssal Toys | 深渊玩具 | Abyssal Toys | ألعاب الأعماق
FANS 14 PVP | Fan & Fold | 折扇堂 | Fan & Fold | فان آند فولد
RSTON 49 PVP hot | Riverstone Cards | 河石牌社 | Riverstone Cards | ريفرستون
COURT 50 PVP | Courtyard Four | 四合牌院 | Courtyard Four | كورتيارد فور
JUNI 51 PVP | Jack & Juniper | 杰克与杜松 | Jack & Juniper | جاك آند جونيبر
PITCH 16 SPORTS hot | Pitchside | 绿茵场边 | Pitchside | بيتشسايد
TERR 52 SPORTS | Terrace End | 看台尽头 | Terrace End | تيراس إند
WHIST 53 SPORTS | Long Whistle | 长哨 | Long Whistle | لونغ ويسل
AV 17 SPORTS | Avalanche Arena | 雪崩竞技 | Avalanche Arena | أفالانش أرينا
AI 18 SPORTS | Ironclad Esports | 铁甲电竞 | Ironclad Esports | آيرونكلاد
IMES 19 SPORTS hot | Imes League | 艾姆斯联赛 | Imes League | دوري إيمس
TF 20 SPORTS | Twinflame | 双焰 | Twinflame | توين فليم
IA 21 SPORTS | Iris Arena | 虹膜竞技场 | Iris Arena | آيريس أرينا
DS88 22 SPORTS | Rooster Ring | 斗鸡场 | Trường gà | حلبة الديوك
TCG_LOTTO_VN 23 LOTT hot | Mekong Draw | 湄公开奖 | Xổ số Mekong | سحب ميكونغ
TCG_SEA 24 LOTT | Southern Draw | 南海开奖 | Xổ số phương Nam | سحب الجنوب
ELOTT 25 ELOTT hot | Quickdraw | 快开 | Quay nhanh | السحب السريع
LOTT 26 LOTT | Daily Draw | 每日开奖 | Quay hằng ngày | السحب اليومي
HOUSE 54 RNG,LIVE,SPORTS hot | Lantern House | 灯笼坊 | Lantern House | بيت الفانوس
`;

/** Rooms of the card games: id, minimum and maximum bet; then the name in the four languages. */
const ROOMS = `
bronze 0.10 5.00 | Bronze room | 青铜厅 | Phòng Đồng | القاعة البرونزية
silver 1.00 50.00 | Silver room | 白银厅 | Phòng Bạc | القاعة الفضية
gold 10.00 500.00 | Gold room | 黄金厅 | Phòng Vàng | القاعة الذهبية
`;

const rooms = Object.fromEntries(
  rowsOf(ROOMS).map((cells, at) => {
    const [id = "", minBet = "", maxBet = ""] = (cells[0] ?? "").split(" ");
    const inOthers = { minBetIn: byCurrency(minBet), maxBetIn: byCurrency(maxBet) };
    return [id, { name: textsAt(cells, 1), minBet, maxBet, ...inOthers, order: (at + 1) * 10 }];
  }),
);

/** Integration of the vendor that ships with the product: its games are pages of the site. */
const HOUSE = { launchUrl: "/house/{game}", mode: "frame", dialect: "livery", keyId: "house" };

/** Vendors by code, in the order of the table. A vendor's wallet has the vendor's code. */
export const vendors = Object.fromEntries(
  rowsOf(TABLE).map((cells, at) => {
    const [code = "", wallet, category = "", hot] = (cells[0] ?? "").split(" ");
    const vendor = {
      name: textsAt(cells, 1),
      gameCategories: category.split(","),
      isHot: hot === "hot",
      accountTypeId: Number(wallet),
      accountTypeName: code,
      ...(category === "PVP" ? { rooms } : {}),
      ...(code === "HOUSE" ? { integration: HOUSE } : {}),
      // The product's vendor comes first.
      order: code === "HOUSE" ? 5 : (at + 1) * 10,
    };
    return [code, vendor];
  }),
);
