import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDeposit } from "~/features/cashier/orders.server";
import { applyPaymentReport } from "~/features/cashier/server/notices";
import type { StaffRole } from "~/platform/wps/staff";
import { CALL_ROUTES } from "~/registry/calls";
import { aBrand } from "../helpers/tenants";
import { ALL_FEATURES_ON } from "../helpers/wps/contract-suite";
import { fittedExample } from "../helpers/wps/examples";
import { aMember } from "../helpers/wps/members";
import { aPlayer, faultsOf, idOf } from "../helpers/wps/money";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const LIMIT = { perGrant: "100.00", perDay: "1000.00", secondPersonFrom: "50.00" };
const ROLES = { finance: LIMIT, operator: LIMIT, admin: LIMIT };
const staffLimits = { grants: ROLES, deposits: ROLES };

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus", { ...ALL_FEATURES_ON, staffLimits }), aBrand("harbor")]);
});
afterAll(() => site?.close());

let count = 0;
const fresh = (word: string) => `${word}-${++count}-of-grants`;
const as = (name: string, role: StaffRole = "finance", now = NOW) =>
  site.as({ host: "console.test", now, staff: { name, role } }).staff;

/** Returns the sum of members' balances and waiting rewards, in minor units. */
async function worth(): Promise<bigint> {
  const [row] = await site.db.transaction("lotus", (tx) =>
    tx.query<{ sum: bigint }>(
      `select ((select coalesce(sum(amount), 0) from balance where member_id is not null)
        + (select coalesce(sum(amount), 0) from reward where state = 'waiting'))::bigint as sum`,
    ),
  );
  return row?.sum ?? 0n;
}

const decimal = (minor: number): string => (minor / 100).toFixed(2);

/** Creates a deposit whose received amount differs. @returns its id */
async function aMismatch(memberId: string, amount: number): Promise<string> {
  const given = { memberId, method: "bank", provider: "sandbox", fields: {} } as const;
  const ctx = site.context({ now: NOW });
  return site.db.transaction("lotus", async (tx) => {
    const { id } = await createDeposit(tx, NOW, { ...given, amount: 1n, fee: 0n, security: 0n });
    await applyPaymentReport(ctx, tx, id, { state: "paid", amount: BigInt(amount) });
    return id;
  });
}

/** A way in which staff can pay a member. */
interface Way {
  /** Prepares a payment of an amount in minor units. @returns function that makes the payment as a member of staff */
  readonly prepare: (amount: number) => Promise<(name: string) => Promise<{ readonly pending: boolean }>>;
  /** Approves the last payment that awaits a second person. */
  readonly second: (name: string) => Promise<unknown>;
}

function rewardWay(kind: "bonus" | "redEnvelope"): Way {
  return {
    async prepare(amount) {
      const memberId = await idOf(site, await aMember(site));
      const given = {
        code: "lotus",
        memberId,
        kind,
        amount: decimal(amount),
        reason: "A test",
        requestId: fresh(kind),
      };
      return async (name) => ({ pending: (await as(name).giveReward(given)).reward === null });
    },
    async second(name) {
      const { rows } = await as(name).grants({ code: "lotus", state: "pending" });
      return as(name).reviewGrant({ code: "lotus", id: rows[0]?.id ?? "", verdict: "approved" });
    },
  };
}

let lastDeposit = { id: "", version: 0 };
const depositWay: Way = {
  async prepare(amount) {
    const id = await aMismatch(await idOf(site, await aMember(site)), amount);
    const { version } = await as("reader").paymentOrder({ code: "lotus", id });
    return async (name) => {
      const given = { code: "lotus", id, verdict: "approved", expectedVersion: version } as const;
      const order = await as(name).reviewOrder(given);
      lastDeposit = { id, version: order.version };
      return { pending: order.state === "review" };
    };
  },
  second: (name) => {
    const { id, version: expectedVersion } = lastDeposit;
    return as(name).reviewOrder({ code: "lotus", id, verdict: "approved", expectedVersion });
  },
};

const WAYS: readonly (readonly [string, Way])[] = [
  ["a bonus", rewardWay("bonus")],
  ["a red envelope", rewardWay("redEnvelope")],
  ["a deposit of which another amount came", depositWay],
];

