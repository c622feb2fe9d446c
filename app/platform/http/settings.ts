import { type BrandAccess, GrantError, INTERNAL_SETTING, readBrandAccess } from "~/platform/brands/outgoing/grants";
import { HSTS_SCOPES, type HstsScope } from "./keep-https";
import { failSetting, parseCidrs, parseHosts, parseNumber, parseUrl, SettingsError } from "./settings-parse";

export { SettingsError };

/** Environment variable. This is the only place with its name, default and meaning. */
export interface SettingSpec {
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
export const SETTINGS = {
  port: number("PORT", 3000, 0, 65_535, "TCP port to listen on; 0 for any free port."),
  host: text("HOST", "", "Address to listen on; empty for all addresses, IPv6 and IPv4.", "address"),
  dataDir: text("DATA_DIR", ".data", "Folder for the embedded database and other state.", "path"),
  tenantsDir: text("TENANTS_DIR", "tenants", "Folder of the brands.", "path"),
  databaseUrl: text(
    "DATABASE_URL",
    "",
    "PostgreSQL to use, `postgres://…`; empty starts the embedded database under DATA_DIR.",
    "URL",
  ),
  databasePrepare: text(
    "DATABASE_PREPARE",
    "1",
    "`0` prepares no statements on the server of DATABASE_URL, for a proxy in front of it that does not support named statements.",
    "0 or 1",
  ),
  demo: text(
    "DEMO",
    "",
    "`1` serves demo brands, and the console to every client; `0` serves no demo brands. Empty: demo mode with the embedded database only, and the console for this machine only (by `console.localhost`, without a proxy).",
    "0, 1 or empty",
  ),
  demoHistory: text(
    "DEMO_HISTORY",
    "1",
    "`1` gives the demo accounts of unused brands a history at the first start; `0` leaves them without one.",
    "0 or 1",
  ),
  workers: number("WEB_CONCURRENCY", 1, 1, 64, "Server processes that share the port."),
  trustedProxies: text(
    "TRUSTED_PROXIES",
    "",
    "Addresses and CIDR ranges, separated by commas, whose X-Forwarded-For, -Host and -Proto headers are used.",
    "list",
  ),
  countryHeader: text(
    "COUNTRY_HEADER",
    "",
    "Header in which a trusted proxy sends the visitor's country (two letters), e.g. `cf-ipcountry`.",
    "header name",
  ),
  consoleHosts: text("CONSOLE_HOSTS", "console.localhost", "Host names of the console, separated by commas.", "list"),
  publicScheme: text(
    "PUBLIC_SCHEME",
    "",
    "`https` if TLS is terminated in front of this process and no trusted proxy reports it; empty for http.",
    "http, https or empty",
  ),
  hstsScope: text(
    "HSTS_SCOPE",
    "domain",
    "Hosts for which browsers must use https for a year after an https visit (HSTS): `domain` (a brand's host and its subdomains), `host` (only the host, if subdomains still use http), `off`.",
    "domain, host or off",
  ),
  metricsToken: text(
    "METRICS_TOKEN",
    "",
    "Bearer token for /metrics from other machines, and from this machine through a proxy; empty permits only this machine.",
    "secret",
  ),
  previewSecret: text(
    "PREVIEW_SECRET",
    "",
    "Signs preview links, captchas and challenges, and encrypts members' documents, bank accounts and the secrets of second steps. With another secret these cannot be decrypted, and users of an authenticator app cannot sign in. All machines on one database need the same secret; a start with another one is refused. Empty creates a secret under DATA_DIR.",
    "secret, 32 characters or more",
  ),
  internalAddresses: text(
    INTERNAL_SETTING,
    "",
    "Internal addresses (this machine, private networks) that brands may connect to, separated by commas: `brand@host` or `brand@host:port`, e.g. `lotus@127.0.0.1:9000`. Empty: none.",
    "list",
  ),
  previewSecretReplaces: text(
    "PREVIEW_SECRET_REPLACES",
    "",
    "Mark of the old PREVIEW_SECRET, which permits a new one. A refused start prints the mark. Data encrypted with the old secret becomes unreadable.",
    "mark",
  ),
  logLevel: text("LOG_LEVEL", "info", "Lowest level that is logged.", "trace, debug, info, warn, error or silent"),
  pageCacheMb: number("PAGE_CACHE_MB", 64, 0, 65_536, "Memory of the page cache, in MB per process; 0 disables it."),
  bodyLimitKb: number(
    "BODY_LIMIT_KB",
    8_192,
    1,
    1_048_576,
    "Maximum request body, in kB. A picture of 5 MB needs 7,000; calls without pictures accept at most 64.",
  ),
  headersTimeoutMs: number(
    "HEADERS_TIMEOUT_MS",
    15_000,
    1_000,
    120_000,
    "Time limit for the headers of a request, in ms.",
  ),
  requestTimeoutMs: number(
    "REQUEST_TIMEOUT_MS",
    120_000,
    100,
    120_000,
    "Time limit of a request, from its first byte to its answer, in ms.",
  ),
  keepAliveTimeoutMs: number(
    "KEEP_ALIVE_TIMEOUT_MS",
    75_000,
    1_000,
    600_000,
    "Time that an idle connection stays open, in ms. Set it longer than that of the proxy in front.",
  ),
  watchdogMs: number(
    "WATCHDOG_MS",
    5_000,
    0,
    600_000,
    "Time that a process may be blocked before it is restarted, in ms; 0 disables the watchdog and serves in the first process.",
  ),
  slowRequestMs: number(
    "SLOW_REQUEST_MS",
    1_000,
    1,
    120_000,
    "Duration above which a request is logged as slow, in ms.",
  ),
  shutdownGraceMs: number(
    "SHUTDOWN_GRACE_MS",
    10_000,
    0,
    600_000,
    "Time limit for running requests after SIGTERM, in ms.",
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
  /** The server prepares the statements of frequent calls, by name. */
  readonly databasePrepares: boolean;
  /** True without DATABASE_URL: the product runs its own database. */
  readonly embedded: boolean;
  /** Demo brands and the console are served. */
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
  return allowed.find((one) => one === given) ?? failSetting(spec.name, given, `must be ${spec.kind}`);
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
    failSetting(SETTINGS.previewSecret.name, "(secret)", "must be 32 characters or more");
  }
  const scheme = choice(env, SETTINGS.publicScheme, ["", "http", "https"]);
  return {
    ...numbers(env),
    host: orNull(value(env, SETTINGS.host)),
    dataDir: value(env, SETTINGS.dataDir),
    tenantsDir: value(env, SETTINGS.tenantsDir),
    databaseUrl,
    databasePrepares: choice(env, SETTINGS.databasePrepare, ["0", "1"]) === "1",
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
    return failSetting(error.variable, error.entry, error.rule);
  }
}
