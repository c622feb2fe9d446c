import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readLocales } from "~/platform/i18n/locales.server";

/** Creates a folder `app` with these text files. */
function anApp(files: Readonly<Record<string, object | string>>): string {
  const app = mkdtempSync(join(tmpdir(), "livery-texts-"));
  onTestFinished(() => rmSync(app, { recursive: true }));
  mkdirSync(join(app, "features"));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    writeFileSync(join(app, file), typeof content === "string" ? content : JSON.stringify(content));
  }
  return app;
}

test("I3 the sections of all folders form the namespaces, and a language exists with its first file", () => {
  const app = anApp({
    "features/cashier/texts/EN.json": { shell: { "pay.title": "Pay" }, console: { "order.title": "Orders" } },
    "features/wallet/texts/EN.json": { shell: { "wallet.title": "Wallet" } },
    "site/texts/EN.json": { common: { close: "Close" } },
    "ui/texts/EN.json": { common: { more: "More" } },
    "platform/texts/EN.json": { errors: { notFound: "Not found" } },
    "site/texts/KO.json": { common: { close: "닫기" } },
    "site/texts/notes.json": { common: { close: "No language" } },
  });
  expect(Object.fromEntries(readLocales(app))).toEqual({
    EN: {
      shell: { "pay.title": "Pay", "wallet.title": "Wallet" },
      console: { "order.title": "Orders" },
      common: { close: "Close", more: "More" },
      errors: { notFound: "Not found" },
    },
    KO: { common: { close: "닫기" } },
  });
});

test("I3 a key in two files is refused with the names of both files", () => {
  const app = anApp({
    "features/cashier/texts/CN.json": { shell: { "pay.title": "a" } },
    "features/wallet/texts/EN.json": { shell: { "pay.title": "a" } },
    "site/texts/CN.json": { shell: { "pay.title": "a" } },
  });
  const read = () => readLocales(app);
  expect(read).toThrow(join(app, "features/cashier/texts/CN.json"));
  expect(read).toThrow(join(app, "site/texts/CN.json"));
  expect(read).toThrow('"shell:pay.title"');
});

test.each([
  ["that is no JSON", '{ "shell": '],
  ["with an unknown section", { shel: {} }],
  ["with a text that is none", { shell: { "pay.title": 1 } }],
])("I3 a text file %s is refused by its name", (_what, content) => {
  const app = anApp({ "features/cashier/texts/CN.json": content });
  expect(() => readLocales(app)).toThrow(join(app, "features/cashier/texts/CN.json"));
});
