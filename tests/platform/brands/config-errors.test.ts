import { writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inspectBrand } from "~/platform/brands/load";
import type { ConfigProblem } from "~/platform/brands/types";
import { aBrand, aTenantsFolder, type FileContent, TEXTS } from "../../support/tenants";

/** The problems of a brand with these files. */
async function problemsOf(files: Readonly<Record<string, FileContent>>): Promise<readonly ConfigProblem[]> {
  const folder = aTenantsFolder(aBrand("lotus", {}, files));
  return (await inspectBrand(folder.dir, "lotus", undefined, { knownTexts: TEXTS })).problems;
}

/** A tenant.json whose line 6 is `line`; the lines before it are fixed, so places are known. */
function tenantWith(line: string): Record<string, string> {
  const head =
    '{\n  "name": "Lotus",\n  "operator": "test",\n  "hosts": { "member": ["lotus.test"] },\n  "origin": "https://lotus.test",\n';
  return { "tenant.json": `${head}  ${line}\n}\n` };
}

describe("T7 an error names file, line, column, what is wrong and the nearest known key", () => {
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
    ["duplicate key", '"demo": false, "demo": true', 18, "/demo", "duplicate key; it stands on line 6 already"],
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
    ["null in an array", '"languages": ["EN", null]', 23, "/languages/1", "null is not known here"],
    ["unknown choice", '"lotteryType": "SAE"', 18, "/lotteryType", '"SAE" is not known here', "SEA"],
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
      '"#12" is not accepted as Colour',
    ],
    ["CSS in a colour", '"theme": { "light": { "text": "#000}</style><script>" } }', 33, "/theme/light/text", "Colour"],
    ["low contrast", '"theme": { "light": { "text": "#999999" } }', 33, "/theme/light/text", "a contrast of 2.84:1"],
    [
      "bad host",
      '"routers": { "domains": [{ "url": "http://a.test" }] }',
      37,
      "/routers/domains/0/url",
      "https address",
    ],
    ["script link", '"rightBar": { "a": { "label": "A", "href": "jav\\tascript:1" } }', 46, "/rightBar/a/href", "Link"],
    ["foreign link", '"rightBar": { "a": { "label": "A", "href": "//evil.test" } }', 46, "/rightBar/a/href", "Link"],
    ["turned link", '"rightBar": { "a": { "label": "A", "href": "/\\\\evil.test" } }', 46, "/rightBar/a/href", "Link"],
    ["missing asset", '"logo": "assets/logo.svg"', 11, "/logo", 'there is no file "assets/logo.svg"'],
    ["missing text", '"footer": { "text": "home:titel" }', 23, "/footer/text", 'no text "home:titel"', "home:title"],
    ["unknown language of a text", '"footer": { "text": { "EM": "x" } }', 25, "/footer/text/EM", "unknown key", "EN"],
    ["incomplete language", '"languages": ["EN", "TH"]', 23, "/languages/1", "the texts of TH are not complete"],
    ["default language", '"defaultLanguage": "CN"', 22, "/defaultLanguage", "not among the languages"],
    [
      "unknown flag of a module",
      '"modules": { "A": { "type": "feature", "flag": "freeplay" } }',
      50,
      "/modules/A/flag",
      "not known here",
      "freePlay",
    ],
    [
      "unknown kind of module",
      '"modules": { "A": { "type": "grop" } }',
      31,
      "/modules/A/type",
      "not known here",
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
      "(?= looks around",
    ],
    [
      "bounds the wrong way",
      '"register": { "email": { "minLength": 101 } }',
      41,
      "/register/email/minLength",
      "more than maxLength 100",
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
    ["unsafe origin", '"region": { "mode": "allow", "countries": ["my"] }', 46, "/region/countries/0", "Country"],
  ])("%s", async (_what, line, column, pointer, message, nearest) => {
    const [problem, ...others] = await problemsOf(tenantWith(line));
    expect(problem).toMatchObject({ file: "lotus/tenant.json", line: 6, column, pointer });
    expect(problem?.message).toContain(message);
    expect(problem?.nearest).toBe(nearest);
    expect(others.filter((other) => other.pointer !== pointer)).toEqual([]);
  });

  test("a contrast spoilt by the brand's ground is told at the ground, for a text that comes from the base", async () => {
    const problems = await problemsOf(tenantWith('"theme": { "dark": { "surface": "#eeeeee" } }'));
    expect(problems.map(({ pointer }) => pointer)).toEqual(["/theme/dark/text", "/theme/dark/win", "/theme/dark/lose"]);
    for (const problem of problems) expect(problem).toMatchObject({ file: "lotus/tenant.json", line: 6, column: 35 });
  });

  test("a missing value points at the nearest parent that the brand has", async () => {
    const required = await problemsOf({
      "tenant.json": '{\n  "name": "Lotus", "operator": "test",\n  "origin": "https://l.test" }',
    });
    expect(required).toHaveLength(1);
    const place = { file: "lotus/tenant.json", line: 1, column: 1, pointer: "/hosts" };
    expect(required).toMatchObject([{ ...place, message: '"hosts" is missing' }]);
    const nested = await problemsOf(tenantWith('"rightBar": {\n    "a": { "label": "A" } }'));
    expect(nested).toMatchObject([{ line: 7, column: 10, pointer: "/rightBar/a/href", message: '"href" is missing' }]);
  });

  test("a required value that null takes away is told where the null stands", async () => {
    const problems = await problemsOf(tenantWith('"theme": { "light": { "text": null } }'));
    expect(problems).toMatchObject([
      { line: 6, column: 33, pointer: "/theme/light/text", message: '"text" is missing' },
    ]);
  });

  test.each([
    ['{\n  "name": "Lotus",\n}', 3, 1],
    ['{\n  "name": "Lotus"', 2, 18],
    ["", 1, 1],
    ['{ "name": tru }', 1, 11],
    ["{ 'name': 1 }", 1, 3],
    ['{ "name": "a\tb" }', 1, 13],
    ['{ "name": 01 }', 1, 12],
    ["{} // comment", 1, 4],
  ])("broken JSON %j is told at %i:%i", async (text, line, column) => {
    const problems = await problemsOf({ "tenant.json": text });
    expect(problems).toMatchObject([{ file: "lotus/tenant.json", line, column }]);
    expect(problems[0]?.message).toMatch(/^not JSON: /);
  });

  test("a byte order mark is told and accepted", async () => {
    const { files } = aBrand("lotus");
    const folder = aTenantsFolder({
      code: "lotus",
      files: { "tenant.json": `\ufeff${JSON.stringify(files["tenant.json"])}` },
    });
    const check = await inspectBrand(folder.dir, "lotus");
    expect(check.problems).toEqual([]);
    expect(check.warnings).toMatchObject([{ file: "lotus/tenant.json", line: 1, column: 1 }]);
    expect(check.snapshot?.config.name).toBe("lotus");
  });

  test("a file that is not UTF-8 is refused with the place of the first bad byte", async () => {
    const folder = aTenantsFolder(aBrand("lotus"));
    const bytes = Buffer.from('{\n  "name": "L\xfftus"\n}', "latin1");
    writeFileSync(`${folder.dir}/lotus/tenant.json`, bytes);
    const { problems } = await inspectBrand(folder.dir, "lotus");
    expect(problems).toMatchObject([{ line: 2, column: 13, message: "the file is not UTF-8" }]);
  });

  test("a document nested a thousand deep is refused", async () => {
    const problems = await problemsOf({ "tenant.json": `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}` });
    expect(problems).toMatchObject([{ message: "the document is nested too deeply" }]);
  });

  test.each(["[]", "1", '"x"', "null"])("a tenant.json of %s is refused", async (text) => {
    expect(await problemsOf({ "tenant.json": text })).toMatchObject([{ line: 1, column: 1 }]);
  });
});

