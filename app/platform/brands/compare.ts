import { checkFolder } from "./check-folder";
import { diffFiles, diffValues, type FileChange, type ValueChange } from "./diff";
import { type FileTree, readTree } from "./files";
import { diffLines, type FileLines } from "./line-diff";
import { loadSnapshotFrom } from "./load";
import type { TenantsFolder } from "./reader";
import type { ConfigProblem } from "./types";
import { sourceFolder } from "./versions";

/** Differences between two states of a brand. */
export interface BrandDifference {
  /** Differences of the effective configuration, base included; null when a state is invalid. */
  readonly keys: readonly ValueChange[] | null;
  readonly files: readonly FileChange[];
  /** Line differences of the same files. */
  readonly lines: readonly FileLines[];
  /** Invalid states with their problems. */
  readonly invalid: readonly { readonly state: string; readonly problems: readonly ConfigProblem[] }[];
}

/**
 * Compares two states of a brand: `live`, `draft` or the id of a version.
 * @throws FileError missing, for a state that does not exist
 */
export async function compareStates(
  tenants: TenantsFolder,
  code: string,
  first: string,
  second: string,
): Promise<BrandDifference> {
  const [before, after] = [await readState(tenants, code, first), await readState(tenants, code, second)];
  const isComparable = before.effective !== undefined && after.effective !== undefined;
  const files = diffFiles(before.files, after.files);
  return {
    keys: isComparable ? diffValues(before.effective, after.effective) : null,
    files,
    lines: diffLines(files, before.files, after.files),
    invalid: [before, after].filter(({ problems }) => problems.length > 0),
  };
}

interface State {
  readonly state: string;
  readonly files: FileTree;
  readonly problems: readonly ConfigProblem[];
  readonly effective?: object;
}

async function readState(tenants: TenantsFolder, code: string, state: string): Promise<State> {
  const folder = await sourceFolder(tenants.dir, code, state);
  const files = await readTree(folder);
  const problems = await checkFolder(tenants, code, { folder });
  if (problems.length > 0) return { state, files, problems };
  const { config, modules, pages, content, texts } = await loadSnapshotFrom(tenants, code, folder);
  return { state, files, problems, effective: { ...config, modules, pages, content, texts } };
}
