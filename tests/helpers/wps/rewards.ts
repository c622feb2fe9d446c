import { createDeposit } from "~/features/cashier/orders.server";
import { creditDeposit } from "~/features/cashier/server/notices";
import { giveReward, type NewReward } from "~/features/rewards/server/rewards";
import { addWin, closeRound, openOrRaiseRound } from "~/features/vendors/server/seamless/rounds";
import { idOf } from "./money";
import type { WpsSite } from "./wps-site";

let count = 0;

/** Brand and time of an event. Defaults: `lotus`, now. */
interface Where {
  readonly brand?: string;
  /** UTC ms. */
  readonly at?: number;
}

/** Further fields of a round. */
interface Over extends Where {
  readonly category?: string;
  readonly demo?: boolean;
  readonly gameId?: string;
}

/** Inserts a finished round without a win. @param bet minor units */
export const insertLostRound = (site: WpsSite, memberId: string, bet: bigint, over: Over = {}): Promise<void> =>
  aRound(site, memberId, { bet, win: 0n }, over);

/** Inserts a finished round with a bet of 1.00. @param win minor units */
export const insertWonRound = (site: WpsSite, memberId: string, win: bigint, over: Over = {}): Promise<void> =>
  aRound(site, memberId, { bet: 100n, win }, over);

async function aRound(
  site: WpsSite,
  memberId: string,
  { bet, win }: { readonly bet: bigint; readonly win: bigint },
  { at = site.now, brand = "lotus", category = "RNG", demo = false, gameId = "star-orchard" }: Over,
): Promise<void> {
  const ctx = { ...site.context({ host: `${brand}.test`, now: at }), vendor: "REEL" };
  const of = { roundId: `played-${++count}`, memberId };
  await site.db.transaction(brand, async (tx) => {
    await openOrRaiseRound(tx, ctx, { ...of, gameId, category, demo, amount: bet });
    if (win > 0n) await addWin(tx, ctx, of, win);
    await closeRound(tx, ctx, of, undefined);
  });
}

/** Inserts a deposit. @param amount minor units */
export async function insertDeposit(
  site: WpsSite,
  memberId: string,
  amount: bigint,
  { at = site.now, brand = "lotus" }: Where = {},
): Promise<void> {
  const ctx = site.context({ host: `${brand}.test`, now: at });
  await site.db.transaction(brand, async (tx) => {
    const what = { method: "bank", fee: 0n, security: 0n, fields: {}, provider: "sandbox" } as const;
    const order = await createDeposit(tx, at, { memberId, amount, ...what });
    await creditDeposit(ctx, tx, order, { actor: "provider", received: amount });
  });
}

/** Creates a claimable reward of a member. @returns its id */
export async function aReward(
  site: WpsSite,
  memberId: string,
  over: Partial<NewReward> = {},
  brand = "lotus",
): Promise<string> {
  const given = { kind: "bonus", amount: 2_000n, turnover: 0n, about: { reason: "Welcome back" } } as const;
  const reward = await site.db.transaction(brand, (tx) =>
    giveReward(tx, site.context({ host: `${brand}.test`, now: site.now }), {
      memberId,
      reference: `test:${++count}`,
      ...given,
      ...over,
    }),
  );
  if (!reward) throw new Error("a reward was given before");
  return reward.id;
}

/** Creates a grant by staff that awaits a second person. @returns its id */
async function aPendingGrant(site: WpsSite, memberId: string): Promise<string> {
  count += 1;
  const staff = { name: `giver-${count}`, role: "admin" } as const;
  const { grants, giveReward: give } = site.as({ host: "console.test", staff }).staff;
  const { secondPersonFrom: amount } = (await grants({ code: "lotus" })).allowance;
  const given = { code: "lotus", memberId, kind: "bonus", amount, reason: "Complaint 4711" } as const;
  const { pending } = await give({ ...given, requestId: `pending-grant-${count}` });
  if (!pending) throw new Error("the grant did not wait");
  return pending.id;
}

/** Parts of the example inputs of calls, by the name of the call. */
export const MADE_REWARDS = {
  giveReward: async (site: WpsSite, account: string) => ({
    memberId: await idOf(site, account),
    requestId: `example-given-${++count}`,
  }),
  reviewGrant: async (site: WpsSite, account: string) => ({ id: await aPendingGrant(site, await idOf(site, account)) }),
  claimReward: async (site: WpsSite, account: string) => ({ id: await aReward(site, await idOf(site, account)) }),
  async claimRebate(site: WpsSite, account: string) {
    await insertLostRound(site, await idOf(site, account), 100_000n);
    return {};
  },
  async claimMission(site: WpsSite, account: string) {
    await insertLostRound(site, await idOf(site, account), 200_000n);
    return {};
  },
  async raffleClaim(site: WpsSite, account: string) {
    await insertDeposit(site, await idOf(site, account), 20_000n);
    return {};
  },
} as const;
