import { describe, expect, test } from "vitest";
import { birthdayProblem, profileFields } from "~/features/access/rules/profile-form";
import { maskEmail, maskPhone } from "~/platform/text/mask";
import { nameText } from "~/platform/text/typed-text";
import { localDate } from "~/platform/time/calendar-day";

describe("A10 a birthday", () => {
  test.each([
    ["2005-06-15", "2026-06-15", null],
    ["2005-06-15", "2026-06-14", "errors:field.age"],
    ["2004-02-29", "2025-02-28", "errors:field.age"],
    ["2004-02-29", "2025-03-01", null],
    ["2025-02-29", "2026-06-15", "errors:rule.date"],
    ["2030-01-01", "2026-06-15", "errors:field.age"],
    ["0090-01-01", "2026-06-15", "errors:rule.date"],
    ["1990-13-01", "2026-06-15", "errors:rule.date"],
    ["", "2026-06-15", "errors:rule.date"],
  ])("A10 birthday %s on %s: %s", (birthday, today, problem) => {
    expect(birthdayProblem(birthday, today)?.text ?? null).toBe(problem);
  });

  test("A10 the date is that of the brand's time zone: a day starts in Manila before it starts in London", () => {
    const evening = Date.parse("2026-01-31T17:00:00Z");
    expect([localDate("Asia/Manila", evening), localDate("Europe/London", evening)]).toEqual([
      "2026-02-01",
      "2026-01-31",
    ]);
  });
});

test("A10 the profile has the fields required by the brand's rules, and always nickname, payee name and birthday", () => {
  const rule = { enabled: true, required: true, acceptedPattern: "*", patternId: "length", minLength: 1, maxLength: 9 };
  const rules = { line: rule, whatsapp: { ...rule, enabled: false }, payeeName: { ...rule, enabled: false } };
  expect(profileFields(rules).map(({ name, required }) => [name, required])).toEqual([
    ["nickname", true],
    ["payeeName", false],
    ["birthday", false],
    ["line", true],
  ]);
});

test.each([
  ["  Thea \n Moon ", "Thea Moon"],
  ["\u202eaehT\u0007", "aehT"],
  ["\u200b\u200d", ""],
  ["Nguyễn Văn 😀", "Nguyễn Văn 😀"],
])("A10 characters that would disturb surrounding text are removed from a name: %j", (name, tidy) => {
  expect(nameText(name)).toBe(tidy);
});

test("A19 numbers and addresses are masked but recognisable to their owner", () => {
  expect(maskPhone("+60123456789")).toBe("+60*****6789");
  expect(maskPhone("+6512345")).toBe("+65***2345");
  expect(maskEmail("thea@mail.example")).toBe("t***@mail.example");
  expect(maskEmail("😀x@mail.example")).toBe("😀***@mail.example");
});
