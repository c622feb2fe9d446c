import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { productLocales } from "~/platform/i18n/locales.server";
import type { Namespace } from "~/platform/i18n/namespaces";
import type { LanguageCode } from "~/platform/text/languages";
import { placeholders } from "~/platform/text/placeholders";
import { WPS_ERRORS } from "~/platform/wps/errors";
import { contract } from "~/registry/contract";

/** A row of `messages.md`: a rule or an error of the WPS specification. */
interface MessageRow {
  readonly sentence: string;
  /** Key of the text that belongs to this row; null for a row that uses another row's text or none. */
  readonly own: string | null;
  /** Key of the text shown for this row, which can belong to another row; null when nothing is shown. */
  readonly key: string | null;
  readonly file: string;
  readonly title: string;
  readonly shows: string;
}

const LANGUAGES = ["EN", "CN", "VI", "AR"] as const;
/** Expected number of rows. A row missing in the file fails the test. */
const ROW_COUNT = 110;
const rows = readRows();

function readRows(): readonly MessageRow[] {
  const lines = readFileSync("tests/platform/wps/messages.md", "utf8").split("\n");
  return lines
    .filter((line) => /^\| (?:rule|error)\b/.test(line))
    .map((line) => {
      const [kind = "", sentence = "", text = "", test = "", shows = ""] = line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      const [, file = "", title = ""] = /^(\S+): (.+)$/.exec(test) ?? [];
      const key = text === "-" ? null : text.replace(/^= /, "");
      return { sentence: `${kind} ${sentence}`, own: text === key ? key : null, key, file, title, shows };
    });
}

function textOf(language: LanguageCode, key: string): string {
  const [namespace = "", name = ""] = key.split(":");
  return String(productLocales().get(language)?.[namespace as Namespace]?.[name] ?? "");
}

const START = /^ *(?:test|describe)(?:[.(]|$)/;
const CONSTANT = /^(?:export )?const ([A-Z][A-Z_]+)\b[\s\S]*?\n(?=\n|$)/gm;

/** Returns the source of the test that a row names, with the constants of the file that the test uses; null if not found. */
function sourceOfTest({ file, title }: MessageRow): string | null {
  const source = readFileSync(`tests/${file}`, "utf8");
  const lines = source.split("\n");
  const starts = lines.flatMap((line, at) => (START.test(line) ? [at] : []));
  const tests = starts.map((from, at) => lines.slice(from, starts[at + 1]).join("\n"));
  const found = tests.find(
    (text) => /^ *test/.test(text) && titleLiterals(text).some((literal) => literal.includes(title)),
  );
  if (found === undefined) return null;
  const tables = [...source.matchAll(CONSTANT)].filter(([, name = ""]) => new RegExp(`\\b${name}\\b`).test(found));
  return [found, ...tables.map(([text]) => text)].join("\n");
}

/** Returns the string literals before the function of a test: title, options and table. */
function titleLiterals(source: string): readonly string[] {
  const head = source.slice(0, source.search(/(?:async )?\((?:\{[^}]*\}|[^(){}]*)\) => \{/));
  return [...head.matchAll(/(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map(([, , text = ""]) => text);
}

/** Reports whether a test mentions a text: by its key, its error code or a part of the English text. */
function mentions(source: string, key: string, shows: string): boolean {
  if (source.includes(key)) return true;
  const name = key.slice(key.indexOf(":") + 1).replace(/^rule\./, "");
  if (new RegExp(`["'\`:.]${name}["'\` ]|^ *${name}: `, "m").test(source)) return true;
  return shows !== "" && textOf("EN", key).includes(shows.replace(/:$/, "")) && source.includes(shows);
}

describe("A18 messages of the WPS specification", () => {
  test("A18 the table of messages contains every sentence once, and each text belongs to one sentence", () => {
    expect(rows).toHaveLength(ROW_COUNT);
    expect(new Set(rows.map(({ sentence }) => sentence)).size).toBe(ROW_COUNT);
    const ownKey = rows.flatMap((row) => row.own ?? []);
    expect(ownKey.filter((key, at) => ownKey.indexOf(key) !== at)).toEqual([]);
    const others = rows.flatMap(({ key, own: ownKey }) => (key !== null && ownKey === null ? [key] : []));
    expect(others.filter((key) => !ownKey.includes(key))).toEqual([]);
  });

  test.each(rows.flatMap(({ own: ownKey, sentence }) => (ownKey === null ? [] : [[sentence, ownKey] as const])))(
    "A18 %s: has its own text in every language, with the same placeholders",
    (_sentence, key) => {
      const texts = LANGUAGES.map((language) => textOf(language, key));
      for (const text of texts) expect(text).toMatch(/\S{2}/);
      expect(new Set(texts).size).toBe(LANGUAGES.length);
      for (const text of texts) expect(placeholders(text)).toEqual(placeholders(texts[0] ?? ""));
    },
  );

  test("A18 no two sentences have the same English text", () => {
    const texts = rows.flatMap(({ own: ownKey }) => (ownKey === null ? [] : [textOf("EN", ownKey)]));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  test.each(rows.map((row) => [row.sentence, row] as const))("A18 %s: is triggered by its test", (_sentence, row) => {
    const source = sourceOfTest(row);
    expect([row.file, row.title, source === null]).toEqual([row.file, row.title, false]);
    const isMentioned = row.key === null || mentions(source ?? "", row.key, row.shows);
    const isShown = row.shows === "" ? row.key !== null : source?.includes(row.shows);
    expect([row.key, isMentioned, row.shows, isShown]).toEqual([row.key, true, row.shows, true]);
  });

  test("A18 no call has a remark field, so the limit of 140 words for remarks of activity applications is not needed", () => {
    const fields = Object.values(contract).flatMap((area) =>
      Object.values(area).flatMap(({ input }) => Object.keys(input.shape)),
    );
    expect(fields).toContain("content");
    expect(fields.filter((name) => /remark/i.test(name))).toEqual([]);
  });
});

describe("A18 every error of the catalogue", () => {
  /** Sources of all other test files. This file is excluded, because it lists the codes without testing them. */
  const tests = readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith("messages.test.ts"))
    .map((file) => readFileSync(`tests/${file}`, "utf8"));

  test.each(Object.keys(WPS_ERRORS))("A18 %s is triggered by a test", (code) => {
    expect(tests.some((text) => new RegExp(`["'\`]${code}["'\`]`).test(text))).toBe(true);
  });
});
