import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkCaptcha, newCaptcha } from "~/features/access/server/verification/captcha";
import { assertHuman } from "~/features/access/server/verification/human";
import { aBrand } from "../helpers/tenants";
import { humanPayload, solveHuman } from "../helpers/wps/human";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus"), aBrand("coral")]);
});
afterAll(() => site.close());

const MINUTE = 60_000;

/** Creates a captcha with a known text. */
const aCaptcha = (text = "AKQ39") => ({ ...newCaptcha(site.context(), text), text });

describe("A2 captcha", () => {
  test("A2 captcha: each request gets a new picture, which is not cached and does not contain the answer", async () => {
    const { status, headers, body } = await site.send("GET", "/wps/captcha", {});
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    const svg = Buffer.from(body.value.image.replace("data:image/svg+xml;base64,", ""), "base64").toString();
    expect(svg).toMatch(/^<svg [^>]*><rect [^>]*\/>(<path [^>]*\/>){8}<\/svg>$/);
    expect(svg).not.toContain("<text");
    const other = await site.as().verification.captcha({});
    expect([other.id === body.value.id, other.image === body.value.image]).toEqual([false, false]);
    const { id } = aCaptcha("AKQ39");
    expect(Buffer.from(id, "base64url").toString("latin1")).not.toMatch(/AKQ39/i);
  });

  test("A2 captcha: case and spaces do not matter, and it works once", async () => {
    const { id } = aCaptcha();
    expect(await checkCaptcha(site.context(), { id, text: " akq39 " })).toBe(true);
    expect(await checkCaptcha(site.context(), { id, text: "AKQ39" })).toBe(false);
  });

  test("A2 captcha: pitfall: of 20 concurrent correct answers one counts", async () => {
    const answer = aCaptcha();
    const humanOutcome = await Promise.all(Array.from({ length: 20 }, () => checkCaptcha(site.context(), answer)));
    expect(humanOutcome.filter(Boolean)).toHaveLength(1);
  });

  test("A2 captcha: a wrong answer consumes it", async () => {
    const answer = aCaptcha();
    expect(await checkCaptcha(site.context(), { ...answer, text: "AKQ38" })).toBe(false);
    expect(await checkCaptcha(site.context(), answer)).toBe(false);
  });

  test("A2 captcha: it is valid for five minutes, at its brand only", async () => {
    const late = site.context({ now: NOW + 5 * MINUTE });
    expect(await checkCaptcha(late, aCaptcha())).toBe(false);
    expect(await checkCaptcha(site.context({ host: "coral.test" }), aCaptcha())).toBe(false);
    expect(await checkCaptcha(site.context({ now: NOW + 5 * MINUTE - 1 }), aCaptcha())).toBe(true);
    expect(await checkCaptcha(site.context(), undefined)).toBe(false);
  });

  test("A2 captcha: an unknown or changed id is refused", async () => {
    const answer = aCaptcha();
    const bytes = Buffer.from(answer.id, "base64url");
    const changed = fc.nat({ max: bytes.length - 1 }).map((at) => {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      return copy.toString("base64url");
    });
    const ids = fc.oneof(changed, fc.string(), fc.base64String());
    const isRefused = async (id: string) => !(await checkCaptcha(site.context(), { ...answer, id }));
    await fc.assert(fc.asyncProperty(ids, isRefused));
    expect(await checkCaptcha(site.context(), answer)).toBe(true);
  });

  test("A2 captcha: sign-in requires it after two failures, and the response says so", async () => {
    const tryIn = (captcha?: { id: string; text: string }) =>
      site
        .as()
        .session.login({ username: "nobody", password: "x", ...(captcha ? { captcha } : {}) })
        .catch(({ code, details }) => [code, details.captchaRequired]);
    expect(await tryIn()).toEqual(["wrongCredentials", false]);
    expect(await tryIn()).toEqual(["wrongCredentials", true]);
    expect(await tryIn()).toEqual(["captchaFailed", true]);
    const { id, text } = aCaptcha();
    expect(await tryIn({ id, text: "wrong" })).toEqual(["captchaFailed", true]);
    expect(await tryIn({ id: aCaptcha().id, text })).toEqual(["wrongCredentials", true]);
  });
});

