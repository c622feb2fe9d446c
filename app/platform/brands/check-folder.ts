import { relative } from "node:path";
import { documentKind } from "./documents";
import { checkBrand, type LoadOptions } from "./load";
import { say } from "./problem";
import type { FileOverlay } from "./read-folder";
import type { TenantsFolder } from "./reader";
import { contentKinds, readSchemas } from "./schema/read-schemas";
import type { DocumentKind } from "./schema/validators";
import type { ConfigProblem } from "./types";

/** Where brands are worked on, by the commands and by the console. The folder is absolute. */
export interface BrandPlace extends TenantsFolder {
  /** The folder of the JSON Schemas, absolute. */
  readonly schemas: string;
  /** The port that the site listens on: part of the address of a new brand on this machine. */
  readonly port: number;
  /** The same, and null where something else stands before the site: then brands' files say where they are reached. */
  readonly localPort: number | null;
}

/** What a brand's code may be; `base` is the ground under every brand and none itself. */
const CODE = /^[a-z][a-z0-9-]{1,30}$/;

/** Whether a brand may have this code. */
export const isBrandCode = (code: string): boolean => CODE.test(code) && code !== "base";

/** What a folder is checked as. */
export interface FolderCheck extends LoadOptions {
  /** Holds the brand's files when they are not live. */
  readonly folder?: string | undefined;
  /** Problems name the folder so. */
  readonly label?: string | undefined;
  /** One file as it would be, without writing it. */
  readonly overlay?: FileOverlay | undefined;
}

/** Validates a brand over base and against all other brands' hosts. What cannot be read at all is a problem, too. */
export async function checkFolder(
  tenants: TenantsFolder,
  code: string,
  { folder, label, ...options }: FolderCheck = {},
): Promise<readonly ConfigProblem[]> {
  const problems = await checkBrand(tenants, code, folder, options).catch((error: unknown) => unreadable(code, error));
  if (folder === undefined || label === undefined) return problems;
  const prefix = `${relative(tenants.dir, folder)}/`;
  const rename = (file: string) => (file.startsWith(prefix) ? `${label}/${file.slice(prefix.length)}` : file);
  return problems.map((problem) => ({ ...problem, file: rename(problem.file) }));
}

/** Files that cannot be read at all, or that change all the time because a publish is at work. */
export function unreadable(code: string, error: unknown): readonly ConfigProblem[] {
  return [{ file: code, line: 1, column: 1, pointer: "", ...say("other", { reason: (error as Error).message }) }];
}

const kindsOf = new Map<string, readonly string[]>();

/**
 * What a file of a brand is by its path, so that a schema explains it; undefined for a path that no brand may have:
 * the only way in which a path that somebody typed becomes one on the disk.
 */
export function fileKind(schemasDir: string, path: string): DocumentKind | undefined {
  if (!/^(?:tenant|(?:pages|content|locales)\/[A-Za-z0-9_-]{1,64})\.json$/.test(path)) return undefined;
  const kinds = kindsOf.get(schemasDir) ?? contentKinds(readSchemas(schemasDir));
  kindsOf.set(schemasDir, kinds);
  return documentKind(path, kinds);
}
