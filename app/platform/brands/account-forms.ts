import type { TextKey } from "~/platform/i18n/keys";
import { matchesPattern } from "~/platform/text/linear-pattern";
import { PATTERN_IDS, type RegisterRule } from "./config.gen";
import { type Flagged, isFlagOn } from "./is-flag-on";
import { judgedSpellings, typedField } from "./typed-fields";

type PatternId = RegisterRule["patternId"];

/** The rule of one field, as the call registerRules gives it (spec 1 section 3). */
export interface FieldRule extends Omit<RegisterRule, "patternId"> {
  readonly patternId: string;
}
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** One field of a form, in the order in which it is shown. */
export interface FormField {
  readonly name: string;
  readonly required: boolean;
  /** Null = anything will do. */
  readonly rule: FieldRule | null;
}

/** What is wrong with a field: a text of the catalogue and what stands in it. */
export interface FieldProblem {
  readonly text: string;
  readonly params: Readonly<Record<string, string>>;
}

/** What carries the flags that decide what a form asks for. */
type FormSite = Flagged<
  "usernameRegistration" | "mobileRegistration" | "mobilePassword" | "smsVerification" | "referral"
>;

/** How somebody is known: by a name, or by a mobile number. */
export type FormMode = "username" | "mobile";

/** Key of the text of each kind of pattern (spec 2 section 5); a kind without an English text does not compile. */
export const ruleTextKey = (kind: PatternId): `errors:${TextKey<"errors">}` => `errors:rule.${kind}`;

/** The bounds of a rule as they are read, a single number when they are equal (spec 1 section 5). */
function rangeOf({ minLength, maxLength }: FieldRule): string {
  return minLength === maxLength ? String(minLength) : `${minLength} - ${maxLength}`;
}

/** Texts of a missing field that say more than that it is empty, by field (spec 1 sections 5 and 8). */
const MISSING: Readonly<Record<string, `errors:${TextKey<"errors">}`>> = {
  mobileNum: "errors:required.mobileNum",
  verificationCode: "errors:required.verificationCode",
  whatsapp: "errors:required.whatsapp",
  zalo: "errors:required.zalo",
};

/** The words about a required field that is empty. */
export const missingMessage = (name: string): FieldProblem => ({
  text: MISSING[name] ?? "errors:field.required",
  params: {},
});

/** Fields whose refusal has words of its own (spec 2 section 5), and the kinds of patterns that these words cover. */
const OWN_WORDS: Readonly<Record<string, readonly [key: `errors:${TextKey<"errors">}`, kinds: readonly PatternId[]]>> =
  {
    mobileNum: ["errors:rule.mobile", ["digits", "length"]],
    newPassword: ["errors:rule.password", ["length"]],
    password: ["errors:rule.password", ["length"]],
    payeeName: ["errors:rule.realName", ["fullName"]],
  };

/** The words about a field whose value breaks its rule. */
function brokenMessage(name: string, rule: FieldRule): FieldProblem {
  const message = ruleMessage(rule);
  const [text, kinds] = OWN_WORDS[name] ?? [];
  return text && kinds?.some((kind) => ruleTextKey(kind) === message.text) ? { ...message, text } : message;
}

/** The words that explain a rule: shown as a hint while typing, and as the error. */
export function ruleMessage(rule: FieldRule): FieldProblem {
  // An upstream may know further kinds: its bounds are told at least.
  const kind = PATTERN_IDS.find((id) => id === rule.patternId) ?? "length";
  return { text: ruleTextKey(kind), params: { range: rangeOf(rule) } };
}

/** Whether a value keeps a rule. Characters are counted as people count them. */
export function keepsRule(rule: FieldRule, value: string): boolean {
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return false;
  return matchesPattern(rule.acceptedPattern, value);
}

/** The ways to register that are on; the first is shown. */
export function registerModes(site: FormSite): readonly FormMode[] {
  const modes: FormMode[] = [];
  if (isFlagOn(site, "usernameRegistration")) modes.push("username");
  if (isFlagOn(site, "mobileRegistration")) modes.push("mobile");
  return modes;
}

/** What a person types about himself, after the way in and the password, as far as the brand's rules ask for it. */
const PERSONAL = [
  "payeeName",
  "email",
  "mobileNum",
  "qqNum",
  "line",
  "whatsapp",
  "zalo",
  "facebook",
  "wechat",
  "idNumber",
  "paymentPassword",
  "recommenderId",
  "affiliateCode",
  "referralCode",
];

