import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orderQuery } from "~/features/cashier/console/order-filters";
import { orderFilter } from "~/features/cashier/order-search.server";
import { advanceOrder, type OrderFields } from "~/features/cashier/orders.server";
import { orderNumber, readOrderNumber } from "~/features/cashier/rules/order-number";
import type { PaymentStep } from "~/features/cashier/rules/payments";
import { ordersPage } from "~/features/cashier/server/order-search.sql.gen";
import { queryOf } from "~/platform/db/statement";
import { aBrand } from "../helpers/tenants";
import { aPlayer, aWithdrawal, creditMember } from "../helpers/wps/money";
import { aPayee } from "../helpers/wps/payments";
import { aKnownPlayer } from "../helpers/wps/players";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const HOST = "console.test";
let site: WpsSite;
beforeAll(async () => {
  const brand = { paymentMethods: { bank: {} }, timeZone: "Asia/Manila" };
  site = await aWpsSite([aBrand("lotus", brand), aBrand("harbor", brand)]);
});
afterAll(() => site?.close());

const as = (role: "support" | "finance" | "operator") => site.as({ host: HOST, staff: { role, name: role } }).staff;
const found = async (search: object, code = "lotus") =>
  (await as("support").paymentQueue({ code, ...search })).rows.map(({ id }) => id);

/** Creates a withdrawal with a bank reference, of a member with personal data. */
async function aKnownOrder({ amount = 12_300n, at = site.now, reference = "NB-2026 0131/77" } = {}) {
  const who = await aKnownPlayer(site);
  await creditMember(site, who.memberId, 1_000_000n);
  const id = await site.db.transaction("lotus", async (tx) => {
    const made = await aWithdrawal(tx, at, { memberId: who.memberId, amount });
    await tx.query("update payment_order set provider_reference = $2, state = 'paid' where id = $1", [made, reference]);
    return made;
  });
  return { ...who, id };
}

/** Sets names of a member. */
const rename = (id: string, { nickname, payeeName }: { readonly nickname?: string; readonly payeeName?: string }) =>
  site.db.transaction("lotus", (tx) =>
    tx.query(
      "update member set nickname = coalesce($2, nickname), payee_name = coalesce($3, payee_name) where id = $1",
      [id, nickname, payeeName],
    ),
  );

