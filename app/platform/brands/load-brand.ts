import { isJsonObject, pointerKeys } from "~/platform/text/json";
import type { FeatureCheck } from "./checks/feature-check";
import { type InvalidParts, withoutInvalidParts } from "./checks/invalid-parts";
import { settingsWithoutEffect } from "./checks/no-effect";
import { semanticProblems } from "./checks/semantic";
import { formerTexts } from "./checks/texts";
import type { Brand, Content, PageNode } from "./config.gen";
import { type Documents, parseFolder, placeProblems } from "./documents";
import { deepFreeze } from "./freeze";
import type { HostList } from "./host-table";
import type { BrandTexts, LoadedBrand } from "./loaded-brand";
import type { LowerLayerSets } from "./lower-layers";
import type { LowerLayers } from "./lower-layers-type";
import { flagsIn, mergeFolder } from "./merge-folder";
import { problemMessage, type UnplacedProblem } from "./problem";
import type { FolderFiles } from "./read-folder";
import type { CheckContext, Validators } from "./schema/validators";
import { templatesOf } from "./templates";
import type { ConfigProblem } from "./types";
import { validateDocument } from "./validate";

/** Result of checking one brand's files. `brand` is null when there are problems. */
export interface LoadResult {
  readonly brand: LoadedBrand | null;
  readonly problems: readonly ConfigProblem[];
  readonly warnings: readonly ConfigProblem[];
  /** Parsed tenant.json, even if invalid: used to find the hosts of a broken brand. */
  readonly written: unknown;
  /** Layers below the brand. */
  readonly ground: LowerLayers;
  /** Hosts of the brand; null when they are invalid. Other problems do not matter. */
  readonly hosts: HostList | null;
}

/** Returns the layers below a brand, depending on its tenant.json. A missing template is ignored. */
function groundBelow({ base, templates }: LowerLayerSets, written: unknown): LowerLayers {
  const name = templatesOf(written).findLast((one) => templates.has(one));
  return (name === undefined ? undefined : templates.get(name)) ?? base;
}

/** Rules for the validation of brands. */
export interface BrandRules {
  readonly validators: Validators;
  readonly knownTexts: CheckContext["knownTexts"];
  /** Checks contributed by features. */
  readonly checks: readonly FeatureCheck[];
}

/** Merges a brand's files over the layers below and reports all problems at once (requirement T6, T7). Does no I/O. */
export function loadBrand(code: string, files: FolderFiles, grounds: LowerLayerSets, rules: BrandRules): LoadResult {
  const { validators } = rules;
  const parsed = parseFolder(files, validators.contentKinds);
  const { warnings } = parsed;
  const written = parsed.values.get("tenant.json");
  const ground = groundBelow(grounds, written);
  const refuse = (problems: readonly ConfigProblem[], hosts: HostList | null = null): LoadResult => {
    return { brand: null, problems, warnings, written, ground, hosts };
  };
  const found = [...missingFile(files), ...parsed.problems];
  if (ground.problems.length > 0) return refuse([...found, ...ground.problems]);
  // Without tenant.json, the layers below the other files are unknown.
  if (written === undefined) return refuse(found);
  const values = withMerchantCode(parsed.values, code);
  const { isSound, merged, raw, unsound } = checkDocuments(files, values, ground, rules);
  const brand = { ...assemble(code, merged, ground, written), folder: files.folder };
  const sound = isSound ? brand : withoutInvalidParts(brand, unsound);
  raw.push(...semanticProblems(sound, ground, rules));
  if (raw.length === 0 && found.length === 0) {
    const idle = placeProblems([...settingsWithoutEffect(written), ...formerTexts(brand.texts)], files, ground.layers);
    const { hosts } = brand.config;
    return { brand: Object.freeze(brand), problems: [], warnings: [...warnings, ...idle], written, ground, hosts };
  }
  const problems = inOrder([...found, ...placeProblems(raw, files, ground.layers)]);
  return refuse(problems, unsound.keys.has("hosts") ? null : brand.config.hosts);
}

const isMissing = ({ words }: ConfigProblem): number => Number(words.key === "missing");

/** Sorts problems by file and position, for fixing one file after the other. Missing keys have no position and come last. */
const inOrder = (problems: readonly ConfigProblem[]): ConfigProblem[] =>
  problems.toSorted(
    (a, b) =>
      (a.file < b.file ? -1 : Number(a.file > b.file)) ||
      isMissing(a) - isMissing(b) ||
      a.line - b.line ||
      a.column - b.column,
  );

