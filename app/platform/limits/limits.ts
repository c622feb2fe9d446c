import type pg from "pg";
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "~/platform/db/database";
import type { EngineContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { addressKey } from "./address-key";

/** How often something may be done in a span of time. */
interface Limit {
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  /** What who is over it is told; `tooManyRequests` when left out. */
  readonly refusal?: "quotaExceeded";
  /** Counted by the caller's address, which the limiter reads itself (`takeByAddress`). */
  readonly by?: "address";
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every limit of the product, by name. Each counts by brand, and by the caller's address or by what `take` is given. */
export const LIMITS = {
  /** Passwords tried at one account, or by one device that its member used before: without a captcha, and with one. */
  signInFree: { points: 2, duration: 5 * MINUTE },
  signIn: { points: 3, duration: 5 * MINUTE },
  /** Passwords that somebody who is signed in gives again, by account. */
  ownPassword: { points: 5, duration: 5 * MINUTE },
  /** Sign-ins from one address. */
  signInIp: { points: 60, duration: 5 * MINUTE, by: "address" },
  /** Passwords of one account of staff, or of one of its devices, and sign-ins of staff from one address. */
  staffSignIn: { points: 5, duration: 15 * MINUTE },
  staffIp: { points: 60, duration: 5 * MINUTE, by: "address" },
  /** Members whose personal data one of staff reads in full. */
  reveal: { points: 60, duration: HOUR },
  /** Codes of an authenticator app of one account, or of one of its devices. */
  twoStep: { points: 5, duration: 5 * MINUTE },
  /** Invitation codes tried from one address. */
  affiliateIp: { points: 30, duration: 5 * MINUTE, by: "address" },
  /** Links for a new password of one account with one e-mail address, and from one address. */
  forgot: { points: 3, duration: HOUR },
  forgotIp: { points: 20, duration: HOUR, by: "address" },
  /** Demo accounts opened from one address. */
  freePlayIp: { points: 10, duration: HOUR, by: "address" },
  /** Sign-ins by identity providers that were begun or finished, and accounts that they opened, from one address. */
  identityIp: { points: 60, duration: 5 * MINUTE, by: "address" },
  identityOpenIp: { points: 20, duration: HOUR, by: "address" },
  /** SMS codes to one number, whatever for; those of its member's own devices are counted apart. */
  smsMinute: { points: 1, duration: MINUTE },
  smsHour: { points: 5, duration: HOUR },
  /** SMS codes asked for from one address. */
  smsIp: { points: 20, duration: DAY, by: "address" },
  /** SMS codes of one brand: what a flood can cost it at most. */
  smsBrand: { points: 2_000, duration: DAY, refusal: "quotaExceeded" },
  /** Wrong payment passwords of one account. */
  payment: { points: 5, duration: 5 * MINUTE },
  /** Codes by e-mail to one address, asked for from one address, and of one brand. */
  mailMinute: { points: 1, duration: MINUTE },
  mailHour: { points: 5, duration: HOUR },
  mailIp: { points: 20, duration: DAY, by: "address" },
  mailBrand: { points: 5_000, duration: DAY, refusal: "quotaExceeded" },
  /** Tries of one-time codes of one receiver, over all codes that it was sent; its member's devices are counted apart. */
  codeTries: { points: 5, duration: HOUR },
  /** Pictures of documents that one member sends, and that come from one address. */
  document: { points: 20, duration: HOUR },
  documentIp: { points: 60, duration: HOUR, by: "address" },
  /** Questions to customer service from one address. */
  enquiryIp: { points: 10, duration: HOUR, by: "address" },
  /** Exports of one member's own data. */
  dataExport: { points: 5, duration: HOUR },
} as const satisfies Readonly<Record<string, Limit>>;

type LimitName = keyof typeof LIMITS;

/** The limits that count by the caller's address. */
export type AddressLimitName = {
  [N in LimitName]: (typeof LIMITS)[N] extends { readonly by: "address" } ? N : never;
}[LimitName];

/** The limits that count by a name, a number or an id. */
export type KeyLimitName = Exclude<LimitName, AddressLimitName>;

/** A row of the table, as the library reads it. */
interface Counter extends pg.QueryResultRow {
  expire?: bigint | number | null;
}

/** The library counts in numbers; our connections read `bigint` as BigInt. */
async function withNumbers(answer: Promise<pg.QueryResult<Counter>>): Promise<pg.QueryResult<Counter>> {
  const result = await answer;
  for (const row of result.rows) if (typeof row.expire === "bigint") row.expire = Number(row.expire);
  return result;
}

/** Refusals that are the first of their closure; those that follow say nothing new. */
const firstRefusals = new WeakSet<WpsError>();

/** Whether an error is a refusal by a limit that was refused before in the same span of time, on any process. */
export const isRepeatedRefusal = (error: WpsError): boolean =>
  error.code === "tooManyRequests" && !firstRefusals.has(error);

const limiters = new WeakMap<Database, Map<LimitName, RateLimiterAbstract>>();

function limiterOf(db: Database, name: LimitName): RateLimiterAbstract {
  const known = limiters.get(db) ?? new Map<LimitName, RateLimiterAbstract>();
  limiters.set(db, known);
  let limiter = known.get(name);
  if (!limiter) {
    const { points, duration } = LIMITS[name];
    limiter = new RateLimiterPostgres({
      storeClient: { query: (query: pg.QueryConfig) => withNumbers(db.pool.query<Counter>(query)) },
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      // Who is over the limit is told so from memory: a flood does not reach the database.
      inMemoryBlockOnConsumed: points + 1,
      points,
      duration,
    });
    known.set(name, limiter);
  }
  return limiter;
}

/** Where something is counted: at a brand, or at the console, which is none. */
type Counted = Pick<EngineContext, "brand" | "db">;

const placeOf = ({ brand }: Counted, key: string): string => `${brand?.code ?? "*"}:${key}`.slice(0, 200);

/**
 * Counts one try, before the work that it is a try of.
 * @returns how many tries were counted, this one included
 * @throws WpsError when there were too many: tooManyRequests, with the minutes to wait, or the limit's own refusal
 */
export const take = (ctx: Counted, name: KeyLimitName, key: string): Promise<number> => consume(ctx, name, key);

/**
 * Counts one try of the caller's address, as `take` does: one IPv4 address, or all of one IPv6 network
 * (`address-key.ts`). No limit takes an address from its caller, so that none counts by the raw text.
 */
export const takeByAddress = (ctx: Counted & Pick<EngineContext, "ip">, name: AddressLimitName): Promise<number> =>
  consume(ctx, name, addressKey(ctx.ip));

async function consume(ctx: Counted, name: LimitName, key: string): Promise<number> {
  try {
    const { consumedPoints } = await limiterOf(ctx.db, name).consume(placeOf(ctx, key));
    return consumedPoints;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const { points, refusal }: Limit = LIMITS[name];
    if (refusal) throw new WpsError(refusal);
    const minutes = Math.max(1, Math.ceil(refused.msBeforeNext / 60_000));
    const error = new WpsError("tooManyRequests", { minutes });
    if (refused.consumedPoints === points + 1) firstRefusals.add(error);
    throw error;
  }
}

/** Forgets what was counted, after a success. */
export async function forget(ctx: Counted, name: KeyLimitName, key: string): Promise<void> {
  await limiterOf(ctx.db, name).delete(placeOf(ctx, key));
}
