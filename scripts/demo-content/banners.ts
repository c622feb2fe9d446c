import { rowsOf, textsAt } from "./texts";

/**
 * `id group category`, then what a click opens: `page` or `promotion` with its address, or nothing. A line for the title,
 * of at most six words; a second line for the text below it.
 */
const TABLE = `
evening home RNG page /games
Your evening starts here | 精彩夜晚由此开始 | Buổi tối bắt đầu từ đây | أمسيتك تبدأ هنا
Slots, tables, matches and draws under one roof | 老虎机、真人、赛事与彩票，尽在一处 | Slots, bàn chơi, trận đấu và xổ số dưới một mái nhà | سلوتس وطاولات ومباريات وسحوبات تحت سقف واحد
kick-off home SPORTS page /sports
Kick-off every night | 每晚开球 | Khai cuộc mỗi đêm | انطلاقة كل ليلة
Matches around the clock, priced early | 全天赛事，早盘开放 | Trận đấu suốt ngày đêm, có kèo sớm | مباريات على مدار الساعة بأسعار مبكرة
first-deposit home LIVE promotion /promoDetail?id=welcome
Your first deposit, doubled | 首次存款翻倍 | Nhân đôi khoản nạp đầu tiên | إيداعك الأول مضاعف
Joined in two taps, given back as easily | 两步即可参加，也可随时退出 | Tham gia trong hai lần chạm, bỏ cũng dễ như vậy | انضم بلمستين وتراجع بالسهولة نفسها
slots rng RNG promotion /promoDetail?id=lantern-race
Spin under the lanterns | 灯笼下转动 | Quay dưới đèn lồng | دُر تحت الفوانيس
The Lantern Race runs every Sunday | 每周日举行灯笼争霸赛 | Cuộc đua Đèn lồng mỗi Chủ nhật | سباق الفوانيس كل أحد
slots-shelf rng RNG
Every studio on one shelf | 各家厂商，同一货架 | Mọi hãng trên một kệ | كل الاستوديوهات على رف واحد
Classics, ways and jackpots side by side | 经典、多路与奖池，应有尽有 | Cổ điển, nhiều đường và hũ thưởng cạnh nhau | الكلاسيكيات والجوائز الكبرى جنبًا إلى جنب
live live LIVE
Real tables, real dealers | 真人桌台，真人荷官 | Bàn thật, người chia thật | طاولات وموزعون حقيقيون
Open around the clock | 全天候开放 | Mở cửa suốt ngày đêm | مفتوحة على مدار الساعة
live-cashback live LIVE promotion /promoDetail?id=live-cashback
A soft landing every Monday | 每周一返现 | Hoàn tiền mỗi thứ Hai | تعويض كل يوم اثنين
Five percent of the week's net loss comes back | 上周净亏损返还 5% | Hoàn 5% phần thua ròng của tuần | تعود إليك خمسة بالمئة من صافي خسارة الأسبوع
cast-off fish FISH
Cast off at dusk | 日暮出海 | Ra khơi lúc hoàng hôn | انطلق إلى البحر عند الغسق
Waters from calm to stormy | 水域万千，或静或涌 | Vùng nước từ êm đến dữ | بحار من الهادئ إلى العاصف
fishing-league fish FISH promotion /promoDetail?id=fishing-league
Net the weekend league | 周末渔王联赛 | Giải câu cuối tuần | اقتنص دوري نهاية الأسبوع
The hundred best catches share the prizes | 前一百名共享奖励 | Một trăm mẻ lưới tốt nhất chia thưởng | أفضل مئة صيد تتقاسم الجوائز
pull-up pvp PVP
Pull up a chair | 请入座 | Kéo ghế vào bàn | اسحب كرسيًا واجلس
Cards and tiles against real people | 与真人切磋棋牌 | Đánh bài, xoa mạt chược với người thật | ورق وبلاط مع لاعبين حقيقيين
card-night pvp PVP promotion /promoDetail?id=card-night
Thursday is card night | 周四棋牌之夜 | Thứ Năm là đêm bài | الخميس ليلة الورق
Half the table fee, all evening | 整晚台费减半 | Giảm nửa phí bàn cả tối | نصف رسوم الطاولة طوال المساء
whistle sports SPORTS
Every whistle counts | 每一声哨响都算数 | Từng tiếng còi đều đáng giá | كل صافرة لها حساب
Football, basketball, tennis and cricket | 足球、篮球、网球与板球 | Bóng đá, bóng rổ, quần vợt và cricket | كرة قدم وسلة وتنس وكريكت
two-ahead sports SPORTS promotion /promoDetail?id=two-ahead
Two goals ahead, paid early | 领先两球，提前派彩 | Dẫn hai bàn, trả thưởng sớm | متقدم بهدفين؟ تُدفع مبكرًا
On match winners of every league | 适用于所有联赛胜平负 | Cho kèo thắng của mọi giải | على الفائز بالمباراة في كل الدوريات
five-aside esports SPORTS
Five a side, one throne | 五人同心，一座王座 | Năm người, một ngai vàng | خمسة لاعبين وعرش واحد
Five arenas, matches day and night | 五大赛场，昼夜开赛 | Năm đấu trường, trận đấu ngày đêm | خمس ساحات ومباريات ليل نهار
esports-season esports SPORTS promotion /promoDetail?id=esports-season
The winter season is coming | 冬季赛季将至 | Mùa giải đông sắp đến | الموسم الشتوي قادم
Predict the bracket from 15 December | 12 月 15 日起竞猜赛程 | Dự đoán nhánh đấu từ 15/12 | توقّع مسار البطولة من 15 ديسمبر
draw elott ELOTT page /lottery
A draw every minute | 每分钟开奖 | Mỗi phút một kỳ quay | سحب كل دقيقة
And the big ones of the day beside it | 当日大奖同场揭晓 | Cùng các kỳ lớn trong ngày | وإلى جانبه السحوبات الكبرى لليوم
lucky-tail elott LOTT promotion /promoDetail?id=lucky-tail
The last digit pays twice | 尾数双倍 | Số cuối nhân đôi | الرقم الأخير يدفع مرتين
On Fridays, for every daily draw | 每周五，适用于所有每日开奖 | Thứ Sáu, cho mọi kỳ quay ngày | أيام الجمعة على كل سحب يومي
pocket down RNG promotion /promoDetail?id=app-spins
The whole floor, pocket size | 整座大厅，装进口袋 | Cả sảnh game trong túi | الصالة كلها في جيبك
Install the app and get 20 spins | 安装应用即得 20 次旋转 | Cài ứng dụng, nhận 20 vòng quay | ثبّت التطبيق واحصل على 20 لفة
always promotions RNG
Something on every day | 天天有惊喜 | Ngày nào cũng có ưu đãi | عرض جديد كل يوم
Every rule in plain words | 规则清晰，一看就懂 | Mọi điều khoản đều dễ hiểu | كل شرط بكلمات واضحة
bring-friends promotions PVP page /join
Good company pays | 好友同行，共享收益 | Bạn đồng hành, cùng hưởng lợi | الصحبة الطيبة تكافئك
Become a partner in three steps | 三步成为合作伙伴 | Trở thành đối tác trong ba bước | كن شريكًا في ثلاث خطوات
lasting pointMall LOTT page /vip
Points that never expire | 永不过期的积分 | Điểm không bao giờ hết hạn | نقاط لا تنتهي صلاحيتها
Collect them by playing, keep them for years | 游戏即得，长久保留 | Chơi là có, giữ bao lâu cũng được | اجمعها باللعب واحتفظ بها سنوات
at-your-side help LIVE
We answer day and night | 昼夜为您解答 | Trả lời bạn ngày đêm | نجيبك ليل نهار
Most questions are settled within minutes | 多数问题数分钟内解决 | Hầu hết câu hỏi xong trong vài phút | تُحل معظم الأسئلة في دقائق
`;

/** The banners by id. The drawing's seed names the category, so that the motif suits it. */
export const banners = Object.fromEntries(
  rowsOf(TABLE).flatMap((cells, at, rows) => {
    if (at % 3 !== 0) return [];
    const [id = "", group = "", category = "", linkageType, href] = (cells[0] ?? "").split(" ");
    const [title = [], text = []] = rows.slice(at + 1, at + 3);
    const motif = group === "esports" ? "ESPORTS" : category;
    const banner = {
      group,
      title: textsAt(title, 0),
      text: textsAt(text, 0),
      seed: `${motif}-${id}`,
      category,
      ...(linkageType ? { linkageType, href } : {}),
      order: (at / 3 + 1) * 10,
    };
    return [[id, banner]];
  }),
);