describe("X6 search for an order", () => {
  test("X6 an order is found by everything that a member can quote, in any state", async () => {
    const { account, email, id, memberId, mobile } = await aKnownOrder({ reference: "QX-77/01 b" });
    await rename(memberId, { payeeName: "Nguyễn Văn-Đức", nickname: "Sunny Side" });
    const number = orderNumber(id);
    const spelt = `${number.slice(0, 4)}-${number.slice(4, 8)} ${number.slice(8)}`.toLowerCase();
    const ways = [
      account,
      account.slice(1),
      "nguyen",
      "ĐỨC",
      "van duc",
      "unny",
      "SIDE",
      mobile,
      email,
      number,
      spelt,
      id,
    ];
    for (const find of [...ways, "qx7701b", "QX-77/01", memberId])
      expect([find, await found({ find })]).toEqual([find, expect.arrayContaining([id])]);
    for (const find of ["nguyen sunny nobody", email.slice(1), "QX", `${number.slice(0, 11)}`, "%", "_", "' or 1=1 --"])
      expect([find, await found({ find })]).toEqual([find, []]);
    for (const find of [...ways, "qx7701b"]) expect(await found({ find }, "harbor")).toEqual([]);
  });

  test("X5 a player is found by a part of a name, an order number and a bank reference, and stays masked", async () => {
    const { account, id, memberId } = await aKnownOrder({ reference: "PAY-555-ZETA" });
    await rename(memberId, { payeeName: "Zdenka Zeman" });
    for (const find of ["denka", "zeman zdenka", orderNumber(id), "pay555"]) {
      const { rows } = await as("support").players({ code: "lotus", find });
      expect([find, rows.map((row) => row.account)]).toEqual([find, [account]]);
      expect(JSON.stringify(rows)).not.toContain("Zeman");
    }
    expect((await as("support").players({ code: "harbor", find: orderNumber(id) })).rows).toEqual([]);
  });

  test("X5 a renamed member is found only by the new name, and pages neither skip nor repeat a member", async () => {
    const { account, memberId } = await aKnownPlayer(site);
    const seen = async (find: string) =>
      (await as("support").players({ code: "lotus", find })).rows.map((row) => row.account);
    await rename(memberId, { nickname: "Quillon Quince" });
    expect(await seen("quil")).toEqual([account]);
    await rename(memberId, { nickname: "Marrow" });
    expect([await seen("quil"), await seen("arrow")]).toEqual([[], [account]]);
    const names = [];
    for (const nickname of ["Xaver Xavi", "Xavier", "Xav", "Xavix Xavo"]) {
      const who = await aKnownPlayer(site);
      await rename(who.memberId, { nickname });
      names.push(who.account);
    }
    const paged: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const more = after ? { after } : {};
      const { next, rows } = await as("support").players({ code: "lotus", find: "xav", pageSize: 1, ...more });
      paged.push(...rows.map((row) => row.account));
      after = next;
    }
    expect(paged.toSorted()).toEqual(names.toSorted());
  });

  test("X6 lists are filtered by player, amount, day and method, and by several of them", async () => {
    const player = await aPlayer(site, 5_000_000n);
    const at = (time: string) => Date.parse(time);
    const [late, next, large] = await site.db.transaction("lotus", async (tx) => [
      // 23:30 and 00:30 in Manila.
      await aWithdrawal(tx, at("2025-03-04T15:30Z"), { memberId: player.memberId, amount: 50_000n }),
      await aWithdrawal(tx, at("2025-03-04T16:30Z"), { memberId: player.memberId, amount: 50_001n }),
      await aWithdrawal(tx, at("2025-03-06T08:00Z"), { memberId: player.memberId, amount: 900_000n }),
    ]);
    const mine = (search: object) => found({ memberId: player.memberId, ...search });
    expect(await mine({})).toEqual([large, next, late]);
    expect(await mine({ from: "2025-03-04", to: "2025-03-04" })).toEqual([late]);
    expect(await mine({ from: "2025-03-05" })).toEqual([large, next]);
    expect(await mine({ amountFrom: "500", amountTo: "500" })).toEqual([late]);
    expect(await mine({ amountFrom: "500.01" })).toEqual([large, next]);
    expect(await mine({ method: "bank", to: "2025-03-05", amountFrom: "500.01" })).toEqual([next]);
    expect(await mine({ method: "card" })).toEqual([]);
    expect(await mine({ kind: "deposit" })).toEqual([]);
    expect(await found({ from: "2025-03-04", to: "2025-03-06", state: "waiting" })).toEqual([late, next, large]);
    await expect(mine({ from: "2025-03-05", to: "2025-03-04" })).rejects.toMatchObject({ code: "validation" });
    await expect(mine({ amountFrom: "1.234" })).rejects.toMatchObject({ code: "amountInvalid" });
  });

  test("X6 search terms are masked in the audit", async () => {
    const { email } = await aKnownOrder();
    await found({ find: email });
    await found({ find: "Thea Lund" });
    const { rows } = await site.console.staff.auditLog({ call: "paymentQueue", pageSize: 2 });
    expect(rows.map(({ input }) => input["find"])).toEqual(["T*** L***", expect.stringMatching(/^T\*\*\*@/)]);
  });
});

