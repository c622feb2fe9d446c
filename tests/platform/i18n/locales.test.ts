import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ruleTextKey } from "~/platform/brands/account-forms";
import { PATTERN_IDS } from "~/platform/brands/config.gen";
import { FLAG_TEXTS } from "~/platform/brands/flag-texts";
import { FLAGS } from "~/platform/brands/flags.gen";
import { productLocales, readLocales, textFolders } from "~/platform/i18n/locales.server";
import type { FlatTexts, Namespace } from "~/platform/i18n/namespaces";
import { COMPLETE_LANGUAGES, type LanguageCode, languageOf } from "~/platform/text/languages";
import { placeholders } from "~/platform/text/placeholders";
import { pluralForms, splitPluralKey } from "~/platform/text/plurals";
import { errorTextKey } from "~/platform/wps/error-text";
import { WPS_ERRORS } from "~/platform/wps/errors";
import { keyUsage, sourceFiles } from "./key-usage";

/** Keys composed at run time: prefix → the variable part, which no literal contains. */
const DYNAMIC_KEYS: Readonly<Record<string, string>> = {
  "blocks:classify.": "by the classification of games that a brand's files name",
  "common:blockNote.": "by the reason why a block is missing",
  "common:category.": "by the game category of a list",
  "games:rank.": "by the rank of a card",
  "games:suit.": "by the suit of a card",
  "games:table.": "by what a player may do at the table",
  "shell:status.": "by the line of the page that is shown offline",
  "problems:": "by what is wrong with a brand's files",
  "console:access.source.": "by where a switch's value comes from",
  "console:bulk.left.": "by why a brand was left as it is",
  "console:bulk.to.": "by what a flag is set to in many brands",
  "console:closed.kinds.": "by what is closed",
  "console:content.about.": "by the kind of content",
  "console:content.change.": "by what the draft does to an entry",
  "console:content.field.": "by the field of an entry",
  "console:content.hint.": "by the field of an entry",
  "console:content.option.": "by what a field may be",
  "console:content.kinds.": "by the kind of content",
  "console:content.origin.": "by where an entry comes from",
  "console:content.states.": "by where an entry stands in its time",
  "console:flag.": "by the flag",
  "console:flags.affects.": "by what a switch is asked to do",
  "console:figures.": "by the figure, and by the span of days",
  "console:files.change.": "by what became of a file",
  "console:files.theme.": "by the keys of a theme",
  "console:flags.ask.": "by what a switch is asked to do",
  "console:flags.source.": "by where a flag's value comes from",
  "console:health.channel.": "by how messages leave",
  "console:health.job.": "by where a job's run stands",
  "console:health.trouble.": "by what is not well",
  "console:order.act.": "by what is decided on an order",
  "console:order.actor.": "by who acted on an order",
  "console:order.deed.": "by what was done to an order",
  "console:order.effect.": "by what is decided on an order",
  "console:order.filter.": "by the list of orders",
  "console:order.kinds.": "by the kind of an order",
  "console:order.state.": "by where an order stands",
  "console:region.mode.": "by how a region rule reads its list",
  "console:region.rule.": "by how a region rule reads its list",
  "console:documents.deed.": "by what was done to an identity check",
  "console:players.act.": "by what is done for a player",
  "console:players.classes.": "by the kind of an account",
  "console:players.deed.": "by what was done for a player",
  "console:players.effect.": "by what is done for a player",
  "console:players.identities.": "by where an identity check stands",
  "console:players.methods.": "by how somebody signed in",
  "console:players.states.": "by the state of a player",
  "console:players.tab.": "by the part of the page about a player",
  "console:players.wallet.": "by the wallet",
  "console:role.": "by the role of a member of staff",
  "console:start.": "by what a new account has to do first",
  "console:state.": "by the state of a brand",
  "console:times.for.": "by for how long something is switched",
  "console:upstream.kind.": "by the kind of difference",
  "console:why.fact.": "by what a step tells",
  "console:why.say.": "by a step and what it comes to",
  "console:why.step.": "by a step",
  "console:why.value.": "by what a step found",
  "console:why.verdict.": "by what a step comes to",
  "games:mark.": "by a pick of a match",
  "games:result.": "by how a hand ended",
  "games:slipState.": "by how a slip stands",
  "games:symbol.": "by the picture of a reel",
  "errors:page.": "by the server's own plain answers",
  "messages:": "by the kind of a message",
  "shell:records.kinds.": "by the kind of movements that is chosen",
  "shell:records.ledger.": "by why money moved",
  "shell:rewards.kinds.": "by what a reward is",
  "shell:rewards.states.": "by where a reward stands",
};

