import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rounds } from "../helpers/fast-draws";
import { aBrand } from "../helpers/tenants";
import { aPlayer, aWithdrawal, faultsOf } from "../helpers/wps/money";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const withdrawal = { secondPersonFrom: "500.00" };
let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus", { paymentMethods: { bank: {} }, withdrawal })]);
});
afterAll(() => site.close());

const as = (name: string) => site.as({ host: "console.test", staff: { name, role: "finance" } }).staff;

/** Creates a waiting withdrawal of a member with 1,000.00. @param amount minor units */
async function anOrder(amount: bigint) {
  const player = await aPlayer(site, 100_000n);
  const { memberId } = player;
  const id = await site.db.transaction("lotus", (tx) => aWithdrawal(tx, site.now, { memberId, amount }));
  return { player, id };
}

const approval = (id: string, expectedVersion: number) =>
  ({ code: "lotus", id, verdict: "approved", expectedVersion }) as const;

describe("X6 amounts above the brand's threshold need a second approver", () => {
  test("X6 the first approval leaves the order waiting and unclaimed; the second, by another person, approves it", async () => {
    const { id } = await anOrder(50_000n);
    await as("felix").claimOrder({ code: "lotus", id, expectedVersion: 1 });
    const first = await as("felix").reviewOrder(approval(id, 2));
    expect(first).toMatchObject({ state: "waiting", needsTwo: true, firstApprovedBy: "felix", claimedBy: null });
    await expect(as("felix").reviewOrder(approval(id, 3))).rejects.toMatchObject({ code: "secondPerson" });
    expect(await as("greta").reviewOrder(approval(id, 3))).toMatchObject({ state: "approved", reviewedBy: "greta" });
    const { events } = await as("greta").paymentOrder({ code: "lotus", id });
    const acts = events.map(({ action, actor }) => `${action} ${actor}`);
    expect(acts).toEqual(expect.arrayContaining(["firstApproved staff:felix", "approved staff:greta"]));
  });

  test("X6 below the threshold one approval is enough; one refusal refuses, also after a first approval", async () => {
    const small = await anOrder(49_999n);
    expect(await as("felix").reviewOrder(approval(small.id, 1))).toMatchObject({ state: "approved", needsTwo: false });
    const { id } = await anOrder(50_000n);
    await as("felix").reviewOrder(approval(id, 1));
    const refused = { ...approval(id, 2), verdict: "refused", reason: "Not his account." } as const;
    expect((await as("felix").reviewOrder(refused)).state).toBe("refused");
  });

  test("X6 two concurrent approvals of the same version never count as two", async () => {
    for (let i = 0; i < rounds(5, 100); i += 1) {
      const { id } = await anOrder(50_000n);
      const both = await Promise.allSettled(["felix", "greta"].map((name) => as(name).reviewOrder(approval(id, 1))));
      expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect((await as("ada").paymentOrder({ code: "lotus", id })).state).toBe("waiting");
    }
  });
});

test("X6 concurrent approval, refusal and cancellation of one order have one outcome, and the balance is correct", async () => {
  for (let i = 0; i < rounds(10, 100); i += 1) {
    const { id, player } = await anOrder(20_000n);
    const refusal = { ...approval(id, 1), verdict: "refused", reason: "No." } as const;
    const answers = await Promise.allSettled([
      as("felix").reviewOrder(approval(id, 1)),
      as("greta").reviewOrder(refusal),
      player.calls.payment.cancelWithdrawal({ order: id }),
    ]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { state } = await as("ada").paymentOrder({ code: "lotus", id });
    const { main } = await player.calls.wallet.consolidated({});
    expect([state, main]).toEqual([state, state === "approved" ? "800.00" : "1000.00"]);
  }
  expect(await faultsOf(site)).toEqual([]);
});
