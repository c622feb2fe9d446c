import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import writeFileAtomic from "write-file-atomic";
import type { WpsDocument } from "~/platform/wps/http";
import { authoringSchemas, authoringText, BASE_SCHEMA } from "./authoring";
import { schemaNames } from "./read-schemas";

const ENDING = ".schema.json";

/**
 * Writes the authoring schemas to `<schemasDir>/authoring/`, the target of `$schema` in brand files. Writes missing and outdated
 * files, and deletes files of removed schemas. Skips files that cannot be written or deleted.
 * @param tenantsDir contains the base and the templates, which decide where brand files may be partial
 * @returns the changed paths, relative to `schemasDir`, sorted
 */
export async function writeAuthoringFiles(schemasDir: string, tenantsDir: string): Promise<readonly string[]> {
  const folder = join(schemasDir, "authoring");
  const wanted = new Map<string, string>();
  for (const [name, schema] of authoringSchemas(schemasDir, tenantsDir))
    wanted.set(name + ENDING, authoringText(schema));
  const changed: string[] = [];
  for (const [path, text] of wanted) {
    const file = join(folder, path);
    if ((await readFile(file, "utf8").catch(() => null)) === text) continue;
    const isWritten = await tried(async () => {
      await mkdir(dirname(file), { recursive: true });
      await writeFileAtomic(file, text, { fsync: false });
    });
    if (isWritten) changed.push(`authoring/${path}`);
  }
  for (const path of await filesOf(folder)) {
    if (wanted.has(path) || !OURS.test(path)) continue;
    if (await tried(() => rm(join(folder, path), { force: true }))) changed.push(`authoring/${path}`);
  }
  return changed.sort();
}

/** Matches authoring schemas and the temporary files of interrupted writes. */
const OURS = /\.schema\.json(?:\.\d+)?$/;

const filesOf = (folder: string): Promise<string[]> =>
  readdir(folder, { recursive: true }).then(
    (files) => files.map((file) => file.split(sep).join("/")),
    () => [],
  );

/**
 * Runs a file operation. Returns false on a file system error: a release may be read-only (it was built with these files), and
 * one refused file must not stop the others. Rethrows other errors.
 */
async function tried(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).syscall !== "string") throw error;
    return false;
  }
}

/** Returns the authoring schemas as documents below `/wps/schemas/`, by path. No other file of the folder is served. */
export function schemaDocuments(schemasDir: string, tenantsDir: string): Readonly<Record<string, WpsDocument>> {
  const document = (name: string): WpsDocument => ({
    type: "application/json",
    text: () => authoringText(authoringSchemas(schemasDir, tenantsDir).get(name)),
  });
  const names = [...schemaNames(schemasDir), BASE_SCHEMA];
  return Object.fromEntries(names.map((name) => [`/wps/schemas/${name}${ENDING}`, document(name)]));
}
