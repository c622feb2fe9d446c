import { runMoneyCallOnce } from "~/features/wallet/requests.server";
import { entriesOf, textOf, toApiTime } from "~/platform/brands/brand-parts";
import type { Mission } from "~/platform/brands/config.gen";
import type { Transaction } from "~/platform/db/transaction";
import { cachedForMs } from "~/platform/db/ttl-cache";
import { minorAmountOfFile, wireMoney } from "~/platform/money/amounts";
import { maskAccount } from "~/platform/text/mask";
import { localDate, periodAround } from "~/platform/time/calendar-day";
import type { MemberContext, SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { missionDays } from "./rules/rewards";
import * as sql from "./server/missions.sql.gen";
import { claimReward, giveReward } from "./server/rewards";
import { turnoverOf } from "./server/turnover-rule";

type Calls = Implementation<"lottery">;

/** Rows of a leaderboard. */
const LEADERS = 20;
/** Maximum age of a leaderboard. */
const LEADERS_MS = 15_000;

/** Missions: bet a target amount in a day or a week (requirement L8). Only ended rounds count. */
export const missionCalls: Pick<Calls, "missions" | "claimMission"> = {
  async missions(ctx, { mission: wanted }) {
    const offered = entriesOf(ctx.brand, ctx.brand.content.missions.items);
    const [first] = offered;
    const chosen = wanted === undefined ? first : offered.find(([id]) => id === wanted);
    if (wanted !== undefined && !chosen) throw new WpsError("notFound");
    const standings = await ctx.db.read(ctx.brand.code, (tx) => standingsOf(tx, ctx, offered));
    return {
      rows: offered.map(([id, mission], at) => missionView(ctx, id, mission, standings[at])),
      leaderboard: chosen ? await leaderboard(ctx, ...chosen) : null,
    };
  },
  claimMission(ctx, { mission: id, requestId }) {
    const found = entriesOf(ctx.brand, ctx.brand.content.missions.items).find(([other]) => other === id);
    if (!found) throw new WpsError("notFound");
    const [, mission] = found;
    const { memberId } = ctx.session;
    return runMoneyCallOnce(ctx, { call: "claimMission", requestId, content: { id } }, async (tx) => {
      const [standing] = await standingsOf(tx, ctx, [found]);
      if (standing?.claimed) throw new WpsError("alreadyClaimed");
      if ((standing?.bet ?? 0n) < minorAmountOfFile(ctx, mission.target)) throw new WpsError("missionOpen");
      const amount = minorAmountOfFile(ctx, mission.reward);
      const turnover = turnoverOf(ctx, amount, mission.turnoverTimes);
      const reference = referenceOf(ctx, id, mission);
      const given = await giveReward(tx, ctx, {
        memberId,
        kind: "mission",
        reference,
        amount,
        turnover,
        about: { mission: id },
      });
      if (!given) throw new WpsError("alreadyClaimed");
      const { balance } = await claimReward(tx, ctx, memberId, given.id);
      return { amount: wireMoney(ctx, amount), balance: wireMoney(ctx, balance) };
    });
  },
};

type Listed = readonly (readonly [id: string, mission: Mission])[];

const daysOf = ({ brand, now }: Pick<SiteContext, "brand" | "now">, { period }: Mission) =>
  missionDays(period, localDate(brand.config.timeZone, now));

const referenceOf = (ctx: MemberContext, id: string, mission: Mission): string =>
  `mission:${id}:${daysOf(ctx, mission).from}:${ctx.session.memberId}`;

/**
 * Returns a member's progress with each mission (minor units) and whether its reward was claimed, in the order of `missions`. One
 * round trip.
 */
async function standingsOf(tx: Transaction, ctx: MemberContext, missions: Listed) {
  const days = missions.map(([, mission]) => daysOf(ctx, mission));
  return tx.all(sql.missionStandings, {
    memberId: ctx.session.memberId,
    first: days.map(({ from }) => from),
    last: days.map(({ to }) => to),
    types: missions.map(([, { gameTypes }]) => (gameTypes ?? []).join(",")),
    references: missions.map(([id, mission]) => referenceOf(ctx, id, mission)),
  });
}

/** Returns the number of missions with a reached target and an unclaimed reward. */
export async function missionsToClaim(tx: Transaction, ctx: MemberContext): Promise<number> {
  const offered = entriesOf(ctx.brand, ctx.brand.content.missions.items);
  if (offered.length === 0) return 0;
  const standings = await standingsOf(tx, ctx, offered);
  return offered.filter(([, { target }], at) => {
    const { bet = 0n, claimed = false } = standings[at] ?? {};
    return !claimed && bet >= minorAmountOfFile(ctx, target);
  }).length;
}

function missionView(
  ctx: MemberContext,
  id: string,
  { gameTypes, period, reward, target, title }: Mission,
  standing: { readonly bet: bigint; readonly claimed: boolean } | undefined,
) {
  const { bet = 0n, claimed = false } = standing ?? {};
  const minor = minorAmountOfFile(ctx, target);
  return {
    id,
    title: textOf(ctx, title),
    period,
    gameTypes: [...(gameTypes ?? [])],
    target: wireMoney(ctx, minor),
    reward: wireMoney(ctx, minorAmountOfFile(ctx, reward)),
    progress: wireMoney(ctx, bet),
    state: claimed ? ("claimed" as const) : bet >= minor ? ("reached" as const) : ("open" as const),
    until: toApiTime(periodAround(period, ctx.brand.config.timeZone, ctx.now).to),
  };
}

/**
 * Returns the leaderboard of a mission: highest bets first, ties by member id. The member's row is returned at any known place.
 */
async function leaderboard(ctx: MemberContext, id: string, mission: Mission) {
  const all = await cachedForMs(ctx, `leaders ${id}`, LEADERS_MS, () => leadersOf(ctx, mission));
  const view = ({ account, bet, id: memberId, place }: sql.LeadersRow) => {
    const own = memberId === ctx.session.memberId;
    return { place, account: own ? account : maskAccount(account), progress: wireMoney(ctx, bet), own };
  };
  const own = all.find(({ id: memberId }) => memberId === ctx.session.memberId);
  return { mission: id, rows: all.slice(0, LEADERS).map(view), own: own ? view(own) : null };
}

/** Number of known places; members behind the last one have no place. */
const PLACES = 1_000;

function leadersOf(ctx: SiteContext, mission: Mission): Promise<readonly sql.LeadersRow[]> {
  const which = { ...daysOf(ctx, mission), types: mission.gameTypes ?? [], limit: PLACES };
  return ctx.db.read(ctx.brand.code, (tx) => tx.all(sql.leaders, which));
}
