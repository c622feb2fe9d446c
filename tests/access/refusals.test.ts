import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInBy } from "~/features/access/pages/sign-in/sign-in.server";
import { signInFields } from "~/platform/brands/account-forms";
import { PATTERN_IDS, type RegisterRule } from "~/platform/brands/config.gen";
import { answerForm, fieldRules } from "~/site/answer-form.server";
import { aBrand } from "../helpers/tenants";
import { aPageContext, formResult } from "../helpers/wps/forms";
import { solveHuman } from "../helpers/wps/human";
import { aMember, aToken, PASSWORD } from "../helpers/wps/members";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

type PatternId = RegisterRule["patternId"];

/** Expression, valid text and invalid text for each of the 22 pattern types. */
const PATTERNS: Readonly<Record<PatternId, readonly [pattern: string, right: string, wrong: string]>> = {
  length: ["*", "any text", "x"],
  letterFirst: ["^[A-Za-z][A-Za-z0-9]*$", "a1b2", "1a2b"],
  chineseAndDigits: ["^[\\u4e00-\\u9fff0-9]*$", "海港88", "harbour88"],
  email: ["^[^@ ]+@[^@ ]+\\.[^@ ]+$", "a@b.example", "a.b.example"],
  lettersOrDigits: ["^[A-Za-z0-9]*$", "abc", "ab-c"],
  lettersAndDigits: ["^[A-Za-z0-9]*([A-Za-z][0-9]|[0-9][A-Za-z])[A-Za-z0-9]*$", "abc1", "abcd"],
  digits: ["^[0-9]*$", "1234", "123a"],
  oneUppercase: ["^[A-Za-z0-9]*[A-Z][A-Za-z0-9]*$", "abC1", "abc1"],
  englishAndSpaces: ["^[A-Za-z ]*$", "sea wall", "sea wäll"],
  noSpaces: ["^\\S*$", "seawall", "sea wall"],
  chineseAndPunctuation: ["^[\\u4e00-\\u9fff，。、！？·]*$", "海港，灯塔", "harbour"],
  date: ["^[0-9]{4}-[0-9]{2}-[0-9]{2}$|^[0-9]{2}-[0-9]{2}-[0-9]{4}$", "1990-05-17", "17.5.1990"],
  lettersAndSpaces: ["^[\\p{L} ]*$", "Đà Nẵng", "Đà Nẵng 5"],
  korean: ["^[\\uac00-\\ud7a3]*$", "바다", "umi"],
  thai: ["^[\\u0e00-\\u0e7f]*$", "ทะเล", "sea"],
  thaiOrEnglish: ["^[\\u0e00-\\u0e7fA-Za-z ]*$", "ทะเล sea", "海 sea"],
  uppercaseAndSpaces: ["^[A-Z ]*[A-Z][A-Z ]*$", "SEA WALL", "Sea Wall"],
  lettersDigitsSymbols: ["^[A-Za-z0-9!@#$%^&*]*$", "abc1!", "abc 1"],
  strong: ["^[!-~]*[a-z][!-~]*[A-Z][!-~]*[0-9][!-~]*[!@#][!-~]*$", "aB1!", "ab1!"],
  fullName: ["^\\S+ \\S+$", "Thea Moon", "Thea"],
  japanese: ["^[\\u3041-\\u30ff\\u4e00-\\u9fff]*$", "うみ", "umi"],
  uppercase: ["^[A-Z]*$", "SEA", "S EA"],
};

/** Fields that registration requires only at brands configured so, and their messages (requirement A7). */
const OPTIONAL = [
  ["payeeName", "errors:field.required"],
  ["email", "errors:field.required"],
  ["qqNum", "errors:field.required"],
  ["line", "errors:field.required"],
  ["whatsapp", "errors:required.whatsapp"],
  ["zalo", "errors:required.zalo"],
  ["facebook", "errors:field.required"],
  ["wechat", "errors:field.required"],
  ["idNumber", "errors:field.required"],
  ["recommenderId", "errors:field.required"],
  ["affiliateCode", "errors:field.required"],
  ["paymentPassword", "errors:field.required"],
  ["mobileNum", "errors:required.mobileNum"],
] as const;

const required = { enabled: true, required: true };
const FLAGS = { mobileLogin: true, forgotPasswordByPhone: true, smsVerification: true, mobileRegistration: true };

let site: WpsSite;
beforeAll(async () => {
  const all = Object.fromEntries(OPTIONAL.map(([name]) => [name, required]));
  const brandWithPattern = (kind: PatternId, acceptedPattern: string) => {
    return aBrand(kind.toLowerCase(), {
      register: { line: { enabled: true, patternId: kind, acceptedPattern, minLength: 2, maxLength: 12 } },
    });
  };
  site = await aWpsSite([
    aBrand("lotus", { flags: { ...FLAGS, freePlay: true } }),
    aBrand("optional", { register: { paymentPassword: { enabled: true, required: false } } }),
    aBrand("asks", { register: { ...all, payeeName: { ...required, acceptedPattern: "^\\S+ \\S+$" } } }),
    ...PATTERN_IDS.map((kind) => brandWithPattern(kind, PATTERNS[kind][0])),
  ]);
});
afterAll(() => site.close());

