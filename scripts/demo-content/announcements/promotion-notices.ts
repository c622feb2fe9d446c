/** Notices shown among the promotions. Format: see `read-announcements.ts`. */
export const PROMOTION_NOTICES = `
@ promo-missions 2026-11-26 promotions
Missions begin anew every day | 任务每日更新 | Nhiệm vụ làm mới mỗi ngày | المهام تبدأ من جديد كل يوم
The missions of the week begin anew on Monday. [See how they work](/promoDetail?id=missions). | 每周任务周一更新。[了解规则](/promoDetail?id=missions)。 | Nhiệm vụ tuần làm mới vào thứ Hai. [Xem cách hoạt động](/promoDetail?id=missions). | مهام الأسبوع تبدأ من جديد يوم الاثنين. [كيف تعمل](/promoDetail?id=missions).

@ promo-rebate 2026-11-18 promotions
What waits for you | 待领奖励 | Phần đang chờ bạn | ما ينتظرك
Rebate and rewards wait in your account until you claim them. [See how it works](/promoDetail?id=rebate). | 返水与奖励在账户中等待领取。[了解规则](/promoDetail?id=rebate)。 | Hoàn trả và phần thưởng chờ trong tài khoản. [Xem cách hoạt động](/promoDetail?id=rebate). | الاسترداد والمكافآت تنتظر في حسابك. [كيف يعمل](/promoDetail?id=rebate).
`;
