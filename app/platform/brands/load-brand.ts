import { isJsonObject } from "~/platform/text/json";
import type { FeatureCheck } from "./checks/feature-check";
import { semanticProblems } from "./checks/semantic";
import type { Brand, Content, PageNode } from "./config.gen";
import { type Documents, parseFolder, placeProblems } from "./documents";
import { deepFreeze } from "./freeze";
import type { Grounds } from "./ground";
import type { Ground } from "./ground-type";
import type { BrandTexts, LoadedBrand } from "./loaded-brand";
import { flagsIn, mergeFolder } from "./merge-folder";
import { type RawProblem, say } from "./problem";
import type { FolderFiles } from "./read-folder";
import type { CheckContext, Validators } from "./schema/validators";
import { templatesOf } from "./templates";
import type { ConfigProblem } from "./types";
import { validateDocument } from "./validate";

/** What checking one brand's files gave. `brand` is there when there is no problem. */
export interface LoadResult {
  readonly brand: LoadedBrand | null;
  readonly problems: readonly ConfigProblem[];
  readonly warnings: readonly ConfigProblem[];
  /** The parsed tenant.json, however wrong, to find the hosts of a broken brand. */
  readonly written: unknown;
  /** The layers below the brand. */
  readonly ground: Ground;
}

/** The ground of a brand, by its own tenant.json. A template that the tenants folder lacks adds nothing. */
function groundBelow({ base, templates }: Grounds, written: unknown): Ground {
  const name = templatesOf(written).findLast((one) => templates.has(one));
  return (name === undefined ? undefined : templates.get(name)) ?? base;
}

/** What brands are checked by. */
export interface BrandRules {
  readonly validators: Validators;
  readonly knownTexts: CheckContext["knownTexts"];
  /** The checks of features. */
  readonly checks: readonly FeatureCheck[];
}

/** Merges a brand's files over its ground and checks the result whole (checklist T6, T7). Reads nothing. */
export function loadBrand(
  code: string,
  files: FolderFiles,
  grounds: Grounds,
  { checks, knownTexts, validators }: BrandRules,
): LoadResult {
  const parsed = parseFolder(files, validators.contentKinds);
  const written = parsed.values.get("tenant.json");
  const ground = groundBelow(grounds, written);
  const refuse = (problems: readonly ConfigProblem[]): LoadResult => {
    return { brand: null, problems, warnings: parsed.warnings, written, ground };
  };
  const isOdd = files.odd.some(({ path }) => path === "tenant.json" || path === "");
  if (!isOdd && !files.documents.has("tenant.json")) {
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
  if (ground.problems.length > 0) return refuse(ground.problems);
  const hasAsset = (name: string): boolean => [files, ...ground.layers].some(({ assets }) => assets.has(name));
  const context: CheckContext = { hasAsset, knownTexts };
  const raw: RawProblem[] = [];
  const merged = mergeFolder(
    { files, values: withMerchantCode(parsed.values, code) },
    ground.documents,
    validators,
    raw,
  );
  for (const [file, value] of merged) {
    raw.push(...validateDocument({ file, value, base: ground.documents.get(file) }, validators, context));
  }
  if (raw.length > 0) return refuse(placeProblems(raw, files, ground.layers));
  const brand = { ...assemble(code, merged, ground, written), folder: files.folder };
  const found = semanticProblems(brand, ground, { checks, knownTexts });
  if (found.length > 0) return refuse(placeProblems(found, files, ground.layers));
  return { brand: Object.freeze(brand), problems: [], warnings: parsed.warnings, written, ground };
}

/** The WPS knows a brand by its folder's name, unless the brand says otherwise. */
function withMerchantCode(values: Documents, code: string): Documents {
  const own = values.get("tenant.json");
  if (!isJsonObject(own) || own.merchantCode !== undefined) return values;
  return new Map(values).set("tenant.json", { ...own, merchantCode: code });
}

function assemble(code: string, merged: Documents, ground: Ground, written: unknown): Omit<LoadedBrand, "folder"> {
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
