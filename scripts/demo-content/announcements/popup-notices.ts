/** Notices shown in a window after sign-in. Format: see `read-announcements.ts`. */
export const POPUP_NOTICES = `
@ good-to-see 2026-11-26
Good to see you | 很高兴见到您 | Rất vui gặp lại bạn | سعداء برؤيتك
Your recent games, favourites and rewards are in your account. | 最近游戏、收藏与奖励都在您的账户中。 | Trò gần đây, mục yêu thích và phần thưởng ở trong tài khoản. | ألعابك الأخيرة ومفضلاتك ومكافآتك في حسابك.

@ in-control 2026-11-25
You set the limits | 限额由您设定 | Bạn đặt hạn mức | أنت تضع الحدود
Set a money limit and a time limit before you start. Both are in your account under Limits and breaks. | 开始前请先设定金额与时间限额，均在账户的“限额与暂停”中。 | Đặt hạn mức tiền và thời gian trước khi bắt đầu. Cả hai ở mục Hạn mức và tạm nghỉ trong tài khoản. | ضع حدًا للمال وآخر للوقت قبل أن تبدأ. كلاهما في حسابك ضمن الحدود والاستراحات.

@ of-age 2026-11-23
For adults only | 仅限成年人 | Chỉ dành cho người trưởng thành | للبالغين فقط
Don’t let minors use your account, or even watch you play. If a child uses this device, sign out and don’t save your password. | 请勿让未成年人使用您的账户，旁观亦不可。若孩子也用此设备，请退出登录且勿保存密码。 | Không để trẻ vị thành niên dùng tài khoản, kể cả chỉ xem. Nếu trẻ dùng thiết bị này, hãy đăng xuất và đừng lưu mật khẩu. | لا تدع القاصرين يستخدمون حسابك ولو للمشاهدة. إن كان طفل يستخدم هذا الجهاز فسجّل الخروج ولا تحفظ كلمة المرور.

@ good-password 2026-11-21
Use a unique password | 使用独立密码 | Một mật khẩu riêng | كلمة مرور لا تتكرر
Use a password that you don’t use anywhere else. Three unrelated words are easier to remember, and harder to guess, than eight random characters. | 请使用未在别处用过的密码。三个不相关的词比八个随机字符更易记、更难猜。 | Dùng mật khẩu không dùng ở nơi khác. Ba từ không liên quan dễ nhớ và khó đoán hơn tám ký tự ngẫu nhiên. | استخدم كلمة مرور لا تستخدمها في مكان آخر. ثلاث كلمات غير مترابطة أسهل حفظًا وأصعب تخمينًا من ثمانية رموز عشوائية.

@ one-account 2026-11-19
One person, one account | 一人一户 | Một người, một tài khoản | شخص واحد، حساب واحد
The [terms](/help#term) allow one account per person. If you opened two by mistake, contact customer service. | [条款](/help#term)规定每人限开一个账户。若误开两户，请联系客服。 | [Điều khoản](/help#term) cho phép mỗi người một tài khoản. Nếu lỡ mở hai, hãy liên hệ chăm sóc khách hàng. | تسمح [الشروط](/help#term) بحساب واحد لكل شخص. إن فتحت حسابين خطأً فتواصل مع خدمة العملاء.

@ second-password 2026-11-16
Protect your money with a payment password | 用支付密码保护资金 | Bảo vệ tiền bằng mật khẩu thanh toán | احمِ أموالك بكلمة مرور الدفع
You confirm withdrawals with your payment password, so the account password alone is not enough. Don’t use your birthday. | 支付密码用于确认提款，仅有登录密码无法提款。请勿使用生日。 | Mật khẩu thanh toán xác nhận lệnh rút, nên chỉ mật khẩu tài khoản là chưa đủ. Xin đừng dùng ngày sinh. | كلمة مرور الدفع تؤكد السحب، فلا تكفي كلمة مرور الحساب وحدها. يُرجى عدم استخدام تاريخ ميلادك.

@ clear-fees 2026-11-13
Fees shown upfront | 费用先行告知 | Phí hiển thị trước | الرسوم معروضة مسبقًا
Deposit and Withdraw show the fee and limits of each payment method before you confirm. | 存款与提款页会在您确认前显示每种方式的手续费与限额。 | Trang nạp và rút tiền hiển thị phí và hạn mức của từng phương thức trước khi bạn xác nhận. | تعرض صفحتا الإيداع والسحب رسوم كل طريقة وحدودها قبل أن تؤكد.

@ day-to-raise 2026-11-12
Raising a limit takes time | 上调限额须等待 | Tăng hạn mức phải chờ | رفع الحد يستغرق وقتًا
The delay is intentional: it gives you time to reconsider. | 这是有意为之：让您有时间再考虑。 | Đó là chủ ý: để bạn có thời gian nghĩ lại. | هذا مقصود: ليكون لديك وقت للتفكير.

@ long-break 2026-11-10
When it stops being fun | 当游戏不再有趣 | Khi không còn vui | حين لا يعود ممتعًا
Self-exclusion closes your account on all of the operator’s sites. You choose how long, and it cannot be ended early. [About self-exclusion](/help#responsible). | 自我排除将关闭您在同一运营商所有网站的账户，期限由您选择，不可提前结束。[关于自我排除](/help#responsible)。 | Tự loại trừ đóng tài khoản trên mọi trang của cùng nhà điều hành. Bạn chọn thời hạn và không thể kết thúc sớm. [Về tự loại trừ](/help#responsible). | الاستبعاد الذاتي يغلق حسابك في كل مواقع المشغّل نفسه. أنت تختار المدة ولا يُلغى قبل انتهائها. [عن الاستبعاد الذاتي](/help#responsible).

@ help-search 2026-11-09
Search the help centre | 帮助中心支持搜索 | Trung tâm trợ giúp có ô tìm | في مركز المساعدة بحث
Enter a word to find the right answer. [Open the help centre](/help). | 输入关键词即可找到相关章节。[打开帮助中心](/help)。 | Gõ một từ để tìm mục trả lời. [Mở trung tâm trợ giúp](/help). | اكتب كلمة لتجد الإجابة المناسبة. [افتح مركز المساعدة](/help).

@ sandbox-money 2026-11-07
Deposits use a sandbox | 存款使用沙盒 | Nạp tiền trong môi trường thử nghiệm | الإيداع في بيئة تجريبية
You confirm deposits in this demo on a sandbox page. No bank is involved. [How to try it](/promoDetail?id=welcome). | 本演示的存款在沙盒页面确认，不涉及任何银行。[如何体验](/promoDetail?id=welcome)。 | Bạn xác nhận tiền nạp trên trang thử nghiệm. Không có ngân hàng nào tham gia. [Cách thử](/promoDetail?id=welcome). | تؤكد إيداعاتك في هذا الموقع التجريبي في صفحة بيئة الدفع التجريبية، دون أي بنك. [كيف تجرّب](/promoDetail?id=welcome).

@ privacy-words 2026-11-05
What data we keep about you | 会保存您的哪些信息 | Dữ liệu chúng tôi lưu về bạn | ما البيانات التي نحفظها عنك
[See what data this site keeps about you](/help#privacy). | [查看本站保存的关于您的信息](/help#privacy)。 | [Xem trang này lưu dữ liệu gì về bạn](/help#privacy). | [اطّلع على ما يحفظه الموقع عنك](/help#privacy).

@ levels-stay 2026-11-02
Your level stays | 等级始终保留 | Cấp của bạn được giữ | مستواك باقٍ
A break does not cost you a level: you keep your points, and levels never fall. [Levels](/vip). | 暂停不会降级：积分会保留，等级不会下降。[等级](/vip)。 | Tạm nghỉ không mất cấp: điểm của bạn được giữ nguyên, cấp không bao giờ giảm. [Các cấp](/vip). | الاستراحة لا تكلفك مستوى: تبقى نقاطك كما هي والمستويات لا تنخفض أبدًا. [المستويات](/vip).

@ claim-in-time 2026-10-31
Claim rewards in time | 请及时领取奖励 | Nhận thưởng đúng hạn | استلم المكافآت في وقتها
Rewards expire after some time. See the date beside each reward in your reward centre. | 奖励在一段时间后失效，截止日期显示在奖励中心的各项奖励旁。 | Phần thưởng hết hạn sau một thời gian. Xem ngày cạnh từng phần thưởng trong trung tâm thưởng. | تنتهي صلاحية المكافآت بعد مدة. راجع التاريخ بجانب كل مكافأة في مركز المكافآت.

@ shared-device 2026-10-29
On a shared device | 使用共用设备时 | Trên thiết bị dùng chung | على جهاز مشترك
Leave “Remember me” off and sign out when you finish. You are also signed out automatically when you are inactive for a while. | 请勿勾选“记住我”，结束后退出登录。长时间无操作会话自动结束。 | Đừng bật “Ghi nhớ” và hãy đăng xuất khi xong. Bạn cũng tự động bị đăng xuất khi không thao tác một lúc. | اترك «تذكّرني» غير مفعّل وسجّل الخروج عند الانتهاء. كما يُسجَّل خروجك تلقائيًا عند الخمول.

@ open-networks 2026-10-26
On public networks | 使用公共网络时 | Trên mạng công cộng | على الشبكات العامة
Make sure no one can see you enter your password, and sign out when you leave. | 输入密码时请避免他人窥视，离开时请退出登录。 | Nhập mật khẩu nơi không ai nhìn thấy và đăng xuất khi rời đi. | أدخل كلمات المرور حيث لا يراك أحد، وسجّل الخروج عند المغادرة.

@ prize-draw 2026-10-25
Daily prize draw | 每日一次抽奖 | Quay thưởng mỗi ngày | سحب جوائز يومي
Players who deposit the required amount today can draw one prize. [How it works](/promoDetail?id=prize-draw). | 当日存款达标的玩家可抽奖一次。[了解规则](/promoDetail?id=prize-draw)。 | Người chơi nạp đủ mức yêu cầu trong ngày được quay thưởng một lần. [Cách hoạt động](/promoDetail?id=prize-draw). | يمكن للاعبين الذين أودعوا المبلغ المطلوب سحب جائزة مرة واحدة في اليوم نفسه. [كيف يعمل](/promoDetail?id=prize-draw).

@ false-agents 2026-10-23
Beware of impostors | 谨防冒充 | Cảnh giác kẻ mạo danh | احذر المنتحلين
No one can sell you a sure win, a higher level or a way around a limit. If someone tries, contact customer service. | 没有人能向您出售必胜方法、更高等级或绕过限额的途径。如遇此类情况请联系客服。 | Không ai bán được chiến thắng chắc chắn, cấp cao hơn hay cách vượt hạn mức. Nếu gặp, hãy liên hệ chăm sóc khách hàng. | لا أحد يستطيع بيعك فوزًا مضمونًا أو مستوى أعلى أو التفافًا على حد. إن حاول أحد ذلك فتواصل مع خدمة العملاء.

@ stop-loss 2026-10-22
Set a loss limit | 设定亏损限额 | Đặt hạn mức thua lỗ | ضع حدًا للخسارة
When you reach your loss limit, no more bets are accepted in any game. Set it in your account under Limits and breaks. | 达到亏损限额后，所有游戏都不再接受投注。设置位于账户的“限额与暂停”。 | Khi chạm hạn mức thua lỗ, mọi trò đều không nhận thêm cược. Đặt ở mục Hạn mức và tạm nghỉ trong tài khoản. | متى بلغت حد الخسارة لا تُقبل رهانات أخرى في أي لعبة. ضعه في حسابك ضمن الحدود والاستراحات.
`;
