import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Database } from "./database";
import { statementsOnPool } from "./pool-statements";
import { versionOf } from "./watch-version.sql.gen";

export interface VersionWatch {
  /** Name of the counter in `config_version`. */
  readonly name: string;
  /** Channel of the change notifications. */
  readonly channel: string;
  /** Polling interval in ms, independent of notifications. */
  readonly pollMs: number;
}

const RECONNECT_MS = 1_000;

/**
 * Calls `onChange` once at the start and after every change of a counter, one call at a time, until stopped. LISTEN
 * reports a change at once. Polling is the fallback, because connections break and proxies drop notifications.
 *
 * Resolves when the first call has succeeded. A later failure is logged and retried with the next poll.
 */
export async function watchVersion(
  db: Database,
  watch: VersionWatch,
  onChange: () => void | Promise<void>,
): Promise<() => Promise<void>> {
  let seen = await readVersion(db, watch.name);
  await onChange();
  const stopped = new AbortController();
  let wake = () => {};

  const poll = async () => {
    while (!stopped.signal.aborted) {
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, watch.pollMs).unref();
      });
      if (stopped.signal.aborted) return;
      try {
        const version = await readVersion(db, watch.name);
        if (version === seen) continue;
        await onChange();
        seen = version;
      } catch (error) {
        db.log.warn(`the version of ${watch.name} cannot be read: ${(error as Error).message}`);
      }
    }
  };
  const running = [poll(), listen(db, watch.channel, stopped.signal, () => wake())];
  return async () => {
    stopped.abort();
    wake();
    await Promise.all(running);
  };
}

async function readVersion(db: Database, name: string): Promise<bigint> {
  return (await statementsOnPool(db).first(versionOf, { name }))?.version ?? 0n;
}

/** Listens on a dedicated connection, which is reopened when it breaks. */
async function listen(db: Database, channel: string, stopped: AbortSignal, onNotice: () => void): Promise<void> {
  while (!stopped.aborted) {
    let client: pg.Client | undefined;
    try {
      client = await db.connectApp();
      client.on("notification", onNotice);
      await client.query(`listen ${channel}`);
      // Covers changes announced before LISTEN took effect.
      onNotice();
      await ended(client, stopped);
    } catch (error) {
      db.log.warn(`listening on ${channel} failed: ${(error as Error).message}`);
    }
    await client?.end().catch(() => {});
    await delay(RECONNECT_MS, undefined, { signal: stopped, ref: false }).catch(() => {});
  }
}

function ended(client: pg.Client, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopped.aborted) resolve();
    client.once("end", () => resolve());
    stopped.addEventListener("abort", () => resolve(), { once: true });
  });
}
