import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  entriesOf,
  holdEntries,
  OPEN_STATES,
  PAYMENT_STATES,
  PAYMENT_STEPS,
  type PaymentFigures,
  type PaymentState,
  type PaymentStep,
  reportStep,
} from "~/features/cashier/rules/payments";
import { isBalanced } from "~/features/wallet/rules/postings";

const STEPS = Object.keys(PAYMENT_STEPS) as PaymentStep[];

const figures = fc
  .record({ fee: fc.bigInt(0n, 500n), more: fc.bigInt(1n, 100_000n), security: fc.bigInt(0n, 900n) })
  .map(({ fee, more, security }): PaymentFigures => {
    return { memberId: "m", method: "bank", amount: fee + more, fee, security, received: null, remaining: null };
  });

/** Applies permitted steps to a withdrawal. @returns the final state, and every account's sum */
function walk(start: PaymentFigures, choices: readonly number[]) {
  const sums = new Map<string, bigint>();
  let [order, state] = [start, "waiting" as PaymentState];
  const keep = (entries: ReturnType<typeof holdEntries>) => {
    for (const { postings } of entries) {
      expect(isBalanced(postings)).toBe(true);
      for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0n) + amount);
    }
  };
  keep(holdEntries(order));
  for (const choice of choices) {
    const open = STEPS.filter((step) => (PAYMENT_STEPS[step].from as readonly PaymentState[]).includes(state));
    const step = open[choice % Math.max(1, open.length)];
    if (step === undefined) break;
    const net = order.amount - order.fee;
    if (step === "partly") order = { ...order, received: net / 2n, remaining: net - net / 2n };
    if (step === "dispute")
      order = { ...order, received: order.received ?? 0n, remaining: net - (order.received ?? 0n) };
    keep(entriesOf(step, order));
    state = PAYMENT_STEPS[step].to;
  }
  return { state, order, sum: (account: string) => sums.get(account) ?? 0n };
}

describe("W4 W5 the money of a withdrawal", () => {
  test("W4 no sequence of steps creates money, and a finished order holds nothing", () => {
    fc.assert(
      fc.property(figures, fc.array(fc.nat(20), { minLength: 1, maxLength: 8 }), (start, choices) => {
        const { order, state, sum } = walk(start, choices);
        const { amount, security } = order;
        const isOpen = (OPEN_STATES as readonly PaymentState[]).includes(state);
        if (!isOpen) expect(sum("hold")).toBe(0n);
        if (state === "waiting" || state === "approved") expect(sum("hold")).toBe(amount + security);
        if (["paid", "partly", "disputed"].includes(state)) expect(sum("hold")).toBe(security);
        if (["refused", "cancelled", "failed"].includes(state)) expect(sum("main")).toBe(0n);
        if (state === "received") expect([-amount, -amount - security]).toContain(sum("main"));
        if (state === "returned")
          expect(-sum("main")).toBe(order.received === 0n ? 0n : (order.received ?? 0n) + order.fee);
      }),
      { numRuns: 500 },
    );
  });

  test("W4 an approved withdrawal cannot be cancelled, and a finished one does not change", () => {
    expect(PAYMENT_STEPS.cancel.from).toEqual(["waiting"]);
    const over = PAYMENT_STATES.filter((state) => !(OPEN_STATES as readonly PaymentState[]).includes(state));
    const left = STEPS.filter((step) =>
      (PAYMENT_STEPS[step].from as readonly PaymentState[]).some((at) => over.includes(at)),
    );
    // A failed deposit may still be paid later.
    expect(left).toEqual(["credit", "mismatch"]);
  });
});

describe("W3 provider reports for a deposit", () => {
  test.each([
    ["pending", "paid", 100n, "credit"],
    ["failed", "paid", 100n, "credit"],
    ["pending", "paid", 99n, "mismatch"],
    ["pending", "paid", null, "mismatch"],
    ["credited", "paid", 100n, null],
    ["credited", "paid", 99n, null],
    ["credited", "refused", 100n, null],
    ["review", "paid", 100n, null],
    ["review", "refused", 100n, null],
    ["pending", "refused", null, "fail"],
    ["failed", "refused", null, null],
    ["pending", "pending", null, null],
  ] as const)("W3 a deposit %s, reported as %s with amount %s: %s", (state, said, amount, step) => {
    expect(reportStep({ state, amount: 100n }, { state: said, amount })).toBe(step);
  });

  test("W3 the fee is taken from the received amount and never exceeds it", () => {
    const order = { memberId: "m", method: "bank", amount: 100n, fee: 10n, security: 0n, remaining: null };
    const ofMain = (received: bigint) =>
      entriesOf("credit", { ...order, received })
        .flatMap(({ postings }) => postings)
        .filter(({ account }) => account === "main")
        .reduce((sum, { amount }) => sum + amount, 0n);
    expect([ofMain(100n), ofMain(10n), ofMain(3n)]).toEqual([90n, 0n, 0n]);
  });
});