describe("A2 sign-in without a picture", () => {
  const nameless = { username: "pictureless", password: "x" };
  const tryIn = (more: object, asker = {}) =>
    site
      .as(asker)
      .session.login({ ...nameless, ...more })
      .then(
        () => ["let in"],
        ({ code, details }) => [code, details?.captchaRequired],
      );

  test("A2 captcha: an empty answer passes after 20 seconds, once, and not before", async () => {
    const at = (seconds: number) => site.context({ now: NOW + seconds * 1_000 });
    expect(await checkCaptcha(at(19.9), { id: aCaptcha().id, text: "" })).toBe(false);
    const { id } = aCaptcha();
    expect(await checkCaptcha(at(20), { id, text: "  " })).toBe(true);
    expect(await checkCaptcha(at(21), { id, text: "" })).toBe(false);
    expect(await checkCaptcha(at(300), { id: aCaptcha().id, text: "" })).toBe(false);
    const other = site.context({ host: "coral.test", now: NOW + 30_000 });
    expect(await checkCaptcha(other, { id: aCaptcha().id, text: "" })).toBe(false);
  });

  test("A2 sign-in accepts a solved challenge in place of the captcha, once each; an invalid one is refused and not counted", async () => {
    for (const _try of [1, 2]) await tryIn({});
    expect(await tryIn({ human: humanPayload({ challenge: 1 }) })).toEqual(["captchaFailed", true]);
    const human = await solveHuman(site);
    expect(await tryIn({ human })).toEqual(["wrongCredentials", true]);
    expect(await tryIn({ human })).toEqual(["captchaFailed", true]);
    const atOnce = await solveHuman(site);
    const humanOutcome = await Promise.all(Array.from({ length: 20 }, () => tryIn({ human: atOnce })));
    expect(humanOutcome.filter(([code]) => code === "wrongCredentials")).toHaveLength(1);
  });

  test("A2 A18 a name has five attempts, whatever the number of solved challenges", async () => {
    const username = "stormed";
    const humans = await Promise.all(Array.from({ length: 12 }, () => solveHuman(site)));
    const humanOutcome = await Promise.all(
      humans.map((human, at) => tryIn({ username, ...(at < 2 ? {} : { human }) })),
    );
    expect(humanOutcome.filter(([code]) => code === "wrongCredentials")).toHaveLength(5);
    expect(humanOutcome.filter(([code]) => code === "tooManyRequests")).toHaveLength(7);
  });
});

describe("A6 human check", () => {
  /** Returns the result of `assertHuman`. */
  const humanOutcome = (solution: string | undefined, asker = {}) =>
    assertHuman(site.context(asker), solution).then(
      () => "passed",
      (error) => error.code,
    );

  test("A6 human check: a solved challenge passes once, also with 20 concurrent uses", async () => {
    const solution = await solveHuman(site);
    const all = await Promise.all(Array.from({ length: 20 }, () => humanOutcome(solution)));
    expect(all.filter((one) => one === "passed")).toHaveLength(1);
    expect(new Set(all)).toEqual(new Set(["passed", "verificationFirst"]));
    expect(await humanOutcome(solution)).toBe("verificationFirst");
  });

  test("A6 human check: it is valid for ten minutes, at its brand only", async () => {
    const solution = await solveHuman(site);
    expect(await humanOutcome(solution, { now: NOW + 10 * MINUTE })).toBe("verificationFirst");
    expect(await humanOutcome(solution, { host: "coral.test" })).toBe("verificationFirst");
    expect(await humanOutcome(solution, { now: NOW + 10 * MINUTE - 1 })).toBe("passed");
    expect((await site.as().verification.humanChallenge({})).expiresAt).toBe("2026-01-31T08:10:00.000Z");
  });

  test("A6 human check: neither a guess nor a changed challenge passes", async () => {
    const payload = JSON.parse(Buffer.from(await solveHuman(site), "base64").toString());
    const { challenge, solution } = payload;
    const later = { ...challenge.parameters, data: { until: NOW * 2 } };
    const easier = { ...challenge.parameters, keyPrefix: "" };
    const wrong = [
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      { challenge, solution: { ...solution, derivedKey: "00".repeat(32) } },
      { challenge: { ...challenge, parameters: later }, solution },
      { challenge: { ...challenge, parameters: easier }, solution },
      { challenge: { ...challenge, signature: "" }, solution },
      { challenge, solution: null },
    ];
    for (const one of wrong) expect(await humanOutcome(humanPayload(one))).toBe("verificationFirst");
    expect(await humanOutcome(humanPayload(payload))).toBe("passed");
  });

  test("A18 human check: any malformed input is refused with verificationFirst", async () => {
    expect(await humanOutcome(undefined)).toBe("verificationFirst");
    const any = fc.oneof(
      fc.string(),
      fc.json().map((json) => Buffer.from(json).toString("base64")),
    );
    await fc.assert(
      fc.asyncProperty(any, async (solution) => {
        expect(await humanOutcome(solution)).toBe("verificationFirst");
      }),
    );
  });
});
