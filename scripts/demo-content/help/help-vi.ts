/** The help centre in Vietnamese: see `read-help.ts` for what the lines say. */
export const HELP_VI = `
@ register Mở tài khoản thế nào?
Bấm **Đăng ký** ở đầu trang bất kỳ. Biểu mẫu chỉ hỏi những gì trang cần; ô không đánh dấu có thể để trống. Chưa đến một phút.

## Trước khi bắt đầu
- Bạn phải đủ tuổi theo luật nơi ở và ít nhất bằng tuổi ghi trong biểu mẫu.
- Dùng tên thật như ngân hàng ghi. Chúng tôi chỉ trả tiền cho tên đó.
- Chọn mật khẩu không dùng ở nơi khác.

## Sau đó
Bạn được đăng nhập ngay. Chúng tôi có thể gửi mã đến điện thoại hoặc hộp thư để xác nhận là của bạn; mã có hiệu lực vài phút và có thể xin lại khi hết đếm ngược.

## Không được?
- **Tên đã có người dùng:** hãy thử tên khác, hoặc dùng Quên mật khẩu nếu có thể là của bạn.
- **Không nhận được mã:** kiểm tra số và mã quốc gia, đợi hết đếm ngược rồi xin lại. Sau năm lần phải chờ năm phút.
- **Quốc gia của bạn không được phục vụ:** luật ở đó không cho phép, và cũng không được tìm cách lách.

@ account Giữ an toàn tài khoản thế nào?
Tài khoản chỉ của riêng bạn. Không được cho mượn, bán hay dùng chung, và chúng tôi không bao giờ hỏi mật khẩu.

## Đăng nhập
Dùng tên đăng nhập, hoặc số điện thoại nếu trang hỗ trợ. Sau vài lần sai, chúng tôi yêu cầu mã captcha để chặn máy dò. Trên thiết bị nhiều người dùng, đừng bật **Ghi nhớ**.

## Hai mật khẩu
Mật khẩu thứ nhất để đăng nhập. Mật khẩu thứ hai gồm sáu số, được hỏi mỗi khi tiền rời tài khoản. Hãy giữ riêng hai mật khẩu.

## Nếu quên
1. Bấm **Quên mật khẩu** trong cửa sổ đăng nhập.
1. Chọn email hoặc điện thoại và làm theo hướng dẫn. Thông báo luôn giống nhau dù tài khoản có tồn tại hay không, để không ai biết ai chơi ở đây.
1. Đặt mật khẩu mới. Mọi phiên khác kết thúc ngay.

## Có người khác đã vào?
Đổi mật khẩu, bấm **Đăng xuất mọi nơi** và báo hỗ trợ. Chúng tôi cùng bạn xem lại lịch sử.

@ deposit Nạp tiền thế nào?
Mở quầy thu ngân, chọn phương thức và số tiền. Trước khi xác nhận, bạn thấy phí, hạn mức và thời gian. Không khoản nào bị trừ mà không hiển thị.

## Quy định
- Thanh toán từ tài khoản, thẻ hoặc ví đứng tên bạn. Tiền của người khác bị trả lại.
- [Hạn mức](/help#responsible) của bạn được áp dụng trước. Khoản nạp vượt hạn mức bị từ chối, không bị cắt bớt.
- Nạp bằng tiền tệ của trang. Nếu ngân hàng đổi tiền, tỷ giá do ngân hàng quyết định.

## Tiền chưa đến?
1. Xem lịch sử tài khoản: mỗi lần nạp có mã và trạng thái.
1. **Đang chờ** nghĩa là ngân hàng chưa báo. Phần lớn báo trong vài phút, một số vào cuối ngày.
1. Sau hai giờ, gửi mã và biên nhận cho hỗ trợ. Chúng tôi trả lời theo thông tin của ngân hàng.

Mỗi lần nạp chỉ tính một lần, dù bạn bấm hai lần hay tải lại trang.

@ withdraw Rút tiền thế nào?
Chọn **Rút tiền**, số tiền và một tài khoản của bạn, rồi nhập mật khẩu rút tiền. Phần lớn được trả trong mười phút; khoản lớn nhất do hai người kiểm tra và có thể mất một ngày.

## Rút được gì
- Tất cả, trừ tiền thưởng chưa đủ vòng cược và tiền trong cược chưa có kết quả.
- Lần rút đầu cần xác minh danh tính: giấy tờ và, với thẻ, bằng chứng thẻ là của bạn.
- Tiền đến bằng cách nào thì trả về theo cách đó trước, tối đa bằng số đã nạp. Đó là quy định chống rửa tiền, không phải của chúng tôi.

## Sau khi đã trả
Chúng tôi nhờ bạn xác nhận: đã nhận, nhận một phần hoặc chưa nhận. Nếu thiếu, hãy gửi ảnh tài khoản, png hoặc jpg, tối đa 5 MB. Không trả lời trong thời gian hiển thị được coi là đã nhận.

## Đổi ý
Khi lệnh còn chờ, bạn có thể hủy. Bạn cũng có thể yêu cầu tắt khả năng hủy; nhiều người thấy điều đó có ích.

@ play Trò chơi hoạt động thế nào?
Mỗi sảnh có tìm kiếm, nhà cung cấp và bộ lọc. Bấm vào ô để bắt đầu. Khách được xem tất cả; muốn chơi cần tài khoản, còn **chơi thử** thì không tốn tiền của bạn.

## Từ thường gặp
- **Cược tối thiểu:** số tiền nhỏ nhất của một ván.
- **Hot:** nhiều thành viên chơi tuần này. Không nói lên cơ hội thắng.
- **Yêu thích và gần đây** được lưu cùng tài khoản.

## Trò chơi dừng giữa chừng
Đăng nhập lại và mở trò đó: ván tiếp tục từ chỗ dừng. Nếu không thể hoàn tất, ván bị hủy trong một ngày và tiền cược được trả.

## Thể thao và xổ số
Cược được tính theo kết quả chính thức. Tỷ lệ có thể đổi đến khi bạn xác nhận; không bao giờ nhận cược với tỷ lệ kém hơn bạn đã thấy. Sau khi đóng kỳ không nhận cược nữa, theo giờ máy chủ.

## Bảo trì
Trò chơi sẽ báo và gợi ý trò tương tự. Ván đang mở được giữ lại.

@ rewards Thưởng, hoàn trả và điểm
Mọi ưu đãi cùng đầy đủ điều khoản có ở [Khuyến mãi](/promotions). Bạn không bao giờ buộc phải nhận thưởng: không nhận thì mọi khoản thắng là tiền mặt ngay.

## Ba loại
- **Tiền mặt**, như hoàn trả hằng tuần: là của bạn ngay khi cộng.
- **Tiền thưởng** phải đủ vòng cược theo luật mới rút được. Tiền của bạn luôn được dùng trước.
- **Điểm** có theo mỗi cược, không bao giờ hết hạn và đổi tại [cửa hàng điểm](/pointMall).

## Cấp bậc
Điểm bạn đã kiếm được, không phải điểm còn lại, quyết định [cấp VIP](/vip). Đổi điểm không làm giảm cấp.

## Thiếu phần thưởng?
Thưởng được cộng theo thời gian ghi trong luật. Nếu chậm, hãy báo hỗ trợ tên ưu đãi và ngày.

@ fairness Trò chơi công bằng thế nào?
Không ai ở đây quyết định được kết quả một ván, dù có lợi hay bất lợi cho bạn.

## Số ngẫu nhiên
Trò chơi lấy số từ bộ tạo được phòng thí nghiệm độc lập kiểm định khi ra mắt, sau mỗi thay đổi và mỗi năm một lần. Cấp bậc, lịch sử hay mức cược không ảnh hưởng.

## Tỷ lệ trả thưởng
Luật của mỗi trò ghi tỷ lệ trả trung bình. Đó là trung bình của hàng triệu ván: một buổi tối có thể cao hoặc thấp hơn nhiều, và về lâu dài nhà cái giữ phần chênh lệch. Ngành này sống như vậy và chúng tôi muốn nói thẳng.

## Kỳ quay
Xổ số điện tử công bố một số niêm phong trước khi mở bán và tiết lộ sau đó, để ai cũng tính lại được. Kết quả gần nhất nằm cạnh mỗi trò.

## Bàn trực tiếp
Bài và vòng quay được quay phim không cắt. Nếu đọc sai kết quả, bàn dừng lại, đoạn phim quyết định và ghi sai được sửa.

@ responsible Giữ quyền kiểm soát
Chơi là giải trí tốn tiền. Không phải cách kiếm tiền và không giải quyết được lo âu.

## Công cụ của bạn
- **Giới hạn** nạp, thua và thời gian theo ngày, tuần hoặc tháng. Giảm có hiệu lực ngay, tăng sau một ngày.
- **Nhắc nhở thực tế:** mỗi giờ chúng tôi báo bạn đã chơi bao lâu và thắng thua thế nào.
- **Tạm nghỉ:** từ một ngày đến sáu tuần, chỉ một lần bấm.
- **Tự loại trừ:** sáu tháng hoặc vĩnh viễn, trên mọi trang của chúng tôi. Không thể hủy trước hạn.

## Hãy tự hỏi
1. Tôi có chơi lâu hơn hoặc nhiều hơn dự định không?
1. Tôi có cố gỡ lại số đã thua không?
1. Tôi có vay tiền để chơi hoặc giấu ai đó không?
1. Tôi có nghĩ đến ván sau khi đang ở bên người khác không?

Một câu “có” là nên nghỉ. Hai câu là nên nói chuyện với người thân hoặc đường dây trợ giúp ở nước bạn; cả hai đều miễn phí.

## Trẻ em
Giữ mật khẩu xa trẻ và dùng bộ lọc trên thiết bị chung. Chúng tôi kiểm tra tuổi mọi tài khoản, đóng tài khoản của người chưa đủ tuổi và trả lại tiền.

@ complaints Nếu tôi không đồng ý?
Hãy nói với chúng tôi. Khiếu nại không mất phí và không ảnh hưởng tài khoản.

## Các bước
1. **Viết cho hỗ trợ** qua trò chuyện hoặc email, kèm mã cược hoặc giao dịch. Phần lớn xong trong một giờ.
1. **Yêu cầu xem lại.** Người không liên quan đến vụ việc xem xét và trả lời bằng văn bản trong tám ngày.
1. **Ra bên ngoài.** Nếu không chấp nhận, cơ quan giải quyết tranh chấp nêu cùng giấy phép ở chân trang sẽ quyết định. Miễn phí cho bạn và chúng tôi tuân theo.

## Cần biết
- Xin viết trong sáu tháng. Dữ liệu ván và giao dịch được giữ năm năm và bạn có thể yêu cầu.
- Khi khiếu nại đang mở, số tiền tranh chấp không bị dùng hay chi trả.
- Bạn cũng có thể liên hệ cơ quan quản lý; bấm vào huy hiệu để mở trang của họ.

@ privacy Các bạn biết gì về tôi?
Chỉ những gì cần để vận hành tài khoản và những gì luật yêu cầu lưu.

## Chúng tôi lưu
- Thông tin bạn nhập khi đăng ký và giấy tờ bạn gửi.
- Cược, giao dịch và tin nhắn của bạn.
- Bạn đăng nhập khi nào, từ đâu và bằng thiết bị gì.

## Để làm gì
Để chơi và thanh toán, phát hiện gian lận, nhận ra khi ai đó mất kiểm soát và trả lời bạn. Chúng tôi không bán dữ liệu và không có quảng cáo của bên khác.

## Ai khác thấy được
Nhà cung cấp chỉ biết một mã số và biệt danh, không biết tên bạn. Ngân hàng và dịch vụ định danh chỉ biết điều cần thiết. Cơ quan nhà nước chỉ biết điều luật buộc cung cấp.

## Bao lâu
Dữ liệu tiền và cược: năm năm sau khi đóng tài khoản; giấy tờ theo yêu cầu giấy phép. Phần còn lại xóa ngay.

## Quyền của bạn
Bạn được xem, sửa, mang theo dữ liệu, từ chối tin nhắn và yêu cầu xóa. Viết cho hỗ trợ; trả lời trong ba mươi ngày.

## Cookie
Một cookie giữ đăng nhập, hai cookie nhớ giao diện và ngôn ngữ. Không cookie nào theo bạn sang nơi khác.

@ term Điều khoản sử dụng
Điều khoản này có hiệu lực giữa bạn và công ty nêu ở chân trang từ ngày bạn đăng ký.

## 1. Ai được chơi
Người đủ tuổi theo luật nước mình, chơi cho chính mình, một tài khoản, ở nước chúng tôi phục vụ. Nhân viên và gia đình không được chơi.

## 2. Tài khoản
Bạn khai đúng và cập nhật thông tin. Bạn chịu trách nhiệm về việc dùng mật khẩu của mình cho đến khi báo bị lộ.

## 3. Tiền
Số dư là của bạn và được giữ tách khỏi tiền công ty. Không có lãi, không cho vay. Số dư âm do lỗi của chúng tôi thì chúng tôi chịu.

## 4. Cược
Cược có hiệu lực khi máy chủ xác nhận, đúng như đã xác nhận. Sai sót hiển nhiên về tỷ lệ hay kết quả, như đặt sai dấu thập phân, được sửa theo giá hợp lý hoặc trả lại tiền cược.

## 5. Điều không được phép
Phần mềm tự chơi, thông đồng, nhiều tài khoản, tiền của người khác và lợi dụng lỗi đã biết. Cược như vậy vô hiệu; tiền cược được trả nếu không gây hại.

## 6. Đóng tài khoản
Bạn có thể đóng bất cứ lúc nào và rút số dư. Chúng tôi có thể đóng sau khi báo trước mười bốn ngày, hoặc ngay khi luật hay mục 5 yêu cầu. Tài khoản ngủ không bị thu phí.

## 7. Trách nhiệm
Chúng tôi chịu trách nhiệm về lỗi của mình, không chịu về thiết bị, đường truyền của bạn hay sự kiện bất khả kháng; cược đã xác nhận vẫn được tính.

## 8. Thay đổi
Điều khoản mới được báo trước ba mươi ngày. Nếu không đồng ý, hãy đóng tài khoản trước ngày hiệu lực.

## 9. Luật áp dụng
Áp dụng luật của giấy phép nêu ở chân trang; quyền lợi người tiêu dùng tại nước bạn vẫn được giữ.

@ about Chúng tôi là ai?
Một nhà với nhiều trang, mỗi trang một cá tính, trên cùng một nền tảng. Ví, luật và con người phía sau là như nhau.

## Điều chúng tôi coi trọng
- **Lời lẽ rõ ràng.** Mọi quy định có trên trang, bằng ngôn ngữ của bạn, trước khi cần đến.
- **Tiền nhanh.** Tiền của bạn đi khi bạn muốn.
- **Công bằng.** Người mới và cấp cao nhất nhận cùng một câu trả lời.

## Được giám sát
Giấy phép và cơ quan giám sát có ở chân trang; bấm huy hiệu để xem sổ đăng ký chính thức.

## Liên hệ
Trò chuyện ở mép trang mở suốt ngày đêm. Thành viên cấp năm trở lên do bộ phận VIP trả lời. Báo chí và đối tác xin xem trang [Hợp tác](/join).
`;
