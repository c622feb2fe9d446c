import { randomBytes, randomInt } from "node:crypto";
import { isDemoType } from "~/core/account-types";
import type { VendorIntegration } from "~/core/config.gen";
import { uuidV7 } from "~/core/uuid";
import { closureOfGame } from "~/engine/closures";
import type { MemberContext } from "~/engine/context";
import { launch as launchTable } from "~/engine/db/schema-games";
import { assertMayPlay } from "~/engine/responsible/enforce";
import { timeOf } from "~/engine/snapshot";
import { launchHash } from "~/engine/vendors/seamless/launches";
import type { Implementation } from "~/engine/wps";
import type { Closure } from "~/tenant/types";
import { WpsError } from "~/wps/errors";
import { type CatalogueGame, offeredVendors } from "./catalogue";
import { findGame } from "./find-game";
import { hotViews } from "./lists";

/** How long a game may be played after it was opened, ms. */
const LAUNCH_MS = 12 * 3_600_000;

type Calls = Implementation<"game">;

/** Starting games: see `~/wps/contract/game-play` (spec 2 section 2.2; checklist G6, G7, G8). */
export const launches: Pick<Calls, "launch" | "launchFbSports"> = {
  launch: (ctx, { room, ...names }) => open(ctx, findGame(ctx, names), room ?? null),
  launchFbSports: (ctx) => open(ctx, findSports(ctx), null),
};

/** The first sports vendor that can be started; without one the first. @throws WpsError notFound */
function findSports(ctx: MemberContext): CatalogueGame {
  const sports = offeredVendors(ctx).filter(([, { gameCategories }]) => gameCategories.includes("SPORTS"));
  const [vendor] = sports.find(([, { integration }]) => integration) ?? sports[0] ?? [];
  if (vendor === undefined) throw new WpsError("notFound");
  return findGame(ctx, { vendor, gameType: "SPORTS" });
}

/**
 * Opens a game for who is signed in: an address with a token that works once.
 * @throws WpsError gameMaintenance for one that cannot be started, gameNotHere for one that is closed for where the player is
 * (`details.hot`: games that can be started), and what `assertMayPlay` throws
 */
async function open(ctx: MemberContext, { category, view }: CatalogueGame, room: string | null) {
  const vendor = offeredVendors(ctx).find(([code]) => code === view.vassalage)?.[1];
  const integration = vendor?.integration;
  const closure = closureOfGame(ctx.brand, { vendor: view.vassalage, category, country: ctx.country });
  const refused = closure?.countries ? "gameNotHere" : "gameMaintenance";
  if (!integration || closure) throw new WpsError(refused, {}, closedDetails(ctx, closure));
  if (room !== null && !Object.hasOwn(vendor.rooms ?? {}, room)) throw new WpsError("notFound");
  const token = await keepLaunch(ctx, view, room);
  return {
    url: addressOf(ctx, integration, view.gameId, { token, lang: ctx.language, ...(room === null ? {} : { room }) }),
    mode: integration.mode,
    gameId: view.gameId,
    name: view.name,
    vendor: view.vassalage,
  };
}

/** What is told of a game that cannot be started: until when and why, where staff said so, and what can be played. */
const closedDetails = (ctx: MemberContext, closure: Closure | undefined) => ({
  hot: hotViews(ctx).slice(0, 6),
  ...(closure?.until === undefined ? {} : { until: timeOf(closure.until) }),
  ...(closure?.notice === undefined ? {} : { notice: closure.notice }),
});

/** Keeps who opens what. @throws WpsError what `assertMayPlay` throws */
async function keepLaunch(ctx: MemberContext, { gameId, vassalage }: CatalogueGame["view"], room: string | null) {
  const { brand, language, now, session } = ctx;
  const token = randomBytes(32).toString("base64url");
  const times = { createdAt: new Date(now), expiresAt: new Date(now + LAUNCH_MS) };
  const who = { memberId: session.memberId, sessionId: session.id, demo: isDemoType(session.type) };
  await ctx.db.transaction(brand.code, async (tx) => {
    if (!who.demo) await assertMayPlay(tx, ctx, who.memberId);
    await tx.db.insert(launchTable).values({
      merchantId: brand.code,
      tokenHash: launchHash(token),
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

/** `{host}` is one of the brand's launch hosts, another each time (checklist G9). */
function addressOf(ctx: MemberContext, { launchUrl }: VendorIntegration, game: string, query: Record<string, string>) {
  const hosts = ctx.brand.config.launchGameCDNs;
  const host = hosts.length > 0 ? (hosts[randomInt(hosts.length)] ?? "") : "";
  const address = launchUrl.replace("{host}", host).replace("{game}", encodeURIComponent(game));
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams(query)}`;
}
