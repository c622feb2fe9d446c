/** Notices that stand among the promotions: see `read-announcements.ts` for what the lines say. */
export const PROMOTION_NOTICES = `
@ promo-masters 2026-11-26
Three days left for the November masters | 十一月大师榜还剩三天 | Còn ba ngày cho Bậc thầy tháng Mười Một | ثلاثة أيام متبقية لأساتذة نوفمبر
The table closes on Monday at midnight. [See the rules](/promoDetail?id=month-of-masters). | 榜单将于周一午夜关闭。[查看规则](/promoDetail?id=month-of-masters)。 | Bảng đóng vào nửa đêm thứ Hai. [Xem luật](/promoDetail?id=month-of-masters). | يُغلق الجدول منتصف ليل الاثنين. [اطلع على القواعد](/promoDetail?id=month-of-masters).

@ promo-winter 2026-11-24
The winter season opens on 15 December | 冬季赛季 12 月 15 日开启 | Mùa giải đông mở ngày 15/12 | يبدأ الموسم الشتوي في 15 ديسمبر
Sixty-four teams, one bracket, no stake. [Read on](/promoDetail?id=esports-season). | 六十四支战队，一张晋级图，无需投注。[了解详情](/promoDetail?id=esports-season)。 | Sáu mươi tư đội, một nhánh đấu, không cần cược. [Đọc tiếp](/promoDetail?id=esports-season). | أربعة وستون فريقًا ومسار واحد بلا رهان. [تابع القراءة](/promoDetail?id=esports-season).

@ promo-lanterns 2026-11-22
Sunday’s Lantern Race: new record | 灯笼争霸赛刷新纪录 | Cuộc đua Đèn lồng: kỷ lục mới | سباق الفوانيس: رقم قياسي جديد
Eleven wins in a row, at 0.10 a spin. [Take part on Sunday](/promoDetail?id=lantern-race). | 0.10 一转，连赢十一次。[周日来参赛](/promoDetail?id=lantern-race)。 | Mười một vòng thắng liên tiếp, mức 0.10. [Tham gia Chủ nhật này](/promoDetail?id=lantern-race). | أحد عشر فوزًا متتاليًا بقيمة 0.10 للفة. [شارك يوم الأحد](/promoDetail?id=lantern-race).

@ promo-week 2026-11-18
Game of the week: The Jeweller’s Cat | 每周精选：珠宝匠的猫 | Trò chơi của tuần: Mèo Của Thợ Kim Hoàn | لعبة الأسبوع: قطة الصائغ
Three times the points until Tuesday. [How it works](/promoDetail?id=game-of-the-week). | 周二前三倍积分。[了解规则](/promoDetail?id=game-of-the-week)。 | Điểm gấp ba đến thứ Ba. [Cách tính](/promoDetail?id=game-of-the-week). | ثلاثة أضعاف النقاط حتى الثلاثاء. [كيف يعمل](/promoDetail?id=game-of-the-week).

@ promo-friday 2026-11-13
Friday: the last digit pays twice | 周五尾数双倍 | Thứ Sáu: số cuối nhân đôi | الجمعة: الرقم الأخير يدفع مرتين
For every draw of the day. [See the rules](/promoDetail?id=lucky-tail). | 适用于当日所有开奖。[查看规则](/promoDetail?id=lucky-tail)。 | Áp dụng mọi kỳ quay trong ngày. [Xem luật](/promoDetail?id=lucky-tail). | لكل سحوبات اليوم. [اطلع على القواعد](/promoDetail?id=lucky-tail).

@ promo-autumn 2026-10-05
Autumn lanterns: rewards are posted | 中秋灯会奖励已派发 | Hội đèn Trung thu: đã trao thưởng | فوانيس الخريف: أُضيفت المكافآت
Thank you for 41,208 rows of light. [Look back](/promoDetail?id=autumn-lanterns). | 感谢点亮 41,208 排灯笼。[回顾活动](/promoDetail?id=autumn-lanterns)。 | Cảm ơn 41,208 hàng đèn. [Nhìn lại](/promoDetail?id=autumn-lanterns). | شكرًا على 41,208 صفوف من الضوء. [نظرة إلى الوراء](/promoDetail?id=autumn-lanterns).
`;
