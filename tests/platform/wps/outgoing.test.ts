import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { providerServer } from "~/features/access/server/providers/oidc-server";
import { createHttpPayment } from "~/features/cashier/server/providers/payment-http";
import { sendMail } from "~/features/sending/mail.server";
import { sendSms } from "~/features/sending/sms.server";
import { readBrandAccess } from "~/platform/brands/outgoing/grants";
import { type Lookup, systemLookup } from "~/platform/outgoing/guarded-fetch";
import { createOutgoing, OutgoingRefusal } from "~/platform/outgoing/outgoing";
import type { SiteContext } from "~/platform/wps/context";
import { callUpstream } from "~/platform/wps/upstream/call-upstream";
import { contract } from "~/registry/contract";
import { aBrand } from "../../helpers/tenants";
import { aWpsSite, type WpsSite } from "../../helpers/wps/wps-site";

// Whatever a brand's files contain, the server connects to no internal address and sends no secret that the brand was not
// granted.

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus"), aBrand("harbor")], { env: {} });
});
afterAll(() => site.close());

/** Starts a server that counts connections and stores received data. Closed when the test ends. */
async function aListener() {
  const got = { connections: 0, bytes: "" };
  const server = createTcpServer((socket) => {
    got.connections += 1;
    socket.on("data", (chunk) => {
      got.bytes += chunk.toString("latin1");
      socket.destroy();
    });
    socket.on("error", () => {});
    // In SMTP, the server sends the first line.
    setImmediate(() => socket.write("220 here\r\n"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { ...(server.address() as AddressInfo), got };
}

const SECRETS = ["SMS_T", "MAIL_U", "MAIL_P", "IDENTITY_I", "IDENTITY_S", "PAY_S"] as const;

/** Returns an environment that grants `brand` every secret for a place, and allows `lotus` an internal address. */
function environment(place: string, { brand = "lotus", internal = place } = {}): Record<string, string> {
  const given = SECRETS.flatMap((name) => [
    [name, `value-of-${name}`],
    [`${name}_FOR`, `${brand}@${place}`],
  ]);
  return { ...Object.fromEntries(given), INTERNAL_ADDRESSES: internal === "" ? "" : `lotus@${internal}` };
}

const toLoopback: Lookup = async () => [{ address: "127.0.0.1", family: 4 }];

interface Way {
  readonly ctx: SiteContext;
  readonly host: string;
  readonly port: number;
}

function contextOf(env: Record<string, string>, providers: object = {}): SiteContext {
  const ctx = site.context();
  const config = { ...ctx.brand.config, providers: { ...ctx.brand.config.providers, ...providers } };
  return { ...ctx, brand: { ...ctx.brand, config }, outgoing: createOutgoing(readBrandAccess(env), toLoopback) };
}

const withProviders = (ctx: SiteContext, providers: object): SiteContext => {
  const config = { ...ctx.brand.config, providers: { ...ctx.brand.config.providers, ...providers } };
  return { ...ctx, brand: { ...ctx.brand, config } };
};

const names = { clientIdEnv: "IDENTITY_I", clientSecretEnv: "IDENTITY_S" };

/** Every channel by which a brand's file makes the server open a connection. */
const CHANNELS: Readonly<Record<string, (way: Way) => Promise<unknown>>> = {
  sms: ({ ctx, host, port }) => {
    const sms = { kind: "http", url: `http://${host}:${port}/sms`, tokenEnv: "SMS_T", from: "Lotus" };
    return sendSms(withProviders(ctx, { sms }), "+60123456789", "code");
  },
  mail: ({ ctx, host, port }) => {
    const secrets = { userEnv: "MAIL_U", passwordEnv: "MAIL_P" };
    const mail = { kind: "smtp", host, port, secure: false, from: "a@lotus.example", ...secrets };
    return sendMail(withProviders(ctx, { mail }), { to: "thea@mail.example", subject: "s", text: "t" });
  },
  "identity oidc": ({ ctx, host, port }) =>
    providerServer(ctx, { kind: "oidc", issuer: `http://${host}:${port}`, ...names }),
  "identity phone": ({ ctx, host, port }) =>
    providerServer(ctx, { kind: "phone", issuer: `http://${host}:${port}`, clientIdEnv: "IDENTITY_I" }),
  payment: async ({ ctx, host, port }) => {
    const url = `http://${host}:${port}/pay`;
    const provider = { kind: "http", url, keyId: "k", secretEnv: "PAY_S", webhookSecretEnv: "PAY_S" } as const;
    const asked = await createHttpPayment(ctx, provider, { id: "1", method: "pay", amount: 100n, fields: {} });
    if (asked.kind === "unknown") throw new Error("no answer");
  },
  upstream: ({ ctx, host, port }) => {
    const { code: brand } = ctx.brand;
    const caller = { base: `http://${host}:${port}`, brand, merchantCode: "L", language: "EN", token: "t0k", ip: null };
    const deps = { note: () => {}, fetch: ctx.outgoing.fetch, keys: contract.system.keys };
    return callUpstream("home", contract.home.rankList, {}, { ...caller, device: "d" }, deps);
  },
};
const EVERY = Object.entries(CHANNELS);
const WITH_SECRET = EVERY.filter(([name]) => name !== "upstream");

test.each(EVERY)(
  "brand secrets: %s connects if the place and its secrets are granted to the brand",
  async (_name, act) => {
    const { got, port } = await aListener();
    await expect(act({ ctx: contextOf(environment(`127.0.0.1:${port}`)), host: "127.0.0.1", port })).rejects.toThrow();
    expect(got.connections).toBeGreaterThan(0);
  },
);

const SPELLINGS = ["127.0.0.1", "localhost", "sub.localhost", "2130706433", "0x7f.1", "017700000001", "127.1"];
const NAMES = ["[::1]", "[::ffff:127.0.0.1]", "rebound.example", "localhost.", "0.0.0.0"];
const REFUSED = EVERY.flatMap(([name, act]) => [...SPELLINGS, ...NAMES].map((host) => [name, host, act] as const));

test.each(REFUSED)(
  "brand secrets: %s to the internal address %s without a grant opens no connection",
  async (_name, host, act) => {
    const { got, port } = await aListener();
    // The secrets are granted for this place: the refusal is due to the address.
    const env = environment(`${host.replace(/\.$/, "")}:${port}`, { internal: "" });
    await expect(act({ ctx: contextOf(env), host, port })).rejects.toThrow();
    expect(got).toEqual({ connections: 0, bytes: "" });
  },
);

const WRONG = [
  ["is another brand's", (at: string) => environment(at, { brand: "harbor" })],
  ["is given for another host", (at: string) => environment("sms.example", { internal: at })],
  ["is given for another port", (at: string) => environment("127.0.0.1:1", { internal: at })],
  ["only checks what comes in", (at: string) => ({ ...environment(at), ...forAll("lotus") })],
  ["is given to nobody", (at: string) => ({ ...environment(at), ...forAll("") })],
] as const;

function forAll(grant: string): Record<string, string> {
  return Object.fromEntries(SECRETS.map((name) => [`${name}_FOR`, grant]));
}

const CASES = WITH_SECRET.flatMap(([name, act]) => WRONG.map(([what, env]) => [name, what, act, env] as const));

test.each(CASES)("brand secrets: %s with a secret that %s sends no data", async (_name, _what, act, env) => {
  const { got, port } = await aListener();
  await expect(act({ ctx: contextOf(env(`127.0.0.1:${port}`)), host: "127.0.0.1", port })).rejects.toThrow();
  expect(got).toEqual({ connections: 0, bytes: "" });
});

test.each([301, 302, 303, 307, 308])("brand secrets: no channel follows a redirect with status %s", async (status) => {
  const second = await aListener();
  const server = createServer((_request, response) => {
    response.writeHead(status, { location: `http://127.0.0.1:${second.port}/` }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  // Refused even where the brand may connect to the redirect's target with the same secrets.
  const env = environment("127.0.0.1");
  for (const [name, act] of EVERY.filter(([name]) => name !== "mail"))
    await expect(act({ ctx: contextOf(env), host: "127.0.0.1", port }), name).rejects.toThrow();
  expect(second.got.connections).toBe(0);
});

test("brand secrets: an issuer that names another host for its tokens, keys or redirect gets no secret at that host", async () => {
  const elsewhere = await aListener();
  const server = createServer((_request, response) => {
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const there = `http://127.0.0.1:${elsewhere.port}`;
    const metadata = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: there, jwks_uri: there };
    response.setHeader("content-type", "application/json").end(JSON.stringify(metadata));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ctx = contextOf(environment(`127.0.0.1:${port}`));
  const provider = { kind: "oidc", issuer: `http://127.0.0.1:${port}`, ...names } as const;
  await expect(providerServer(ctx, provider)).rejects.toMatchObject({ code: "identityUnavailable" });
  expect(elsewhere.got).toEqual({ connections: 0, bytes: "" });
});

describe("brand secrets: outgoing connections", () => {
  test("start: names below localhost resolve to this machine, whatever the system's resolver returns", async () => {
    for (const host of ["localhost", "lotus.localhost", "nobody.knows.this.localhost"])
      expect((await systemLookup(host)).map(({ address }) => address)).toEqual(["127.0.0.1", "::1"]);
  });

  test("brand secrets: a name is looked up once, and the connection uses the checked address", async () => {
    const { got, port } = await aListener();
    const answers = ["127.0.0.1", "10.0.0.1", "10.0.0.1"];
    let asked = 0;
    const lookup: Lookup = async () => [{ address: answers[asked++] ?? "", family: 4 }];
    const outgoing = createOutgoing(readBrandAccess({ INTERNAL_ADDRESSES: `lotus@127.0.0.1:${port}` }), lookup);
    await expect(outgoing.fetch("lotus", `http://rebound.example:${port}/`)).rejects.toThrow("no connection");
    expect([asked, got.connections]).toEqual([1, 1]);
    await expect(outgoing.fetch("lotus", `http://rebound.example:${port}/`)).rejects.toThrow(OutgoingRefusal);
    expect(got.connections).toBe(1);
  });

  test("brand secrets: a connection that one brand can open is not reused for another brand", async () => {
    const server = createServer((_request, response) => void response.end("ok"));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const outgoing = createOutgoing(readBrandAccess({ INTERNAL_ADDRESSES: `lotus@${new URL(address).host}` }));
    expect(await (await outgoing.fetch("lotus", address)).text()).toBe("ok");
    await expect(outgoing.fetch("harbor", address)).rejects.toThrow(
      `INTERNAL_ADDRESSES=harbor@${new URL(address).host}`,
    );
  });

  test.each([
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "224.0.0.1",
    "255.255.255.255",
    "198.18.0.1",
    "[fd00:ec2::254]",
    "[fe80::1]",
    "[ff02::1]",
    "[::]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "[::ffff:0:127.0.0.1]",
    "[::10.0.0.1]",
    "[fec0::1]",
  ])("brand secrets: %s is refused as an internal address, literally or after a lookup", async (host) => {
    const address = host.replace(/^\[|\]$/g, "");
    const lookup: Lookup = async () => [{ address, family: address.includes(":") ? 6 : 4 }];
    const outgoing = createOutgoing(readBrandAccess({}), lookup);
    for (const name of [host, "looked-up.example"])
      await expect(outgoing.fetch("lotus", `http://${name}:9/`)).rejects.toThrow("internal address");
  });

  test.each(["8.8.8.8", "1.1.1.1", "[2606:4700::1111]"])(
    "brand secrets: %s is accepted as a public address",
    async (host) => {
      const { isInternalAddress } = await import("~/platform/brands/outgoing/endpoint");
      expect(isInternalAddress(host.replace(/^\[|\]$/g, ""))).toBe(false);
    },
  );

  test.each(["file:///etc/passwd", "ftp://a.example/", "gopher://127.0.0.1/", "data:,x", "no address"])(
    "brand secrets: %s is refused as an outgoing URL",
    async (address) => {
      await expect(createOutgoing(readBrandAccess({})).fetch("lotus", address)).rejects.toThrow("is not an address");
    },
  );

  test("brand secrets: aborting the signal ends the request and the reading of the answer, with the signal's reason", async () => {
    const server = createServer((_request, response) => void response.write("begun"));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const outgoing = createOutgoing(readBrandAccess({ INTERNAL_ADDRESSES: "lotus@127.0.0.1" }));
    const end = new AbortController();
    const response = await outgoing.fetch("lotus", address, { signal: end.signal });
    const reading = response.text();
    end.abort(new DOMException("time is up", "TimeoutError"));
    await expect(reading).rejects.toMatchObject({ name: "TimeoutError" });
    await expect(outgoing.fetch("lotus", address, { signal: end.signal })).rejects.toMatchObject({
      name: "TimeoutError",
    });
  });
});
