import { join } from "node:path";
import { checkFolder, fileKind } from "~/platform/brands/check-folder";
import { compareStates } from "~/platform/brands/compare";
import { hasDraft, hashFile, isDraftFresh, lastDraftSave } from "~/platform/brands/draft";
import { readText, readTree } from "~/platform/brands/files";
import { readHistory } from "~/platform/brands/history";
import { editorSchemas } from "~/platform/brands/schema/bundle";
import { documentBelow } from "~/platform/brands/templates";
import { draftFolder, readLiveState, sourceFolder } from "~/platform/brands/versions";
import type { StaffContext } from "~/platform/staff/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { assertFolder, kindOf, runFileWork } from "./brand-folder.server";
import { problemViews } from "./file-problems.server";

type Calls = "fileSchemas" | "brandVersions" | "brandFiles" | "brandFile" | "brandDiff" | "checkBrandFile";

/** Maximum length of a value in a comparison, in characters. */
const LONGEST_VALUE = 600;

/** Implements reading of brand files: versions, drafts, files, differences, problems. Changes nothing. */
export const brandFileReading: Pick<Implementation<"staff">, Calls> = {
  async brandVersions(ctx, { code }) {
    await assertFolder(ctx, code);
    const { kept, live } = await runFileWork(readHistory(ctx.brandFiles.dir, code));
    const versions = kept.map(({ id, meta }) => ({
      version: id,
      at: meta && new Date(meta.when).toISOString(),
      by: meta?.by ?? null,
      reason: meta?.reason ?? null,
      parent: meta?.parent ?? null,
      live: id === live.version,
    }));
    return { versions, live: live.version, liveHash: live.hash, draft: await draftOf(ctx, code, live.hash) };
  },
  async brandFiles(ctx, { code, from }) {
    await assertFolder(ctx, code);
    const { dir, schemas } = ctx.brandFiles;
    const tree = await runFileWork(stateTree(dir, code, from));
    const files = [...tree].map(([path, content]) => {
      return { path, bytes: content.length, kind: fileKind(schemas, path) ?? null };
    });
    return { files };
  },
  async brandFile(ctx, { code, from, path }) {
    await assertFolder(ctx, code);
    const { dir } = ctx.brandFiles;
    const kind = kindOf(ctx, path);
    const folder = await runFileWork(sourceFolder(dir, code, from));
    const text = await runFileWork(readText(join(folder, path)));
    const base = (await runFileWork(documentBelow(dir, folder, path))).text ?? null;
    const hash = text === undefined ? null : hashFile(text);
    const saved = await runFileWork(lastSave(dir, code, { from, hash, path }));
    const by = { savedBy: saved?.by ?? null, savedAt: saved && new Date(saved.at).toISOString() };
    return { path, kind, text: text ?? null, hash, base, ...by };
  },
  fileSchemas({ brandFiles }, { kind }) {
    const schemas = editorSchemas(brandFiles.schemas, kind);
    if (schemas === null) throw new WpsError("notFound");
    return { schemas };
  },
  async checkBrandFile(ctx, { code, path, text }) {
    await assertFolder(ctx, code);
    kindOf(ctx, path);
    const { dir } = ctx.brandFiles;
    const isDraft = await hasDraft(dir, code);
    const folder = isDraft ? draftFolder(dir, code) : undefined;
    const problems = await checkFolder(ctx.brandFiles, code, { folder, overlay: { path, text } });
    const label = isDraft ? `.drafts/${code}` : code;
    return { problems: await problemViews(ctx, problems, new Map([[`${label}/${path}`, text]])) };
  },
  async brandDiff(ctx, { code, before, after }) {
    await assertFolder(ctx, code);
    const { files, invalid, keys, lines } = await runFileWork(compareStates(ctx.brandFiles, code, before, after));
    const told = [];
    for (const { problems, state } of invalid) told.push({ state, problems: await problemViews(ctx, problems) });
    return {
      keys:
        keys?.map((key) => ({ path: key.path, before: valueText(key.before), after: valueText(key.after) })) ?? null,
      files,
      lines,
      invalid: told,
    };
  },
};

async function stateTree(dir: string, code: string, state: string) {
  return readTree(await sourceFolder(dir, code, state));
}

async function draftOf(ctx: StaffContext, code: string, liveHash: string) {
  const { dir } = ctx.brandFiles;
  if (!(await hasDraft(dir, code))) return null;
  const problems = await checkFolder(ctx.brandFiles, code, { folder: draftFolder(dir, code) });
  return { stale: !(await isDraftFresh(dir, code, liveHash)), problems: await problemViews(ctx, problems) };
}

/** Returns the last save of a file, if known: in the draft, or the publication of the live state. */
async function lastSave(
  dir: string,
  code: string,
  { from, hash, path }: { readonly from: string; readonly hash: string | null; readonly path: string },
): Promise<{ readonly by: string; readonly at: number } | null> {
  const saved = from === "draft" ? await lastDraftSave(dir, code, path, hash) : null;
  if (saved !== null || (from !== "draft" && from !== "live")) return saved;
  const { edited, newest } = await readLiveState(dir, code);
  if (edited || newest === null) return null;
  // A draft's file may have been edited by hand.
  const text = from === "draft" ? await readText(join(dir, code, path)) : undefined;
  const isLive = from === "live" || (text === undefined ? null : hashFile(text)) === hash;
  return isLive ? { by: newest.by, at: newest.when } : null;
}

function valueText(value: unknown): string | null {
  if (value === undefined) return null;
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** Returns a brand's draft: whether it is based on the live files, and its problems. Null for none. */
export async function brandDraft(ctx: StaffContext, code: string) {
  const { live } = await runFileWork(readHistory(ctx.brandFiles.dir, code));
  return draftOf(ctx, code, live.hash);
}

/** Returns a draft's problems after a change of one file. @throws WpsError notFound when the draft was removed concurrently */
export async function draftProblems(ctx: StaffContext, code: string) {
  const draft = await draftOf(ctx, code, "");
  if (draft === null) throw new WpsError("notFound");
  return draft.problems;
}
