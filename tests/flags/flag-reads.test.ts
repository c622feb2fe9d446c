import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FLAG_NAMES } from "~/platform/brands/flags.gen";

const NAME = `(?:${FLAG_NAMES.join("|")})`;
const READS = [
  /\bflags\??\.?\[/,
  new RegExp(`\\bflags\\??\\.${NAME}\\b`),
  /\{[^{}]*\}\s*=\s*[\w.]*\bflags\b/,
  new RegExp(`\\bflags:\\s*\\{[^{}:]*\\b${NAME}\\s*[,}]`),
];

/** Files that create the values of overrides or of a snapshot. Of these, only `is-flag-on.ts` reads them for other modules. */
const MAKERS = [
  "features/flags/override-values.server.ts",
  "platform/brands/is-flag-on.ts",
  "platform/brands/merge-upstream.ts",
  "platform/brands/snapshot.ts",
];

const readsFlag = (text: string): boolean => READS.some((read) => read.test(text));

test("X2 flags are read only through isFlagOn and useFlag", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  expect(files.filter((file) => readsFlag(readFileSync(`app/${file}`, "utf8"))).sort()).toEqual(MAKERS);
});

test.each([
  "brand.flags.snow === true",
  'ctx.brand.flags["snow"]',
  "site?.flags?.snow",
  "brand.flags?.[name]",
  "const { snow } = brand.flags;",
  "function draw({ flags: { snow } }: Site) {}",
])("X2 a direct read of a flag is detected: %s", (read) => {
  expect(readsFlag(read)).toBe(true);
});
