/** Chapters that the demo adds to the help centre of the base. Format: see `read-help.ts`. */
export const CHAPTERS = `
@ rewards 51
Rewards, rebates and levels | 奖励、返水与等级 | Thưởng, hoàn trả và cấp | المكافآت والاسترداد والمستويات
EN
What is given stands under [Promotions](/promotions). Each reward waits in your account for a limited time; claim it there.

- **Rebate:** a part of your bets, at the rate of your [level](/vip). Claim it under Rebate.
- **Missions:** a target of bets by day or week, with a reward.
- **Levels:** points come from your bets. Levels never fall.

A reward may have to be bet before a withdrawal. How much is left stands beside it.
CN
现有奖励见[优惠活动](/promotions)。每项奖励在账户中保留一段时间，请及时领取。

- **返水：**按[等级](/vip)比例返还部分投注，在“返水”中领取。
- **任务：**每日或每周投注目标与奖励。
- **等级：**投注获得积分，等级不会下降。

奖励在提款前可能需要完成投注，剩余金额显示在旁边。
VI
Các phần thưởng nằm ở mục [Khuyến mãi](/promotions). Mỗi phần thưởng chờ trong tài khoản một thời gian; hãy nhận ở đó.

- **Hoàn trả:** một phần tiền cược, theo tỷ lệ của [cấp](/vip). Nhận ở mục Hoàn trả.
- **Nhiệm vụ:** mục tiêu cược theo ngày hoặc tuần, có thưởng.
- **Cấp:** điểm đến từ tiền cược. Cấp không bị hạ.

Phần thưởng có thể phải cược trước khi rút. Số còn lại ghi bên cạnh.
AR
ما يُمنح مذكور في [العروض](/promotions). كل مكافأة تنتظر في حسابك مدة محدودة؛ استلمها هناك.

- **الاسترداد:** جزء من رهاناتك بنسبة [مستواك](/vip). استلمه من قسم الاسترداد.
- **المهام:** هدف رهانات يومي أو أسبوعي له مكافأة.
- **المستويات:** النقاط من رهاناتك. المستويات لا تنخفض.

قد يلزم المراهنة بالمكافأة قبل السحب، والمتبقي مذكور بجانبها.

@ fairness 52
How can I check a game? | 如何核验游戏？ | Kiểm tra trò chơi thế nào? | كيف أتحقق من لعبة؟
EN
The games of the house draw their numbers on our server from a secret seed. Before a round you see the hash of the seed; afterwards the seed itself. **Fairness** in the game computes the last rounds again.

## What a game pays back
The rules of each of these games name its computed return. It is an average over very many rounds: a single evening can end far from it, and over time the house keeps the difference.

## Other tiles
Tiles of other studios on this demonstration are samples. They are not connected to a studio.
CN
自营游戏由服务器使用秘密种子生成号码。每回合开始前显示种子的哈希值，结束后公布种子。游戏中的**公平性**可重新计算最近的回合。

## 返还率
每款自营游戏的规则都列明计算所得的返还率。这是大量回合的平均值：单次结果可能相差很远，长期来看差额归庄家所有。

## 其他图块
本演示中其他厂商的图块仅为示例，未与任何厂商连接。
VI
Trò của nhà sinh số trên máy chủ từ một hạt giống bí mật. Trước ván bạn thấy mã băm của hạt giống; sau ván là chính hạt giống. Mục **Công bằng** trong trò tính lại các ván gần nhất.

## Tỷ lệ trả thưởng
Luật của mỗi trò này ghi tỷ lệ trả thưởng đã tính. Đó là trung bình của rất nhiều ván: một buổi chơi có thể khác xa, và về lâu dài nhà cái giữ phần chênh lệch.

## Các ô khác
Ô của hãng khác trên trang mẫu này chỉ là ví dụ, không kết nối với hãng nào.
AR
ألعاب الدار تولّد أرقامها على خادمنا من بذرة سرية. قبل الجولة ترى بصمة البذرة، وبعدها البذرة نفسها. يعيد قسم **النزاهة** داخل اللعبة حساب الجولات الأخيرة.

## ما تعيده اللعبة
قواعد كل لعبة من هذه تذكر نسبة العائد المحسوبة. هي متوسط جولات كثيرة جدًا: قد تبتعد أمسية واحدة عنه كثيرًا، ومع الوقت تحتفظ الدار بالفرق.

## البطاقات الأخرى
بطاقات الاستوديوهات الأخرى في هذا الموقع التجريبي عينات غير متصلة بأي استوديو.

@ about 100
What is this site? | 本站是什么？ | Trang này là gì? | ما هذا الموقع؟
EN
A demonstration of a platform for gaming sites. The brand, its licences, studios, notices and winners are invented. The accounts, wallets, limits, rewards and games of the house work.

- **Deposits** come from a sandbox. Nothing is charged.
- **Withdrawals** are recorded and looked at by the demo's staff. Nothing is paid out.
- **Licence badges** are samples. They say nothing about a real authority.
CN
这是游戏网站平台的演示。品牌、牌照、厂商、公告与中奖者均为虚构。账户、钱包、限额、奖励与自营游戏可实际使用。

- **存款**来自沙盒，不会扣款。
- **提款**会被记录并由演示员工审核，不会付款。
- **牌照徽章**为示例，与任何真实机构无关。
VI
Đây là trang mẫu của một nền tảng trò chơi. Thương hiệu, giấy phép, hãng, thông báo và người thắng đều là hư cấu. Tài khoản, ví, giới hạn, phần thưởng và trò của nhà hoạt động thật.

- **Nạp tiền** đến từ hộp cát. Không trừ tiền.
- **Rút tiền** được ghi lại và nhân viên mẫu xem xét. Không chi tiền.
- **Huy hiệu giấy phép** chỉ là mẫu, không nói gì về cơ quan thật.
AR
عرض تجريبي لمنصة مواقع ألعاب. العلامة ورخصها واستوديوهاتها وإعلاناتها وفائزوها من وحي الخيال. أما الحسابات والمحافظ والحدود والمكافآت وألعاب الدار فتعمل.

- **الإيداعات** من بيئة تجريبية. لا يُخصم شيء.
- **السحوبات** تُسجل ويراجعها موظفو العرض. لا يُدفع شيء.
- **شارات الرخص** عينات لا تعني أي جهة حقيقية.
`;
