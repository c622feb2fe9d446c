import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { build } from "esbuild";

/** A log line of a process under test. */
type Line = Readonly<Record<string, unknown>> & {
  readonly msg?: string;
  readonly port?: number;
  readonly pid?: number;
};

/** A server process under test. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly lines: readonly Line[];
  readonly errors: () => string;
  /** Resolves with the first line that has this message, past or future; rejects when the process ends without. */
  line(msg: string): Promise<Line>;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

const outdir = ".cache/livery-test";
const outfile = `${outdir}/fake-main.mjs`;

/** Bundles the process under test once. */
export async function buildFakeMain(): Promise<void> {
  mkdirSync(outdir, { recursive: true });
  const options = { bundle: true, platform: "node", format: "esm", packages: "external" } as const;
  const entryPoints = ["tests/helpers/fake-main.ts", "app/platform/http/watchdog-thread.ts"];
  const outExtension = { ".js": ".mjs" };
  await build({ ...options, entryPoints, entryNames: "[name]", outdir, outExtension, tsconfig: "tsconfig.json" });
}

type Env = Readonly<Record<string, string>>;

/** Starts the process under test, with fake brands, on a free port of this machine. */
export const startFakeMain = (env: Env = {}): ServerProcess => startProcess(outfile, env);

/** Starts the product like `npm start`, after a build where necessary. */
export const startProduct = (env: Env = {}): ServerProcess => startProcess("scripts/start.mjs", env);

/** Starts the build of the product, without checking its sources. */
export const startBuilt = (env: Env = {}): ServerProcess =>
  startProcess("build/node/main.mjs", { NODE_ENV: "production", ...env });

/** Starts a program of the product with settings. @param cwd its checkout; default: this one */
export function startProcess(file: string, env: Env, cwd = process.cwd()): ServerProcess {
  const settings = { HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "info", DEMO_HISTORY: "0", ...env };
  const child = spawn(process.execPath, [file], { cwd, env: { ...process.env, ...settings }, stdio: "pipe" });
  const lines: Line[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of waiting) look();
  };
  let rest = "";
  let errors = "";
  child.stdout.on("data", (chunk) => {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    // The announcement consists of plain lines between the JSON lines.
    const logged = parts.filter((part) => part.startsWith("{"));
    lines.push(...logged.map((part) => JSON.parse(part) as Line));
    wake();
  });
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  let gone = false;
  const ended = new Promise<number | string>((resolve) => {
    child.on("close", (code, signal) => {
      gone = true;
      wake();
      resolve(code ?? signal ?? "unknown");
    });
  });
  const line = (msg: string) =>
    new Promise<Line>((resolve, reject) => {
      const look = () => {
        const found = lines.find((one) => one.msg === msg);
        if (found !== undefined) resolve(found);
        else if (gone) reject(new Error(`the process ended without "${msg}": ${errors}`));
        else return;
        waiting.delete(look);
      };
      waiting.add(look);
      look();
    });
  return { child, lines, errors: () => errors, line, ended };
}
