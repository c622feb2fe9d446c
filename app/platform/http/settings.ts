import { type BrandAccess, GrantError, INTERNAL_SETTING, readBrandAccess } from "~/platform/brands/outgoing/grants";
import { HSTS_SCOPES, type HstsScope } from "./keep-https";
import { fail, parseCidrs, parseHosts, parseNumber, parseUrl, SettingsError } from "./settings-parse";

export { SettingsError };

/** Environment variable. This is the only place with its name, default and meaning. */
interface SettingSpec {
  readonly name: string;
  /** Accepted values, e.g. "number, 1 to 64". */
  readonly kind: string;
  /** Value when the variable is absent or empty. Also shown in the documentation. */
  readonly default: string;
  readonly description: string;
}

const text = (name: string, value: string, description: string, kind = "text") =>
  ({ name, kind, default: value, description }) as const;
const number = (name: string, value: number, min: number, max: number, description: string) =>
  ({ name, kind: `whole number, ${min} to ${max}`, default: String(value), description, min, max }) as const;

/** All settings of the product. */
const SETTINGS = {
  port: number("PORT", 3000, 0, 65_535, "TCP port to listen on; 0 takes a free one."),
  host: text("HOST", "", "Address to listen on; empty means all addresses, IPv6 and IPv4.", "address"),
  dataDir: text("DATA_DIR", ".data", "Folder for the embedded database and other state.", "path"),
  tenantsDir: text("TENANTS_DIR", "tenants", "Folder that holds the brands.", "path"),
  databaseUrl: text(
    "DATABASE_URL",
    "",
    "PostgreSQL to use, `postgres://…`; empty starts the embedded one under DATA_DIR.",
    "URL",
  ),
  demo: text(
    "DEMO",
    "",
    "`1` serves demo brands and the console to every peer, `0` never; empty means demo mode with the embedded database, console for this machine only (by `console.localhost`, without a proxy between).",
    "0, 1 or empty",
  ),
  demoHistory: text(
    "DEMO_HISTORY",
    "1",
    "`1` gives the demo accounts of unused brands a past at the first start, `0` leaves them as they were opened.",
    "0 or 1",
  ),
  workers: number("WEB_CONCURRENCY", 1, 1, 64, "Server processes that share the port."),
  trustedProxies: text(
    "TRUSTED_PROXIES",
    "",
    "Addresses and CIDR ranges, separated by commas, whose X-Forwarded-For, -Host and -Proto headers count.",
    "list",
  ),
  countryHeader: text(
    "COUNTRY_HEADER",
    "",
    "Header in which a trusted proxy gives the visitor's country (two letters), e.g. `cf-ipcountry`.",
    "header name",
  ),
  consoleHosts: text("CONSOLE_HOSTS", "console.localhost", "Host names of the console, separated by commas.", "list"),
  publicScheme: text(
    "PUBLIC_SCHEME",
    "",
    "`https` when TLS ends before this process and no trusted proxy says so; empty means http.",
    "http, https or empty",
  ),
  hstsScope: text(
    "HSTS_SCOPE",
    "domain",
    "Hosts that browsers keep to https for a year once they came by it: `domain` (a brand's host and every name below it), `host` (the host alone, where names below it still answer http), `off`.",
    "domain, host or off",
  ),
  metricsToken: text(
    "METRICS_TOKEN",
    "",
    "Bearer token that opens /metrics to other machines, and to this one through a proxy; empty keeps it to this machine.",
    "secret",
  ),
  previewSecret: text(
    "PREVIEW_SECRET",
    "",
    "Signs preview links, captchas and challenges, and encrypts members' documents, bank accounts and the secrets of second steps: with another one nobody can open those, and who uses an authenticator app cannot sign in. Every machine on one database needs the same: a start with another one is refused. Empty makes one under DATA_DIR.",
    "secret, 32 characters or more",
  ),
  internalAddresses: text(
    INTERNAL_SETTING,
    "",
    "Internal addresses (this machine, private networks) that brands' files may lead to, separated by commas: `brand@host` or `brand@host:port`, e.g. `lotus@127.0.0.1:9000`. Without it no brand reaches any.",
    "list",
  ),
  previewSecretReplaces: text(
    "PREVIEW_SECRET_REPLACES",
    "",
    "Lets a new PREVIEW_SECRET follow the old one, whose mark this is: a start with another secret says the mark. What was kept with the old secret cannot be read any more.",
    "mark",
  ),
  logLevel: text("LOG_LEVEL", "info", "Least severe line that is logged.", "trace, debug, info, warn, error or silent"),
  pageCacheMb: number("PAGE_CACHE_MB", 64, 0, 65_536, "Memory for finished pages, in MB a process; 0 keeps none."),
  bodyLimitKb: number(
    "BODY_LIMIT_KB",
    8_192,
    1,
    1_048_576,
    "Largest request body, in kB. A picture of 5 MB needs 7,000; calls without one take 64 at most.",
  ),
  headersTimeoutMs: number(
    "HEADERS_TIMEOUT_MS",
    15_000,
    1_000,
    120_000,
    "Time a client has to send its headers, in ms.",
  ),
  requestTimeoutMs: number(
    "REQUEST_TIMEOUT_MS",
    120_000,
    100,
    120_000,
    "Time a request has, from its first byte to its answer, in ms.",
  ),
  keepAliveTimeoutMs: number(
    "KEEP_ALIVE_TIMEOUT_MS",
    75_000,
    1_000,
    600_000,
    "How long an idle connection stays open, in ms; longer than the proxy's in front.",
  ),
  watchdogMs: number(
    "WATCHDOG_MS",
    5_000,
    0,
    600_000,
    "How long a process may be blocked before it is ended and started again, in ms; 0 watches nothing and serves in the first process.",
  ),
  slowRequestMs: number("SLOW_REQUEST_MS", 1_000, 1, 120_000, "A request that takes longer is logged as slow, in ms."),
  shutdownGraceMs: number(
    "SHUTDOWN_GRACE_MS",
    10_000,
    0,
    600_000,
    "Time that running requests have to finish after SIGTERM, in ms.",
  ),
} as const satisfies Readonly<Record<string, SettingSpec>>;

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"] as const;

