import { type ActionFunctionArgs, json, redirect } from "@remix-run/node";
import { signInAddress } from "~/platform/text/site-path";
import type { WpsClient } from "~/platform/wps/client";
import { isWpsError } from "~/platform/wps/errors";
import { siteContext } from "~/site/app-context";
import { findNamedGame, launchInputOf, roomVendor } from "../../find-named-game";

type GameQuery = Readonly<Record<string, string>>;

/** Answer when no game was opened: the refusal, or the rooms with the query that they extend. */
export interface OpenAnswer {
  readonly refusal: string | null;
  readonly rooms: Awaited<ReturnType<WpsClient["game"]["rooms"]>>["rooms"];
  readonly query: GameQuery;
}

/** Returns the rooms to select before the game starts. @throws WpsError */
async function roomsOf(game: WpsClient["game"], query: GameQuery): Promise<OpenAnswer["rooms"]> {
  const vendor = await roomVendor(game, query, await findNamedGame(game, query));
  return vendor === null ? [] : (await game.rooms({ vendor })).rooms;
}

const answered = (answer: OpenAnswer) => json(answer, { headers: { "Cache-Control": "no-store" } });

/**
 * Redirects to the game that an address names (`gameId`, `vendor`), or to the brand's sports. A visitor is redirected to the
 * sign-in, a player of card games gets the rooms (`room`). A refusal is returned as text.
 */
export async function openGame({
  context,
  request,
}: Pick<ActionFunctionArgs, "context" | "request">): Promise<Response> {
  const site = siteContext(context);
  const { searchParams } = new URL(request.url);
  const query = Object.fromEntries(searchParams);
  const wanted = launchInputOf(query);
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
