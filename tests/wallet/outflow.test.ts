import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LedgerEntry, postEntry } from "~/features/wallet/ledger.server";
import { grantPermit } from "~/features/wallet/permit.server";
import { houseSide, movePostings, walletSide } from "~/features/wallet/rules/postings";
import { uuidV7 } from "~/platform/text/uuid";
import { aBrand, connected } from "../helpers/tenants";
import { faultsOf } from "../helpers/wps/money";
import { aPayee, PAYMENT, requestId } from "../helpers/wps/payments";
import { aReward, insertDeposit, insertLostRound } from "../helpers/wps/rewards";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const withdrawal = { dailyMaximum: "500.00", dailyCount: 4, turnoverTimes: "1", securityDeposit: "1.00" };
const identityCheck = { enough: [["passport"]], optional: [], withdrawals: true };
const bank = { minimum: "10.00", maximum: "400.00" };

let site: WpsSite;
beforeAll(async () => {
  const more = { flags: { identityCheck: true }, identityCheck, paymentMethods: { bank } };
  site = await aWpsSite([
    aBrand(
      "lotus",
      { ...more, vendors: ["REEL", "GEMS"], wallet: { single: false }, withdrawal },
      connected("REEL", "GEMS"),
    ),
  ]);
});
afterAll(() => site.close());

const inLotus = (sql: string, ...values: unknown[]) => site.db.transaction("lotus", (tx) => tx.query(sql, values));

/** Creates a member with 2,000.00 who may withdraw, and the member's upline. */
async function aPair() {
  const [below, above] = [await aPayee(site), await aPayee(site, "lotus", 100n)];
  await inLotus("update member set upline_id = $1 where id = $2", above.memberId, below.memberId);
  return { below, above };
}
type Payee = Awaited<ReturnType<typeof aPayee>>;

/** Calls by which a member's money can leave. */
const WAYS = {
  withdraw: ({ accountId, token }: Payee, amount: string, now = NOW) =>
    site.as({ token, now }).payment.withdraw({
      method: "bank",
      account: accountId,
      amount,
      paymentPassword: PAYMENT,
      requestId: requestId(),
    }),
  upline: ({ token }: Payee, amount: string, now = NOW) =>
    site.as({ token, now }).wallet.transferUpline({ amount, paymentPassword: PAYMENT, requestId: requestId() }),
  vendor: ({ token }: Payee, amount: string, now = NOW) =>
    site.as({ token, now }).wallet.transfer({ from: "main", to: "REEL", amount, requestId: requestId() }),
} as const;
type Way = keyof typeof WAYS;
const OUT: readonly Way[] = ["withdraw", "upline"];
const ALL: readonly Way[] = ["withdraw", "upline", "vendor"];

/** Inserts a break whose session is still open, as after a crash between both steps. */
const aBreak = (kind: "exclusion" | "timeOut", until: Date | null) => (who: Payee) =>
  inLotus(
    "insert into play_break (merchant_id, member_id, id, kind, at, until_at) values ('lotus', $1, $2, $3, $4, $5)",
    who.memberId,
    uuidV7(NOW, randomBytes(10)),
    kind,
    new Date(NOW),
    until,
  );

const TOMORROW = new Date(NOW + 86_400_000);

/** Obstacles: name, set-up, expected error, affected ways. */
const OBSTACLES: readonly [string, (who: Payee) => Promise<unknown>, string, readonly Way[]][] = [
  ["open turnover of a deposit", (who) => insertDeposit(site, who.memberId, 20_000n), "turnoverFirst", OUT],
  [
    "open turnover of a bonus",
    async (who) =>
      who.calls.promotion.claimReward({
        id: await aReward(site, who.memberId, { turnover: 1n }),
        requestId: requestId(),
      }),
    "turnoverFirst",
    OUT,
  ],
  [
    "an identity that is not verified",
    (who) => inLotus("update identity_check set status = 'pending' where member_id = $1", who.memberId),
    "identityFirst",
    OUT,
  ],
  ["the amount of the day, withdrawn", (who) => WAYS.withdraw(who, "400"), "dailyAmount", OUT],
  ["the amount of the day, sent to the upline", (who) => WAYS.upline(who, "400"), "dailyAmount", OUT],
  [
    "the number of the day, over both ways",
    async (who) => {
      for (const way of ["withdraw", "upline", "withdraw", "upline"] as const) await WAYS[way](who, "10");
    },
    "dailyCount",
    OUT,
  ],
  ["an exclusion", aBreak("exclusion", null), "selfExcludedForGood", ALL],
  ["an exclusion for a time", aBreak("exclusion", TOMORROW), "selfExcluded", ALL],
  [
    "an exclusion of the person, at another account",
    async (who) => {
      await inLotus("update member set mobile = '+60129998877' where id = $1", who.memberId);
      const values = [uuidV7(NOW, randomBytes(10)), new Date(NOW)];
      await inLotus(
        "insert into self_exclusion values ('lotus', $1, 'lotus', '+60129998877', null, null, $2, null)",
        ...values,
      );
    },
    "selfExcludedForGood",
    ALL,
  ],
  ["a time-out", aBreak("timeOut", TOMORROW), "timeOut", ["upline", "vendor"]],
];

