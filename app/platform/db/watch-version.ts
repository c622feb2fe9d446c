import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Database } from "./database";

export interface VersionWatch {
  /** The counter's name in `config_version`. */
  readonly name: string;
  /** The channel on which its changes are announced. */
  readonly channel: string;
  /** How often the counter is read, announced or not, in ms. */
  readonly pollMs: number;
}

const RECONNECT_MS = 1_000;

/**
 * Calls `onChange` once now and after every change of a counter, one call at a time, until stopped. A change is told
 * at once by LISTEN, and at the latest by the poll: connections break, and proxies swallow notifications.
 *
 * Resolves when the first call has succeeded; a later failure is logged and tried again with the next poll.
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
        db.log.warn(`The version of ${watch.name} cannot be read: ${(error as Error).message}`);
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
  const { rows } = await db.pool.query<{ version: bigint }>("select version from config_version where name = $1", [
    name,
  ]);
  return rows[0]?.version ?? 0n;
}

/** Listens on a connection of its own, made anew when it breaks. */
async function listen(db: Database, channel: string, stopped: AbortSignal, onNotice: () => void): Promise<void> {
  while (!stopped.aborted) {
    let client: pg.Client | undefined;
    try {
      client = await db.connectApp();
      client.on("notification", onNotice);
      await client.query(`listen ${channel}`);
      // What was announced before we listened.
      onNotice();
      await ended(client, stopped);
    } catch (error) {
      db.log.warn(`Listening on ${channel} failed: ${(error as Error).message}`);
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
