import { afterAll, beforeAll, expect, test } from "vitest";
import { storeInOutbox } from "~/features/sending/server/outbox";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("demo", { demo: true }), aBrand("other", { demo: true }), aBrand("real")]);
});
afterAll(() => site.close());

const keep = (code: string, body: string, now: number) =>
  storeInOutbox(site.context({ host: `${code}.test`, now }), {
    channel: "sms",
    receiver: "+60123456789",
    subject: null,
    body,
  });

test("A6 the console lists the sandbox messages of a demo brand, newest first, in pages", async () => {
  for (let at = 0; at < 3; at += 1) await keep("demo", `code ${at}`, NOW + at * 1_000);
  const first = await site.console.staff.outbox({ code: "demo", pageSize: 2 });
  expect(first).toMatchObject({ total: 3, totalPages: 2, rows: [{ body: "code 2" }, { body: "code 1" }] });
  const second = await site.console.staff.outbox({ code: "demo", pageSize: 2, pageNo: 2 });
  expect(second.rows).toMatchObject([{ body: "code 0", channel: "sms", receiver: "+60123456789" }]);
  expect((await site.console.staff.outbox({ code: "other" })).rows).toEqual([]);
});

test("A6 the sandbox messages of a real brand cannot be read, and the call is refused on a brand's host", async () => {
  await keep("real", "code 4711", NOW);
  await expect(site.console.staff.outbox({ code: "real" })).rejects.toMatchObject({ code: "forbidden" });
  await expect(site.as({ host: "demo.test" }).staff.outbox({ code: "demo" })).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(site.console.staff.outbox({ code: "nobody" })).rejects.toMatchObject({ code: "notFound" });
});