/** Reports a missing tenant.json. An unreadable one is already reported. */
function missingFile({ documents, label, odd }: FolderFiles): ConfigProblem[] {
  const isOdd = odd.some(({ path }) => path === "tenant.json" || path === "");
  if (isOdd || documents.has("tenant.json")) return [];
  return [{ file: `${label}/tenant.json`, line: 1, column: 1, pointer: "", ...problemMessage("fileMissing") }];
}

interface CheckedDocuments {
  readonly merged: Documents;
  readonly raw: UnplacedProblem[];
  readonly isSound: boolean;
  readonly unsound: InvalidParts;
}

/** Merges the documents and validates each against its schema. */
function checkDocuments(
  files: FolderFiles,
  values: Documents,
  ground: LowerLayers,
  { knownTexts, validators }: BrandRules,
): CheckedDocuments {
  // An unreadable asset has its own problem.
  const isOdd = (name: string): boolean => files.odd.some(({ path }) => path === name);
  const hasAsset = (name: string): boolean =>
    [files, ...ground.layers].some(({ assets }) => assets.has(name)) || isOdd(name);
  const context: CheckContext = { hasAsset, knownTexts };
  const raw: UnplacedProblem[] = [];
  const merged = mergeFolder({ files, values }, ground.documents, validators, raw);
  const unsound = { keys: new Set<string>(), files: unreadFiles(files, values) };
  // Without a base, content files may be missing.
  if (ground.documents.size === 0)
    for (const kind of validators.contentKinds)
      if (!merged.has(`content/${kind}.json`)) unsound.files.add(`content/${kind}.json`);
  for (const [file, value] of merged) {
    const findings = validateDocument({ file, value, base: ground.documents.get(file) }, validators, context);
    raw.push(...findings);
    if (file !== "tenant.json" && findings.length > 0) unsound.files.add(file);
    if (file === "tenant.json") for (const { pointer } of findings) unsound.keys.add(pointerKeys(pointer)[0] ?? "");
  }
  return { merged, raw: withoutRepeatedProblems(raw), unsound, isSound: unsound.keys.size + unsound.files.size === 0 };
}

/** Removes the problem `nullNothing` below an unknown key, whose own problem is already reported. */
function withoutRepeatedProblems(raw: readonly UnplacedProblem[]): UnplacedProblem[] {
  const unknown = raw.filter(({ words }) => words.key === "unknownKey" || words.key === "notAKey");
  const isBelow = ({ file, pointer }: UnplacedProblem) =>
    unknown.some((one) => one.file === file && pointer.startsWith(`${one.pointer}/`));
  return raw.filter((one) => one.words.key !== "nullNothing" || !isBelow(one));
}

/** Returns the documents of a folder that could not be read or parsed. */
function unreadFiles({ documents, odd }: FolderFiles, values: Documents): Set<string> {
  if (odd.length === 0 && documents.size === values.size) return new Set();
  const all = [...documents.keys(), ...odd.map(({ path }) => path)];
  return new Set(all.filter((path) => path.endsWith(".json") && !values.has(path)));
}

/** Sets the default merchant code: the name of the brand's folder. */
function withMerchantCode(values: Documents, code: string): Documents {
  const own = values.get("tenant.json");
  if (!isJsonObject(own) || own.merchantCode !== undefined) return values;
  return new Map(values).set("tenant.json", { ...own, merchantCode: code });
}

function assemble(code: string, merged: Documents, ground: LowerLayers, written: unknown): Omit<LoadedBrand, "folder"> {
  return {
    code,
    config: merged.get("tenant.json") as Brand,
    pages: section(merged, ground, "pages/") as Readonly<Record<string, PageNode>>,
    content: section(merged, ground, "content/") as unknown as Content,
    texts: section(merged, ground, "locales/") as BrandTexts,
    ownFlags: flagsIn(written),
    templateFlags: ground.templateFlags,
    foldersBelow: ground.layers.map(({ folder }) => folder),
  };
}

/** Cache of sections by layers, so that brands without changes share the same objects. */
const groundSections = new WeakMap<LowerLayers, Map<string, Readonly<Record<string, unknown>>>>();

function section(merged: Documents, ground: LowerLayers, folder: string): Readonly<Record<string, unknown>> {
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

function groundSection(ground: LowerLayers, folder: string): Readonly<Record<string, unknown>> {
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
