import type { ConsoleContext } from "~/site/app-context";
import { refusalOf } from "~/site/console/refusal-of";
import { CONTENT_ID, type ContentKind } from "../rules/content-kinds";
import { NEW_ENTRY } from "./content-path";
import { type Entry, entryFrom } from "./entry-values";

/** What came of a form of an entry that was not saved. */
export interface EntryRefusal {
  readonly message: string | null;
  /** What is wrong, by field (`id`, `title`, `html.EN`). */
  readonly errors: Readonly<Record<string, string>>;
  /** The entry as it was written in the form; null where the form held none. */
  readonly entry: Entry | null;
  /** Its id as it was written. */
  readonly id: string;
}

interface Named {
  readonly code: string;
  readonly kind: ContentKind;
  readonly id: string;
}

/** Saves an entry, takes it away, or gives it back to the base. @returns null when it is done */
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
  const intent = form.get("intent");
  // What was taken away is written anew from what the base has in its place.
  const written = intent === "save" ? entryFrom(form, { ...now, entry: now.entry ?? now.base }) : null;
  if (isNew && now.entry !== null) return refuse(t("console:content.idTaken"), written);
  const entry = intent === "restore" ? now.base : written;
  const expectedHash = String(form.get("expectedHash") ?? "") || null;
  return saved(app, { ...at, entry: entry && { ...entry }, expectedHash }, written);
}

type Change = Parameters<ConsoleContext["wps"]["staff"]["saveContentEntry"]>[0];

async function saved(app: ConsoleContext, change: Change, entry: Entry | null): Promise<EntryRefusal | null> {
  const errors: Record<string, string> = {};
  const message = await refusalOf(app, async () => {
    const { problems } = await app.wps.staff.saveContentEntry(change);
    for (const { field, message: text, nearest } of problems)
      errors[field] ??= nearest ? `${text}. ${app.t("console:brands.nearest", { nearest })}` : text;
  });
  if (message === null && Object.keys(errors).length === 0) return null;
  return { message: message ?? errors[""] ?? app.t("console:content.wrong"), errors, entry, id: change.id };
}
