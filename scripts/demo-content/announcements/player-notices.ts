/** Notices for players. Format: see `read-announcements.ts`. */
export const PLAYER_NOTICES = `
@ demonstration 2026-11-27
This site is a demonstration | 本站为演示站点 | Đây là trang mẫu | هذا موقع تجريبي
The brand and what it announces are invented. Deposits come from a sandbox: nothing is charged, and nothing is paid out. [More](/help#about). | 品牌及其公告均为虚构。存款来自沙盒：不扣款，也不付款。[了解更多](/help#about)。 | Thương hiệu và thông báo là hư cấu. Tiền nạp đến từ hộp cát: không trừ tiền, không chi tiền. [Xem thêm](/help#about). | العلامة وما تعلنه من وحي الخيال. الإيداعات من بيئة تجريبية: لا يُخصم شيء ولا يُدفع شيء. [المزيد](/help#about).

@ house-games 2026-11-26
The games of the house can be played | 自营游戏现可游玩 | Có thể chơi trò của nhà | يمكنك لعب ألعاب الدار
Lantern Garden, Lantern Twenty-One and Lantern Sports run on this server. Their rules name the computed return, and **Fairness** computes a round again. | 灯笼花园、灯笼二十一点与灯笼体育在本服务器运行。规则列明计算所得的返还率，**公平性**可重新计算每一回合。 | Vườn Đèn Lồng, Xì Dách Đèn Lồng và Thể Thao Đèn Lồng chạy trên máy chủ này. Luật ghi tỷ lệ trả thưởng đã tính, và mục **Công bằng** tính lại từng ván. | تعمل حديقة الفوانيس وواحد وعشرون الفانوس ورياضة الفانوس على هذا الخادم. قواعدها تذكر العائد المحسوب، ويعيد قسم **النزاهة** حساب الجولة.

@ limits 2026-11-22
Set your own limits | 设定您的限额 | Tự đặt giới hạn | ضع حدودك بنفسك
You can set limits for deposits, losses and time. A lower limit holds at once; a higher one only after a delay, so that nobody raises it in the heat of the moment. [How it is done](/help#responsible). | 您可设定存款、亏损与时间限额。下调立即生效，上调须等待，以免一时冲动。[了解设置方法](/help#responsible)。 | Bạn có thể đặt giới hạn nạp, thua và thời gian. Giảm có hiệu lực ngay; tăng phải chờ để tránh bốc đồng. [Cách đặt](/help#responsible). | يمكنك تحديد حدود للإيداع والخسارة والوقت. الحد الأدنى يسري فورًا، والأعلى بعد مهلة حتى لا يُرفع في لحظة انفعال. [كيف يتم ذلك](/help#responsible).

@ address-bar 2026-11-20
Look at the address before you sign in | 登录前请核对网址 | Xem địa chỉ trước khi đăng nhập | انظر إلى العنوان قبل تسجيل الدخول
Imitations of sites come by message and by advertisement. Keep the right address in your bookmarks and open the site from there. | 仿冒网站常通过短信和广告传播。请将正确网址存为书签，并从书签打开。 | Trang giả mạo thường đến qua tin nhắn và quảng cáo. Hãy lưu địa chỉ đúng vào dấu trang và mở từ đó. | تصل النسخ المقلدة عبر الرسائل والإعلانات. احفظ العنوان الصحيح في مفضلتك وافتح الموقع منها.

@ never-ask 2026-11-18
We never ask for your code | 我们绝不索要验证码 | Chúng tôi không bao giờ hỏi mã của bạn | لا نطلب رمزك أبدًا
No member of our staff asks for a password or a code from a text message, not even to help you. Whoever asks is not from us. | 任何工作人员都不会索要密码或短信验证码，即使以协助为由。索要者必非本站人员。 | Không nhân viên nào hỏi mật khẩu hay mã tin nhắn, kể cả để giúp bạn. Ai hỏi đều không phải người của chúng tôi. | لا يطلب أي من موظفينا كلمة مرور أو رمزًا من رسالة نصية ولو بحجة مساعدتك. من يطلب ليس منا.

@ missions 2026-11-17
Missions: how far you are | 任务：查看您的进度 | Nhiệm vụ: bạn đã đến đâu | المهام: إلى أين وصلت
Missions of the day and the week count your bets by themselves. Progress, reward and leaderboard are in your account. [How it works](/promoDetail?id=missions). | 每日与每周任务自动统计您的投注，进度、奖励与排行榜见账户。[了解规则](/promoDetail?id=missions)。 | Nhiệm vụ ngày và tuần tự đếm tiền cược. Tiến độ, phần thưởng và bảng xếp hạng ở trong tài khoản. [Cách hoạt động](/promoDetail?id=missions). | مهام اليوم والأسبوع تحسب رهاناتك تلقائيًا. التقدم والمكافأة والترتيب في حسابك. [كيف تعمل](/promoDetail?id=missions).

@ rebate 2026-11-15
Claim your rebate yourself | 返水自助领取 | Tự nhận hoàn trả | استلم استردادك بنفسك
The rebate of your level waits in your account after rounds are over. Claim it whenever you like. [How it works](/promoDetail?id=rebate). | 回合结束后，等级返水在账户中等候，随时可领取。[了解规则](/promoDetail?id=rebate)。 | Hoàn trả theo cấp chờ trong tài khoản sau khi ván kết thúc. Nhận lúc nào tùy bạn. [Cách hoạt động](/promoDetail?id=rebate). | استرداد مستواك ينتظر في حسابك بعد انتهاء الجولات. استلمه متى شئت. [كيف يعمل](/promoDetail?id=rebate).

@ levels 2026-11-14
Levels rise and never fall | 等级只升不降 | Cấp chỉ tăng, không giảm | المستويات ترتفع ولا تنخفض
The points that count come from your bets. The [levels](/vip) list what each of them gives. | 积分来自您的投注。各[等级](/vip)的权益均已列明。 | Điểm được tính đến từ tiền cược. Trang [cấp](/vip) ghi quyền lợi từng cấp. | النقاط المحتسبة من رهاناتك. صفحة [المستويات](/vip) تذكر ما يمنحه كل منها.

@ jackpot-counter 2026-11-12 jackpot
What the jackpot counter shows | 奖池计数说明 | Bộ đếm hũ thưởng cho biết gì | ما الذي يعرضه عداد الجائزة الكبرى
The figure is a demonstration: it rises by a fixed step every few seconds. It is no pool of money, and nobody can win it. | 该数字仅为演示：每隔数秒按固定步长递增。它不是奖金池，也无人可以赢取。 | Con số chỉ để minh họa: cứ vài giây tăng một bước cố định. Đó không phải quỹ tiền và không ai thắng được. | الرقم للعرض فقط: يرتفع بخطوة ثابتة كل بضع ثوان. ليس مجموع أموال ولا يمكن لأحد أن يفوز به.

@ draws-later 2026-11-11
Lotteries: drawing opens later | 彩票：稍后开放开奖 | Xổ số: sẽ mở thưởng sau | اليانصيب: السحب يُفتح لاحقًا
The lotteries of this demonstration show sample numbers. No tickets are sold yet. | 本演示中的彩票显示示例号码，目前不售票。 | Xổ số trên trang mẫu này hiển thị số minh họa. Hiện chưa bán vé. | يعرض اليانصيب في هذا الموقع التجريبي أرقامًا نموذجية. لا تُباع تذاكر بعد.

@ dark-theme 2026-11-10 themeSwitch
Easier on the eyes at night | 夜间更护眼 | Dịu mắt hơn vào ban đêm | أريح للعين ليلًا
The switch in the header changes between light and dark. Your choice is kept on this device. | 页首开关可切换浅色与深色，选择保存在本设备。 | Nút trên đầu trang chuyển sáng và tối. Lựa chọn được giữ trên thiết bị này. | المفتاح أعلى الصفحة يبدل بين الفاتح والداكن، ويُحفظ اختيارك على هذا الجهاز.

@ two-step 2026-11-08
Two steps to sign in | 两步验证登录 | Đăng nhập hai bước | الدخول بخطوتين
With two-step sign-in a stolen password is not enough. Switch it on in your account under Security. | 启用两步验证后，仅凭被盗密码无法登录。请在账户的“安全”中开启。 | Với đăng nhập hai bước, lộ mật khẩu vẫn chưa đủ. Bật ở mục Bảo mật trong tài khoản. | مع الدخول بخطوتين لا تكفي كلمة مرور مسروقة. فعّله في حسابك ضمن الأمان.

@ hourly-reminder 2026-11-06
A reminder while you play | 游戏时间提醒 | Nhắc nhở khi chơi | تذكير أثناء اللعب
Once an hour you are told how long you have played and how you stand. | 每小时提示一次您已玩时长与输赢。 | Mỗi giờ bạn được báo đã chơi bao lâu và thắng thua thế nào. | كل ساعة تُبلَّغ بمدة لعبك وبنتيجتك.

@ keep-favourites 2026-11-05
Keep your favourites at hand | 收藏随手可得 | Giữ trò yêu thích bên mình | احتفظ بألعابك المفضلة
The heart on a tile keeps a game among your favourites, on every device on which you sign in. | 点按图块上的爱心即可收藏，登录任意设备均可查看。 | Hình trái tim trên ô game lưu trò vào mục yêu thích, trên mọi thiết bị bạn đăng nhập. | القلب على البطاقة يحفظ اللعبة بين مفضلاتك على كل جهاز تسجّل الدخول منه.

@ search-all 2026-11-03
Find a game by its name | 按名称查找游戏 | Tìm trò theo tên | ابحث عن لعبة باسمها
The search of [all games](/games) knows every name. The filters of a lobby stay in its address, so that you can keep it as a bookmark. | [所有游戏](/games)支持名称搜索。大厅筛选保存在网址中，可加入书签。 | Ô tìm ở [tất cả trò chơi](/games) biết mọi tên. Bộ lọc của sảnh nằm trong địa chỉ, bạn có thể lưu dấu trang. | يعرف بحث [كل الألعاب](/games) كل اسم. مرشحات الصالة محفوظة في عنوانها فيمكنك حفظها في المفضلة.

@ winners-board 2026-11-01 winnersBoard
Who stands on the winners board | 获奖榜说明 | Ai có tên trên bảng thắng | من يظهر على لوحة الفائزين
The board shows large wins, with the name masked. Most of those on this demonstration are invented. | 榜单展示大额奖金，用户名已隐藏。本演示中的记录大多为虚构。 | Bảng hiển thị khoản thắng lớn, tên được che. Phần lớn trên trang mẫu này là hư cấu. | تعرض اللوحة المكاسب الكبيرة مع إخفاء الاسم. معظم ما في هذا الموقع التجريبي من وحي الخيال.

@ your-records 2026-10-30
Every round and every payment | 每一回合与每笔款项 | Từng ván và từng giao dịch | كل جولة وكل دفعة
Your records list bets and payments, each with its reference. You can download them as a table. | 记录列出投注与款项及其编号，可下载为表格。 | Lịch sử ghi từng lượt cược và giao dịch, kèm mã. Bạn có thể tải về dạng bảng. | سجلاتك تذكر الرهانات والمدفوعات مع مرجع كل منها. يمكنك تنزيلها جدولًا.

@ old-browsers 2026-10-27
Old browsers | 旧版浏览器 | Trình duyệt cũ | المتصفحات القديمة
Games need a current browser. An older one still shows the pages, but games may not start. | 游戏需要较新的浏览器。旧版仍可浏览页面，但游戏可能无法启动。 | Trò chơi cần trình duyệt mới. Bản cũ vẫn xem được trang nhưng trò chơi có thể không mở. | تحتاج الألعاب إلى متصفح حديث. القديم يعرض الصفحات لكن قد لا تبدأ الألعاب.

@ sessions 2026-10-24
See where you are signed in | 查看登录设备 | Xem bạn đang đăng nhập ở đâu | اعرف أين سجّلت الدخول
Your account lists your sessions under Security. End one that you do not know, and change the password. | 账户的“安全”中列有您的会话。若有陌生会话，请结束它并修改密码。 | Mục Bảo mật trong tài khoản liệt kê các phiên. Hãy kết thúc phiên lạ và đổi mật khẩu. | يعرض حسابك جلساتك ضمن الأمان. أنهِ أي جلسة لا تعرفها وغيّر كلمة المرور.

@ take-a-rest 2026-10-18
Take a rest | 休息一下 | Nghỉ một chút | خذ استراحة
A time-out closes your account for a time that you choose, and ends by itself. It is in your account under Responsible gaming. | 暂停功能会在您选择的期限内关闭账户，到期自动恢复，位于账户的“理性博彩”。 | Tạm nghỉ đóng tài khoản trong thời gian bạn chọn và tự hết hạn. Mục này ở Chơi có trách nhiệm trong tài khoản. | الاستراحة تغلق حسابك مدة تختارها وتنتهي تلقائيًا. تجدها في حسابك ضمن اللعب المسؤول.
`;