describe("X6 support reads an order and cannot decide it", () => {
  test("X6 support sees state, history and reference, not the destination account, and a look adds no event", async () => {
    const payee = await aPayee(site);
    const { id } = await payee.withdraw("100");
    const seen = await as("support").paymentOrder({ code: "lotus", id });
    expect(seen).toMatchObject({ id, number: orderNumber(id), state: "waiting", payTo: null });
    expect(JSON.stringify(seen)).not.toMatch(/12346789|Thea Lund/);
    expect(seen.events.map(({ action }) => action)).toEqual(["waiting"]);
    expect((await as("finance").paymentOrder({ code: "lotus", id })).payTo).toMatchObject({ number: "12346789" });
    const decision = { code: "lotus", id, expectedVersion: 1 };
    await expect(as("support").reviewOrder({ ...decision, verdict: "approved" })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(as("support").claimOrder(decision)).rejects.toMatchObject({ code: "forbidden" });
    await expect(as("operator").paymentOrder({ code: "lotus", id })).rejects.toMatchObject({ code: "forbidden" });
    await expect(as("support").paymentOrder({ code: "harbor", id })).rejects.toMatchObject({ code: "notFound" });
  });

  test("X6 the extra fields of a deposit are masked for support", async () => {
    const { id } = await aKnownOrder();
    await site.db.transaction("lotus", (tx) =>
      tx.query(`update payment_order set fields = '{"sender": "00998877665"}' where id = $1`, [id]),
    );
    expect((await as("support").paymentOrder({ code: "lotus", id })).fields).toEqual([
      { name: "sender", value: "00***5" },
    ]);
  });
});

test("X6 the search keys of an order are computed when it gets a reference, not at each change of its state", async () => {
  const { id } = await (await aPayee(site)).withdraw("100");
  const inLotus = (sql: string) => site.db.transaction("lotus", (tx) => tx.query(sql, [id]));
  const mark = () => inLotus("update payment_order set number = 'MARK', reference_key = 'mark' where id = $1");
  const advance = (step: PaymentStep, change: OrderFields = {}) =>
    site.db.transaction("lotus", (tx) => advanceOrder(tx, site.now, id, step, { actor: "rule", change }));
  const keys = () => inLotus("select number, reference_key from payment_order where id = $1");
  await mark();
  await advance("approve");
  expect(await keys()).toEqual([{ number: "MARK", reference_key: "mark" }]);
  expect(await advance("pay", { providerReference: "NB-77/01 b" })).toMatchObject({
    state: "paid",
    providerReference: "NB-77/01 b",
  });
  expect(await keys()).toEqual([{ number: orderNumber(id), reference_key: "nb7701b" }]);
  await mark();
  expect(await advance("dispute", { received: 0n, remaining: 10_000n })).toMatchObject({
    state: "disputed",
    providerReference: "NB-77/01 b",
  });
  expect(await keys()).toEqual([{ number: "MARK", reference_key: "mark" }]);
});

test("X6 every search of orders uses an index, with 5,000 orders of 500 players", async () => {
  await site.db.transaction("harbor", async (tx) => {
    await tx.query(`insert into member (merchant_id, id, account, nickname, type, password_at, contacts, avatar, referral_code, created_at)
      select 'harbor', gen_random_uuid(), 'p' || md5(n::text), 'Player ' || n, 0, now(), '{}', '0', 'r' || n, now() from generate_series(1, 500) n`);
    await tx.query(`insert into payment_order (merchant_id, id, member_id, kind, state, version, method, amount, fee, security,
        security_state, fields, provider, provider_reference, created_at, changed_at)
      select 'harbor', (lpad(to_hex(1700000000000 + n * 60000::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 19))::uuid,
        (array(select id from member where merchant_id = 'harbor'))[1 + n % 500], 'withdrawal',
        (array['received', 'received', 'received', 'paid'])[1 + n % 4], 1, 'm' || n % 50, 1000 + n, 0, 0, 'none', '{}', 'staff',
        'REF' || n, to_timestamp(1700000000 + n * 60), now() from generate_series(1, 5000) n`);
  });
  const owner = await site.db.connectOwner();
  await owner.query("analyze member, member_name, payment_order");
  await owner.end();
  const brand = site.tenants.get("harbor");
  if (!brand) throw new Error("harbor is not served");
  const [one] = (await as("support").paymentQueue({ code: "harbor", state: "received", pageSize: 1 })).rows;
  const searches = [
    { find: one?.number },
    { find: "REF777" },
    { find: "layer 77" },
    { memberId: one?.memberId },
    { method: "m7" },
    { amountFrom: "20", amountTo: "20" },
    { from: "2023-11-15", to: "2023-11-15" },
    { state: "paid" as const },
    { state: "all" as const },
  ];
  for (const search of searches)
    await site.db.transaction("harbor", async (tx) => {
      const { filter } = await orderFilter(tx, brand, search);
      const page = { ...filter, oldestFirst: true, limit: 50, offset: 0 };
      const { text, values } = queryOf(ordersPage, page, { merchant: () => "harbor", prepares: false });
      const plan = await tx.query(`explain ${text}`, values);
      expect([search, JSON.stringify(plan)]).toEqual([search, expect.not.stringContaining("Seq Scan")]);
      expect((await as("support").paymentQueue({ code: "harbor", ...search })).rows.length).toBeGreaterThan(0);
    });
});

test("X6 an order number is read in every spelling, and other texts are not order numbers", () => {
  expect(orderNumber("019413d6-0000-7000-8000-00a0b1c2d3e4")).toBe("00A0B1C2D3E4");
  for (const text of ["00a0b1c2d3e4", " 00A0-B1C2-D3E4 ", "#00a0 b1c2 d3e4", "００A0B1C2D3E4"])
    expect([text, readOrderNumber(text)]).toEqual([text, "00A0B1C2D3E4"]);
  for (const text of ["", "00a0b1c2d3e", "00a0b1c2d3e4f", "thea", "00a0b1c2d3eg"])
    expect(readOrderNumber(text)).toBeNull();
});

test("X6 the list reads its state from the address, and ignores invalid values", () => {
  const read = (query: string) => orderQuery(new URLSearchParams(query));
  expect(read("")).toEqual({ filter: "open", search: {}, pageNo: 1 });
  expect(read("find=thea&page=2")).toEqual({ filter: "all", search: { find: "thea" }, pageNo: 2 });
  expect(read("find=%20&state=nonsense&page=-3")).toEqual({ filter: "open", search: {}, pageNo: 1 });
  expect(read("amountFrom=1%2C000&state=paid")).toEqual({ filter: "paid", search: { amountFrom: "1,000" }, pageNo: 1 });
});
