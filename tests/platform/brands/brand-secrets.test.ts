import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GrantError, readBrandAccess } from "~/platform/brands/outgoing/grants";
import { grantedSecretEnv, internalAddressesEnv } from "../../helpers/grants";
import { aBrand, aTenantsFolder, healthOf, openStore } from "../../helpers/tenants";
import { type Cli, openCli } from "./cli";

const SMS = { kind: "http", url: "https://sms.example/m", tokenEnv: "SMS_T", from: "Lotus" };
const MAIL = { kind: "smtp", host: "smtp.example", port: 587, secure: false, from: "a@lotus.example" };
const MAILED = { ...MAIL, userEnv: "MAIL_U", passwordEnv: "MAIL_P" };
const OIDC = { kind: "oidc", issuer: "https://id.example", clientIdEnv: "IDENTITY_I", clientSecretEnv: "IDENTITY_S" };
const PHONE = { kind: "phone", issuer: "https://id.example", clientIdEnv: "IDENTITY_I" };
const PAY = { kind: "http", url: "https://pay.example/p", keyId: "k", secretEnv: "PAY_S", webhookSecretEnv: "PAY_W" };
const METHOD = { name: { EN: "Pay" }, kinds: ["deposit", "withdraw"], minimum: "1.00", maximum: "10.00" };
const INTEGRATION = { launchUrl: "https://play.example/{game}", mode: "window", dialect: "livery", keyId: "k" };
const VENDORS = (secretEnv: string) => ({
  "content/vendors.json": { items: { REEL: { integration: { ...INTEGRATION, secretEnv } } } },
});

/** Channels: keys of the brand, its files, the variables it names, and the environment that grants them. */
const CHANNELS = [
  ["sms", { providers: { sms: SMS } }, {}, ["SMS_T"], grantedSecretEnv("SMS_T", "s", ["lotus"], SMS.url)],
  [
    "mail",
    { providers: { mail: MAILED } },
    {},
    ["MAIL_U", "MAIL_P"],
    { MAIL_U: "u", MAIL_P: "p", MAIL_U_FOR: "lotus@smtp.example", MAIL_P_FOR: "lotus@smtp.example:587" },
  ],
  [
    "identity",
    { providers: { identity: { there: OIDC } } },
    {},
    ["IDENTITY_I", "IDENTITY_S"],
    {
      ...grantedSecretEnv("IDENTITY_I", "i", ["lotus"], OIDC.issuer),
      ...grantedSecretEnv("IDENTITY_S", "s", ["lotus"], OIDC.issuer),
    },
  ],
  [
    "phone service",
    { providers: { identity: { phone: PHONE } } },
    {},
    ["IDENTITY_I"],
    grantedSecretEnv("IDENTITY_I", "i", ["lotus"], PHONE.issuer),
  ],
  [
    "payment",
    { paymentMethods: { pay: { ...METHOD, provider: PAY } } },
    {},
    ["PAY_S", "PAY_W"],
    { ...grantedSecretEnv("PAY_S", "s", ["lotus"], PAY.url), ...grantedSecretEnv("PAY_W", "w", ["lotus"], null) },
  ],
  ["vendor", {}, VENDORS("VENDOR_REEL"), ["VENDOR_REEL"], grantedSecretEnv("VENDOR_REEL", "v", ["lotus"], null)],
] as const;

async function opened(over: object, files: object, env: Readonly<Record<string, string>>) {
  const folder = aTenantsFolder(aBrand("lotus", over, files as Parameters<typeof aBrand>[2]), aBrand("harbor"));
  const store = await openStore(folder, { access: readBrandAccess(env), watch: false });
  return { health: healthOf(store, "lotus"), brand: store.get("lotus") };
}

describe.each(CHANNELS)("brand secrets: %s", (_name, over, files, variables, env) => {
  test("brand secrets: a channel with its secrets has no warning", async () => {
    expect((await opened(over, files, env)).health).toMatchObject({ state: "live", problems: [], warnings: [] });
  });

  test.each(variables)(
    "brand secrets: without %s the brand is live, and a warning names the place and the setting",
    async (name) => {
      const { [name]: _, ...less } = env as Record<string, string>;
      const { health } = await opened(over, files, less);
      expect(health).toMatchObject({ state: "live", problems: [] });
      expect(health.warnings).toHaveLength(1);
      expect(health.warnings[0]?.message).toContain(`"${name}" is not set`);
      expect(health.warnings[0]?.line).toBeGreaterThan(1);
      expect(health.warnings[0]?.file).toMatch(/^lotus\/(tenant|content\/vendors)\.json$/);
    },
  );

  test.each(variables)(
    "brand secrets: %s of another brand is not used, and the warning contains the exact grant that would allow it",
    async (name) => {
      const setting = `${name}_FOR`;
      const theirs = { ...(env as Record<string, string>) };
      theirs[setting] = (theirs[setting] ?? "").replaceAll("lotus", "harbor");
      const { health } = await opened(over, files, theirs);
      expect(health.warnings).toHaveLength(1);
      const said = /_FOR=(\S+)$/.exec(health.warnings[0]?.message ?? "")?.[1] ?? "";
      const mended = await opened(over, files, { ...theirs, [setting]: `${theirs[setting]},${said}` });
      expect(mended.health.warnings).toEqual([]);
    },
  );
});