/** Validated settings of the product. No other code reads the environment. */
export interface Settings {
  readonly port: number;
  readonly host: string | null;
  readonly dataDir: string;
  readonly tenantsDir: string;
  /** Null = the embedded database. */
  readonly databaseUrl: string | null;
  /** True without DATABASE_URL: the product runs its own database. */
  readonly embedded: boolean;
  /** Demo brands and the console are served (design: brand configuration). */
  readonly demo: boolean;
  /** The demo accounts get a generated history. */
  readonly demoHistory: boolean;
  /** True only for DEMO=1: the console then answers other machines, too. */
  readonly demoForEveryone: boolean;
  readonly workers: number;
  /** CIDR ranges, validated. */
  readonly trustedProxies: readonly string[];
  /** Lower case; null if no proxy sends the country. */
  readonly countryHeader: string | null;
  /** Lower case, without port. */
  readonly consoleHosts: readonly string[];
  readonly publicScheme: "http" | "https" | null;
  readonly hstsScope: HstsScope;
  readonly metricsToken: string | null;
  readonly previewSecret: string | null;
  /** Mark of the secret that this one replaces. */
  readonly previewSecretReplaces: string | null;
  /** Secrets of brands with their permitted brands and hosts, and the internal addresses that brands may reach. */
  readonly brandAccess: BrandAccess;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly pageCacheMb: number;
  readonly bodyLimitKb: number;
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  /** 0 = no watchdog. */
  readonly watchdogMs: number;
  readonly slowRequestMs: number;
  readonly shutdownGraceMs: number;
}

type Env = Readonly<Record<string, string | undefined>>;

function value(env: Env, spec: SettingSpec): string {
  const given = env[spec.name]?.trim();
  return given === undefined || given === "" ? spec.default : given;
}

function choice<T extends string>(env: Env, spec: SettingSpec, allowed: readonly T[]): T {
  const given = value(env, spec);
  return allowed.find((one) => one === given) ?? fail(spec.name, given, `must be ${spec.kind}`);
}

const orNull = (given: string): string | null => (given === "" ? null : given);

