import type { Logger } from "pino";

/** Ends a process in order. */
export interface Shutdown {
  /** Registers a part to close. Parts close one after another, the last registered first. */
  add(name: string, close: () => Promise<unknown>): void;
  /** Registers a part that is being opened. The shutdown waits for the opening before it closes parts. */
  hold<T>(opening: Promise<T>): Promise<T>;
  /** Closes everything and exits with `code`. Later calls have no effect. */
  begin(reason: string, code: number): void;
  readonly begun: boolean;
}

export interface ShutdownOptions {
  readonly log: Logger;
  /** Time limit for closing all parts, in milliseconds. After that, the process exits with 1. */
  readonly limitMs: number;
  readonly exit: (code: number) => void;
}

/** Creates the shutdown of a process. A part that fails to close is logged, and the others are still closed. */
export function createShutdown({ log, limitMs, exit }: ShutdownOptions): Shutdown {
  const parts: { name: string; close: () => Promise<unknown> }[] = [];
  const openings = new Set<Promise<unknown>>();
  let begun = false;

  async function closeOne({ name, close }: (typeof parts)[number]): Promise<void> {
    try {
      await close();
      log.debug({ part: name }, "closed");
    } catch (error) {
      log.error({ part: name, err: error }, "a component failed to close");
    }
  }

  async function run(code: number): Promise<void> {
    const timer = setTimeout(() => {
      log.error({ limitMs }, "the shutdown took too long");
      exit(1);
    }, limitMs);
    await Promise.allSettled(openings);
    for (let part = parts.pop(); part !== undefined; part = parts.pop()) await closeOne(part);
    clearTimeout(timer);
    log.info("stopped");
    exit(code);
  }

  return {
    hold(opening) {
      openings.add(opening);
      const done = () => void openings.delete(opening);
      opening.then(done, done);
      return opening;
    },
    add: (name, close) => void parts.push({ name, close }),
    get begun() {
      return begun;
    },
    begin(reason, code) {
      if (begun) return;
      begun = true;
      log.info({ reason }, "stopping");
      void run(code);
    },
  };
}

/** Starts the shutdown on SIGTERM and SIGINT. A second signal exits at once with 1. */
export function stopOnSignals(shutdown: Shutdown, exit: (code: number) => void): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (shutdown.begun) exit(1);
      else shutdown.begin(signal, 0);
    });
  }
}

/**
 * Handles stray errors. An unhandled rejection is only logged, because a fault of one brand must not stop the others.
 * An uncaught exception starts the shutdown.
 */
export function catchStray(shutdown: Shutdown, log: Logger): void {
  process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled promise rejection"));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception");
    shutdown.begin("uncaughtException", 1);
  });
}
