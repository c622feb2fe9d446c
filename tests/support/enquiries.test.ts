import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aMember, aToken } from "../helpers/wps/members";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const HOST = "console.test";
const question = { topic: "payment", content: "Where is my withdrawal?", contact: "thea@mail.example" } as const;

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus"), aBrand("harbor", { maintenance: { on: true } }), aBrand("limits")]);
});
afterAll(() => site.close());

const support = (more: object = {}) => site.as({ host: HOST, staff: { role: "support", name: "iris", ...more } }).staff;

test("A17 what a visitor or a member asks reaches the brand's staff, who mark it as answered once", async () => {
  const account = await aMember(site);
  await site.as({}).system.feedback(question);
  const token = await aToken(site, account);
  await site.as({ token, now: NOW + 1_000 }).system.feedback({ ...question, contact: "" });
  const { rows } = await support().enquiries({ code: "lotus" });
  expect(rows).toMatchObject([
    { ...question, account: null, memberId: null },
    { content: question.content, account, contact: "" },
  ]);
  const id = rows[0]?.id ?? "";
  expect(await support().answerEnquiry({ code: "lotus", id })).toMatchObject({ answeredBy: "iris" });
  expect(await support({ name: "noor" }).answerEnquiry({ code: "lotus", id })).toMatchObject({ answeredBy: "iris" });
  expect((await support().enquiries({ code: "lotus" })).rows.map((row) => row.account)).toEqual([account]);
  expect((await support().enquiries({ code: "lotus", state: "answered" })).rows).toHaveLength(1);
});

test("A17 R5 it is open during maintenance, and seen by staff of its brand alone", async () => {
  await site.as({ host: "harbor.test" }).system.feedback(question);
  expect((await support().enquiries({ code: "harbor" })).total).toBe(1);
  const { rows } = await support().enquiries({ code: "harbor" });
  const id = rows[0]?.id ?? "";
  await expect(support({ brands: ["lotus"] }).enquiries({ code: "harbor" })).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(support().answerEnquiry({ code: "lotus", id })).rejects.toMatchObject({ code: "notFound" });
});

test("A17 A18 a visitor has to say where to answer, a question has 140 characters, and an address asks ten times an hour", async () => {
  const ask = (more: object) => site.as({ host: "limits.test" }).system.feedback({ ...question, ...more });
  await expect(ask({ contact: " " })).rejects.toMatchObject({ code: "validation" });
  await expect(ask({ content: "x".repeat(141) })).rejects.toMatchObject({ code: "validation" });
  const asked = await Promise.allSettled(Array.from({ length: 50 }, () => ask({})));
  expect(asked.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(10);
  await expect(ask({})).rejects.toMatchObject({ code: "tooManyRequests" });
});
