import { blocks } from "~/blocks/blocks.server";
import type { BlockContext, BlockData } from "~/blocks/types";
import { type Localised, localise, localiseDeep } from "~/core/localised";
import type { SiteContext } from "~/lib/app-context";
import { AREAS, type AreaName, type BlockNote, type LoadedBlock, type PageData } from "./page-data";

/** A block that takes longer than this to load is left out: one slow call never holds the page. */
const BLOCK_TIMEOUT_MS = 3000;

interface MenuNode {
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly MenuNode[];
}

type Outcome = { block: LoadedBlock; loaded: BlockData<unknown> | null } | { note: BlockNote };

/** Depth-first search for the page module that answers a path. */
export function findPage(menu: readonly MenuNode[], path: string): MenuNode | undefined {
  for (const node of menu) {
    const paths = node.type === "page" ? [node.props["path"], ...((node.props["paths"] as string[]) ?? [])] : [];
    const found = paths.includes(path) ? node : findPage(node.children, path);
    if (found) return found;
  }
  return undefined;
}

/** Runs `load` within the time limit; the loser of the race is told to stop by its signal. */
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

async function loadBlock(context: SiteContext, node: MenuNode): Promise<Outcome> {
  const { id, type } = node;
  const props = localiseDeep(node.props, context.language) as MenuNode["props"];
  const definition = blocks[type];
  if (!definition) return leaveOut(context, { id, type, reason: "unknown" });
  const load = definition.load;
  if (!load) return { block: { id, type, props, data: null }, loaded: null };
  try {
    const loaded = await loadWithin((signal) => load(blockContext(context, signal), props as never));
    return { block: { id, type, props, data: loaded.data }, loaded };
  } catch (error) {
    return leaveOut(context, { id, type, reason: error instanceof BlockTimeout ? "slow" : "failed" }, error);
  }
}

function blockContext(context: SiteContext, signal: AbortSignal): BlockContext {
  return { wps: context.wps, language: context.language, query: context.query, signal };
}

function leaveOut(context: SiteContext, note: BlockNote, error?: unknown): Outcome {
  context.log.warn({ brand: context.brand.code, block: note, err: error }, "block left out");
  return { note };
}

/**
 * The page of a path: found in the brand's module tree, its blocks loaded side by side.
 * @returns null when no enabled page answers the path.
 */
export async function loadPage(context: SiteContext, path: string): Promise<PageData | null> {
  const menu = await context.wps.system.menu({});
  const page = findPage(menu.modules, path);
  if (!page) return null;
  const notes: BlockNote[] = [];
  const areas: Partial<Record<AreaName, LoadedBlock[]>> = {};
  const wanted = page.children.filter((node) => (AREAS as readonly string[]).includes(node.id));
  await Promise.all(
    wanted.map(async (area) => {
      const outcomes = await Promise.all(area.children.map((node) => loadBlock(context, node)));
      areas[area.id as AreaName] = outcomes.flatMap((outcome) => ("block" in outcome ? [outcome.block] : []));
      for (const outcome of outcomes) {
        if ("note" in outcome) notes.push(outcome.note);
        else if (outcome.loaded) context.cache.note(outcome.loaded);
      }
    }),
  );
  const text = (key: string) => localise(page.props[key] as Localised | undefined, context.language) ?? "";
  return {
    id: page.id,
    title: text("title"),
    description: text("description"),
    areas,
    notes: context.preview ? notes : [],
  };
}
