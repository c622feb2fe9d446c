import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LedgerEntry } from "~/features/wallet/ledger.server";
import { isAllowedOutflow, OUTFLOWS, type OutflowWay } from "~/features/wallet/rules/outflow";
import { houseSide, movePostings, type Posting, type Wallet, walletSide } from "~/features/wallet/rules/postings";
import { aBrand } from "../helpers/tenants";
import { aPlayer, faultsOf, postWithoutOutflowRules } from "../helpers/wps/money";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus"), aBrand("harbor")]);
});
afterAll(() => site.close());

let count = 0;
const reference = () => `ledger:${++count}`;
const posted = (entry: Omit<LedgerEntry, "permit">, brand = "lotus") =>
  site.db.transaction(brand, (tx) => postWithoutOutflowRules(tx, site.now, entry));
const bet = (memberId: string, amount: bigint, key = reference()) => ({
  kind: "bet" as const,
  reference: key,
  postings: movePostings(amount, walletSide(memberId), houseSide("game:REEL")),
});

describe("W1 the ledger", () => {
  test("W1 moves money and returns the balances after it", async () => {
    const { held, memberId } = await aPlayer(site, 10_000n);
    const { balances, isNew } = await posted(bet(memberId, 2_500n));
    expect([balances, isNew]).toEqual([[7_500n, null], true]);
    expect(await held()).toEqual(new Map([["main", 7_500n]]));
  });

  test("W1 keeps every wallet at or above zero, and reports its balance", async () => {
    const { held, memberId } = await aPlayer(site, 100n);
    const refused = { code: "insufficientBalance", details: { balance: "100" } };
    await expect(posted(bet(memberId, 101n))).rejects.toMatchObject(refused);
    expect(await held()).toEqual(new Map([["main", 100n]]));
  });

  test("W1 exactly ten of fifty concurrent bets of 10 on a balance of 100 are accepted", async () => {
    const { held, memberId } = await aPlayer(site, 100n);
    const bets = await Promise.allSettled(Array.from({ length: 50 }, () => posted(bet(memberId, 10n))));
    expect(bets.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect(await held()).toEqual(new Map([["main", 0n]]));
  });

  test("pitfall: six holds of 1,000 on 5,000: five are accepted", async () => {
    const { held, memberId } = await aPlayer(site, 500_000n);
    const hold = () =>
      posted({
        kind: "withdrawHold",
        reference: reference(),
        postings: movePostings(100_000n, walletSide(memberId), walletSide(memberId, "hold")),
      });
    const holds = await Promise.allSettled(Array.from({ length: 6 }, hold));
    expect(holds.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await held()).toEqual(
      new Map([
        ["hold", 500_000n],
        ["main", 0n],
      ]),
    );
  });

  test("W8 a repeated reference with the same content moves nothing, also concurrently", async () => {
    const { held, memberId } = await aPlayer(site, 100n);
    const entry = bet(memberId, 30n);
    const done = await Promise.all(Array.from({ length: 50 }, () => posted(entry)));
    expect(done.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(done.map(({ balances, id }) => `${id} ${balances}`)).size).toBe(1);
    expect(await held()).toEqual(new Map([["main", 70n]]));
  });

  test("pitfall: a repeated reference with different content is a conflict, not the first response", async () => {
    const { memberId } = await aPlayer(site, 100n);
    const key = reference();
    await posted(bet(memberId, 30n, key));
    await expect(posted(bet(memberId, 31n, key))).rejects.toMatchObject({ code: "requestConflict" });
  });

  test("W1 references are per brand, and money does not cross brands", async () => {
    const [here, there] = [await aPlayer(site, 100n), await aPlayer(site, 100n, "harbor")];
    const key = reference();
    await posted(bet(here.memberId, 30n, key));
    await expect(posted(bet(there.memberId, 40n, key), "harbor")).resolves.toMatchObject({ isNew: true });
    await expect(posted(bet(there.memberId, 10n))).rejects.toMatchObject({ code: "insufficientBalance" });
  });

  test("W1 a transaction that does not sum to zero is a program error", async () => {
    const { memberId } = await aPlayer(site, 100n);
    const postings = [
      { ...walletSide(memberId), amount: 5n },
      { ...houseSide("game:REEL"), amount: -4n },
    ];
    await expect(posted({ kind: "bet", reference: reference(), postings })).rejects.toThrow("do not add up to zero");
  });

  test("W1 after concurrent movements in any order, with repeats, every balance equals its replay", async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => aPlayer(site, 1_000n)));
    const ids = players.map(({ memberId }) => memberId);
    const wallets: readonly Wallet[] = ["main", "hold", "vendor:REEL"];
    const side = fc.record({ member: fc.nat(3), wallet: fc.nat(2), house: fc.boolean() });
    const step = fc.record({
      from: side,
      to: side,
      amount: fc.bigInt({ min: 1n, max: 600n }),
      times: fc.integer({ min: 1, max: 3 }),
    });
    type Side = { house: boolean; member: number; wallet: number };
    const sideOf = ({ house, member, wallet }: Side) =>
      house ? houseSide("game:REEL") : walletSide(ids[member] ?? "", wallets[wallet]);
    // Money leaves a member only by one of the defined outflows; nothing goes to another member's hold or vendor wallet.
    const kindOf = (postings: readonly Posting[]): LedgerEntry["kind"] => {
      const from = postings.find(({ amount }) => amount < 0n)?.memberId ?? "";
      const way = (Object.keys(OUTFLOWS) as OutflowWay[]).find((one) => isAllowedOutflow(one, from, postings));
      return way ? OUTFLOWS[way].kinds[0] : "adjust";
    };
    const isPossible = ({ from, to }: { from: Side; to: Side }) =>
      from.house || to.house || from.member === to.member || to.wallet === 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step.filter(isPossible), { minLength: 1, maxLength: 12 }), async (steps) => {
        const entries = steps.flatMap(({ amount, from, times, to }) => {
          const postings = movePostings(amount, sideOf(from), sideOf(to));
          const entry = { kind: kindOf(postings), reference: reference(), postings };
          return Array.from({ length: times }, () => entry);
        });
        const done = await Promise.allSettled(entries.map((entry) => posted(entry)));
        for (const one of done) if (one.status === "rejected") expect(one.reason.code).toBe("insufficientBalance");
        expect(await faultsOf(site)).toEqual([]);
      }),
      { numRuns: process.env["TEST_FULL"] === "1" ? 200 : 15 },
    );
    const held = await Promise.all(players.map(({ held }) => held()));
    expect(held.flatMap((one) => [...one.values()]).every((amount) => amount >= 0n)).toBe(true);
  });
});
