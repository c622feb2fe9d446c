/** Chapters that the demo adds to the help centre of the base. Format: see `read-help.ts`. */
export const CHAPTERS = `
@ rewards 51
Rewards, rebates and levels | 奖励、返水与等级 | Thưởng, hoàn trả và cấp | المكافآت والاسترداد النقدي والمستويات
EN
See [Promotions](/promotions) for current rewards. Each reward is available in your account for a limited time. Claim it there.

- **Rebate:** a share of your bets, at the rate of your [level](/vip). Claim it under Rebate.
- **Missions:** bet a daily or weekly target to earn a reward.
- **Levels:** your bets earn points. Levels never fall.

Some rewards have a turnover requirement before you can withdraw. Bonus details shows your progress.
CN
现有奖励见[优惠活动](/promotions)。每项奖励在账户中保留一段时间，请及时领取。

- **返水：**按[等级](/vip)比例返还部分投注，在“返水”中领取。
- **任务：**每日或每周投注目标与奖励。
- **等级：**投注获得积分，等级不会下降。

部分奖励在提款前须完成流水，进度见“红利明细”。
VI
Xem các phần thưởng ở mục [Khuyến mãi](/promotions). Mỗi phần thưởng có trong tài khoản một thời gian; hãy nhận ở đó.

- **Hoàn trả:** một phần tiền cược, theo tỷ lệ của [cấp](/vip). Nhận ở mục Hoàn trả.
- **Nhiệm vụ:** mục tiêu cược theo ngày hoặc tuần, có thưởng.
- **Cấp:** đặt cược để tích điểm. Cấp không bao giờ giảm.

Một số phần thưởng yêu cầu vòng cược trước khi rút. Tiến độ có ở mục Chi tiết tiền thưởng.
AR
راجع [العروض](/promotions) لمعرفة المكافآت الحالية. كل مكافأة متاحة في حسابك مدة محدودة؛ استلمها هناك.

- **الاسترداد النقدي:** جزء من رهاناتك بنسبة [مستواك](/vip). استلمه من قسم الاسترداد النقدي.
- **المهام:** هدف رهانات يومي أو أسبوعي له مكافأة.
- **المستويات:** رهاناتك تكسبك نقاطًا. المستويات لا تنخفض أبدًا.

لبعض المكافآت متطلبات رهان قبل السحب. يظهر تقدّمك في تفاصيل المكافآت.

@ fairness 52
How can I check a game? | 如何核验游戏？ | Làm thế nào để kiểm tra trò chơi? | كيف أتحقق من لعبة؟
EN
The house games draw their numbers on our server from a secret seed. Before a round you see the hash of the seed, afterwards the seed itself. Use **Fairness** in the game to verify recent rounds.

## Return to player
The rules of each house game show its calculated return. It is an average over a very large number of rounds: a single session can end far from it, and over time the house keeps the difference.

## Other games
Games from other providers are samples in this demo. They are not connected to a provider.
CN
自营游戏由服务器使用秘密种子生成号码。每局开始前显示种子的哈希值，结束后公布种子。可用游戏中的**公平性**验证最近几局。

## 返还率
每款自营游戏的规则都列明计算所得的返还率。这是大量局数的平均值：单次结果可能相差很远，长期来看差额归庄家所有。

## 其他游戏
本演示中其他厂商的游戏仅为示例，未与任何厂商连接。
VI
Trò của nhà cái sinh số trên máy chủ từ một seed bí mật. Trước ván bạn thấy mã băm của seed; sau ván là chính seed. Dùng mục **Tính công bằng** trong trò để xác minh các ván gần nhất.

## Tỷ lệ trả thưởng (RTP)
Luật chơi của mỗi trò này ghi tỷ lệ trả thưởng đã tính. Đó là trung bình của rất nhiều ván: một buổi chơi có thể khác xa, và về lâu dài nhà cái giữ phần chênh lệch.

## Các trò khác
Trò của nhà cung cấp khác trên trang mẫu này chỉ là ví dụ, không kết nối với nhà cung cấp nào.
AR
تولّد ألعاب الموقع أرقامها على خادمنا من بذرة سرية. قبل الجولة ترى بصمة البذرة، وبعدها البذرة نفسها. استخدم قسم **النزاهة** داخل اللعبة للتحقق من الجولات الأخيرة.

## نسبة العائد
تذكر قواعد كل لعبة من ألعاب الموقع نسبة العائد المحسوبة. هي متوسط جولات كثيرة جدًا: قد تبتعد جلسة واحدة عنه كثيرًا، ومع الوقت يبقى الفرق لصالح الموقع.

## الألعاب الأخرى
ألعاب المزوّدين الآخرين في هذا الموقع التجريبي نموذجية وغير متصلة بأي مزوّد.

@ about 100
What is this site? | 本站是什么？ | Trang này là gì? | ما هذا الموقع؟
EN
This is a demo of a platform for gaming sites. The brand, licences, game providers, notices and winners are fictional. Accounts, wallets, limits, rewards and house games work.

- **Deposits** use a payment sandbox. Nothing is charged.
- **Withdrawals** are recorded and reviewed by demo staff. Nothing is paid out.
- **Licence badges** are samples: no authority has licensed this site.
CN
这是游戏网站平台的演示。品牌、牌照、厂商、公告与中奖者均为虚构。账户、钱包、限额、奖励与自营游戏可实际使用。

- **存款**使用支付沙盒，不会扣款。
- **提款**会被记录并由演示员工审核，不会付款。
- **牌照徽章**为示例：本站未获任何机构发牌。
VI
Đây là trang mẫu của một nền tảng trò chơi. Thương hiệu, giấy phép, nhà cung cấp, thông báo và người thắng đều là hư cấu. Tài khoản, ví, hạn mức, phần thưởng và trò của nhà cái hoạt động thật.

- **Nạp tiền** qua môi trường thanh toán thử nghiệm. Không trừ tiền.
- **Rút tiền** được ghi lại và nhân viên mẫu xét duyệt. Không chi tiền.
- **Huy hiệu giấy phép** chỉ là mẫu: không cơ quan nào cấp phép cho trang này.
AR
هذا موقع تجريبي لمنصة مواقع ألعاب. العلامة وتراخيصها ومزوّدوها وإعلاناتها وفائزوها من وحي الخيال. أما الحسابات والمحافظ والحدود والمكافآت وألعاب الموقع فتعمل.

- **الإيداعات** تتم في بيئة دفع تجريبية. لا يُخصم شيء.
- **السحوبات** تُسجل ويراجعها موظفو الموقع التجريبي. لا يُصرف شيء.
- **شارات التراخيص** نموذجية: لم ترخّص أي جهة هذا الموقع.
`;
