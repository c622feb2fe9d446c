import type { EngineContext } from "~/platform/wps/context";

/**
 * Runs a step that follows a committed change. A failure is logged and not thrown, because the caller would conclude
 * that the change failed.
 */
export async function runFollowUp({ log }: Pick<EngineContext, "log">, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error }, "a follow-up of a change by staff failed");
  }
}
