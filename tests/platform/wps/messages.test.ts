import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { productLocales } from "~/platform/i18n/locales.server";
import type { Namespace } from "~/platform/i18n/namespaces";
import type { LanguageCode } from "~/platform/text/languages";
import { WPS_ERRORS } from "~/platform/wps/errors";

/** The messages of spec 1 sections 5 and 8, and of spec 2 sections 5 and 8: the text that stands for each. */
const MESSAGES: Readonly<Record<string, string>> = {
  "Invalid phone number format": "errors:invalidPhone",
  "Phone number missing; input cannot be empty": "errors:field.required",
  "Too many requests (try again after 5 minutes)": "errors:tooManyRequests",
  "Unknown error; the system error": "errors:systemError",
  "Invalid verification code": "errors:invalidCode",
  "Captcha check failed": "errors:captchaFailed",
  "Quota exceeded": "errors:quotaExceeded",
  "Operation not allowed": "errors:notAllowed",
  "Verification code expired": "errors:codeExpired",
  "Popup closed by the user (sign-in failed, retry)": "errors:identityCancelled",
  "Wrong user name or password; user name or e-mail does not exist": "errors:wrongCredentials",
  "Network link abnormal": "errors:networkAbnormal",
  "Invalid URL": "errors:invalidUrl",
  "Real name format is incorrect": "errors:rule.fullName",
  "The 18+ and terms check": "errors:field.agree",
  "You are not logged in": "errors:notLoggedIn",
  "Please complete verification first": "errors:verificationFirst",
  "Need a true account": "errors:needTrueAccount",
  "Forbidden access": "errors:regionForbidden",
  "Maintenance notice": "errors:maintenance",
  "The two entries do not match": "errors:field.mismatch",
  "Password with (min) - (max) characters": "errors:rule.length",
  "Invalid invitation code": "errors:invitationCode",
  "Please confirm you are 21 years old": "errors:field.age",
  "Non-members cannot log in": "errors:nonMembers",
  "Non-agents cannot log in": "errors:nonAgents",
  "Page took longer to load": "errors:pageSlow",
  "The part that failed (ChunkLoadError)": "errors:chunkLoad",
  "Please enter the username and password": "errors:credentialsMissing",
  "Popup blocked": "errors:popupBlocked",
};

const LANGUAGES = ["EN", "CN", "VI", "AR"] as const;
const textOf = (language: LanguageCode, key: string): unknown => {
  const [namespace = "", name = ""] = key.split(":");
  return productLocales().get(language)?.[namespace as Namespace]?.[name];
};

/** Everything that tests say, by file; this file proves nothing. */
const tests = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith("messages.test.ts"))
  .map((file) => readFileSync(`tests/${file}`, "utf8"));

describe("A18 every message of the specification", () => {
  test.each(Object.entries(MESSAGES))("%s has a text in every language", (_message, key) => {
    const texts = LANGUAGES.map((language) => textOf(language, key));
    for (const text of texts) expect(text).toMatch(/\S{2}/);
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });

  test.each(Object.keys(WPS_ERRORS))("%s is provoked by a test", (code) => {
    expect(tests.some((text) => new RegExp(`["'\`]${code}["'\`]`).test(text))).toBe(true);
  });
});
