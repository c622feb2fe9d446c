import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { inspectBrand } from "~/platform/brands/load";
import { authoringSchemas } from "~/platform/brands/schema/authoring";
import { FORMATS } from "~/platform/brands/schema/formats";
import { pointerKeys } from "~/platform/text/json";
import { checkedTenants, TEXTS, tenantsFolder } from "../../helpers/tenants";
import {
  CHECK_ONLY_MISTAKES,
  type Change,
  FILES,
  MISTAKES,
  REMOVED,
  SYNTAX_ERRORS,
  VALID_CHANGES,
} from "./editor-mutations";
import { jsonService } from "./json-service";

/** Returns a copy with one place changed. */
function changed(value: unknown, keys: readonly string[], to: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return to;
  const inner = changed((value as Record<string, unknown> | undefined)?.[key], rest, to);
  if (Array.isArray(value)) return value.with(Number(key), inner);
  const copy: Record<string, unknown> = { ...(value as object), [key]: inner };
  if (inner === REMOVED) delete copy[key];
  return copy;
}

const withChange = ([file, pointer, to]: Change) => ({
  ...FILES,
  [file]: changed(FILES[file], pointerKeys(pointer), to) as object,
});

const folder = tenantsFolder({
  code: "harbor",
  files: {
    "tenant.json": { name: "H", operator: "test", hosts: { member: ["harbor.test"] }, origin: "https://harbor.test" },
  },
});
const schemas = authoringSchemas(resolve("schemas"), folder.dir);
let editor: Awaited<ReturnType<typeof jsonService>>;
beforeAll(async () => {
  editor = await jsonService(folder.dir);
});
afterAll(() => {
  folder.close();
  editor.close();
});

/** Returns the files as JSON texts, with the `$schema` that an editor reads. */
const textsOf = (files: Readonly<Record<string, object>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([file, value]) => {
      const $schema = editor.schemaOf(`lotus/${file}`);
      return [file, `${JSON.stringify({ $schema, ...value }, null, 2)}\n`];
    }),
  );

/** Returns the problems of a brand's files: those of the editor and those of `brand check`. */
async function findings(texts: Readonly<Record<string, string>>) {
  const found = Object.entries(texts).map(async ([file, text]) =>
    (await editor.findings(`lotus/${file}`, text)).map((one) => ({ ...one, file: `lotus/${file}` })),
  );
  folder.remove("lotus");
  folder.add({ code: "lotus", files: texts });
  const { problems } = await inspectBrand(checkedTenants(folder.dir), "lotus", undefined, { knownTexts: TEXTS });
  return { editor: (await Promise.all(found)).flat(), check: problems };
}

interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly line: number;
}
const placesOf = (found: readonly Place[]) =>
  [...new Set(found.map(({ file, line, pointer }) => `${file}:${line} ${pointer}`))].sort();

const titled = (change: Change) =>
  [change.map((part) => (part === REMOVED ? "(gone)" : JSON.stringify(part))).join(" "), change] as const;

