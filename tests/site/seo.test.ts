import { expect, test } from "vitest";
import type { DocumentData, SiteIdentity } from "~/site/app-context";
import { FULL_CHROME, type PageData } from "~/site/page-data";
import { pageMeta } from "~/site/page-meta";
import { sitemapXml } from "~/site/site-documents";

const site: SiteIdentity = {
  origin: "https://lotus.example",
  language: "VI",
  languages: [
    ["VI", "vi"],
    ["EN", "en"],
    ["CN", "zh-Hans"],
  ],
  defaultLanguage: "VI",
  themeColour: "#fffaf1",
  index: true,
};
const aDocument = (changes: Partial<SiteIdentity> = {}): DocumentData => ({
  title: "Lotus",
  lang: "vi",
  dir: "ltr",
  icon: "/art/logo/lotus.svg",
  site: { ...site, ...changes },
  attributes: {},
});
const aPage = (changes: Partial<PageData> = {}): PageData => ({
  id: "RNG",
  canonical: "/rng?page=REEL",
  index: true,
  title: "Slots",
  description: "Every slot.",
  heading: false,
  chrome: FULL_CHROME,
  modal: null,
  areas: {},
  notes: [],
  ...changes,
});

/** Returns the links of a page by kind, e.g. `alternate en`. */
const linksOf = (meta: ReturnType<typeof pageMeta>) =>
  Object.fromEntries(
    (meta as Record<string, string>[])
      .filter(({ tagName }) => tagName === "link")
      .map(({ rel, hrefLang, href }) => [hrefLang ? `${rel} ${hrefLang}` : rel, href]),
  );

test("I3 a page has its canonical URL and a link to each language of the brand", () => {
  expect(linksOf(pageMeta(aPage(), aDocument()))).toEqual({
    canonical: "https://lotus.example/rng?page=REEL",
    "alternate vi": "https://lotus.example/rng?page=REEL",
    "alternate en": "https://lotus.example/rng?page=REEL&lang=EN",
    "alternate zh-Hans": "https://lotus.example/rng?page=REEL&lang=CN",
    "alternate x-default": "https://lotus.example/rng?page=REEL",
  });
  const english = linksOf(pageMeta(aPage({ canonical: "/" }), aDocument({ language: "EN" })));
  expect(english["canonical"]).toBe("https://lotus.example/?lang=EN");
});

test("I3 a brand with one language has no language links", () => {
  const one = aDocument({ languages: [["VI", "vi"]] });
  expect(linksOf(pageMeta(aPage(), one))).toEqual({ canonical: "https://lotus.example/rng?page=REEL" });
});

test("R1 a shared link shows the brand's card, and an unlisted page has only noindex", () => {
  const shared = pageMeta(aPage(), aDocument());
  expect(shared).toContainEqual({ title: "Slots · Lotus" });
  expect(shared).toContainEqual({ property: "og:image", content: "https://lotus.example/card.png" });
  expect(shared).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  for (const meta of [pageMeta(aPage({ index: false }), aDocument()), pageMeta(aPage(), aDocument({ index: false }))]) {
    expect(meta).toContainEqual({ name: "robots", content: "noindex" });
    expect(JSON.stringify(meta)).not.toMatch(/canonical|og:/);
  }
});

test("R1 the sitemap contains exactly the listed pages, once per language", () => {
  const page = (id: string, props: object) => ({ id, type: "page", props: { ...props }, children: [] });
  const menu = [
    page("HOMEPAGE", { path: "/", paths: ["/home", "/register"], modals: { "/register": "registerModal" } }),
    {
      id: "GROUP",
      type: "group",
      props: {},
      children: [page("GAMES", { path: "/games", param: { name: "games", values: ["rng"] } })],
    },
    page("LOGIN", { path: "/login", index: false }),
  ];
  const xml = sitemapXml(menu, site);
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) =>
    place?.replace("https://lotus.example", ""),
  );
  const paths = ["/", "/games", "/games/rng"];
  expect(places).toEqual(paths.flatMap((path) => [path, `${path}?lang=EN`, `${path}?lang=CN`]));
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(9);
  expect(sitemapXml(menu, { ...site, origin: 'https://a.example/?a&"b' })).toContain("a&amp;&quot;b");
});
