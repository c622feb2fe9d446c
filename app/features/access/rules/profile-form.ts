import {
  type FieldProblem,
  type FieldRule,
  type FieldRules,
  type FormField,
  ruleTextKey,
} from "~/platform/brands/account-forms";

/** Further contacts of the registration (spec 1 section 3); the brand's rules say which of them it asks for. */
export const CONTACT_FIELDS = ["qqNum", "line", "whatsapp", "zalo", "facebook", "wechat", "idNumber"] as const;

/** What names a person to the bank and the law: typed once, and changed by staff only afterwards. */
export const ONCE_FIELDS = ["payeeName", "birthday", "idNumber"] as const;

/** The age that a birthday must show, in years (spec 2 section 5; checklist A10), whatever the brand asks at registration. */
export const BIRTHDAY_AGE = 21;

const NICKNAME: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: "*",
  patternId: "length",
  minLength: 2,
  maxLength: 20,
};

const BIRTHDAY: FieldRule = {
  enabled: true,
  required: false,
  acceptedPattern: "^\\d{4}-\\d{2}-\\d{2}$",
  patternId: "date",
  minLength: 10,
  maxLength: 10,
};

/** The fields of one's own profile: a name to be shown, who is paid, the birthday, and the contacts that the brand asks for. */
export function profileFields(rules: FieldRules): readonly FormField[] {
  const contacts = CONTACT_FIELDS.filter((name) => rules[name]?.enabled);
  return [
    { name: "nickname", required: true, rule: NICKNAME },
    { name: "payeeName", required: false, rule: rules["payeeName"] ?? null },
    { name: "birthday", required: false, rule: BIRTHDAY },
    ...contacts.map((name) => ({ name, required: rules[name]?.required === true, rule: rules[name] ?? null })),
  ];
}

/**
 * What is wrong with a birthday: no day of the calendar, or of somebody too young.
 * @param birthday `yyyy-MM-dd`
 * @param today the day it is, in the same form
 * @returns null for nothing
 */
export function birthdayProblem(birthday: string, today: string, age = BIRTHDAY_AGE): FieldProblem | null {
  const day = new Date(`${birthday}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(birthday) && birthday >= "1900-01-01";
  if (!isDay) return { text: ruleTextKey("date"), params: {} };
  const [year = "", ...rest] = birthday.split("-");
  // Whose birthday is a 29th of February comes of age on the 1st of March: that day is compared as text, too.
  const ofAge = [String(Number(year) + age).padStart(4, "0"), ...rest].join("-");
  return ofAge <= today ? null : { text: "errors:field.age", params: { age: String(age) } };
}
