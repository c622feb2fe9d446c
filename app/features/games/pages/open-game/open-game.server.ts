import { type ActionFunctionArgs, json, redirect } from "@remix-run/node";
import { signInAddress } from "~/platform/text/own-path";
import type { WpsClient } from "~/platform/wps/client";
import { isWpsError } from "~/platform/wps/errors";
import { siteContext } from "~/site/app-context";
import { namedGame, roomVendor, wantedOf } from "../../named-game";

type Query = Readonly<Record<string, string>>;

/** What opening a game was answered, where it was not opened: why, or the rooms to choose from with the query they extend. */
export interface OpenAnswer {
  readonly refusal: string | null;
  readonly rooms: Awaited<ReturnType<WpsClient["game"]["rooms"]>>["rooms"];
  readonly query: Query;
}

/** The rooms that come before the game. @throws WpsError */
async function roomsOf(game: WpsClient["game"], query: Query): Promise<OpenAnswer["rooms"]> {
  const vendor = await roomVendor(game, query, await namedGame(game, query));
  return vendor === null ? [] : (await game.rooms({ vendor })).rooms;
}

const answered = (answer: OpenAnswer) => json(answer, { headers: { "Cache-Control": "no-store" } });

/**
 * Opens the game that an address names (`gameId`, `vendor`), or the brand's sports: leads to it. A visitor is asked to sign
 * in first, a card player for a room (`room`); a refusal is told in words.
 */
export async function openGame({
  context,
  request,
}: Pick<ActionFunctionArgs, "context" | "request">): Promise<Response> {
  const site = siteContext(context);
  const { searchParams } = new URL(request.url);
  const query = Object.fromEntries(searchParams);
  const wanted = wantedOf(query);
  try {
    const { game } = site.wps;
    const rooms = await roomsOf(game, query);
    if (rooms.length > 0) return answered({ refusal: null, rooms, query });
    const { url } = await (wanted ? game.launch(wanted) : game.launchFbSports({}));
    return redirect(url, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    if (!isWpsError(error)) throw error;
    if (error.code === "notLoggedIn") return redirect(signInAddress("/login", request));
    return answered({ refusal: site.explain(error), rooms: [], query });
  }
}