describe("X6 limits of staff payments to members", () => {
  test("X6 only staff calls with limits increase members' balances", async () => {
    const richer: string[] = [];
    for (const route of CALL_ROUTES.filter(
      ({ call }) => call.audit && !call.audit.skip && call.audit.effect !== "none",
    )) {
      const input = await fittedExample(site, route, await aMember(site));
      const before = await worth();
      await site.send(route.call.method, route.call.path, input, { host: "console.test" });
      if ((await worth()) > before) richer.push(route.name);
    }
    // `reviewOrder` credits a deposit, but its example is a withdrawal. `reviewGrant` pays a grant that was counted before.
    expect(richer.sort()).toEqual(["giveReward", "reviewGrant"]);
  });

  test.each(WAYS)("X6 %s above the single limit is refused and pays nothing", async (_what, way) => {
    const pay = await way.prepare(10_001);
    const before = await worth();
    await expect(pay(fresh("felix"))).rejects.toMatchObject({ code: "staffAmountLimit" });
    expect(await worth()).toBe(before);
  });

  test.each(WAYS)("X6 %s, fifty concurrent, stays within the daily limit", async (_what, way) => {
    const name = fresh("felix");
    const pays = await Promise.all(Array.from({ length: 50 }, () => way.prepare(4_000)));
    const before = await worth();
    const answers = await Promise.allSettled(pays.map((pay) => pay(name)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(25);
    const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["staffDayLimit"]));
    // Nothing is left, so the text asks for no smaller amount.
    expect(new Set(refused.map(({ textKey }) => textKey))).toEqual(new Set(["errors:staffDayLimitUsed"]));
    expect((await worth()) - before).toBe(100_000n);
  });

  test.each(WAYS)(
    "X6 %s above the threshold waits for a second member of staff, and is paid once",
    async (_what, way) => {
      const [felix, greta] = [fresh("felix"), fresh("greta")];
      const pay = await way.prepare(5_000);
      const before = await worth();
      expect(await pay(felix)).toEqual({ pending: true });
      await expect(way.second(felix)).rejects.toMatchObject({ code: "secondPerson" });
      expect(await worth()).toBe(before);
      const both = await Promise.allSettled([way.second(greta), way.second(fresh("hugo"))]);
      expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect((await worth()) - before).toBe(5_000n);
    },
  );

  test("X6 the limit is that of the role: a role without a limit pays nothing", async () => {
    const memberId = await idOf(site, await aMember(site), "lotus");
    const given = { code: "lotus", memberId, kind: "bonus", amount: "0.01", reason: "A test" } as const;
    await expect(as("sue", "support").giveReward({ ...given, requestId: fresh("none") })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  test("X6 the limit restarts with the brand's day; a refused grant does not count, and its author can withdraw it", async () => {
    const name = fresh("felix");
    const { memberId } = await aPlayer(site);
    const give = (amount: string, now = NOW) =>
      as(name, "finance", now).giveReward({
        ...({ code: "lotus", memberId, kind: "redEnvelope", reason: "A test" } as const),
        ...{ amount, requestId: fresh("day") },
      });
    const left = async (now = NOW) => (await as(name, "finance", now).grants({ code: "lotus" })).allowance.left;
    const { pending } = await give("100");
    expect(await left()).toBe("900.00");
    const taken = { code: "lotus", id: pending?.id ?? "", verdict: "refused", reason: "A mistake" } as const;
    expect((await as(name).reviewGrant(taken)).grant).toMatchObject({ state: "refused", own: true, note: "A mistake" });
    expect(await left()).toBe("1000.00");
    await give("40");
    expect([await left(), await left(NOW + 86_400_000)]).toEqual(["960.00", "1000.00"]);
  });

  test("X6 a repeated request gives the same grant and counts once, pending or paid", async () => {
    const name = fresh("felix");
    const { memberId } = await aPlayer(site);
    for (const amount of ["20", "60"]) {
      const requestId = fresh("again");
      const given = { code: "lotus", memberId, kind: "bonus", amount, reason: "A test", requestId } as const;
      const answers = await Promise.all(Array.from({ length: 10 }, () => as(name).giveReward(given)));
      expect(new Set(answers.map(({ pending, reward }) => pending?.id ?? reward?.id)).size).toBe(1);
      await expect(as(name).giveReward({ ...given, amount: "21" })).rejects.toMatchObject({ code: "requestConflict" });
    }
    expect((await as(name).grants({ code: "lotus" })).allowance.left).toBe("920.00");
  });

  test.each([
    ["bonus", "0", "turnoverTooLow"],
    ["bonus", "0.9999", "turnoverTooLow"],
    ["bonus", "1", null],
    ["bonus", undefined, null],
    ["redEnvelope", "0", null],
  ] as const)("X6 a %s with turnover %s: %s", async (kind, turnoverTimes, code) => {
    const { memberId } = await aPlayer(site);
    const times = turnoverTimes === undefined ? {} : { turnoverTimes };
    const given = { code: "lotus", memberId, kind, amount: "1", reason: "A test", requestId: fresh("times"), ...times };
    const answer = await as(fresh("felix"))
      .giveReward(given)
      .catch((error) => error);
    expect(answer.code ?? null).toBe(code);
  });

  test.each(["0", "0.00", "-1", "1e3", "99999999999999", "0.001", " ", "1,000"])(
    "X6 the amount %j is refused",
    async (amount) => {
      const { memberId } = await aPlayer(site);
      const given = { code: "lotus", memberId, kind: "bonus", amount, reason: "A test", requestId: fresh("odd") };
      const { status } = await site.send("POST", "/wps/staff/reward", given, { host: "console.test" });
      expect(status).toBe(422);
    },
  );

  test("X6 without limits in a brand's files those of the base apply", async () => {
    const memberId = await idOf(site, await aMember(site, "harbor"), "harbor");
    const given = {
      code: "harbor",
      memberId,
      kind: "bonus",
      amount: "99999999",
      reason: "x",
      requestId: fresh("base"),
    } as const;
    for (const role of ["finance", "operator", "admin"] as const)
      await expect(as("x", role).giveReward(given)).rejects.toMatchObject({ code: "staffAmountLimit" });
  });

  test("X6 afterwards the ledger balances", async () => {
    expect(await faultsOf(site)).toEqual([]);
  });
});
