import { type MenuNode, pagesOf, pathsOf } from "~/platform/brands/page-paths";
import { localiseDeep } from "~/platform/text/localised";
import type { SiteContext } from "./app-context";
import { textResolver } from "./described-pages";
import { canonicalOf, findPage, pageQuery, pageTitle } from "./find-page";
import { AREAS, type AreaName, type BlockNote, FULL_CHROME, type LoadedBlock, type PageData } from "./page-data";
import { type PageFacts, pageFacts, pageHead } from "./page-subject";
import { refusedFormTitle } from "./refused-form-title";
import type { BlockContext, BlockData, ServerBlocks, StructuredPage } from "./types";
import { withoutClosedLinks } from "./without-closed-links";

/** Time limit for loading a block, in ms. A slower block is left out, so that one slow call never delays the page. */
const BLOCK_TIMEOUT_MS = 3000;

type Outcome = { block: LoadedBlock; loaded: BlockData<unknown> | null } | { note: BlockNote };

/** Runs `load` within the time limit. On timeout its signal is aborted. @throws BlockTimeout */
async function loadWithin<T>(load: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new BlockTimeout());
    }, BLOCK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

class BlockTimeout extends Error {}

/** Path of the page, and the query that its blocks may read. */
type Place = Pick<BlockContext, "path" | "query">;

async function loadBlock(context: SiteContext, blocks: ServerBlocks, node: MenuNode, at: Place): Promise<Outcome> {
  const { id, type } = node;
  const written = localiseDeep(node.props, context.language) as MenuNode["props"];
  const props = withoutClosedLinks(written, context.leads);
  const definition = blocks[type];
  if (!definition) return leaveOut(context, { id, type, reason: "unknown" });
  const load = definition.load;
  if (!load) return { block: { id, type, props, data: null }, loaded: null };
  try {
    const loaded = await loadWithin((signal) => load(blockContext(context, at, signal), props as never));
    return { block: { id, type, props, data: loaded.data }, loaded };
  } catch (error) {
    return leaveOut(context, { id, type, reason: error instanceof BlockTimeout ? "slow" : "failed" }, error);
  }
}

function blockContext({ account, leads, wps, language }: SiteContext, at: Place, signal: AbortSignal): BlockContext {
  return { account, leads, wps, language, ...at, signal };
}

function leaveOut(context: SiteContext, note: BlockNote, error?: unknown): Outcome {
  context.log.warn({ brand: context.brand.code, block: note, err: error }, "a block failed and was omitted");
  return { note };
}

type Surroundings = Pick<PageData, "chrome" | "modal" | "index">;

/** Returns the frame of the page at one of its paths. A path that opens a modal is not indexed. */
function surroundings({ props }: MenuNode, path: string): Surroundings {
  const chrome = { ...FULL_CHROME, ...(props["chrome"] as Partial<PageData["chrome"]> | undefined) };
  const modal = (props["modals"] as Readonly<Record<string, string>> | undefined)?.[path] ?? null;
  return { chrome, modal, index: props["index"] !== false && modal === null };
}

/** Returns the areas to load: a banner or side area that the page's chrome excludes is not loaded. */
function areasOf({ children }: MenuNode, { chrome }: Surroundings): readonly MenuNode[] {
  return children.filter(({ id }) => {
    if (id === "banner" || id === "side") return chrome[id];
    return (AREAS as readonly string[]).includes(id);
  });
}

/** Loads the blocks of all areas in parallel. Returns the blocks and, in preview, notes on the blocks left out. */
async function loadAreas(
  context: SiteContext,
  blocks: ServerBlocks,
  wanted: readonly MenuNode[],
  at: Place,
): Promise<Pick<PageData, "areas" | "notes"> & { readonly facts: PageFacts }> {
  const notes: BlockNote[] = [];
  const data: BlockData<unknown>[] = [];
  const areas: Partial<Record<AreaName, LoadedBlock[]>> = {};
  await Promise.all(
    wanted.map(async (area) => {
      const outcomes = await Promise.all(area.children.map((node) => loadBlock(context, blocks, node, at)));
      areas[area.id as AreaName] = outcomes.flatMap((outcome) => ("block" in outcome ? [outcome.block] : []));
      for (const outcome of outcomes) {
        if ("note" in outcome) notes.push(outcome.note);
        else if (outcome.loaded) {
          context.cache.note(outcome.loaded);
          data.push(outcome.loaded);
        }
      }
    }),
  );
  return { areas, notes: context.preview ? notes : [], facts: pageFacts(data) };
}

/**
 * Loads the page for a path: finds it in the brand's module tree and loads its blocks in parallel.
 * @param blocks every block type (`registry/blocks.server.ts`)
 * @returns null when no enabled page matches the path.
 */
export async function loadPage(context: SiteContext, path: string, blocks: ServerBlocks): Promise<PageData | null> {
  const menu = await context.wps.system.menu({});
  const found = findPage(menu.modules, path);
  if (!found) return null;
  const { page } = found;
  const query = pageQuery(found, context.query);
  const around = surroundings(page, path);
  const say = textResolver(context);
  const { facts, ...loaded } = await loadAreas(context, blocks, areasOf(page, around), { path, query });
  const canonical = canonicalOf(found, query, pathsOf(pagesOf(menu.modules)));
  const own = { title: say(pageTitle(found)), description: say(page.props["description"]), index: around.index };
  const head = pageHead(facts, own);
  if (head.index)
    context.structured.current = structuredPage({ canonical, facts, head, modules: menu.modules, own, say });
  return {
    id: page.id,
    canonical,
    title: own.title,
    description: own.description,
    heading: page.props["heading"] === true,
    ...around,
    ...head,
    ...loaded,
    documentTitle: refusedFormTitle(context, head.subject?.title ?? own.title),
  };
}

interface Described {
  readonly canonical: string;
  readonly facts: PageFacts;
  readonly head: Pick<PageData, "subject">;
  readonly modules: readonly MenuNode[];
  readonly own: Pick<PageData, "title">;
  readonly say: (value: unknown) => string;
}

/** Builds the structured data of a page for search engines: its parent pages and its questions. */
function structuredPage({ canonical, facts, head, modules, own, say }: Described): StructuredPage {
  const title = head.subject?.title ?? own.title;
  const paths = canonical === "/" ? [] : ["/", ...(facts.subject?.parent ? [facts.subject.parent] : [])];
  const above = paths.flatMap((path) => {
    const found = findPage(modules, path);
    return found ? [{ path, title: say(pageTitle(found)) }] : [];
  });
  return { path: canonical, title, above, questions: facts.questions };
}