function numbers(env: Env) {
  const read = (spec: SettingSpec & { min: number; max: number }) => parseNumber(spec, value(env, spec));
  return {
    port: read(SETTINGS.port),
    workers: read(SETTINGS.workers),
    pageCacheMb: read(SETTINGS.pageCacheMb),
    bodyLimitKb: read(SETTINGS.bodyLimitKb),
    headersTimeoutMs: read(SETTINGS.headersTimeoutMs),
    requestTimeoutMs: read(SETTINGS.requestTimeoutMs),
    keepAliveTimeoutMs: read(SETTINGS.keepAliveTimeoutMs),
    watchdogMs: read(SETTINGS.watchdogMs),
    slowRequestMs: read(SETTINGS.slowRequestMs),
    shutdownGraceMs: read(SETTINGS.shutdownGraceMs),
  };
}

/**
 * Reads the settings from environment variables.
 *
 * @throws SettingsError with the variable, the given value (never a secret) and the accepted values.
 */
export function readSettings(env: Env): Settings {
  const demo = choice(env, SETTINGS.demo, ["", "0", "1"]);
  const databaseUrl = parseUrl(SETTINGS.databaseUrl.name, value(env, SETTINGS.databaseUrl));
  const previewSecret = orNull(value(env, SETTINGS.previewSecret));
  if (previewSecret !== null && previewSecret.length < 32) {
    fail(SETTINGS.previewSecret.name, "(secret)", "must be 32 characters or more");
  }
  const scheme = choice(env, SETTINGS.publicScheme, ["", "http", "https"]);
  return {
    ...numbers(env),
    host: orNull(value(env, SETTINGS.host)),
    dataDir: value(env, SETTINGS.dataDir),
    tenantsDir: value(env, SETTINGS.tenantsDir),
    databaseUrl,
    embedded: databaseUrl === null,
    demo: demo === "1" || (demo === "" && databaseUrl === null),
    demoHistory: choice(env, SETTINGS.demoHistory, ["0", "1"]) === "1",
    demoForEveryone: demo === "1",
    trustedProxies: parseCidrs(SETTINGS.trustedProxies.name, value(env, SETTINGS.trustedProxies)),
    countryHeader: orNull(value(env, SETTINGS.countryHeader).toLowerCase()),
    consoleHosts: parseHosts(SETTINGS.consoleHosts.name, value(env, SETTINGS.consoleHosts)),
    publicScheme: scheme === "" ? null : scheme,
    hstsScope: choice(env, SETTINGS.hstsScope, HSTS_SCOPES),
    metricsToken: orNull(value(env, SETTINGS.metricsToken)),
    previewSecret,
    previewSecretReplaces: orNull(value(env, SETTINGS.previewSecretReplaces)),
    brandAccess: readAccess(env),
    logLevel: choice(env, SETTINGS.logLevel, LOG_LEVELS),
  };
}

function readAccess(env: Env): BrandAccess {
  try {
    return readBrandAccess(env);
  } catch (error) {
    if (!(error instanceof GrantError)) throw error;
    return fail(error.variable, error.entry, error.rule);
  }
}

/** Returns the text of `docs/settings.md`. A test fails when the file differs. */
export function renderSettingsDoc(): string {
  const specs: readonly SettingSpec[] = Object.values(SETTINGS);
  const rows = specs.map(
    (one) =>
      `| \`${one.name}\` | ${one.kind} | ${one.default === "" ? "(empty)" : `\`${one.default}\``} | ${one.description} |`,
  );
  return [
    "# Settings",
    "",
    "Every setting is an environment variable. This file is generated from `app/platform/http/settings.ts`.",
    "A bad value stops the start with a message that names the variable.",
    "",
    "| variable | kind | default | meaning |",
    "|---|---|---|---|",
    ...rows,
    "",
    "Variables that begin with `SMS_`, `MAIL_`, `IDENTITY_`, `PAY_` or `VENDOR_` hold the secrets of brands: each brand's files name its own.",
    "A secret `X` may be used by the brands in `X_FOR`, and by no other: a list, separated by commas, of `brand@host` (with a port where the host has",
    "several services), which says where the brand may send it, or of `brand` alone for a secret that only checks what comes in (`VENDOR_…`, webhooks).",
    'For example `SMS_TOKEN_LOTUS=…` and `SMS_TOKEN_LOTUS_FOR=lotus@sms.example`. See [operating.md](operating.md), "Secrets of brands".',
    "",
  ].join("\n");
}
