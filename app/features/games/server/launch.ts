import { randomBytes, randomInt } from "node:crypto";
import { assertMayPlay } from "~/features/responsible-play/enforce.server";
import { toApiTime } from "~/platform/brands/brand-parts";
import type { VendorIntegration } from "~/platform/brands/config.gen";
import type { Closure } from "~/platform/brands/types";
import { listedVendors } from "~/platform/brands/vendors";
import { uuidV7 } from "~/platform/text/uuid";
import { isDemoType } from "~/platform/wps/account-types";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import type { CatalogueGame } from "../catalogue.server";
import { closureOfGame } from "../closures.server";
import { hashLaunchToken } from "../launches.server";
import { offeredVendors } from "../offered.server";
import { findGame } from "./find-game";
import { insertLaunch } from "./launches.sql.gen";
import { suggestedGames } from "./suggestions";

/** Lifetime of a launch, ms. */
const LAUNCH_MS = 12 * 3_600_000;

type Calls = Implementation<"game">;

/** Implements the start of games: see `../contract/game-play` (requirement G6, G7, G8). */
export const launchCalls: Pick<Calls, "launch" | "launchFbSports"> = {
  launch(ctx, { defaultPlayType, isGame, room, view, ...names }) {
    if (isGame === VENDOR_ENTRY) throw new WpsError("notFound");
    return openGame(ctx, findGame(ctx, names), { room, playType: defaultPlayType, view });
  },
  launchFbSports: (ctx) => openGame(ctx, findSports(ctx), {}),
};

/** `isGame` of the entry to all games of a vendor (requirement G5). */
const VENDOR_ENTRY = "VASSALAGE";

/** Parameters passed on in the game's address: room of a card game, initial play type and view. */
interface LaunchParameters {
  readonly room?: string | undefined;
  readonly playType?: string | undefined;
  readonly view?: string | undefined;
}

/**
 * Finds the first connected sports vendor's game. @throws WpsError notFound for a brand without sports, and the errors of
 * `findGame`
 */
function findSports(ctx: MemberContext): CatalogueGame {
  const offers = ([, { gameCategories }]: ReturnType<typeof listedVendors>[number]) =>
    gameCategories.includes("SPORTS");
  const [vendor] = offeredVendors(ctx).find(offers) ?? listedVendors(ctx).find(offers) ?? [];
  if (vendor === undefined) throw new WpsError("notFound");
  return findGame(ctx, { vendor, gameType: "SPORTS" });
}

/**
 * Opens a game for the session's member: returns an address with a single-use token.
 * @throws WpsError gameMaintenance for a closed game, gameNotHere for one closed in the player's country (`details.hot`: games
 * that can be started), and the errors of `assertMayPlay`
 */
async function openGame(ctx: MemberContext, { category, view }: CatalogueGame, opening: LaunchParameters) {
  const room = opening.room ?? null;
  const vendor = offeredVendors(ctx).find(([code]) => code === view.vassalage)?.[1];
  const integration = vendor?.integration;
  if (!integration) throw new WpsError("gameNotOffered");
  const closure = closureOfGame(ctx.brand, { vendor: view.vassalage, category, country: ctx.country });
  if (closure)
    throw new WpsError(closure.countries ? "gameNotHere" : "gameMaintenance", {}, closedDetails(ctx, closure));
  if (room !== null && !Object.hasOwn(vendor.rooms ?? {}, room)) throw new WpsError("notFound");
  const token = await storeLaunch(ctx, view, room);
  return {
    url: addressOf(ctx, integration, view.gameId, { token, lang: ctx.language, ...opening }),
    mode: integration.mode,
    gameId: view.gameId,
    name: view.name,
    vendor: view.vassalage,
  };
}

/** Returns details of a closed game: end and notice, if staff gave them, and games that can be played. */
const closedDetails = (ctx: MemberContext, { notice, until }: Closure) => ({
  hot: suggestedGames(ctx),
  ...(until === undefined ? {} : { until: toApiTime(until) }),
  ...(notice === undefined ? {} : { notice }),
});

/** Stores the launch and returns its token. @throws WpsError errors of `assertMayPlay` */
async function storeLaunch(ctx: MemberContext, { gameId, vassalage }: CatalogueGame["view"], room: string | null) {
  const { brand, language, now, session } = ctx;
  const token = randomBytes(32).toString("base64url");
  const times = { createdAt: new Date(now), expiresAt: new Date(now + LAUNCH_MS) };
  const who = { memberId: session.memberId, sessionId: session.id, demo: isDemoType(session.type) };
  await ctx.db.transaction(brand.code, async (tx) => {
    if (!who.demo) await assertMayPlay(tx, ctx, who.memberId);
    await tx.run(insertLaunch, {
      tokenHash: hashLaunchToken(token),
      id: uuidV7(now, randomBytes(10)),
      vendor: vassalage,
      gameId,
      room,
      language,
      ...who,
      ...times,
    });
  });
  return token;
}

/** Returns the game's address. `{host}` is replaced by a random one of the brand's launch hosts (requirement G9). */
function addressOf(
  ctx: MemberContext,
  { launchUrl }: VendorIntegration,
  game: string,
  query: Readonly<Record<string, string | undefined>>,
) {
  const hosts = ctx.brand.config.launchGameCDNs;
  const host = hosts.length > 0 ? (hosts[randomInt(hosts.length)] ?? "") : "";
  const address = launchUrl.replace("{host}", host).replace("{game}", encodeURIComponent(game));
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams(given)}`;
}
