import { join } from "node:path";
import { hasDraft, hashFile } from "~/platform/brands/draft";
import { readText } from "~/platform/brands/files";
import { parseJson } from "~/platform/brands/json/parse-json";
import { mergedEntry } from "~/platform/brands/merge-patch";
import { documentBelow } from "~/platform/brands/templates";
import { draftFolder } from "~/platform/brands/versions";
import type { StaffContext } from "~/platform/staff/context";
import { isJsonObject } from "~/platform/text/json";
import { type ContentKind, contentLocation } from "../rules/content-kinds";

type Json = Readonly<Record<string, unknown>>;

/** A document in one folder. */
interface ReadDocument {
  readonly text: string | undefined;
  /** Undefined when it is missing or unreadable. */
  readonly doc: Json | undefined;
}

/** Document of a kind of content in all of its states. */
export interface ContentDocuments {
  /** Layers below the draft, or below the live files without a draft: base and templates, merged. */
  readonly base: Json;
  /** Entries of the templates only. */
  readonly template: Json;
  /** Layers below the live files. They differ from `base` when the draft has other templates. */
  readonly liveBase: Json;
  readonly live: Json;
  /** The draft, or the live files without a draft: the state that a change starts from. */
  readonly work: Json;
  readonly doc: Json | undefined;
  /** Hash of the document that a change starts from; null when the brand has none. */
  readonly hash: string | null;
  /** False for a document that is not valid JSON: it must first be repaired as a file. */
  readonly readable: boolean;
  readonly hasDraft: boolean;
}

/** Reads the entries of a kind from the layers below, the live files and the draft. */
export async function contentDocuments(
  { brandFiles: { dir } }: StaffContext,
  code: string,
  kind: ContentKind,
): Promise<ContentDocuments> {
  const { key, path } = contentLocation(kind);
  const isDraft = await hasDraft(dir, code);
  const liveBelow = await documentBelow(dir, join(dir, code), path);
  const below = isDraft ? await documentBelow(dir, draftFolder(dir, code), path) : liveBelow;
  const live = await written(join(dir, code, path));
  const work = isDraft ? await written(join(draftFolder(dir, code), path)) : live;
  return {
    base: entriesIn(below.value, key),
    template: entriesIn(below.fromTemplates, key),
    liveBase: entriesIn(liveBelow.value, key),
    live: entriesIn(live.doc, key),
    work: entriesIn(work.doc, key),
    doc: work.doc,
    hash: work.text === undefined ? null : hashFile(work.text),
    readable: work.text === undefined || work.doc !== undefined,
    hasDraft: isDraft,
  };
}

async function written(file: string): Promise<ReadDocument> {
  // An unreadable file is treated as invalid JSON: nothing can be saved into it here.
  const text = await readText(file).catch(() => "");
  const parsed = text === undefined ? undefined : parseJson(text);
  return { text, doc: parsed?.ok && isJsonObject(parsed.value) ? parsed.value : undefined };
}

function entriesIn(doc: unknown, key: string): Json {
  const entries = isJsonObject(doc) ? doc[key] : undefined;
  return isJsonObject(entries) ? entries : {};
}

/** Returns one entry in all of its states; undefined for states without it. */
export function entryIn({ base, live, liveBase, template, work }: ContentDocuments, id: string) {
  const own = (entries: Json) => (Object.hasOwn(entries, id) ? entries[id] : undefined);
  const below = own(base);
  return {
    base: isJsonObject(below) ? below : undefined,
    isOfTemplate: Object.hasOwn(template, id),
    own: own(work),
    live: mergedEntry(own(liveBase), own(live)),
    work: mergedEntry(below, own(work)),
  };
}
