import type { BlockContext } from "./types";

interface Module {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly Module[];
}

function* pathsOf(modules: readonly Module[]): Generator<string> {
  for (const { type, props, children } of modules) {
    if (type === "page") yield* [props["path"] as string, ...((props["paths"] as string[] | undefined) ?? [])];
    yield* pathsOf(children);
  }
}

/** The page of each category (spec 2 section 2.1). The cockfight has none: its vendor starts at once. */
const PAGES: Readonly<Record<string, string>> = {
  RNG: "/rng",
  FISH: "/fish",
  PVP: "/pvp",
  LIVE: "/live",
  SPORTS: "/sports",
  ESPORTS: "/esports",
  LOTT: "/lottery",
  ELOTT: "/lottery",
};

/** Which categories have a page in this brand, and which: no link may lead to a page that is off. */
export async function categoryPages(ctx: BlockContext): Promise<Readonly<Record<string, string>>> {
  const { modules } = await ctx.wps.system.menu({});
  const paths = new Set(pathsOf(modules));
  return Object.fromEntries(Object.entries(PAGES).filter(([, path]) => paths.has(path)));
}
