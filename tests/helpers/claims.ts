/** A promise in a text, recognised by its words. */
export interface Claim {
  readonly name: string;
  readonly words: RegExp;
  /** Places whose texts use these words in another sense. */
  readonly except?: RegExp;
}

/** Promises that no code keeps, in the languages of the product. A demo's text must not make them. */
export const UNTRUE_CLAIMS: readonly Claim[] = [
  {
    name: "free spins",
    words: /free spins|免费旋转|vòng quay miễn phí|لفة مجانية|لفات مجانية/i,
    // Spins within a round of the house's slot, and the name of a kind of goods.
    except: /\/house\/texts\/\w+\.json\/games\/|\/points\.spin$/,
  },
  { name: "cashback", words: /cashback|返现|hoàn tiền mỗi|كاش باك/i },
  {
    name: "a birthday gift",
    words: /birthday (points|gift|bonus)|on your birthday|生日当天|生日礼|vào ngày sinh nhật|في يوم ميلادك/i,
  },
  {
    name: "a doubled deposit",
    words: /deposit, doubled|首次存款翻倍|Nhân đôi khoản nạp|إيداعك الأول مضاعف|نضاعف إيداعك/i,
  },
  { name: "double points", words: /double points|积分双倍|三倍积分|điểm gấp đôi|نقاط مضاعفة/i },
  {
    name: "an answer day and night",
    words:
      /24\/7|around the clock|day and night|全天候|昼夜|suốt ngày đêm|ngày cũng như đêm|على مدار الساعة|ليل نهار|ليلًا ونهارًا/i,
  },
  {
    name: "money within minutes",
    words:
      /within (ten |a few )?minutes?\b|within an? (minute|hour)|credited at once|分钟内(到账|完成|解决)|即时到账|trong (mười|vài|một) phút|Ghi có ngay|خلال (عشر )?دقائق|خلال دقيقة/i,
    // The job that raises levels runs every few minutes, and a rebate is paid at once.
    except: /\/(rank\.soon|rebate\.rule)$/,
  },
  {
    name: "a licence or supervision",
    words:
      /licensed and|is licensed|our licence|持牌|发牌机构监管|接受监管|được cấp phép|giấy phép của chúng tôi|مرخّص وخاضع|ترخيصنا/i,
  },
  {
    name: "a draw that anybody can check",
    words:
      /held in the open|drawn in the open|can check (it|them) again|人人可复核|公开透明|ai cũng (có thể )?kiểm tra lại|đều công khai/i,
  },
  {
    name: "a test by a laboratory",
    words: /independent laboratory|yearly test|实验室|年度随机数检测|kiểm định|مختبر مستقل|الفحص السنوي/i,
  },
  { name: "a host of one's own", words: /host of your own|专属客户经理|Người chăm sóc riêng|مضيف خاص/i },
  {
    name: "a share of results",
    words: /net result|of the net|净盈利分成|lợi nhuận ròng|صافي النتيجة/i,
    // The reality check states the member's result.
    except: /\/reality\.text$/,
  },
  { name: "a pool that players win", words: /sum of all jackpots|奖池总和|tổng hũ thưởng|مجموع جوائز/i },
];
