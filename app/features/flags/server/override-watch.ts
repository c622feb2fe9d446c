import type { Database } from "~/platform/db/database";
import { watchVersion } from "~/platform/db/watch-version";
import type { OverridesNow } from "../override-values.server";
import { readOverrides } from "./override-read";

/** Counter that every change increments, and the channel of its notifications. */
export const OVERRIDES_COUNTER = "overrides";
export const OVERRIDES_CHANNEL = "livery_config";

/** Subscription to the overrides of every brand. */
export interface OverrideWatch {
  /** Reads and applies the overrides now; resolves when done. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/** Maximum delay of a Node.js timer, ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Passes every brand's overrides to `apply`: at the start, after each change on any node, and when one begins or ends by time.
 * Calls of `apply` run one after the other, each with the state last read.
 *
 * @param options.pollMs maximum delay of a change with a lost notification, in ms.
 * @returns once the first call of `apply` is done.
 */
export async function watchOverrides(
  db: Database,
  apply: (overrides: OverridesNow["brands"]) => void | Promise<void>,
  { pollMs = 250, clock = Date.now }: { readonly pollMs?: number; readonly clock?: () => number } = {},
): Promise<OverrideWatch> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();
  const handOver = async () => {
    const { brands, nextAt } = await readOverrides(db, clock());
    await apply(brands);
    clearTimeout(timer);
    if (nextAt === null) return;
    timer = setTimeout(again, Math.min(Math.max(1, nextAt - clock()), LONGEST_TIMER_MS)).unref();
  };
  const refresh = () => {
    last = last.catch(() => {}).then(handOver);
    return last;
  };
  const again = () => {
    refresh().catch((error: unknown) => {
      db.log.warn(`scheduled overrides cannot be read: ${(error as Error).message}`);
      timer = setTimeout(again, pollMs).unref();
    });
  };
  const unwatch = await watchVersion(db, { name: OVERRIDES_COUNTER, channel: OVERRIDES_CHANNEL, pollMs }, refresh);
  return {
    refresh,
    async stop() {
      await unwatch();
      await last.catch(() => {});
      clearTimeout(timer);
    },
  };
}
