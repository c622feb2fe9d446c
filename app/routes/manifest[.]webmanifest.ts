import type { LoaderFunctionArgs } from "@remix-run/node";
import { assetName, assetType } from "~/platform/brands/brand-asset";
import { type SiteContext, siteContext } from "~/site/app-context";
import { describedPages } from "~/site/described-pages";
import { textDocument } from "~/site/site-documents";

const ICONS = [192, 512].flatMap((size) =>
  ["any", "maskable"].map((purpose) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })),
);

/** Pages offered as shortcuts of the home-screen icon, in addition to the home page. Browsers show four at most. */
const SHORTCUTS = ["/lottery", "/sports", "/rng", "/live", "/promotions", "/help"];
const MOST_SHORTCUTS = 4;

/** Sizes of the brand's screenshots, as required by its schema. */
const SCREENS = { wide: "1280x720", narrow: "720x1280" } as const;

function screenshotsOf({ screenshots }: SiteContext) {
  return (["wide", "narrow"] as const).flatMap((factor) => {
    const src = screenshots[factor];
    if (src === null) return [];
    const type = assetType(assetName(src).split("?")[0] ?? "");
    return [{ src, sizes: SCREENS[factor], form_factor: factor, ...(type ? { type } : {}) }];
  });
}

/** Serves the web app manifest, which lets browsers install the site (W3C Web Application Manifest). */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = siteContext(context);
  const { brand, document } = site;
  const colour = document.site?.themeColour;
  const pages = await describedPages(site);
  const screenshots = screenshotsOf(site);
  const shortcuts = SHORTCUTS.flatMap((path) => pages.get(path) ?? []).slice(0, MOST_SHORTCUTS);
  const description = pages.get("/")?.description;
  const manifest = {
    id: "/",
    name: brand.name,
    short_name: brand.name.slice(0, 12),
    ...(description ? { description } : {}),
    lang: document.lang,
    dir: document.dir,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: colour,
    theme_color: colour,
    icons: ICONS,
    ...(screenshots.length > 0 ? { screenshots } : {}),
    shortcuts: shortcuts.map(({ path, title }) => ({ name: title, url: path })),
  };
  return textDocument(JSON.stringify(manifest), "application/manifest+json");
}