describe("S money that leaves", () => {
  test.each(OBSTACLES)(
    "S money that leaves: %s blocks every way that it applies to, and no other",
    async (_, make, code, ways) => {
      const { below } = await aPair();
      await make(below);
      const before = await below.wallets();
      for (const way of ways)
        await expect([way, await WAYS[way](below, "150").catch((error) => error.code)]).toEqual([way, code]);
      expect(await below.wallets()).toEqual(before);
      for (const way of ALL.filter((one) => !ways.includes(one))) await WAYS[way](below, "10");
      await inLotus("delete from self_exclusion where mobile = '+60129998877'").catch(() => {});
    },
  );

  test.each(OUT)("S money that leaves: %s follows the minimum and maximum of the withdrawal methods", async (way) => {
    const { below } = await aPair();
    for (const amount of ["9.99", "400.01"])
      await expect(WAYS[way](below, amount)).rejects.toMatchObject({ code: "amountLimits" });
  });

  test.each([
    ["locked", "update member set locked = true where id = $1"],
    ["free play", "update member set type = 4 where id = $1"],
  ])("S money that leaves: an upline whose account is %s gets none", async (_, sql) => {
    const { above, below } = await aPair();
    await inLotus(sql, above.memberId);
    await expect(WAYS.upline(below, "50")).rejects.toMatchObject({ code: "uplineClosed" });
    expect((await below.wallets()).main).toBe("2000.00");
  });

  test("S money that leaves: during a break money can return from a vendor wallet, but cannot go to one", async () => {
    const { below } = await aPair();
    await WAYS.vendor(below, "100");
    await aBreak("timeOut", TOMORROW)(below);
    const between = below.calls.wallet.transfer({ from: "REEL", to: "GEMS", amount: "10", requestId: requestId() });
    await expect(between).rejects.toMatchObject({ code: "timeOut" });
    await below.calls.wallet.transfer({ from: "REEL", to: "main", amount: "40", requestId: requestId() });
    await below.calls.wallet.collect({ requestId: requestId() });
    expect((await below.wallets()).main).toBe("2000.00");
  });

  test("S money that leaves: fifty concurrent requests over all ways stay within the daily limits", async () => {
    const { below } = await aPair();
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) => WAYS[at % 2 ? "upline" : "withdraw"](below, "150")),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await faultsOf(site)).toEqual([]);
  });

  test("S money that leaves: the ledger moves none without a permit, and only as the permit says", async () => {
    const { above, below } = await aPair();
    const [from, to] = [walletSide(below.memberId), walletSide(above.memberId)];
    const entry = { kind: "upline", reference: requestId(), postings: movePostings(1_000n, from, to) } as const;
    const posted = (make: (tx: Parameters<typeof postEntry>[0]) => LedgerEntry) =>
      site.db.transaction("lotus", (tx) => postEntry(tx, NOW, make(tx)));
    const other = await site.db.transaction("lotus", async (tx) => grantPermit(tx, "upline", below.memberId, 1_000n));
    const wrong: readonly ((tx: Parameters<typeof postEntry>[0]) => LedgerEntry)[] = [
      () => ({ ...entry, permit: null }),
      () => ({ ...entry, kind: "adjust" }),
      () => ({ ...entry, kind: "adjust", postings: movePostings(1_000n, from, houseSide("adjust:error")) }),
      () => ({ ...entry, permit: other }),
      (tx) => ({ ...entry, permit: grantPermit(tx, "upline", below.memberId, 999n) }),
      (tx) => ({ ...entry, permit: grantPermit(tx, "upline", above.memberId, 1_000n) }),
      (tx) => ({ ...entry, permit: grantPermit(tx, "withdraw", below.memberId, 1_000n) }),
      (tx) => ({ ...entry, kind: "bet", permit: grantPermit(tx, "bet", below.memberId, 1_000n) }),
    ];
    for (const make of wrong) await expect(posted(make)).rejects.toThrow(/permit/);
    expect((await below.wallets()).main).toBe("2000.00");
    await posted((tx) => ({ ...entry, permit: grantPermit(tx, "upline", below.memberId, 1_000n) }));
  });
});

