import { rowsOf, textsAt } from "./texts";

/**
 * Format: `id group category`, then optionally the click target: `page` or `promotion` with its address. The second line is the
 * title, of at most six words; the third line is the text below it.
 */
const TABLE = `
evening home RNG page /games
Your evening starts here | 精彩夜晚由此开始 | Buổi tối bắt đầu từ đây | أمسيتك تبدأ هنا
Slots, tables and sports on one site | 电子游戏、真人与赛事，尽在一处 | Nổ hũ, bàn chơi và trận đấu ở một nơi | سلوتس وطاولات ومباريات في مكان واحد
kick-off home SPORTS page /sports
Kick-off in the stadium | 球场开球 | Khai cuộc trên sân | انطلاقة في الملعب
House matches, open for bets | 自营赛事，开放投注 | Trận đấu của nhà cái, đang nhận cược | مباريات الموقع مفتوحة للرهان
try-out home LIVE promotion /promoDetail?id=welcome
Try everything without real money | 免费体验全部功能 | Dùng thử, không cần tiền thật | جرّب كل شيء بلا مال حقيقي
Deposits use a payment sandbox | 存款使用支付沙盒 | Nạp tiền qua môi trường thử nghiệm | تتم الإيداعات في بيئة دفع تجريبية
slots rng RNG promotion /promoDetail?id=missions
A mission for every day | 每日皆有任务 | Mỗi ngày một nhiệm vụ | مهمة لكل يوم
Reach the target, claim the reward | 达成目标，领取奖励 | Đạt mục tiêu, nhận thưởng | ابلغ الهدف واستلم المكافأة
slots-shelf rng RNG
All slots in one place | 所有电子游戏，尽在一处 | Tất cả slot ở một nơi | كل السلوتس في مكان واحد
Search them, or filter by stake | 搜索，或按投注额筛选 | Tìm kiếm, hoặc lọc theo mức cược | ابحث أو صفِّ حسب الرهان
slots-rebate rng RNG promotion /promoDetail?id=rebate
Rebate on your bets | 投注返水 | Hoàn trả tiền cược | استرداد نقدي على رهاناتك
At the rate of your level | 按您的等级比例 | Theo tỷ lệ của cấp bạn | بنسبة مستواك
live live LIVE
Take a seat at Twenty-One | 二十一点，请入座 | Ngồi vào bàn Xì Dách | خذ مقعدك في بلاك جاك
The dealer deals, you decide | 庄家发牌，由您决定 | Nhà cái chia bài, bạn quyết định | الموزّع يوزّع وأنت تقرر
cast-off fish FISH
Cast off at dusk | 日暮出海 | Ra khơi lúc hoàng hôn | انطلق إلى البحر عند الغسق
Sample games in this demo | 本演示的示例游戏 | Trò chơi minh họa của trang mẫu | ألعاب نموذجية في هذا الموقع التجريبي
fish-missions fish FISH promotion /promoDetail?id=missions
A mission for every day | 每日皆有任务 | Mỗi ngày một nhiệm vụ | مهمة لكل يوم
Reach the target, claim the reward | 达成目标，领取奖励 | Đạt mục tiêu, nhận thưởng | ابلغ الهدف واستلم المكافأة
pull-up pvp PVP
Pull up a chair | 请入座 | Kéo ghế vào bàn | اسحب كرسيًا واجلس
Sample games in this demo | 本演示的示例游戏 | Trò chơi minh họa của trang mẫu | ألعاب نموذجية في هذا الموقع التجريبي
card-levels pvp PVP promotion /promoDetail?id=level-gifts
A gift with each new level | 升级即获礼金 | Quà cho mỗi cấp mới | هدية مع كل مستوى جديد
Levels never fall | 等级不会下降 | Cấp không bao giờ giảm | المستويات لا تنخفض أبدًا
whistle sports SPORTS
Every whistle counts | 每一声哨响都算数 | Từng tiếng còi đều đáng giá | كل صافرة لها حساب
House matches run on this server | 自营赛事在本服务器运行 | Trận đấu của nhà cái chạy trên máy chủ này | مباريات الموقع تجري على هذا الخادم
sports-rebate sports SPORTS promotion /promoDetail?id=rebate
Rebate on your bets | 投注返水 | Hoàn trả tiền cược | استرداد نقدي على رهاناتك
At the rate of your level | 按您的等级比例 | Theo tỷ lệ của cấp bạn | بنسبة مستواك
five-aside esports SPORTS
Five a side, one throne | 五人同心，一座王座 | Năm người, một ngai vàng | خمسة لاعبين وعرش واحد
Sample games in this demo | 本演示的示例游戏 | Trò chơi minh họa của trang mẫu | ألعاب نموذجية في هذا الموقع التجريبي
esports-missions esports SPORTS promotion /promoDetail?id=missions
A mission for every week | 每周皆有任务 | Mỗi tuần một nhiệm vụ | مهمة لكل أسبوع
Reach the target, claim the reward | 达成目标，领取奖励 | Đạt mục tiêu, nhận thưởng | ابلغ الهدف واستلم المكافأة
draw elott ELOTT page /lottery
Draws start later | 稍后开奖 | Sẽ mở thưởng sau | السحوبات تبدأ لاحقًا
Sample numbers until then | 在此之前为示例号码 | Trước đó là số minh họa | أرقام نموذجية إلى ذلك الحين
draw-prize elott LOTT promotion /promoDetail?id=prize-draw
Daily prize draw | 每日一次抽奖 | Quay thưởng mỗi ngày | سحب جوائز يومي
Deposit the required amount to take part | 存款达标即可参加 | Nạp đủ mức yêu cầu để tham gia | أودع المبلغ المطلوب للمشاركة
pocket down RNG
The site in your pocket | 把网站装进口袋 | Trang web trong túi bạn | الموقع في جيبك
Add it to the home screen | 添加到主屏幕 | Thêm vào màn hình chính | أضفه إلى الشاشة الرئيسية
always promotions RNG
Rewards paid to your wallet | 奖励直达钱包 | Thưởng trả vào ví | مكافآت تُدفع إلى محفظتك
Missions, rebate, levels and a prize draw | 任务、返水、等级与抽奖 | Nhiệm vụ, hoàn trả, cấp và quay thưởng | مهام واسترداد نقدي ومستويات وسحب جوائز
lasting promotions LOTT page /vip
Levels that never fall | 等级始终保留 | Cấp được giữ mãi | مستويات لا تنخفض
Your bets earn points | 积分来自您的投注 | Đặt cược để tích điểm | رهاناتك تكسبك نقاطًا
mall pointMall LOTT page /vip
Turn points into levels | 积分提升等级 | Tích điểm để lên cấp | نقاطك ترفع مستواك
See the benefits of each level | 查看各等级权益 | Xem quyền lợi từng cấp | اطلع على مزايا كل مستوى
at-your-side help LIVE
Answers in one place | 解答尽在一处 | Giải đáp ở một nơi | الإجابات في مكان واحد
Search the topics below | 搜索下方章节 | Tìm trong các mục bên dưới | ابحث في المواضيع أدناه
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
