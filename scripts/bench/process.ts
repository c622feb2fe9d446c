import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A server in a separate process. */
export interface Server {
  readonly port: number;
  readonly pid: number;
  /** Requests the end of the process and waits for it. */
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
// Ends all child processes after a failure.
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

/** Starts the product on a free port of this machine. @param program the build output, or the program of `npm start` */
export async function startProduct(
  env: Readonly<Record<string, string>>,
  program: "build/node/main.mjs" | "scripts/start.mjs" = "build/node/main.mjs",
): Promise<Server> {
  // A single process, whose CPU time is measured.
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
    // Reads to the end: a full pipe would block the product.
    createInterface({ input: stdout }).on("line", (line) => {
      if (!line.includes('"msg":"serving"')) return;
      resolve((JSON.parse(line) as { port: number }).port);
    });
    child.once("exit", (code) => reject(new Error(`The product exited with ${code} before it served.`)));
  });
  return serverOf(child, port);
}

/** Starts a benchmark program, sends it a task and returns its first answer. */
async function startProgram(file: string, task: object, execArgv: readonly string[]): Promise<[ChildProcess, unknown]> {
  const child = watched(fork(file, [], { execArgv: [...execArgv], serialization: "advanced" }));
  const ended = once(child, "exit").then(([code]) => Promise.reject(new Error(`${file} exited with ${code}`)));
  child.send(task);
  const [answer] = await Promise.race([once(child, "message"), ended]);
  ended.catch(() => {});
  return [child, answer];
}

/** Runs a benchmark program to its end. @returns its answer to the task */
export async function runChild<R>(file: string, task: object, execArgv: readonly string[] = []): Promise<R> {
  const [child, answer] = await startProgram(file, task, execArgv);
  if (running.has(child)) await once(child, "exit");
  return answer as R;
}

/** Starts a server among the benchmark programs. Its answer is its port. */
export async function startChild(file: string, task: object): Promise<Server> {
  const [child, port] = await startProgram(file, task, []);
  return serverOf(child, port as number);
}

/** Handles the task in a benchmark program and answers once. The process ends when nothing keeps it alive. */
export function handleTask<T>(work: (task: T) => Promise<unknown>): void {
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

/** Runs work in a temporary folder that the database's user can traverse (started as root, the database runs as another user). */
export async function inTemporaryFolder<R>(work: (dir: string) => Promise<R>): Promise<R> {
  const dir = mkdtempSync(join(tmpdir(), "livery-bench-"));
  chmodSync(dir, 0o711);
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}