describe("T5 VS Code's JSON service and `brand check` report the same", () => {
  test("T5 no problem in the unchanged files, and at least 40 mistakes are tested", async () => {
    expect(await findings(textsOf(FILES))).toEqual({ editor: [], check: [] });
    expect(MISTAKES.length + SYNTAX_ERRORS.length).toBeGreaterThanOrEqual(40);
  });

  test("T5 no problem in the files of the product's own brands", async () => {
    const own = await jsonService(resolve("tenants"));
    onTestFinished(() => own.close());
    const files = readdirSync("tenants", { recursive: true, encoding: "utf8" }).filter((file) =>
      /^(?!\.|base\/)[^/]+\/.*\.json$/.test(file),
    );
    expect(files.length).toBeGreaterThan(20);
    const found = files.map(async (file) => {
      const value = JSON.parse(readFileSync(join("tenants", file), "utf8")) as object;
      return own.findings(file, JSON.stringify({ ...value, $schema: own.schemaOf(file) }));
    });
    expect((await Promise.all(found)).flat()).toEqual([]);
  });

  test.each(MISTAKES.map(titled))("T5 both refuse %s at the same place", async (_title, change) => {
    const found = await findings(textsOf(withChange(change)));
    expect(found.check.length).toBeGreaterThan(0);
    expect(placesOf(found.editor)).toEqual(placesOf(found.check));
  });

  test.each(SYNTAX_ERRORS.map((change) => [change.map((part) => JSON.stringify(part)).join(" "), change] as const))(
    "T5 both refuse the text %s on the same line",
    async (_title, [file, from, to]) => {
      const texts = textsOf(FILES);
      const text = texts[file]?.replace(from, () => to) ?? "";
      expect(text).not.toBe(texts[file]);
      const found = await findings({ ...texts, [file]: text });
      const [problem, ...others] = found.check;
      expect([problem?.file, others]).toEqual([`lotus/${file}`, []]);
      // After invalid JSON an editor continues and reports more lines: the first one counts. Of a duplicate key it underlines both
      // places, and the check reports the second.
      const lines = found.editor.filter(({ isSyntax }) => isSyntax).map(({ line }) => line);
      expect(problem?.words.key === "duplicateKey" ? Math.max(...lines) : lines[0]).toBe(problem?.line);
    },
  );

  test.each(VALID_CHANGES.map(titled))("T5 both accept %s", async (_title, change) => {
    expect(await findings(textsOf(withChange(change)))).toEqual({ editor: [], check: [] });
  });

  test.each(CHECK_ONLY_MISTAKES.map(([why, ...change]) => [why, ...titled(change)] as const))(
    "T5 a mistake that needs %s is found only by `brand check`: %s",
    async (_why, _title, change) => {
      const found = await findings(textsOf(withChange(change)));
      expect(found.editor).toEqual([]);
      expect(found.check.length).toBeGreaterThan(0);
    },
  );
});

describe("T5 an editor suggests", () => {
  const part = (name: string, ...path: string[]): Record<string, unknown> =>
    path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], schemas.get(name)) as Record<
      string,
      unknown
    >;

  test("T5 icons, countries and currencies as lists, and only languages with texts", () => {
    expect(part("common", "$defs", "icon").enum).toContain("gift");
    expect(part("common", "$defs", "countryCode").enum).toContain("GB");
    expect(part("brand", "$defs", "currency", "properties", "code").enum).toContain("PHP");
    expect(part("brand", "properties", "languages", "items").enum).toEqual(["EN", "CN", "VI", "AR"]);
  });

  test("T5 time zones, vendors, and the navigation entries that a brand can change", () => {
    expect(part("brand", "properties", "timeZone").examples).toEqual(
      expect.arrayContaining(["UTC", "Asia/Manila", "Asia/Ho_Chi_Minh"]),
    );
    expect(part("common", "$defs", "vendorCode").examples).toEqual(expect.arrayContaining(["REEL"]));
    expect(Object.keys(part("navigation", "properties"))).toContain("rng");
  });

  test("T5 only examples that are valid at their place", async () => {
    const zones = part("brand", "properties", "timeZone").examples as string[];
    const check = FORMATS["time-zone"];
    const refused: string[] = [];
    for (const timeZone of zones) {
      const { "tenant.json": text = "" } = textsOf({ "tenant.json": { ...FILES["tenant.json"], timeZone } });
      if ((await editor.findings("lotus/tenant.json", text)).length > 0) refused.push(timeZone);
    }
    expect(refused).toEqual([]);
    expect(zones.filter((zone) => check?.(zone) === false)).toEqual([]);
  });
});

describe("T5 patterns of the schemas and format checks", () => {
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

  test.each(cases)("T5 every text that the format %s accepts also matches the pattern", (format, pattern) => {
    // Parsers accept an `@` without a name before it, hosts of brackets, and labels that begin with a hyphen. None of these
    // occurs in practice.
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

  test("T5 the pattern of points in time accepts exactly the dates of the calendar", () => {
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
