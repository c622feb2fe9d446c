import { resolve } from "node:path";
import { FileError } from "~/platform/brands/files";
import { BrandProblemsError } from "~/platform/brands/load";
import { localPort } from "~/platform/brands/local-origin";
import { writeAuthoringFiles } from "~/platform/brands/schema/authoring-files";
import { readSettings, SettingsError } from "~/platform/http/settings";
import { brandChecks } from "~/registry/brand-checks";
import { check } from "./check";
import { type Command, type CommandContext, type Outcome, readArguments, UsageError, usageLine } from "./command";
import { diff } from "./diff";
import { doctor } from "./doctor";
import { draft } from "./draft";
import { history } from "./history";
import { list } from "./list";
import { create } from "./new";
import { preview } from "./preview";
import { publish } from "./publish";
import { remove } from "./remove";
import { rename } from "./rename";
import { rollback } from "./rollback";

/** Output of a command. */
export interface CommandOutput {
  /** 0, or 1 after a failure. */
  readonly status: 0 | 1;
  readonly out: string;
  readonly err: string;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  new: create,
  check,
  list,
  draft,
  diff,
  history,
  preview,
  publish,
  rollback,
  rename,
  remove,
  doctor,
};

/** Runs `brand <subcommand> …`, the operator's commands on brand folders. Never throws. */
export async function runBrand(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandOutput> {
  const outcome = await dispatch(argv, env).catch(failure);
  const status = outcome.ok ? 0 : 1;
  if (argv.includes("--json"))
    return { status, out: `${JSON.stringify({ ok: outcome.ok, ...outcome.json })}\n`, err: "" };
  const text = `${outcome.lines.join("\n")}\n`;
  return outcome.ok ? { status, out: text, err: "" } : { status, out: "", err: text };
}

async function dispatch(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const [name = "", ...rest] = argv;
  if (name === "" || name === "help" || name.startsWith("-")) return overview(name !== "");
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`Unknown command "brand ${name}".\n${overviewText().join("\n")}`);
  const { args, options } = readArguments(name, command, rest);
  if (options.help === true) return manual(name, command);
  const place = readPlace(env);
  // Editors complete the keys of brand files from these files.
  await writeAuthoringFiles(place.schemas, place.dir);
  return command.run(args, options, place);
}

function readPlace(env: NodeJS.ProcessEnv): CommandContext {
  const settings = readSettings(env);
  const { brandAccess: access, consoleHosts, databaseUrl, tenantsDir, dataDir, port, previewSecret } = settings;
  const folders = {
    dir: resolve(tenantsDir),
    checks: brandChecks(consoleHosts),
    dataDir: resolve(dataDir),
    schemas: resolve("schemas"),
  };
  const given = { databaseUrl: databaseUrl ?? undefined, previewSecret: previewSecret ?? undefined };
  const { host } = settings;
  return { ...folders, ...given, access, host, port, localPort: localPort(settings, port), now: Date.now() };
}

function overview(ok: boolean): Outcome {
  return { ok, lines: overviewText(), json: { commands: Object.keys(COMMANDS) } };
}

function overviewText(): readonly string[] {
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(9)} ${summary}`);
  return ["Usage: npm run brand -- <command> …", "", ...lines, "", "Help for a command: brand <command> --help"];
}

function manual(name: string, command: Command): Outcome {
  const flags = ["--json     print only one JSON document (with npm: npm run --silent brand -- …)"];
  const lines = [usageLine(name, command), "", command.summary, "", ...command.help, ...flags];
  return { ok: true, lines, json: { usage: usageLine(name, command), help: command.help } };
}

/** Describes a failure. Expected errors show their message only; a defect of the product shows its stack. */
function failure(error: unknown): Outcome {
  const { message, stack = message } = error as Error;
  const isExpected = EXPECTED.some((kind) => error instanceof kind) || isSystemError(error);
  return { ok: false, lines: [isExpected ? message : stack], json: { error: message } };
}

const EXPECTED = [UsageError, FileError, BrandProblemsError, SettingsError];

function isSystemError(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException).syscall === "string";
}
