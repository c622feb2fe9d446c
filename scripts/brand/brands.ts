import { readdir } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import type { RewardBrand } from "~/features/house/rules/reward-edge";
import { checkFolder, isBrandCode, unreadable } from "~/platform/brands/check-folder";
import { exists, FileError } from "~/platform/brands/files";
import type { HostList } from "~/platform/brands/host-table";
import { normaliseHost } from "~/platform/brands/hosts";
import { BrandProblemsError, readBrandFrom } from "~/platform/brands/load";
import { isFolder } from "~/platform/brands/read-file";
import type { ConfigProblem } from "~/platform/brands/types";
import { versionIds } from "~/platform/brands/versions";
import { type CommandContext, problemLine, UsageError } from "./command";

/**
 * Returns the sorted codes of all brand folders. Also includes non-folders with a valid code as name, so that they are reported.
 */
export async function brandCodes(dir: string): Promise<readonly string[]> {
  const names = await readdir(dir).catch(() => {
    throw new FileError(`The tenants folder ${dir} does not exist`);
  });
  // A folder with an invalid name is included, so that it is reported.
  return names
    .filter((name) => isBrandCode(name) || isFolder(join(dir, name)))
    .filter((name) => name !== "base" && !/^[._]/.test(name))
    .sort();
}

/** Throws a `UsageError` for a code that no brand may have. */
export function assertCode(code: string): void {
  if (isBrandCode(code)) return;
  throw new UsageError(
    `"${code}" is not a valid brand code: use 2 to 31 characters of a-z, 0-9 and -, start with a letter; "base" is reserved`,
  );
}

/** Throws a `FileError` when there is no brand folder with this code. */
export async function assertBrand(dir: string, code: string): Promise<void> {
  assertCode(code);
  if (await exists(join(dir, code))) return;
  const known = (await brandCodes(dir)).join(", ") || "none";
  const kept = await versionIds(dir, code);
  const back =
    kept.length > 0
      ? `. It was removed and its versions are kept. To restore it: brand rollback ${code} --reason "…"`
      : "";
  throw new FileError(`Brand "${code}" does not exist. Existing brands: ${known}${back}`, "missing");
}

/** Like `assertBrand`, and also accepts a removed brand that has versions. */
export async function assertBrandOrVersions(dir: string, code: string): Promise<void> {
  assertCode(code);
  if ((await versionIds(dir, code)).length === 0) await assertBrand(dir, code);
}

/**
 * Validates many live brands. Each brand is read once; only brands that share a host are compared with each other.
 * @param see is called for each brand without problems
 */
export async function checkBrands(
  place: CommandContext,
  codes: readonly string[],
  see: (code: string, brand: RewardBrand) => void = () => {},
): Promise<ReadonlyMap<string, CheckedBrand>> {
  const found = new Map<string, CheckedBrand>();
  const owners = new Map<string, string[]>();
  const own = (code: string, { agent = [], member }: HostList): void => {
    for (const host of [...member, ...agent]) {
      const name = normaliseHost(host) ?? host;
      owners.set(name, [...(owners.get(name) ?? []), code]);
    }
  };
  for (const code of await brandCodes(place.dir)) {
    try {
      const folder = join(place.dir, code);
      const { access } = place;
      const { snapshot, warnings } = await readBrandFrom(place, code, folder, { access });
      if (codes.includes(code)) see(code, snapshot);
      const { demo, hosts } = snapshot.config;
      own(code, hosts);
      found.set(code, { problems: [], warnings, demo });
    } catch (error) {
      const problems = error instanceof BrandProblemsError ? error.problems : unreadable(code, error);
      if (error instanceof BrandProblemsError && error.hosts !== null) own(code, error.hosts);
      found.set(code, { ...NOTHING, problems });
    }
  }
  const sharers = new Set([...owners.values()].filter((list) => list.length > 1).flat());
  for (const code of sharers)
    found.set(code, { ...NOTHING, ...found.get(code), problems: await checkFolder(place, code) });
  return new Map(codes.map((code) => [code, found.get(code) ?? NOTHING]));
}

/** Result of checking a brand. */
export interface CheckedBrand {
  readonly problems: Problems;
  /** Accepted, but to be corrected, e.g. a missing secret. */
  readonly warnings: Problems;
  readonly demo: boolean;
}

const NOTHING: CheckedBrand = { problems: [], warnings: [], demo: false };

type Problems = readonly ConfigProblem[];

/** Formats a refusal: a title, then one line for each problem. */
export function refusalLines(title: string, problems: Problems): readonly string[] {
  return [title, ...problems.map((problem) => `  ${problemLine(problem)}`)];
}

/** Returns the author of a change: `--by`, or the system user's name. */
export function author(by: string | undefined): string {
  return by?.trim() || userName();
}

/** Returns the system user's name. In a container, the user id may be missing from the user list. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}
