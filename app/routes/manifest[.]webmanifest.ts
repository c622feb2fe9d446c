import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteContext } from "~/site/app-context";
import { textDocument } from "~/site/site-documents";

const ICONS = [192, 512].flatMap((size) =>
  ["any", "maskable"].map((purpose) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })),
);

/** What a browser needs to keep the site on the home screen (spec of web app manifests). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { brand, document } = siteContext(context);
  const colour = document.site?.themeColour;
  const manifest = {
    id: "/",
    name: brand.name,
    short_name: brand.name.slice(0, 12),
    lang: document.lang,
    dir: document.dir,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: colour,
    theme_color: colour,
    icons: ICONS,
  };
  return textDocument(JSON.stringify(manifest), "application/manifest+json");
}
