import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendPendingMessages } from "~/features/messages/server/sending";
import type { BrandJobContext } from "~/platform/wps/context";
import { aBrand } from "../helpers/tenants";
import { aMember, aToken } from "../helpers/wps/members";
import { idOf } from "../helpers/wps/money";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const HOST = "console.test";
let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus", { languages: ["EN", "VI"] }), aBrand("harbor"), aBrand("plain")]);
});
afterAll(() => site?.close());

const iris = (staff: object = {}) => site.as({ host: HOST, staff: { role: "support", name: "iris", ...staff } }).staff;
const WORDS = { title: { EN: "Hello" }, html: { EN: '<p onclick="x()">Come <b>in</b></p>' } };

/** Sends a message with a new requestId. */
const send = (over: object) =>
  iris().sendMessage({ code: "lotus", audience: "all", ...WORDS, requestId: randomUUID(), ...over });

/** Returns the messages of a member. */
async function readBy(account: string, brand = "lotus", language = "EN") {
  const token = await aToken(site, account, brand);
  return (await site.as({ host: `${brand}.test`, token, language }).message.messages({ pageSize: 50 })).rows;
}

/** Inserts many members at once, with only the required columns. */
const aCrowd = (brand: string, many: number) =>
  site.db.transaction(brand, (tx) =>
    tx.query(
      `insert into member (merchant_id, id, account, nickname, type, password_at, contacts, avatar, referral_code, created_at)
       select $1, gen_random_uuid(), 'crowd' || n, 'c', 0, $2, '{}', 'a', 'crowd' || n, $2 from generate_series(1, $3::int) n`,
      [brand, new Date(site.now), many],
    ),
  );

/** Creates the context of the job. */
const jobContext = (brand: string, signal = new AbortController().signal): BrandJobContext => ({
  ...site.context({ host: `${brand}.test` }),
  signal,
});

describe("X7 messages to members", () => {
  test("X7 one member gets it, sanitised, in their language or the brand's default, and the sender is recorded", async () => {
    const [thea, omar] = [await aMember(site), await aMember(site)];
    const html = { ...WORDS.html, VI: "<p>Chào</p>" };
    await send({
      audience: "account",
      name: thea.toUpperCase(),
      title: { EN: "Hello", VI: "Xin chào" },
      html,
      reason: "Asked",
    });
    expect(await readBy(thea)).toMatchObject([
      { kind: "staff", title: "Hello", html: "<p>Come <b>in</b></p>", text: "Come in", read: false },
    ]);
    expect(await readBy(thea, "lotus", "VI")).toMatchObject([{ title: "Xin chào", text: "Chào" }]);
    expect(await readBy(omar)).toEqual([]);
    const { rows } = await iris().sentMessages({ code: "lotus" });
    expect(rows[0]).toMatchObject({
      by: "iris",
      audience: "account",
      name: thea,
      reason: "Asked",
      receivers: 1,
      sent: 1,
      done: true,
    });
    expect((await iris().sentMessages({ code: "harbor" })).rows).toEqual([]);
  });

  test("X7 a label reaches the members who have it, only on this brand; they are counted first", async () => {
    const [one, two, other] = [await aMember(site), await aMember(site), await aMember(site)];
    const elsewhere = await aMember(site, "harbor");
    for (const account of [one, two])
      await iris().labelPlayer({ code: "lotus", memberId: await idOf(site, account), labels: ["chat"], expected: [] });
    const { labels, receivers } = await iris().messageAudience({ code: "lotus", audience: "label", name: "chat" });
    expect([labels, receivers]).toEqual([["chat"], 2]);
    await send({ audience: "label", name: "chat" });
    for (const account of [one, two]) expect(await readBy(account)).toHaveLength(1);
    expect([await readBy(other), await readBy(elsewhere, "harbor")]).toEqual([[], []]);
    await expect(send({ audience: "label", name: "nobody has this" })).rejects.toMatchObject({ code: "notFound" });
  });

  test("X7 each of many members gets it once, also when the job is interrupted, restarted and run twice concurrently", async () => {
    await aCrowd("plain", 2_500);
    const last = await aMember(site, "plain");
    const { message } = await send({ code: "plain" });
    expect(message).toMatchObject({ receivers: 2_501, sent: 1_000, done: false });
    const cut = new AbortController();
    cut.abort(new Error("the process stops"));
    await expect(sendPendingMessages(jobContext("plain", cut.signal))).rejects.toThrow("stops");
    // A member who deletes a message does not receive it again.
    await site.db.transaction("plain", (tx) =>
      tx.query("delete from message where member_id = (select min(member_id::text)::uuid from message)"),
    );
    const late = await aMember(site, "plain");
    await site.db.transaction("plain", (tx) =>
      tx.query("update member set created_at = created_at + interval '1 minute' where account = $1", [late]),
    );
    const both = await Promise.all([
      sendPendingMessages(jobContext("plain")),
      sendPendingMessages(jobContext("plain")),
    ]);
    expect(both[0].messages + both[1].messages).toBe(1_501);
    const [{ many, members } = {}] = await site.db.transaction("plain", (tx) =>
      tx.query<{ many: bigint; members: bigint }>(
        "select count(*) as many, count(distinct member_id) as members from message",
      ),
    );
    expect([Number(many), Number(members)]).toEqual([2_500, 2_500]);
    expect([await readBy(last, "plain"), await readBy(late, "plain")]).toMatchObject([[{ title: "Hello" }], []]);
    expect(await sendPendingMessages(jobContext("plain"))).toEqual({ messages: 0 });
  });

  test("X7 a form sent twice sends once; another message under its id, an empty text, other brands and roles are refused", async () => {
    const name = await aMember(site);
    const given = { audience: "account", name, requestId: randomUUID() };
    await send(given);
    await send(given);
    expect(await readBy(name)).toHaveLength(1);
    await expect(send({ ...given, title: { EN: "Another" } })).rejects.toMatchObject({ code: "requestConflict" });
    for (const bad of [
      { html: { EN: "<script>x()</script>" } },
      { title: { EN: "A", VI: "B" } },
      { title: {}, html: {} },
    ])
      await expect(send({ audience: "account", name, ...bad })).rejects.toMatchObject({ code: "validation" });
    const wish = { code: "lotus", ...given, ...WORDS } as Parameters<ReturnType<typeof iris>["sendMessage"]>[0];
    for (const staff of [{ brands: ["harbor"] }, { role: "finance" }])
      await expect(iris(staff).sendMessage(wish)).rejects.toMatchObject({ code: "forbidden" });
  });
});
