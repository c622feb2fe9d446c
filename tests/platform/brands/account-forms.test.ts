import { expect, test } from "vitest";
import {
  type FieldRule,
  type FieldRules,
  fieldProblems,
  registerFields,
  registerModes,
  signInFields,
} from "~/platform/brands/account-forms";
import { pagePaths } from "~/platform/brands/page-paths";

const aRule = (changes: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  acceptedPattern: "*",
  patternId: "length",
  minLength: 6,
  maxLength: 14,
  ...changes,
});
const rules: FieldRules = {
  username: aRule({ required: true, acceptedPattern: "^[A-Za-z][A-Za-z0-9]*$", patternId: "letterFirst" }),
  password: aRule({ required: true }),
  mobileNum: aRule({ acceptedPattern: "^[0-9]*$", patternId: "digits", minLength: 9, maxLength: 9 }),
  email: aRule({ required: true, patternId: "email" }),
  line: aRule({ enabled: false }),
};
const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

test("A7 the registration form shows the fields of the rules, by user name or by mobile number", () => {
  expect(names(registerFields(rules, "username", { flags: {} }))).toEqual([
    "username",
    "password",
    "confirmPassword",
    "email",
    "mobileNum",
  ]);
  expect(names(registerFields(rules, "mobile", { flags: {} }))).toEqual(["mobileNum", "email"]);
  expect(names(registerFields(rules, "mobile", { flags: { mobilePassword: true } }))).toContain("confirmPassword");
  expect(registerModes({ flags: { usernameRegistration: false, mobileRegistration: true } })).toEqual(["mobile"]);
});

test("A7 messages name the bounds, or a single number when they are equal; optional fields can stay empty", () => {
  const fields = registerFields(rules, "username", { flags: {} });
  const typed = { username: "1abc", password: "secret1", confirmPassword: "secret2", mobileNum: "12" };
  expect(fieldProblems(fields, typed)).toEqual({
    username: { text: "errors:rule.letterFirst", params: { range: "6–14" } },
    confirmPassword: { text: "errors:field.mismatch", params: {} },
    email: { text: "errors:field.required", params: {} },
    mobileNum: { text: "errors:rule.mobile", params: { range: "9" } },
  });
  const good = { username: "abcdef", password: "secret1", confirmPassword: "secret1", email: "a@b.example" };
  expect(fieldProblems(fields, good)).toEqual({});
});

test("A1 sign-in requires name and password, or number and code; requesting the code requires only the number", () => {
  expect(names(signInFields(rules, {}))).toEqual(["username", "password"]);
  expect(names(signInFields(rules, { type: "sms" }))).toEqual(["mobileNum", "verificationCode"]);
  expect(names(signInFields(rules, { type: "sms", intent: "sendCode" }))).toEqual(["mobileNum"]);
  expect(fieldProblems(signInFields(rules, {}), { username: "x" })).toEqual({
    password: { text: "errors:field.required", params: {} },
  });
});

test("G1 a page matches its paths and the values of its parameter, in lower and upper case", () => {
  const props = { path: "/games", paths: ["/all"], param: { name: "games", values: ["rng"] } };
  expect(pagePaths(props)).toEqual([
    { path: "/games", canonical: "/games", param: {} },
    { path: "/all", canonical: "/games", param: {} },
    { path: "/games/rng", canonical: "/games/rng", param: { games: "rng" } },
    { path: "/games/RNG", canonical: "/games/rng", param: { games: "rng" } },
  ]);
});
