import { type Place, placeOfHost } from "./place";

/** One entry of a list of grants: `brand`, `brand@host` or `brand@host:port`. */
export interface Grant {
  readonly brand: string;
  /** Null: nothing may be sent anywhere; a secret may check what comes in. */
  readonly host: string | null;
  /** Null: every port of the host. */
  readonly port: number | null;
}

/** Prefixes of the environment variables that hold secrets of brands. */
const SECRET_PREFIXES = ["SMS_", "MAIL_", "IDENTITY_", "PAY_", "VENDOR_"] as const;

/** Ends the name of the variable that says which brands may use a secret. */
export const GRANT_SUFFIX = "_FOR";

/** The setting that lets brands reach internal addresses. */
export const INTERNAL_SETTING = "INTERNAL_ADDRESSES";

/** The secrets of the environment, who may use them and where to, and which internal addresses brands may reach. */
export interface BrandAccess {
  /** Secrets by the name of their variable. */
  readonly secrets: ReadonlyMap<string, string>;
  /** Grants by the name of the secret's variable. */
  readonly grants: ReadonlyMap<string, readonly Grant[]>;
  readonly internal: readonly Grant[];
}

/** Nothing is given to anybody. */
export const NO_ACCESS: BrandAccess = { secrets: new Map(), grants: new Map(), internal: [] };

/** A list of grants that cannot be read. */
export class GrantError extends Error {
  override readonly name = "GrantError";
  constructor(
    /** The variable. */
    readonly variable: string,
    /** The entry that was not understood. */
    readonly entry: string,
    readonly rule: string,
  ) {
    super(`${variable}: ${entry}: ${rule}`);
  }
}

/** True for a variable that may hold a secret of a brand. */
export const isSecretName = (name: string): boolean =>
  SECRET_PREFIXES.some((prefix) => name.startsWith(prefix)) && !name.endsWith(GRANT_SUFFIX);

/** Reads secrets and grants from the environment: the one place that does. @throws GrantError */
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
      ? "must be a brand's code, @ and a host or address, with or without a port, e.g. lotus@127.0.0.1:9000"
      : "must be a brand's code, @ and a host, with or without a port, e.g. lotus@sms.example";
    if (brand === "" || (needsHost && host === undefined)) throw new GrantError(variable, entry, rule);
    if (host === undefined) return { brand, host: null, port: null };
    const place = placeOfHost(host, Number(port ?? 1));
    if (place === null || place.port < 1 || place.port > 65_535) throw new GrantError(variable, entry, rule);
    return { brand, host: place.host, port: port === undefined ? null : place.port };
  });
}

/** True when a grant gives `brand` this place. */
export const gives = (grant: Grant, brand: string, place: Place): boolean =>
  grant.brand === brand && grant.host === place.host && (grant.port === null || grant.port === place.port);
