import type { TextKey } from "~/platform/i18n/keys";
import { matchesPattern } from "~/platform/text/linear-pattern";
import { PATTERN_IDS, type RegisterRule } from "./config.gen";
import { type Flagged, isFlagOn } from "./is-flag-on";
import { normaliseField, spellingsToCheck } from "./typed-fields";

type PatternId = RegisterRule["patternId"];

/** Rule of one field, as returned by the call registerRules. */
export interface FieldRule extends Omit<RegisterRule, "patternId"> {
  readonly patternId: string;
}
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** One field of a form. Forms list fields in display order. */
export interface FormField {
  readonly name: string;
  readonly required: boolean;
  /** Null accepts any value. */
  readonly rule: FieldRule | null;
}

/** Problem of a field: text key and its parameters. */
export interface FieldProblem {
  readonly text: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Flags that decide the fields of a form. */
type FormSite = Flagged<
  "usernameRegistration" | "mobileRegistration" | "mobilePassword" | "smsVerification" | "referral"
>;

/** Identifier of an account at registration: user name or mobile number. */
export type FormMode = "username" | "mobile";

/** Returns the text key of a kind of pattern. A kind without an English text does not compile. */
export const ruleTextKey = (kind: PatternId): `errors:${TextKey<"errors">}` => `errors:rule.${kind}`;

/** Formats the length limits of a rule. Equal limits become a single number. */
function rangeOf({ minLength, maxLength }: FieldRule): string {
  return minLength === maxLength ? String(minLength) : `${minLength}–${maxLength}`;
}

/** Texts of a missing field that say more than that it is empty, by field. */
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

/** Fields with a special message for a broken rule, and the pattern types that the message covers. */
const OWN_WORDS: Readonly<Record<string, readonly [key: `errors:${TextKey<"errors">}`, kinds: readonly PatternId[]]>> =
  {
    mobileNum: ["errors:rule.mobile", ["digits", "length"]],
    newPassword: ["errors:rule.password", ["length"]],
    password: ["errors:rule.password", ["length"]],
    payeeName: ["errors:rule.realName", ["fullName"]],
  };

/** Returns the message for a field whose value breaks its rule. */
function brokenMessage(name: string, rule: FieldRule): FieldProblem {
  const message = ruleMessage(rule);
  const [text, kinds] = OWN_WORDS[name] ?? [];
  return text && kinds?.some((kind) => ruleTextKey(kind) === message.text) ? { ...message, text } : message;
}

/** Returns the text that explains a rule, used as input hint and as error. */
export function ruleMessage(rule: FieldRule): FieldProblem {
  // An upstream system may use unknown kinds: their text contains the length limits only.
  const kind = PATTERN_IDS.find((id) => id === rule.patternId) ?? "length";
  return { text: ruleTextKey(kind), params: { range: rangeOf(rule) } };
}

/** Returns true when a value matches a rule. Length is counted in code points. */
export function matchesRule(rule: FieldRule, value: string): boolean {
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return false;
  return matchesPattern(rule.acceptedPattern, value);
}

/** Returns the enabled ways to register. The first is the default. */
export function registerModes(site: FormSite): readonly FormMode[] {
  const modes: FormMode[] = [];
  if (isFlagOn(site, "usernameRegistration")) modes.push("username");
  if (isFlagOn(site, "mobileRegistration")) modes.push("mobile");
  return modes;
}

/** Personal fields in form order, after identifier and password. Shown where the brand's rules enable them. */
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
 * Returns the fields of the registration form in order. The mobile number is required in mobile mode or by its rule. Mobile mode
 * has a password only with the flag `mobilePassword`. Excludes values that the site sets itself (domain, dialling code) and
 * values verified first (captcha, code).
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
    // A payment password is required in every form that has its field.
    ...others.map((name) => field(name, name === "paymentPassword" || rules[name]?.required === true)),
  ];
}

/**
 * Returns the fields required in a posted registration: those of the form, plus the code where phone numbers are verified. A
 * request for a code (`intent`) needs the number only.
 */
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
 * Returns the fields of a sign-in by its type, and of a password reset by e-mail or phone. New passwords are validated;
 * passwords that are only compared are not. A request for a code (`intent`) needs no code. An external sign-in
 * (`firebase`) needs only its second step, free play needs no field. A `forced` change follows a sign-in with the old password
 * and does not require it again.
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

/** Returns the fields of a new payment password. The brand's rule applies even if registration has no such field. */
export const paymentFields = (rules: FieldRules): readonly FormField[] => [
  { name: "paymentPassword", required: true, rule: rules["paymentPassword"] ?? null },
  { name: "confirmPaymentPassword", required: true, rule: null },
];

/** Confirmation fields with the field that they repeat. */
const CONFIRMS: Readonly<Record<string, string>> = {
  confirmPassword: "password",
  confirmNewPassword: "newPassword",
  confirmPaymentPassword: "paymentPassword",
};

/** Validates the typed values of a form. Returns problems by field; empty when the form is valid. */
export function fieldProblems(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, FieldProblem>> {
  const problems: Record<string, FieldProblem> = {};
  for (const { name, required, rule } of fields) {
    const value = normaliseField(name, values[name] ?? "");
    if (value === "") {
      if (required) problems[name] = missingMessage(name);
    } else if (name in CONFIRMS) {
      const other = CONFIRMS[name] ?? "";
      if (value !== normaliseField(other, values[other] ?? ""))
        problems[name] = { text: "errors:field.mismatch", params: {} };
    } else if (rule && !spellingsToCheck(name, value).some((one) => matchesRule(rule, one)))
      problems[name] = brokenMessage(name, rule);
  }
  return problems;
}
