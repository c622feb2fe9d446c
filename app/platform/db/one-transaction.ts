import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import type { Database } from "./database";
import { checkMerchant, type Transaction, transactionOn } from "./transaction";

const ALL = "*";

/**
 * State of a savepoint. Work started inside an open savepoint nests in it. Work that outlives its savepoint is queued
 * like other work.
 */
interface SavepointState {
  open: boolean;
}

/** Runs pieces of work one after the other on one connection, each in a savepoint. */
class Savepoints {
  readonly #client: pg.Client;
  readonly #inside = new AsyncLocalStorage<SavepointState>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: pg.Client) {
    this.#client = client;
  }

  run<T>(merchant: string, work: () => Promise<T>): Promise<T> {
    if (this.#inside.getStore()?.open) return this.#hold(merchant, work);
    const next = this.#last.then(() => {
      const hold: SavepointState = { open: true };
      return this.#inside
        .run(hold, () => this.#hold(merchant, work))
        .finally(() => {
          hold.open = false;
        });
    });
    this.#last = next.catch(() => {});
    return next;
  }

  async #hold<T>(merchant: string, work: () => Promise<T>): Promise<T> {
    await this.#client.query(`savepoint step; ${nameOf(merchant)}`);
    try {
      const result = await work();
      await this.#client.query("release savepoint step");
      return result;
    } catch (error) {
      await this.#client.query("rollback to savepoint step; release savepoint step");
      throw error;
    }
  }
}

const nameOf = (merchant: string) => `select set_config('app.merchant', ${pg.escapeLiteral(merchant)}, true)`;

/**
 * Runs `work`, which may use many transactions, as a single transaction on one connection: all its changes are
 * committed, or none. The inner transactions become savepoints and run one after the other.
 *
 * @throws any error that `work` throws; all changes are then rolled back.
 */
export async function inOneTransaction<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  const client = await db.connectApp();
  try {
    await client.query("begin isolation level read committed");
    const result = await work(onConnection(db, client));
    await client.query("commit");
    return result;
  } finally {
    // Ending the connection rolls back an uncommitted transaction.
    await client.end();
  }
}

function onConnection(db: Database, client: pg.Client): Database {
  const points = new Savepoints(client);
  const run = <T>(merchant: string, work: (tx: Transaction) => Promise<T>) => {
    const tx = transactionOn(client, {
      merchant: merchant === "" || merchant === ALL ? null : merchant,
      prepares: false,
    });
    return points.run(merchant, () => work(tx));
  };
  const transaction: Database["transaction"] = async (merchant, work) =>
    run(merchant === null ? "" : checkMerchant(merchant), work);
  return {
    ...db,
    transaction,
    // It sees the rows that the transaction has written.
    read: transaction,
    acrossMerchants: (work) => run(ALL, work),
    lookUp: (merchant, statement, params) => transaction(merchant, (tx) => tx.first(statement, params)),
    touch: async (merchant, statement, params) => void (await transaction(merchant, (tx) => tx.run(statement, params))),
  };
}
