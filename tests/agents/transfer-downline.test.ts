import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aMember, aToken } from "../helpers/wps/members";
import { faultsOf, idOf } from "../helpers/wps/money";
import { aPayee, PAYMENT, requestId } from "../helpers/wps/payments";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  const withdrawal = { dailyMaximum: "500.00", dailyCount: 50, turnoverTimes: "1", securityDeposit: "0.00" };
  const bank = { minimum: "10.00", maximum: "400.00" };
  site = await aWpsSite([aBrand("lotus", { withdrawal, paymentMethods: { bank } }), aBrand("harbor")]);
});
afterAll(() => site.close());

const inLotus = (sql: string, ...values: unknown[]) => site.db.transaction("lotus", (tx) => tx.query(sql, values));
const balanceOf = async (account: string) => {
  const calls = site.as({ token: await aToken(site, account) });
  return (await calls.wallet.balance({})).sumBalance;
};

/** Creates an agent with 2,000.00, an agent below, and a member below the second agent. */
async function aTeam() {
  const agent = await aPayee(site);
  const [middle, below] = [await aMember(site), await aMember(site)];
  await inLotus("update member set type = 1 where id = $1", agent.memberId);
  await inLotus("update member set upline_id = $1, type = 2 where account = $2", agent.memberId, middle);
  await inLotus("update member set upline_id = $1 where account = $2", await idOf(site, middle), below);
  const send = (member: string, amount = "25", more: object = {}) =>
    agent.calls.agent.transferDownline({ member, amount, paymentPassword: PAYMENT, requestId: requestId(), ...more });
  return { agent, middle, below, send };
}

test("W7 an agent sends money to any depth of the team, once per request id", async () => {
  const { agent, below, send } = await aTeam();
  const again = { requestId: requestId() };
  expect(await send(below, "25", again)).toEqual({ balance: "1975.00" });
  expect(await send(` ${below.toUpperCase()} `, "25", again)).toEqual({ balance: "1975.00" });
  await expect(send(below, "30", again)).rejects.toMatchObject({ code: "requestConflict" });
  expect(await balanceOf(below)).toBe("25.00");
  const { rows } = await agent.calls.report.accountRecord({ kind: "transfer" });
  expect(rows[0]).toMatchObject({ amount: "-25.00" });
  expect(await faultsOf(site, "lotus")).toEqual([]);
});

test("W7 U8 only agents send, and only the team receives", async () => {
  const { agent, middle, send } = await aTeam();
  const stranger = await aMember(site);
  const elsewhere = await aMember(site, "harbor");
  for (const member of [stranger, agent.account, elsewhere, "nobody"])
    await expect(send(member)).rejects.toMatchObject({ code: "notInTeam" });
  await inLotus("update member set type = 0 where id = $1", agent.memberId);
  const token = await aToken(site, agent.account);
  const asMember = site.as({ token }).agent.transferDownline({
    member: middle,
    amount: "25",
    paymentPassword: PAYMENT,
    requestId: requestId(),
  });
  await expect(asMember).rejects.toMatchObject({ code: "needTrueAccount" });
  expect(await balanceOf(stranger)).toBe("0.00");
});

test("W7 a wrong payment password, the daily limits and a locked receiver block it; fifty concurrent transfers stop at the limit", async () => {
  const { agent, below, send } = await aTeam();
  await expect(send(below, "25", { paymentPassword: "000000" })).rejects.toMatchObject({
    code: "wrongPaymentPassword",
  });
  await expect(send(below, "5")).rejects.toMatchObject({ code: "amountLimits" });
  const sent = await Promise.allSettled(Array.from({ length: 50 }, () => send(below, "100")));
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  expect(await balanceOf(below)).toBe("500.00");
  await inLotus("update member set locked = true where account = $1", below);
  await expect(send(below, "10")).rejects.toMatchObject({ code: "downlineClosed" });
  expect(await balanceOf(agent.account)).toBe("1500.00");
  expect(await faultsOf(site, "lotus")).toEqual([]);
});
