import { assertFolder, runFileWork } from "~/features/brands/brand-folder.server";
import { problemText } from "~/features/brands/file-problems.server";
import { checkFolder } from "~/platform/brands/check-folder";
import { hasDraft, saveDraftFile } from "~/platform/brands/draft";
import { writeJson } from "~/platform/brands/json/write-json";
import { INHERITED, isSameJson, smallestPatch, withEntry } from "~/platform/brands/merge-patch";
import type { ConfigProblem } from "~/platform/brands/types";
import { draftFolder } from "~/platform/brands/versions";
import type { StaffContext } from "~/platform/staff/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { type ContentKind, contentLocation } from "../rules/content-kinds";
import { contentDocuments } from "./documents";

/** Implements saving: writes one entry into a document of the draft; unchanged values of the base are not copied. */
export const contentSaving: Pick<Implementation<"staff">, "saveContentEntry"> = {
  async saveContentEntry(ctx, { code, kind, id, entry, expectedHash }) {
    await assertFolder(ctx, code);
    const documents = await contentDocuments(ctx, code, kind);
    // Rewriting a document that is not valid JSON would lose its content.
    if (!documents.readable) throw new WpsError("filesUnsound");
    if (documents.hash !== expectedHash) throw new WpsError("staleSave");
    const { key, path } = contentLocation(kind);
    const below = Object.hasOwn(documents.base, id) ? documents.base[id] : undefined;
    const own = Object.hasOwn(documents.work, id) ? documents.work[id] : INHERITED;
    const part = smallestPatch(below, entry ?? undefined);
    if (isSameJson(part, own)) return { status: "unchanged" as const, hash: documents.hash, problems: [] };
    const next = withEntry(documents.doc, key, id, part);
    const text = next === null ? null : writeJson(next);
    const problems = await problemsOfEntry(ctx, code, { kind, id, text });
    if (problems.length > 0) return { status: "invalid" as const, hash: documents.hash, problems };
    const hash = await runFileWork(
      saveDraftFile(ctx.brandFiles.dir, code, { path, text, expectedHash, by: ctx.staff.name, at: ctx.now }),
    );
    return { status: "saved" as const, hash, problems: [] };
  },
};

/** Returns the problems of the entry by field. Problems elsewhere prevent publishing the draft, but not saving the entry. */
async function problemsOfEntry(
  { brandFiles, ...reader }: StaffContext,
  code: string,
  { id, kind, text }: { readonly kind: ContentKind; readonly id: string; readonly text: string | null },
) {
  const { key, path } = contentLocation(kind);
  const { dir } = brandFiles;
  const folder = (await hasDraft(dir, code)) ? draftFolder(dir, code) : undefined;
  const found = await checkFolder(brandFiles, code, { folder, overlay: { path, text } });
  const place = `/${key}/${id}`;
  const isOurs = ({ file, pointer }: ConfigProblem) =>
    file.endsWith(`/${path}`) && (pointer === place || pointer.startsWith(`${place}/`));
  return found.filter(isOurs).map(({ nearest, pointer, words }) => ({
    field: pointer.slice(place.length + 1).replaceAll("/", "."),
    message: problemText(reader, words),
    nearest: nearest ?? null,
  }));
}
