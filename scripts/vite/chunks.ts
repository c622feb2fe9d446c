import type { Rollup } from "vite";
import { isOf, pathInApp, requireFiles } from "./path-rules";

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
const PAGE = [/^entry\.client\.tsx$/, /^root\.tsx$/, /^routes\/\$\.tsx$/];
const BLOCK = [/^features\/[\w-]+\/blocks\/[\w-]+\/view\.tsx$/, /^features\/promotions\/blocks\/promotions\/few\.tsx$/];
/** What only the server draws: the bundler drops it after the files are chosen. */
const SERVER_DRAWN = [/^site\/frame\/shell-parts\.tsx$/];
/** Blocks of nearly every home page. */
const HOME_BLOCK = [
  /\/blocks\/announcements\/view\.tsx$/,
  /\/blocks\/game-row\/view\.tsx$/,
  /\/blocks\/licence-band\/view\.tsx$/,
  /\/blocks\/promotions\/few\.tsx$/,
  /\/blocks\/winners\/view\.tsx$/,
];

/** Files by name, and what goes into each, whoever imports it. */
const NAMED: readonly (readonly [file: string, paths: readonly RegExp[]])[] = [
  // What all heroes share, and slides with them; each arrangement is a file of its own.
  [
    "hero",
    [
      /^features\/content\/blocks\/hero\/hero-[\w-]+\.tsx?$/,
      /^features\/content\/blocks\/banners\/carousel\.tsx$/,
      /^features\/content\/blocks\/banners\/banner-slide\.tsx$/,
    ],
  ],
  // Loaded by windows and by the page of the same forms, which is few visits.
  [
    "sign-in",
    [
      /^features\/access\/pages\/sign-in\//,
      /^ui\/typed\.tsx$/,
      /^ui\/mark\.tsx$/,
      /^platform\/wps\/session-cookies\.ts$/,
      /^site\/frame\/fill-dialing-codes\.ts$/,
    ],
  ],
  // Of pages with a list in parts.
  [
    "lists",
    [
      /^ui\/pager\.tsx$/,
      /^ui\/pager-entries\.ts$/,
      /^ui\/tabs\.tsx$/,
      /^ui\/tabs-look\.ts$/,
      /^site\/address-page\.ts$/,
    ],
  ],
  // Countdowns: of draws, breaks, codes that expire, and the session.
  ["countdown", [/^ui\/countdown\.tsx$/]],
  // Of pages that show a draw.
  ["draws", [/^features\/lottery\/blocks\/next-draw\/draw-[\w-]+\.tsx?$/, /^ui\/balls\.tsx$/]],
  // What only somebody who is signed in sees; without a file of its own it would come with what the header is drawn from.
  [
    "signed-in",
    [
      /^site\/account\/account-[\w-]+\.tsx?$/,
      /^site\/centre\/[\w-]+\.tsx?$/,
      /^registry\/centre-[\w-]+\.tsx?$/,
      /^registry\/signed-in\.tsx$/,
      /^features\/responsible-play\/reality-check\.tsx$/,
    ],
  ],
  // Of documents that are an error, or no site at all.
  ["status", [/^site\/status\/status-screens\.tsx$/, /^ui\/status-screen\.tsx$/]],
  // Of pages with forms and written texts, of whatever asks the server, and the table of languages, which the console
  // alone reads in a browser: nothing that a home page starts with.
  [
    "work",
    [
      /^platform\/text\/languages\.ts$/,
      /^site\/page-part\.tsx$/,
      /^platform\/wps\/browser\.ts$/,
      /^platform\/wps\/browser-call\.ts$/,
      /^platform\/wps\/call-error\.ts$/,
      // The calls of the console and of the games stay with them.
      /^platform\/wps\/calls\/(?!staff|house)\w+\.gen\.ts$/,
      /^ui\/chips\.tsx$/,
      /^ui\/field\.tsx$/,
      /^ui\/form-answer\.ts$/,
      // The names of all icons, which drawing one does not need.
      /^ui\/icons\.gen\.ts$/,
      /^ui\/rich-text\.tsx$/,
      /^features\/games\/blocks\/game-row\/load\.ts$/,
    ],
  ],
];

/** Every rule on our own files. */
const RULES = [PAGE, BLOCK, SERVER_DRAWN, HOME_BLOCK, ...NAMED.map(([, paths]) => paths)].flat();

/** Shared by so many blocks, it is loaded by nearly every page. */
const MANY = 2;

/** The entries and the parts loaded on demand that a module is loaded with. */
function loadedWith(id: string, get: Rollup.GetModuleInfo, seen = new Set<string>()): Set<string> {
  const info = get(id);
  const found = new Set<string>();
  if (info === null || seen.has(id) || isOf(SERVER_DRAWN, pathInApp(id))) return found;
  seen.add(id);
  if (info.isEntry || info.dynamicImporters.length > 0) found.add(id);
  for (const importer of info.importers) for (const entry of loadedWith(importer, get, seen)) found.add(entry);
  return found;
}

/**
 * Rollup's `manualChunks`.
 * @param root folder that holds `app/`
 * @throws Error for a rule that matches no file
 */
export function chunks(root = process.cwd()): Rollup.GetManualChunk {
  requireFiles("the chunks", RULES, root);
  return chunkOf;
}

/**
 * Libraries in one file, and in another what pages share. Left to itself it makes a file of each
 * of some thirty small modules, which compressed one by one weigh half as much again.
 */
function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  const library = LIBRARIES.find(([, packages]) => packages.test(id));
  if (library) return library[0];
  const path = pathInApp(id);
  if (path === "" || isOf(PAGE, path)) return undefined;
  if (isOf(HOME_BLOCK, path)) return "pages";
  if (isOf(BLOCK, path)) return undefined;
  const named = NAMED.find(([, paths]) => isOf(paths, path));
  if (named) return named[0];
  const entries = [...loadedWith(id, getModuleInfo)].map(pathInApp);
  const isOfPages = entries.some((entry) => isOf(PAGE, entry));
  return isOfPages || entries.filter((entry) => isOf(BLOCK, entry)).length >= MANY ? "pages" : undefined;
}
