/** Windows after signing in: see `read-announcements.ts` for what the lines say. */
export const POPUP_NOTICES = `
@ good-to-see 2026-11-26
Good to see you | 很高兴见到您 | Rất vui gặp lại bạn | سعداء برؤيتك
New since your last visit: a search that knows every game, lobbies that keep your filters, and a quieter header. | 自您上次到访以来：更全面的游戏搜索、可保留筛选的大厅与更简洁的页首。 | Mới từ lần trước: tìm kiếm biết mọi trò, sảnh giữ bộ lọc và đầu trang gọn hơn. | جديد منذ زيارتك الأخيرة: بحث يعرف كل لعبة وردهات تحفظ مرشحاتك ورأس صفحة أهدأ.

@ in-control 2026-11-25
You decide how far it goes | 由您决定边界 | Bạn quyết định giới hạn | أنت من يقرر الحدود
Set a limit for money and one for time before you begin. Both are under My Account and take a minute. | 开始前请先设定金额与时间限额，均在“我的账户”中，一分钟即可完成。 | Đặt giới hạn tiền và thời gian trước khi bắt đầu. Cả hai có trong Tài khoản, chỉ mất một phút. | ضع حدًا للمال وآخر للوقت قبل أن تبدأ. كلاهما في حسابك ويستغرق دقيقة.

@ of-age 2026-11-23
For adults only | 仅限成年人 | Chỉ dành cho người trưởng thành | للبالغين فقط
Do not let minors use your account, not even to watch. If a child uses this device, sign out and do not save the password. | 请勿让未成年人使用您的账户，旁观亦不可。若孩子也用此设备，请退出登录且勿保存密码。 | Không để trẻ vị thành niên dùng tài khoản, kể cả chỉ xem. Nếu trẻ dùng thiết bị này, hãy đăng xuất và đừng lưu mật khẩu. | لا تدع القاصرين يستخدمون حسابك ولو للمشاهدة. إن كان طفل يستخدم هذا الجهاز فسجّل الخروج ولا تحفظ كلمة المرور.

@ good-password 2026-11-21
A password of its own | 使用独立密码 | Một mật khẩu riêng | كلمة مرور خاصة
Use a password here that you use nowhere else. Three unrelated words are easier to keep in mind, and harder to guess, than eight odd signs. | 请使用未在别处用过的密码。三个不相关的词比八个怪字符更易记、更难猜。 | Dùng mật khẩu không dùng ở nơi khác. Ba từ không liên quan dễ nhớ và khó đoán hơn tám ký tự lạ. | استخدم هنا كلمة مرور لا تستخدمها في مكان آخر. ثلاث كلمات غير مترابطة أسهل حفظًا وأصعب تخمينًا من ثمانية رموز.

@ one-account 2026-11-19
One person, one account | 一人一户 | Một người, một tài khoản | شخص واحد، حساب واحد
A second account is closed when it is found, and its money goes back the way it came. Tell us if you have opened two by mistake. | 发现重复账户将予以关闭，资金原路退回。若误开两户，请联系我们。 | Tài khoản thứ hai bị đóng khi phát hiện và tiền trả về nguồn. Nếu lỡ mở hai, hãy báo chúng tôi. | يُغلق الحساب الثاني عند اكتشافه ويعود ماله من حيث أتى. أخبرنا إن فتحت حسابين خطأً.

@ own-name 2026-11-18
Pay from your own account only | 仅限本人账户付款 | Chỉ thanh toán từ tài khoản của bạn | ادفع من حسابك فقط
Deposits from other people's accounts are sent back, and withdrawals go to accounts in your own name. | 他人账户的存款将被退回，提款仅限本人名下账户。 | Tiền nạp từ tài khoản người khác bị trả lại; rút tiền chỉ về tài khoản đứng tên bạn. | تُعاد الإيداعات من حسابات الآخرين، ولا تُدفع السحوبات إلا إلى حسابات باسمك.

@ second-password 2026-11-16
A second password for your money | 为资金设置第二密码 | Mật khẩu thứ hai cho tiền của bạn | كلمة مرور ثانية لأموالك
The withdrawal password protects what you have even where somebody knows the first one. It has six digits; not your birthday, please. | 提款密码可在登录密码泄露时保护资金。六位数字，请勿使用生日。 | Mật khẩu rút tiền bảo vệ bạn cả khi lộ mật khẩu đầu. Gồm sáu số; xin đừng dùng ngày sinh. | كلمة مرور السحب تحمي مالك حتى لو عُرفت الأولى. ستة أرقام، ورجاءً ليست تاريخ ميلادك.

@ night-work 2026-11-15
Work on the cashier on Sunday night | 周日夜间收银台维护 | Bảo trì quầy thu ngân đêm Chủ nhật | أعمال على الصندوق ليلة الأحد
On Sunday, 29 November, from 20:00 to 20:40 UTC, deposits and withdrawals wait. Games go on. | 11 月 29 日（周日）20:00 至 20:40（UTC）暂停存取款，游戏不受影响。 | Chủ nhật 29/11, từ 20:00 đến 20:40 UTC, tạm ngưng nạp rút. Trò chơi vẫn hoạt động. | الأحد 29 نوفمبر من 20:00 إلى 20:40 بالتوقيت العالمي تنتظر الإيداعات والسحوبات. تستمر الألعاب.

@ clear-fees 2026-11-13
Fees before you press | 费用先行告知 | Phí hiện trước khi bấm | الرسوم قبل الضغط
The cashier shows fee, limit and time of every method before you confirm, and the sum that arrives. | 收银台在您确认前显示每种方式的费用、限额、时间与实际到账金额。 | Quầy thu ngân hiện phí, hạn mức, thời gian và số tiền nhận được trước khi bạn xác nhận. | يعرض الصندوق رسم كل طريقة وحدها ووقتها والمبلغ الواصل قبل أن تؤكد.

@ day-to-raise 2026-11-12
Raising a limit takes a day | 上调限额须等一天 | Tăng hạn mức mất một ngày | رفع الحد يستغرق يومًا
That is on purpose. You can call the request back at any time of that day. | 这是有意为之。当天内您可随时撤回申请。 | Đó là chủ ý. Bạn có thể rút lại yêu cầu bất cứ lúc nào trong ngày đó. | هذا مقصود. يمكنك سحب الطلب في أي وقت من ذلك اليوم.

@ long-break 2026-11-10
When it stops being fun | 当游戏不再有趣 | Khi không còn vui | حين لا يعود ممتعًا
Self-exclusion closes your account on all sites of our house, for six months or for good. We help you with it and ask no questions. [More](/help#responsible). | 自我排除将关闭您在旗下所有网站的账户，期限六个月或永久。我们提供协助，不问缘由。[了解更多](/help#responsible)。 | Tự loại trừ đóng tài khoản trên mọi trang của chúng tôi, sáu tháng hoặc vĩnh viễn. Chúng tôi giúp và không hỏi lý do. [Xem thêm](/help#responsible). | الاستبعاد الذاتي يغلق حسابك في كل مواقعنا لستة أشهر أو نهائيًا. نساعدك دون أسئلة. [المزيد](/help#responsible).

@ help-rewritten 2026-11-09
The help centre is new | 帮助中心全新改版 | Trung tâm trợ giúp mới | مركز مساعدة جديد
Twelve chapters in plain words, with a search. If an answer is missing, tell us: we write it. [Open](/help). | 十二个章节，通俗易懂，支持搜索。若缺少答案，请告诉我们补充。[打开](/help)。 | Mười hai chương dễ hiểu, có tìm kiếm. Thiếu câu trả lời nào, hãy báo để chúng tôi viết. [Mở](/help). | اثنا عشر فصلًا بكلمات واضحة مع بحث. إن غاب جواب فأخبرنا لنكتبه. [افتح](/help).

@ second-look 2026-11-07
A second look at every complaint | 投诉复核机制 | Mỗi khiếu nại được xem lại | نظرة ثانية في كل شكوى
Complaints are now decided by somebody who had nothing to do with the case, within eight days. [How it works](/help#complaints). | 投诉现由与事件无关的人员在八天内裁定。[了解流程](/help#complaints)。 | Khiếu nại nay do người không liên quan xử lý trong tám ngày. [Quy trình](/help#complaints). | يبتّ في الشكاوى الآن شخص لا صلة له بالحالة خلال ثمانية أيام. [كيف يعمل](/help#complaints).

@ privacy-words 2026-11-05
Our privacy notice in shorter words | 更简明的隐私声明 | Thông báo riêng tư ngắn gọn hơn | إشعار خصوصية أوجز
Nothing has changed in what we keep, but it is now said on one page. [Read it](/help#privacy). | 我们保存的内容并无变化，只是浓缩为一页。[阅读](/help#privacy)。 | Dữ liệu chúng tôi lưu không đổi, chỉ được trình bày trên một trang. [Đọc](/help#privacy). | لم يتغير ما نحفظه لكنه صار في صفحة واحدة. [اقرأه](/help#privacy).

@ terms-january 2026-11-04
New terms from 1 January | 1 月 1 日起启用新条款 | Điều khoản mới từ 1/1 | شروط جديدة من 1 يناير
Two things change: the time for complaints is longer, and dormant accounts are not charged any more. [Read the terms](/help#term). | 两处变化：投诉时限延长；休眠账户不再收费。[阅读条款](/help#term)。 | Hai thay đổi: thời hạn khiếu nại dài hơn và tài khoản ngủ không còn bị thu phí. [Đọc điều khoản](/help#term). | يتغير أمران: مدة الشكاوى أطول، ولم تعد الحسابات الخاملة تُحمّل رسومًا. [اقرأ الشروط](/help#term).

@ points-stay 2026-11-02
Points never expire | 积分永不过期 | Điểm không bao giờ hết hạn | النقاط لا تنتهي
Not after a year, not after a break. What you have collected waits for you. | 一年后如此，休息后亦然。您积攒的积分始终保留。 | Sau một năm hay sau kỳ nghỉ cũng vậy. Điểm bạn tích lũy luôn chờ bạn. | لا بعد عام ولا بعد انقطاع. ما جمعته ينتظرك.

@ vip-host 2026-10-31
A host with a name | 专属客户经理 | Người chăm sóc có tên tuổi | مضيف باسمه
From the level Sapphire on you have one person who knows you. From Jade on the VIP service answers first. | 蓝宝石级起配备专属客户经理；翡翠级起由 VIP 客服优先接待。 | Từ cấp Lam Ngọc bạn có một người chăm sóc riêng. Từ Cẩm Thạch, bộ phận VIP trả lời trước. | ابتداءً من المستوى الزفيري لك شخص يعرفك، ومن اليشمي تجيبك خدمة كبار العملاء أولًا.

@ shared-device 2026-10-29
On a shared device | 使用共用设备时 | Trên thiết bị dùng chung | على جهاز مشترك
Leave “Remember me” off and sign out at the end. The session ends by itself when you do nothing for a while. | 请勿勾选“记住我”，结束后退出登录。长时间无操作会话自动结束。 | Đừng bật “Ghi nhớ” và hãy đăng xuất khi xong. Phiên tự kết thúc khi bạn không thao tác. | اترك «تذكرني» غير مفعّل وسجّل الخروج في النهاية. تنتهي الجلسة تلقائيًا عند الخمول.

@ open-networks 2026-10-26
Open networks | 公共网络 | Mạng công cộng | الشبكات المفتوحة
What you send to us is encrypted on every network. Still, type passwords where nobody looks over your shoulder. | 您发送的内容在任何网络均加密传输。但输入密码时请避免他人窥视。 | Dữ liệu gửi cho chúng tôi luôn được mã hóa. Dù vậy, hãy nhập mật khẩu nơi không ai nhìn thấy. | ما ترسله إلينا مشفر على كل شبكة. ومع ذلك اكتب كلمات المرور حيث لا يراك أحد.

@ false-agents 2026-10-23
People who claim to be us | 谨防冒充 | Kẻ mạo danh | من يدّعون أنهم نحن
Nobody can sell you a sure win, a higher level or a way around a limit. Write to us when somebody tries. | 没有人能向您出售必胜方法、更高等级或绕过限额的途径。如遇此类情况请告知我们。 | Không ai bán được chiến thắng chắc chắn, cấp cao hơn hay cách vượt hạn mức. Hãy báo khi gặp. | لا أحد يستطيع بيعك فوزًا مضمونًا أو مستوى أعلى أو التفافًا على حد. راسلنا إن حاول أحد ذلك.
`;
