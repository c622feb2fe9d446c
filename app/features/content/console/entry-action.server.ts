import { isStale, loadSaveConflict } from "~/features/brands/load-save-conflict";
import { readSaveIntent, type SaveConflict } from "~/features/brands/save-conflict";
import { diffTexts } from "~/platform/brands/line-diff";
import type { ConsoleContext } from "~/site/app-context";
import { refusalOf } from "~/site/console/refusal-of";
import { CONTENT_ID, type ContentKind, contentLocation } from "../rules/content-kinds";
import { NEW_ENTRY } from "./content-path";
import { type Entry, entryFrom } from "./entry-values";

/** Refusal of an entry's form. */
export interface EntryRefusal {
  readonly message: string | null;
  /** Errors by field (`id`, `title`, `html.EN`). */
  readonly errors: Readonly<Record<string, string>>;
  /** Entry as typed in the form; null when the form had none. */
  readonly entry: Entry | null;
  /** Id as typed. */
  readonly id: string;
  /** Both versions, when another save of this kind of content came first; and the refused action. */
  readonly conflict?: SaveConflict | null;
  readonly intent?: string;
}

interface Named {
  readonly code: string;
  readonly kind: ContentKind;
  readonly id: string;
}

/** Saves or removes an entry, or restores that of the base. @returns null when it is done */
export async function entryAction(app: ConsoleContext, named: Named, form: FormData): Promise<EntryRefusal | null> {
  const { t, wps } = app;
  const isNew = named.id === NEW_ENTRY;
  const id = isNew ? String(form.get("id") ?? "").trim() : named.id;
  const refuse = (error: string, entry: Entry | null): EntryRefusal => ({
    message: null,
    errors: { id: error },
    entry,
    id,
  });
  if (!CONTENT_ID.test(id)) {
    const { code, kind } = named;
    const blank = await wps.staff.contentEntry({ code, kind, id: "new" });
    return refuse(t("console:content.idRule"), entryFrom(form, { ...blank, entry: null }));
  }
  const at = { ...named, id };
  const now = await wps.staff.contentEntry(at);
  const { expected, intent } = readSaveIntent(form, "save");
  // Saving a removed entry starts from that of the base.
  const written = intent === "save" ? entryFrom(form, { ...now, entry: now.entry ?? now.base }) : null;
  if (isNew && now.entry !== null) return refuse(t("console:content.idTaken"), written);
  const entry = intent === "restore" ? now.base : written;
  const refusal = await saved(app, { ...at, entry: entry && { ...entry }, expectedHash: expected }, written);
  return refusal && { ...refusal, intent };
}

/** Returns an entry as text for the comparison by lines. */
const entryText = (entry: Entry | null) => (entry === null ? "" : `${JSON.stringify(entry, null, 2)}\n`);

/** Returns both versions of one entry: saving it leaves the other entries of the file unchanged. */
async function entryConflict(app: ConsoleContext, { code, entry, expectedHash, id, kind }: Change) {
  const { path } = contentLocation(kind);
  const theirs = (await app.wps.staff.contentEntry({ code, kind, id })).entry;
  const conflict = await loadSaveConflict(app, { code, path, expected: expectedHash }, (text) => text);
  return { ...conflict, hunks: diffTexts(entryText(theirs), entryText(entry)) };
}

type Change = Parameters<ConsoleContext["wps"]["staff"]["saveContentEntry"]>[0];

async function saved(app: ConsoleContext, change: Change, entry: Entry | null): Promise<EntryRefusal | null> {
  const errors: Record<string, string> = {};
  let conflict: SaveConflict | null = null;
  const message = await refusalOf(app, async () => {
    const { problems } = await app.wps.staff.saveContentEntry(change).catch(async (error: unknown) => {
      if (isStale(error)) conflict = await entryConflict(app, change);
      throw error;
    });
    for (const { field, message: text, nearest } of problems)
      errors[field] ??= nearest ? app.t("console:content.problemNearest", { problem: text, nearest }) : text;
  });
  if (message === null && Object.keys(errors).length === 0) return null;
  return { message: message ?? errors[""] ?? app.t("console:content.wrong"), errors, entry, id: change.id, conflict };
}
