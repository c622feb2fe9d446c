import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { FLAG_NAMES } from "~/platform/brands/flags.gen";
import type { TenantStore } from "~/platform/brands/types";
import { aBrand, aTenantsFolder, healthOf, hostAnswer, openStore, TEXTS, type TestFolder } from "../../helpers/tenants";

/** Valid files to damage. */
const FILES: Readonly<Record<string, object>> = {
  "tenant.json": {
    ...(aBrand("lotus").files["tenant.json"] as object),
    languages: ["EN", "VI"],
    flags: { freePlay: true },
    theme: { light: { brand: "#b3123b" }, character: { corner: 8 } },
    navigation: { rng: { label: { EN: "Slots" } }, mine: { label: "Mine", href: "/mine", order: 5 } },
    licences: { bvi: null },
  },
  "pages/NEWS.json": {
    type: "page",
    props: { path: "/news", title: "News" },
    children: {
      main: { type: "area", children: { a: { type: "text", order: 1, props: { body: { EN: "<p>x</p>" } } } } },
    },
  },
  "content/help.json": {
    items: { responsible: { title: "Safe" }, more: { title: "More", html: "<p>x</p>", order: 9 } },
  },
  "locales/EN.json": { "home:title": "Lotus", "home:welcome": "Hi {{name}}" },
};

const OTHER_VALUES = [
  "null",
  "true",
  "0",
  "-1",
  "1e999",
  "1e-7",
  '""',
  '"x"',
  '"\\u0000"',
  "[]",
  "{}",
  "[[[]]]",
  '{"__proto__":1}',
  '"//evil.test"',
];

/** Damage of a text: bytes, cuts, keys, values, depth. `at` chooses the position, `pick` the kind or content. */
const mutation = fc.record({
  file: fc.constantFrom(...Object.keys(FILES)),
  kind: fc.constantFrom("flip", "cut", "insert", "double", "rename", "swap", "deep", "repeat"),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  pick: fc.nat(255),
});

type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

function spoil(text: string, { kind, at, pick }: Mutation): Buffer {
  const bytes = Buffer.from(text);
  const place = Math.floor(at * bytes.length);
  if (kind === "flip") bytes.writeUInt8((bytes[place] ?? 0) ^ (pick | 1), Math.min(place, bytes.length - 1));
  if (kind === "cut") return bytes.subarray(0, place);
  if (kind === "insert") return Buffer.concat([bytes.subarray(0, place), Buffer.from([pick]), bytes.subarray(place)]);
  if (kind === "repeat") return Buffer.concat([bytes, bytes.subarray(0, place)]);
  return kind === "flip" ? bytes : Buffer.from(spoilKeys(text, kind, at, pick));
}

function spoilKeys(text: string, kind: string, at: number, pick: number): string {
  const keys = [...text.matchAll(/"[^"]+"(?=\s*:)/g)];
  const key = keys[Math.floor(at * keys.length)];
  if (key === undefined) return text;
  const after = text.slice(key.index + key[0].length);
  const before = text.slice(0, key.index);
  if (kind === "double") return `${before}${key[0]}: 1, ${key[0]}${after}`;
  if (kind === "rename") return `${before}"${key[0].slice(1, -1)}${String.fromCharCode(97 + (pick % 26))}"${after}`;
  const value =
    kind === "deep" ? `${"[".repeat(pick * 400)}${"]".repeat(pick * 400)}` : OTHER_VALUES[pick % OTHER_VALUES.length];
  return `${before}${key[0]}: ${value}, "x${pick}"${after}`;
}

/** Checks the invariants: both brands are served, all flags exist, the health matches, and no prototype was changed. */
function check(store: TenantStore): void {
  expect(hostAnswer(store, "other.test")).toBe("other member");
  expect(hostAnswer(store, "lotus.test")).toBe("lotus member");
  const brand = store.get("lotus");
  expect(Object.keys(brand?.flags ?? {})).toEqual([...FLAG_NAMES]);
  expect(({} as Record<string, unknown>).freePlay).toBeUndefined();
  expect(brand?.menu.length).toBeGreaterThan(0);
  const { state, problems } = healthOf(store, "lotus");
  expect(state === "live").toBe(problems.length === 0);
  for (const { file, line, column, message } of problems) {
    expect(file).toMatch(/^lotus\//);
    expect(line >= 1 && column >= 1 && message.length > 0).toBe(true);
  }
}

async function putBack(folder: TestFolder, store: TenantStore): Promise<void> {
  for (const [path, content] of Object.entries(FILES)) folder.write(`lotus/${path}`, content);
  await store.reload(["lotus"]);
}

test("T8 random damage to valid files never stops, blocks or partly applies: the last good version stays", async () => {
  const folder = aTenantsFolder(aBrand("other"), { code: "lotus", files: FILES });
  const store = await openStore(folder, { watch: false, knownTexts: TEXTS });
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(mutation, async (damage) => {
      await putBack(folder, store);
      expect(healthOf(store, "lotus").state).toBe("live");
      const good = store.get("lotus");
      const text = `${JSON.stringify(FILES[damage.file], null, 2)}\n`;
      writeFileSync(join(folder.dir, "lotus", damage.file), spoil(text, damage));
      // The test's timeout ends a reload that hangs.
      await store.reload(["lotus"]);
      check(store);
      if (healthOf(store, "lotus").state !== "stale") return;
      refused += 1;
      expect(store.get("lotus")).toBe(good);
    }),
    { numRuns: 300 },
  );
  expect(refused).toBeGreaterThan(100);
});

test("T8 damage while the store watches: the process continues and loads the restored files", async () => {
  const folder = aTenantsFolder(aBrand("other"), { code: "lotus", files: FILES });
  const store = await openStore(folder, { knownTexts: TEXTS, pollMs: 100 });
  for (const damage of fc.sample(mutation, 100)) {
    writeFileSync(join(folder.dir, "lotus", damage.file), spoil(JSON.stringify(FILES[damage.file]), damage));
    await new Promise((resolve) => setImmediate(resolve));
    expect(hostAnswer(store, "lotus.test")).toBe("lotus member");
  }
  await putBack(folder, store);
  check(store);
  expect(healthOf(store, "lotus").state).toBe("live");
});

test("T8 unexpected entries in a brand folder are reported or ignored, and the brands stay served", async () => {
  const folder = aTenantsFolder(aBrand("other"), aBrand("lotus"));
  const store = await openStore(folder, { watch: false });
  mkdirSync(join(folder.dir, "lotus/pages/X.json"), { recursive: true });
  folder.write("lotus/pagse/HOME.json", {});
  folder.write("lotus/notes.txt", "mine");
  folder.write("pebble", "a file, no folder");
  mkdirSync(join(folder.dir, "empty"));
  await store.reload();
  expect(hostAnswer(store, "lotus.test")).toBe("lotus member");
  expect(healthOf(store, "lotus").state).toBe("stale");
  expect(healthOf(store, "empty").problems[0]).toMatchObject({
    file: "empty/tenant.json",
    message: "the file is missing",
  });
  expect(store.health().map(({ code }) => code)).toEqual(["empty", "lotus", "other"]);
});
