/** Races, leagues, points and the rest: see `read-promotions.ts` for what the lines say. */
export const PLAY_PROMOTIONS = `
@ lantern-race slots join RNG 2026-06-07 points
The Lantern Race | 灯笼争霸赛 | Cuộc đua Đèn lồng | سباق الفوانيس
Every Sunday: the longest row of wins shares 50,000 points. | 每周日：最长连赢共享 50,000 积分。 | Mỗi Chủ nhật: chuỗi thắng dài nhất chia 50,000 điểm. | كل أحد: أطول سلسلة أرباح تتقاسم 50,000 نقطة.
It is not the stake that counts but the row: who has the most winning spins one after another, at any stake. | 比的不是投注额，而是连赢次数：任何投注额均可参赛。 | Không tính mức cược mà tính chuỗi: ai có nhiều vòng thắng liên tiếp nhất, ở mức cược bất kỳ. | لا يُحتسب حجم الرهان بل السلسلة: من يحقق أكبر عدد من اللفات الرابحة المتتالية بأي رهان.
1. Join by Sunday 10:00. | 周日 10:00 前报名。 | Tham gia trước 10:00 Chủ nhật. | انضم قبل العاشرة من صباح الأحد.
1. Play any slots until 22:00; your longest row is kept. | 至 22:00 游玩任意老虎机，记录最长连赢。 | Chơi slots bất kỳ đến 22:00; chuỗi dài nhất được ghi lại. | العب أي سلوتس حتى 22:00؛ تُحفظ أطول سلسلة لك.
1. The first hundred are paid on Monday: 10,000 points for the first, 100 for the hundredth. | 周一派发前一百名奖励：第一名 10,000 积分，第一百名 100 积分。 | Một trăm người đầu được thưởng vào thứ Hai: hạng nhất 10,000 điểm, hạng một trăm 100 điểm. | تُمنح المئة الأولى جوائزها يوم الاثنين: 10,000 نقطة للأول و100 للمئة.
- With equal rows the one reached earlier is ahead. | 连赢次数相同者，先达成者居前。 | Chuỗi bằng nhau thì ai đạt trước xếp trên. | عند التساوي يتقدم من بلغها أولًا.
- Spins below 0.05 and free spins do not count. | 低于 0.05 的旋转与免费旋转不计入。 | Không tính vòng quay dưới 0.05 và vòng miễn phí. | لا تُحتسب اللفات دون 0.05 ولا المجانية.

@ card-night cards active PVP 2026-05-07 cash
Thursday is card night | 周四棋牌之夜 | Thứ Năm là đêm bài | الخميس ليلة الورق
Half the table fee from 18:00 to midnight. | 18:00 至午夜台费减半。 | Giảm nửa phí bàn từ 18:00 đến nửa đêm. | نصف رسوم الطاولة من 18:00 حتى منتصف الليل.
At the card and tile tables we live on a small fee of each pot. On Thursday evenings we take half of it. | 棋牌桌台每局收取少量台费，周四晚间仅收一半。 | Ở bàn bài và mạt chược, chúng tôi thu một phần nhỏ mỗi ván. Tối thứ Năm chỉ thu một nửa. | على طاولات الورق والبلاط نأخذ رسمًا صغيرًا من كل جولة. مساء الخميس نأخذ نصفه.
1. Sit down at any table of the card games. | 任选棋牌桌台入座。 | Ngồi vào bất kỳ bàn nào. | اجلس إلى أي طاولة من ألعاب الورق.
1. The fee shown at the table is already the lower one. | 桌上显示的即为优惠后的台费。 | Phí hiển thị tại bàn đã là mức giảm. | الرسم الظاهر على الطاولة هو المخفّض بالفعل.
- Private tables and tournaments keep their own fees. | 私人桌与锦标赛按原费用收取。 | Bàn riêng và giải đấu giữ phí riêng. | تحتفظ الطاولات الخاصة والبطولات برسومها.

@ fishing-league fish join FISH 2026-07-03 points
The weekend fishing league | 周末渔王联赛 | Giải câu cuối tuần | دوري الصيد لنهاية الأسبوع
Three boats, three rounds, the hundred best share the prizes. | 三船三轮，前一百名共享奖励。 | Ba thuyền, ba lượt, một trăm người giỏi nhất chia thưởng. | ثلاثة قوارب وثلاث جولات، وأفضل مئة يتقاسمون الجوائز.
From Friday evening to Sunday night every member may fish three rounds of ten minutes for the league. | 周五晚至周日夜，每位会员可参加三轮、每轮十分钟的联赛。 | Từ tối thứ Sáu đến đêm Chủ nhật, mỗi thành viên được câu ba lượt mười phút cho giải. | من مساء الجمعة إلى ليل الأحد يصطاد كل عضو ثلاث جولات من عشر دقائق للدوري.
1. Join, then press Start round in any fishing game. | 报名后，在任一捕鱼游戏点按“开始计分”。 | Tham gia rồi bấm Bắt đầu lượt trong game bắn cá. | انضم ثم اضغط «بدء الجولة» في أي لعبة صيد.
1. Your best catch for every unit staked is your score, so that small boats have the same chance. | 以单位投注的最佳渔获计分，小船同样有机会。 | Điểm là mẻ lưới tốt nhất trên mỗi đơn vị cược, nên thuyền nhỏ cũng có cơ hội như nhau. | نتيجتك هي أفضل صيد لكل وحدة رهان، فللقوارب الصغيرة الفرصة نفسها.
1. Points are posted on Monday. | 周一派发积分。 | Điểm được cộng vào thứ Hai. | تُضاف النقاط يوم الاثنين.
- A round that breaks off through our fault is repeated; one that you leave counts as it stands. | 因我方原因中断的一轮可重赛；自行离开则按当时成绩计。 | Lượt bị ngắt do lỗi của chúng tôi được làm lại; lượt bạn rời đi tính như lúc đó. | تُعاد الجولة التي تنقطع بسببنا؛ أما التي تغادرها فتُحتسب كما هي.

@ birthday-points points active LOTT 2026-01-01 points
Double points on your birthday | 生日双倍积分 | Sinh nhật nhân đôi điểm | نقاط مضاعفة في يوم ميلادك
Three days of double points, once a year. | 每年一次，连续三天双倍积分。 | Mỗi năm một lần, ba ngày điểm gấp đôi. | ثلاثة أيام من النقاط المضاعفة مرة كل عام.
On your birthday and the days before and after it, every bet earns twice the points. | 生日当天及前后各一天，每注积分双倍。 | Vào ngày sinh nhật, ngày trước và ngày sau, mọi cược được gấp đôi điểm. | في يوم ميلادك واليومين قبله وبعده يكسب كل رهان ضعف النقاط.
1. See that the date of birth in your account is confirmed. | 请确认账户中的出生日期已核实。 | Kiểm tra ngày sinh trong tài khoản đã được xác nhận. | تأكد من أن تاريخ ميلادك في الحساب مؤكد.
1. Play as usual; the second half of the points is posted each midnight. | 照常游戏，加倍积分于每日午夜到账。 | Chơi như thường; phần điểm thêm được cộng mỗi nửa đêm. | العب كالمعتاد؛ تُضاف النقاط الإضافية كل منتصف ليل.
- The date of birth can be corrected once, with a document. | 出生日期凭证件可更正一次。 | Ngày sinh được sửa một lần, kèm giấy tờ. | يمكن تصحيح تاريخ الميلاد مرة واحدة بوثيقة.

@ month-of-masters ranking join RNG 2026-11-01 points until=2026-12-01
November masters | 十一月大师榜 | Bậc thầy tháng Mười Một | أساتذة نوفمبر
A table of the whole month; the first two hundred are rewarded. | 月度排行榜，前两百名获奖。 | Bảng xếp hạng cả tháng; hai trăm người đầu được thưởng. | جدول للشهر كله؛ أول مئتين يُكافؤون.
Each day has three small tasks, such as ten winning spins or a bet on an underdog that comes in. A task done is a star; the most stars lead the table. | 每天三个小任务，如十次中奖旋转、冷门命中等。完成一项得一颗星，星数最多者居榜首。 | Mỗi ngày có ba nhiệm vụ nhỏ, như mười vòng thắng hoặc một cửa dưới trúng. Xong một việc được một sao; ai nhiều sao dẫn đầu. | لكل يوم ثلاث مهام صغيرة، كعشر لفات رابحة أو رهان رابح على الأضعف. المهمة المنجزة نجمة، والأكثر نجومًا يتصدر.
1. Join at any time of the month. | 当月任何时间均可报名。 | Tham gia bất kỳ lúc nào trong tháng. | انضم في أي وقت من الشهر.
1. Do the day's tasks, at whatever stake you like. | 以任意投注额完成当日任务。 | Làm nhiệm vụ trong ngày, mức cược tùy bạn. | أنجز مهام اليوم بأي رهان تريده.
1. Rewards from 500 to 30,000 points are posted on 2 December. | 12 月 2 日派发 500 至 30,000 积分。 | Thưởng từ 500 đến 30,000 điểm được cộng ngày 2/12. | تُضاف مكافآت من 500 إلى 30,000 نقطة في 2 ديسمبر.
- A day on which you take a break costs you nothing: only the stars of your twenty-five best days count. | 休息一天不影响名次：仅计最佳二十五天的星数。 | Nghỉ một ngày không mất gì: chỉ tính hai mươi lăm ngày tốt nhất. | استراحة يوم لا تضرك: تُحتسب أفضل خمسة وعشرين يومًا فقط.

@ app-spins app join RNG 2026-04-01 points
Twenty spins for the app | 安装应用送 20 次旋转 | Cài ứng dụng tặng 20 vòng | عشرون لفة مقابل التطبيق
Install, sign in, spin. | 安装、登录、旋转。 | Cài đặt, đăng nhập, quay. | ثبّت وسجّل الدخول ودُر.
The first sign-in through the application of your phone is worth twenty free spins. | 首次通过手机应用登录，即得二十次免费旋转。 | Lần đăng nhập đầu tiên qua ứng dụng được hai mươi vòng quay miễn phí. | أول تسجيل دخول عبر تطبيق هاتفك يمنحك عشرين لفة مجانية.
1. Get the application from the [download page](/down). | 从[下载页](/down)获取应用。 | Tải ứng dụng từ [trang tải về](/down). | احصل على التطبيق من [صفحة التنزيل](/down).
1. Sign in with your account. | 使用您的账户登录。 | Đăng nhập bằng tài khoản của bạn. | سجّل الدخول بحسابك.
1. The spins wait in the reward centre for seven days. | 旋转次数在奖励中心保留七天。 | Vòng quay chờ trong trung tâm thưởng bảy ngày. | تنتظرك اللفات في مركز المكافآت سبعة أيام.
- Once for each person, not for each phone. What the spins win has no turnover. | 每人一次，与设备数量无关。旋转所得无流水要求。 | Mỗi người một lần, không tính theo máy. Tiền thắng từ vòng quay không cần vòng cược. | مرة لكل شخص لا لكل هاتف. أرباح اللفات بلا شرط رهان.

@ game-of-the-week games active RNG 2026-02-16 points
Game of the week | 每周精选 | Trò chơi của tuần | لعبة الأسبوع
One game, three times the points, from Wednesday to Tuesday. | 每周一款游戏，三倍积分。 | Một trò chơi, điểm gấp ba, từ thứ Tư đến thứ Ba. | لعبة واحدة بثلاثة أضعاف النقاط من الأربعاء إلى الثلاثاء.
Our editors choose a game that deserves more players, not one that pays us more. It carries the hot mark for a week. | 编辑挑选值得更多玩家体验的游戏，而非对我们更有利的游戏，并在一周内标记为热门。 | Biên tập viên chọn trò xứng đáng có thêm người chơi, không phải trò lợi cho chúng tôi. Trò đó mang dấu Hot trong một tuần. | يختار محررونا لعبة تستحق لاعبين أكثر، لا لعبة تدر علينا أكثر، وتحمل علامة الرائج أسبوعًا.
1. Look for the notice on Wednesday. | 周三留意公告。 | Xem thông báo vào thứ Tư. | راقب الإعلان يوم الأربعاء.
1. Play it; the points are tripled as they are earned. | 游玩即得三倍积分。 | Chơi trò đó; điểm được nhân ba ngay. | العبها؛ تُضرب النقاط في ثلاثة فور كسبها.
- At most 2,000 additional points a person and week. | 每人每周最多加赠 2,000 积分。 | Mỗi người mỗi tuần tối đa thêm 2,000 điểm. | بحد أقصى 2,000 نقطة إضافية للشخص أسبوعيًا.

@ invite-friends others active PVP 2026-01-01 reward flag=referral
Bring a friend | 邀请好友 | Mời bạn bè | ادعُ صديقًا
20.00 for you once your friend has settled in, and a part of every bet. | 好友安顿后您得 20.00，其每笔投注您另得一份。 | Bạn nhận 20.00 khi bạn của bạn đã ổn định, và một phần của mỗi cược. | لك 20.00 حين يستقر صديقك، وجزء من كل رهان.
Good company is worth something to us. Invite people whom you know and who would want to be invited. | 好友相伴，值得奖励。请邀请您认识且愿意受邀的朋友。 | Bạn đồng hành rất đáng quý. Hãy mời người bạn quen và muốn được mời. | الصحبة الطيبة تعني لنا الكثير. ادعُ من تعرفهم ويرغبون في الدعوة.
1. Share your referral code or link. | 分享您的邀请码或链接。 | Chia sẻ mã hoặc liên kết giới thiệu. | شارك رمز الإحالة أو الرابط.
1. Your friend registers with it. | 好友以此注册。 | Bạn của bạn đăng ký bằng mã đó. | يسجّل صديقك به.
1. Once your friend's deposits come to 50.00 the reward waits for you. | 好友累计存款达 50.00 后，奖励即等您领取。 | Khi tổng tiền nạp của bạn ấy đạt 50.00, phần thưởng chờ bạn. | حين تبلغ إيداعات صديقك 50.00 تنتظرك المكافأة.
1. Each day a thousandth of what your friends bet is added. | 每天另加好友投注额的千分之一。 | Mỗi ngày cộng thêm một phần nghìn số tiền bạn bè đặt cược. | يُضاف كل يوم جزء من الألف مما راهن به أصدقاؤك.
- A code of one's own, and accounts from the same device, do not count. | 自荐及同一设备的账户无效。 | Không tính mã của chính mình và tài khoản cùng thiết bị. | لا تُقبل دعوة النفس ولا الحسابات من الجهاز نفسه.

@ first-steps newbie active RNG 2026-01-01 points
First steps | 新手任务 | Những bước đầu | الخطوات الأولى
Four small tasks, 1,200 points, no deposit. | 四个小任务，1,200 积分，无需存款。 | Bốn việc nhỏ, 1,200 điểm, không cần nạp. | أربع مهام صغيرة و1,200 نقطة بلا إيداع.
Whoever sets up an account well is safer and asks us less. We say thank you with points. | 完善账户更安全、更省心。我们以积分致谢。 | Tài khoản được thiết lập đầy đủ sẽ an toàn hơn. Chúng tôi cảm ơn bằng điểm. | من يضبط حسابه جيدًا يكون أكثر أمانًا. نشكرك بالنقاط.
1. Confirm your phone number: 300 points. | 验证手机号：300 积分。 | Xác nhận số điện thoại: 300 điểm. | أكّد رقم هاتفك: 300 نقطة.
1. Set a withdrawal password: 300 points. | 设置提款密码：300 积分。 | Đặt mật khẩu rút tiền: 300 điểm. | ضع كلمة مرور للسحب: 300 نقطة.
1. Set a deposit limit, at any height: 300 points. | 设定任意存款限额：300 积分。 | Đặt hạn mức nạp, mức tùy ý: 300 điểm. | ضع حدًا للإيداع أيًا كان: 300 نقطة.
1. Read the page on [responsible gaming](/help#responsible): 300 points. | 阅读[理性博彩](/help#responsible)页：300 积分。 | Đọc trang [chơi có trách nhiệm](/help#responsible): 300 điểm. | اقرأ صفحة [اللعب المسؤول](/help#responsible): 300 نقطة.
- Each task counts once, within thirty days of registering. | 每项任务限一次，须于注册后三十天内完成。 | Mỗi việc tính một lần, trong ba mươi ngày sau đăng ký. | تُحتسب كل مهمة مرة واحدة خلال ثلاثين يومًا من التسجيل.

@ esports-season sports soon SPORTS 2026-12-15 points until=2027-03-01
The winter season | 冬季赛季 | Mùa giải mùa đông | الموسم الشتوي
Predict the bracket of five arenas, from 15 December. | 12 月 15 日起，竞猜五大赛场晋级图。 | Dự đoán nhánh đấu của năm đấu trường từ 15/12. | توقّع مسار خمس ساحات بدءًا من 15 ديسمبر.
Sixty-four teams, eleven weeks. Fill in the whole bracket before the first match and follow how long it holds. | 六十四支战队，十一周。首场前填写完整晋级图，看您的预测能走多远。 | Sáu mươi tư đội, mười một tuần. Điền cả nhánh đấu trước trận đầu và xem dự đoán đi được bao xa. | أربعة وستون فريقًا وأحد عشر أسبوعًا. املأ المسار كاملًا قبل المباراة الأولى وتابع كم يصمد.
1. From 15 December: open the bracket and choose a winner for each match. | 12 月 15 日起：打开晋级图，为每场选出胜者。 | Từ 15/12: mở nhánh đấu và chọn đội thắng từng trận. | ابتداءً من 15 ديسمبر: افتح المسار واختر فائزًا لكل مباراة.
1. It costs nothing and needs no bet. | 完全免费，无需投注。 | Miễn phí và không cần đặt cược. | لا يكلف شيئًا ولا يتطلب رهانًا.
1. Each right choice earns points, more in later rounds: 20 in the first, 1,000 for the final. | 每猜中一场得积分，越往后越多：首轮 20，决赛 1,000。 | Mỗi lựa chọn đúng được điểm, vòng sau nhiều hơn: vòng đầu 20, chung kết 1,000. | كل اختيار صحيح يكسب نقاطًا تزداد مع الجولات: 20 في الأولى و1,000 للنهائي.
- One bracket a person; it is closed with the first match. | 每人一份，首场开赛即锁定。 | Mỗi người một nhánh đấu, khóa khi trận đầu bắt đầu. | مسار واحد لكل شخص، ويُغلق مع المباراة الأولى.

@ autumn-lanterns others close RNG 2026-09-18 points until=2026-10-04
Autumn lanterns | 中秋灯会 | Hội đèn Trung thu | فوانيس الخريف
The festival is over; the rewards have been posted. | 活动已结束，奖励已派发。 | Lễ hội đã kết thúc; phần thưởng đã được trao. | انتهى المهرجان وأُضيفت المكافآت.
For sixteen evenings members lit lanterns by playing, and each row of eight lanterns was rewarded. | 十六个夜晚，会员以游戏点亮灯笼，每集齐八盏即获奖励。 | Trong mười sáu buổi tối, thành viên thắp đèn bằng cách chơi và mỗi hàng tám đèn được thưởng. | طوال ست عشرة أمسية أضاء الأعضاء الفوانيس باللعب، وكوفئ كل صف من ثمانية.
1. 41,208 rows were lit, 824,160 points posted. | 共点亮 41,208 排，派发 824,160 积分。 | 41,208 hàng đèn đã sáng, 824,160 điểm được trao. | أُضيء 41,208 صفوف ومُنحت 824,160 نقطة.
1. Not received yours? Write to us by the end of the year. | 尚未收到？请于年底前联系我们。 | Chưa nhận được? Hãy viết cho chúng tôi trước cuối năm. | لم تصلك مكافأتك؟ راسلنا قبل نهاية العام.
- The next festival comes with the new lunar year. | 下一场灯会将于农历新年举行。 | Lễ hội tiếp theo vào Tết Nguyên đán. | المهرجان القادم مع رأس السنة القمرية.
`;
