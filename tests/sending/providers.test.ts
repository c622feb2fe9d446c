import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { sendMail } from "~/features/sending/mail.server";
import { sendSms } from "~/features/sending/sms.server";
import type { Providers } from "~/platform/brands/config.gen";
import { readBrandAccess } from "~/platform/brands/outgoing/grants";
import { createOutgoing } from "~/platform/outgoing/outgoing";
import type { SiteContext } from "~/platform/wps/context";
import { grantedSecretEnv, internalAddressesEnv } from "../helpers/grants";
import { aBrand, aTenantsFolder, openStore } from "../helpers/tenants";
import { aGateway, aMailServer } from "../helpers/wps/gateways";
import { solveHuman } from "../helpers/wps/human";
import { aMemberWith, sentTo } from "../helpers/wps/sent";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const UNREACHABLE = { kind: "http", url: "https://127.0.0.1:9/sms", tokenEnv: "SMS_TOKEN", from: "Lotus" };
const FLAGS = { mobileLogin: true, smsVerification: true };

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite(
    [aBrand("lotus", { name: "Lotus" }), aBrand("dark", { flags: FLAGS, providers: { sms: UNREACHABLE } })],
    {
      env: {
        ...grantedSecretEnv("SMS_TOKEN", "sms-secret", ["dark"], UNREACHABLE.url),
        ...internalAddressesEnv("dark", UNREACHABLE.url),
      },
    },
  );
});
afterAll(() => site.close());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const TO = "+60123456789";
const TEXT = "123456 is your code";
const MAIL = { to: "thea@lotus.example", subject: "Grüße", text: "Your code is 123456", html: "<p>123456</p>" };

/**
 * Returns the outgoing client of a process whose environment grants the brand these secrets for one address, together with that
 * address.
 */
function outgoingTo(address: string) {
  const secrets = {
    SMS_TOKEN: "sms-secret",
    MAIL_USER: "mailer",
    MAIL_PASSWORD: "mail-secret",
    MAIL_WRONG: "another-secret",
  };
  const given = Object.entries(secrets).map(([name, secret]) => grantedSecretEnv(name, secret, ["lotus"], address));
  const gone = { SMS_TOKEN_GONE_FOR: `lotus@${new URL(address).host}`, MAIL_GONE_FOR: "lotus@localhost" };
  return createOutgoing(readBrandAccess(Object.assign({}, ...given, gone, internalAddressesEnv("lotus", address))));
}

/**
 * Returns the brand's context with other providers, and its log. The test servers have no https name, so that no brand file can
 * contain these providers.
 */
function aContext(over: Partial<Providers>, address: string) {
  const logged: object[] = [];
  const context = site.context();
  const providers = { ...context.brand.config.providers, ...over };
  const brand = { ...context.brand, config: { ...context.brand.config, providers } };
  const log = { ...context.log, error: (details: object) => void logged.push(details) };
  const ctx: SiteContext = { ...context, brand, log, outgoing: outgoingTo(address) };
  return { ctx, logged };
}

const overHttp = (url: string, tokenEnv = "SMS_TOKEN") =>
  aContext({ sms: { kind: "http", url, tokenEnv, from: "Lotus" } }, url);

const overSmtp = (port: number, more: { secure?: boolean; passwordEnv?: string } = {}) => {
  const names = { userEnv: "MAIL_USER", passwordEnv: "MAIL_PASSWORD", from: "no-reply@lotus.example" };
  return aContext(
    { mail: { kind: "smtp", host: "localhost", port, secure: false, ...names, ...more } },
    `http://localhost:${port}`,
  );
};

const DELIVERY_FAILED = { name: "WpsError", code: "deliveryFailed" };

/** Expects the log to contain nothing of the message. */
function expectDiscreet(logged: readonly object[]) {
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toMatch(/123456|thea|-secret|Grüße/);
}

test("A18 messages: the sandbox keeps SMS and mail for staff for a month", async () => {
  await sendSms(site.context(), TO, TEXT);
  await sendMail(site.context(), MAIL);
  const at = new Date(NOW);
  expect(await sentTo(site, TO)).toMatchObject([{ channel: "sms", subject: null, body: TEXT, at }]);
  expect(await sentTo(site, MAIL.to)).toMatchObject([{ channel: "mail", subject: "Grüße", body: MAIL.text, at }]);
  await sendSms(site.context({ now: NOW + 31 * 86_400_000 }), "+60120000000", TEXT);
  expect(await sentTo(site, TO)).toEqual([]);
});

