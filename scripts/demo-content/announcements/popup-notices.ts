/** Notices shown in a window after sign-in. Format: see `read-announcements.ts`. */
export const POPUP_NOTICES = `
@ good-to-see 2026-11-26
Good to see you | 很高兴见到您 | Rất vui gặp lại bạn | سعداء برؤيتك
Your recent games, favourites and what waits to be claimed are in your account. | 最近游戏、收藏与待领奖励都在您的账户中。 | Trò gần đây, mục yêu thích và phần thưởng chờ nhận ở trong tài khoản. | ألعابك الأخيرة ومفضلاتك وما ينتظر الاستلام في حسابك.

@ in-control 2026-11-25
You decide how far it goes | 由您决定边界 | Bạn quyết định giới hạn | أنت من يقرر الحدود
Set a limit for money and one for time before you begin. Both are in your account under Responsible gaming. | 开始前请先设定金额与时间限额，均在账户的“理性博彩”中。 | Đặt giới hạn tiền và thời gian trước khi bắt đầu. Cả hai ở mục Chơi có trách nhiệm trong tài khoản. | ضع حدًا للمال وآخر للوقت قبل أن تبدأ. كلاهما في حسابك ضمن اللعب المسؤول.

@ of-age 2026-11-23
For adults only | 仅限成年人 | Chỉ dành cho người trưởng thành | للبالغين فقط
Do not let minors use your account, not even to watch. If a child uses this device, sign out and do not save the password. | 请勿让未成年人使用您的账户，旁观亦不可。若孩子也用此设备，请退出登录且勿保存密码。 | Không để trẻ vị thành niên dùng tài khoản, kể cả chỉ xem. Nếu trẻ dùng thiết bị này, hãy đăng xuất và đừng lưu mật khẩu. | لا تدع القاصرين يستخدمون حسابك ولو للمشاهدة. إن كان طفل يستخدم هذا الجهاز فسجّل الخروج ولا تحفظ كلمة المرور.

@ good-password 2026-11-21
A password of its own | 使用独立密码 | Một mật khẩu riêng | كلمة مرور خاصة
Use a password here that you use nowhere else. Three unrelated words are easier to keep in mind, and harder to guess, than eight odd signs. | 请使用未在别处用过的密码。三个不相关的词比八个怪字符更易记、更难猜。 | Dùng mật khẩu không dùng ở nơi khác. Ba từ không liên quan dễ nhớ và khó đoán hơn tám ký tự lạ. | استخدم هنا كلمة مرور لا تستخدمها في مكان آخر. ثلاث كلمات غير مترابطة أسهل حفظًا وأصعب تخمينًا من ثمانية رموز.

@ one-account 2026-11-19
One person, one account | 一人一户 | Một người, một tài khoản | شخص واحد، حساب واحد
The [terms](/help#term) allow one account for each person. Write to us if you have opened two by mistake. | [条款](/help#term)规定每人限开一个账户。若误开两户，请联系我们。 | [Điều khoản](/help#term) cho phép mỗi người một tài khoản. Nếu lỡ mở hai, hãy báo chúng tôi. | تسمح [الشروط](/help#term) بحساب واحد لكل شخص. راسلنا إن فتحت حسابين خطأً.

@ second-password 2026-11-16
A second password for your money | 为资金设置第二密码 | Mật khẩu thứ hai cho tiền của bạn | كلمة مرور ثانية لأموالك
The payment password confirms withdrawals, so that the first password alone is not enough. Please do not use your birthday. | 支付密码用于确认提款，仅有登录密码无法提款。请勿使用生日。 | Mật khẩu thanh toán xác nhận rút tiền, nên chỉ mật khẩu đầu là chưa đủ. Xin đừng dùng ngày sinh. | كلمة مرور الدفع تؤكد السحب فلا تكفي الأولى وحدها. رجاءً لا تستخدم تاريخ ميلادك.

@ clear-fees 2026-11-13
Fees before you press | 费用先行告知 | Phí hiện trước khi bấm | الرسوم قبل الضغط
The cashier shows the fee and the limits of each method before you confirm. | 收银台在您确认前显示每种方式的费用与限额。 | Quầy thu ngân hiện phí và hạn mức của từng phương thức trước khi bạn xác nhận. | يعرض الصندوق رسم كل طريقة وحدودها قبل أن تؤكد.

@ day-to-raise 2026-11-12
Raising a limit takes time | 上调限额须等待 | Tăng hạn mức phải chờ | رفع الحد يستغرق وقتًا
That is on purpose: it gives you time to think again. | 这是有意为之：让您有时间再考虑。 | Đó là chủ ý: để bạn có thời gian nghĩ lại. | هذا مقصود: ليكون لديك وقت للتفكير.

@ long-break 2026-11-10
When it stops being fun | 当游戏不再有趣 | Khi không còn vui | حين لا يعود ممتعًا
Self-exclusion closes your account on all sites of the same operator. You choose how long; it cannot be undone before its end. [More](/help#responsible). | 自我排除将关闭您在同一运营方所有网站的账户，期限由您选择，期满前不可撤销。[了解更多](/help#responsible)。 | Tự loại trừ đóng tài khoản trên mọi trang của cùng nhà vận hành. Bạn chọn thời hạn; không thể hủy trước hạn. [Xem thêm](/help#responsible). | الاستبعاد الذاتي يغلق حسابك في كل مواقع المشغّل نفسه. أنت تختار المدة ولا يُلغى قبل انتهائها. [المزيد](/help#responsible).

@ help-search 2026-11-09
The help centre has a search | 帮助中心支持搜索 | Trung tâm trợ giúp có ô tìm | في مركز المساعدة بحث
Type a word to find the chapter that answers it. [Open](/help). | 输入关键词即可找到相关章节。[打开](/help)。 | Gõ một từ để tìm mục trả lời. [Mở](/help). | اكتب كلمة لتجد الفصل الذي يجيب عنها. [افتح](/help).

@ sandbox-money 2026-11-07
Money of a sandbox | 沙盒资金 | Tiền của hộp cát | مال من بيئة تجريبية
Deposits on this demonstration are confirmed on a page of the sandbox. No bank is asked. [How to try it](/promoDetail?id=welcome). | 本演示的存款在沙盒页面确认，不联系任何银行。[如何体验](/promoDetail?id=welcome)。 | Tiền nạp trên trang mẫu được xác nhận ở trang hộp cát. Không ngân hàng nào được gọi. [Cách thử](/promoDetail?id=welcome). | تُؤكد الإيداعات في هذا العرض في صفحة البيئة التجريبية دون سؤال أي مصرف. [كيف تجرّب](/promoDetail?id=welcome).

@ privacy-words 2026-11-05
What is kept about you | 会保存您的哪些信息 | Trang lưu gì về bạn | ما الذي يُحفظ عنك
One page says what this site keeps about you. [Read it](/help#privacy). | 一页说明本站保存的信息。[阅读](/help#privacy)。 | Một trang cho biết trang này lưu gì về bạn. [Đọc](/help#privacy). | صفحة واحدة تذكر ما يحفظه الموقع عنك. [اقرأها](/help#privacy).

@ levels-stay 2026-11-02
Your level stays | 等级始终保留 | Cấp của bạn được giữ | مستواك باقٍ
A break costs you no level: points come from all your bets, and levels never fall. [Levels](/vip). | 休息不会降级：积分来自全部投注，等级不会下降。[等级](/vip)。 | Nghỉ chơi không mất cấp: điểm tính từ mọi tiền cược, cấp không bị hạ. [Các cấp](/vip). | الانقطاع لا يكلفك مستوى: النقاط من كل رهاناتك والمستويات لا تنخفض. [المستويات](/vip).

@ claim-in-time 2026-10-31
Claim rewards in time | 请及时领取奖励 | Nhận thưởng đúng hạn | استلم المكافآت في وقتها
A reward waits for some days in your account. After that it is gone. | 奖励在账户中保留若干天，逾期失效。 | Phần thưởng chờ vài ngày trong tài khoản. Sau đó sẽ hết hạn. | تنتظر المكافأة بضعة أيام في حسابك ثم تنتهي.

@ shared-device 2026-10-29
On a shared device | 使用共用设备时 | Trên thiết bị dùng chung | على جهاز مشترك
Leave “Remember me” off and sign out at the end. The session ends by itself when you do nothing for a while. | 请勿勾选“记住我”，结束后退出登录。长时间无操作会话自动结束。 | Đừng bật “Ghi nhớ” và hãy đăng xuất khi xong. Phiên tự kết thúc khi bạn không thao tác. | اترك «تذكرني» غير مفعّل وسجّل الخروج في النهاية. تنتهي الجلسة تلقائيًا عند الخمول.

@ open-networks 2026-10-26
On open networks | 使用公共网络时 | Trên mạng công cộng | على الشبكات المفتوحة
Type passwords where nobody looks over your shoulder, and sign out when you leave. | 输入密码时请避免他人窥视，离开时请退出登录。 | Nhập mật khẩu nơi không ai nhìn thấy và đăng xuất khi rời đi. | اكتب كلمات المرور حيث لا يراك أحد، وسجّل الخروج عند المغادرة.

@ prize-draw 2026-10-25
One prize draw a day | 每日一次抽奖 | Mỗi ngày một lượt rút thưởng | سحب جائزة كل يوم
Members who have paid in may draw once that day. [How it works](/promoDetail?id=prize-draw). | 当日存款会员可抽奖一次。[了解规则](/promoDetail?id=prize-draw)。 | Thành viên đã nạp được rút một lần trong ngày. [Cách hoạt động](/promoDetail?id=prize-draw). | يسحب الأعضاء الذين أودعوا مرة في ذلك اليوم. [كيف يعمل](/promoDetail?id=prize-draw).

@ false-agents 2026-10-23
People who claim to be us | 谨防冒充 | Kẻ mạo danh | من يدّعون أنهم نحن
Nobody can sell you a sure win, a higher level or a way around a limit. Write to us when somebody tries. | 没有人能向您出售必胜方法、更高等级或绕过限额的途径。如遇此类情况请告知我们。 | Không ai bán được chiến thắng chắc chắn, cấp cao hơn hay cách vượt hạn mức. Hãy báo khi gặp. | لا أحد يستطيع بيعك فوزًا مضمونًا أو مستوى أعلى أو التفافًا على حد. راسلنا إن حاول أحد ذلك.

@ stop-loss 2026-10-22
A limit for what you may lose | 设定亏损限额 | Giới hạn số tiền có thể thua | حد لما قد تخسره
A loss limit refuses the next bet once it is reached, in every game. It is in your account under Responsible gaming. | 达到亏损限额后，所有游戏的下一注都会被拒绝。设置位于账户的“理性博彩”。 | Khi chạm giới hạn thua, lượt cược kế tiếp ở mọi trò bị từ chối. Mục này ở Chơi có trách nhiệm trong tài khoản. | حد الخسارة يرفض الرهان التالي في كل لعبة متى بلغته. تجده في حسابك ضمن اللعب المسؤول.
`;
