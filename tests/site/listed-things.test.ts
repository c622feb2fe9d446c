import { expect, test } from "vitest";
import type { SiteContext } from "~/site/app-context";
import { pageSubjects } from "~/site/page-subjects";
import { sitemapXml } from "~/site/site-documents";
import type { ServerBlocks } from "~/site/types";

const site = {
  origin: "https://lotus.example",
  language: "EN",
  languages: [["EN", "en"]],
  defaultLanguage: "EN",
  themeColour: "#fff",
  index: true,
} as const;
const page = (id: string, type: string, props: object) => ({
  id,
  type: "page",
  props: { ...props },
  children: [{ id: "main", type: "area", props: {}, children: [{ id: "block", type, props: {}, children: [] }] }],
});
const blocks = {
  thing: { view: () => null, example: {}, subjects: async () => [{ id: "a b" }, { id: "c" }], needsSubject: true },
  tabs: { view: () => null, example: {}, subjects: async () => [{ tab: "x" }] },
} as unknown as ServerBlocks;
const context = { language: "EN", wps: {} } as unknown as Pick<SiteContext, "language" | "wps" | "leads">;

test("R1 entries that pages show by their URL are in the sitemap, and a page that needs an entry is not listed without one", async () => {
  const menu = [
    page("THING", "thing", { path: "/thing", canonicalQuery: ["id"] }),
    page("TABS", "tabs", { path: "/tabs", canonicalQuery: ["tab"] }),
    page("OTHER", "tabs", { path: "/other" }),
    page("HIDDEN", "thing", { path: "/hidden", canonicalQuery: ["id"], index: false }),
  ];
  const xml = sitemapXml(menu, site, await pageSubjects(context, menu, blocks));
  const paths = [...xml.matchAll(/<loc>https:\/\/lotus\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toEqual(["/thing?id=a+b", "/thing?id=c", "/tabs", "/tabs?tab=x", "/other"]);
});

test("R1 a page that is the same as another one is listed under the other's URL if the brand has that page", () => {
  const games = page("GAMES", "x", {
    path: "/games",
    param: { name: "games", values: ["rng"], same: { rng: "/rng" } },
  });
  const paths = (menu: Parameters<typeof sitemapXml>[0]) =>
    [...sitemapXml(menu, site).matchAll(/<loc>https:\/\/lotus\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(paths([games, page("RNG", "x", { path: "/rng" })])).toEqual(["/games", "/rng"]);
  expect(paths([games])).toEqual(["/games", "/games/rng"]);
});
