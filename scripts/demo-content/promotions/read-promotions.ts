import { htmlOf } from "../markup";
import { each, rowsOf, type Texts, texts, textsAt } from "../texts";
import { MONEY_PROMOTIONS } from "./money-promotions";
import { PLAY_PROMOTIONS } from "./play-promotions";
import { COMMON_TERMS, turnoverTerms } from "./terms";

/**
 * A promotion begins with `@ id category status motif start`, then the kind of its terms (`bonus=12x14`: twelve times
 * within fourteen days; `cash`; `points`; `reward`), and perhaps `until=` and `flag=`. Then a line for its title, its summary and
 * what it is about; `1. ` lines say how it works, `- ` lines are terms of its own.
 */
function readPromotion(source: string) {
  const [head = "", ...lines] = source.trim().split("\n");
  const [id = "", category, status, motif, start, kind = "", ...more] = head.split(" ");
  const given = Object.fromEntries(more.map((one) => one.split("=")));
  const plain = lines.filter((line) => !/^(1\.|-) /.test(line));
  const [title, summary, about] = rowsOf(plain.join("\n")).map((cells) => textsAt(cells, 0));
  if (!title || !summary || !about) throw new Error(`${id} has no title, summary or text`);
  const listed = (mark: string) =>
    rowsOf(lines.filter((line) => line.startsWith(mark)).join("\n")).map(([first = "", ...rest]) =>
      textsAt([first.slice(mark.length), ...rest], 0),
    );
  const terms = [...listed("- "), ...turnoverTerms(kind), ...COMMON_TERMS];
  const promotion = {
    category,
    title,
    summary,
    html: pageOf(about, listed("1. "), terms),
    seed: id,
    motif,
    at: `${start}T00:00:00Z`,
    ...("until" in given ? { until: `${given["until"]}T00:00:00Z` } : {}),
    status,
    ...("flag" in given ? { flag: given["flag"] } : {}),
  };
  return { id, promotion };
}

const HOW = texts("How it works", "参与方式", "Cách tham gia", "كيف يعمل");
const TERMS = texts("In detail", "详细条款", "Chi tiết", "بالتفصيل");

function pageOf(about: Texts, steps: readonly Texts[], terms: readonly Texts[]): Texts {
  return each(about, (text, language) => {
    const lines = [
      text,
      `## ${HOW[language]}`,
      ...steps.map((step) => `1. ${step[language]}`),
      `## ${TERMS[language]}`,
    ];
    return htmlOf([...lines, ...terms.map((term) => `- ${term[language]}`)].join("\n"));
  });
}

/** The order of the list: what a newcomer looks for first; what has ended last. */
const ORDER = (
  "welcome first-steps lantern-race live-cashback monday-reload two-ahead month-of-masters fishing-league card-night " +
  "weekly-rebate lucky-tail game-of-the-week app-spins invite-friends acca-cover birthday-points esports-season " +
  "autumn-lanterns"
).split(" ");

const all = [MONEY_PROMOTIONS, PLAY_PROMOTIONS].flatMap((file) => file.split(/^@ /m).slice(1).map(readPromotion));

/** The promotions by id. */
export const promotions = Object.fromEntries(
  all.map(({ id, promotion }) => {
    const place = ORDER.indexOf(id);
    if (place < 0) throw new Error(`${id} has no place in the order`);
    return [id, { ...promotion, order: (place + 1) * 10 }];
  }),
);

/** What Lotus has nothing to offer for. */
const NOT_LOTUS = ["two-ahead", "acca-cover", "fishing-league", "esports-season"];

/** Amounts such as `10.00` in a currency of large numbers and no cents: `250,000`. */
function inDong(html: string): string {
  return html.replace(/(?<![\d.])\d+\.\d{2}(?![\d%])/g, (amount) =>
    String(Math.round(Number(amount) * 25_000)).replace(/\B(?=(\d{3})+$)/g, ","),
  );
}

/** The promotions of Lotus where they differ from the base's. */
export const lotusPromotions = Object.fromEntries([
  ...NOT_LOTUS.map((id) => [id, null] as const),
  ...all
    .filter(({ id, promotion }) => !NOT_LOTUS.includes(id) && inDong(promotion.html.EN) !== promotion.html.EN)
    .map(({ id, promotion }) => [id, { html: each(promotion.html, inDong) }] as const),
]);
