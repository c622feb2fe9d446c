import { artUrl, cachedPerSnapshot, entriesOf, textOf, toApiMoney, toApiTime } from "~/platform/brands/brand-parts";
import { cachedForMs } from "~/platform/db/ttl-cache";
import { minorAmountOfFile, wireMoney } from "~/platform/money/amounts";
import { maskAccount } from "~/platform/text/mask";
import type { SiteContext } from "~/platform/wps/context";
import { winsSince } from "./winners.sql.gen";

/** Threshold of the winners board, unless the brand sets one for its currency (requirement P3). */
const DEFAULT_THRESHOLD = "50000";
const aboveOf = ({ brand }: Pick<SiteContext, "brand">): string =>
  brand.config.currency.winnersAbove ?? DEFAULT_THRESHOLD;
/** Maximum number of wins read: the board shows 50, also when filtered by category. */
const MAX_WINS = 200;
/** Maximum age of a win on the board. */
const DAYS_MS = 30 * 86_400_000;
/** Maximum age of the cached board. */
const CACHE_MS = 10_000;

/** A win on the board: of a round, or of the brand's content files. */
interface Win {
  readonly game: string;
  readonly winAmount: string;
  /** Masked. */
  readonly account: string;
  /** UTC ms. */
  readonly at: number;
}

/**
 * Returns wins in games of the brand's listed vendors, latest first: won rounds, and the wins of the brand's files (requirement
 * P3).
 */
export async function winners(ctx: SiteContext) {
  const real = await cachedForMs(ctx, "winners", CACHE_MS, () => recentWins(ctx));
  const files = cachedPerSnapshot(ctx, "winners", () => fileWins(ctx));
  if (real.length === 0) return files;
  return [...real.flatMap((win) => winView(ctx, win)), ...files].sort(latestFirst);
}

/** Returns the latest wins above the threshold, without demo rounds. */
async function recentWins(ctx: SiteContext): Promise<readonly Win[]> {
  const wanted = { above: minorAmountOfFile(ctx, aboveOf(ctx)), since: new Date(ctx.now - DAYS_MS), most: MAX_WINS };
  const rows = await ctx.db.read(ctx.brand.code, (tx) => tx.all(winsSince, wanted));
  return rows.map(({ account, at, gameId, win }) => {
    return { game: gameId, winAmount: wireMoney(ctx, win), account: maskAccount(account), at: at.getTime() };
  });
}

function fileWins(ctx: SiteContext) {
  return entriesOf(ctx.brand, ctx.brand.content.winners.items)
    .flatMap(([, { account, at, game, winAmount }]) => {
      if (Number(winAmount) <= Number(aboveOf(ctx))) return [];
      return winView(ctx, { game, winAmount: toApiMoney(winAmount), account, at: Date.parse(at) });
    })
    .sort(latestFirst);
}

/** Returns a win in the shape of the call; empty when the brand does not list the game or its vendor. */
function winView(ctx: SiteContext, { account, at, game: id, winAmount }: Win) {
  const { items } = ctx.brand.content.games;
  const game = Object.hasOwn(items, id) ? items[id] : undefined;
  if (!game || !ctx.brand.config.vendors.includes(game.vassalage)) return [];
  const { gameType, vassalage } = game;
  const vo = {
    account,
    game: textOf(ctx, game.name),
    vassalage,
    gameType,
    art: artUrl(ctx, "game", id),
    at: toApiTime(at),
  };
  return [{ winAmount, vo }];
}

type View = ReturnType<typeof winView>[number];

const latestFirst = (a: View, b: View): number => Date.parse(b.vo.at) - Date.parse(a.vo.at);
