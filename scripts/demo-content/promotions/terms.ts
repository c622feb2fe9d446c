import { type Texts, texts } from "../texts";

/** What holds for every promotion. */
export const COMMON_TERMS: readonly Texts[] = [
  texts(
    "For players of legal age with one account, who play for themselves. Accounts that act together are left out.",
    "仅限法定年龄、持单一账户且本人游戏的玩家。协同操作的账户不予参与。",
    "Dành cho người đủ tuổi, một tài khoản, chơi cho chính mình. Các tài khoản phối hợp với nhau bị loại.",
    "للاعبين في السن القانونية بحساب واحد يلعبون لأنفسهم. تُستبعد الحسابات المتواطئة.",
  ),
  texts(
    "Whoever has a time-out or has excluded himself takes no part and is sent no messages about it.",
    "处于暂停或自我排除期的玩家不参与活动，也不会收到相关信息。",
    "Người đang tạm nghỉ hoặc tự loại trừ không tham gia và không nhận tin về ưu đãi.",
    "من أخذ استراحة أو استبعد نفسه لا يشارك ولا تصله رسائل عنه.",
  ),
  texts(
    "We may end the promotion with seven days' notice. What has been earned by then is paid.",
    "我们可提前七天通知终止活动，此前所得照常派发。",
    "Chúng tôi có thể kết thúc ưu đãi với thông báo trước bảy ngày. Phần đã đạt được vẫn được trả.",
    "يمكننا إنهاء العرض بإشعار مدته سبعة أيام، ويُدفع ما استُحق حتى ذلك الحين.",
  ),
  texts(
    "You disagree with a decision? The way is described under [Complaints](/help#complaints).",
    "对处理结果有异议？请参阅[投诉](/help#complaints)流程。",
    "Không đồng ý với một quyết định? Xem mục [Khiếu nại](/help#complaints).",
    "لا توافق على قرار ما؟ الطريقة موضحة في [الشكاوى](/help#complaints).",
  ),
];

const POINTS: readonly Texts[] = [
  texts(
    "Points and spins are no money until you exchange them. Points never expire.",
    "积分与旋转在兑换前不视为现金。积分永不过期。",
    "Điểm và vòng quay chưa phải là tiền cho đến khi đổi. Điểm không bao giờ hết hạn.",
    "النقاط واللفات ليست مالًا حتى تستبدلها. لا تنتهي صلاحية النقاط أبدًا.",
  ),
];

const CASH: readonly Texts[] = [
  texts(
    "It is posted as cash: you may withdraw it at once.",
    "以现金形式到账，可立即提款。",
    "Được cộng dưới dạng tiền mặt: có thể rút ngay.",
    "يُضاف نقدًا ويمكنك سحبه فورًا.",
  ),
];

const REWARD: readonly Texts[] = [
  texts(
    "A reward waits in the reward centre for thirty days; once claimed it is wagered three times before it can be withdrawn.",
    "奖励在奖励中心保留三十天；领取后须完成三倍流水方可提款。",
    "Phần thưởng chờ trong trung tâm thưởng ba mươi ngày; sau khi nhận phải cược ba lần trước khi rút.",
    "تنتظر المكافأة في مركز المكافآت ثلاثين يومًا، وبعد استلامها يُراهن بها ثلاث مرات قبل سحبها.",
  ),
];

/** The terms that a kind brings: `bonus=12x14` must be wagered twelve times within fourteen days. */
export function turnoverTerms(kind: string): readonly Texts[] {
  const [, times, days] = /^bonus=(\d+)x(\d+)$/.exec(kind) ?? [];
  if (times === undefined || days === undefined) return kind === "cash" ? CASH : kind === "reward" ? REWARD : POINTS;
  return [
    texts(
      `The bonus must be wagered ${times} times within ${days} days before it can be withdrawn. Your own money is played first and can be withdrawn at any time; the bonus is then given up.`,
      `礼金须在 ${days} 天内完成 ${times} 倍流水方可提款。优先使用自有资金，且可随时提取；提取后礼金作废。`,
      `Tiền thưởng phải cược ${times} lần trong ${days} ngày trước khi rút. Tiền của bạn được dùng trước và rút lúc nào cũng được; khi đó tiền thưởng bị bỏ.`,
      `يجب المراهنة بالمكافأة ${times} مرات خلال ${days} يومًا قبل سحبها. يُلعب بمالك أولًا ويمكنك سحبه متى شئت، وعندها تسقط المكافأة.`,
    ),
    texts(
      "How much is left to wager stands in the reward centre at every moment.",
      "剩余流水可随时在奖励中心查看。",
      "Số vòng cược còn lại luôn hiển thị trong trung tâm thưởng.",
      "يظهر المتبقي من شرط الرهان في مركز المكافآت في كل لحظة.",
    ),
  ];
}