describe("T7 errors in the other files", () => {
  const page = (block: string): Record<string, string> => ({
    "pages/NEWS.json": `{ "type": "page", "props": { "path": "/news", "title": "News" },\n  "children": { "main": { "type": "area", "children": {\n    "a": ${block} } } } }`,
  });

  test.each<[what: string, block: string, column: number, pointer: string, message: string, nearest?: string]>([
    ["unknown block", '{ "type": "txet", "props": {} }', 20, "type", "not known here", "text"],
    [
      "unknown property",
      '{ "type": "text", "props": { "bdy": 1, "body": "x" } }',
      39,
      "props/bdy",
      'unknown key "bdy"',
      "body",
    ],
    ["missing property", '{ "type": "text", "props": {} }', 37, "props/body", '"body" is missing'],
    [
      "wrong property",
      '{ "type": "text", "props": { "body": 1 } }',
      47,
      "props/body",
      "must be of type string | object, not 1",
    ],
    [
      "unknown flag",
      '{ "type": "text", "flag": "snwo", "props": { "body": "x" } }',
      36,
      "flag",
      "not known here",
      "snow",
    ],
  ])("%s", async (_what, block, column, pointer, message, nearest) => {
    const [problem, ...others] = await problemsOf(page(block));
    expect(problem).toMatchObject({ file: "lotus/pages/NEWS.json", line: 3, column });
    expect(problem?.pointer).toBe(`/children/main/children/a/${pointer}`);
    expect(problem?.message).toContain(message);
    expect(problem?.nearest).toBe(nearest);
    expect(others).toEqual([]);
  });

  test("a path that another page has is refused, and the other page named", async () => {
    const news =
      page('{ "type": "text", "props": { "body": "x" } }')["pages/NEWS.json"]?.replace("/news", "/help") ?? "";
    const problems = await problemsOf({ "pages/NEWS.json": news });
    expect(problems).toMatchObject([{ file: "lotus/pages/NEWS.json", line: 1, column: 38, pointer: "/props/path" }]);
    expect(problems[0]?.message).toContain("HELP (pages/HELP.json)");
  });

  test("an area that pages do not have is refused", async () => {
    const text = '{ "type": "page", "props": { "path": "/news", "title": "News" },\n  "children": { "mian": {} } }';
    expect(await problemsOf({ "pages/NEWS.json": text })).toMatchObject([{ line: 2, column: 17, nearest: "main" }]);
  });

  test("texts: unknown key, other placeholders", async () => {
    const problems = await problemsOf({
      "locales/EN.json": '{\n  "home:titel": "x",\n  "home:welcome": "Hi {{nmae}}"\n}',
    });
    expect(problems).toMatchObject([
      { file: "lotus/locales/EN.json", line: 2, column: 3, pointer: "/home:titel", nearest: "home:title" },
      { file: "lotus/locales/EN.json", line: 3, column: 19, pointer: "/home:welcome" },
    ]);
    expect(problems[1]?.message).toContain("{{name}}");
  });

  test("texts: a plural form that English lacks is accepted", async () => {
    expect(
      await problemsOf({ "locales/AR.json": { "home:games_few": "{{count}} ألعاب", "home:games_one": "لعبة" } }),
    ).toEqual([]);
  });

  test("content: an unknown key of an item", async () => {
    const text = '{ "items": {\n  "jade-garden": { "isHto": false } } }';
    expect(await problemsOf({ "content/games.json": text })).toMatchObject([
      { file: "lotus/content/games.json", line: 2, column: 20, nearest: "isHot" },
    ]);
  });

  test.each([
    ["content/gmaes.json", "content/games.json"],
    ["pages/home.json", undefined],
    ["locales/EM.json", undefined],
    ["tennant.json", "tenant.json"],
    ["contnet/games.json", "content"],
  ])("a file that means nothing, %s, is refused", async (path, nearest) => {
    const [problem] = await problemsOf({ [path]: {} });
    expect(problem?.message).toBe("this file or folder has no meaning here");
    expect(problem?.nearest).toBe(nearest);
  });

  test("a page's null where the base has no such page is refused", async () => {
    expect(await problemsOf({ "pages/NEWS.json": "null" })).toMatchObject([{ file: "lotus/pages/NEWS.json", line: 1 }]);
  });

  test("a folder whose name is no code is told", async () => {
    const folder = aTenantsFolder({ code: "My Brand", files: aBrand("x").files });
    const { problems } = await inspectBrand(folder.dir, "My Brand");
    expect(problems[0]?.message).toContain("cannot be a brand's code");
  });
});
