import { type Endpoint, endpointOfHost } from "./endpoint";

/** Entry of a list of grants: `brand`, `brand@host` or `brand@host:port`. */
export interface Grant {
  readonly brand: string;
  /** Null: the secret may verify incoming calls, but must not be sent. */
  readonly host: string | null;
  /** Null: every port of the host. */
  readonly port: number | null;
}

/** Prefixes of the environment variables with secrets of brands. */
const SECRET_PREFIXES = ["SMS_", "MAIL_", "IDENTITY_", "PAY_", "VENDOR_"] as const;

/** Suffix of the variable that lists the brands that may use a secret. */
export const GRANT_SUFFIX = "_FOR";

/** Setting that allows brands to connect to internal addresses. */
export const INTERNAL_SETTING = "INTERNAL_ADDRESSES";

/** Secrets of the environment with their grants, and the internal addresses that brands may connect to. */
export interface BrandAccess {
  /** Secrets by variable name. */
  readonly secrets: ReadonlyMap<string, string>;
  /** Grants by the variable name of the secret. */
  readonly grants: ReadonlyMap<string, readonly Grant[]>;
  readonly internal: readonly Grant[];
}

/** Grants nothing to any brand. */
export const NO_ACCESS: BrandAccess = { secrets: new Map(), grants: new Map(), internal: [] };

/** Invalid list of grants. */
export class GrantError extends Error {
  override readonly name = "GrantError";
  constructor(
    /** Name of the variable. */
    readonly variable: string,
    /** The invalid entry. */
    readonly entry: string,
    readonly rule: string,
  ) {
    super(`${variable}: ${entry}: ${rule}`);
  }
}

/** Returns true for a variable that may contain a secret of a brand. */
export const isSecretName = (name: string): boolean =>
  SECRET_PREFIXES.some((prefix) => name.startsWith(prefix)) && !name.endsWith(GRANT_SUFFIX);

/** Reads secrets and grants from the environment. No other code reads them there. @throws GrantError */
export function readBrandAccess(env: Readonly<Record<string, string | undefined>>): BrandAccess {
  const secrets = new Map<string, string>();
  const grants = new Map<string, readonly Grant[]>();
  for (const [name, value = ""] of Object.entries(env)) {
    if (!SECRET_PREFIXES.some((prefix) => name.startsWith(prefix))) continue;
    if (name.endsWith(GRANT_SUFFIX)) grants.set(name.slice(0, -GRANT_SUFFIX.length), readGrants(name, value, false));
    else if (value !== "") secrets.set(name, value);
  }
  return { secrets, grants, internal: readGrants(INTERNAL_SETTING, env[INTERNAL_SETTING] ?? "", true) };
}

const ENTRY = /^([a-z][a-z0-9-]{1,30})(?:@(\[[0-9a-f:.]+\]|[^\s:@/[\]]+)(?::(\d{1,5}))?)?$/i;

function readGrants(variable: string, text: string, needsHost: boolean): Grant[] {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== "");
  return entries.map((entry) => {
    const [, brand = "", host, port] = ENTRY.exec(entry) ?? [];
    const rule = needsHost
      ? "must be a brand code, @, a host or IP address and optionally a port, e.g. lotus@127.0.0.1:9000"
      : "must be a brand code, optionally with @, a host and a port, e.g. lotus@sms.example";
    if (brand === "" || (needsHost && host === undefined)) throw new GrantError(variable, entry, rule);
    if (host === undefined) return { brand, host: null, port: null };
    const place = endpointOfHost(host, Number(port ?? 1));
    if (place === null || place.port < 1 || place.port > 65_535) throw new GrantError(variable, entry, rule);
    return { brand, host: place.host, port: port === undefined ? null : place.port };
  });
}

/** Returns true when a grant covers this place for `brand`. */
export const grantCovers = (grant: Grant, brand: string, place: Endpoint): boolean =>
  grant.brand === brand && grant.host === place.host && (grant.port === null || grant.port === place.port);
