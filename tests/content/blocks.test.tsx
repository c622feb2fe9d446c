import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HERO_VARIANTS } from "~/features/content/blocks/hero/view";
import { loadGameRow } from "~/features/games/blocks/game-row/load";
import { PROMOTIONS_VIEWS } from "~/features/promotions/blocks/promotions/view";
import { createI18n } from "~/platform/i18n/create-i18n";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { productLocales } from "~/platform/i18n/locales.server";
import { FORMAT_TABLES } from "~/platform/i18n/tables";
import type { LanguageCode } from "~/platform/text/languages";
import type { WpsClient } from "~/platform/wps/client";
import { blocks as clientBlocks } from "~/registry/blocks.client";
import { blocks } from "~/registry/blocks.server";
import type { BlockContext } from "~/site/types";
import { FlagsProvider } from "~/ui/flags";

const types = readdirSync("schemas/blocks")
  .filter((name) => name.endsWith(".schema.json"))
  .map((name) => name.slice(0, -".schema.json".length));

const { blocks: blockTexts = {}, common: commonTexts = {} } = productLocales().get("EN") ?? {};

function page(language: LanguageCode) {
  return createI18n({
    language,
    texts: { blocks: blockTexts, common: commonTexts },
    formats: FORMAT_TABLES[language],
    region: { timeZone: "UTC", currency: { symbol: "P", scale: 2 } },
  });
}

function html(type: string, change: { props?: object; data?: object; flags?: object; language?: LanguageCode } = {}) {
  const { view: View, example } = blocks[type] ?? {};
  if (!View || !example) throw new Error(`no block ${type}`);
  const props = { ...(example.props as object), ...change.props } as never;
  const data = (example.data === null ? null : { ...(example.data as object), ...change.data }) as never;
  const drawn = <View props={props} data={data} />;
  return renderToStaticMarkup(
    <I18nProvider i18n={page(change.language ?? "EN")}>
      {change.flags ? <FlagsProvider flags={change.flags}>{drawn}</FlagsProvider> : drawn}
    </I18nProvider>,
  );
}

/** Creates a context with the given calls. Any other call fails the test. */
function context(calls: object, query: Record<string, string> = {}): BlockContext {
  const wps = calls as WpsClient;
  const { signal } = new AbortController();
  return { account: "visitor", wps, language: "EN", path: "/", query, signal, leads: () => true };
}

test("T11 every block has a schema, a view on server and client, and a complete example", async () => {
  expect(Object.keys(blocks).sort()).toEqual([...types].sort());
  const heroes = Object.entries(HERO_VARIANTS).map(([variant, view]) => [`hero/${variant}`, view] as const);
  const split = new Map<string, unknown>([...heroes, ...Object.entries(PROMOTIONS_VIEWS)]);
  const names = types.filter((type) => type !== "hero" && type !== "promotions");
  expect(Object.keys(clientBlocks).sort()).toEqual([...names, ...split.keys()].sort());
  for (const [name, load] of Object.entries(clientBlocks))
    expect(await load((get) => get()), name).toBe(split.get(name) ?? blocks[name]?.view);
  for (const type of types) {
    const schema = JSON.parse(readFileSync(`schemas/blocks/${type}.schema.json`, "utf8"));
    expect(schema.examples?.[0], type).toBeTypeOf("object");
  }
});

test.each(types)(
  "R17 %s needs no script: no style attributes or handlers, all images have alternative text, in both directions",
  (type) => {
    for (const language of ["EN", "AR"] as const) {
      const drawn = html(type, { language });
      expect(drawn.length).toBeGreaterThan(100);
      expect(drawn).not.toMatch(/ style="| on\w+="|javascript:/);
      expect(drawn).not.toMatch(/<img(?![^>]* alt=)/);
      expect(drawn).not.toMatch(/\b(?:blocks|common):/);
    }
  },
);

test("I2 money has two decimals and comma thousands in every language", () => {
  for (const language of ["EN", "AR", "VI"] as const) {
    expect(
      html("winners", { language, data: { wins: [{ amount: "1234.5", account: "a***", game: "J", art: "/a" }] } }),
    ).toContain("1,234.50");
  }
});

test("R2 a filtered row follows the address; an unfiltered row does not", async () => {
  const asked: object[] = [];
  const gameList = async (input: object) => {
    asked.push(input);
    return { games: [], pageNo: 1, pageSize: 12, total: 0, totalPages: 0 };
  };
  const ctx = context({ game: { gameList } }, { page: "REEL", q: " jade " });
  await loadGameRow(ctx, { filtered: true, gameType: "RNG" });
  await loadGameRow(ctx, { gameType: "RNG" });
  expect(asked).toEqual([
    { pageSize: 12, gameType: "RNG", vassalage: "REEL", gameName: "jade" },
    { pageSize: 12, gameType: "RNG" },
  ]);
});

test("a row without games is omitted; a search without a match shows a message", () => {
  expect(html("game-row", { data: { games: [] } })).toBe("");
  expect(html("game-row", { data: { games: [], search: "zzz" }, props: { filtered: true } })).toContain(
    "No matching games",
  );
});

test("G2 a tile starts its game, which needs an account; the heading links to the page", () => {
  const drawn = html("game-row", { props: { page: "/rng" } });
  expect(drawn).toContain('<a class="tile" href="/game?gameId=example-0" data-modal="loginPopupModal">');
  expect(drawn).toContain('<a href="/rng">View all');
  expect(html("game-row", { props: { page: undefined } })).not.toContain("View all");
});

test("R11 each notice opens the popup at its entry, or its page without scripts", () => {
  const links = [...html("announcements").matchAll(/<a href="([^"]+)" data-modal="noticeModal" data-index="(\d)">/g)];
  expect(links.map(([, href, index]) => [href, index])).toEqual([
    ["/noticePage?id=welcome", "0"],
    ["/noticePage?id=upkeep", "1"],
    ["/noticePage?id=studio", "2"],
  ]);
});
