import type { EngineContext } from "~/platform/wps/context";

/**
 * Does what follows a change that is made already. A failure is logged and not thrown: the caller would be told that the
 * change did not take place.
 */
export async function afterwards({ log }: Pick<EngineContext, "log">, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error }, "a step after a change of staff failed");
  }
}
