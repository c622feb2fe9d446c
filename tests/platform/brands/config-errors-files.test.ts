import { writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inspectBrand } from "~/platform/brands/load";
import { aBrand, aTenantsFolder, checkedTenants } from "../../helpers/tenants";
import { problemsOf } from "./problems-of";

describe("T7 an error names file, line, column, the mistake and the nearest known key", () => {
  test.each([
    ['{\n  "name": "Lotus",\n}', 2, 18],
    ['{\n  "vendors": [1,\n\n  ]\n}', 2, 16],
    ['{\r\n  "name": "Lotus",\r\n}\r\n', 2, 18],
    ['{\n  "name": "Lotus"\n\n', 2, 18],
    ['{\n  "name": "Lotus"', 2, 18],
    ["", 1, 1],
    ['{ "name": tru }', 1, 11],
    ["{ 'name': 1 }", 1, 3],
    ['{ "name": "a\tb" }', 1, 13],
    ['{ "name": 01 }', 1, 12],
    ["{} // comment", 1, 4],
  ])("broken JSON %j is reported at %i:%i", async (text, line, column) => {
    const problems = await problemsOf({ "tenant.json": text });
    expect(problems).toMatchObject([{ file: "lotus/tenant.json", line, column }]);
    expect(problems[0]?.message).toMatch(/^not JSON: /);
  });

  test("a comma before a closing bracket is reported as such", async () => {
    const [problem] = await problemsOf({ "tenant.json": '{ "name": "Lotus", }' });
    expect(problem?.message).toBe("not JSON: a comma before a closing bracket");
  });

  test("a byte order mark is accepted with a warning", async () => {
    const { files } = aBrand("lotus");
    const folder = aTenantsFolder({
      code: "lotus",
      files: { "tenant.json": `\ufeff${JSON.stringify(files["tenant.json"])}` },
    });
    const check = await inspectBrand(checkedTenants(folder.dir), "lotus");
    expect(check.problems).toEqual([]);
    expect(check.warnings).toMatchObject([{ file: "lotus/tenant.json", line: 1, column: 1 }]);
    expect(check.snapshot?.config.name).toBe("lotus");
  });

  test("a file that is not UTF-8 is refused with the position of the first invalid byte", async () => {
    const folder = aTenantsFolder(aBrand("lotus"));
    const bytes = Buffer.from('{\n  "name": "L\xfftus"\n}', "latin1");
    writeFileSync(`${folder.dir}/lotus/tenant.json`, bytes);
    const { problems } = await inspectBrand(checkedTenants(folder.dir), "lotus");
    expect(problems).toMatchObject([{ line: 2, column: 13, message: "the file is not UTF-8" }]);
  });

  test("a document nested 100,000 levels deep is refused", async () => {
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
    ["unknown block", '{ "type": "txet", "props": {} }', 20, "type", "not known; expected Type", "text"],
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
      "not known; expected Flag",
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

  test("a path of another page is refused, and that page is named", async () => {
    const news =
      page('{ "type": "text", "props": { "body": "x" } }')["pages/NEWS.json"]?.replace("/news", "/help") ?? "";
    const problems = await problemsOf({ "pages/NEWS.json": news });
    expect(problems).toMatchObject([{ file: "lotus/pages/NEWS.json", line: 1, column: 38, pointer: "/props/path" }]);
    expect(problems[0]?.message).toContain("HELP (pages/HELP.json)");
  });

  test("an unknown area of a page is refused", async () => {
    const text = '{ "type": "page", "props": { "path": "/news", "title": "News" },\n  "children": { "mian": {} } }';
    expect(await problemsOf({ "pages/NEWS.json": text })).toMatchObject([{ line: 2, column: 17, nearest: "main" }]);
  });

  test("texts: an unknown key and different placeholders are refused", async () => {
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

  test("content: an unknown key of an item is refused", async () => {
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
  ])("a file without a meaning, %s, is refused", async (path, nearest) => {
    const [problem] = await problemsOf({ [path]: {} });
    expect(problem?.message).toBe("this file or folder is not used here");
    expect(problem?.nearest).toBe(nearest);
  });

  test("a page with the value null is refused where the base has no such page", async () => {
    expect(await problemsOf({ "pages/NEWS.json": "null" })).toMatchObject([{ file: "lotus/pages/NEWS.json", line: 1 }]);
  });

  test("a folder whose name is not a valid code is reported", async () => {
    const folder = aTenantsFolder({ code: "My Brand", files: aBrand("x").files });
    const { problems } = await inspectBrand(checkedTenants(folder.dir), "My Brand");
    expect(problems[0]?.message).toContain("not a valid brand code");
  });
});
