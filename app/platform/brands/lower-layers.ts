import { hash } from "node:crypto";
import { mergeDocuments } from "~/platform/text/merge-documents";
import { contentProblems } from "./checks/content";
import { withUnreadableParts } from "./checks/invalid-parts";
import type { Content } from "./config.gen";
import { type Documents, type ParsedFolder, parseFolder, placeProblems } from "./documents";
import { deepFreeze } from "./freeze";
import type { LowerLayers } from "./lower-layers-type";
import { flagsIn, mergeFolder } from "./merge-folder";
import type { UnplacedProblem } from "./problem";
import { type FolderFiles, readFolder } from "./read-folder";
import type { CheckContext, Validators } from "./schema/validators";
import { validateDocument } from "./validate";

/** The base, and every template of the tenants folder merged over it, by name. */
export interface LowerLayerSets {
  readonly base: LowerLayers;
  readonly templates: ReadonlyMap<string, LowerLayers>;
}

/** Folder of the base. */
export const BASE = "base";

/** Placeholder for a missing base: brands over it have only their own values. */
export const NO_LOWER_LAYERS: LowerLayers = {
  layers: [],
  hash: "",
  documents: new Map(),
  templateFlags: [],
  problems: [],
  warnings: [],
};

export const NO_LOWER_LAYER_SETS: LowerLayerSets = { base: NO_LOWER_LAYERS, templates: new Map() };

/** Reads and validates the base. Keys that only a brand can set (name, hosts …) may be missing; existing values must be valid. */
export function readBaseLayer(
  folder: string,
  validators: Validators,
  knownTexts: CheckContext["knownTexts"],
): LowerLayers {
  const files = readFolder(folder, BASE);
  const parsed = parseFolder(files, validators.contentKinds);
  const documents = overDefaults(parsed, validators);
  return finish({ files, parsed, documents, raw: [], templateFlags: [] }, NO_LOWER_LAYERS, validators, knownTexts);
}

/**
 * Reads a template and merges it over the layers below. Same files and checks as for the base. @param label path of the template
 */
export function readTemplateLayer(
  folder: string,
  label: string,
  below: LowerLayers,
  validators: Validators,
  knownTexts: CheckContext["knownTexts"],
): LowerLayers {
  const files = readFolder(folder, label);
  const parsed = parseFolder(files, validators.contentKinds);
  const raw: UnplacedProblem[] = [];
  const documents = new Map(below.documents);
  for (const [path, value] of mergeFolder({ files, values: parsed.values }, below.documents, validators, raw)) {
    if (value === null) documents.delete(path);
    else documents.set(path, value);
  }
  const templateFlags = [...new Set([...below.templateFlags, ...flagsIn(parsed.values.get("tenant.json"))])];
  return finish({ files, parsed, documents, raw, templateFlags }, below, validators, knownTexts);
}

interface Unchecked {
  readonly files: FolderFiles;
  readonly parsed: ParsedFolder;
  readonly documents: Documents;
  readonly raw: readonly UnplacedProblem[];
  readonly templateFlags: readonly string[];
}

function finish(
  { files, parsed, documents, raw, templateFlags }: Unchecked,
  below: LowerLayers,
  validators: Validators,
  knownTexts: CheckContext["knownTexts"],
): LowerLayers {
  const layers = [...below.layers, files];
  const hasAsset = (name: string): boolean => layers.some(({ assets }) => assets.has(name));
  const found = [...raw];
  const unsound = new Set([...files.documents.keys()].filter((file) => !parsed.values.has(file)));
  for (const [file, value] of documents) {
    const base = below.documents.get(file);
    const wrong = validateDocument({ file, value, base, isBase: true }, validators, { knownTexts, hasAsset });
    if (wrong.length > 0) unsound.add(file);
    found.push(...wrong);
  }
  // Further checks read only content that matches its schemas.
  found.push(...contentProblems(withUnreadableParts(contentIn(documents), [...unsound].map(contentKind)), below));
  const problems = [...below.problems, ...parsed.problems, ...placeProblems(found, files, below.layers)];
  for (const value of documents.values()) deepFreeze(value);
  const sum = below.layers.length === 0 ? files.hash : hash("sha256", `${below.hash}\0${files.hash}`);
  return { layers, hash: sum, documents, templateFlags, problems, warnings: [...below.warnings, ...parsed.warnings] };
}

const contentKind = (path: string): string => path.replace(/^content\/|\.json$/g, "");

function contentIn(documents: Documents): Content {
  const found = [...documents].filter(([path]) => path.startsWith("content/"));
  return Object.fromEntries(found.map(([path, value]) => [contentKind(path), value])) as unknown as Content;
}

/** Merges the base over the defaults of the flags and an empty document for every kind of content. */
function overDefaults(parsed: ParsedFolder, validators: Validators): Map<string, unknown> {
  const documents = new Map<string, unknown>();
  for (const kind of validators.contentKinds) documents.set(`content/${kind}.json`, { items: {} });
  for (const [path, value] of parsed.values) {
    if (value !== null) documents.set(path, mergeDocuments(documents.get(path), value));
  }
  documents.set(
    "tenant.json",
    mergeDocuments({ flags: { ...validators.flagDefaults } }, parsed.values.get("tenant.json")),
  );
  return documents;
}
