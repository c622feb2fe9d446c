import type { Brand, Content, PageNode } from "~/core/config.gen";
import { isJsonObject } from "~/core/json";
import { idleNulls, type MergeNote, merge } from "~/core/merge";
import { semanticProblems } from "./checks/semantic";
import { type Documents, documentKind, parseFolder, placeProblems } from "./documents";
import { deepFreeze } from "./freeze";
import type { Ground } from "./ground";
import { nearest } from "./nearest";
import { type RawProblem, say } from "./problem";
import type { FolderFiles } from "./read-folder";
import type { CheckContext, Validators } from "./schema/validators";
import type { ConfigProblem } from "./types";
import { validateDocument } from "./validate";

/** Texts of a brand by language and key. */
export type BrandTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One brand's files over the base, merged, checked and frozen. */
export interface LoadedBrand {
  readonly code: string;
  /** The folder that it was read from. */
  readonly folder: string;
  readonly config: Brand;
  readonly pages: Readonly<Record<string, PageNode>>;
  readonly content: Content;
  readonly texts: BrandTexts;
  /** Names of the flags that the brand's own file sets. */
  readonly ownFlags: readonly string[];
}

/** What checking one brand's files gave. `brand` is there when there is no problem. */
export interface LoadResult {
  readonly brand: LoadedBrand | null;
  readonly problems: readonly ConfigProblem[];
  readonly warnings: readonly ConfigProblem[];
  /** The parsed tenant.json, however wrong, to find the hosts of a broken brand. */
  readonly written: unknown;
}

/** Merges a brand's files over the base and checks the result whole (checklist T6, T7). Reads nothing. */
export function loadBrand(
  code: string,
  files: FolderFiles,
  ground: Ground,
  validators: Validators,
  knownTexts: CheckContext["knownTexts"],
): LoadResult {
  const parsed = parseFolder(files, validators.contentKinds);
  const written = parsed.values.get("tenant.json");
  const refuse = (problems: readonly ConfigProblem[]): LoadResult => {
    return { brand: null, problems, warnings: parsed.warnings, written };
  };
  if (!files.documents.has("tenant.json")) {
    const missing = {
      file: `${files.label}/tenant.json`,
      line: 1,
      column: 1,
      pointer: "",
      ...say("fileMissing"),
    };
    return refuse([missing, ...parsed.problems]);
  }
  if (parsed.problems.length > 0) return refuse(parsed.problems);
  const hasAsset = (name: string): boolean => files.assets.has(name) || ground.files.assets.has(name);
  const context: CheckContext = { hasAsset, knownTexts };
  const raw: RawProblem[] = [];
  const merged = mergeAll(code, { files, own: parsed.values }, ground, validators, raw);
  for (const [file, value] of merged) {
    raw.push(...validateDocument({ file, value, base: ground.documents.get(file) }, validators, context));
  }
  if (raw.length > 0) return refuse(placeProblems(raw, files, ground.files));
  const brand = { ...assemble(code, merged, ground, written), folder: files.folder };
  const found = semanticProblems(brand, ground, knownTexts);
  if (found.length > 0) return refuse(placeProblems(found, files, ground.files));
  return { brand: Object.freeze(brand), problems: [], warnings: parsed.warnings, written };
}

/** The brand's own documents over the base's. */
function mergeAll(
  code: string,
  { files, own }: { readonly files: FolderFiles; readonly own: Documents },
  ground: Ground,
  validators: Validators,
  problems: RawProblem[],
): Map<string, unknown> {
  const merged = new Map<string, unknown>();
  for (const [file, value] of own) {
    const base = ground.documents.get(file);
    if (value === null) {
      merged.set(file, null);
      if (base === undefined) problems.push({ file, pointer: "", ...say("nullNothing"), part: "value" });
      continue;
    }
    // Parsing has refused keys that reach a prototype; a `null` is written in one way only.
    const note: MergeNote = { isPlain: files.documents.get(file)?.includes("null") === false, hasIdleNull: false };
    merged.set(file, merge(base, file === "tenant.json" ? withMerchantCode(value, code) : value, note));
    if (note.hasIdleNull) problems.push(...idleNullProblems(file, base, value, validators));
  }
  return merged;
}

/** The WPS knows a brand by its folder's name, unless the brand says otherwise. */
function withMerchantCode(value: unknown, code: string): unknown {
  return isJsonObject(value) && value.merchantCode === undefined ? { ...value, merchantCode: code } : value;
}

/** A `null` that removes nothing is a mistake, unless it stands for a key that may be absent anyway. */
function idleNullProblems(file: string, base: unknown, value: unknown, validators: Validators): RawProblem[] {
  const kind = documentKind(file, validators.contentKinds) ?? "brand";
  return idleNulls(base, value)
    .filter(({ pointer }) => !validators.isDeclared(kind, pointer))
    .map(({ pointer, siblings }) => ({
      file,
      pointer,
      ...say("nullNothing"),
      nearest: nearest(pointer.slice(pointer.lastIndexOf("/") + 1), siblings),
      part: "key" as const,
    }));
}

function assemble(code: string, merged: Documents, ground: Ground, written: unknown): Omit<LoadedBrand, "folder"> {
  const flags = isJsonObject(written) && isJsonObject(written.flags) ? Object.keys(written.flags) : [];
  return {
    code,
    config: merged.get("tenant.json") as Brand,
    pages: section(merged, ground, "pages/") as Readonly<Record<string, PageNode>>,
    content: section(merged, ground, "content/") as unknown as Content,
    texts: section(merged, ground, "locales/") as BrandTexts,
    ownFlags: flags.length === 0 ? NO_FLAGS : flags,
  };
}

const NO_FLAGS: readonly string[] = Object.freeze([]);

/** The base's sections, made once a base, so that brands that change nothing share them. */
const groundSections = new WeakMap<Ground, Map<string, Readonly<Record<string, unknown>>>>();

function section(merged: Documents, ground: Ground, folder: string): Readonly<Record<string, unknown>> {
  const base = groundSection(ground, folder);
  const own = merged.size === 1 ? [] : [...merged].filter(([file]) => file.startsWith(folder));
  if (own.length === 0) return base;
  const all: Record<string, unknown> = Object.assign({}, base);
  for (const [file, value] of own) {
    const name = file.slice(folder.length, -".json".length);
    if (value === null) delete all[name];
    else all[name] = value;
  }
  return Object.freeze(all);
}

function groundSection(ground: Ground, folder: string): Readonly<Record<string, unknown>> {
  const sections = groundSections.get(ground) ?? new Map<string, Readonly<Record<string, unknown>>>();
  groundSections.set(ground, sections);
  let found = sections.get(folder);
  if (found === undefined) {
    const entries = [...ground.documents].filter(([file]) => file.startsWith(folder));
    found = deepFreeze(
      Object.fromEntries(entries.map(([f, value]) => [f.slice(folder.length, -".json".length), value])),
    );
    sections.set(folder, found);
  }
  return found;
}
