import { rowsOf, textsAt } from "./texts";

/**
 * Format: `id group category`, then optionally the click target: `page` or `promotion` with its address. The second line is the
 * title, of at most six words; the third line is the text below it.
 */
const TABLE = `
evening home RNG page /games
Your evening starts here | 精彩夜晚由此开始 | Buổi tối bắt đầu từ đây | أمسيتك تبدأ هنا
Slots, tables and matches under one roof | 老虎机、真人与赛事，尽在一处 | Slots, bàn chơi và trận đấu dưới một mái nhà | سلوتس وطاولات ومباريات تحت سقف واحد
kick-off home SPORTS page /sports
Kick-off in the stadium | 球场开球 | Khai cuộc trên sân | انطلاقة في الملعب
Matches of the house, with odds to tap | 自营赛事，点选赔率 | Trận đấu của nhà, chạm để chọn kèo | مباريات الدار باحتمالات تختارها
try-out home LIVE promotion /promoDetail?id=welcome
Try everything without money | 免费体验全部功能 | Dùng thử, không tốn tiền | جرّب كل شيء بلا مال
Deposits come from a sandbox | 存款来自沙盒 | Tiền nạp đến từ hộp cát | الإيداعات من بيئة تجريبية
slots rng RNG promotion /promoDetail?id=missions
A mission for every day | 每日皆有任务 | Mỗi ngày một nhiệm vụ | مهمة لكل يوم
Reach the target, claim the reward | 达成目标，领取奖励 | Đạt mục tiêu, nhận thưởng | ابلغ الهدف واستلم المكافأة
slots-shelf rng RNG
All slots on one shelf | 所有老虎机，同一货架 | Mọi slots trên một kệ | كل السلوتس على رف واحد
Search them, or filter by stake | 搜索，或按注额筛选 | Tìm kiếm, hoặc lọc theo mức cược | ابحث أو صفِّ حسب الرهان
live live LIVE
Take a seat at Twenty-One | 二十一点，请入座 | Ngồi vào bàn Xì Dách | اجلس إلى طاولة واحد وعشرين
The house deals, you decide | 庄家发牌，由您决定 | Nhà chia bài, bạn quyết định | الدار توزّع وأنت تقرر
live-rebate live LIVE promotion /promoDetail?id=rebate
A part of every bet comes back | 投注返水 | Hoàn một phần tiền cược | جزء من رهاناتك يعود إليك
At the rate of your level | 按您的等级比例 | Theo tỷ lệ của cấp bạn | بنسبة مستواك
cast-off fish FISH
Cast off at dusk | 日暮出海 | Ra khơi lúc hoàng hôn | انطلق إلى البحر عند الغسق
Sample tiles of this demonstration | 本演示的示例图块 | Ô minh họa của trang mẫu | بطاقات نموذجية في هذا العرض
fish-missions fish FISH promotion /promoDetail?id=missions
A mission for every day | 每日皆有任务 | Mỗi ngày một nhiệm vụ | مهمة لكل يوم
Reach the target, claim the reward | 达成目标，领取奖励 | Đạt mục tiêu, nhận thưởng | ابلغ الهدف واستلم المكافأة
pull-up pvp PVP
Pull up a chair | 请入座 | Kéo ghế vào bàn | اسحب كرسيًا واجلس
Sample tiles of this demonstration | 本演示的示例图块 | Ô minh họa của trang mẫu | بطاقات نموذجية في هذا العرض
card-levels pvp PVP promotion /promoDetail?id=level-gifts
A gift with each new level | 升级即获礼金 | Quà cho mỗi cấp mới | هدية مع كل مستوى جديد
Levels never fall | 等级不会下降 | Cấp không bị hạ | المستويات لا تنخفض
whistle sports SPORTS
Every whistle counts | 每一声哨响都算数 | Từng tiếng còi đều đáng giá | كل صافرة لها حساب
Matches of the house run on this server | 自营赛事在本服务器运行 | Trận đấu của nhà chạy trên máy chủ này | مباريات الدار تجري على هذا الخادم
sports-rebate sports SPORTS promotion /promoDetail?id=rebate
A part of every bet comes back | 投注返水 | Hoàn một phần tiền cược | جزء من رهاناتك يعود إليك
At the rate of your level | 按您的等级比例 | Theo tỷ lệ của cấp bạn | بنسبة مستواك
five-aside esports SPORTS
Five a side, one throne | 五人同心，一座王座 | Năm người, một ngai vàng | خمسة لاعبين وعرش واحد
Sample tiles of this demonstration | 本演示的示例图块 | Ô minh họa của trang mẫu | بطاقات نموذجية في هذا العرض
esports-missions esports SPORTS promotion /promoDetail?id=missions
A mission for every week | 每周皆有任务 | Mỗi tuần một nhiệm vụ | مهمة لكل أسبوع
Reach the target, claim the reward | 达成目标，领取奖励 | Đạt mục tiêu, nhận thưởng | ابلغ الهدف واستلم المكافأة
draw elott ELOTT page /lottery
Drawing opens later | 稍后开放开奖 | Sẽ mở thưởng sau | السحب يُفتح لاحقًا
Sample numbers until then | 在此之前为示例号码 | Trước đó là số minh họa | أرقام نموذجية إلى ذلك الحين
draw-prize elott LOTT promotion /promoDetail?id=prize-draw
One prize draw a day | 每日一次抽奖 | Mỗi ngày một lượt rút thưởng | سحب جائزة كل يوم
For members who have paid in | 存款会员可参加 | Cho thành viên đã nạp tiền | للأعضاء الذين أودعوا
pocket down RNG page /help
The site in your pocket | 把网站装进口袋 | Trang web trong túi bạn | الموقع في جيبك
Add it to the home screen | 添加到主屏幕 | Thêm vào màn hình chính | أضفه إلى الشاشة الرئيسية
always promotions RNG
Rewards that the wallet pays | 由钱包发放的奖励 | Thưởng do ví chi trả | مكافآت تدفعها المحفظة
Missions, rebate, levels and a draw | 任务、返水、等级与抽奖 | Nhiệm vụ, hoàn trả, cấp và rút thưởng | مهام واسترداد ومستويات وسحب
lasting promotions LOTT page /vip
Levels that stay | 等级始终保留 | Cấp được giữ mãi | مستويات تبقى
Points come from your bets | 积分来自您的投注 | Điểm đến từ tiền cược | النقاط من رهاناتك
mall pointMall LOTT page /vip
Your points lead to levels | 积分提升等级 | Điểm dẫn đến cấp | نقاطك ترفع مستواك
See what each level gives | 查看各等级权益 | Xem quyền lợi từng cấp | اطلع على ما يمنحه كل مستوى
at-your-side help LIVE
Answers in one place | 解答尽在一处 | Giải đáp ở một nơi | الإجابات في مكان واحد
Search the chapters below | 搜索下方章节 | Tìm trong các mục bên dưới | ابحث في الفصول أدناه
`;

/** Banners by id. The drawing's seed contains the category, so that the motif suits it. */
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
