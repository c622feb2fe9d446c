import { rm } from "node:fs/promises";
import { join } from "node:path";
import { copyToDraft, isDraftFresh } from "./draft";
import { exists, FileError, hashTree, readTree } from "./files";
import { replaceLiveFiles, verifiedVersionFolder, withBrandLock } from "./live-files";
import type { ConfigProblem } from "./types";
import {
  describeLiveFiles,
  draftFolder,
  type LiveState,
  listVersions,
  readLiveState,
  sourceFolder,
  stageVersion,
  type VersionMeta,
} from "./versions";

/** Author, reason and time of a publish, and the validation of the candidate. */
export interface PublishInput {
  readonly reason: string;
  readonly by: string;
  /** Now, UTC ms. */
  readonly when: number;
  /** Version that must be live now: its id, or at least the first 12 digits of the hash of the live files. */
  readonly expect?: string | undefined;
  /** Validates a brand folder in another place as if it were live. No problems means valid. */
  readonly check: (folder: string) => Promise<readonly ConfigProblem[]>;
}

/** Result of a publish. `saved` is the version that holds the former live files when they had never been published. */
export type PublishResult =
  | { readonly status: "published"; readonly version: VersionMeta; readonly saved: VersionMeta | null }
  | { readonly status: "unchanged"; readonly version: VersionMeta }
  | { readonly status: "invalid"; readonly problems: readonly ConfigProblem[] };

/**
 * Publishes the brand folder `from` as the brand's live files and stores it as a version. With the live folder as `from`, only
 * stores it. One publish per brand at a time. Live files that were never published are stored as a version first, so that nothing
 * is lost.
 * @throws FileError for a lock, an outdated `expect` or a missing folder
 */
export async function publish(dir: string, code: string, from: string, input: PublishInput): Promise<PublishResult> {
  return withBrandLock(dir, code, async () => {
    const live = await readLiveState(dir, code);
    assertExpected(code, live, input.expect);
    return replaceLive(dir, code, from, live, input);
  });
}

/**
 * Publishes the draft and removes it. Refused when the live files changed after the draft was made, unless `expect` names them.
 */
export async function publishDraft(dir: string, code: string, input: PublishInput): Promise<PublishResult> {
  return withBrandLock(dir, code, async () => {
    const from = await sourceFolder(dir, code, "draft");
    const live = await readLiveState(dir, code);
    if (input.expect === undefined) await assertDraftFresh(dir, code, live);
    else assertExpected(code, live, input.expect);
    const result = await replaceLive(dir, code, from, live, input);
    if (result.status !== "invalid") await rm(from, { recursive: true, force: true });
    return result;
  });
}

/**
 * Publishes a stored version again, as a new version. By default the version before the first appearance of the current live
 * files: a second rollback goes further back instead of undoing the first. For unpublished live files and for a removed brand,
 * the default is the newest stored version.
 */
export async function rollback(
  dir: string,
  code: string,
  to: string | undefined,
  input: PublishInput,
): Promise<PublishResult> {
  return withBrandLock(dir, code, async () => {
    const live = await readLiveState(dir, code);
    assertExpected(code, live, input.expect);
    const versions = await listVersions(dir, code);
    const id = to ?? versionBefore(live, versions)?.id;
    if (id === undefined)
      throw new FileError(
        `"${code}" has no earlier version. Name a version to restore; to list them: brand history ${code}`,
        "missing",
      );
    if (to !== undefined && !versions.some((version) => version.id === to)) await sourceFolder(dir, code, to);
    return replaceLive(dir, code, await verifiedVersionFolder(dir, code, id), live, input);
  });
}

/** Returns the default version for a rollback. @param versions newest first */
function versionBefore({ edited, hash }: LiveState, versions: readonly VersionMeta[]): VersionMeta | undefined {
  if (edited) return versions[0];
  const first = versions.findLastIndex((version) => version.hash === hash);
  return versions[first + 1];
}

/** Copies the live files to a draft, with their hash. Throws when a draft exists. */
export async function makeDraft(dir: string, code: string): Promise<string> {
  return withBrandLock(dir, code, async () => {
    const folder = draftFolder(dir, code);
    if (await exists(folder))
      throw new FileError(`"${code}" already has a draft: ${folder}. Publish or delete it first`);
    return copyToDraft(dir, code);
  });
}

async function replaceLive(
  dir: string,
  code: string,
  from: string,
  live: LiveState,
  input: PublishInput,
): Promise<PublishResult> {
  const tree = await readTree(from);
  if (!tree.has("tenant.json")) throw new FileError(`${from} has no tenant.json`);
  if (!live.edited && live.newest?.hash === hashTree(tree)) return { status: "unchanged", version: live.newest };
  // Staged first, so that the validated files are exactly the stored ones, even if the source folder changes.
  const staged = await stageVersion(dir, code, tree);
  const problems = await input.check(staged.folder);
  if (problems.length > 0) {
    await staged.drop();
    return { status: "invalid", problems };
  }
  const saved = await saveUnpublished(dir, code, live, hashTree(tree), input);
  const version = await staged.keep(input);
  await replaceLiveFiles(dir, code, tree, version.id);
  return { status: "published", version, saved };
}

/** Stores the live files as a version, unless a version holds them or they equal the files being published. */
async function saveUnpublished(
  dir: string,
  code: string,
  live: LiveState,
  next: string,
  { when, by }: PublishInput,
): Promise<VersionMeta | null> {
  const tree = await readTree(join(dir, code));
  const hash = hashTree(tree);
  if (tree.size === 0 || hash === live.newest?.hash || hash === next) return null;
  const staged = await stageVersion(dir, code, tree);
  return staged.keep({ when, by, reason: "files before a publish" });
}

function assertExpected(code: string, live: LiveState, expect: string | undefined): void {
  if (expect === undefined) return;
  const isId = !live.edited && live.newest?.id === expect;
  const isHash = /^[0-9a-f]{12,64}$/.test(expect) && live.hash.startsWith(expect);
  if (isId || isHash) return;
  throw new FileError(
    `stale: "${code}" is at ${describeLiveFiles(live)}, expected ${expect}. Compare them, then repeat with the live version`,
    "stale",
  );
}

async function assertDraftFresh(dir: string, code: string, live: LiveState): Promise<void> {
  if (await isDraftFresh(dir, code, live.hash)) return;
  const name = live.edited ? live.hash.slice(0, 12) : live.newest?.id;
  throw new FileError(
    `stale: the live files of "${code}" changed after the draft was created. Compare them: brand diff ${code} live draft; ` +
      `to overwrite them, publish with --expect ${name}`,
    "stale",
  );
}
