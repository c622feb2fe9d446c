import type { ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { type Cluster, OWNER_ROLE } from "./cluster";
import { sqlState, systemCode } from "./errors";
import type { Log } from "./log";
import * as postmaster from "./postmaster";

/**
 * Advisory lock that every process using the server holds in shared mode, on a dedicated connection. A killed process
 * releases it automatically. A leaving process that gets it exclusively is the last one.
 */
const IN_USE = "1818847853, 1";
const START_PATIENCE = 300_000;
const STOP_PATIENCE = 30_000;
const STARTS = 3;

/** Keeps one server running while this process uses it. */
export class ServerLease {
  pid = 0;
  private child: ChildProcess | null = null;
  private client: pg.Client | null = null;
  private joining: Promise<void> | null = null;
  private leaving = false;

  constructor(
    private readonly cluster: Cluster,
    private readonly options: postmaster.PostmasterOptions,
    private readonly log: Log,
  ) {}

  /**
   * Joins the server that runs on these data, or starts it. PostgreSQL's lock file decides between concurrent starts:
   * the slower server exits, and the process that started it joins the other one.
   */
  async join(): Promise<void> {
    const { data, logFile } = this.options;
    const logStart = postmaster.logSize(logFile);
    const deadline = Date.now() + START_PATIENCE;
    for (let starts = 0; !this.leaving; await delay(15)) {
      if (await this.tryJoin()) return;
      if (Date.now() > deadline) throw new Error(`The database does not answer; see ${logFile}.`);
      if (this.childRuns() || postmaster.runningPostmaster(data) !== null) continue;
      if (starts++ === STARTS) {
        throw new Error(`The database did not start:\n${await postmaster.logSince(logFile, logStart)}`);
      }
      postmaster.dropStaleLocks(this.options);
      this.child = postmaster.spawnPostmaster(this.options);
      this.child.on("error", (error) => this.log.error(`PostgreSQL cannot be started: ${error.message}`));
    }
  }

  /** Releases the server. The last process shuts it down and waits until its data are on disk. */
  async leave(): Promise<void> {
    this.leaving = true;
    await this.joining?.catch(() => {});
    const { client } = this;
    try {
      if (!client || !(await isLast(client))) return;
      await this.shutDown();
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
    } finally {
      await client?.end().catch(() => {});
    }
  }

  private async shutDown(): Promise<void> {
    const { data } = this.options;
    const { pid } = this;
    process.kill(pid, "SIGINT");
    let deadline = Date.now() + STOP_PATIENCE;
    // The server removes its lock file last. Its process id may remain where orphans are not reaped.
    while (postmaster.lockedBy(data) === pid || this.childRuns()) {
      if (Date.now() > deadline) {
        this.log.warn(
          "the database did not shut down in time: it is stopped immediately and recovers at its next start",
        );
        process.kill(pid, "SIGQUIT");
        deadline = Infinity;
      }
      await delay(10);
    }
  }

  private childRuns(): boolean {
    const { child } = this;
    return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** Connects and takes the lock. Returns false while no server answers: not started, starting, or shutting down. */
  private async tryJoin(): Promise<boolean> {
    const client = new pg.Client({
      host: this.options.socketDir,
      port: 5432,
      user: OWNER_ROLE,
      password: this.cluster.ownerPassword,
      database: "postgres",
      application_name: "livery keeper",
      connectionTimeoutMillis: 5_000,
    });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query(`select pg_advisory_lock_shared(${IN_USE})`);
      const pid = postmaster.lockedBy(this.options.data);
      if (pid === null) throw new LostError();
      this.pid = pid;
    } catch (error) {
      await client.end().catch(() => {});
      if (isConnectionLoss(error)) return false;
      throw error;
    }
    this.client = client;
    client.on("end", () => this.rejoin());
    return true;
  }

  private rejoin(): void {
    if (this.leaving) return;
    this.client = null;
    this.log.warn("the connection to the database was lost: the database is checked, and restarted if necessary");
    this.joining = this.join().catch(async (error: Error) => {
      this.log.error(error.message);
      await delay(1_000, undefined, { ref: false });
      this.rejoin();
    });
  }
}

/** The server shut down during the connection attempt. */
class LostError extends Error {}

async function isLast(client: pg.Client): Promise<boolean> {
  await client.query(`select pg_advisory_unlock_shared(${IN_USE})`);
  const { rows } = await client.query<{ alone: boolean }>(`select pg_try_advisory_lock(${IN_USE}) as alone`);
  return rows[0]?.alone === true;
}

/** 57P01–57P03: shutting down or starting; 53300: too many connections; 08…: connection failure. */
function isConnectionLoss(error: unknown): boolean {
  if (error instanceof LostError) return true;
  const state = sqlState(error) ?? "";
  if (/^(57P0[123]|53300|08...)$/.test(state)) return true;
  if (/^(ENOENT|ECONNREFUSED|ECONNRESET|EPIPE)$/.test(systemCode(error) ?? "")) return true;
  return (
    error instanceof Error && /^(Connection terminated|timeout expired|Client has encountered)/.test(error.message)
  );
}
