import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { problemMessage } from "~/platform/brands/problem";
import { productLocales } from "~/platform/i18n/locales.server";

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(join("app", file), "utf8"))
  .join("\n");

test("T7 every problem text is used in the code", () => {
  const keys = Object.keys(productLocales().get("EN")?.problems ?? {});
  expect(keys.length).toBeGreaterThan(80);
  expect(keys.filter((key) => !sources.includes(`"${key}"`))).toEqual([]);
});

test("T7 a value from a file appears in a message unchanged, even when it looks like a placeholder", () => {
  expect(problemMessage("unknownKey", { key: "{{value}} $1 $&" }).message).toBe('unknown key "{{value}} $1 $&"');
  expect(problemMessage("notOneOf", { value: '"{{allowed}}"', allowed: "1, 2" }).message).toBe(
    '"{{allowed}}" is not a known value here; use one of 1, 2',
  );
});
