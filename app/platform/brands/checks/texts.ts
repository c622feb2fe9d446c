import { pointerKey } from "~/platform/text/json";
import { placeholders } from "~/platform/text/placeholders";
import { splitPluralKey } from "~/platform/text/plurals";
import type { BrandTexts } from "../loaded-brand";
import { nearest } from "../nearest";
import { problemMessage, type UnplacedProblem } from "../problem";

type Texts = Readonly<Record<string, string>>;

/** Former texts of the product. A brand that still overrides them loads with a warning. */
const FORMER_BY_NAMESPACE = {
  blocks: ["help.askNotices", "help.notices", "points.hidden", "points.redeem", "points.yours"],
  shell: ["invite.off", "invite.offText"],
};
const FORMER = new Set(
  Object.entries(FORMER_BY_NAMESPACE).flatMap(([namespace, keys]) => keys.map((key) => `${namespace}:${key}`)),
);

/** Returns overrides of texts that the product no longer shows. Reported as warnings. */
export const formerTexts = (texts: BrandTexts): UnplacedProblem[] =>
  Object.entries(texts).flatMap(([language, own]) =>
    Object.keys(own)
      .filter((key) => FORMER.has(key))
      .map((key) => ({
        file: `locales/${language}.json`,
        pointer: pointerKey(key),
        ...problemMessage("formerText", { key }),
        part: "key" as const,
      })),
  );

/** Checks that a brand's texts override existing keys and use the same placeholders (requirement I4). */
export function textProblems(texts: BrandTexts, known: Texts | undefined): UnplacedProblem[] {
  if (known === undefined) return [];
  return Object.entries(texts).flatMap(([language, own]) => {
    const file = `locales/${language}.json`;
    return Object.entries(own).flatMap(([key, text]) => {
      const problem = textProblem(key, text, known);
      return problem === undefined ? [] : [{ file, ...problem }];
    });
  });
}

function textProblem(key: string, text: string, known: Texts): Omit<UnplacedProblem, "file"> | undefined {
  const pointer = pointerKey(key);
  const [original, isPlural] = originalOf(key, known);
  if (original === undefined && FORMER.has(key)) return undefined;
  if (original === undefined) {
    return { pointer, ...problemMessage("noText", { key }), nearest: nearest(key, Object.keys(known)), part: "key" };
  }
  const wanted = placeholders(original);
  const given = placeholders(text);
  const missing = isPlural ? [] : wanted.filter((name) => !given.includes(name));
  const strange = given.filter((name) => !wanted.includes(name));
  if (missing.length === 0 && strange.length === 0) return undefined;
  return {
    pointer,
    ...problemMessage("placeholders", { wanted: listed(wanted), given: listed(given) }),
    part: "value",
  };
}

const listed = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(", ") || "–";

/** Returns the text that a key overrides. A plural form that English lacks overrides the form `other`. */
function originalOf(key: string, known: Texts): [text: string | undefined, isPlural: boolean] {
  const plural = splitPluralKey(key);
  const other = plural === null ? undefined : `${plural.base}_other`;
  if (other !== undefined && Object.hasOwn(known, other)) return [known[other], true];
  return [Object.hasOwn(known, key) ? known[key] : undefined, false];
}
