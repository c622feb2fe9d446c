import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactForm, sendContact } from "~/features/support/pages/contact/contact.server";
import { isReachable } from "~/features/support/rules/enquiries";
import { answerForm } from "~/site/answer-form.server";
import { aBrand } from "../helpers/tenants";
import { aPageContext, formResult } from "../helpers/wps/forms";
import { aMember, aToken } from "../helpers/wps/members";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const HOST = "console.test";
const question = { topic: "payment", content: "Where is my withdrawal?", contact: "thea@mail.example" } as const;

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([
    aBrand("lotus"),
    aBrand("harbor", { maintenance: { on: true } }),
    aBrand("limits"),
    aBrand("words", { feedback: { minWords: 3, maxWords: 5 } }),
  ]);
});
afterAll(() => site.close());

describe("A17 A18 the content of a question", () => {
  const ask = (content: string, host = "words.test") => site.as({ host }).system.feedback({ ...question, content });

  test.each([
    ["too few words", "Where is", "refused"],
    ["the fewest words", "Where is it?", "sent"],
    ["the most words", "Where is it, please? Hurry!", "sent"],
    ["too many words", "Where is it, and who has it?", "refused"],
    ["three words without blanks", "提款在哪里", "sent"],
    ["no word at all", "?!?!", "refused"],
  ])("A17 A18 a question with %s, where the brand requires 3 to 5: %s is %s", async (_what, content, result) => {
    const told = await ask(content).then(
      () => "sent",
      (error) => error.details.issues,
    );
    const params = { minimum: "3", maximum: "5" };
    const refused = [{ field: "content", issue: "errors:field.questionWords", params }];
    expect(told).toEqual(result === "sent" ? "sent" : refused);
  });

  test.each([
    ["empty", "", "errors:field.questionEmpty"],
    ["141 characters", `${"x ".repeat(70)}x`, "errors:field.questionLong"],
    ["without a word", "…", "errors:field.questionWords"],
  ])("A17 A18 a form whose question is %s shows the error at its field", async (_what, content, text) => {
    const page = aPageContext(site, { host: "harbor.test", ip: "198.51.100.40" });
    const form = contactForm({ account: "visitor" }, { ...question, content });
    const answer = await answerForm(page, form, () => sendContact(page, form));
    expect(JSON.parse(await formResult(answer))).toEqual({ content: text });
  });

  test("pitfall: A17 a question of 140 characters in several lines is accepted: a line break counts as one character", async () => {
    const page = aPageContext(site, { host: "harbor.test", ip: "198.51.100.41" });
    const lines = Array.from({ length: 10 }, () => "x".repeat(13)).join("\r\n");
    const form = contactForm({ account: "visitor" }, { ...question, content: `${lines}y`.padEnd(149, "y") });
    expect(form.values["content"]).toHaveLength(140);
    // A visitor's page sends it; what it says is a text of the page.
    const site2 = { ...page, account: "visitor" as const };
    expect(await formResult(await answerForm(site2, form, () => sendContact(site2, form)))).toBe("shell:contact.done");
  });
});

const support = (more: object = {}) => site.as({ host: HOST, staff: { role: "support", name: "iris", ...more } }).staff;

test("A17 a visitor's or member's question reaches the brand's staff, who mark it as answered once", async () => {
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

test("A17 A18 a question of too few words and an unreachable contact are reported together", async () => {
  const asked = site.as({ host: "words.test" }).system.feedback({ ...question, content: "Hello", contact: "nonsense" });
  await expect(asked).rejects.toMatchObject({ details: { issues: [{ field: "content" }, { field: "contact" }] } });
});

test("A17 a demo account must give an address for the answer, because it has no messages", async () => {
  const account = await aMember(site);
  await site.db.transaction("lotus", (tx) => tx.query("update member set type = 4 where account = $1", [account]));
  const token = await aToken(site, account);
  const ask = (contact: string) => site.as({ token }).system.feedback({ ...question, contact });
  await expect(ask("")).rejects.toMatchObject({ details: { issues: [{ field: "contact" }] } });
  await expect(ask("thea@mail.example")).resolves.toEqual({});
  expect(contactForm({ account: "demo" }, { ...question }).fields).toContainEqual(
    expect.objectContaining({ name: "contact", required: true }),
  );
});

test("A17 R5 it is open during maintenance, and visible only to staff of its brand", async () => {
  const { total } = await support().enquiries({ code: "harbor" });
  await site.as({ host: "harbor.test" }).system.feedback(question);
  expect((await support().enquiries({ code: "harbor" })).total).toBe(total + 1);
  const { rows } = await support().enquiries({ code: "harbor" });
  const id = rows[0]?.id ?? "";
  await expect(support({ brands: ["lotus"] }).enquiries({ code: "harbor" })).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(support().answerEnquiry({ code: "lotus", id })).rejects.toMatchObject({ code: "notFound" });
});

test("A17 A18 a visitor must give a contact, a question has at most 140 characters, and an IP address can send ten an hour", async () => {
  const ask = (more: object) => site.as({ host: "limits.test" }).system.feedback({ ...question, ...more });
  await expect(ask({ contact: " " })).rejects.toMatchObject({ code: "validation" });
  await expect(ask({ content: "x".repeat(141) })).rejects.toMatchObject({ code: "validation" });
  for (const contact of ["nonsense", "thea@", "@mail.example", "12345", "room 1234567"])
    await expect(ask({ contact }), contact).rejects.toMatchObject({
      code: "validation",
      details: { issues: [{ field: "contact", issue: "errors:field.reachable" }] },
    });
  const asked = await Promise.allSettled(Array.from({ length: 50 }, () => ask({})));
  expect(asked.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(10);
  await expect(ask({})).rejects.toMatchObject({ code: "tooManyRequests" });
});

test("A17 an e-mail address or a phone number in any spelling is a place to answer, other words are none", () => {
  const places = ["thea@mail.example", " Thea@Mail。Example ", "+84 (90) 123-45-67", "09.1234.5678", "٠٩١٢٣٤٥٦٧٨"];
  expect(places.filter((place) => !isReachable(place))).toEqual([]);
  const others = ["", "nonsense", "thea@", "@mail.example", "thea@mail", "12345", "call 0912345678"];
  expect(others.filter(isReachable)).toEqual([]);
});
