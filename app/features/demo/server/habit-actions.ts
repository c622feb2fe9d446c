import { randomUUID } from "node:crypto";
import type { WpsClient } from "~/platform/wps/client";
import type { DemoHabit } from "./script";

/** Demo account of one step, with API clients for the account and for staff. */
export interface DemoActor {
  readonly account: string;
  readonly password: string;
  readonly paymentPassword: string;
  /** Brand code. */
  readonly code: string;
  /** Returns a client whose clock is `seconds` after the start of the step. */
  readonly calls: (seconds?: number) => WpsClient;
  readonly staff: (seconds?: number) => WpsClient;
}

type HabitOf<K extends DemoHabit["do"]> = Extract<DemoHabit, { do: K }>;
type HabitAction<K extends DemoHabit["do"]> = (actor: DemoActor, habit: HabitOf<K>) => Promise<void>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Implementation of each habit, through the public calls. A refused call ends the step with its WpsError. */
export const HABIT_ACTIONS: { readonly [K in DemoHabit["do"]]: HabitAction<K> } = {
  async prepare({ calls, password, paymentPassword }, { holder }) {
    await calls().member.setPaymentPassword({ paymentPassword, confirmPaymentPassword: paymentPassword, password });
    await calls(MINUTE).payment.addBankAccount({ bank: "North Bank", holder, number: "0012 3456 7890" });
  },
  async payIn({ calls }, { amount: place }) {
    const { rows } = await calls().payment.depositMethods({});
    const [method] = rows;
    const amount = method?.amounts[place] ?? method?.amounts.at(-1);
    if (!method || amount === undefined) return;
    const fields = Object.fromEntries(method.fields.map(({ name }) => [name, "Demo"]));
    const request = { method: method.id, amount, fields, requestId: randomUUID() };
    const { id, payUrl } = await calls().payment.deposit(request);
    const ticket = new URL(payUrl ?? "", "http://own.invalid").searchParams.get("ticket") ?? "";
    await calls(2 * MINUTE).payment.paySandbox({ order: id, ticket, act: "approve" });
  },
  async payOut(actor) {
    const { calls, code, paymentPassword, staff } = actor;
    const { accounts, rows } = await calls().payment.withdrawMethods({});
    const [method, account] = [rows[0], accounts[0]];
    if (!method || !account) return;
    const request = { method: method.id, account: account.id, amount: method.minimum, paymentPassword };
    const { id } = await calls().payment.withdraw({ ...request, requestId: randomUUID() });
    const order = await staff(HOUR).staff.paymentOrder({ code, id });
    const named = (expectedVersion: number) => ({ code, id, expectedVersion });
    if (order.state === "waiting")
      await staff(HOUR).staff.reviewOrder({ ...named(order.version), verdict: "approved" });
    const approved = (await staff(HOUR).staff.paymentOrder({ code, id })).version;
    await staff(2 * HOUR).staff.settleWithdrawal({
      ...named(approved),
      outcome: "paid",
      reference: `NB-${id.slice(-6)}`,
    });
    await calls(2 * HOUR).payment.confirmWithdrawal({ order: id, outcome: "received" });
  },
  async reels(actor, { rounds, stake }) {
    const game = await openGameSession(actor, "lantern-garden", stake, rounds);
    for (let at = 0; at < rounds; at += 1)
      await actor.calls(20 * (at + 1)).house.reelsSpin({ ...game.asked, requestId: randomUUID() });
    await game.leave();
  },
  async table(actor, { rounds, stake }) {
    const game = await openGameSession(actor, "lantern-twenty-one", stake, rounds);
    for (let at = 0; at < rounds; at += 1) {
      const { calls } = actor;
      const hand = await calls(45 * (at + 1)).house.tableDeal({ ...game.asked, requestId: randomUUID() });
      const { session } = game.asked;
      if (hand.mayDo.includes("stand"))
        await calls(45 * (at + 1) + 15).house.tableAct({ session, action: "stand", requestId: randomUUID() });
    }
    await game.leave();
  },
  async slip(actor, { legs, stake }) {
    const game = await openGameSession(actor, "lantern-sports", stake, 1);
    const { matches } = await actor.calls(30).house.slipMatches({ session: game.asked.session });
    const chosen = matches
      .slice(0, legs)
      .map(({ matchId, odds }) => ({ matchId, pick: "home" as const, odds: odds.home }));
    if (chosen.length > 0)
      await actor.calls(MINUTE).house.slipPlace({ ...game.asked, legs: chosen, requestId: randomUUID() });
    await game.leave();
  },
  async claim({ calls }) {
    const { rows } = await calls().promotion.rewards({ pageSize: 50 });
    for (const { id, state } of rows)
      if (state === "waiting") await calls(30).promotion.claimReward({ id, requestId: randomUUID() });
    const missions = await calls().lottery.missions({});
    for (const { id, state } of missions.rows)
      if (state === "reached") await calls(MINUTE).lottery.claimMission({ mission: id, requestId: randomUUID() });
    const { total } = await calls().promotion.manualRebate({});
    if (/[1-9]/.test(total)) await calls(2 * MINUTE).promotion.claimRebate({ requestId: randomUUID() });
  },
};

/**
 * Opens a game session. With separate wallets, transfers the stakes of all rounds to the vendor's wallet first; `leave`
 * collects the money again.
 */
async function openGameSession({ calls }: DemoActor, gameCode: string, place: number, rounds: number) {
  const { isSingle } = await calls().wallet.balance({});
  const { url } = await calls().game.launch({ gameCode });
  const token = new URL(url, "http://own.invalid").searchParams.get("token") ?? "";
  const { session, stakes } = await calls(10).house.enter({ token });
  const stake = stakes[Math.min(place, stakes.length - 1)] ?? "";
  if (!isSingle) {
    const amount = (Number(stake) * rounds).toFixed(2);
    await calls(10).wallet.transfer({ from: "main", to: "HOUSE", amount, requestId: randomUUID() });
  }
  return {
    asked: { session, stake },
    async leave() {
      // The money must be collected before the session ends.
      if (!isSingle) await calls(10 * MINUTE).wallet.collect({ requestId: randomUUID() });
    },
  };
}
