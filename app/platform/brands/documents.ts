import { isJsonObject } from "~/platform/text/json";
import { isLanguageCode } from "~/platform/text/languages";
import { findOddTexts } from "./json/odd-characters";
import { type ParsedJson, parseJson } from "./json/parse-json";
import { findPosition, type Position, placeFault } from "./json/positions";
import { nearest } from "./nearest";
import { type ProblemKey, problemMessage, type UnplacedProblem } from "./problem";
import type { FolderFiles } from "./read-folder";
import type { DocumentKind } from "./schema/validators";
import type { ConfigProblem } from "./types";

/** Parsed documents of a folder by path. */
export type Documents = ReadonlyMap<string, unknown>;

export interface ParsedFolder {
  readonly values: Documents;
  readonly problems: readonly ConfigProblem[];
  readonly warnings: readonly ConfigProblem[];
}

/** Id of a module, as used in the names of page files. */
const MODULE_ID = /^[A-Z][A-Z0-9_]{0,63}$/;

/** Cache of kinds by path: the same few paths are looked up repeatedly. Bounded. */
const kinds = new WeakMap<readonly string[], Map<string, DocumentKind | undefined>>();

/** Returns the kind of a document by its path; undefined for an unknown path. */
export function documentKind(path: string, contentKinds: readonly string[]): DocumentKind | undefined {
  let known = kinds.get(contentKinds);
  if (known === undefined || known.size > 1000) {
    known = new Map();
    kinds.set(contentKinds, known);
  }
  if (!known.has(path)) known.set(path, findKind(path, contentKinds));
  return known.get(path);
}

function findKind(path: string, contentKinds: readonly string[]): DocumentKind | undefined {
  if (path === "tenant.json") return "brand";
  const [folder, file = ""] = path.split("/");
  const name = file.replace(/\.json$/, "");
  if (folder === "pages" && MODULE_ID.test(name)) return "page";
  if (folder === "locales" && isLanguageCode(name)) return "texts";
  return folder === "content" && contentKinds.includes(name) ? `content/${name}` : undefined;
}

/** Parses every document of a folder. Reports faults of the files with their positions. */
export function parseFolder(files: FolderFiles, contentKinds: readonly string[]): ParsedFolder {
  const values = new Map<string, unknown>();
  const problems = files.odd.map(({ key, params, path }) => problemAt(files, path, key, params));
  problems.push(...files.strangers.map((path) => strange(files, path, contentKinds)));
  const warnings: ConfigProblem[] = [];
  for (const [path, text] of files.documents) {
    const parsed = parseJson(text, !files.notUtf8.has(path));
    const kind = documentKind(path, contentKinds);
    if (parsed.hasBom) warnings.push(problemAt(files, path, "byteOrderMark"));
    if (kind === undefined) {
      problems.push(strange(files, path, contentKinds));
      continue;
    }
    if (!parsed.ok) problems.push(...faults(files, path, parsed));
    const { value } = parsed;
    if (value === undefined) continue;
    problems.push(...oddProblems(files, path, value));
    if (isAcceptable(kind, value)) values.set(path, withoutSchemaKey(value));
    else problems.push(problemAt(files, path, "noObject"));
  }
  return { values, problems, warnings };
}

/** Removes `$schema`, which only editors use. */
function withoutSchemaKey(value: unknown): unknown {
  if (!isJsonObject(value) || value.$schema === undefined) return value;
  const { $schema: _, ...rest } = value;
  return Object.freeze(rest);
}

/** Returns true for an object. A page file may also be `null`, which removes the page of the base. */
function isAcceptable(kind: DocumentKind, value: unknown): boolean {
  if (value === null) return kind === "page";
  return typeof value === "object" && !Array.isArray(value);
}

function faults(files: FolderFiles, path: string, parsed: ParsedJson & { ok: false }): ConfigProblem[] {
  return placeFault(parsed.text, parsed.fault).map((fault) => ({
    file: `${files.label}/${path}`,
    line: fault.line,
    column: fault.column,
    pointer: fault.pointer,
    message: fault.message,
    words: fault.words,
  }));
}

/** Reports characters that no text may contain, with their positions. */
function oddProblems(files: FolderFiles, path: string, value: unknown): ConfigProblem[] {
  const found = findOddTexts(files.documents.get(path) ?? "", value);
  const raw = found.map(({ character, part, pointer }): UnplacedProblem => {
    return { file: path, pointer, part, ...problemMessage("oddCharacter", { character }) };
  });
  return placeProblems(raw, files);
}

function strange(files: FolderFiles, path: string, contentKinds: readonly string[]): ConfigProblem {
  const names = [
    "tenant.json",
    "pages",
    "content",
    "locales",
    "assets",
    ...contentKinds.map((k) => `content/${k}.json`),
  ];
  const close = nearest(path, names);
  const problem = problemAt(files, path, "strangeFile");
  return close === undefined ? problem : { ...problem, nearest: close };
}

function problemAt(
  files: FolderFiles,
  path: string,
  key: ProblemKey,
  params: ConfigProblem["words"]["params"] = {},
): ConfigProblem {
  const file = path === "" ? files.label : `${files.label}/${path}`;
  return { file, line: 1, column: 1, pointer: "", ...problemMessage(key, params) };
}

/**
 * Finds the positions of problems in the source files: in the brand's file if it exists, at the value or its nearest parent,
 * otherwise in the highest layer below that has the file.
 * @param below lowest first
 */
export function placeProblems(
  raw: readonly UnplacedProblem[],
  own: FolderFiles,
  below: readonly FolderFiles[] = [],
): ConfigProblem[] {
  return raw.map((problem) => {
    const files = [own, ...below.toReversed()].find(({ documents }) => documents.has(problem.file)) ?? own;
    const found = place(problem, files.documents.get(problem.file));
    const { pointer, message, words, nearest: close } = problem;
    const { line, column } = found;
    const told = { file: `${files.label}/${problem.file}`, line, column, pointer, message, words };
    return close === undefined ? told : { ...told, nearest: close };
  });
}

function place({ pointer, or, part }: UnplacedProblem, text: string | undefined): Position {
  if (text === undefined) return { line: 1, column: 1 };
  const plain = text.replace(/^\ufeff/, "");
  const found = findPosition(plain, pointer, part);
  if (found.exact || or === undefined) return found;
  const other = findPosition(plain, or, part);
  return other.exact ? other : found;
}
