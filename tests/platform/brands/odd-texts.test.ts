import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findOddTexts } from "~/platform/brands/json/odd-characters";
import { inspectBrand } from "~/platform/brands/load";
import { aBrand, aTenantsFolder, checkedTenants, TEXTS } from "../../helpers/tenants";
import { problemsOf } from "./problems-of";

const tenant = (more: object | string) => ({
  "tenant.json":
    typeof more === "string"
      ? `{"operator":"test","hosts":{"member":["lotus.test"]},"origin":"https://lotus.test",${more}}`
      : { name: "Lotus", operator: "test", hosts: { member: ["lotus.test"] }, origin: "https://lotus.test", ...more },
});

const ODD: readonly [what: string, character: string, name: string][] = [
  ["NUL", "\u0000", "U+0000"],
  ["a bell", "\u0007", "U+0007"],
  ["a control character of Latin-1", "\u0085", "U+0085"],
  ["the first half of a character", "\ud83d", "U+D83D"],
  ["the second half of a character", "\ude00", "U+DE00"],
  ["an override of direction", "\u202e", "U+202E"],
  ["an embedding of direction", "\u202b", "U+202B"],
  ["an isolate that is not closed", "\u2067", "U+2067"],
];

describe("T7 characters that are not allowed in texts", () => {
  test.each(ODD)(
    "T7 %s is refused in a name, in any other text and in a key, with its place",
    async (_what, odd, name) => {
      const escaped = JSON.stringify(odd).slice(1, -1);
      const inName = await problemsOf(tenant(`"name":"a${escaped}b"`));
      expect(inName.map(({ pointer, words }) => [pointer, words.key, words.params["character"]])).toContainEqual([
        "/name",
        "oddCharacter",
        name,
      ]);
      const inText = await problemsOf({
        ...tenant({}),
        "content/help.json": { items: { responsible: { title: `x${odd}` } } },
      });
      expect(inText[0]).toMatchObject({ file: "lotus/content/help.json", pointer: "/items/responsible/title" });
      const inKey = await problemsOf(tenant({ [`x${odd}`]: 1 }));
      expect(inKey[0]).toMatchObject({ pointer: `/x${odd}`, words: { key: "oddCharacter" } });
    },
  );

  test("T7 texts of every script, closed isolates, line breaks and emoji are accepted", async () => {
    const name = "Lotus \u2067ليفري\u2069 莲 🎰 \u200dé";
    expect(await problemsOf(tenant({ name }))).toEqual([]);
    expect(await problemsOf(tenant('"name":"\\ud83c\\udfb0 \\u2066x\\u2069"'))).toEqual([]);
    const html = "<p>one\n\ttwo</p>";
    expect(
      await problemsOf({ ...tenant({}), "content/help.json": { items: { more: { title: "M", html, order: 9 } } } }),
    ).toEqual([]);
  });

  test("T7 every accepted text can be stored in a database and sent as UTF-8, escaped or not", () => {
    const written = fc.record({ text: fc.string({ unit: "binary", maxLength: 8 }), isEscaped: fc.boolean() });
    fc.assert(
      fc.property(written, ({ isEscaped, text }) => {
        const plain = JSON.stringify({ a: [text] });
        const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
        const json = isEscaped ? plain.replace(/[\u0080-\uffff]/g, escaped) : plain;
        const isSound = !/[\p{Surrogate}\u202a-\u202e]/u.test(text) && !text.includes("\0");
        if (findOddTexts(json, JSON.parse(json)).length === 0) expect([text, isSound]).toEqual([text, true]);
      }),
      { numRuns: 2000 },
    );
  });

  test("T7 a file name that changes the text direction is reported with a readable name", async () => {
    const folder = aTenantsFolder(aBrand("lotus"));
    mkdirSync(join(folder.dir, "lotus/assets"));
    writeFileSync(join(folder.dir, "lotus/assets/logo\u202egnp.svg"), "<svg/>");
    const { problems } = await inspectBrand(checkedTenants(folder.dir), "lotus", undefined, { knownTexts: TEXTS });
    expect(problems).toMatchObject([{ file: "lotus/assets/logo?gnp.svg", words: { key: "oddName" } }]);
  });
});

/** Signatures of real files. */
const REAL: Readonly<Record<string, Buffer | string>> = {
  "a.png": Buffer.from("89504e470d0a1a0a00", "hex"),
  "a.JPG": Buffer.from("ffd8ffe000", "hex"),
  "a.gif": "GIF89a..",
  "a.webp": "RIFF....WEBPVP8 ",
  "a.avif": "\0\0\0\x1cftypavif",
  "a.ico": Buffer.from("0000010001", "hex"),
  "a.svg":
    '<?xml version="1.0"?>\n<!-- a mark -->\n<!DOCTYPE svg PUBLIC "x" "y">\n<svg xmlns="http://www.w3.org/2000/svg"/>',
  "a.woff2": "wOF2....",
};

describe("T7 asset files have the content that their names indicate", () => {
  const files = (name: string, content: Buffer | string) => {
    const folder = aTenantsFolder(aBrand("lotus"));
    mkdirSync(join(folder.dir, "lotus/assets"));
    writeFileSync(join(folder.dir, "lotus/assets", name), content, "latin1");
    return inspectBrand(checkedTenants(folder.dir), "lotus", undefined, { knownTexts: TEXTS });
  };

  test.each(Object.entries(REAL))(
    "T7 a real %s is accepted, and a text with that name is refused",
    async (name, content) => {
      expect((await files(name, content)).problems).toEqual([]);
      for (const other of ["just a text", "", "<html><svg/></html>"]) {
        const { problems } = await files(name, other);
        expect(problems).toMatchObject([{ file: `lotus/assets/${name}`, words: { key: "wrongContent" } }]);
      }
    },
  );

  test("T7 a logo must be a picture and a font must be a font, also by name", async () => {
    const problems = await problemsOf({
      ...tenant({ logo: "assets/notes.txt", theme: { fonts: { family: "Own", file: "assets/logo.svg" } } }),
      "assets/notes.txt": "a text",
      "assets/logo.svg": "<svg/>",
    });
    expect(problems.map(({ pointer }) => pointer).toSorted()).toEqual(["/logo", "/theme/fonts/file"]);
  });

  test("T7 an invalid picture is reported once and not as missing", async () => {
    const problems = await problemsOf({ ...tenant({ logo: "assets/logo.png" }), "assets/logo.png": "a text" });
    expect(problems.map(({ file }) => file)).toEqual(["lotus/assets/logo.png"]);
  });
});
