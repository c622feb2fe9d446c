import { htmlOf } from "./markup";
import { each, rowsOf, texts, textsAt } from "./texts";

/** Of each step a line for its title and a line for how it is done. */
const IOS = `
Scan the code | 扫描二维码 | Quét mã | امسح الرمز
Open the camera of your iPhone, point it at the code on this page and tap the link that appears. Reading this on the iPhone? Press the button instead. | 打开 iPhone 相机，对准本页二维码，点按出现的链接。若您正在用 iPhone 浏览，直接点按下载按钮即可。 | Mở máy ảnh iPhone, hướng vào mã trên trang này và chạm vào liên kết hiện ra. Nếu đang xem trên iPhone, hãy bấm nút tải. | افتح كاميرا iPhone ووجّهها نحو الرمز في هذه الصفحة ثم المس الرابط الذي يظهر. إن كنت تقرأ من iPhone فاضغط الزر مباشرة.
Open it in Safari | 用 Safari 打开 | Mở bằng Safari | افتحه في Safari
The installation works in Safari only. If another browser opened, copy the address and paste it there. | 安装仅支持 Safari。若由其他浏览器打开，请复制网址到 Safari 中打开。 | Chỉ cài được bằng Safari. Nếu trình duyệt khác mở ra, hãy sao chép địa chỉ sang Safari. | يعمل التثبيت في Safari فقط. إن فُتح متصفح آخر فانسخ العنوان والصقه هناك.
Press Share | 点按“分享” | Bấm Chia sẻ | اضغط زر المشاركة
It is the square with the arrow at the foot of the screen. | 位于屏幕底部、带箭头的方框图标。 | Là ô vuông có mũi tên ở cuối màn hình. | هو المربع ذو السهم أسفل الشاشة.
Choose “Add to Home Screen” | 选择“添加到主屏幕” | Chọn “Thêm vào Màn hình chính” | اختر «إضافة إلى الشاشة الرئيسية»
Scroll the list down if you do not see it, then press **Add** at the top. | 若未看到请向下滚动，然后点按右上角的**添加**。 | Kéo danh sách xuống nếu chưa thấy, rồi bấm **Thêm** ở phía trên. | مرّر القائمة إلى أسفل إن لم تره، ثم اضغط **إضافة** في الأعلى.
Open it from the home screen | 从主屏幕打开 | Mở từ màn hình chính | افتحه من الشاشة الرئيسية
The new icon opens the site without the browser's bars. Sign in once; the phone can keep your password in its keychain. | 点按新图标即可全屏打开网站。登录一次后，可由手机钥匙串保存密码。 | Biểu tượng mới mở trang toàn màn hình. Đăng nhập một lần; máy có thể lưu mật khẩu trong chuỗi khóa. | تفتح الأيقونة الجديدة الموقع بلا أشرطة المتصفح. سجّل الدخول مرة واحدة ويمكن للهاتف حفظ كلمة المرور.
Allow notices, if you like | 按需允许通知 | Cho phép thông báo nếu muốn | اسمح بالإشعارات إن أردت
Draw results and answers from our service can be told by notice. You can switch this off again under Settings, Notifications. | 开奖结果与客服回复可通过通知告知。随时可在“设置 › 通知”中关闭。 | Kết quả mở thưởng và trả lời của chúng tôi có thể báo qua thông báo. Tắt lại trong Cài đặt, Thông báo. | يمكن أن تصلك نتائج السحب وردود الخدمة عبر الإشعارات. أوقفها متى شئت من الإعدادات ثم الإشعارات.
`;

const ANDROID = `
Scan the code | 扫描二维码 | Quét mã | امسح الرمز
Point the camera at the code on this page, or press Download if you are reading this on your phone. | 用相机对准本页二维码；若正在用手机浏览，请直接点按下载。 | Hướng máy ảnh vào mã trên trang này, hoặc bấm Tải xuống nếu đang xem trên điện thoại. | وجّه الكاميرا نحو الرمز في هذه الصفحة، أو اضغط تنزيل إن كنت تقرأ من هاتفك.
Download the file | 下载安装包 | Tải tệp về | نزّل الملف
The browser warns about every file of this kind. Check that the address in its bar is ours, then press **Download anyway**. | 浏览器会对此类文件给出提示。请确认地址栏为本站网址，再点按**仍然下载**。 | Trình duyệt cảnh báo với mọi tệp loại này. Kiểm tra địa chỉ đúng là của chúng tôi rồi bấm **Vẫn tải xuống**. | يحذّر المتصفح من كل ملف من هذا النوع. تأكد من أن العنوان في شريطه هو عنواننا ثم اضغط **تنزيل على أي حال**.
Allow the installation | 允许安装 | Cho phép cài đặt | اسمح بالتثبيت
Open the file. If Android asks, allow your browser to install applications: Settings, Security, Unknown sources. | 打开文件。若系统询问，请在“设置 › 安全 › 未知来源”中允许浏览器安装应用。 | Mở tệp. Nếu Android hỏi, cho phép trình duyệt cài ứng dụng: Cài đặt, Bảo mật, Nguồn không xác định. | افتح الملف. إن سألك أندرويد فاسمح للمتصفح بتثبيت التطبيقات: الإعدادات، الأمان، مصادر غير معروفة.
Press Install | 点按“安装” | Bấm Cài đặt | اضغط تثبيت
It takes less than a minute. The application asks for no access to contacts, messages or photos. | 不到一分钟即可完成。应用不会索取通讯录、短信或相册权限。 | Chưa đến một phút. Ứng dụng không xin quyền danh bạ, tin nhắn hay ảnh. | يستغرق أقل من دقيقة. لا يطلب التطبيق الوصول إلى جهات الاتصال أو الرسائل أو الصور.
Take the permission back | 收回安装权限 | Thu lại quyền cài đặt | اسحب إذن التثبيت
Switch off what you allowed in step three. The application goes on working, and your phone stays protected. | 关闭第三步中开启的权限。应用仍可正常使用，手机也更安全。 | Tắt quyền đã cho ở bước ba. Ứng dụng vẫn chạy và điện thoại vẫn được bảo vệ. | أوقف ما سمحت به في الخطوة الثالثة. يستمر التطبيق في العمل ويبقى هاتفك محميًا.
Open it and sign in | 打开并登录 | Mở và đăng nhập | افتحه وسجّل الدخول
Use the account that you have already. Updates come by themselves from then on. | 使用您已有的账户登录，之后会自动更新。 | Dùng tài khoản bạn đã có. Từ đó ứng dụng tự cập nhật. | استخدم حسابك الحالي. بعد ذلك تصل التحديثات تلقائيًا.
`;

function stepsOf(table: string) {
  const all = rowsOf(table).map((cells) => textsAt(cells, 0));
  return Array.from({ length: all.length / 2 }, (_, at) => {
    const [title, text] = all.slice(at * 2);
    if (!title || !text) throw new Error("a step has a title and a text");
    return { title, html: each(text, htmlOf) };
  });
}

/** How the applications are installed. */
export const guides = {
  ios: {
    platform: "IOS",
    title: texts("Install on iPhone", "在 iPhone 上安装", "Cài đặt trên iPhone", "التثبيت على iPhone"),
    steps: stepsOf(IOS),
    resource: "IOS",
    order: 10,
  },
  android: {
    platform: "ANDROID",
    title: texts("Install on Android", "在安卓手机上安装", "Cài đặt trên Android", "التثبيت على أندرويد"),
    steps: stepsOf(ANDROID),
    resource: "ANDROID",
    order: 20,
  },
};
