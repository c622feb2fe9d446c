import { htmlOf } from "./markup";
import { mapTexts, rowsOf, texts, textsAt } from "./texts";

/** Two lines for each step: its title and its instructions. */
const IOS = `
Scan the code | 扫描二维码 | Quét mã | امسح الرمز
Open the camera on your iPhone, point it at the code on this page and tap the link. Already on your iPhone? Tap the button instead. | 打开 iPhone 相机，对准本页二维码，点按出现的链接。若您正在用 iPhone 浏览，直接点按本页按钮即可。 | Mở máy ảnh iPhone, hướng vào mã trên trang này và chạm vào liên kết hiện ra. Nếu đang xem trên iPhone, hãy bấm nút trên trang này. | افتح كاميرا آيفون ووجّهها نحو الرمز في هذه الصفحة ثم المس الرابط الذي يظهر. إن كنت تقرأ من آيفون فاضغط الزر مباشرة.
Open it in Safari | 用 Safari 打开 | Mở bằng Safari | افتحه في Safari
You can only install it with Safari. If another browser opens, copy the address and paste it into Safari. | 安装仅支持 Safari。若由其他浏览器打开，请复制网址到 Safari 中打开。 | Chỉ cài được bằng Safari. Nếu trình duyệt khác mở ra, hãy sao chép địa chỉ sang Safari. | يعمل التثبيت في Safari فقط. إن فُتح متصفح آخر فانسخ العنوان والصقه هناك.
Tap Share | 点按“分享” | Bấm Chia sẻ | اضغط زر المشاركة
It is the square with an arrow at the bottom of the screen. | 位于屏幕底部、带箭头的方框图标。 | Là ô vuông có mũi tên ở cuối màn hình. | هو المربع ذو السهم أسفل الشاشة.
Choose “Add to Home Screen” | 选择“添加到主屏幕” | Chọn “Thêm vào Màn hình chính” | اختر «إضافة إلى الشاشة الرئيسية»
Scroll down if you don’t see it, then tap **Add** at the top. | 若未看到请向下滚动，然后点按右上角的**添加**。 | Kéo danh sách xuống nếu chưa thấy, rồi bấm **Thêm** ở phía trên. | مرّر القائمة إلى أسفل إن لم تره، ثم اضغط **إضافة** في الأعلى.
Open it from the home screen | 从主屏幕打开 | Mở từ màn hình chính | افتحه من الشاشة الرئيسية
The new icon opens the site in full screen. Sign in once; your phone can save your password. | 点按新图标即可全屏打开网站。登录一次后，可由手机钥匙串保存密码。 | Biểu tượng mới mở trang toàn màn hình. Đăng nhập một lần; máy có thể lưu mật khẩu trong chuỗi khóa. | تفتح الأيقونة الجديدة الموقع بلا أشرطة المتصفح. سجّل الدخول مرة واحدة ويمكن للهاتف حفظ كلمة المرور.
`;

const ANDROID = `
Scan the code | 扫描二维码 | Quét mã | امسح الرمز
Point the camera at the code on this page and tap the link. Already on your phone? Tap the button instead. | 用相机对准本页二维码并点按链接；若正在用手机浏览，请直接点按按钮。 | Hướng máy ảnh vào mã trên trang này và chạm vào liên kết. Nếu đang xem trên điện thoại, hãy bấm nút. | وجّه الكاميرا نحو الرمز في هذه الصفحة والمس الرابط. إن كنت تقرأ من هاتفك فاضغط الزر.
Open the browser menu | 打开浏览器菜单 | Mở trình đơn của trình duyệt | افتح قائمة المتصفح
Tap the three dots beside the address. | 点按网址旁的三个点。 | Chạm vào ba dấu chấm cạnh địa chỉ. | المس النقاط الثلاث بجانب العنوان.
Choose “Add to Home screen” | 选择“添加到主屏幕” | Chọn “Thêm vào Màn hình chính” | اختر «إضافة إلى الشاشة الرئيسية»
Some browsers call it Install. Tap **Add** to confirm. | 部分浏览器称为“安装”。点按**添加**确认。 | Một số trình duyệt gọi là Cài đặt. Xác nhận bằng **Thêm**. | تسميه بعض المتصفحات «تثبيت». أكّد بالضغط على **إضافة**.
Open it from the home screen | 从主屏幕打开 | Mở từ màn hình chính | افتحه من الشاشة الرئيسية
The new icon opens the site in full screen. There is no file to download. | 点按新图标即可全屏打开网站，无需下载文件。 | Biểu tượng mới mở trang toàn màn hình. Không có tệp nào để tải. | تفتح الأيقونة الجديدة الموقع بلا أشرطة المتصفح. لا يوجد ملف للتنزيل.
`;

function stepsOf(table: string) {
  const all = rowsOf(table).map((cells) => textsAt(cells, 0));
  return Array.from({ length: all.length / 2 }, (_, at) => {
    const [title, text] = all.slice(at * 2);
    if (!title || !text) throw new Error("a step has a title and a text");
    return { title, html: mapTexts(text, htmlOf) };
  });
}

/** Guides for adding the site to the home screen. */
export const guides = {
  ios: {
    platform: "IOS",
    title: texts(
      "Add to your iPhone home screen",
      "添加到 iPhone 主屏幕",
      "Thêm vào màn hình chính iPhone",
      "أضفه إلى شاشة آيفون الرئيسية",
    ),
    steps: stepsOf(IOS),
    resource: "IOS",
    order: 10,
  },
  android: {
    platform: "ANDROID",
    title: texts(
      "Add to your Android home screen",
      "添加到 Android 主屏幕",
      "Thêm vào màn hình chính Android",
      "أضفه إلى شاشة أندرويد الرئيسية",
    ),
    steps: stepsOf(ANDROID),
    resource: "ANDROID",
    order: 20,
  },
};
