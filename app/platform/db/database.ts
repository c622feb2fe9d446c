import type pg from "pg";
import { type Connections, embeddedConnections, prepareAppRole, unreachable, urlConnections } from "./connections";
import { startEmbedded } from "./embedded";
import type { Log } from "./log";
import { defaultMigrationsDir, migrate } from "./migrate";
import { runAcrossMerchants, runInOneTrip, runRead, runTransaction, type Transaction } from "./transaction";

export interface DatabaseOptions {
  /** DATABASE_URL: a server of the operator's. Without it the embedded database is started or joined. */
  readonly databaseUrl?: string | undefined;
  /** DATA_DIR: where the embedded database lies. */
  readonly dataDir: string;
  readonly log: Log;
  /** Default: found in the source tree. */
  readonly migrationsDir?: string;
  /** False leaves the tables as they are (restore brings its own). */
  readonly migrate?: boolean;
  /** Whether demo brands are allowed (DEMO); default: on the embedded database only. */
  readonly demo?: boolean;
  /** Connections of the pool, at most. Default 10. */
  readonly poolSize?: number;
  /** False switches the embedded database's fsync off: for tests only. */
  readonly durable?: boolean;
}

/** An open database, one a process. */
export interface Database {
  /** Connections as the program's role. Queries on a brand's tables go through `transaction`. */
  readonly pool: pg.Pool;
  /** Whether it is the database that the product brings along. */
  readonly embedded: boolean;
  /** Whether brands with `"demo": true` may be served. */
  readonly demoAllowed: boolean;
  readonly log: Log;
  /** A connection of one's own as the program's role, outside the pool (to listen). End it after use. */
  connectApp(): Promise<pg.Client>;
  /** A connection as the owner of the tables: migrations, backup, restore. End it after use. */
  connectOwner(): Promise<pg.Client>;
  /**
   * Runs `work` in a READ COMMITTED transaction that sees one brand's rows (null: none, for tables that belong to no
   * brand). Runs it again after a serialisation failure or a deadlock, so `work` must touch nothing but the database.
   *
   * @throws NoMerchantError when the brand's code is no code, and whatever `work` throws; then nothing is changed.
   */
  transaction<T>(merchant: string | null, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Like `transaction`, read-only: a statement that would change something fails. */
  read<T>(merchant: string | null, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Like `transaction`, read-only, over the rows of all brands. */
  acrossMerchants<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * One read of one brand's rows in a single round trip, where a transaction takes three. Read-only.
   * @param text one statement without parameters: values go in through `pg.escapeLiteral`.
   * @throws NoMerchantError when the brand's code is no code
   */
  lookUp<Row extends pg.QueryResultRow>(merchant: string, text: string): Promise<Row[]>;
  /** Like `lookUp`, for one change of one brand's rows. It is not run again after a deadlock. */
  touch(merchant: string, text: string): Promise<void>;
  /** Closes the connections and lets go of the embedded database; the last process shuts that down. */
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws errors whose message tells the machine's owner what to do.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, log } = options;
  if (databaseUrl) {
    const connections = urlConnections(databaseUrl);
    await prepare(connections, options, true).catch((error: unknown) => {
      throw unreachable(error);
    });
    return makeDatabase(connections, options, null);
  }
  const embedded = await startEmbedded(options);
  try {
    const connections = embeddedConnections(embedded);
    await prepare(connections, options, false);
    log.info(`The embedded database runs as process ${embedded.pid}.`);
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
  // Connections break when the server restarts; the pool makes new ones.
  pool.on("error", (error) => log.warn(`A database connection was lost: ${error.message}`));
  return {
    pool,
    embedded: stop !== null,
    demoAllowed: options.demo ?? stop !== null,
    log,
    connectApp: connections.app,
    connectOwner: connections.owner,
    transaction: async (merchant, work) => runTransaction(pool, merchant, work),
    read: async (merchant, work) => runRead(pool, merchant, work),
    acrossMerchants: (work) => runAcrossMerchants(pool, work),
    lookUp: (merchant, text) => runInOneTrip(pool, merchant, "read only", text),
    touch: async (merchant, text) => void (await runInOneTrip(pool, merchant, "read write", text)),
    close: async () => {
      await pool.end();
      await stop?.();
    },
  };
}