const amount = fc.integer({ min: 10, max: 260 });
const step = fc.oneof(
  fc.record({ act: fc.constantFrom("withdraw", "upline", "upline", "vendor", "deposit", "bonus"), amount }),
  fc.record({ act: fc.constantFrom("bet", "bet"), amount: fc.integer({ min: 50, max: 600 }) }),
  fc.record({ act: fc.constantFrom("collect", "cancel", "exclude"), amount: fc.constant(0) }),
);
type Step = { readonly act: string; readonly amount: number };

/** A sequence with a permitted outflow and one that the turnover of a deposit refuses. */
const BOTH: Step[][] = [
  [{ act: "withdraw", amount: 20 }],
  [{ act: "deposit", amount: 50 }],
  [{ act: "withdraw", amount: 20 }],
];

/** State of the lower member, derived from the steps alone. Whole units of the currency. */
interface DerivedMemberState {
  /** Lower bound of the remaining turnover. */
  left: number;
  out: { readonly id: string | null; readonly amount: number }[];
  excluded: boolean;
}

async function applyStep(below: Payee, known: DerivedMemberState, now: number, { act, amount }: Step): Promise<void> {
  const calls = site.as({ token: below.token, now });
  const id = requestId();
  if (act === "withdraw" || act === "upline" || act === "vendor") {
    const done = await WAYS[act](below, String(amount), now);
    if (act !== "vendor") known.out.push({ id: "id" in done ? done.id : null, amount });
  } else if (act === "deposit") await insertDeposit(site, below.memberId, BigInt(amount) * 100n, { at: now });
  else if (act === "bet") await insertLostRound(site, below.memberId, BigInt(amount) * 100n, { at: now });
  else if (act === "bonus") {
    const turnover = BigInt(amount) * 300n;
    const reward = await aReward(site, below.memberId, { amount: BigInt(amount) * 100n, turnover });
    await calls.promotion.claimReward({ id: reward, requestId: id });
  } else if (act === "collect") await calls.wallet.collect({ requestId: id });
  else if (act === "exclude") await calls.member.selfExclude({ months: 6, confirm: true });
  else {
    const order = known.out.find((one) => one.id !== null)?.id;
    if (!order) return;
    await calls.payment.cancelWithdrawal({ order });
    known.out = known.out.filter((one) => one.id !== order);
  }
}

test("S money that leaves: no sequence of steps, concurrent ones included, takes out more than the rules allow", async () => {
  const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 7 });
  const seen = { out: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(batches, async (sequence) => {
      const { above, below } = await aPair();
      const known: DerivedMemberState = { left: 0, out: [], excluded: false };
      for (const [at, steps] of sequence.entries()) {
        const [now, outBefore] = [NOW + (at + 1) * 1_000, known.out.length];
        const done = await Promise.allSettled(steps.map((one) => applyStep(below, known, now, one)));
        const took = steps.filter((_, place) => done[place]?.status === "fulfilled");
        const refused = done.filter((one) => one.status === "rejected");
        for (const { reason } of refused) expect(reason.code).toEqual(expect.any(String));
        seen.refused += refused.length;
        const sum = (...acts: string[]) =>
          took
            .filter(({ act }) => acts.includes(act))
            .reduce((all, { act, amount: of }) => all + of * (act === "bonus" ? 3 : 1), 0);
        if (took.some(({ act }) => act === "withdraw" || act === "upline")) {
          expect(known.left - sum("bet")).toBeLessThanOrEqual(0);
          expect(known.excluded).toBe(false);
        }
        if (known.excluded) expect(took.filter(({ act }) => act === "vendor" || act === "bonus")).toEqual([]);
        known.left = Math.max(0, known.left + sum("deposit", "bonus") - sum("bet"));
        known.excluded ||= took.some(({ act }) => act === "exclude");
        expect(known.out.length).toBeGreaterThanOrEqual(outBefore - took.length);
      }
      seen.out += known.out.length;
      expect(known.out.length).toBeLessThanOrEqual(withdrawal.dailyCount);
      expect(known.out.reduce((sum, one) => sum + one.amount, 0)).toBeLessThanOrEqual(500);
      const sent = known.out.filter((one) => one.id === null).reduce((sum, one) => sum + one.amount, 1);
      expect((await above.wallets()).main).toBe(`${sent}.00`);
    }),
    { numRuns: process.env["TEST_FULL"] === "1" ? 100 : 8, examples: [[BOTH]] },
  );
  // The run included both permitted and refused outflows.
  expect(Math.min(seen.out, seen.refused)).toBeGreaterThan(0);
  expect(await faultsOf(site)).toEqual([]);
});
