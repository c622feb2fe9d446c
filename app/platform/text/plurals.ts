import type { LanguageCode } from "./languages";

/**
 * Plural rules of the 22 languages (CLDR 48, cardinal). `Intl` is not used, because browsers lack some of the languages
 * (MY, KM, LO, TY) and silently apply the visitor's rules: server and page would then differ.
 */
export type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";

/** Every form, in the order used in texts. */
export const PLURAL_FORMS: readonly PluralForm[] = ["zero", "one", "two", "few", "many", "other"];

interface Rule {
  readonly forms: readonly PluralForm[];
  /** `n` is not negative. */
  readonly select: (n: number) => PluralForm;
}

const isMillions = (n: number): boolean => n !== 0 && n % 1_000_000 === 0;

const single: Rule = { forms: ["other"], select: () => "other" };
const oneOnly: Rule = { forms: ["one", "other"], select: (n) => (n === 1 ? "one" : "other") };
/** Hindi and Bengali: zero, one, and fractions below one are singular. */
const upToOne: Rule = { forms: ["one", "other"], select: (n) => (n <= 1 ? "one" : "other") };
const spanish: Rule = {
  forms: ["one", "many", "other"],
  select: (n) => (n === 1 ? "one" : isMillions(n) ? "many" : "other"),
};
const portuguese: Rule = {
  forms: ["one", "many", "other"],
  select: (n) => (n < 2 ? "one" : isMillions(n) ? "many" : "other"),
};

const russian: Rule = {
  forms: ["one", "few", "many", "other"],
  select: (n) => {
    if (!Number.isInteger(n)) return "other";
    const last = n % 10;
    const isTeen = n % 100 >= 11 && n % 100 <= 14;
    if (last === 1 && !isTeen) return "one";
    return last >= 2 && last <= 4 && !isTeen ? "few" : "many";
  },
};

const arabic: Rule = {
  forms: PLURAL_FORMS,
  select: (n) => {
    if (n === 0) return "zero";
    if (n === 1) return "one";
    if (n === 2) return "two";
    if (!Number.isInteger(n)) return "other";
    const rest = n % 100;
    if (rest >= 3 && rest <= 10) return "few";
    return rest >= 11 ? "many" : "other";
  },
};

const RULES: Readonly<Record<LanguageCode, Rule>> = {
  EN: oneOnly,
  CN: single,
  TW: single,
  JA: single,
  KO: single,
  TH: single,
  VI: single,
  MY: single,
  ID: single,
  MS: single,
  KM: single,
  LO: single,
  TY: single,
  HI: upToOne,
  TA: oneOnly,
  TR: oneOnly,
  BN: upToOne,
  UR: oneOnly,
  AR: arabic,
  ES: spanish,
  PT: portuguese,
  RU: russian,
};

/** Returns the plural forms of a language; always contains `other`. */
export function pluralForms(language: LanguageCode): readonly PluralForm[] {
  return RULES[language].forms;
}

/** Returns the form for a count. Negative counts as positive; not a number counts as `other`. */
export function pluralForm(language: LanguageCode, count: number): PluralForm {
  return Number.isFinite(count) ? RULES[language].select(Math.abs(count)) : "other";
}

/** Splits `games_one` into `games` and `one`; null for a key without a plural form. */
export function splitPluralKey(key: string): { readonly base: string; readonly form: PluralForm } | null {
  const at = key.lastIndexOf("_");
  const form = PLURAL_FORMS.find((one) => one === key.slice(at + 1));
  return at > 0 && form !== undefined ? { base: key.slice(0, at), form } : null;
}
