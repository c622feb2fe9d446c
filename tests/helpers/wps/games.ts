import { randomBytes } from "node:crypto";
import { uuidV7 } from "~/platform/text/uuid";
import { parameter } from "../http";
import { aToken } from "./members";
import { creditMember, idOf } from "./money";
import { insertRound } from "./rounds";
import type { WpsSite } from "./wps-site";

/** Opens a session at a game of the house, with a balance. @returns its token */
async function atTheHouse(site: WpsSite, account: string, gameCode: string): Promise<{ readonly session: string }> {
  await creditMember(site, await idOf(site, account), 200_000n, "lotus", "vendor:HOUSE");
  const calls = site.as({ token: await aToken(site, account) });
  const { url } = await calls.game.launch({ gameCode });
  return { session: (await site.as().house.enter({ token: parameter(url, "token") })).session };
}

/** Example inputs of calls on house games and rounds that must exist. */
export const MADE_GAMES = {
  async enter(site: WpsSite, account: string) {
    const { url } = await site.as({ token: await aToken(site, account) }).game.launch({ gameCode: "lantern-garden" });
    return { token: parameter(url, "token") };
  },
  gameBalance: (site: WpsSite, account: string) => atTheHouse(site, account, "lantern-garden"),
  reelsSpin: (site: WpsSite, account: string) => atTheHouse(site, account, "lantern-garden"),
  fairness: (site: WpsSite, account: string) => atTheHouse(site, account, "lantern-garden"),
  tableDeal: (site: WpsSite, account: string) => atTheHouse(site, account, "lantern-twenty-one"),
  async tableAct(site: WpsSite, account: string) {
    const { session } = await atTheHouse(site, account, "lantern-twenty-one");
    // A hand of twenty-one ends before the player can act.
    for (let hand = 1; hand < 40; hand += 1) {
      const { result } = await site
        .as()
        .house.tableDeal({ session, stake: "2.00", requestId: `${account}-deal-${hand}` });
      if (result === null) return { session };
    }
    throw new Error("no hand was open");
  },
  slipMatches: (site: WpsSite, account: string) => atTheHouse(site, account, "lantern-sports"),
  slipBets: (site: WpsSite, account: string) => atTheHouse(site, account, "lantern-sports"),
  async slipPlace(site: WpsSite, account: string) {
    const { session } = await atTheHouse(site, account, "lantern-sports");
    const [match] = (await site.as().house.slipMatches({ session })).matches;
    if (!match) throw new Error("there is no match to bet on");
    return { session, legs: [{ matchId: match.matchId, pick: "home", odds: match.odds.home }] };
  },
  async round(site: WpsSite, account: string) {
    const id = uuidV7(site.now, randomBytes(10));
    const row = { vendor: "HOUSE", roundId: `r-${account}`, id, memberId: await idOf(site, account) };
    const at = { openedAt: new Date(site.now), closedAt: new Date(site.now) };
    const what = { gameId: "lantern-garden", state: "closed", bet: 100n, win: 300n } as const;
    await site.db.transaction("lotus", (tx) => insertRound(tx, { ...row, ...what, ...at }));
    return { id };
  },
};
