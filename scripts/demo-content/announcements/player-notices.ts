/** Notices for players. Format: see `read-announcements.ts`. */
export const PLAYER_NOTICES = `
@ demonstration 2026-11-27
This is a demo site | 本站为演示站点 | Đây là trang mẫu | هذا موقع تجريبي
The brand and its announcements are fictional. Deposits use a payment sandbox: nothing is charged, and nothing is paid out. [About this demo](/help#about). | 品牌及其公告均为虚构。存款使用支付沙盒：不扣款，也不付款。[关于本演示站点](/help#about)。 | Thương hiệu và thông báo là hư cấu. Nạp tiền qua môi trường thanh toán thử nghiệm: không trừ tiền, không chi tiền. [Về trang mẫu này](/help#about). | العلامة وما تعلنه من وحي الخيال. تتم الإيداعات في بيئة دفع تجريبية: لا يُخصم شيء ولا يُصرف شيء. [عن هذا الموقع التجريبي](/help#about).

@ house-games 2026-11-26
House games are open | 自营游戏现已开放 | Trò của nhà cái đã mở | ألعاب الموقع متاحة
Lantern Garden, Lantern Twenty-One and Lantern Sports run on this server. Their rules show the calculated return, and you can verify rounds under **Fairness**. | 灯笼花园、灯笼二十一点与灯笼体育在本服务器运行。规则列明计算所得的返还率，可在**公平性**中验证每一局。 | Vườn Đèn Lồng, Xì Dách Đèn Lồng và Thể Thao Đèn Lồng chạy trên máy chủ này. Luật chơi ghi tỷ lệ trả thưởng đã tính, và bạn có thể xác minh từng ván ở mục **Tính công bằng**. | تعمل حديقة الفوانيس وبلاك جاك الفوانيس ورياضة الفوانيس على هذا الخادم. تذكر قواعدها العائد المحسوب، ويمكنك التحقق من الجولات في قسم **النزاهة**.

@ limits 2026-11-22
Set your own limits | 设定您的限额 | Tự đặt hạn mức | ضع حدودك بنفسك
You can set limits for deposits, losses and time. Lower limits apply immediately; higher ones take effect after a delay, to protect you from decisions in the heat of the moment. [Learn how](/help#responsible). | 您可设定存款、亏损与时间限额。下调立即生效，上调须等待，以免一时冲动。[了解设置方法](/help#responsible)。 | Bạn có thể đặt hạn mức nạp, thua lỗ và thời gian. Giảm có hiệu lực ngay; tăng phải chờ để tránh bốc đồng. [Cách đặt](/help#responsible). | يمكنك تحديد حدود للإيداع والخسارة والوقت. خفض الحد يسري فورًا، ورفعه بعد مهلة حتى لا يُرفع في لحظة انفعال. [كيف يتم ذلك](/help#responsible).

@ address-bar 2026-11-20
Check the address before you sign in | 登录前请核对网址 | Kiểm tra địa chỉ trước khi đăng nhập | تحقق من العنوان قبل تسجيل الدخول
Links to fake sites are sent in messages and ads. Bookmark the right address and open the site from there. | 仿冒网站常通过短信和广告传播。请将正确网址存为书签，并从书签打开。 | Trang giả mạo thường đến qua tin nhắn và quảng cáo. Hãy lưu địa chỉ đúng vào dấu trang và mở từ đó. | تصل النسخ المقلدة عبر الرسائل والإعلانات. احفظ العنوان الصحيح في مفضلتك وافتح الموقع منها.

@ never-ask 2026-11-18
We never ask for your code | 我们绝不索要验证码 | Chúng tôi không bao giờ hỏi mã của bạn | لا نطلب رمزك أبدًا
Our staff never ask for your password or a code from a text message, not even to help you. Anyone who asks is not from us. | 任何工作人员都不会索要密码或短信验证码，即使以协助为由。索要者必非本站人员。 | Không nhân viên nào hỏi mật khẩu hay mã tin nhắn, kể cả để giúp bạn. Ai hỏi đều không phải người của chúng tôi. | لا يطلب أي من موظفينا كلمة مرور أو رمزًا من رسالة نصية ولو بحجة مساعدتك. من يطلب ليس منا.

@ missions 2026-11-17
Track your missions | 查看任务进度 | Theo dõi nhiệm vụ | تابع مهامك
Your bets count automatically towards daily and weekly missions. See your progress, rewards and the leaderboard in your account. [How it works](/promoDetail?id=missions). | 每日与每周任务自动统计您的投注，进度、奖励与排行榜见账户。[了解规则](/promoDetail?id=missions)。 | Nhiệm vụ ngày và tuần tự đếm tiền cược. Tiến độ, phần thưởng và bảng xếp hạng ở trong tài khoản. [Cách hoạt động](/promoDetail?id=missions). | مهام اليوم والأسبوع تحسب رهاناتك تلقائيًا. التقدم والمكافأة والترتيب في حسابك. [كيف تعمل](/promoDetail?id=missions).

@ rebate 2026-11-15
Claim your rebate | 领取返水 | Nhận hoàn trả | استلم استردادك النقدي
Your rebate is added up as rounds finish. Claim it in your account any time. [How it works](/promoDetail?id=rebate). | 局结束后，返水会累计到账户，随时可领取。[了解规则](/promoDetail?id=rebate)。 | Hoàn trả được cộng khi ván kết thúc. Nhận trong tài khoản bất cứ lúc nào. [Cách hoạt động](/promoDetail?id=rebate). | يُحسب استردادك النقدي بعد انتهاء الجولات. استلمه من حسابك متى شئت. [كيف يعمل](/promoDetail?id=rebate).

@ levels 2026-11-14
Levels never fall | 等级只升不降 | Cấp không bao giờ giảm | المستويات لا تنخفض أبدًا
Your bets earn points. See the benefits of each [level](/vip). | 投注可获得积分。查看各[等级](/vip)的权益。 | Đặt cược để tích điểm. Xem quyền lợi của từng [cấp](/vip). | رهاناتك تكسبك نقاطًا. اطّلع على مزايا كل [مستوى](/vip).

@ jackpot-counter 2026-11-12 jackpot
What the jackpot counter shows | 奖池计数说明 | Bộ đếm hũ thưởng cho biết gì | ما الذي يعرضه عداد الجائزة الكبرى
The amount is only an example: it grows by a fixed amount every few seconds. It is not a real prize, and no one can win it. | 该数字仅为演示：每隔数秒增加固定金额。它不是真实奖金，也无人可以赢取。 | Con số chỉ để minh họa: cứ vài giây tăng một khoản cố định. Đó không phải giải thưởng thật và không ai có thể trúng. | الرقم للعرض فقط: يرتفع بمبلغ ثابت كل بضع ثوانٍ. ليس جائزة حقيقية ولا يمكن لأحد أن يفوز به.

@ draws-later 2026-11-11
Lottery draws start later | 彩票稍后开奖 | Xổ số: sẽ mở thưởng sau | سحوبات اليانصيب تبدأ لاحقًا
The lotteries in this demo show sample numbers. Tickets are not available yet. | 本演示中的彩票显示示例号码，目前不销售彩票。 | Xổ số trên trang mẫu này hiển thị số minh họa. Hiện chưa bán vé. | يعرض اليانصيب في هذا الموقع التجريبي أرقامًا نموذجية. لا تُباع تذاكر بعد.

@ dark-theme 2026-11-10 themeSwitch
Easier on the eyes at night | 夜间更护眼 | Dịu mắt hơn vào ban đêm | أريح للعين ليلًا
Use the switch in the header to change between light and dark. Your choice is saved on this device. | 页首开关可切换浅色与深色，选择保存在本设备。 | Nút trên đầu trang chuyển sáng và tối. Lựa chọn được giữ trên thiết bị này. | المفتاح أعلى الصفحة يبدل بين الفاتح والداكن، ويُحفظ اختيارك على هذا الجهاز.

@ two-step 2026-11-08
Two-step verification | 两步验证 | Xác minh hai bước | التحقق بخطوتين
With two-step verification, a stolen password is not enough to sign in. Turn it on in your account under Security. | 启用两步验证后，仅凭被盗密码无法登录。请在账户的“安全中心”开启。 | Với xác minh hai bước, lộ mật khẩu vẫn chưa đủ để đăng nhập. Bật ở Trung tâm bảo mật trong tài khoản. | مع التحقق بخطوتين لا تكفي كلمة مرور مسروقة لتسجيل الدخول. فعّله في مركز الأمان في حسابك.

@ hourly-reminder 2026-11-06
Reality check while you play | 游戏时间提醒 | Nhắc thời gian chơi | تذكير بمدة اللعب
Once an hour, a reminder shows how long you have been signed in and what you have won or lost. | 每小时提示一次您的登录时长与输赢情况。 | Mỗi giờ, một lời nhắc cho biết bạn đã đăng nhập bao lâu và thắng thua thế nào. | كل ساعة يظهر تذكير بمدة تسجيل دخولك وبنتيجتك.

@ keep-favourites 2026-11-05
Save your favourites | 收藏随手可得 | Giữ trò yêu thích bên mình | احفظ ألعابك المفضلة
Select the heart on a game to add it to your favourites. They are available on every device where you sign in. | 点按游戏上的爱心即可收藏，登录任意设备均可查看。 | Nhấn hình trái tim trên trò chơi để lưu vào mục yêu thích, trên mọi thiết bị bạn đăng nhập. | اضغط القلب على اللعبة لحفظها بين مفضلاتك على كل جهاز تسجّل الدخول منه.

@ search-all 2026-11-03
Find a game by its name | 按名称查找游戏 | Tìm trò theo tên | ابحث عن لعبة باسمها
Search [all games](/games) by name. Filters are part of the page address, so you can bookmark them. | [全部游戏](/games)支持名称搜索。大厅筛选保存在网址中，可加入书签。 | Tìm theo tên trong [tất cả trò chơi](/games). Bộ lọc nằm trong địa chỉ trang, bạn có thể lưu dấu trang. | ابحث بالاسم في [كل الألعاب](/games). عوامل التصفية جزء من عنوان الصفحة فيمكنك حفظها في المفضلة.

@ winners-board 2026-11-01 winnersBoard
About the winners board | 中奖榜说明 | Về bảng thắng lớn | عن لوحة الفائزين
The board shows large wins with masked names. Most entries in this demo are fictional. | 榜单展示大额奖金，用户名部分隐藏。本演示中的记录大多为虚构。 | Bảng hiển thị khoản thắng lớn, tên được che. Phần lớn trên trang mẫu này là hư cấu. | تعرض اللوحة المكاسب الكبيرة مع إخفاء جزء من الاسم. معظم ما في هذا الموقع التجريبي من وحي الخيال.

@ your-records 2026-10-30
Every round and payment | 每一局与每笔款项 | Từng ván và từng giao dịch | كل جولة ومعاملة
Your betting history lists every round, and Transactions lists every movement of your money. You can download both as CSV. | 投注记录列出每一局，账户明细列出每笔资金变动，均可下载为 CSV。 | Lịch sử cược ghi từng ván, lịch sử giao dịch ghi từng khoản tiền vào và ra. Bạn có thể tải cả hai ở dạng CSV. | يعرض سجل الرهانات كل جولة، ويعرض سجل المعاملات كل حركة في أموالك. يمكنك تنزيل كليهما بصيغة CSV.

@ old-browsers 2026-10-27
Old browsers | 旧版浏览器 | Trình duyệt cũ | المتصفحات القديمة
Games need an up-to-date browser. Older browsers show the pages, but games may not start. | 游戏需要较新的浏览器。旧版仍可浏览页面，但游戏可能无法启动。 | Trò chơi cần trình duyệt mới. Bản cũ vẫn xem được trang nhưng trò chơi có thể không mở. | تحتاج الألعاب إلى متصفح حديث. القديم يعرض الصفحات لكن قد لا تبدأ الألعاب.

@ sessions 2026-10-24
Check where you are signed in | 查看登录设备 | Xem bạn đang đăng nhập ở đâu | تحقق من أماكن تسجيل دخولك
See your devices in your account under Security. If you don’t recognise one, sign it out and change your password. | 账户的“安全中心”列有您的设备。若有陌生设备，请将其退出登录并修改密码。 | Trung tâm bảo mật trong tài khoản liệt kê các thiết bị. Nếu có thiết bị lạ, hãy đăng xuất nó và đổi mật khẩu. | تظهر أجهزتك في مركز الأمان في حسابك. إن وجدت جهازًا لا تعرفه فسجّل خروجه وغيّر كلمة المرور.

@ take-a-rest 2026-10-18
Take a break | 暂停一下 | Tạm nghỉ | خذ استراحة
During a break (time-out) you can sign in but not play or deposit. You choose how long, and it ends automatically. Find it in your account under Limits and breaks. | 暂停期间您可以登录，但不能游戏或存款。期限由您选择，到期自动恢复，位于账户的“限额与暂停”。 | Khi tạm nghỉ, bạn vẫn đăng nhập được nhưng không thể chơi hay nạp tiền. Bạn chọn thời hạn và thời gian tạm nghỉ tự kết thúc. Mục này ở Hạn mức và tạm nghỉ trong tài khoản. | أثناء الاستراحة يمكنك تسجيل الدخول لكن لا يمكنك اللعب أو الإيداع. أنت تختار المدة وتنتهي تلقائيًا. تجدها في حسابك ضمن الحدود والاستراحات.
`;
