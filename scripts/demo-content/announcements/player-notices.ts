/** Notices for players: see `read-announcements.ts` for what the lines say. */
export const PLAYER_NOTICES = `
@ new-games 2026-11-27
New this week: Grand Hotel Zenith | 本周新作：天顶大饭店 | Mới tuần này: Khách Sạn Thiên Đỉnh | جديد هذا الأسبوع: فندق الذروة الكبير
Reelhouse opens its **Grand Hotel Zenith**, with a jackpot behind every door, and **Double Marquee** for those who like it simple. Both stand in the [slots lobby](/rng). | 转轮工坊推出**天顶大饭店**，每扇门后都可能藏着大奖；偏爱简约的玩家可试试**双霓虹招牌**。两款均已上架[老虎机大厅](/rng)。 | Reelhouse mở **Khách Sạn Thiên Đỉnh** với hũ thưởng sau mỗi cánh cửa, và **Biển Hiệu Đôi** cho ai thích đơn giản. Cả hai đã có trong [sảnh slots](/rng). | تفتح ريلهاوس **فندق الذروة الكبير** بجائزة كبرى خلف كل باب، و**لافتتان مضيئتان** لمحبي البساطة. كلتاهما في [ردهة السلوتس](/rng).

@ faster-payouts 2026-11-25
Withdrawals are faster now | 提款速度提升 | Rút tiền nhanh hơn | السحب أسرع الآن
Most withdrawals are paid within ten minutes, day and night. Where a bank is closed, the cashier says so before you confirm. | 大多数提款在十分钟内到账，昼夜不停。若银行停业，收银台会在您确认前提示。 | Hầu hết lệnh rút được trả trong mười phút, ngày cũng như đêm. Nếu ngân hàng nghỉ, quầy thu ngân báo trước khi bạn xác nhận. | تُدفع معظم السحوبات خلال عشر دقائق ليلًا ونهارًا. إن كان المصرف مغلقًا فسيخبرك الصندوق قبل التأكيد.

@ maintenance 2026-11-24
Short maintenance on Tuesday | 周二短暂维护 | Bảo trì ngắn vào thứ Ba | صيانة قصيرة يوم الثلاثاء
The live tables pause on Tuesday, 1 December, from 04:00 to 04:30 UTC. Rounds that have begun are played to their end first. | 真人桌台将于 12 月 1 日（周二）04:00 至 04:30（UTC）暂停，已开始的牌局将先行完成。 | Các bàn trực tiếp tạm dừng thứ Ba, 1/12, từ 04:00 đến 04:30 UTC. Ván đang chơi được hoàn tất trước. | تتوقف الطاولات المباشرة يوم الثلاثاء 1 ديسمبر من 04:00 إلى 04:30 بالتوقيت العالمي. تُستكمل الجولات الجارية أولًا.

@ limits 2026-11-22
Set your own limits | 设定您的限额 | Tự đặt giới hạn | ضع حدودك بنفسك
You can set limits for deposits, losses and time. A lower limit holds at once; a higher one only after a day, so that nobody raises it in the heat of the moment. [How it is done](/help#responsible). | 您可设定存款、亏损与时间限额。下调立即生效，上调须等一天，以免一时冲动。[了解设置方法](/help#responsible)。 | Bạn có thể đặt giới hạn nạp, thua và thời gian. Giảm có hiệu lực ngay; tăng phải chờ một ngày để tránh bốc đồng. [Cách đặt](/help#responsible). | يمكنك تحديد حدود للإيداع والخسارة والوقت. الحد الأدنى يسري فورًا، والأعلى بعد يوم حتى لا يُرفع في لحظة انفعال. [كيف يتم ذلك](/help#responsible).

@ address-bar 2026-11-20
Look at the address before you sign in | 登录前请核对网址 | Xem địa chỉ trước khi đăng nhập | انظر إلى العنوان قبل تسجيل الدخول
Imitations of our site come by message and by advertisement. The right address stands in your bookmarks; keep it there and open the site from it. | 仿冒网站常通过短信和广告传播。请将正确网址存为书签，并从书签打开。 | Trang giả mạo thường đến qua tin nhắn và quảng cáo. Hãy lưu địa chỉ đúng vào dấu trang và mở từ đó. | تصل نسخ مقلدة من موقعنا عبر الرسائل والإعلانات. احفظ العنوان الصحيح في مفضلتك وافتح الموقع منها.

@ never-ask 2026-11-18
We never ask for your code | 我们绝不索要验证码 | Chúng tôi không bao giờ hỏi mã của bạn | لا نطلب رمزك أبدًا
No member of our staff asks for a password or a code from a text message, not even to help you. Whoever asks is not from us. | 任何工作人员都不会索要密码或短信验证码，即使以协助为由。索要者必非本站人员。 | Không nhân viên nào hỏi mật khẩu hay mã tin nhắn, kể cả để giúp bạn. Ai hỏi đều không phải người của chúng tôi. | لا يطلب أي من موظفينا كلمة مرور أو رمزًا من رسالة نصية ولو بحجة مساعدتك. من يطلب ليس منا.

@ night-tables 2026-11-17
More live tables at night | 夜间加开真人桌台 | Thêm bàn trực tiếp ban đêm | طاولات مباشرة أكثر ليلًا
From midnight to six in the morning Croupier Row opens three further tables, two of them for stakes from 0.50. | 午夜至清晨六点，荷官街加开三张桌台，其中两张 0.50 起投。 | Từ nửa đêm đến sáu giờ sáng, Croupier Row mở thêm ba bàn, hai bàn có mức cược từ 0.50. | من منتصف الليل إلى السادسة صباحًا تفتح كروبيه رو ثلاث طاولات إضافية، اثنتان منها من 0.50.

@ mall-goods 2026-11-15
New goods in the points mall | 积分商城上新 | Hàng mới trong cửa hàng điểm | سلع جديدة في متجر النقاط
A bamboo mahjong set, a storm umbrella and a watch have come in. What is shown as in stock leaves our house within three days. [See the mall](/pointMall). | 竹制麻将、抗风雨伞与机械腕表新到。标示有货的商品三天内发出。[前往商城](/pointMall)。 | Bộ mạt chược tre, ô chống bão và đồng hồ cơ đã về. Hàng còn trong kho được gửi trong ba ngày. [Xem cửa hàng](/pointMall). | وصل طقم ماجونغ من الخيزران ومظلة وساعة يد. ما يظهر متوفرًا يُشحن خلال ثلاثة أيام. [زر المتجر](/pointMall).

@ vip-review 2026-11-14
VIP levels are looked at on the first | 每月 1 日审核 VIP 等级 | Xét cấp VIP vào mùng 1 | تُراجع المستويات أول كل شهر
Levels rise at once and are never taken away within a year. The points that count are shown on the [VIP page](/vip). | 升级即时生效，一年内不会降级。计入的积分见 [VIP 页](/vip)。 | Lên cấp ngay lập tức và không bị hạ trong vòng một năm. Số điểm được tính có ở [trang VIP](/vip). | ترتفع المستويات فورًا ولا تُسحب خلال عام. النقاط المحتسبة في [صفحة المستويات](/vip).

@ jackpot-counter 2026-11-12
What the jackpot counter shows | 奖池计数说明 | Bộ đếm hũ thưởng cho biết gì | ما الذي يعرضه عداد الجائزة الكبرى
The figure above the slots is the sum of all jackpots of all our sites. It grows with every spin, in whole steps, and falls when one is won. | 老虎机上方的数字为各站奖池总和，随每次旋转递增，中奖后回落。 | Con số trên slots là tổng hũ thưởng của mọi trang. Nó tăng theo từng vòng quay và giảm khi có người trúng. | الرقم أعلى السلوتس هو مجموع جوائز جميع مواقعنا. يكبر مع كل لفة وينخفض عند الفوز.

@ dark-theme 2026-11-11
Easier on the eyes at night | 夜间更护眼 | Dịu mắt hơn vào ban đêm | أريح للعين ليلًا
The switch in the header changes between light and dark. Your choice is kept on this device. | 页首开关可切换浅色与深色，选择保存在本设备。 | Nút trên đầu trang chuyển sáng và tối. Lựa chọn được giữ trên thiết bị này. | المفتاح أعلى الصفحة يبدل بين الفاتح والداكن، ويُحفظ اختيارك على هذا الجهاز.

@ bank-holidays 2026-11-10
Bank transfers on public holidays | 节假日银行转账 | Chuyển khoản ngày lễ | التحويلات المصرفية في العطل
On public holidays banks may book a day later. Wallets and cards work as usual. | 公共假日银行入账可能延后一天，电子钱包与银行卡照常。 | Ngày lễ ngân hàng có thể ghi có trễ một ngày. Ví và thẻ vẫn như thường. | في العطل الرسمية قد تقيّد المصارف بعد يوم. تعمل المحافظ والبطاقات كالمعتاد.

@ verify-once 2026-11-08
Verify once, withdraw faster | 一次认证，提款更快 | Xác minh một lần, rút nhanh hơn | تحقق مرة واحدة واسحب أسرع
Send a photograph of your document when you have a quiet minute, not when a withdrawal is waiting. It is checked within a day and stored encrypted. | 请在空闲时提交证件照片，而非等到提款时。审核不超过一天，加密保存。 | Hãy gửi ảnh giấy tờ lúc rảnh, đừng đợi đến khi rút tiền. Kiểm tra trong một ngày và lưu mã hóa. | أرسل صورة وثيقتك في وقت هادئ لا عند انتظار سحب. تُفحص خلال يوم وتُحفظ مشفرة.

@ hourly-reminder 2026-11-06
A reminder every hour | 每小时提醒一次 | Nhắc nhở mỗi giờ | تذكير كل ساعة
While you play we tell you once an hour how long you have been here and how you stand. You may choose half an hour instead. | 游戏时每小时提示您已玩时长与输赢，也可改为半小时一次。 | Khi chơi, mỗi giờ chúng tôi báo bạn đã ở đây bao lâu và thắng thua thế nào. Có thể chọn mỗi nửa giờ. | أثناء اللعب نخبرك كل ساعة بمدة وجودك وبنتيجتك. يمكنك اختيار نصف ساعة.

@ keep-favourites 2026-11-05
Keep your favourites at hand | 收藏随手可得 | Giữ trò yêu thích bên mình | احتفظ بألعابك المفضلة
The heart on a tile keeps a game among your favourites, on every device on which you sign in. | 点按图块上的爱心即可收藏，登录任意设备均可查看。 | Hình trái tim trên ô game lưu trò vào mục yêu thích, trên mọi thiết bị bạn đăng nhập. | القلب على البطاقة يحفظ اللعبة بين مفضلاتك على كل جهاز تسجّل الدخول منه.

@ small-roulette 2026-11-03
Roulette for small stakes | 低限额轮盘 | Roulette mức cược nhỏ | روليت برهانات صغيرة
Pocket Roulette takes single numbers from 0.10. The wheel and the dealer are the same as at the large table. | 口袋轮盘单号 0.10 起投，转盘与荷官与大桌相同。 | Roulette Bỏ Túi nhận cược từng số từ 0.10. Vòng quay và người chia như bàn lớn. | يقبل روليت الجيب الأرقام المفردة من 0.10. العجلة والموزع كما في الطاولة الكبيرة.

@ winners-board 2026-11-01
Who stands on the winners board | 获奖榜说明 | Ai có tên trên bảng thắng | من يظهر على لوحة الفائزين
The board shows wins above 50,000, with the name masked. Whoever does not want to be shown at all says so under My Account. | 榜单展示 50,000 以上的奖金，用户名已隐藏。不愿展示者可在“我的账户”中设置。 | Bảng hiển thị khoản thắng trên 50,000, tên được che. Ai không muốn xuất hiện có thể chọn trong Tài khoản. | تعرض اللوحة الأرباح فوق 50,000 مع إخفاء الاسم. من لا يرغب في الظهور يختار ذلك في حسابه.

@ chat-hours 2026-10-30
Our chat never sleeps | 客服全天候在线 | Trò chuyện không bao giờ nghỉ | محادثتنا لا تنام
Customer service answers around the clock. Between two and six in the morning it may take ten minutes instead of two. | 客服全天候在线。凌晨两点至六点的等候时间可能由两分钟延至十分钟。 | Hỗ trợ trả lời suốt ngày đêm. Từ hai đến sáu giờ sáng có thể mất mười phút thay vì hai. | خدمة العملاء تجيب على مدار الساعة. بين الثانية والسادسة صباحًا قد يستغرق الرد عشر دقائق بدل دقيقتين.

@ old-browsers 2026-10-27
Old browsers | 旧版浏览器 | Trình duyệt cũ | المتصفحات القديمة
The site needs a browser of the last three years. An older one still shows every page, but games may not start. | 本站需要近三年内的浏览器。旧版仍可浏览页面，但游戏可能无法启动。 | Trang cần trình duyệt trong ba năm gần đây. Bản cũ vẫn xem được trang nhưng trò chơi có thể không mở. | يحتاج الموقع إلى متصفح من السنوات الثلاث الأخيرة. القديم يعرض الصفحات لكن قد لا تبدأ الألعاب.

@ tested-again 2026-10-24
All games tested again | 全部游戏复检合格 | Mọi trò chơi đã được kiểm định lại | أُعيد فحص جميع الألعاب
The yearly test of the random numbers is done. What each game pays back on average stands in its rules. [How we keep games fair](/help#fairness). | 年度随机数检测已完成，各游戏的平均返还率见其规则。[我们如何保证公平](/help#fairness)。 | Đợt kiểm định số ngẫu nhiên hằng năm đã xong. Tỷ lệ trả thưởng trung bình có trong luật của từng trò. [Chúng tôi giữ công bằng thế nào](/help#fairness). | اكتمل الفحص السنوي للأرقام العشوائية. متوسط ما تعيده كل لعبة مذكور في قواعدها. [كيف نحافظ على نزاهة الألعاب](/help#fairness).

@ receipts 2026-10-21
A receipt for every payment | 每笔款项均有凭据 | Mỗi giao dịch đều có biên nhận | إيصال لكل دفعة
Each deposit and withdrawal has a reference of its own. Give it to customer service and nobody needs to ask you for anything else. | 每笔存取款均有唯一编号，提供给客服即可，无需其他信息。 | Mỗi lần nạp rút có mã tham chiếu riêng. Đưa mã đó cho hỗ trợ là đủ. | لكل إيداع وسحب رقم مرجعي. أعطه لخدمة العملاء ولن يُطلب منك شيء آخر.

@ year-end 2026-10-18
Through the holidays with ease | 从容度过假期 | Thong thả qua mùa lễ | عطلة هادئة
The end of the year is a time for other people. If you want a rest from us, a time-out takes one press and ends by itself. | 年末应与亲友共度。若想休息，一键即可暂停，到期自动恢复。 | Cuối năm là lúc dành cho người thân. Muốn nghỉ, chỉ một lần bấm là tạm ngưng, hết hạn tự mở lại. | نهاية العام وقت للأحبة. إن أردت استراحة منا فضغطة واحدة تكفي وتنتهي تلقائيًا.
`;