/**
 * The fields of the registration form in their order. A mobile number is required in mobile mode or where the rules say
 * so; the password goes with a mobile number only by its flag. What the site fills in itself (domain, dialling code) and
 * what it has to send first (captcha, code) is not here.
 */
export function registerFields(rules: FieldRules, mode: FormMode, site: FormSite): readonly FormField[] {
  const field = (name: string, required: boolean): FormField => ({ name, required, rule: rules[name] ?? null });
  const own = mode === "mobile" ? "mobileNum" : "username";
  const hasPassword = mode === "username" || isFlagOn(site, "mobilePassword");
  const isAsked = (name: string) => name !== "referralCode" || isFlagOn(site, "referral");
  const others = PERSONAL.filter((name) => name !== own && rules[name]?.enabled && isAsked(name));
  return [
    field(own, true),
    ...(hasPassword ? [field("password", true), field("confirmPassword", true)] : []),
    // A payment password is required wherever it is asked for (spec 1 section 5).
    ...others.map((name) => field(name, name === "paymentPassword" || rules[name]?.required === true)),
  ];
}

/** What a posted registration must hold: its fields and, where numbers are verified, the code; to ask for it the number. */
export function postedRegisterFields(
  rules: FieldRules,
  site: FormSite,
  { mode, intent }: Readonly<Record<string, string>>,
): readonly FormField[] {
  const chosen = registerModes(site).find((each) => each === mode) ?? registerModes(site)[0] ?? "username";
  const fields = registerFields(rules, chosen, site);
  const number = fields.filter(({ name }) => name === "mobileNum");
  if (intent === "sendCode") return number.map((field) => ({ ...field, required: true }));
  if (number.length === 0 || !isFlagOn(site, "smsVerification")) return fields;
  return [...fields, { name: "verificationCode", required: true, rule: rules["verificationCode"] ?? null }];
}

/**
 * The fields of a sign-in by its type (spec 1 section 3), and of a forgotten password by e-mail or phone. A password that
 * is compared is not judged, a new one is. A code is not needed to ask for one (`intent`). A service has
 * asked already, so that its second step is all; free play asks for nothing. A `forced` change follows a sign-in by the old password, which is not asked for again.
 */
export function signInFields(
  rules: FieldRules,
  { forced, intent, type }: Readonly<Record<string, string>>,
): readonly FormField[] {
  const plain = (name: string): FormField => ({ name, required: true, rule: null });
  const ruled = (name: string, rule = name): FormField => ({ name, required: true, rule: rules[rule] ?? null });
  if (type === "freeplay") return [];
  if (type === "firebase") return [plain("twoStepCode")];
  if (type === "changePassword")
    return [...(forced ? [] : [plain("oldPassword")]), ruled("newPassword", "password"), plain("confirmNewPassword")];
  if (type === "reset") return [ruled("newPassword", "password")];
  if (type === "forgotEmail") return [plain("username"), ruled("email")];
  if (type !== "sms" && type !== "forgotPhone") return [plain("username"), plain("password")];
  if (intent === "sendCode") return [ruled("mobileNum")];
  const byCode = [ruled("mobileNum"), plain("verificationCode")];
  return type === "sms" ? byCode : [...byCode, ruled("newPassword", "password")];
}

/** The fields of a new payment password; the brand's rule for it holds also where registration does not ask for one. */
export const paymentFields = (rules: FieldRules): readonly FormField[] => [
  { name: "paymentPassword", required: true, rule: rules["paymentPassword"] ?? null },
  { name: "confirmPaymentPassword", required: true, rule: null },
];

/** Fields that repeat another. */
const CONFIRMS: Readonly<Record<string, string>> = {
  confirmPassword: "password",
  confirmNewPassword: "newPassword",
  confirmPaymentPassword: "paymentPassword",
};

/** What is wrong with the values of a form, as they were typed, by field; empty when all is well. */
export function fieldProblems(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, FieldProblem>> {
  const problems: Record<string, FieldProblem> = {};
  for (const { name, required, rule } of fields) {
    const value = typedField(name, values[name] ?? "");
    if (value === "") {
      if (required) problems[name] = missingMessage(name);
    } else if (name in CONFIRMS) {
      const other = CONFIRMS[name] ?? "";
      if (value !== typedField(other, values[other] ?? ""))
        problems[name] = { text: "errors:field.mismatch", params: {} };
    } else if (rule && !judgedSpellings(name, value).some((one) => keepsRule(rule, one)))
      problems[name] = brokenMessage(name, rule);
  }
  return problems;
}
