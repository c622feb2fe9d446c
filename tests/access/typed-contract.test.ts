import { describe, expect, test } from "vitest";
import { z } from "zod";
import { contract } from "~/registry/contract";
import { arabic, fullWidth } from "../helpers/spellings";

/** Typed input of a field, and the value that the call receives. */
type Case = readonly [typed: string, kept: string];

const CODE: Case = [`\u202a${arabic("123")}-４５ 6`, "123456"];
/** Hyphens of recovery codes stay. */
const STEP: Case = [`\u202a${arabic("123")}-４５ 6`, "123-456"];
const PHONE: Case = [`＋${arabic("84")}\u00a0(0)912‑345`, "+84 (0)912-345"];
const NAME: Case = ["The\u0301a\u200b  Lu\u0308nd\u202e ", "Th\u00e9a L\u00fcnd"];
const AMOUNT: Case = [`${arabic("1")}\u066c${arabic("234")}\u066b${arabic("50")}`, "1234.50"];
const INVITATION: Case = [" Ａ1b2\u200b ", "A1b2"];
const REFERENCE: Case = [fullWidth("AB 12"), "AB 12"];
/** Stored values may have another Unicode form: the server compares both. */
const AS_TYPED: Case = ["pa\u00a0sse\u0301\u200b４", "pa\u00a0sse\u0301\u200b４"];

/** Expected normalisation of every typed field, by its name. */
const KINDS: Readonly<Record<string, Case>> = {
  ...all(CODE, "smsCode", "verificationCode", "ownerCode", "appCode"),
  twoStepCode: STEP,
  ...all(PHONE, "mobileNum", "mobileNo", "whatsapp", "zalo"),
  ...all(NAME, "payeeName", "nickname", "bank", "holder", "line", "facebook", "wechat"),
  ...all(["Cafe\u0301\u200b  au", "Caf\u00e9 au"], "gameName", "find", "text"),
  ...all(AMOUNT, "amount", "received", "remaining", "stake", "value"),
  ...all([arabic("2\u066b5"), "2.5"], "turnoverTimes"),
  ...all(INVITATION, "recommenderId", "affiliateCode", "referralCode"),
  ...all(REFERENCE, "qqNum", "idNumber", "reference"),
  ...all(AS_TYPED, "password", "confirmPassword", "oldPassword", "newPassword", "confirmNewPassword"),
  ...all(AS_TYPED, "paymentPassword", "confirmPaymentPassword", "oldPaymentPassword", "username"),
  email: ["ｔhea＠mail。example\u200b", "thea@mail.example"],
  countryDialingCode: [`00 ${arabic("84")}`, "+84"],
  number: ["de89 3704–0044", "de8937040044"],
  birthday: [`${arabic("1990")}/5/1`, "1990-05-01"],
};

/** Exceptions by call: fields with the same name and another meaning. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, Case | null>>>> = {
  twoStep: { code: STEP },
  affiliateCheck: { code: INVITATION },
  // Here the field is the id of a stored bank account, or the account of staff.
  withdraw: { account: null },
  payOutBalance: { account: null },
  ...Object.fromEntries(
    ["staffSignIn", "addStaff", "changeStaff"].map((name) => [name, { account: [" Ｉris\u200b", "iris"] as const }]),
  ),
  staffPassword: { newPassword: ["a quiet\u00a0harbour e\u0301", "a quiet harbour \u00e9"] },
  // Long texts, and values that are not typed.
  saveBrandFile: { text: null },
  checkBrandFile: { text: null },
};

function all(kind: Case, ...names: readonly string[]): Readonly<Record<string, Case>> {
  return Object.fromEntries(names.map((name) => [name, kind]));
}

/** Returns a field's schema without its optional wrappers. */
function inner(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return inner(schema.unwrap() as z.ZodType);
  return schema;
}

const FIELDS = Object.values(contract).flatMap((area) =>
  Object.values(area as Readonly<Record<string, { name: string; input: z.ZodObject }>>).flatMap(({ input, name }) =>
    Object.entries(input.shape).flatMap(([field, schema]) => {
      const text = inner(schema as z.ZodType);
      const kind = name in OTHERS && field in (OTHERS[name] ?? {}) ? OTHERS[name]?.[field] : KINDS[field];
      return text instanceof z.ZodString && kind ? [[`${name}.${field}`, text, kind] as const] : [];
    }),
  ),
);

describe("A8 typed text: each call parses a field by the rule for its type", () => {
  test.each(FIELDS)("A8 field %s", (_name, schema, [typed, kept]) => {
    expect(schema.safeParse(typed)).toEqual({ success: true, data: kept });
  });

  test("A8 each type has at least one call", () => {
    const tried = new Set(FIELDS.map(([name]) => name.split(".")[1]));
    expect(Object.keys(KINDS).filter((field) => !tried.has(field))).toEqual([]);
  });

  test("A8 only fields for stored values or whole sentences are merely trimmed", () => {
    // `.trim()` alone leaves every other form unchanged.
    const trims = (schema: z.ZodType) =>
      schema instanceof z.ZodString && schema.safeParse(" a\u200bbc ").data === "a\u200bbc";
    const found = Object.values(contract).flatMap((area) =>
      Object.values(area as Readonly<Record<string, { name: string; input: z.ZodObject }>>).flatMap(({ input, name }) =>
        Object.entries(input.shape).flatMap(([field, schema]) =>
          trims(inner(schema as z.ZodType)) ? [`${name}.${field}`] : [],
        ),
      ),
    );
    expect(found.sort()).toEqual(
      [
        // Sentences, and addresses with their query.
        "addPlayerNote.words",
        "feedback.content",
        "whyShown.address",
        // Older accounts and labels keep their stored form: the server compares both.
        ...["forgotByEmail", "login", "register", "registerMobile"].map((name) => `${name}.username`),
        ...["messageAudience.name", "players.label", "sendMessage.name"],
      ].sort(),
    );
  });
});
