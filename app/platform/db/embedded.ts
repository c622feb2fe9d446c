import { join } from "node:path";
import { packagedBinaries, usableBinaries } from "./binaries";
import { APP_ROLE, DATABASE, OWNER_ROLE, openCluster } from "./cluster";
import { Keeper } from "./keeper";
import type { Log } from "./log";
import { findBase } from "./places";
import { serverUser } from "./server-user";

export interface EmbeddedOptions {
  /** DATA_DIR: the database lies below it (or where its file `pg.location` says). */
  readonly dataDir: string;
  readonly log: Log;
  /** False switches fsync off: for tests only. */
  readonly durable?: boolean;
  /** Folder with PostgreSQL's bin/, lib/ and share/. Default: the installed package's. */
  readonly native?: string;
  /**
   * True: the server is shut down when this process ends in any way, even killed (where the system has `setpriv`). For
   * a process that outlives all others on the same data, like a test run. Otherwise the next start joins the orphan.
   */
  readonly dieWithParent?: boolean;
}

/** Where and as whom to connect. */
export interface ConnectionSettings {
  /** The socket's folder. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** The database that this product brings along, running. */
export interface Embedded {
  /** The role of the program: no superuser, bound by row-level security. */
  readonly app: ConnectionSettings;
  /** The superuser: for migrations, backup and restore. */
  readonly owner: ConnectionSettings;
  /** Process id of the server. */
  readonly pid: number;
  /** Lets go; the last process that does shuts the server down (with a checkpoint) and waits for it. */
  stop(): Promise<void>;
}

/**
 * Starts real PostgreSQL 18 on a Unix socket, or joins the server that another process (also one that was killed) has
 * running on the same data. When the server dies while we use it, it is started again.
 *
 * @throws errors whose message tells the machine's owner what to do.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const native = options.native ?? packagedBinaries();
  const durable = options.durable ?? true;
  const user = serverUser(join(options.dataDir, "pg", "data"));
  const base = await findBase(options.dataDir, user);
  const binaries = await usableBinaries(native, base, user);
  const cluster = await openCluster(base, binaries, user, durable);
  const { data, socketDir, logFile, ownerPassword, appPassword } = cluster;
  const dieWithParent = options.dieWithParent ?? false;
  const server = { binaries, data, socketDir, logFile, user, durable, dieWithParent };
  const keeper = new Keeper(cluster, server, options.log);
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