describe("A18 messages: SMS over HTTP", () => {
  test("A18 messages: a gateway gets number, sender and text as JSON, with the token from the environment", async () => {
    const gateway = await aGateway(202);
    await sendSms(overHttp(gateway.url).ctx, TO, TEXT);
    expect(gateway.got).toEqual([
      {
        method: "POST",
        headers: expect.objectContaining({ authorization: "Bearer sms-secret", "content-type": "application/json" }),
        body: { to: TO, from: "Lotus", text: TEXT },
      },
    ]);
    expect(await sentTo(site, TO)).toEqual([]);
  });

  test.each([302, 400, 401, 429, 500])(
    "A18 messages: status %d of a gateway is reported as not sent",
    async (status) => {
      const gateway = await aGateway(status);
      const { ctx, logged } = overHttp(gateway.url);
      await expect(sendSms(ctx, TO, TEXT)).rejects.toMatchObject(DELIVERY_FAILED);
      expect(gateway.got).toHaveLength(1);
      expectDiscreet(logged);
      if (status !== 302) expect(logged).toEqual([{ brand: "lotus", status }]);
    },
  );

  test("A18 messages: a gateway that does not respond is abandoned after 10 seconds", async () => {
    const gateway = await aGateway(null);
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
    const { ctx, logged } = overHttp(gateway.url);
    const sending = sendSms(ctx, TO, TEXT);
    await gateway.asked;
    clock.abort(new DOMException("time is up", "TimeoutError"));
    await expect(sending).rejects.toMatchObject(DELIVERY_FAILED);
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(logged).toEqual([{ brand: "lotus", reason: "no answer in time" }]);
  });

  test("A18 messages: without a token nothing is sent, and the log names the variable", async () => {
    const gateway = await aGateway(200);
    const { ctx, logged } = overHttp(gateway.url, "SMS_TOKEN_GONE");
    await expect(sendSms(ctx, TO, TEXT)).rejects.toMatchObject(DELIVERY_FAILED);
    expect(gateway.got).toEqual([]);
    expect(logged).toEqual([{ brand: "lotus", reason: expect.stringContaining('"SMS_TOKEN_GONE" is not set') }]);
  });

  test("A18 messages: a failed delivery is reported at registration, but not at sign-in, where it would reveal an account", async () => {
    await aMemberWith(site, TO, "dark");
    const asker = { host: "dark.test", country: "MY" };
    const send = async (path: string, body: object) =>
      site.send("POST", `/wps/verification/sms/${path}`, { ...body, human: await solveHuman(site, asker) }, asker);
    const registering = await send("register", { mobileNo: "0123456780" });
    expect([registering.status, registering.body.code]).toEqual([502, "deliveryFailed"]);
    const signingIn = await send("noLogin", { mobileNum: TO, purpose: "login" });
    expect([signingIn.status, signingIn.body.value]).toEqual([200, { expiredMinutes: 5 }]);
  });
});

describe("A18 messages: mail over SMTP", () => {
  /** Accepts the self-signed certificate of the test server. */
  const trustAny = () => vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");

  test.each([false, true])("A18 messages: a mail arrives, over TLS (from the start: %s)", async (secure) => {
    trustAny();
    const server = await aMailServer({ secure });
    await sendMail(overSmtp(server.port, { secure }).ctx, MAIL);
    const [mail] = server.got;
    expect(mail).toMatchObject({ user: "mailer", from: "no-reply@lotus.example", to: [MAIL.to], secure: true });
    expect(mail?.source).toContain("From: Lotus <no-reply@lotus.example>");
    expect(mail?.source).toContain("Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=");
    expect(mail?.source).toContain(MAIL.text);
    expect(mail?.source).toContain(MAIL.html);
  });

  test("A18 messages: pitfall: an address that contains a list reaches no other receiver", async () => {
    trustAny();
    const server = await aMailServer();
    const to = "thea@lotus.example, eve@evil.test";
    await sendMail(overSmtp(server.port).ctx, { ...MAIL, to }).catch(() => {});
    expect(server.got.flatMap((mail) => mail.to)).not.toContain("eve@evil.test");
  });

  test("A18 messages: a refused password, a refused mail and an unreachable server are reported as not sent", async () => {
    trustAny();
    const server = await aMailServer({ refuse: true });
    const gone = await aMailServer();
    await gone.close();
    for (const { ctx, logged } of [
      overSmtp(server.port, { passwordEnv: "MAIL_WRONG" }),
      overSmtp(server.port),
      overSmtp(gone.port),
      overSmtp(server.port, { passwordEnv: "MAIL_GONE" }),
    ]) {
      await expect(sendMail(ctx, MAIL)).rejects.toMatchObject(DELIVERY_FAILED);
      expectDiscreet(logged);
    }
  });

  test("A18 messages: pitfall: no password is sent to a server without TLS or with an untrusted certificate", async () => {
    const [open, unknown] = [await aMailServer({ hideSTARTTLS: true }), await aMailServer()];
    for (const server of [open, unknown]) {
      const { ctx, logged } = overSmtp(server.port);
      await expect(sendMail(ctx, MAIL)).rejects.toMatchObject(DELIVERY_FAILED);
      expect(server.users).toEqual([]);
      expectDiscreet(logged);
    }
  });
});

describe("A18 messages: a brand's choice", () => {
  const mail = { kind: "smtp", host: "smtp.test", port: 587, secure: false, from: "a@b.test" };
  test.each([
    [{ sms: { kind: "pigeon" } }, "kind"],
    [{ sms: { kind: "http", from: "Lotus", tokenEnv: "SMS_TOKEN" } }, '"url" is missing'],
    [{ sms: { ...UNREACHABLE, url: "http://sms.test" } }, "http://sms.test"],
    [{ sms: { ...UNREACHABLE, tokenEnv: "PREVIEW_SECRET" } }, "PREVIEW_SECRET"],
    [{ sms: { ...UNREACHABLE, token: "abc" } }, "token"],
    [{ mail: { ...mail, userEnv: "MAIL_USER" } }, '"passwordEnv" is missing'],
    [{ mail: { ...mail, userEnv: "DATABASE_URL", passwordEnv: "MAIL_PASSWORD" } }, "DATABASE_URL"],
  ])("A18 messages: %j is refused", async (providers, word) => {
    const store = await openStore(aTenantsFolder(aBrand("lotus", { providers })));
    expect(JSON.stringify(store.health())).toContain(JSON.stringify(word).slice(1, -1));
    expect(store.get("lotus")).toBeUndefined();
  });

  test("A18 messages: a brand without a choice has the sandboxes", () => {
    expect(site.context().brand.config.providers).toEqual({
      sms: { kind: "sandbox" },
      mail: { kind: "sandbox" },
      identity: {},
    });
    expect(site.context({ host: "dark.test" }).brand.config.providers.sms).toEqual(UNREACHABLE);
  });
});
