import type { Rollup } from "vite";

/**
 * Libraries that every page loads: kept apart from our own code, so that a release of ours leaves them in caches. Three
 * files, about as long to evaluate as one another, because the boot script evaluates one at a time (docs/decisions/0008).
 */
const LIBRARIES: readonly (readonly [file: string, packages: RegExp])[] = [
  ["vendor", /\/node_modules\/(?:react|scheduler|i18next|styled-components|stylis|@emotion)\//],
  ["vendor-dom", /\/node_modules\/react-dom\//],
  ["vendor-router", /\/node_modules\/(?:@remix-run|react-router|react-router-dom|turbo-stream)\//],
];

/** What every page of a brand starts with. */
const PAGE = /\/app\/(?:entry\.client|root|routes\/\$)\.tsx/;
const BLOCK = /\/app\/features\/[\w-]+\/blocks\/[\w-]+\/view\.tsx$/;
/** What only the server draws: the bundler drops it after the files are chosen. */
const SERVER_DRAWN = /\/app\/site\/frame\/shell-parts\.tsx/;
/** Loaded by windows and by the page of the same forms, which is few visits. */
const SIGN_IN = /\/app\/(?:features\/access\/pages\/sign-in\/|ui\/typed\.tsx|site\/frame\/fill-dialing-codes\.ts)/;
/** What only somebody who is signed in sees; without a file of its own it would come with what the header is drawn from. */
const SIGNED_IN =
  /\/app\/(?:site\/(?:account\/account-[\w-]+|centre\/[\w-]+)|registry\/(?:centre-[\w-]+|signed-in)|features\/responsible-play\/reality-check)\.tsx?$/;
/** Blocks of nearly every home page. */
const HOME_BLOCK = /\/blocks\/(?:announcements|game-row|licence-band|winners)\/view\.tsx$/;
/** What all heroes share, and slides with them; each arrangement is a file of its own. */
const HERO = /\/app\/features\/content\/blocks\/(?:hero\/hero-[\w-]+|banners\/(?:carousel|banner-slide))\.tsx?$/;
/** Of documents that are an error, or no site at all. */
const STATUS = /\/app\/(?:site\/status\/status-screens|ui\/status-screen)\.tsx$/;
/**
 * Of pages with lists, forms and written texts, of whatever asks the server, and the table of languages, which the console alone reads in a
 * browser: nothing that a home page starts with.
 */
const WORK =
  /\/app\/(?:platform\/(?:text\/languages|wps\/(?:browser|call-error))|ui\/(?:chips|field|rich-text)|features\/(?:lottery\/blocks\/next-draw\/draw-look|games\/blocks\/game-row\/load))\.tsx?$/;
/** Shared by so many blocks, it is loaded by nearly every page. */
const MANY = 2;

/** The entries and the parts loaded on demand that a module is loaded with. */
function loadedWith(id: string, get: Rollup.GetModuleInfo, seen = new Set<string>()): Set<string> {
  const info = get(id);
  const found = new Set<string>();
  if (info === null || seen.has(id) || SERVER_DRAWN.test(id)) return found;
  seen.add(id);
  if (info.isEntry || info.dynamicImporters.length > 0) found.add(id);
  for (const importer of info.importers) for (const entry of loadedWith(importer, get, seen)) found.add(entry);
  return found;
}

/**
 * Rollup's `manualChunks`: libraries in one file, and in another what pages share. Left to itself it makes a file of each
 * of some thirty small modules, which compressed one by one weigh half as much again.
 */
export function chunkOf(
  id: string,
  { getModuleInfo }: { readonly getModuleInfo: Rollup.GetModuleInfo },
): string | undefined {
  const library = LIBRARIES.find(([, packages]) => packages.test(id));
  if (library) return library[0];
  if (!id.includes("/app/") || PAGE.test(id)) return undefined;
  if (HOME_BLOCK.test(id)) return "pages";
  if (BLOCK.test(id)) return undefined;
  if (HERO.test(id)) return "hero";
  if (SIGN_IN.test(id)) return "sign-in";
  if (SIGNED_IN.test(id)) return "signed-in";
  if (STATUS.test(id)) return "status";
  if (WORK.test(id)) return "work";
  const entries = [...loadedWith(id, getModuleInfo)];
  const isOfPages = entries.some((entry) => PAGE.test(entry));
  return isOfPages || entries.filter((entry) => BLOCK.test(entry)).length >= MANY ? "pages" : undefined;
}
