/** Promotions, each with a mechanism that the wallet implements. Format: see `read-promotions.ts`. */
export const MECHANISM_PROMOTIONS = `
@ welcome newbie sandbox LIVE 2026-01-01
Try everything without money | 免费体验全部功能 | Dùng thử tất cả, không tốn tiền | جرّب كل شيء بلا مال
A demonstration: deposits come from a sandbox. | 演示站点：存款来自沙盒。 | Trang mẫu: tiền nạp đến từ hộp cát. | موقع تجريبي: الإيداعات من بيئة تجريبية.
This site is a demonstration. Its cashier is connected to a sandbox: no bank is asked, nothing is charged, and nothing is paid out. | 本站为演示站点，收银台连接沙盒：不会联系任何银行，不会扣款，也不会付款。 | Đây là trang mẫu. Quầy thu ngân nối với hộp cát: không ngân hàng nào được gọi, không trừ tiền, không chi tiền. | هذا موقع تجريبي. صندوقه متصل ببيئة تجريبية: لا يُسأل أي مصرف ولا يُخصم شيء ولا يُدفع شيء.
1. Use your own account or one of the demonstration; [a new one](/register) takes a minute. | 使用您自己的账户或演示账户；[开设新账户](/register)只需一分钟。 | Dùng tài khoản của bạn hoặc tài khoản mẫu; [mở tài khoản mới](/register) chỉ mất một phút. | استخدم حسابك أو حسابًا تجريبيًا؛ [فتح حساب جديد](/register) لا يستغرق سوى دقيقة.
1. Make a deposit in your account and confirm it on the sandbox's page. | 在账户中存款，并在沙盒页面确认。 | Nạp tiền trong tài khoản và xác nhận trên trang hộp cát. | أودع من حسابك وأكّد في صفحة البيئة التجريبية.
1. Play the games of the house, look at your records, set a limit, ask for a withdrawal. | 体验自营游戏，查看记录，设定限额，申请提款。 | Chơi trò của nhà, xem lịch sử, đặt giới hạn, yêu cầu rút tiền. | العب ألعاب الدار، وتصفح سجلاتك، وضع حدًا، واطلب سحبًا.

@ missions games missions RNG 2026-02-01
Missions of the day and the week | 每日与每周任务 | Nhiệm vụ ngày và tuần | مهام اليوم والأسبوع
Reach a target of bets, then claim its reward. | 投注达到目标即可领取奖励。 | Cược đạt mục tiêu rồi nhận thưởng. | ابلغ هدف الرهانات ثم استلم المكافأة.
Each mission names a target, the games that count, and its reward. Your progress and the leaderboard stand beside it. | 每项任务都列明目标、计入的游戏与奖励，旁边显示进度与排行榜。 | Mỗi nhiệm vụ ghi mục tiêu, trò được tính và phần thưởng. Tiến độ và bảng xếp hạng ở bên cạnh. | كل مهمة تذكر هدفها والألعاب المحتسبة ومكافأتها. ويظهر تقدمك والترتيب بجانبها.
1. Open Missions in your account. | 在账户中打开“任务”。 | Mở Nhiệm vụ trong tài khoản. | افتح المهام في حسابك.
1. Play: rounds that are over count by themselves. | 进行游戏：已结束的回合自动计入。 | Chơi: ván đã kết thúc tự được tính. | العب: تُحتسب الجولات المنتهية تلقائيًا.
1. Claim the reward before the day or the week ends. | 在当日或当周结束前领取奖励。 | Nhận thưởng trước khi hết ngày hoặc tuần. | استلم المكافأة قبل نهاية اليوم أو الأسبوع.

@ rebate rebate rebate PVP 2026-02-01
A part of every bet comes back | 投注返水 | Hoàn trả một phần tiền cược | جزء من رهاناتك يعود إليك
The rate of your level, claimed by yourself. | 按等级比例，自助领取。 | Theo tỷ lệ của cấp, tự nhận. | بنسبة مستواك، وتستلمه بنفسك.
A rebate is counted from the bets of rounds that are over. Its rate stands beside your level, and the amount that waits in your account. | 返水按已结束回合的投注计算，比例见您的等级，待领金额见账户。 | Hoàn trả tính từ tiền cược của ván đã kết thúc. Tỷ lệ ghi cạnh cấp của bạn, số tiền chờ nhận ở trong tài khoản. | يُحسب الاسترداد من رهانات الجولات المنتهية. نسبته بجانب مستواك، والمبلغ المنتظر في حسابك.
1. Look up the rate of your [level](/vip). | 查看您的[等级](/vip)比例。 | Xem tỷ lệ của [cấp](/vip) bạn. | اطلع على نسبة [مستواك](/vip).
1. Open Rebate in your account and claim what waits. | 在账户中打开“返水”并领取。 | Mở Hoàn trả trong tài khoản và nhận. | افتح الاسترداد في حسابك واستلم المنتظر.

@ level-gifts points levels RNG 2026-02-01
A gift with each new level | 升级礼金 | Quà cho mỗi cấp mới | هدية مع كل مستوى جديد
Points come from your bets; levels never fall. | 投注即得积分，等级不会下降。 | Điểm đến từ tiền cược; cấp không bị hạ. | النقاط من رهاناتك، والمستويات لا تنخفض.
Your bets earn points, and points lead to levels. Whoever reaches a level gets its gift once. | 投注获得积分，积分提升等级。升至某一等级可获该等级礼金一次。 | Tiền cược cho điểm, điểm dẫn đến cấp. Ai đạt một cấp sẽ nhận quà của cấp đó một lần. | رهاناتك تكسبك نقاطًا والنقاط ترفع مستواك. من يبلغ مستوى ينال هديته مرة واحدة.
1. See the [levels](/vip) with their points and gifts. | 查看各[等级](/vip)的积分与礼金。 | Xem các [cấp](/vip) cùng điểm và quà. | اطلع على [المستويات](/vip) ونقاطها وهداياها.
1. The gift waits among the rewards of your account. | 礼金会出现在账户的奖励中。 | Quà chờ trong mục phần thưởng của tài khoản. | تنتظرك الهدية بين مكافآت حسابك.

@ prize-draw deposit raffle LOTT 2026-02-01
One prize draw a day | 每日一次抽奖 | Mỗi ngày một lượt rút thưởng | سحب جائزة كل يوم
For members who have paid in that day. | 当日存款会员可参加。 | Cho thành viên đã nạp trong ngày. | للأعضاء الذين أودعوا في ذلك اليوم.
Whoever has paid in what the draw asks for may draw once that day. The prizes and what is missing stand in your account. | 当日存款达到要求即可抽奖一次，奖品与差额见账户。 | Ai nạp đủ mức yêu cầu được rút một lần trong ngày. Giải thưởng và phần còn thiếu có trong tài khoản. | من أودع المبلغ المطلوب يسحب مرة في ذلك اليوم. الجوائز وما ينقصك في حسابك.
1. Make a deposit. | 进行存款。 | Nạp tiền. | أودع.
1. Open Rewards in your account and press the draw. | 在账户中打开“奖励”并抽奖。 | Mở Phần thưởng trong tài khoản và rút. | افتح المكافآت في حسابك واسحب.

@ invite-friends others referral LIVE 2026-02-01 flag=referral
Invite friends | 邀请好友 | Mời bạn bè | ادعُ أصدقاءك
A reward for a friend who pays in. | 好友存款即可获得奖励。 | Phần thưởng khi bạn bè nạp tiền. | مكافأة عن كل صديق يودع.
Your own link stands in your account. A friend who registers with it is yours; what their deposits and bets bring you is listed beside the link. | 专属链接在您的账户中。通过链接注册的好友归您名下，其存款与投注带来的奖励列于链接旁。 | Liên kết riêng nằm trong tài khoản. Bạn bè đăng ký qua đó được tính cho bạn; phần thưởng từ tiền nạp và cược của họ ghi cạnh liên kết. | رابطك الخاص في حسابك. الصديق الذي يسجل به يُحسب لك، وما تجلبه إيداعاته ورهاناته مذكور بجانب الرابط.
1. Open Referral in your account and share the link. | 在账户中打开“推荐”并分享链接。 | Mở Giới thiệu trong tài khoản và chia sẻ liên kết. | افتح الإحالة في حسابك وشارك الرابط.
1. See who has joined, and claim what waits. | 查看谁已加入，并领取奖励。 | Xem ai đã tham gia và nhận phần thưởng. | شاهد من انضم واستلم المنتظر.
`;
