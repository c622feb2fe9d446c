import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { sqlState } from "./errors";
import { literalText, rowsOf, type Statement, type StatementRunner, statementsOn } from "./statement";

/** One attempt of a transaction. */
export interface Transaction extends StatementRunner {
  /** Brand whose rows are visible; null for none. */
  readonly merchant: string | null;
  /**
   * Plain SQL on this transaction's connection. Several statements at once take no values and return the rows of the
   * last.
   */
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** A brand's data were requested without a brand. Always a bug in the program. */
export class NoMerchantError extends Error {
  override readonly name = "NoMerchantError";
  constructor() {
    super("No brand in context.");
  }
}

/**
 * Returns the brand of a transaction.
 *
 * @throws NoMerchantError when it has none.
 */
export function merchantOf(tx: Transaction): string {
  return checkMerchant(tx.merchant);
}

/**
 * Returns the code unchanged.
 *
 * @throws NoMerchantError when it is not a valid code.
 */
export function checkMerchant(merchant: string | null | undefined): string {
  if (typeof merchant !== "string" || !/^[\w-]+$/.test(merchant)) throw new NoMerchantError();
  return merchant;
}

/** Value of `app.merchant` for all brands, in read-only transactions. The tables' policies check for it, too. */
const ALL = "*";
const ATTEMPTS = 6;
const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";

/** Pool of a database, and whether its server prepares statements (`DatabaseOptions.prepares`). */
export interface ConnectionPool {
  readonly pool: pg.Pool;
  readonly prepares: boolean;
}

/** See `Database.transaction`. */
export function runTransaction<T>(
  pool: ConnectionPool,
  merchant: string | null,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return withRetry(pool, merchant === null ? null : checkMerchant(merchant), "read write", work);
}

/** See `Database.read`. */
export function runRead<T>(
  pool: ConnectionPool,
  merchant: string | null,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return withRetry(pool, merchant === null ? null : checkMerchant(merchant), "read only", work);
}

/** See `Database.acrossMerchants`. */
export function runAcrossMerchants<T>(pool: ConnectionPool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return withRetry(pool, ALL, "read only", work);
}

type Access = "read only" | "read write";

/** See `Database.lookUp`. Sends four statements in one message, so a pooled connection never keeps the brand's name. */
export async function runInOneTrip<Params, Row>(
  pool: pg.Pool,
  merchant: string,
  access: Access,
  statement: Statement<Params, Row>,
  params: Params,
): Promise<Row[]> {
  const name = pg.escapeLiteral(checkMerchant(merchant));
  const text = literalText(statement, params, merchant);
  return onConnection(pool, async (client) => {
    const results: unknown = await client.query({
      text: `begin isolation level read committed ${access}; select set_config('app.merchant', ${name}, true); ${text}; commit`,
      rowMode: "array",
    });
    return rowsOf(statement, (results as pg.QueryArrayResult<unknown[]>[])[2]?.rows ?? []);
  });
}

/** Lends a pooled connection. Rolls back after an error; a connection that cannot roll back is discarded. */
async function onConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

async function withRetry<T>(
  pool: ConnectionPool,
  merchant: string | null,
  access: Access,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(pool, merchant, access, work);
    } catch (error) {
      const state = sqlState(error);
      if (attempt === ATTEMPTS || (state !== SERIALIZATION_FAILURE && state !== DEADLOCK)) throw error;
      await delay(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** Returns the queries of a transaction on a connection. @param options `merchant`: brand whose rows are visible; null for none */
export function transactionOn(
  client: pg.ClientBase,
  { merchant, prepares }: { readonly merchant: string | null; readonly prepares: boolean },
): Transaction {
  return {
    ...statementsOn(client, { merchant: () => checkMerchant(merchant), prepares }),
    merchant,
    query: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) => {
      const answer: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await client.query<Row>(text, [...values]);
      return (Array.isArray(answer) ? answer.at(-1) : answer)?.rows ?? [];
    },
  };
}

function attemptOnce<T>(
  { pool, prepares }: ConnectionPool,
  merchant: string | null,
  access: Access,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return onConnection(pool, async (client) => {
    // One round trip for both statements. The brand's name is reset at the end of the transaction.
    const name = pg.escapeLiteral(merchant ?? "");
    await client.query(
      `begin isolation level read committed ${access}; select set_config('app.merchant', ${name}, true)`,
    );
    const result = await work(transactionOn(client, { merchant: merchant === ALL ? null : merchant, prepares }));
    await client.query("commit");
    return result;
  });
}
