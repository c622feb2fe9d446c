import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { LoadedBlock } from "~/site/page-data";
import { viewName } from "~/site/views";
import type { Figure } from "./figure";
import { send } from "./http";
import type { BenchOptions } from "./main";
import { inTemporaryFolder, startProduct } from "./process";

const HOST = "aurora.localhost";
const CLIENT = "build/client";

/** Page data that the boot script reads (see app/boot.ts). */
interface PageScripts {
  readonly boot: string;
  readonly manifest: string;
  readonly entry: string;
  readonly routes: readonly (readonly [id: string, url: string])[];
  readonly blocks: readonly LoadedBlock[];
}

function readPage(html: string): PageScripts {
  const boot = /<script type="module" src="([^"]+)">/.exec(html)?.[1];
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1];
  if (boot === undefined || json === undefined) throw new Error("The page has no script.");
  const { context, ...rest } = JSON.parse(json);
  const pages = Object.values<{ areas?: Record<string, LoadedBlock[]> }>(context.state.loaderData);
  return { boot, ...rest, blocks: pages.flatMap((page) => Object.values(page.areas ?? {}).flat()) };
}

const codeOf = (url: string): string => readFileSync(join(CLIENT, url), "utf8");
const gzipBytes = (code: string): number => gzipSync(code, { level: 9 }).length;

/** Returns the given scripts and all their static imports, recursively. */
function closure(urls: Iterable<string>, found = new Set<string>()): Set<string> {
  for (const url of urls) {
    if (found.has(url)) continue;
    found.add(url);
    const imports = codeOf(url).matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{},\s]+?from\s*)?"(\.\/[^"]+)"/g);
    closure(
      [...imports].map(([, file]) => `/assets/${file?.slice(2)}`),
      found,
    );
  }
  return found;
}

/** Returns the scripts of block views. One of the files contains the list of blocks: `type:e=>e(()=>…import("./view-….js")…`. */
function viewsOf(files: ReadonlySet<string>, blocks: readonly LoadedBlock[]): string[] {
  const all = [...files].map(codeOf).join("\n");
  const find = (name: string) =>
    new RegExp(`[{,]"?${name}"?:[\\w$]+=>[^{}]*?(?:import\\("\\./([^"]+)"\\)|Promise)`).exec(all);
  const names = new Set(blocks.map((block) => viewName(block, (name) => find(name) !== null)));
  return [...names].flatMap((name) => {
    const view = find(name);
    if (view === null) throw new Error(`The build has no view of the block ${name}.`);
    // Views of nearly every page are in a file that the page loads anyway.
    return view[1] === undefined ? [] : [`/assets/${view[1]}`];
  });
}

/** Returns the scripts that load only with the first carousel in view. */
function carouselFiles(files: ReadonlySet<string>): string[] {
  const found = [...files].map((url) => /import\("\.\/(drive-carousel-[^"]+)"\)/.exec(codeOf(url))?.[1]).find(Boolean);
  if (found === undefined) throw new Error("The build has no script of the carousels.");
  return [...closure([`/assets/${found}`])].filter((url) => !files.has(url));
}

/** Part d: scripts that a browser loads for one home page. Throws when the build has an unexpected structure. */
export function measureScript(_options: BenchOptions): Promise<Figure[]> {
  return inTemporaryFolder(async (dir) => {
    const product = await startProduct({ DATA_DIR: join(dir, "data") });
    const html = await send(product, { host: HOST })
      .then(({ body }) => body.toString())
      .finally(() => product.stop());
    const page = readPage(html);
    const first = closure([page.manifest, page.entry, ...page.routes.map(([, url]) => url)]);
    const files = closure([page.boot, ...viewsOf(first, page.blocks)], first);
    const sized = (urls: Iterable<string>) => Array.from(urls, (url) => ({ url, bytes: gzipBytes(codeOf(url)) }));
    const sizes = sized(files);
    const carousel = sized(carouselFiles(files));
    const sum = (some: typeof sizes) => some.reduce((total, { bytes }) => total + bytes, 0) / 1_000;
    // vite.config.ts puts libraries into separate files.
    const libraries = sizes.filter(({ url }) => url.startsWith("/assets/vendor-"));
    if (libraries.length === 0) throw new Error("The build has no files that contain only libraries.");
    const figure = (name: string, measured: number, most: number, note: string): Figure => ({
      part: "d",
      name: `${name}, gzip`,
      measured,
      unit: "kB",
      goal: { most },
      note,
    });
    const count = (some: typeof sizes) => `${some.length} files`;
    const ours = sizes.filter((one) => !libraries.includes(one));
    return [
      figure(
        "script loaded before idle time or the first input",
        sum(sizes.filter(({ url }) => url === page.boot)),
        5,
        page.boot,
      ),
      figure("all scripts of aurora's home page", sum(sizes), 145, count(sizes)),
      figure(
        "the same with the script of the carousels",
        sum([...sizes, ...carousel]),
        175,
        "loaded when a carousel is in view",
      ),
      figure("of these, without libraries", sum(ours), 32, `${count(ours)} without libraries`),
    ];
  });
}
