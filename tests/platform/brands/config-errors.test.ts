import { describe, expect, test } from "vitest";
import { problemsOf } from "./problems-of";

/** Returns a tenant.json whose line 6 is `line`. The lines before it are fixed, so that positions are known. */
function tenantWith(line: string): Record<string, string> {
  const head =
    '{\n  "name": "Lotus",\n  "operator": "test",\n  "hosts": { "member": ["lotus.test"] },\n  "origin": "https://lotus.test",\n';
  return { "tenant.json": `${head}  ${line}\n}\n` };
}

describe("T7 an error names file, line, column, the mistake and the nearest known key", () => {
  test.each<[what: string, line: string, column: number, pointer: string, message: string, nearest?: string]>([
    ["unknown key", '"flags": { "freePlya": true }', 14, "/flags/freePlya", 'unknown key "freePlya"', "freePlay"],
    ["unknown top key", '"themes": {}', 3, "/themes", 'unknown key "themes"', "theme"],
    [
      "renamed key",
      '"navigation": { "rng": { "enable": false } }',
      28,
      "/navigation/rng/enable",
      "unknown key",
      "enabled",
    ],
    ["duplicate key", '"demo": false, "demo": true', 18, "/demo", "duplicate key; it already appears on line 6"],
    ["nested duplicate", '"flags": { "snow": true, "snow": false }', 28, "/flags/snow", "duplicate key"],
    ["escaped duplicate", '"flags": { "snow": true, "\\u0073now": false }', 28, "/flags/snow", "duplicate key"],
    [
      "__proto__",
      '"flags": { "__proto__": { "freePlay": true } }',
      14,
      "/flags/__proto__",
      '"__proto__" is not allowed',
    ],
    ["constructor", '"licences": { "constructor": {} }', 17, "/licences/constructor", '"constructor" is not allowed'],
    ["prototype", '"prototype": {}', 3, "/prototype", '"prototype" is not allowed'],
    ["wrong type", '"demo": "yes"', 11, "/demo", 'must be of type boolean, not "yes"'],
    ["null in an array", '"languages": ["EN", null]', 23, "/languages/1", "null is not known; expected Language"],
    ["unknown choice", '"lotteryType": "SAE"', 18, "/lotteryType", '"SAE" is not a known value here', "SEA"],
    ["out of range", '"passwordExpiryDays": 0', 25, "/passwordExpiryDays", "must be at least 1"],
    [
      "infinite number",
      '"passwordExpiryDays": 1e999',
      25,
      "/passwordExpiryDays",
      "must be of type integer, not Infinity",
    ],
    [
      "bad colour",
      '"theme": { "light": { "text": "#12" } }',
      33,
      "/theme/light/text",
      '"#12" is not valid; expected Colour',
    ],
    ["CSS in a colour", '"theme": { "light": { "text": "#000}</style><script>" } }', 33, "/theme/light/text", "Colour"],
    ["low contrast", '"theme": { "light": { "text": "#999999" } }', 33, "/theme/light/text", "a contrast of 2.84:1"],
    ["bad host", '"routers": { "domains": [{ "url": "http://a.test" }] }', 37, "/routers/domains/0/url", "https URL"],
    ["script link", '"rightBar": { "a": { "label": "A", "href": "jav\\tascript:1" } }', 46, "/rightBar/a/href", "Link"],
    ["foreign link", '"rightBar": { "a": { "label": "A", "href": "//evil.test" } }', 46, "/rightBar/a/href", "Link"],
    ["turned link", '"rightBar": { "a": { "label": "A", "href": "/\\\\evil.test" } }', 46, "/rightBar/a/href", "Link"],
    ["missing asset", '"logo": "assets/logo.svg"', 11, "/logo", 'there is no file "assets/logo.svg"'],
    ["missing text", '"footer": { "text": "home:titel" }', 23, "/footer/text", 'no text "home:titel"', "home:title"],
    ["unknown language of a text", '"footer": { "text": { "EM": "x" } }', 25, "/footer/text/EM", "unknown key", "EN"],
    ["incomplete language", '"languages": ["EN", "TH"]', 23, "/languages/1", "the texts of TH are incomplete"],
    ["default language", '"defaultLanguage": "CN"', 22, "/defaultLanguage", "not among the languages"],
    [
      "unknown flag of a module",
      '"modules": { "A": { "type": "feature", "flag": "freeplay" } }',
      50,
      "/modules/A/flag",
      "not known; expected Flag",
      "freePlay",
    ],
    [
      "unknown kind of module",
      '"modules": { "A": { "type": "grop" } }',
      31,
      "/modules/A/type",
      "not a known value here",
      "group",
    ],
    [
      "module in both places",
      '"modules": { "HOMEPAGE": { "type": "feature" } }',
      16,
      "/modules/HOMEPAGE",
      "pages/HOMEPAGE.json",
    ],
    ["unknown vendor", '"vendors": ["REEL", "REAL"]', 23, "/vendors/1", 'no vendor "REAL"', "REEL"],
    [
      "dangerous pattern",
      '"register": { "email": { "acceptedPattern": "(a+)(?=b)$" } }',
      47,
      "/register/email/acceptedPattern",
      "(?= is a lookaround",
    ],
    [
      "bounds the wrong way",
      '"register": { "email": { "minLength": 101 } }',
      41,
      "/register/email/minLength",
      "greater than maxLength 100",
    ],
    [
      "numbers of words the wrong way",
      '"feedback": { "minWords": 9, "maxWords": 8 }',
      29,
      "/feedback/minWords",
      "greater than maxWords 8",
    ],
    [
      "a password that is guessed",
      '"register": { "password": { "minLength": 6 } }',
      44,
      "/register/password/minLength",
      "at least 8 characters",
    ],
    ["null that removes nothing", '"licences": { "mag": null }', 17, "/licences/mag", "null removes nothing", "mga"],
    ["null for an unknown key", '"theme": { "ligth": null }', 14, "/theme/ligth", "null removes nothing", "light"],
    ["time zone", '"timeZone": "Asia/Manilla"', 15, "/timeZone", "Time zone"],
    [
      "a country in small letters",
      '"region": { "mode": "allow", "countries": ["my"] }',
      46,
      "/region/countries/0",
      "Country",
      "MY",
    ],
  ])("%s", async (_what, line, column, pointer, message, nearest) => {
    const [problem, ...others] = await problemsOf(tenantWith(line));
    expect(problem).toMatchObject({ file: "lotus/tenant.json", line: 6, column, pointer });
    expect(problem?.message).toContain(message);
    expect(problem?.nearest).toBe(nearest);
    expect(others.filter((other) => other.pointer !== pointer)).toEqual([]);
  });

  test("a low contrast caused by the brand's surface colour is reported at that colour, for a text colour of the base", async () => {
    const problems = await problemsOf(tenantWith('"theme": { "dark": { "surface": "#eeeeee" } }'));
    expect(problems.map(({ pointer }) => pointer)).toEqual(["/theme/dark/text", "/theme/dark/win", "/theme/dark/lose"]);
    for (const problem of problems) expect(problem).toMatchObject({ file: "lotus/tenant.json", line: 6, column: 35 });
  });

  test("a missing value is reported at the nearest parent that the brand has", async () => {
    const required = await problemsOf({
      "tenant.json": '{\n  "name": "Lotus", "operator": "test",\n  "origin": "https://l.test" }',
    });
    expect(required).toHaveLength(1);
    const place = { file: "lotus/tenant.json", line: 1, column: 1, pointer: "/hosts" };
    expect(required).toMatchObject([{ ...place, message: '"hosts" is missing' }]);
    const nested = await problemsOf(tenantWith('"rightBar": {\n    "a": { "label": "A" } }'));
    expect(nested).toMatchObject([{ line: 7, column: 10, pointer: "/rightBar/a/href", message: '"href" is missing' }]);
  });

  test("a required value that is set to null is reported at the null", async () => {
    const problems = await problemsOf(tenantWith('"theme": { "light": { "text": null } }'));
    expect(problems).toMatchObject([
      { line: 6, column: 33, pointer: "/theme/light/text", message: '"text" is missing' },
    ]);
  });
});
