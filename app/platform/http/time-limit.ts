/** The work took longer than it may. */
export class TimeLimitError extends Error {
  override readonly name = "TimeLimitError";
}

/**
 * Runs `work` for at most `ms`. When the time is up the promise rejects with `TimeLimitError` and the work's signal
 * aborts, whether the work listens or not.
 */
export async function withTimeLimit<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new TimeLimitError(`no answer within ${ms} ms`);
      reject(error);
      controller.abort(error);
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), limit]);
  } finally {
    clearTimeout(timer);
  }
}
