import { settleDue } from "~/features/house/resume.server";
import { houseOver } from "~/features/house/server/calls";
import type { SiteContext } from "~/platform/wps/context";
import { fakeWallet } from "../fake-wallet";
import { aBrand, connected } from "../tenants";
import { aWpsSite, type WpsSite } from "./wps-site";

const match = (daily: string, odds: object) => {
  return { sport: "football", league: "Cup", home: "Rovers", away: "United", vassalage: "PITCH", daily, odds };
};

/** Opens a site of a brand with three matches: two with a margin, one whose odds would lose money. */
export const aHouseSite = () =>
  aWpsSite([
    aBrand(
      "lotus",
      { vendors: ["PITCH"], esports: [], ds88: [] },
      {
        ...connected("PITCH"),
        "content/fixtures.json": {
          items: {
            "z-first": match("10:00", { home: "2.15", draw: "3.30", away: "3.05" }),
            "z-second": match("11:00", { home: "1.80", away: "1.95" }),
            "z-gift": match("12:00", { home: "2.50", away: "2.50" }),
          },
        },
      },
    ),
  ]);

let launches = 0;
let requests = 0;
export const requestId = () => `request-${++requests}`;

/** Opens a session at a game of the house, with a separate wallet. @param balance minor units */
export async function atGame(site: WpsSite, gameId: string, balance = 10_000n) {
  const fake = fakeWallet(balance, gameId);
  const launch = `launch-${++launches}`;
  const playerId = `player-${launches}`;
  // The fake wallet knows one player; the database distinguishes several.
  const wallet: typeof fake.wallet = async (request) => {
    const answer = await fake.wallet(request);
    return answer.ok ? { ...answer, value: { ...answer.value, playerId } } : answer;
  };
  const calls = houseOver(() => wallet);
  const context = (now = site.now): SiteContext => site.context({ now });
  const entered = await calls.enter(context(), { token: launch });
  return {
    calls,
    context,
    launch,
    fake,
    entered,
    session: entered.session,
    settle: (now: number) => settleDue(context(now), wallet, now),
  };
}

export type AtGame = Awaited<ReturnType<typeof atGame>>;
