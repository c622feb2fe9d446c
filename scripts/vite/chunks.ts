import type { Rollup } from "vite";
import { isOf, pathInApp, requireFiles } from "./path-rules";

/**
 * Libraries that every page loads: separate from our code, so that a release keeps them in caches. Three files with similar
 * evaluation times, because the boot script evaluates one at a time (docs/decisions/0008).
 */
const LIBRARIES: readonly (readonly [file: string, packages: RegExp])[] = [
  ["vendor", /\/node_modules\/(?:react|scheduler|i18next|styled-components|stylis|@emotion)\//],
  ["vendor-dom", /\/node_modules\/react-dom\//],
  ["vendor-router", /\/node_modules\/(?:@remix-run|react-router|react-router-dom|turbo-stream)\//],
];

/** Entry modules of every page of a brand. */
const PAGE = [/^entry\.client\.tsx$/, /^root\.tsx$/, /^routes\/\$\.tsx$/];
const BLOCK = [/^features\/[\w-]+\/blocks\/[\w-]+\/view\.tsx$/, /^features\/promotions\/blocks\/promotions\/few\.tsx$/];
/** Modules that only the server renders: the bundler drops them after the files are chosen. */
const SERVER_DRAWN = [/^site\/frame\/shell-parts\.tsx$/];
/** Blocks of nearly every home page. */
const HOME_BLOCK = [
  /\/blocks\/announcements\/view\.tsx$/,
  /\/blocks\/game-row\/view\.tsx$/,
  /\/blocks\/licence-band\/view\.tsx$/,
  /\/blocks\/promotions\/few\.tsx$/,
  /\/blocks\/winners\/view\.tsx$/,
];

/** Named files and their modules, regardless of the importers. */
const NAMED: readonly (readonly [file: string, paths: readonly RegExp[]])[] = [
  // Shared by all heroes, and by slides. Each arrangement is a separate file.
  [
    "hero",
    [
      /^features\/content\/blocks\/hero\/hero-[\w-]+\.tsx?$/,
      /^features\/content\/blocks\/banners\/carousel\.tsx$/,
      /^features\/content\/blocks\/banners\/banner-slide\.tsx$/,
    ],
  ],
  // Loaded by windows, and by the page with the same forms, which is a small part of the visits.
  [
    "sign-in",
    [
      /^features\/access\/pages\/sign-in\//,
      /^ui\/sign-in-field\.tsx$/,
      /^ui\/mark\.tsx$/,
      /^platform\/wps\/session-cookies\.ts$/,
      /^site\/frame\/fill-dialing-codes\.ts$/,
    ],
  ],
  // Pages with a paged list.
  [
    "lists",
    [
      /^ui\/pager\.tsx$/,
      /^ui\/pager-entries\.ts$/,
      /^ui\/tabs\.tsx$/,
      /^ui\/tabs-look\.ts$/,
      /^site\/page-number-from\.ts$/,
    ],
  ],
  // Countdowns: of draws, breaks, codes that expire, and the session.
  ["countdown", [/^ui\/countdown\.tsx$/]],
  // Pages that show a draw.
  ["draws", [/^features\/lottery\/blocks\/next-draw\/draw-[\w-]+\.tsx?$/, /^ui\/drawn-balls\.tsx$/]],
  // Only for signed-in members. Without a separate file, these modules would load with the header.
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
  // Error documents, and documents without a site.
  ["status", [/^site\/status\/status-screens\.tsx$/, /^ui\/status-screen\.tsx$/]],
  // Pages with forms or written texts, all callers of the server, and the language table, which only the console reads in a
  // browser. Nothing that a home page starts with.
  [
    "work",
    [
      /^platform\/text\/languages\.ts$/,
      /^site\/page-section\.tsx$/,
      /^platform\/wps\/browser\.ts$/,
      /^platform\/wps\/browser-call\.ts$/,
      /^platform\/wps\/call-error\.ts$/,
      // Calls of the console and of the games stay with those.
      /^platform\/wps\/calls\/(?!staff|house)\w+\.gen\.ts$/,
      /^ui\/chips\.tsx$/,
      /^ui\/field\.tsx$/,
      /^ui\/use-typed-text\.ts$/,
      /^ui\/form-answer\.ts$/,
      // Names of all icons; drawing an icon does not need them.
      /^ui\/icons\.gen\.ts$/,
      /^ui\/rich-text\.tsx$/,
      /^features\/games\/blocks\/game-row\/load\.ts$/,
    ],
  ],
];

/** All rules for our files. */
const RULES = [PAGE, BLOCK, SERVER_DRAWN, HOME_BLOCK, ...NAMED.map(([, paths]) => paths)].flat();

/** A module shared by this many blocks is loaded by nearly every page. */
const SHARING_BLOCKS = 2;

/** Returns the entries and the on-demand parts that load a module. */
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
 * Returns Rollup's `manualChunks`.
 * @param root folder that contains `app/`
 * @throws Error for a rule that matches no file
 */
export function chunks(root = process.cwd()): Rollup.GetManualChunk {
  requireFiles("the chunks", RULES, root);
  return chunkOf;
}

/**
 * Puts libraries into one file, and modules shared by pages into another. By default, Rollup makes a file of each of some thirty
 * small modules, whose separately compressed size is half as much again.
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
  return isOfPages || entries.filter((entry) => isOf(BLOCK, entry)).length >= SHARING_BLOCKS ? "pages" : undefined;
}
