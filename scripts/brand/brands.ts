import { statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { userInfo } from "node:os";
import { join, relative } from "node:path";
import { exists, FileError } from "~/tenant/files";
import { normaliseHost } from "~/tenant/hosts";
import { BrandProblemsError, checkBrand, loadBrandFrom } from "~/tenant/load";
import type { ConfigProblem } from "~/tenant/types";
import { type Place, problemLine, UsageError } from "./command";

/** What a brand's code may be; `base` is the ground under every brand and none itself. */
const CODE = /^[a-z][a-z0-9-]{1,30}$/;

/** The codes of all brand folders, sorted. */
export async function brandCodes(dir: string): Promise<readonly string[]> {
  const names = await readdir(dir).catch(() => {
    throw new FileError(`There is no tenants folder at ${dir}`);
  });
  const isFolder = (name: string) => statSync(join(dir, name), { throwIfNoEntry: false })?.isDirectory() === true;
  const folders = names.filter(isFolder);
  // A folder with a bad name is listed too, so that it is told.
  return folders.filter((name) => name !== "base" && !/^[._]/.test(name)).sort();
}

/** Throws a `UsageError` for a code that no brand may have. */
export function assertCode(code: string): void {
  if (CODE.test(code) && code !== "base") return;
  throw new UsageError(`"${code}" cannot be a brand's code: 2 to 31 of a-z, 0-9 and -, a letter first, not "base"`);
}

/** Throws a `FileError` when there is no brand folder with this code. */
export async function assertBrand(dir: string, code: string): Promise<void> {
  assertCode(code);
  if (await exists(join(dir, code))) return;
  throw new FileError(`There is no brand "${code}"; there are: ${(await brandCodes(dir)).join(", ") || "none"}`);
}

/**
 * Validates a brand over base and against all other brands' hosts. `folder` holds its files when they are not live;
 * problems then name it as `label`.
 */
export async function checkFolder(place: Place, code: string, folder?: string, label?: string): Promise<Problems> {
  const problems = await checkBrand(place.dir, code, folder).catch((error: unknown) => unreadable(code, error));
  if (folder === undefined || label === undefined) return problems;
  const prefix = `${relative(place.dir, folder)}/`;
  const rename = (file: string) => (file.startsWith(prefix) ? `${label}/${file.slice(prefix.length)}` : file);
  return problems.map((problem) => ({ ...problem, file: rename(problem.file) }));
}

/** Validates many live brands, each read once; only those that share a host are looked at side by side. */
export async function checkAll(place: Place, codes: readonly string[]): Promise<ReadonlyMap<string, Problems>> {
  const found = new Map<string, Problems>();
  const owners = new Map<string, string[]>();
  for (const code of await brandCodes(place.dir)) {
    try {
      const { hosts } = (await loadBrandFrom(place.dir, code, join(place.dir, code))).config;
      for (const host of [...hosts.member, ...(hosts.agent ?? [])]) {
        const name = normaliseHost(host) ?? host;
        owners.set(name, [...(owners.get(name) ?? []), code]);
      }
      found.set(code, []);
    } catch (error) {
      found.set(code, error instanceof BrandProblemsError ? error.problems : unreadable(code, error));
    }
  }
  const sharers = new Set([...owners.values()].filter((list) => list.length > 1).flat());
  for (const code of sharers) found.set(code, await checkFolder(place, code));
  return new Map(codes.map((code) => [code, found.get(code) ?? []]));
}

/** Files that cannot be read at all, or that change all the time because a publish is at work. */
function unreadable(code: string, error: unknown): Problems {
  return [{ file: code, line: 1, column: 1, pointer: "", message: (error as Error).message }];
}

type Problems = readonly ConfigProblem[];

/** The lines that tell why something is refused. */
export function refusal(title: string, problems: Problems): readonly string[] {
  return [title, ...problems.map((problem) => `  ${problemLine(problem)}`)];
}

/** Who is at work: `--by`, else the name of the system's user. */
export function author(by: string | undefined): string {
  return by?.trim() || userInfo().username;
}
