import { htmlOf } from "../markup";
import { mapTexts, rowsOf, type Texts, texts, textsAt } from "../texts";
import { MECHANISM_PROMOTIONS } from "./mechanism-promotions";

/**
 * Reads a promotion. Format: `@ id category mechanism motif start`, optionally `flag=`; then a line each for the title, the
 * summary and the description. Lines with `1. ` are steps.
 */
function readPromotion(source: string, at: number) {
  const [head = "", ...lines] = source.trim().split("\n");
  const [id = "", category, mechanism, motif, start, ...more] = head.split(" ");
  const given = Object.fromEntries(more.map((one) => one.split("=")));
  const plain = lines.filter((line) => !line.startsWith("1. "));
  const [title, summary, about] = rowsOf(plain.join("\n")).map((cells) => textsAt(cells, 0));
  if (!title || !summary || !about) throw new Error(`${id} has no title, summary or text`);
  const steps = rowsOf(lines.filter((line) => line.startsWith("1. ")).join("\n")).map(([first = "", ...rest]) =>
    textsAt([first.slice("1. ".length), ...rest], 0),
  );
  const promotion = {
    category,
    mechanism,
    title,
    summary,
    html: pageOf(about, steps),
    seed: id,
    motif,
    at: `${start}T00:00:00Z`,
    status: "active",
    ...("flag" in given ? { flag: given["flag"] } : {}),
    order: (at + 1) * 10,
  };
  return [id, promotion] as const;
}

const HOW = texts("How to take part", "参与方式", "Cách tham gia", "طريقة المشاركة");
const TERMS = texts("Details", "详细条款", "Chi tiết", "التفاصيل");

/** Terms of all promotions, because the wallet enforces them. */
const COMMON_TERMS: readonly Texts[] = [
  texts(
    "Any turnover requirement is shown beside the reward in your account.",
    "如有流水要求，会显示在账户中该奖励旁。",
    "Yêu cầu vòng cược (nếu có) được ghi cạnh phần thưởng trong tài khoản.",
    "تظهر متطلبات الرهان، إن وُجدت، بجانب المكافأة في حسابك.",
  ),
  texts(
    "Free-play accounts do not earn rewards.",
    "试玩账户不计奖励。",
    "Tài khoản chơi thử không được tính thưởng.",
    "حسابات اللعب التجريبي لا تكسب مكافآت.",
  ),
];

function pageOf(about: Texts, steps: readonly Texts[]): Texts {
  return mapTexts(about, (text, language) => {
    const how = [`## ${HOW[language]}`, ...steps.map((step) => `1. ${step[language]}`)];
    return htmlOf(
      [text, ...how, `## ${TERMS[language]}`, ...COMMON_TERMS.map((term) => `- ${term[language]}`)].join("\n"),
    );
  });
}

/** Promotions by id, in the order of the source. */
export const promotions = Object.fromEntries(MECHANISM_PROMOTIONS.split(/^@ /m).slice(1).map(readPromotion));
