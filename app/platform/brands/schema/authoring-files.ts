import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import type { WpsDocument } from "~/platform/wps/http";
import { authoringSchemas, authoringText } from "./authoring";
import { schemaNames } from "./read-schemas";

const ENDING = ".schema.json";

/**
 * Writes the authoring schemas to `<schemasDir>/authoring/`, where the `$schema` of brand files points: missing and stale
 * files are written, those of removed schemas deleted. What the disk refuses stays as it is.
 * @returns the paths that changed, relative to `schemasDir`, sorted
 */
export async function writeAuthoringFiles(schemasDir: string): Promise<readonly string[]> {
  const folder = join(schemasDir, "authoring");
  const wanted = new Map<string, string>();
  for (const [name, schema] of authoringSchemas(schemasDir)) wanted.set(name + ENDING, authoringText(schema));
  const changed: string[] = [];
  try {
    for (const [path, text] of wanted) {
      const file = join(folder, path);
      if ((await readFile(file, "utf8").catch(() => null)) === text) continue;
      await mkdir(dirname(file), { recursive: true });
      await writeFileAtomic(file, text, { fsync: false });
      changed.push(`authoring/${path}`);
    }
    for (const name of schemaNames(folder)) {
      if (wanted.has(name + ENDING)) continue;
      await rm(join(folder, name + ENDING), { force: true });
      changed.push(`authoring/${name}${ENDING}`);
    }
  } catch (error) {
    // A release may be read-only, and was built with these files. Whatever else the disk refuses, the caller goes on.
    if (!isSystemError(error)) throw error;
  }
  return changed.sort();
}

function isSystemError(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException).syscall === "string";
}

/** Returns the authoring schemas as documents below `/wps/schemas/`, by path; nothing else of the folder is served. */
export function schemaDocuments(schemasDir: string): Readonly<Record<string, WpsDocument>> {
  const document = (name: string): WpsDocument => ({
    type: "application/json",
    text: () => authoringText(authoringSchemas(schemasDir).get(name)),
  });
  return Object.fromEntries(schemaNames(schemasDir).map((name) => [`/wps/schemas/${name}${ENDING}`, document(name)]));
}