test("brand secrets: features of a channel without its secret are not offered, and all other features stay", async () => {
  const over = {
    flags: { mobileLogin: true, forgotPasswordByPhone: true, smsVerification: true, phoneService: true },
    providers: { sms: SMS, identity: { there: OIDC } },
    paymentMethods: { pay: { ...METHOD, provider: PAY } },
  };
  const { brand } = await opened(over, VENDORS("VENDOR_REEL"), {});
  expect(brand?.flags).toMatchObject({ mobileLogin: false, forgotPasswordByPhone: false, smsVerification: true });
  expect(brand?.config.providers.identity).toEqual({});
  expect(brand?.config.paymentMethods["pay"]?.kinds).toEqual(["withdraw"]);
  expect(brand?.content.vendors.items["REEL"]?.enabled).toBe(false);
  expect(brand?.content.vendors.items["HOUSE"]?.enabled).not.toBe(false);
});

test.each([
  ["REEL_SECRET", "VENDOR_REEL_SECRET"],
  ["PREVIEW_SECRET", "VENDOR_PREVIEW_SECRET"],
  ["DATABASE_URL", "VENDOR_DATABASE_URL"],
  ["VENDOR_REEL_FOR", "VENDOR_REEL"],
])("brand secrets: a vendor's secret named %s is never read, and the warning suggests %s", async (name, better) => {
  const { health } = await opened({}, VENDORS(name), { [name]: "lotus", [`${name}_FOR`]: "lotus" });
  expect(health.state).toBe("live");
  expect(health.warnings[0]?.message).toContain(`e.g. to ${better}`);
});

test.each([
  ["providers.sms", { providers: { sms: { ...SMS, url: "https://127.0.0.1:9/x" } } }, "127.0.0.1:9"],
  ["providers.sms", { providers: { sms: { ...SMS, url: "https://localhost/x" } } }, "localhost:443"],
  ["providers.sms", { providers: { sms: { ...SMS, url: "https://0x7f000001/x" } } }, "127.0.0.1:443"],
  ["providers.sms", { providers: { sms: { ...SMS, url: "https://[::1]/x" } } }, "[::1]:443"],
  [
    "paymentMethods",
    { paymentMethods: { pay: { ...METHOD, provider: { ...PAY, url: "http://127.0.0.1/x" } } } },
    "127.0.0.1:80",
  ],
  ["identity", { providers: { identity: { i: { ...OIDC, issuer: "http://x.localhost:7" } } } }, "x.localhost:7"],
  ["identity", { providers: { identity: { i: { ...OIDC, tokenEndpoint: "https://10.0.0.1/t" } } } }, "10.0.0.1:443"],
  ["wps", { wps: "http://127.0.0.1:9000" }, "127.0.0.1:9000"],
])(
  "brand secrets: an internal address in %s is reported with its place and the setting that would allow it: %j",
  async (_where, over, at) => {
    const { health } = await opened(over, {}, {});
    const told = health.warnings.find(({ words }) => words.key === "internalAddress");
    expect(told?.message).toContain(`INTERNAL_ADDRESSES=lotus@${at}`);
    expect(told?.line).toBeGreaterThan(1);
    const allowed = await opened(over, {}, { INTERNAL_ADDRESSES: `lotus@${at}` });
    expect(allowed.health.warnings.map(({ words }) => words.key)).not.toContain("internalAddress");
  },
);

test.each([
  "Lotus!",
  "lotus@",
  "lotus@a b",
  "@host",
  "lotus@host:0",
  "lotus@host:99999",
  "lotus@http://x",
  "*@x",
  "lotus@x/y",
])("brand secrets: the grant %j is refused, and the message names the variable", (entry) => {
  expect(() => readBrandAccess({ SMS_T_FOR: entry.replace("a b", "a@b") })).toThrow(GrantError);
  expect(() => readBrandAccess({ INTERNAL_ADDRESSES: entry.replace("a b", "a@b") })).toThrow("INTERNAL_ADDRESSES");
});

describe("brand secrets: the commands", () => {
  let cli: Cli;
  beforeAll(async () => {
    cli = await openCli(internalAddressesEnv("moss", "http://127.0.0.1:9"));
    await cli.run("new", "moss");
    cli.write("moss/tenant.json", {
      name: "Moss",
      operator: "moss",
      hosts: { member: ["moss.localhost"] },
      origin: "http://moss.localhost:3000",
      providers: { sms: SMS },
    });
  });
  afterAll(() => cli.close());

  test("brand secrets: brand check reports a missing secret and exits with status 0", async () => {
    const { out, status } = await cli.run("check", "moss");
    expect(status).toBe(0);
    expect(out).toMatch(/^moss\/tenant\.json:\d+:\d+ warning: .*SMS_T_FOR=moss@sms\.example$/m);
  });

  test("brand secrets: brand doctor reports a missing secret as an error when the brand is not a demo", async () => {
    const { err, out, status } = await cli.run("doctor", "moss");
    expect(status).toBe(1);
    expect(out + err).toMatch(/^error +moss: .*SMS_T_FOR=moss@sms\.example/m);
  });
});
