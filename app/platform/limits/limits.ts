import type pg from "pg";
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "~/platform/db/database";
import type { EngineContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { addressKey } from "./address-key";

/** Rate limit: maximum number of points in a period. */
interface Limit {
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  /** Error code of a refusal. Default `tooManyRequests`. */
  readonly refusal?: "quotaExceeded";
  /** Counted by the caller's address, which the limiter reads itself (`takeByAddress`). */
  readonly by?: "address";
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * All rate limits of the product, by name. Each counts per brand, and per address of the caller or per key given to
 * `take`.
 */
export const LIMITS = {
  /** Password attempts per account, or per device that its member used before: without a captcha, and with one. */
  signInFree: { points: 2, duration: 5 * MINUTE },
  signIn: { points: 3, duration: 5 * MINUTE },
  /** Repeated passwords of signed-in users, per account. */
  ownPassword: { points: 5, duration: 5 * MINUTE },
  /** Sign-ins per address. */
  signInIp: { points: 60, duration: 5 * MINUTE, by: "address" },
  /** Password attempts per staff account or per device of it, and staff sign-ins per address. */
  staffSignIn: { points: 5, duration: 15 * MINUTE },
  staffIp: { points: 60, duration: 5 * MINUTE, by: "address" },
  /** Members whose full personal data one member of staff reads. */
  reveal: { points: 60, duration: HOUR },
  /** Codes of an authenticator app, per account or per device of it. */
  twoStep: { points: 5, duration: 5 * MINUTE },
  /** Attempts of invitation codes per address. */
  affiliateIp: { points: 30, duration: 5 * MINUTE, by: "address" },
  /** Links for a new password, per pair of account and e-mail address, and per address. */
  forgot: { points: 3, duration: HOUR },
  forgotIp: { points: 20, duration: HOUR, by: "address" },
  /** Demo accounts opened per address. */
  freePlayIp: { points: 10, duration: HOUR, by: "address" },
  /** Sign-ins by identity providers started or finished, and accounts opened by them, per address. */
  identityIp: { points: 60, duration: 5 * MINUTE, by: "address" },
  identityOpenIp: { points: 20, duration: HOUR, by: "address" },
  /** SMS codes per number, for any purpose. Requests from the member's known devices are counted separately. */
  smsMinute: { points: 1, duration: MINUTE },
  smsHour: { points: 5, duration: HOUR },
  /** SMS codes requested per address. */
  smsIp: { points: 20, duration: DAY, by: "address" },
  /** SMS codes per brand: limits the cost of a flood. */
  smsBrand: { points: 2_000, duration: DAY, refusal: "quotaExceeded" },
  /** Wrong payment passwords per account. */
  payment: { points: 5, duration: 5 * MINUTE },
  /** New account and payment passwords per account: each is compared with the other password. */
  passwordChange: { points: 10, duration: HOUR },
  /** Codes by e-mail: per recipient (minute and hour), per address of the caller, and per brand. */
  mailMinute: { points: 1, duration: MINUTE },
  mailHour: { points: 5, duration: HOUR },
  mailIp: { points: 20, duration: DAY, by: "address" },
  mailBrand: { points: 5_000, duration: DAY, refusal: "quotaExceeded" },
  /**
   * Attempts of one-time codes per receiver, over all codes sent to it. The member's known devices are counted
   * separately.
   */
  codeTries: { points: 5, duration: HOUR },
  /** Document pictures sent, per member and per address. */
  document: { points: 20, duration: HOUR },
  documentIp: { points: 60, duration: HOUR, by: "address" },
  /** Questions to customer service per address. */
  enquiryIp: { points: 10, duration: HOUR, by: "address" },
  /** Exports of personal data per member. */
  dataExport: { points: 5, duration: HOUR },
} as const satisfies Readonly<Record<string, Limit>>;

type LimitName = keyof typeof LIMITS;

/** Limits counted by the caller's address. */
export type AddressLimitName = {
  [N in LimitName]: (typeof LIMITS)[N] extends { readonly by: "address" } ? N : never;
}[LimitName];

/** Limits counted by a name, a number or an id. */
export type KeyLimitName = Exclude<LimitName, AddressLimitName>;

/** Row of the counter table, as the library reads it. */
interface Counter extends pg.QueryResultRow {
  expire?: bigint | number | null;
}

/** Converts `expire` to a number: the library expects numbers, and our connections return `bigint` as BigInt. */
async function withNumbers(answer: Promise<pg.QueryResult<Counter>>): Promise<pg.QueryResult<Counter>> {
  const result = await answer;
  for (const row of result.rows) if (typeof row.expire === "bigint") row.expire = Number(row.expire);
  return result;
}

/** First refusal of each closure. Repeated refusals are not recorded. */
const firstRefusals = new WeakSet<WpsError>();

/** Returns true if the error is a refusal by a limit that was already refused in the same period, on any process. */
export const isRepeatedRefusal = (error: WpsError): boolean =>
  error.code === "tooManyRequests" && !firstRefusals.has(error);

type CounterDatabase = Pick<Database, "attemptCounters">;

const limiters = new WeakMap<CounterDatabase, Map<LimitName, RateLimiterAbstract>>();

function limiterOf(db: CounterDatabase, name: LimitName): RateLimiterAbstract {
  const known = limiters.get(db) ?? new Map<LimitName, RateLimiterAbstract>();
  limiters.set(db, known);
  let limiter = known.get(name);
  if (!limiter) {
    const { points, duration } = LIMITS[name];
    limiter = new RateLimiterPostgres({
      storeClient: { query: (query: pg.QueryConfig) => withNumbers(db.attemptCounters.query<Counter>(query)) },
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      // Repeated refusals are answered from memory, so a flood does not reach the database.
      inMemoryBlockOnConsumed: points + 1,
      points,
      duration,
    });
    known.set(name, limiter);
  }
  return limiter;
}

/** Place of a counter: a brand, or the console without a brand. */
interface LimitScope extends Pick<EngineContext, "brand"> {
  readonly db: CounterDatabase;
}

const placeOf = ({ brand }: LimitScope, key: string): string => `${brand?.code ?? "*"}:${key}`.slice(0, 200);

/**
 * Counts one attempt. Call it before the work itself.
 *
 * @returns the number of counted attempts, including this one
 * @throws WpsError if there were too many: tooManyRequests with the minutes to wait, or the limit's own error code
 */
export const takePoint = (ctx: LimitScope, name: KeyLimitName, key: string): Promise<number> => consume(ctx, name, key);

/**
 * Counts one attempt of the caller's address, like `take`: one IPv4 address, or a whole IPv6 network
 * (`address-key.ts`). Callers cannot pass an address, so no limit counts by the raw text.
 */
export const takeByAddress = (ctx: LimitScope & Pick<EngineContext, "ip">, name: AddressLimitName): Promise<number> =>
  consume(ctx, name, addressKey(ctx.ip));

async function consume(ctx: LimitScope, name: LimitName, key: string): Promise<number> {
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

/** Resets a counter, after a success. */
export async function resetLimit(ctx: LimitScope, name: KeyLimitName, key: string): Promise<void> {
  await limiterOf(ctx.db, name).delete(placeOf(ctx, key));
}
