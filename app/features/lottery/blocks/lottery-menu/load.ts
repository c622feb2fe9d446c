import type { LotteryMenuProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";
import { drawsMaxAge, type LatestDraw, type LotteryDraw, type LotteryGame, loadDrawsOf } from "../next-draw/load";

/** Lottery named by the URL, with its latest draws, latest first. */
export interface OpenLottery {
  readonly draw: LotteryDraw;
  readonly results: readonly LatestDraw[];
  /** Play type from the URL; null if absent. */
  readonly playType: string | null;
}

export interface LotteryMenuData {
  /** Server time, UTC ms. */
  readonly at: number;
  readonly groups: readonly { readonly code: string; readonly title: string; readonly draws: readonly LotteryDraw[] }[];
  readonly open: OpenLottery | null;
  /** Vendors with lotteries, for the vendor filter. */
  readonly vendors: readonly { readonly code: string; readonly name: string }[];
  readonly vendor: string | null;
}

/** Number of draws in an open lottery. */
const RESULTS = 8;
const CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;

/** Returns a query parameter if it has the form of a code. */
function codeFromQuery(query: BlockContext["query"], name: string): string | null {
  const value = query[name] ?? "";
  return CODE.test(value) ? value : null;
}

/** Returns the vendors of the games, without those that have no name: a code means nothing to visitors. */
async function vendorsOf(ctx: BlockContext, games: readonly LotteryGame[]): Promise<LotteryMenuData["vendors"]> {
  const named = games.flatMap(({ vassalage, vendorName }) => (vendorName ? [[vassalage, vendorName] as const] : []));
  // The menu of an operator's own system may have no names of vendors; its list of vendors has them.
  const others = named.length === games.length ? [] : await vendorNames(ctx);
  const names = new Map([...others, ...named]);
  return [...new Set(games.map(({ vassalage }) => vassalage))].flatMap((code) => {
    const name = names.get(code);
    return name ? [{ code, name }] : [];
  });
}

async function vendorNames(ctx: BlockContext): Promise<readonly (readonly [code: string, name: string])[]> {
  const { categories } = await ctx.wps.game.vendors({}).catch(() => ({ categories: [] }));
  return categories.flatMap(({ cards }) => cards.map(({ vassalage, name }) => [vassalage, name] as const));
}

async function loadOpenLottery(ctx: BlockContext, draw: LotteryDraw | undefined): Promise<OpenLottery | null> {
  if (!draw) return null;
  const { rows } = await ctx.wps.lottery.vnNumero({ gameCode: draw.code, count: RESULTS }).catch(() => ({ rows: [] }));
  const results = rows.map(({ numbers, drawnAt }) => ({ numbers, drawnAt: Date.parse(drawnAt) }));
  return { draw, results, playType: codeFromQuery(ctx.query, "playType") };
}

/**
 * Returns the subject of the page. The lottery named by the URL is its title; an unknown lottery or vendor results in a
 * 404.
 */
function subjectOf(
  { query }: BlockContext,
  { isVendor, open }: { readonly open: OpenLottery | null; readonly isVendor: boolean },
): Pick<BlockData<LotteryMenuData>, "subject"> {
  if (!isVendor || (query["gameCode"] && !open)) return { subject: null };
  return open ? { subject: { title: open.draw.name, isPart: true } } : {};
}

/** Returns the lotteries of the brand; each has a URL. */
export async function lotterySubjects({ wps }: BlockContext): Promise<readonly { readonly gameCode: string }[]> {
  const { groups } = await wps.lottery.vnGameMenu({});
  return groups.flatMap(({ gameMenus }) => gameMenus.map(({ gameCode }) => ({ gameCode })));
}

/**
 * Loads the lotteries by group. Query parameters: `gameCode` opens a lottery, `vendor` filters the list, `playType`
 * selects the play type (requirement R2).
 */
export async function loadLotteryMenu(
  ctx: BlockContext,
  _props: LotteryMenuProps,
): Promise<BlockData<LotteryMenuData>> {
  const menu = await ctx.wps.lottery.vnGameMenu({});
  const games = menu.groups.flatMap(({ gameMenus }) => gameMenus);
  const vendor = codeFromQuery(ctx.query, "vendor");
  const [vendors, { at, draws }] = await Promise.all([vendorsOf(ctx, games), loadDrawsOf(ctx, games)]);
  const byCode = new Map(draws.map((draw) => [draw.code, draw]));
  const open = await loadOpenLottery(ctx, byCode.get(codeFromQuery(ctx.query, "gameCode") ?? ""));
  const groups = menu.groups.map(({ gameGroupCode, title, gameMenus }) => ({
    code: gameGroupCode,
    title,
    draws: gameMenus
      .filter(({ vassalage }) => vendor === null || vassalage === vendor)
      .flatMap(({ gameCode }) => byCode.get(gameCode) ?? []),
  }));
  const data = { at, open, vendor, vendors, groups: groups.filter((group) => group.draws.length > 0) };
  const isVendor = vendor === null || games.some(({ vassalage }) => vassalage === vendor);
  const subject = subjectOf(ctx, { open, isVendor });
  return { data, tags: ["lotteries", "vendors"], maxAge: drawsMaxAge({ at, draws }), ...subject };
}
