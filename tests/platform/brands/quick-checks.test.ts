import { resolve } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CompiledSchemas } from "~/platform/brands/schema/compiled";
import { composeSchemas, splitBrand } from "~/platform/brands/schema/compose";
import { QuickChecks } from "~/platform/brands/schema/quick-checks";
import { type JsonSchema, readSchemas } from "~/platform/brands/schema/read-schemas";
import { makeValidators } from "~/platform/brands/schema/validators";
import { aBrand, aTenantsFolder, openStore, TEXTS } from "../../helpers/tenants";

const composed = composeSchemas(readSchemas(resolve("schemas")));
const schemas = new Map([...composed, ...splitBrand(composed)]);
const quick = new QuickChecks(schemas);
const ajv = new CompiledSchemas(schemas);
const context = { hasAsset: (name: string) => name === "assets/logo.svg", knownTexts: TEXTS };

type Json = Record<string, unknown>;

/** Returns complete documents with the name of their schema, as read by the product. */
async function documents(): Promise<[name: string, value: unknown][]> {
  const store = await openStore(aTenantsFolder(aBrand("plain", { logo: undefined })), { watch: false });
  const brand = store.get("plain");
  if (brand === undefined) throw new Error("there is no brand");
  const keys = Object.entries(brand.config).map(([key, value]): [string, unknown] => [`brand.${key}`, value]);
  const pages = Object.values(brand.pages).map((page): [string, unknown] => ["page", page]);
  const contents = Object.entries(brand.content).map(([kind, value]): [string, unknown] => [`content/${kind}`, value]);
  return [...keys, ...pages, ...contents, ["texts", { "home:title": "x" }], ["module", brand.config.modules.REGGRP]];
}

const ODD = [
  null,
  true,
  0,
  -1,
  1.5,
  Number.POSITIVE_INFINITY,
  "",
  "x",
  "EN",
  "page",
  "text",
  "#fff",
  "//x",
  "home:nothing",
  "assets/no.svg",
  [],
  ["EN", "EN"],
  {},
  { EN: 1 },
  { EM: "x" },
];

/** Returns a copy with one place changed: a value replaced, a key removed, added or renamed. `steps` choose the place. */
function change(value: unknown, steps: readonly number[], odd: unknown): unknown {
  const [step, ...others] = steps;
  if (typeof value !== "object" || value === null || step === undefined) return odd;
  if (Array.isArray(value))
    return value.length === 0
      ? [odd]
      : value.with(step % value.length, change(value[step % value.length], others, odd));
  const copy: Json = { ...(value as Json) };
  const keys = Object.keys(copy);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined || step % 7 === 0) return { ...copy, [`k${step}`]: odd };
  if (step % 11 === 0) delete copy[key];
  else copy[key] = change(copy[key], others, odd);
  return copy;
}

test("the quick checks give the same result as ajv, for every document and any change in it", async () => {
  const all = await documents();
  for (const [name, value] of all) expect([name, quick.get(name)(value, context)]).toEqual([name, true]);
  let refused = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fc.array(fc.nat(1000), { minLength: 0, maxLength: 7 }),
      fc.constantFrom(...ODD),
      ([name, value], steps, odd) => {
        const changed = change(value, steps, odd);
        const truth = ajv.get(name).call(context as never, changed);
        if (!truth) refused += 1;
        expect([name, changed, quick.get(name)(changed, context)]).toEqual([name, changed, truth]);
      },
    ),
    { numRuns: 3000 },
  );
  expect(refused).toBeGreaterThan(500);
});

test("the example of every schema passes both checks", () => {
  const noTexts = { ...context, knownTexts: undefined };
  const examples = [...schemas].flatMap(([name, { examples }]) => {
    // A brand's example shows the operator's file, without the values of the base.
    return name === "brand"
      ? []
      : ((examples as unknown[] | undefined) ?? []).map((one): [string, unknown] => [name, one]);
  });
  expect(examples.length).toBeGreaterThan(20);
  for (const [name, example] of examples) {
    const truth = ajv.get(name).call(noTexts as never, example);
    expect([name, truth, quick.get(name)(example, noTexts)]).toEqual([name, true, true]);
  }
});

test("a keyword that the quick checks do not know throws immediately and is never ignored", () => {
  const odd = new Map([["odd", { type: "string", contentEncoding: "base64" } as JsonSchema]]);
  expect(() => new QuickChecks(odd).get("odd")).toThrow('do not support the keyword "contentEncoding"');
  expect(() => new QuickChecks(odd).get("none")).toThrow("does not exist");
});

test("all schemas of the product contain only keywords that the quick checks know", () => {
  for (const name of schemas.keys()) expect(() => quick.get(name)).not.toThrow();
  expect(() => makeValidators(readSchemas(resolve("schemas")))).not.toThrow();
});
