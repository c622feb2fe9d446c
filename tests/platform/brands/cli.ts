import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { copySharedTenants } from "../../../scripts/lib/shared-tenants";

/** Result of a run of the command line. */
interface Run {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** The command line on a separate tenants folder. */
export interface Cli {
  /** Tenants folder: a copy of base and the templates, and the files of the test. */
  readonly dir: string;
  readonly dataDir: string;
  /** A free port. */
  readonly port: number;
  /** Runs a command in this process: the code of `npm run brand` without its start time. */
  run(...args: readonly string[]): Promise<Run>;
  /** Runs with `--json` and parses the document. Throws when standard output contains anything else. */
  json(...args: readonly string[]): Promise<{ readonly status: number; readonly value: Record<string, unknown> }>;
  /** Runs the bundled command in a separate process. */
  spawn(...args: readonly string[]): Promise<Run>;
  /** Writes a file of a brand. */
  write(path: string, content: unknown): void;
  close(): void;
}

/** Opens a command line. Call `close` at the end. @param more additional environment variables */
export async function openCli(more: Readonly<Record<string, string>> = {}): Promise<Cli> {
  const root = mkdtempSync(join(tmpdir(), "brand-cli-"));
  const dir = join(root, "tenants");
  const dataDir = join(root, "data");
  copySharedTenants(dir);
  const port = await aFreePort();
  const env = { TENANTS_DIR: dir, DATA_DIR: dataDir, PORT: String(port), PREVIEW_SECRET: "", ...more };
  const { bundled, runBrand } = await bundle();
  const run = (...args: readonly string[]): Promise<Run> => runBrand(args, env);
  return {
    dir,
    dataDir,
    port,
    run,
    async json(...args) {
      const { status, out, err } = await run(...args, "--json");
      if (err !== "") throw new Error(err);
      return { status, value: JSON.parse(out) as Record<string, unknown> };
    },
    spawn(...args) {
      return new Promise((done) => {
        execFile(
          process.execPath,
          [join(bundled, "brand.mjs"), ...args],
          { env: { ...process.env, ...env } },
          (error, out, err) => {
            done({ status: error === null ? 0 : Number(error.code ?? -1), out, err });
          },
        );
      });
    },
    write(path, content) {
      writeFileSync(join(dir, path), typeof content === "string" ? content : JSON.stringify(content, null, 2));
    },
    close() {
      rmSync(root, { recursive: true, force: true });
      rmSync(bundled, { recursive: true, force: true });
    },
  };
}

async function aFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Bundles like `npm run brand`, inside the checkout, so that the packages are found. */
async function bundle() {
  const bundled = resolve(`.cache/livery-tests/brand-${process.pid}-${Date.now()}`);
  await build({
    entryPoints: ["scripts/brand.ts", "scripts/brand/run-brand.ts"],
    outdir: bundled,
    outbase: "scripts",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  const { runBrand } = (await import(pathToFileURL(join(bundled, "brand/run-brand.mjs")).href)) as {
    runBrand: (argv: readonly string[], env: Readonly<Record<string, string>>) => Promise<Run>;
  };
  return { bundled, runBrand };
}
