import { relative } from "node:path";
import { documentKind } from "./documents";
import { checkBrand, type LoadOptions } from "./load";
import { problemMessage } from "./problem";
import type { FileOverlay } from "./read-folder";
import type { TenantsFolder } from "./reader";
import { contentKinds, readSchemas } from "./schema/read-schemas";
import type { DocumentKind } from "./schema/validators";
import type { ConfigProblem } from "./types";

/** Environment for work on brands, by commands and on the console. `dir` is absolute. */
export interface BrandPlace extends TenantsFolder {
  /** Folder of the JSON Schemas, absolute. */
  readonly schemas: string;
  /** Port of the site, used in the address of a new brand on this machine. */
  readonly port: number;
  /** The same port; null behind a proxy, where the brands' files define their address. */
  readonly localPort: number | null;
}

/** Valid brand codes. `base` is reserved for the layer below every brand. */
const CODE = /^[a-z][a-z0-9-]{1,30}$/;

/** Returns true for a valid brand code. */
export const isBrandCode = (code: string): boolean => CODE.test(code) && code !== "base";

/** Options of `checkFolder`. */
export interface FolderCheck extends LoadOptions {
  /** Folder of the brand's files when they are not the live ones. */
  readonly folder?: string | undefined;
  /** Name of the folder in problems. */
  readonly label?: string | undefined;
  /** Replacement of one file without writing it. */
  readonly overlay?: FileOverlay | undefined;
}

/** Validates a brand over its base and against the hosts of all other brands. Unreadable files are reported as a problem. */
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

/** Problem of files that cannot be read at all, or that keep changing during a publish. */
export function unreadable(code: string, error: unknown): readonly ConfigProblem[] {
  return [
    { file: code, line: 1, column: 1, pointer: "", ...problemMessage("other", { reason: (error as Error).message }) },
  ];
}

const kindsOf = new Map<string, readonly string[]>();

/**
 * Returns the document kind of a brand file by its path; the kind names its schema. Undefined for any other path. Paths from
 * users must pass this function before they are used on disk.
 */
export function fileKind(schemasDir: string, path: string): DocumentKind | undefined {
  if (!/^(?:tenant|(?:pages|content|locales)\/[A-Za-z0-9_-]{1,64})\.json$/.test(path)) return undefined;
  const kinds = kindsOf.get(schemasDir) ?? contentKinds(readSchemas(schemasDir));
  kindsOf.set(schemasDir, kinds);
  return documentKind(path, kinds);
}
