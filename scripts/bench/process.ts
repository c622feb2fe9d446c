import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A server in a process of its own. */
export interface Server {
  readonly port: number;
  readonly pid: number;
  /** Asks it to end and waits. */
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
// After a failure nothing stays behind.
process.on("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});

function watched(child: ChildProcess): ChildProcess {
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

function serverOf(child: ChildProcess, port: number): Server {
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      if (!running.has(child)) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Starts the product on a free port of this machine. @param program as it was built, or what `npm start` runs */
export async function startProduct(
  env: Readonly<Record<string, string>>,
  program: "build/node/main.mjs" | "scripts/start.mjs" = "build/node/main.mjs",
): Promise<Server> {
  // One process, whose CPU time is measured.
  const single = { WATCHDOG_MS: "0", DEMO_HISTORY: "0" };
  const settings = { HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "info", DATABASE_URL: "", ...single, ...env };
  const child = watched(
    spawn(process.execPath, [program], {
      env: { ...process.env, ...settings },
      stdio: ["ignore", "pipe", "inherit"],
    }),
  );
  const { stdout } = child;
  if (stdout === null) throw new Error("No output.");
  const port = await new Promise<number>((resolve, reject) => {
    // Reads on to the end: a full pipe would stop the product.
    createInterface({ input: stdout }).on("line", (line) => {
      if (!line.includes('"msg":"serving"')) return;
      resolve((JSON.parse(line) as { port: number }).port);
    });
    child.once("exit", (code) => reject(new Error(`The product ended with ${code} before it served.`)));
  });
  return serverOf(child, port);
}

/** Starts one of the benchmarks' own programs, gives it a task and returns its first answer. */
async function ask(file: string, task: object, execArgv: readonly string[]): Promise<[ChildProcess, unknown]> {
  const child = watched(fork(file, [], { execArgv: [...execArgv], serialization: "advanced" }));
  const ended = once(child, "exit").then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`)));
  child.send(task);
  const [answer] = await Promise.race([once(child, "message"), ended]);
  ended.catch(() => {});
  return [child, answer];
}

/** Runs one of the benchmarks' own programs to its end: a task in, an answer out. */
export async function runChild<R>(file: string, task: object, execArgv: readonly string[] = []): Promise<R> {
  const [child, answer] = await ask(file, task, execArgv);
  if (running.has(child)) await once(child, "exit");
  return answer as R;
}

/** Starts a server among the benchmarks' own programs; it answers with its port. */
export async function startChild(file: string, task: object): Promise<Server> {
  const [child, port] = await ask(file, task, []);
  return serverOf(child, port as number);
}

/** In such a program: takes the task, answers once. It ends by itself when nothing keeps it. */
export function onTask<T>(work: (task: T) => Promise<unknown>): void {
  process.once("message", (task: T) => {
    work(task).then(
      (answer) => process.send?.(answer, () => process.disconnect()),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}

/** A temporary folder that the database's user can pass through (started as root it runs as another). */
export async function inFolder<R>(work: (dir: string) => Promise<R>): Promise<R> {
  const dir = mkdtempSync(join(tmpdir(), "livery-bench-"));
  chmodSync(dir, 0o711);
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}
