/** Notices shown among the promotions. Format: see `read-announcements.ts`. */
export const PROMOTION_NOTICES = `
@ promo-missions 2026-11-26 promotions
New missions every day | 任务每日更新 | Nhiệm vụ mới mỗi ngày | مهام جديدة كل يوم
Weekly missions restart on Monday. [How it works](/promoDetail?id=missions). | 每周任务周一更新。[了解规则](/promoDetail?id=missions)。 | Nhiệm vụ tuần làm mới vào thứ Hai. [Xem cách hoạt động](/promoDetail?id=missions). | مهام الأسبوع تبدأ من جديد يوم الاثنين. [كيف تعمل](/promoDetail?id=missions).

@ promo-rebate 2026-11-18 promotions
Your rewards | 您的奖励 | Phần thưởng của bạn | مكافآتك
Claim your rebate and rewards in your account. [How it works](/promoDetail?id=rebate). | 请在账户中领取返水与奖励。[了解规则](/promoDetail?id=rebate)。 | Nhận hoàn trả và phần thưởng trong tài khoản. [Xem cách hoạt động](/promoDetail?id=rebate). | استلم استردادك النقدي ومكافآتك من حسابك. [كيف يعمل](/promoDetail?id=rebate).
`;
