import type { ParseArgsConfig } from "node:util";
import { parseArgs } from "node:util";
import type { BrandPlace } from "~/platform/brands/check-folder";
import type { BrandAccess } from "~/platform/brands/outgoing/grants";
import type { ConfigProblem } from "~/platform/brands/types";

/** Environment of a command. */
export interface CommandContext extends BrandPlace {
  /** Listening address of the site; null for all. */
  readonly host: string | null;
  /** Data folder, absolute; contains the preview secret. */
  readonly dataDir: string;
  readonly previewSecret: string | undefined;
  /** Secrets and addresses for brands from the command's environment. */
  readonly access: BrandAccess;
  /** DATABASE_URL; undefined for the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** UTC ms. */
  readonly now: number;
}

/** Result of a subcommand: lines for a terminal and one JSON document. Exit status 1 when not ok. */
export interface Outcome {
  readonly ok: boolean;
  readonly lines: readonly string[];
  readonly json: Readonly<Record<string, unknown>>;
}

/** Given options: a text, or true for a switch. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** One subcommand. */
export interface Command {
  readonly summary: string;
  /** Usage after `brand <name>`, e.g. `<code> [--name <text>]`. */
  readonly usage: string;
  /** Additional lines of help. */
  readonly help: readonly string[];
  readonly options: NonNullable<ParseArgsConfig["options"]>;
  /** Minimum and maximum number of arguments. */
  readonly takes: readonly [number, number];
  run(args: readonly string[], options: Options, place: CommandContext): Promise<Outcome>;
}

/** Incorrect usage of a command. The message explains the correct usage. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Reads a subcommand's arguments. Throws a `UsageError` for unknown options and a wrong number of arguments. */
export function readArguments(name: string, command: Command, args: readonly string[]) {
  const options = { ...command.options, json: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const values = parsed.values as Options;
    const [least, most] = command.takes;
    const count = parsed.positionals.length;
    if (values.help !== true && (count < least || count > most)) throw new UsageError(usageLine(name, command));
    return { args: parsed.positionals, options: values };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${(error as Error).message}\n${usageLine(name, command)}`);
  }
}

/** `Usage: brand new <code> …` */
export function usageLine(name: string, command: Command): string {
  return `Usage: brand ${name} ${command.usage} [--json]`;
}

/** Returns the value of a text option, or undefined. */
export function textOption(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}

/** Returns the reason of a change. Throws a `UsageError` when it is missing, because a history without reasons is useless. */
export function requiredReason(options: Options): string {
  const reason = textOption(options, "reason")?.trim() ?? "";
  if (reason === "") throw new UsageError('a reason is required: --reason "what changes and why"');
  return reason;
}

/** Formats a problem so that editors' terminals can link it: `file:line:column message (did you mean …?)`. */
export function problemLine(problem: ConfigProblem): string {
  const nearest = problem.nearest === undefined ? "" : ` (did you mean "${problem.nearest}"?)`;
  return `${problem.file}:${problem.line}:${problem.column} ${problem.message}${nearest}`;
}

/** Formats a warning in the same way. */
export function warningLine(problem: ConfigProblem): string {
  return problemLine({ ...problem, message: `warning: ${problem.message}` });
}

/** `1 brand`, `4 brands`. */
export function countedNoun(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}
