import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";
import pg from "pg";
import { packagedBinaries } from "~/platform/db/binaries";
import type { ConnectionSettings, EmbeddedOptions } from "~/platform/db/embedded";
import { temporaryFolder } from "./database";

/** Another process that uses the embedded database. */
export interface DatabaseProcess {
  readonly app: ConnectionSettings;
  readonly owner: ConnectionSettings;
  /** Process id of the server. */
  readonly pid: number;
  /** Stops it gracefully. Resolves when the process has ended. */
  stop(): Promise<void>;
  /** kill −9; resolves when the process has ended. */
  kill(): Promise<void>;
}

/** A folder that every user may enter, with functions to start processes that use a database in it. */
export interface Playground {
  readonly dir: string;
  /** @throws Error with the output of the process when it cannot start */
  start(options: Omit<EmbeddedOptions, "log">, uid?: number): Promise<DatabaseProcess>;
  /** Copies PostgreSQL's package. */
  copyNative(name: string): Promise<string>;
  /** Stops running processes and removes the folder. */
  remove(): Promise<void>;
}

export async function makePlayground(): Promise<Playground> {
  const dir = temporaryFolder();
  const program = join(dir, "child.cjs");
  // One file, so that any user can run it from anywhere.
  await build({
    entryPoints: ["tests/helpers/database-child.ts"],
    outfile: program,
    bundle: true,
    platform: "node",
    format: "cjs",
    external: ["pg-native"],
    define: { "import.meta.url": "here" },
    banner: { js: 'const here = require("node:url").pathToFileURL(process.cwd() + "/package.json").href;' },
    logLevel: "error",
  });
  const children: ChildProcess[] = [];
  return {
    dir,
    start: async (options, uid) => {
      const child = spawn(process.execPath, [program, JSON.stringify({ durable: false, ...options })], {
        stdio: ["pipe", "pipe", "ignore"],
        ...(uid === undefined ? {} : { uid, gid: uid }),
      });
      children.push(child);
      return firstWords(child);
    },
    copyNative: async (name) => {
      const copy = join(dir, name, "native");
      await mkdir(dirname(copy), { recursive: true });
      // Hard links where the system allows them: the package is large.
      const linked = spawnSync("cp", ["-al", packagedBinaries(), copy]).status === 0;
      if (!linked) await cp(packagedBinaries(), copy, { recursive: true, verbatimSymlinks: true, force: true });
      return copy;
    },
    remove: async () => {
      // Children release their server at the end of their input. A server without users ends.
      const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
      await Promise.all(running.map((child) => [once(child, "exit"), child.stdin?.end()][0]));
      await rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

async function firstWords(child: ChildProcess): Promise<DatabaseProcess> {
  const ended = once(child, "exit");
  if (!child.stdout) throw new Error("No output.");
  const silent = ended.then(([status]) => Promise.reject(new Error(`The process ended without a word (${status}).`)));
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), "line"), silent]);
  const words = JSON.parse(line) as DatabaseProcess & { error?: string };
  if (words.error !== undefined) throw new Error(words.error);
  return {
    ...words,
    stop: async () => {
      child.stdin?.end("stop\n");
      await ended;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Runs one statement on a new connection. */
export async function queryOnce<Row extends pg.QueryResultRow>(
  settings: ConnectionSettings,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(settings);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
