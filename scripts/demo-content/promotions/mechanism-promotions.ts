/** Promotions, each with a mechanism that the wallet implements. Format: see `read-promotions.ts`. */
export const MECHANISM_PROMOTIONS = `
@ welcome newbie sandbox LIVE 2026-01-01
Try everything without real money | 免费体验全部功能 | Dùng thử tất cả, không cần tiền thật | جرّب كل شيء بلا مال حقيقي
This is a demo: deposits use a payment sandbox. | 演示站点：存款使用支付沙盒。 | Trang mẫu: nạp tiền qua môi trường thanh toán thử nghiệm. | موقع تجريبي: تتم الإيداعات في بيئة دفع تجريبية.
This is a demo site. It is connected to a payment sandbox: no bank is involved, nothing is charged, and nothing is paid out. | 本站为演示站点，连接支付沙盒：不涉及任何银行，不会扣款，也不会付款。 | Đây là trang mẫu, kết nối với môi trường thanh toán thử nghiệm: không có ngân hàng nào tham gia, không trừ tiền, không chi tiền. | هذا موقع تجريبي متصل ببيئة دفع تجريبية: لا يشارك أي بنك ولا يُخصم شيء ولا يُصرف شيء.
1. Use your own account or a demo account; [registering](/register) takes a minute. | 使用您自己的账户或演示账户；[注册](/register)只需一分钟。 | Dùng tài khoản của bạn hoặc tài khoản mẫu; [đăng ký](/register) chỉ mất một phút. | استخدم حسابك أو حسابًا تجريبيًا؛ [إنشاء حساب](/register) لا يستغرق سوى دقيقة.
1. Make a deposit in your account and confirm it on the sandbox page. | 在账户中存款，并在沙盒页面确认。 | Nạp tiền trong tài khoản và xác nhận trên trang thử nghiệm. | أودع من حسابك وأكّد في صفحة البيئة التجريبية.
1. Play the house games, check your records, set a limit, request a withdrawal. | 体验自营游戏，查看记录，设定限额，申请提款。 | Chơi trò của nhà cái, xem lịch sử, đặt hạn mức, yêu cầu rút tiền. | العب ألعاب الموقع، وتصفح سجلاتك، وضع حدًا، واطلب سحبًا.

@ missions games missions RNG 2026-02-01
Daily and weekly missions | 每日与每周任务 | Nhiệm vụ hằng ngày và hằng tuần | مهام يومية وأسبوعية
Reach a betting target, then claim your reward. | 投注达到目标即可领取奖励。 | Cược đạt mục tiêu rồi nhận thưởng. | ابلغ هدف الرهانات ثم استلم المكافأة.
Each mission shows its target, eligible games and reward, with your progress and the leaderboard. | 每项任务都列明目标、适用游戏与奖励，并显示您的进度与排行榜。 | Mỗi nhiệm vụ ghi mục tiêu, trò được tính và phần thưởng, cùng tiến độ và bảng xếp hạng. | تعرض كل مهمة هدفها والألعاب المحتسبة ومكافأتها، مع تقدّمك ولوحة الصدارة.
1. Open Missions in your account. | 在账户中打开“任务”。 | Mở Nhiệm vụ trong tài khoản. | افتح المهام في حسابك.
1. Play: finished rounds count automatically. | 进行游戏：已结束的局自动计入。 | Chơi: ván đã kết thúc tự được tính. | العب: تُحتسب الجولات المنتهية تلقائيًا.
1. Claim your reward before the day or week ends. | 在当日或当周结束前领取奖励。 | Nhận thưởng trước khi hết ngày hoặc tuần. | استلم المكافأة قبل نهاية اليوم أو الأسبوع.

@ rebate rebate rebate PVP 2026-02-01
Rebate on your bets | 投注返水 | Hoàn trả tiền cược | استرداد نقدي على رهاناتك
At the rate of your level. Claim it any time. | 按等级比例，随时领取。 | Theo tỷ lệ của cấp, nhận bất cứ lúc nào. | بنسبة مستواك، واستلمه متى شئت.
You earn a rebate on your bets in finished rounds. The rate depends on your level and on the game; some games earn no rebate. The amount is shown in your account. | 局结束后，按投注计算返水。比例取决于您的等级与游戏，部分游戏无返水。金额显示在账户中。 | Hoàn trả tính từ tiền cược của các ván đã kết thúc. Tỷ lệ tùy theo cấp của bạn và trò chơi; một số trò không có hoàn trả. Số tiền hiển thị trong tài khoản. | يُحسب الاسترداد النقدي من رهانات الجولات المنتهية. تعتمد النسبة على مستواك وعلى اللعبة، ولا استرداد نقدي لبعض الألعاب. يظهر المبلغ في حسابك.
1. Check the rate of your [level](/vip). | 查看您的[等级](/vip)比例。 | Xem tỷ lệ của [cấp](/vip) bạn. | اطلع على نسبة [مستواك](/vip).
1. Open Rebate in your account and claim it. | 在账户中打开“返水”并领取。 | Mở Hoàn trả trong tài khoản và nhận. | افتح الاسترداد النقدي في حسابك واستلمه.

@ level-gifts points levels RNG 2026-02-01
A gift with each new level | 升级礼金 | Quà cho mỗi cấp mới | هدية مع كل مستوى جديد
Your bets earn points. Levels never fall. | 投注即得积分，等级不会下降。 | Đặt cược để tích điểm; cấp không bao giờ giảm. | النقاط من رهاناتك، والمستويات لا تنخفض.
Your bets earn points, and points raise your level. You get the gift of each level once. | 投注获得积分，积分提升等级。每个等级的礼金可领取一次。 | Đặt cược để tích điểm, tích đủ điểm để lên cấp. Bạn nhận quà của mỗi cấp một lần. | رهاناتك تكسبك نقاطًا والنقاط ترفع مستواك. تحصل على هدية كل مستوى مرة واحدة.
1. See the [levels](/vip) with their points and gifts. | 查看各[等级](/vip)的积分与礼金。 | Xem các [cấp](/vip) cùng điểm và quà. | اطلع على [المستويات](/vip) ونقاطها وهداياها.
1. Claim your gift in the reward centre. | 在奖励中心领取礼金。 | Nhận quà ở trung tâm thưởng. | استلم هديتك من مركز المكافآت.

@ prize-draw deposit raffle LOTT 2026-02-01
Daily prize draw | 每日一次抽奖 | Quay thưởng mỗi ngày | سحب جوائز يومي
For players who deposit the required amount today. | 当日存款达标的玩家可参加。 | Cho người chơi nạp đủ mức yêu cầu trong ngày. | للاعبين الذين أودعوا المبلغ المطلوب في اليوم نفسه.
Deposit the required amount today to draw one prize. Your account shows the prizes and how much you still need. | 当日存款达到要求即可抽奖一次。奖品与所需差额显示在账户中。 | Nạp đủ mức yêu cầu trong ngày để quay thưởng một lần. Giải thưởng và số tiền còn thiếu hiển thị trong tài khoản. | أودع المبلغ المطلوب في اليوم نفسه لسحب جائزة واحدة. تظهر الجوائز والمبلغ المتبقي في حسابك.
1. Make a deposit. | 进行存款。 | Nạp tiền. | أودع.
1. Open the reward centre in your account and select Draw a prize. | 在账户中打开“奖励中心”，点击“立即抽奖”。 | Mở Trung tâm thưởng trong tài khoản và bấm Quay thưởng. | افتح مركز المكافآت في حسابك واختر «سحب جائزة».

@ invite-friends others referral LIVE 2026-02-01 flag=referral
Invite friends | 邀请好友 | Mời bạn bè | ادعُ أصدقاءك
Earn rewards from your friends’ deposits and bets. | 好友的存款与投注可为您带来奖励。 | Nhận thưởng từ tiền nạp và tiền cược của bạn bè. | مكافآت من إيداعات أصدقائك ورهاناتهم.
Your personal link is in your account. Friends who register with it are listed there with the rewards you earn from their deposits and bets. | 专属链接在您的账户中。通过链接注册的好友，及其存款与投注为您带来的奖励，都列于其中。 | Liên kết riêng nằm trong tài khoản. Bạn bè đăng ký qua đó được liệt kê cùng phần thưởng từ tiền nạp và cược của họ. | رابطك الخاص في حسابك. يظهر فيه الأصدقاء الذين سجّلوا به والمكافآت التي تكسبها من إيداعاتهم ورهاناتهم.
1. Open Invite friends in your account and share the link. | 在账户中打开“邀请好友”并分享链接。 | Mở Mời bạn bè trong tài khoản và chia sẻ liên kết. | افتح «ادعُ أصدقاءك» في حسابك وشارك الرابط.
1. See who has joined, and claim your rewards. | 查看谁已加入，并领取奖励。 | Xem ai đã tham gia và nhận phần thưởng. | شاهد من انضم واستلم مكافآتك.
`;
