import { join } from "node:path";
import { packagedBinaries, usableBinaries } from "./binaries";
import { APP_ROLE, DATABASE, OWNER_ROLE, openCluster } from "./cluster";
import { findDatabaseFolder } from "./data-folders";
import type { Log } from "./log";
import { ServerLease } from "./server-lease";
import { serverUser } from "./server-user";

export interface EmbeddedOptions {
  /** DATA_DIR: the database is below it, or in the folder named in its file `pg.location`. */
  readonly dataDir: string;
  readonly log: Log;
  /** False switches fsync off. For tests only. */
  readonly durable?: boolean;
  /** Folder with PostgreSQL's bin/, lib/ and share/. Default: the folder of the installed package. */
  readonly native?: string;
  /**
   * True shuts the server down when this process ends for any reason, including SIGKILL (on systems with `setpriv`).
   * For a process that outlives all others on the same data, such as a test run. Otherwise the next start joins the
   * orphaned server.
   */
  readonly dieWithParent?: boolean;
}

/** Connection settings of one role. */
export interface ConnectionSettings {
  /** Folder of the socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** The running embedded database. */
export interface Embedded {
  /** The program's role: no superuser, subject to row-level security. */
  readonly app: ConnectionSettings;
  /** The superuser, for migrations, backup and restore. */
  readonly owner: ConnectionSettings;
  /** Process id of the server. */
  readonly pid: number;
  /** Releases the server. The last process to do so shuts it down (with a checkpoint) and waits for it. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL 18 on a Unix socket, or joins the server that another process, possibly a killed one, started on
 * the same data. Restarts the server if it dies while in use.
 *
 * @throws errors with instructions for the machine's owner.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const native = options.native ?? packagedBinaries();
  const durable = options.durable ?? true;
  const user = serverUser(join(options.dataDir, "pg", "data"));
  const base = await findDatabaseFolder(options.dataDir, user);
  const binaries = await usableBinaries(native, base, user);
  const cluster = await openCluster(base, binaries, user, durable);
  const { data, socketDir, logFile, ownerPassword, appPassword } = cluster;
  const dieWithParent = options.dieWithParent ?? false;
  const server = { binaries, data, socketDir, logFile, user, durable, dieWithParent };
  const keeper = new ServerLease(cluster, server, options.log);
  await keeper.join();
  const settings = { host: socketDir, port: 5432, database: DATABASE };
  return {
    app: { ...settings, user: APP_ROLE, password: appPassword },
    owner: { ...settings, user: OWNER_ROLE, password: ownerPassword },
    get pid() {
      return keeper.pid;
    },
    stop: () => keeper.leave(),
  };
}
