import { resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inspectBrand } from "~/platform/brands/load";
import { authoringSchemas } from "~/platform/brands/schema/authoring";
import { FORMATS } from "~/platform/brands/schema/formats";
import { pointerKeys } from "~/platform/text/json";
import { checked, TEXTS, tenantsFolder } from "../../helpers/tenants";
import { CHECK_ALONE, type Change, FILES, GONE, MISTAKES, RIGHT } from "./editor-mutations";

/** A copy with one place changed. */
function changed(value: unknown, keys: readonly string[], to: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return to;
  const inner = changed((value as Record<string, unknown> | undefined)?.[key], rest, to);
  if (Array.isArray(value)) return value.with(Number(key), inner);
  const copy: Record<string, unknown> = { ...(value as object), [key]: inner };
  if (inner === GONE) delete copy[key];
  return copy;
}

const withChange = ([file, pointer, to]: Change) => ({
  ...FILES,
  [file]: changed(FILES[file], pointerKeys(pointer), to) as object,
});

const kindOf = (file: string) =>
  file === "tenant.json" ? "brand" : file.startsWith("pages/") ? "page" : file.replace(".json", "");

const folder = tenantsFolder({
  code: "harbor",
  files: {
    "tenant.json": { name: "H", operator: "test", hosts: { member: ["harbor.test"] }, origin: "https://harbor.test" },
  },
});
const schemas = authoringSchemas(resolve("schemas"), folder.dir);
/** As an editor reads them: a format that it does not know says nothing. */
const editor = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, logger: false });
beforeAll(() => {
  for (const [name, schema] of schemas) editor.addSchema({ ...schema, $id: `https://e.test/${name}.schema.json` });
});
afterAll(() => folder.close());

const acceptedByEditor = (files: Readonly<Record<string, object>>): boolean =>
  Object.entries(files).every(([file, value]) =>
    editor.getSchema(`https://e.test/${kindOf(file)}.schema.json`)?.(value),
  );

async function acceptedByCheck(files: Readonly<Record<string, object>>): Promise<boolean> {
  folder.remove("lotus");
  folder.add({ code: "lotus", files });
  const { problems } = await inspectBrand(checked(folder.dir), "lotus", undefined, { knownTexts: TEXTS });
  return problems.length === 0;
}

const titled = (change: Change) =>
  [change.map((part) => (part === GONE ? "(gone)" : JSON.stringify(part))).join(" "), change] as const;

describe("T5 an editor and `brand check` say the same", () => {
  test("T5 of the files as they are", async () => {
    expect(editor.errorsText(editor.errors)).toBe("No errors");
    expect([acceptedByEditor(FILES), await acceptedByCheck(FILES)]).toEqual([true, true]);
  });

  test.each(MISTAKES.map(titled))("T5 both refuse %s", async (_title, change) => {
    const files = withChange(change);
    expect([acceptedByEditor(files), await acceptedByCheck(files)]).toEqual([false, false]);
  });

  test.each(RIGHT.map(titled))("T5 both accept %s", async (_title, change) => {
    const files = withChange(change);
    expect([acceptedByEditor(files), await acceptedByCheck(files)]).toEqual([true, true]);
  });

  test.each(CHECK_ALONE.map(([why, ...change]) => [why, ...titled(change)] as const))(
    "T5 what takes %s is found by `brand check` alone: %s",
    async (_why, _title, change) => {
      const files = withChange(change);
      expect([acceptedByEditor(files), await acceptedByCheck(files)]).toEqual([true, false]);
    },
  );
});

describe("T5 what an editor offers", () => {
  const part = (name: string, ...path: string[]): Record<string, unknown> =>
    path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], schemas.get(name)) as Record<
      string,
      unknown
    >;

  test("T5 icons, countries and currencies as lists, languages with texts alone", () => {
    expect(part("common", "$defs", "icon").enum).toContain("gift");
    expect(part("common", "$defs", "countryCode").enum).toContain("GB");
    expect(part("brand", "$defs", "currency", "properties", "code").enum).toContain("PHP");
    expect(part("brand", "properties", "languages", "items").enum).toEqual(["EN", "CN", "VI", "AR"]);
  });

  test("T5 time zones, vendors, and the entries of the navigation that a brand changes", () => {
    expect(part("brand", "properties", "timeZone").examples).toEqual(
      expect.arrayContaining(["UTC", "Asia/Manila", "Asia/Ho_Chi_Minh"]),
    );
    expect(part("common", "$defs", "vendorCode").examples).toEqual(expect.arrayContaining(["REEL"]));
    expect(Object.keys(part("navigation", "properties"))).toContain("rng");
  });

  test("T5 every example that an editor offers passes in the place where it is offered", () => {
    const zones = part("brand", "properties", "timeZone").examples as string[];
    const check = FORMATS["time-zone"];
    expect(
      zones.filter((zone) => !acceptedByEditor({ "tenant.json": { ...FILES["tenant.json"], timeZone: zone } })),
    ).toEqual([]);
    expect(zones.filter((zone) => check?.(zone) === false)).toEqual([]);
  });
});

describe("T5 patterns of the schemas and the checks of formats", () => {
  const patternAt = (name: string, ...path: string[]) => {
    const at = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], schemas.get(name));
    return new RegExp((at as { pattern: string }).pattern, "u");
  };
  const letters = fc.string({
    unit: fc.constantFrom(
      ..."aZ09./:-_?#@%\\[] \t*()=|+é。",
      "http://",
      "https://",
      "localhost",
      "xn--",
      "2028-02-29T00:00:00Z",
    ),
    maxLength: 12,
  });
  const cases: readonly [format: string, pattern: RegExp][] = [
    ["link", patternAt("common", "$defs", "link")],
    ["https-url", patternAt("common", "$defs", "url")],
    ["host", patternAt("common", "$defs", "host")],
    ["instant", patternAt("common", "$defs", "instant")],
    ["origin", patternAt("brand", "properties", "origin")],
    ["wps", patternAt("brand", "properties", "wps")],
  ];

  test.each(cases)("T5 no pattern refuses what the format %s accepts", (format, pattern) => {
    // Parsers accept an `@` without a name before it, hosts of brackets, and labels that begin with a hyphen: nobody has these.
    const isOdd = (text: string) =>
      /\/\/@|\/\/:/.test(text) ||
      (format === "origin" && /[^\w.:/-]/.test(text)) ||
      (format === "host" && /(?:^|[.。])-|-(?:$|[.。])/.test(text));
    fc.assert(
      fc.property(letters, (text) => {
        if (FORMATS[format]?.(text) === true && !isOdd(text)) expect([text, pattern.test(text)]).toEqual([text, true]);
      }),
      { numRuns: 3000 },
    );
  });

  test("T5 points in time: the pattern is the calendar", () => {
    const instant = patternAt("common", "$defs", "instant");
    const digits = fc.tuple(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    );
    fc.assert(
      fc.property(digits, ([year, month, day]) => {
        const two = (value: number) => String(value).padStart(2, "0");
        const text = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}T00:00:00Z`;
        expect([text, instant.test(text)]).toEqual([text, FORMATS["instant"]?.(text)]);
      }),
      { numRuns: 3000 },
    );
  });
});
