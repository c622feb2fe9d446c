import { merge } from "~/core/merge";
import { type Documents, type ParsedFolder, parseFolder, placeProblems } from "./documents";
import { deepFreeze } from "./freeze";
import type { RawProblem } from "./problem";
import { type FolderFiles, readFolder } from "./read-folder";
import type { CheckContext, Validators } from "./schema/validators";
import type { ConfigProblem } from "./types";
import { validateDocument } from "./validate";

/** What every brand is laid over: `tenants/base/`, over the defaults of the flags. Frozen; shared by all brands. */
export interface Ground {
  readonly files: FolderFiles;
  readonly documents: Documents;
  readonly problems: readonly ConfigProblem[];
  readonly warnings: readonly ConfigProblem[];
}

/** The folder of the base. */
export const BASE = "base";

/** No base at all: what is read over it says what it says itself, and lacks the rest. */
export const NO_GROUND: Ground = {
  files: {
    folder: "",
    label: BASE,
    documents: new Map(),
    notUtf8: new Set(),
    assets: new Set(),
    strangers: [],
    hash: "",
  },
  documents: new Map(),
  problems: [],
  warnings: [],
};

/** Reads and checks the base. It may lack what only a brand can say (name, hosts …); what it has must be right. */
export function readGround(folder: string, validators: Validators, knownTexts: CheckContext["knownTexts"]): Ground {
  const files = readFolder(folder, BASE);
  const parsed = parseFolder(files, validators.contentKinds);
  const documents = overDefaults(parsed, validators);
  const context: CheckContext = { knownTexts, hasAsset: (name) => files.assets.has(name) };
  const raw: RawProblem[] = [];
  for (const [file, value] of documents)
    raw.push(...validateDocument({ file, value, isBase: true }, validators, context));
  const problems = [...parsed.problems, ...placeProblems(raw, files)];
  for (const value of documents.values()) deepFreeze(value);
  return { files, documents, problems, warnings: parsed.warnings };
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
