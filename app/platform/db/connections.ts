import pg from "pg";
import { APP_ROLE } from "./cluster";
import type { Embedded } from "./embedded";
import { sqlState, systemCode } from "./errors";

/** Opens connections to the embedded database or to the server of DATABASE_URL. */
export interface Connections {
  /** Opens a pool of connections as the program's role. */
  pool(size: number): pg.Pool;
  /** Opens one connection as the program's role. */
  app(): Promise<pg.Client>;
  /** Opens one connection as the owner of the tables. */
  owner(): Promise<pg.Client>;
}

// bigint (int8) is always parsed as BigInt, so money never passes through a float.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);
// A date has no time of day and no zone: it stays text, `yyyy-mm-dd`.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

const COMMON = { application_name: "livery", connectionTimeoutMillis: 10_000, keepAlive: true } as const;
const LIMITS = { statement_timeout: 60_000, idle_in_transaction_session_timeout: 60_000 } as const;

/** Returns connections to the embedded database. The program's role logs in directly. */
export function embeddedConnections({ app, owner }: Embedded): Connections {
  return {
    pool: (size) => poolOf({ ...app, max: size }),
    app: () => connect({ ...COMMON, ...app }),
    owner: () => connect({ ...COMMON, ...owner }),
  };
}

/**
 * Returns connections to the operator's server. The user of the URL owns the tables. The program's connections switch
 * to the role `livery_app` at once, so row-level security applies even if that user is a superuser. Requires a direct
 * connection or a proxy in session mode.
 */
export function urlConnections(connectionString: string): Connections {
  const takeRole = (client: pg.ClientBase) => client.query(`set role ${APP_ROLE}`);
  return {
    pool: (size) => poolOf({ connectionString, max: size, onConnect: takeRole }),
    app: async () => {
      const client = await connect({ ...COMMON, connectionString });
      await takeRole(client);
      return client;
    },
    owner: () => connect({ ...COMMON, connectionString }),
  };
}

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...COMMON, ...LIMITS, ...config });
  // The pool handles errors of idle connections only; an error of a checked-out connection would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  // Without a listener, a lost connection would end the process. The next query reports the error to the caller.
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

const INSUFFICIENT_PRIVILEGE = "42501";
const ALREADY_THERE = ["42710", "23505"];

/**
 * Creates the program's role on the server of DATABASE_URL if it is missing and checks that this user may switch to it.
 *
 * @throws an error with the SQL that an administrator has to run.
 */
export async function prepareAppRole(client: pg.ClientBase): Promise<void> {
  try {
    const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [APP_ROLE]);
    if (rowCount === 0) {
      await client.query(`create role ${APP_ROLE} nologin`).catch((error: unknown) => {
        // Roles are shared by the whole server: another process may have created it.
        if (!ALREADY_THERE.includes(sqlState(error) ?? "")) throw error;
      });
    }
    await client.query(`set role ${APP_ROLE}`).catch(async (error: unknown) => {
      if (sqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error;
      await client.query(`grant ${APP_ROLE} to current_user`);
      await client.query(`set role ${APP_ROLE}`);
    });
    await client.query("reset role");
  } catch (error) {
    if (sqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new Error(
      `The user of DATABASE_URL has no permission to use the role ${APP_ROLE}. An administrator must run: ` +
        `CREATE ROLE ${APP_ROLE} NOLOGIN; GRANT ${APP_ROLE} TO <that user>;`,
      { cause: error },
    );
  }
}

/** Wraps a failure to reach the server of DATABASE_URL in a message without passwords. */
export function unreachableDatabaseError(error: unknown): Error {
  const why = systemCode(error) ?? sqlState(error) ?? "no answer";
  const words = error instanceof Error ? error.message : String(error);
  return new Error(`The database of DATABASE_URL cannot be used (${why}): ${words}`, { cause: error });
}