/** Texts that are the same in every language: codes and names. */
const SAME_EVERYWHERE = new Set<string>([
  "blocks:downloads.android",
  "common:labelled",
  "common:list.pair",
  "console:health.megabytes",
  "games:card.name",
  "games:frame.house",
  "games:rank.A",
  "games:rank.J",
  "games:rank.K",
  "games:rank.Q",
  "games:reels.pays",
  "games:slip.pick",
  "messages:records.transfer",
  "shell:account.vip",
]);

const locales = productLocales();
const english = textsOf("EN");
const englishTexts = flat(english);

function textsOf(language: LanguageCode): Readonly<Partial<Record<Namespace, FlatTexts>>> {
  return locales.get(language) ?? {};
}

/** `namespace:key` → text. */
function flat(texts: Readonly<Partial<Record<Namespace, FlatTexts>>>): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([namespace, keys]) =>
      Object.entries(keys).map(([key, text]): [string, string] => [`${namespace}:${key}`, text]),
    ),
  );
}

const baseOf = (key: string): string => splitPluralKey(key)?.base ?? key;

/** Returns the required keys of a language: the English ones, with all plural forms of the language. */
function expectedKeys(language: LanguageCode): string[] {
  const keys = [...englishTexts.keys()].flatMap((key) => {
    const plural = splitPluralKey(key);
    return plural ? pluralForms(language).map((form) => `${plural.base}_${form}`) : [key];
  });
  return [...new Set(keys)].sort();
}

/** Returns the English text that a translation must match. */
function englishFor(key: string): string {
  return englishTexts.get(key) ?? englishTexts.get(`${baseOf(key)}_other`) ?? "";
}

