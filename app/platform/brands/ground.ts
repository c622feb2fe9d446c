import { hash } from "node:crypto";
import { merge } from "~/platform/text/merge";
import { contentProblems } from "./checks/content";
import { guarded } from "./checks/sound";
import type { Content } from "./config.gen";
import { type Documents, type ParsedFolder, parseFolder, placeProblems } from "./documents";
import { deepFreeze } from "./freeze";
import type { Ground } from "./ground-type";
import { flagsIn, mergeFolder } from "./merge-folder";
import type { RawProblem } from "./problem";
import { type FolderFiles, readFolder } from "./read-folder";
import type { CheckContext, Validators } from "./schema/validators";
import { validateDocument } from "./validate";

/** The base, and every template of the tenants folder over it, by name. */
export interface Grounds {
  readonly base: Ground;
  readonly templates: ReadonlyMap<string, Ground>;
}

/** The folder of the base. */
export const BASE = "base";

/** No base at all: what is read over it says what it says itself, and lacks the rest. */
export const NO_GROUND: Ground = {
  layers: [],
  hash: "",
  documents: new Map(),
  templateFlags: [],
  problems: [],
  warnings: [],
};

export const NO_GROUNDS: Grounds = { base: NO_GROUND, templates: new Map() };

/** Reads and checks the base. It may lack what only a brand can say (name, hosts …); what it has must be right. */
export function readGround(folder: string, validators: Validators, knownTexts: CheckContext["knownTexts"]): Ground {
  const files = readFolder(folder, BASE);
  const parsed = parseFolder(files, validators.contentKinds);
  const documents = overDefaults(parsed, validators);
  return finish({ files, parsed, documents, raw: [], templateFlags: [] }, NO_GROUND, validators, knownTexts);
}

/** Reads a template and lays it over what is below. The same files and checks as the base's. @param label its path */
export function readTemplate(
  folder: string,
  label: string,
  below: Ground,
  validators: Validators,
  knownTexts: CheckContext["knownTexts"],
): Ground {
  const files = readFolder(folder, label);
  const parsed = parseFolder(files, validators.contentKinds);
  const raw: RawProblem[] = [];
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
  readonly raw: readonly RawProblem[];
  readonly templateFlags: readonly string[];
}

function finish(
  { files, parsed, documents, raw, templateFlags }: Unchecked,
  below: Ground,
  validators: Validators,
  knownTexts: CheckContext["knownTexts"],
): Ground {
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
  // What no schema can say is looked for in content that keeps its schemas.
  found.push(...contentProblems(guarded(contentIn(documents), [...unsound].map(contentKind)), below));
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

/** The base over the flags' defaults, with every kind of content, if empty. */
function overDefaults(parsed: ParsedFolder, validators: Validators): Map<string, unknown> {
  const documents = new Map<string, unknown>();
  for (const kind of validators.contentKinds) documents.set(`content/${kind}.json`, { items: {} });
  for (const [path, value] of parsed.values) {
    if (value !== null) documents.set(path, merge(documents.get(path), value));
  }
  documents.set("tenant.json", merge({ flags: { ...validators.flagDefaults } }, parsed.values.get("tenant.json")));
  return documents;
}
