import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { depositv2 } from "~/features/cashier/pages/deposit/deposit.server";
import { withdraw } from "~/features/cashier/pages/withdraw/withdraw.server";
import { responsibleGaming } from "~/features/responsible-play/pages/responsible-gaming/responsible-gaming.server";
import {
  arabic,
  codeSpellings,
  digitSpellings,
  fullWidth,
  isSpellingTested,
  nameSpellings,
} from "../helpers/spellings";
import { aBrand } from "../helpers/tenants";
import { aPageContext, formResult } from "../helpers/wps/forms";
import { aPayee, PAYMENT, requestId } from "../helpers/wps/payments";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  const bank = { provider: { kind: "sandbox" }, minimum: "10.00", maximum: "5000.00" };
  const dong = { currency: { code: "VND", symbol: "₫", scale: 0 } };
  const inDong = { ...dong, paymentMethods: { bank: { minimum: "100", maximum: "9000000" } } };
  const lotus = aBrand("lotus", { demo: true, paymentMethods: { bank } });
  site = await aWpsSite([lotus, aBrand("harbor", { demo: true, ...inDong })]);
});
afterAll(() => site.close());

const AMOUNTS = {
  ...digitSpellings("1234.5"),
  "Arabic signs": `${arabic("1")}\u066c${arabic("234")}\u066b${arabic("5")}`,
  "grouped by blanks": "1 234.50",
  "grouped by commas": "1,234.50",
  "grouped by points": "1.234,50",
};

describe("W3 W4 typed text: an amount in every spelling", () => {
  test.each(Object.entries(AMOUNTS).filter(isSpellingTested))(
    "W3 W4 W9 by call and by form: amount %s",
    async (_name, amount) => {
      const { calls, accountId, token, wallets } = await aPayee(site, "lotus", 300_000n);
      const page = aPageContext(site, { token });
      expect(await calls.payment.deposit({ method: "bank", amount, requestId: requestId() })).toMatchObject({
        amount: "1234.50",
      });
      const paidIn = await depositv2.action(page, { type: "deposit", method: "bank", amount, requestId: requestId() });
      expect(paidIn.status).toBe(303);
      const asked = { method: "bank", account: accountId, amount, paymentPassword: PAYMENT };
      await calls.payment.withdraw({ ...asked, requestId: requestId() });
      const paidOut = await withdraw.action(page, { type: "withdraw", ...asked, requestId: requestId() });
      expect([paidOut.status, (await wallets()).hold]).toEqual([303, "2469.00"]);
      const limit = await responsibleGaming.action(page, { type: "limit", limit: "deposit.day", value: amount });
      expect(await formResult(limit)).toBe("shell:limits.saved");
      const { rows: limits } = await calls.member.limits({});
      expect(limits.find(({ kind, period }) => kind === "deposit" && period === "day")?.value).toBe("1234.50");
    },
  );

  test.each(["1,234", "12,5", "1.234", fullWidth("1,234"), "1 23", "ten", "-5"])(
    "W3 W4 an amount with two readings is refused with an example of a valid one: %s",
    async (amount) => {
      const { accountId, calls, token } = await aPayee(site);
      await expect(calls.payment.deposit({ method: "bank", amount, requestId: requestId() })).rejects.toMatchObject({
        details: { issues: [{ field: "amount" }] },
      });
      const page = aPageContext(site, { token });
      const form = { type: "deposit", method: "bank", amount, requestId: requestId() };
      expect(await depositv2.action(page, form).then(formResult)).toContain("errors:amountInvalid");
      const asked = { type: "withdraw", method: "bank", account: accountId, paymentPassword: PAYMENT, amount };
      expect(await withdraw.action(page, { ...asked, requestId: requestId() }).then(formResult)).toContain(
        "errors:amountInvalid",
      );
    },
  );

  test("W3 pitfall: when a point separates thousands, 100.000 of a currency without decimals is not 100", async () => {
    const { calls } = await aPayee(site, "harbor");
    const given = (amount: string) => calls.payment.deposit({ method: "bank", amount, requestId: requestId() });
    await expect(given("100.000")).rejects.toMatchObject({ code: "amountInvalid" });
    expect(await given("1.000.000").catch(({ code }) => code)).not.toBe("amountInvalid");
    await expect(calls.member.setLimits({ kind: "loss", period: "day", value: "500.000" })).rejects.toMatchObject({
      code: "amountInvalid",
    });
  });
});

describe("W4 typed text: holder and number of a bank account", () => {
  const named = (memberId: string, name: string) =>
    site.db.transaction("lotus", (tx) => tx.query("update member set payee_name = $2 where id = $1", [memberId, name]));
  const HOLDERS = {
    ...nameSpellings("Nguyễn Văn Đức"),
    "without signs": "NGUYEN VAN DUC",
    "full-width": fullWidth("Nguyen Van Duc"),
  };

  test.each(Object.entries(HOLDERS).filter(isSpellingTested))(
    "W4 the holder %s matches the payee, by call and by form",
    async (_name, holder) => {
      const { calls, memberId, token } = await aPayee(site);
      await named(memberId, "Nguyễn Văn\u200b  Đức".normalize("NFD"));
      const add = { bank: "North Bank", holder };
      await calls.payment.addBankAccount({ ...add, number: "DE89370400440532" });
      const page = aPageContext(site, { token });
      const posted = await withdraw.action(page, {
        type: "addAccount",
        ...add,
        number: fullWidth("de89 3704–0044 0533"),
      });
      expect(posted.status).toBe(303);
      const { rows } = await calls.payment.bankAccounts({});
      expect(rows.map(({ ending }) => ending).sort()).toEqual(["0532", "0533", "6789"]);
      const other = calls.payment.addBankAccount({ ...add, holder: "Nguyen Van Dung", number: "99999999" });
      await expect(other).rejects.toMatchObject({ details: { issues: [{ field: "holder" }] } });
    },
  );

  test("W4 all spellings of a number give one account", async () => {
    const { calls } = await aPayee(site);
    for (const number of Object.values(codeSpellings("123456")))
      await calls.payment.addBankAccount({ bank: "North Bank", holder: "Thea Lund", number });
    expect((await calls.payment.bankAccounts({})).rows.map(({ ending }) => ending).sort()).toEqual(["3456", "6789"]);
  });
});
