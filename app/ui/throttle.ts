/** Limits `run` to once per `ms`: the first call runs immediately, later calls within the interval run once at its end. */
export function throttle(run: () => void, ms: number): { call(): void; cancel(): void } {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    timer = undefined;
    last = performance.now();
    run();
  };
  return {
    call() {
      const wait = last + ms - performance.now();
      if (wait <= 0) go();
      else timer ??= setTimeout(go, wait);
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