describe("I3 text files", () => {
  test.each(textFolders("app"))("I3 %s contains exactly the languages that are declared complete", (folder) => {
    expect(readdirSync(folder).sort()).toEqual(COMPLETE_LANGUAGES.map((code) => `${code}.json`).sort());
  });

  test("I3 every text folder is registered, so that its keys are type-checked", () => {
    const registry = readFileSync("app/registry/texts.ts", "utf8");
    const registered = [...registry.matchAll(/^import type (\w+) from "~\/(.+)\/EN\.json";$/gm)].filter(([, name]) =>
      registry.includes(`: typeof ${name};`),
    );
    const folders = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((path) =>
      /(^|\/)texts$/.test(path),
    );
    expect(registered.map(([, , folder]) => folder).sort()).toEqual(folders.sort());
    expect(
      textFolders("app")
        .map((folder) => folder.slice("app/".length))
        .sort(),
    ).toEqual(folders);
  });

  test("I3 the English texts of flags are only in their schema, and every other language translates them", () => {
    const isFlagText = (key: string) => key.startsWith("flag.");
    const written = readLocales("app");
    for (const language of COMPLETE_LANGUAGES) {
      const keys = Object.keys(written.get(language)?.console ?? {}).filter(isFlagText);
      expect([language, keys.sort()]).toEqual([language, language === "EN" ? [] : Object.keys(FLAG_TEXTS).sort()]);
    }
    expect(english.console?.["flag.snow.title"]).toBe(FLAGS.snow.title);
  });

  test.each(COMPLETE_LANGUAGES)("I3 %s has every key and plural form, and no other key", (language) => {
    expect([...flat(textsOf(language)).keys()].sort()).toEqual(expectedKeys(language));
  });

  test.each(COMPLETE_LANGUAGES)(
    "I3 %s keeps the placeholders; only a form for 0, 1 or 2 can omit the count",
    (language) => {
      for (const [key, text] of flat(textsOf(language))) {
        const mayOmitCount = /^(zero|one|two)$/.test(splitPluralKey(key)?.form ?? "");
        const counted = (names: readonly string[]) => names.filter((name) => !mayOmitCount || name !== "count");
        expect([key, counted(placeholders(text))]).toEqual([key, counted(placeholders(englishFor(key)))]);
      }
    },
  );

  test.each(COMPLETE_LANGUAGES)(
    "I3 %s contains plain texts: trimmed, without markup, references or formats",
    (language) => {
      for (const [key, text] of flat(textsOf(language))) {
        expect([key, text.trim()]).toEqual([key, text]);
        expect([key, text]).not.toEqual([key, ""]);
        expect([key, /<[a-z/!]|\$t\(|&[a-z]+;/i.test(text)]).toEqual([key, false]);
        for (const name of placeholders(text)) expect([key, name]).toEqual([key, expect.stringMatching(/^[a-z]\w*$/i)]);
        expect([key, text.replace(/\{\{\w+\}\}/g, "")]).toEqual([key, expect.not.stringMatching(/[{}]/)]);
      }
    },
  );

  test.each([
    ["CN", /\p{Script=Han}/u],
    ["AR", /\p{Script=Arabic}/u],
  ] as const)("I3 every text of %s is written in the script of the language", (language, script) => {
    for (const [key, text] of flat(textsOf(language))) {
      const words = englishFor(key).replace(/\{\{\w+\}\}/g, "");
      if (/[a-z]/i.test(words) && !SAME_EVERYWHERE.has(key))
        expect([key, text]).toEqual([key, expect.stringMatching(script)]);
    }
  });

  test.each(COMPLETE_LANGUAGES.filter((code) => code !== "EN" && languageOf(code).script === "latin"))(
    "I3 the longer texts of %s are translated from English",
    (language) => {
      for (const [key, text] of flat(textsOf(language)))
        if (text.length > 12 && !SAME_EVERYWHERE.has(key)) expect([key, text]).not.toEqual([key, englishFor(key)]);
    },
  );
});

describe("I3 keys in the code", () => {
  const bases = Object.fromEntries(
    Object.entries(english).map(([namespace, texts]) => [
      namespace,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [baseOf(key), text])),
    ]),
  );
  const files = [...sourceFiles(["app"], /\.tsx?$/), ...sourceFiles(["tenants", "schemas"], /\.json$/)];
  const named = keyUsage(files, bases);
  const derived = [...Object.keys(WPS_ERRORS).map(errorTextKey), ...PATTERN_IDS.map(ruleTextKey)];
  const used = new Set([...named.used, ...derived]);
  const required = new Map([...named.required, ...derived.map((key) => [key, "by its code"] as const)]);
  const known = new Set([...englishTexts.keys()].map(baseOf));

  const code = sourceFiles(["app"], /\.tsx?$/).map((file) => ({ file, text: readFileSync(file, "utf8") }));

  test("I3 every key in the code has a text", () => {
    expect([...required].filter(([key]) => !known.has(key))).toEqual([]);
  });

  test("I3 every text is used", () => {
    const isDynamic = (key: string) => Object.keys(DYNAMIC_KEYS).some((prefix) => key.startsWith(prefix));
    expect([...known].filter((key) => !used.has(key) && !isDynamic(key))).toEqual([]);
  });

  test.each(Object.keys(DYNAMIC_KEYS))("I3 the keys %s… exist and are composed in the code", (prefix) => {
    expect([...known].some((key) => key.startsWith(prefix))).toBe(true);
    const start = `\`${prefix.replace(/^\w+:/, "")}\${`;
    expect(code.some(({ text }) => text.includes(start) || text.includes(`\`${prefix}\${`))).toBe(true);
  });

  test("I3 no text is used as HTML", () => {
    for (const { file, text } of code)
      for (const [, value = ""] of text.matchAll(/__html:([^}]*)\}/g))
        expect([file, value]).toEqual([file, expect.not.stringMatching(/\b(t|text|useT|useAnyText)\(/)]);
  });
});
