import type pg from "pg";
import {
  type Connections,
  embeddedConnections,
  prepareAppRole,
  unreachableDatabaseError,
  urlConnections,
} from "./connections";
import { startEmbedded } from "./embedded";
import type { Log } from "./log";
import { defaultMigrationsDir, migrate } from "./migrate";
import { SharedReads } from "./shared-reads";
import type { Statement } from "./statement";
import { runAcrossMerchants, runInOneTrip, runTransaction, type Transaction } from "./transaction";

export interface DatabaseOptions {
  /** DATABASE_URL: a server of the operator. Without it, the embedded database is started or joined. */
  readonly databaseUrl?: string | undefined;
  /** DATA_DIR: folder of the embedded database. */
  readonly dataDir: string;
  readonly log: Log;
  /** Default: the migrations of the source tree. */
  readonly migrationsDir?: string;
  /** False skips the migrations (restore runs its own). */
  readonly migrate?: boolean;
  /** True allows demo brands (DEMO). Default: true for the embedded database only. */
  readonly demo?: boolean;
  /** Maximum number of connections in the pool. Default 10. */
  readonly poolSize?: number;
  /** True: the server prepares statements by name, which speeds up frequent ones (setting DATABASE_PREPARE). */
  readonly prepares?: boolean;
  /** False switches fsync of the embedded database off. For tests only. */
  readonly durable?: boolean;
}

/** Open database, one per process. */
export interface Database {
  /** Pool of connections as the program's role. Queries on a brand's tables go through `transaction`. */
  readonly pool: pg.Pool;
  /** Runs the statements of the attempt counters (`limits.ts`), outside transactions: a rollback does not undo an attempt. */
  readonly attemptCounters: Pick<pg.Pool, "query">;
  /** True for the embedded database. */
  readonly embedded: boolean;
  /** True if brands with `"demo": true` may be served. */
  readonly demoAllowed: boolean;
  readonly log: Log;
  /** Opens a dedicated connection as the program's role, outside the pool (for LISTEN). End it after use. */
  connectApp(): Promise<pg.Client>;
  /** Opens a connection as the owner of the tables, for migrations, backup and restore. End it after use. */
  connectOwner(): Promise<pg.Client>;
  /**
   * Runs `work` in a READ COMMITTED transaction that sees the rows of one brand (null: no brand, for tables without a
   * brand). Retries after a serialisation failure or a deadlock, so `work` must have no effects outside the database.
   *
   * @throws NoMerchantError when the brand's code is not valid, and any error that `work` throws; the transaction is
   *   then rolled back.
   */
  transaction<T>(merchant: string | null, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Like `transaction`, but read-only: a statement that writes fails. `work` uses no other function of the database: inside
   * `readTogether` it shares its transaction.
   */
  read<T>(merchant: string | null, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs the work of one request. Its reads (`read` and `lookUp`) that overlap or follow each other at once share a
   * transaction.
   */
  readTogether<T>(work: () => Promise<T>): Promise<T>;
  /** Like `transaction`, but read-only and over the rows of all brands. */
  acrossMerchants<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs one read-only statement on the rows of one brand in a single round trip; a transaction takes three.
   *
   * @returns its first row; null when there is none
   * @throws NoMerchantError when the brand's code is not valid
   */
  lookUp<Params, Row>(merchant: string, statement: Statement<Params, Row>, params: Params): Promise<Row | null>;
  /** Like `lookUp`, for one statement that writes rows of one brand. Not retried after a deadlock. */
  touch<Params>(merchant: string, statement: Statement<Params, never>, params: Params): Promise<void>;
  /** Closes the connections and releases the embedded database. The last process to do so shuts it down. */
  close(): Promise<void>;
}

/**
 * Opens the database and runs pending migrations.
 *
 * @throws errors with instructions for the machine's owner.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, log } = options;
  if (databaseUrl) {
    const connections = urlConnections(databaseUrl);
    await prepare(connections, options, true).catch((error: unknown) => {
      throw unreachableDatabaseError(error);
    });
    return makeDatabase(connections, options, null);
  }
  const embedded = await startEmbedded(options);
  try {
    const connections = embeddedConnections(embedded);
    await prepare(connections, options, false);
    log.info(`the embedded database runs as process ${embedded.pid}`);
    return makeDatabase(connections, options, () => embedded.stop());
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function prepare(connections: Connections, options: DatabaseOptions, role: boolean): Promise<void> {
  const client = await connections.owner();
  try {
    if (role) await prepareAppRole(client);
    if (options.migrate !== false) await migrate(client, options.migrationsDir ?? defaultMigrationsDir());
  } finally {
    await client.end();
  }
}

function makeDatabase(
  connections: Connections,
  options: DatabaseOptions,
  stop: (() => Promise<void>) | null,
): Database {
  const { log } = options;
  const pool = connections.pool(options.poolSize ?? 10);
  const connected = { pool, prepares: options.prepares ?? false };
  const shared = new SharedReads(connected);
  // Connections break when the server restarts. The pool replaces them.
  pool.on("error", (error) => log.warn(`a database connection was lost: ${error.message}`));
  return {
    pool,
    attemptCounters: pool,
    embedded: stop !== null,
    demoAllowed: options.demo ?? stop !== null,
    log,
    connectApp: connections.app,
    connectOwner: connections.owner,
    transaction: async (merchant, work) => runTransaction(connected, merchant, work),
    read: (merchant, work) => shared.read(merchant, work),
    readTogether: (work) => shared.together(work),
    acrossMerchants: (work) => runAcrossMerchants(connected, work),
    lookUp: async (merchant, statement, params) =>
      shared.isOpen
        ? shared.read(merchant, (tx) => tx.first(statement, params))
        : ((await runInOneTrip(pool, merchant, "read only", statement, params))[0] ?? null),
    touch: async (merchant, statement, params) =>
      void (await runInOneTrip(pool, merchant, "read write", statement, params)),
    close: async () => {
      await pool.end();
      await stop?.();
    },
  };
}
