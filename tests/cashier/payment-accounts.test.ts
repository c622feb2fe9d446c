import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aPlayer } from "../helpers/wps/money";
import { aPayee } from "../helpers/wps/payments";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus")]);
});
afterAll(() => site.close());

const staff = () => site.console.staff;

describe("bank accounts", () => {
  const add = { bank: "North Bank", holder: "Thea Lund", number: "DE89 3704-0044 0532" };

  test("W4 account numbers are shown only to staff who pay, and stored encrypted", async () => {
    const who = await aPayee(site);
    const { rows } = await who.calls.payment.addBankAccount(add);
    const added = rows.find(({ ending }) => ending === "0532");
    expect(added).toEqual({ id: expect.any(String), bank: "North Bank", holder: "Thea Lund", ending: "0532" });
    const { id } = await who.withdraw("100", { account: added?.id });
    await who.calls.payment.removeBankAccount({ id: added?.id ?? "" });
    const seen = await staff().paymentOrder({ code: "lotus", id });
    expect(seen.payTo).toEqual({ bank: "North Bank", holder: "Thea Lund", number: "DE89370400440532" });
    const again = await staff().paymentOrder({ code: "lotus", id });
    expect(again.events.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      "waiting member",
      "opened staff:demo",
      "opened staff:demo",
    ]);
    const [stored] = await site.db.transaction("lotus", (tx) =>
      tx.query<{ text: string }>(
        "select encode(account, 'escape') || encode(b.number, 'escape') as text from payment_order o join bank_account b on b.member_id = o.member_id where o.id = $1",
        [id],
      ),
    );
    expect(stored?.text).not.toContain("0532");
  });

  test("W4 adding the same account again adds nothing; a sixth is refused; a known payee name must match", async () => {
    const { calls, memberId } = await aPlayer(site);
    await calls.payment.addBankAccount(add);
    expect((await calls.payment.addBankAccount({ ...add, number: "de893704 00440532" })).rows).toHaveLength(1);
    const more = await Promise.allSettled(
      Array.from({ length: 9 }, (_, at) => calls.payment.addBankAccount({ ...add, number: `1234567${at}` })),
    );
    expect(more.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set payee_name = 'Thea  LUND' where id = $1", [memberId]),
    );
    await expect(calls.payment.addBankAccount({ ...add, holder: "Omar" })).rejects.toMatchObject({
      code: "validation",
    });
    expect((await calls.payment.addBankAccount(add)).rows).toHaveLength(5);
  });

  test("W4 another member's account cannot be removed", async () => {
    const [who, other] = [await aPayee(site), await aPayee(site)];
    await expect(other.calls.payment.removeBankAccount({ id: who.accountId })).rejects.toMatchObject({
      code: "notFound",
    });
    expect((await who.calls.payment.removeBankAccount({ id: who.accountId })).rows).toEqual([]);
  });
});
