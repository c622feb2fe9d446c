import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLanguageCode } from "~/platform/text/languages";
import { siteContext } from "~/site/app-context";

/** The address with the current content hash is immutable; any other is revalidated on each use. */
const FOR_EVER = "public, max-age=31536000, immutable";

/** Serves all texts of a brand in one language: `/texts/VI.json?v=…` for the site, `/texts/VI.games.json` for games. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { document, textsIn } = siteContext(context);
  const [, language, games] = /^([A-Z]{2})(\.games)?\.json$/.exec(params["file"] ?? "") ?? [];
  if (!isLanguageCode(language) || !document.site?.languages.some(([code]) => code === language))
    throw new Response(null, { status: 404 });
  const { json, version } = textsIn(language, games ? "games" : "site");
  const isCurrent = new URL(request.url).searchParams.get("v") === version;
  const caching = isCurrent ? FOR_EVER : "public, no-cache";
  return new Response(json, {
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": caching },
  });
}