/** Sends a registration to a brand. Returns the response body, with the refused fields. */
async function register(host: string, given: object) {
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  const input = { username: "newcomer", ...passwords, agree: true, human: await solveHuman(site, { host }), ...given };
  const { body } = await site.send("PUT", "/wps/member/register", await site.seal(input, { host }), { host });
  return body;
}

describe("A7 A18 a registration", () => {
  test.each(OPTIONAL)(
    "A7 A18 %s is required when the brand says so, and its absence is reported",
    async (field, issue) => {
      const { code, value } = await register("asks.test", {});
      expect(code).toBe("validation");
      expect(value.issues).toContainEqual({ field, issue, params: {}, code: "required" });
      expect((await register("lotus.test", { username: "x" })).value.issues).toHaveLength(1);
    },
  );

  test.each([
    ["username", { username: "" }, "errors:field.required", {}],
    ["password", { password: "", confirmPassword: "" }, "errors:field.required", {}],
    ["password", { password: "short", confirmPassword: "short" }, "errors:rule.password", { range: "8–64" }],
    ["confirmPassword", { confirmPassword: "another77" }, "errors:field.mismatch", {}],
    ["payeeName", { payeeName: "Thea" }, "errors:rule.realName", { range: "2–60" }],
    ["mobileNum", { mobileNum: "12" }, "errors:rule.mobile", { range: "6–15" }],
  ])("A7 A18 %s is refused with its own message and bounds: %j", async (field, given, issue, params) => {
    const { value } = await register("asks.test", given);
    expect(value.issues).toContainEqual(expect.objectContaining({ field, issue, params }));
  });

  test("A7 A18 a payment password is required when the form includes it", async () => {
    const { value } = await register("optional.test", {});
    expect(value.issues).toEqual([
      { field: "paymentPassword", issue: "errors:field.required", params: {}, code: "required" },
    ]);
  });

  test("A7 A18 the invitation code is optional, and values are trimmed", async () => {
    const { success, value } = await register("lotus.test", { username: "  trimmed1  ", affiliateCode: " " });
    expect([success, value.user.account]).toEqual([true, "trimmed1"]);
  });

  test("A7 A18 in mobile mode number and code are required when numbers are verified; a code has at most 255 characters", async () => {
    const refused = async (given: object) => {
      const input = { password: PASSWORD, confirmPassword: PASSWORD, agree: true, human: await solveHuman(site) };
      const sealed = await site.seal({ ...input, ...given });
      const { body } = await site.send("PUT", "/wps/member/register/mobile", sealed);
      return [body.code, body.message.trim(), body.value?.issues];
    };
    const mobileNum = "+60123456789";
    expect(await refused({ mobileNum: "" })).toEqual([
      "validation",
      "EN errors:validation mobileNum",
      [{ field: "mobileNum", issue: "errors:required.mobileNum", params: {}, code: "required" }],
    ]);
    const missing = ["invalidCode", "EN errors:required.verificationCode", undefined];
    expect(await refused({ mobileNum })).toEqual(missing);
    expect(await refused({ mobileNum, verificationCode: "" })).toEqual(missing);
    expect((await refused({ mobileNum, verificationCode: "1".repeat(255) })).slice(0, 2)).toEqual([
      "invalidCode",
      "EN errors:field.code",
    ]);
    const [code, , issues] = await refused({ mobileNum, verificationCode: "1".repeat(256) });
    expect([code, issues]).toMatchObject(["validation", [{ field: "verificationCode", code: "tooLong" }]]);
  });

  test("A7 A18 registration without agreement to age and terms is refused", async () => {
    const { value } = await register("lotus.test", { agree: false });
    expect(value.issues).toEqual([{ field: "agree", issue: "errors:field.agree", code: "agree" }]);
  });
});

describe("A8 A18 the pattern types of a field", () => {
  test.each(PATTERN_IDS)(
    "A8 A18 %s: an invalid text is refused with the pattern's message, and a valid text passes",
    async (kind) => {
      const host = `${kind.toLowerCase()}.test`;
      const [, right, wrong] = PATTERNS[kind];
      const { value } = await register(host, { line: wrong });
      const issue = { field: "line", issue: `errors:rule.${kind}`, params: { range: "2–12" }, code: "format" };
      expect(value.issues).toEqual([issue]);
      expect((await register(host, { line: right, agree: false })).value.issues).toEqual([
        expect.objectContaining({ field: "agree" }),
      ]);
    },
  );
});

