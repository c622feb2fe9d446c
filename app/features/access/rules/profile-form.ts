import {
  type FieldProblem,
  type FieldRule,
  type FieldRules,
  type FormField,
  ruleTextKey,
} from "~/platform/brands/account-forms";

/** Further contacts of the registration (WPS names); the brand's rules decide which ones are enabled. */
export const CONTACT_FIELDS = ["qqNum", "line", "whatsapp", "zalo", "facebook", "wechat", "idNumber"] as const;

/** Fields that identify a person to banks and authorities. The member sets them once; afterwards only staff change them. */
export const ONCE_FIELDS = ["payeeName", "birthday", "idNumber"] as const;

/** Minimum age by birthday, years (requirement A10), regardless of the brand's minimum at registration. */
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

/** Returns the fields of the member's profile: nickname, payee name, birthday, and the contacts that the brand enables. */
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
 * Validates a birthday: it must be a calendar day and meet the minimum age.
 * @param birthday `yyyy-MM-dd`
 * @param today current day, in the same form
 * @returns null when valid
 */
export function birthdayProblem(birthday: string, today: string, age = BIRTHDAY_AGE): FieldProblem | null {
  const day = new Date(`${birthday}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(birthday) && birthday >= "1900-01-01";
  if (!isDay) return { text: ruleTextKey("date"), params: {} };
  const [year = "", ...rest] = birthday.split("-");
  // A person born on 29 February comes of age on 1 March in other years; the text comparison gives that result too.
  const ofAge = [String(Number(year) + age).padStart(4, "0"), ...rest].join("-");
  return ofAge <= today ? null : { text: "errors:field.age", params: { age: String(age) } };
}
