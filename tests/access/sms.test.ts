import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { solveHuman } from "../helpers/wps/human";
import { aMemberWith, consumeCode, newestCode, resetLimit, sentTo } from "../helpers/wps/sent";
import { aWpsSite, type CallerOptions, NOW, type WpsSite } from "../helpers/wps/wps-site";

const FLAGS = { mobileLogin: true, forgotPasswordByPhone: true, smsVerification: true };
const providers = { sms: { countries: ["MY"] } };

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([
    aBrand("lotus", { name: "Lotus", languages: ["EN", "VI"], flags: FLAGS, providers }),
    aBrand("plain"),
    aBrand("spent", { flags: FLAGS }),
  ]);
});
afterAll(() => site.close());

/** Number of visitors so far. Each visitor from Malaysia has a new address. */
let visitors = 0;
function aVisitor(over: CallerOptions = {}): CallerOptions {
  visitors += 1;
  return { country: "MY", ip: `198.51.100.${visitors}`, ...over };
}

/** Number of phone numbers so far. Each is used once. */
let numbers = 0;
function aNumber(): string {
  numbers += 1;
  return `+6012${String(2_000_000 + numbers)}`;
}

type Call = "noLogin" | "register" | "register/mobile";

/** Requests a code with a solved challenge. @param over further fields of the body */
async function ask(call: Call, number: string, over: object = {}, asker: CallerOptions = aVisitor()) {
  const body = call === "noLogin" ? { mobileNum: number, purpose: "login" } : { mobileNo: number };
  const human = await solveHuman(site, asker);
  return site.send("POST", `/wps/verification/sms/${call}`, { ...body, human, ...over }, asker);
}

describe("A6 SMS to a new number", () => {
  test.each(["register", "register/mobile"] as const)("A6 SMS: %s sends a working code", async (call) => {
    const number = aNumber();
    const { status, body } = await ask(call, number.replace("+60", "0"), { type: "username" });
    expect([status, body.value]).toEqual([200, { expiredMinutes: 5 }]);
    await consumeCode(site.context(), "register", number, await newestCode(site, number));
  });

  test("A18 SMS: the text is in the visitor's language and contains the brand, the code and its validity in minutes", async () => {
    const number = aNumber();
    await ask("register", number, {}, aVisitor({ headers: { language: "VI" } }));
    const [sms] = await sentTo(site, number);
    expect(sms?.body).toMatch(/^VI common:sms\.code \d{6} Lotus 5$/);
    expect([sms?.channel, sms?.subject]).toEqual(["sms", null]);
  });

  test("A6 SMS: without a solved challenge nothing is sent, and each challenge sends one message", async () => {
    const [number, asker] = [aNumber(), aVisitor()];
    const send = (more: object) =>
      site.send("POST", "/wps/verification/sms/register", { mobileNo: number, ...more }, asker);
    expect((await send({})).body).toMatchObject({ code: "verificationFirst", message: "EN errors:verificationFirst " });
    expect((await send({ human: "e30=" })).body.code).toBe("verificationFirst");
    const human = await solveHuman(site, asker);
    expect((await send({ human })).status).toBe(200);
    await resetLimit(site, `smsMinute:lotus:${number}`);
    expect((await send({ human })).body.code).toBe("verificationFirst");
    expect(await sentTo(site, number)).toHaveLength(1);
  });

  test("A18 SMS: a text that is not a mobile number is refused", async () => {
    expect((await ask("register", "12")).body).toMatchObject({ code: "invalidPhone", value: null });
    expect((await ask("noLogin", "03-2345 6789")).body.code).toBe("invalidPhone");
    expect((await ask("register", "0123456789", { countryDialingCode: "+999" })).body.code).toBe("invalidPhone");
  });

  test("A6 SMS: pitfall: numbers of countries outside the brand's list get no message", async () => {
    const { status, body } = await ask("register", "+84912345678");
    expect([status, body.code]).toEqual([403, "notAllowed"]);
    expect(await sentTo(site, "+84912345678")).toEqual([]);
  });
});

describe("A6 SMS to an account", () => {
  test("A6 SMS: pitfall: the response does not reveal whether a number has an account; only a number with an account gets a code", async () => {
    const [known, unknown] = [aNumber(), aNumber()];
    await aMemberWith(site, known);
    for (const [i, purpose] of (["login", "password"] as const).entries()) {
      const now = NOW + i * 60_000;
      const answers = [];
      for (const number of [unknown, known]) answers.push(await ask("noLogin", number, { purpose }, aVisitor({ now })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
      await expect.poll(async () => (await sentTo(site, known)).length).toBe(i + 1);
      await consumeCode(site.context({ now }), purpose, known, await newestCode(site, known));
      for (const number of [known, unknown]) await resetLimit(site, `smsMinute:lotus:${number}`);
    }
    expect(await sentTo(site, unknown)).toEqual([]);
  });

  test("A6 SMS: pitfall: wrong codes do not reveal whether a number has an account", async () => {
    const [known, unknown] = [aNumber(), aNumber()];
    await aMemberWith(site, known);
    for (const number of [known, unknown]) await ask("noLogin", number);
    const later = site.context({ now: Date.parse("2026-01-31T09:00:00Z") });
    for (const ctx of [site.context(), later]) {
      const [one, other] = await Promise.all(
        [known, unknown].map((number) => consumeCode(ctx, "login", number, "000000").catch(({ code }) => code)),
      );
      expect(one).toBe(other);
    }
  });
});

describe("A6 SMS by brand flag", () => {
  test.each([
    ["noLogin", { purpose: "login" }],
    ["noLogin", { purpose: "password" }],
    ["register", {}],
    ["register/mobile", {}],
  ] as const)("A18 SMS: %s %j is not allowed when the brand has disabled it", async (call, over) => {
    const { status, body } = await ask(call, aNumber(), over, aVisitor({ host: "plain.test" }));
    expect([status, body.code]).toEqual([403, "notAllowed"]);
  });
});

describe("A6 SMS limits", () => {
  test("A6 SMS: one a minute per number, for all spellings and purposes", async () => {
    const number = aNumber();
    expect((await ask("register", number)).status).toBe(200);
    const { status, body } = await ask("noLogin", number.replace("+60", "0"));
    expect([status, body.code, body.message]).toEqual([429, "tooManyRequests", "EN errors:tooManyRequests 1"]);
    expect(await sentTo(site, number)).toHaveLength(1);
  });

  test("A6 SMS: five an hour per number", async () => {
    const number = aNumber();
    const answers: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      answers.push((await ask("register", number)).status);
      await resetLimit(site, `smsMinute:lotus:${number}`);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await sentTo(site, number)).toHaveLength(5);
  });

  test("A6 SMS: pitfall: 20 a day per IP address, for all numbers", async () => {
    const asker = aVisitor();
    const answers: number[] = [];
    for (let i = 0; i < 22; i += 1) answers.push((await ask("register", aNumber(), {}, asker)).status);
    expect(answers).toEqual([...Array(20).fill(200), 429, 429]);
  });

  test("A6 SMS: a brand has a daily limit", async () => {
    await site.db.pool.query("insert into rate_limit (key, points, expire) values ($1, 2000, $2)", [
      "smsBrand:spent:",
      Date.now() + 3_600_000,
    ]);
    const number = aNumber();
    const { status, body } = await ask("register", number, {}, aVisitor({ host: "spent.test" }));
    expect([status, body.code]).toEqual([429, "quotaExceeded"]);
    expect(await sentTo(site, number, "spent")).toEqual([]);
  });
});