describe("A18 a missing code and a wrong code have different messages", () => {
  const number = "+60123456789";
  const codeAndMessage = async (path: string, input: Readonly<Record<string, unknown>>) => {
    const { body } = await site.send("POST", path, await site.seal(input));
    return [body.code, body.message.trim()];
  };

  test.each([
    ["missing", { smsCode: "" }, "EN errors:required.verificationCode"],
    ["left out", {}, "EN errors:required.verificationCode"],
    ["not six digits", { smsCode: "12ab" }, "EN errors:field.code"],
    ["wrong", { smsCode: "123456" }, "EN errors:invalidCode"],
  ])("A18 SMS: a sign-in with a code that is %s is refused with its own message", async (_what, given, message) => {
    const input = { type: "sms", mobileNum: number, ...given };
    expect(await codeAndMessage("/wps/session/login", input)).toEqual(["invalidCode", message]);
  });

  test.each([
    ["missing", { mobileNum: "" }, "EN errors:required.mobileNum"],
    ["wrong", { mobileNum: "12" }, "EN errors:invalidPhone"],
  ])("A18 phone: a sign-in with a number that is %s is refused with its own message", async (_what, given, message) => {
    const input = { type: "sms", smsCode: "123456", ...given };
    expect(await codeAndMessage("/wps/session/login", input)).toEqual(["invalidPhone", message]);
  });

  test("A11 A18 a password reset by phone needs number, code and password", async () => {
    const changePasswordIssues = (given: object) =>
      codeAndMessage("/wps/member/password/verification", {
        mobileNum: number,
        verificationCode: "123456",
        newPassword: "Harbour-2027",
        ...given,
      });
    expect(await changePasswordIssues({ mobileNum: "" })).toEqual(["invalidPhone", "EN errors:required.mobileNum"]);
    expect(await changePasswordIssues({ verificationCode: "" })).toEqual([
      "invalidCode",
      "EN errors:required.verificationCode",
    ]);
    expect(await changePasswordIssues({ newPassword: "" })).toEqual(["validation", "EN errors:validation newPassword"]);
    expect(await changePasswordIssues({ newPassword: "short" })).toEqual([
      "validation",
      "EN errors:validation newPassword",
    ]);
  });
});

test("A11 A18 the password reset form for e-mail requires the user name and a valid e-mail address", async () => {
  const page = aPageContext(site);
  const fields = signInFields(await fieldRules(page), { type: "forgotEmail" });
  const codeAndMessage = async (values: Readonly<Record<string, string>>) => {
    const form = { fields, values: { type: "forgotEmail", ...values } };
    return formResult(await answerForm(page, form, () => signInBy(page, form, null)));
  };
  const missing = "errors:field.required";
  expect(JSON.parse(await codeAndMessage({}))).toEqual({ username: missing, email: missing });
  expect(JSON.parse(await codeAndMessage({ username: "thea", email: "a@b" }))).toEqual({ email: "errors:rule.email" });
  expect(await codeAndMessage({ username: "thea", email: "a@b.example" })).toBe("shell:forgot.sent");
});

test("A2 A18 captcha: a missing and a wrong captcha have different messages with the same code", async () => {
  const account = await aMember(site);
  const signInWithCaptcha = async (captcha?: object) => {
    const input = await site.seal({ username: account, password: "wrong", captcha });
    const { body } = await site.send("POST", "/wps/session/login", input);
    return [body.code, body.message.trim(), body.value.captchaRequired];
  };
  for (let i = 0; i < 2; i += 1) await signInWithCaptcha();
  const missing = ["captchaFailed", "EN errors:required.captcha", true];
  expect(await signInWithCaptcha()).toEqual(missing);
  const { id } = await site.as().verification.captcha({});
  expect(await signInWithCaptcha({ id, text: " " })).toEqual(missing);
  const { id: other } = await site.as().verification.captcha({});
  expect(await signInWithCaptcha({ id: other, text: "nope" })).toEqual([
    "captchaFailed",
    "EN errors:captchaFailed",
    true,
  ]);
});

test("A4 A18 a password change reports the field that is missing, too short or repeated differently", async () => {
  const { member } = site.as({ token: await aToken(site, await aMember(site)) });
  const changePasswordIssues = (given: object) =>
    member
      .changePassword({
        oldPassword: PASSWORD,
        newPassword: "Harbour-2027",
        confirmNewPassword: "Harbour-2027",
        ...given,
      })
      .then(
        () => null,
        (error) => error.details.issues.map(({ field, issue }: Record<string, string>) => [field, issue]),
      );
  expect(await changePasswordIssues({ oldPassword: "" })).toEqual([["oldPassword", "errors:field.required"]]);
  expect(await changePasswordIssues({ newPassword: "" })).toContainEqual(["newPassword", "errors:field.required"]);
  expect(await changePasswordIssues({ newPassword: "short" })).toContainEqual(["newPassword", "errors:rule.password"]);
  expect(await changePasswordIssues({ confirmNewPassword: "" })).toEqual([
    ["confirmNewPassword", "errors:field.required"],
  ]);
  expect(await changePasswordIssues({ confirmNewPassword: "Harbour-2028" })).toEqual([
    ["confirmNewPassword", "errors:field.mismatch"],
  ]);
});
