import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const START = "window.__remixManifest=";
/** Ids of the console's routes. */
const CONSOLE = "routes/console";

/**
 * Writes `site-<hash>.js` next to Remix's `manifest-<hash>.js`: the routes of brands, without the console's routes, which
 * visitors do not need (see `app/site/document.ts`), and without the imports of each route, which only the server reads.
 */
export function writeSiteManifest(assets) {
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  const code = name ? readFileSync(`${assets}/${name}`, "utf8") : "";
  if (!code.startsWith(START)) throw new Error(`${assets} has no route manifest.`);
  const { entry, routes, ...rest } = JSON.parse(code.slice(START.length).replace(/;\s*$/, ""));
  const ofSites = Object.values(routes).filter(({ id }) => !id.startsWith(CONSOLE));
  if (ofSites.length === Object.keys(routes).length)
    throw new Error(`No route starts with ${CONSOLE}: visitors would load all routes of the console.`);
  const light = Object.fromEntries(ofSites.map((route) => [route.id, withoutDefaults(route)]));
  const manifest = { ...rest, entry: { module: entry.module }, routes: light };
  writeFileSync(`${assets}/${name.replace("manifest-", "site-")}`, `${START}${JSON.stringify(manifest)};`);
}

/** Returns a route without `imports` and without fields at their default value (`false`, no style sheets). */
function withoutDefaults({ imports: _, css, ...route }) {
  const fields = Object.entries(route).filter(([, value]) => value !== false);
  return { ...Object.fromEntries(fields), ...(css?.length ? { css } : {}) };
}
