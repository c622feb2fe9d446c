import { readSchemas } from "~/platform/brands/schema/read-schemas";
import { renderSettingsDoc } from "~/platform/http/settings";
import { authoringFiles } from "./authoring";
import { flagsFile } from "./flags";
import { iconFiles } from "./icons";
import { typesFile } from "./types";

/** Every generated file by its path in the repository, with the text that it must have. */
export async function generateFiles(schemasDir: string): Promise<Map<string, string>> {
  const schemas = readSchemas(schemasDir);
  return new Map([
    ["app/platform/brands/config.gen.ts", await typesFile(schemas)],
    ["app/platform/brands/flags.gen.ts", flagsFile(schemas)],
    ...authoringFiles(schemas),
    ...(await iconFiles()),
    ["docs/settings.md", renderSettingsDoc()],
  ]);
}

/** Whether a file on disk says what it must. How JSON is laid out does not count: a formatter may have been over it. */
export function isFresh(path: string, onDisk: string | null, text: string): boolean {
  if (onDisk === null || !path.endsWith(".json")) return onDisk === text;
  try {
    return JSON.stringify(JSON.parse(onDisk)) === JSON.stringify(JSON.parse(text));
  } catch {
    return false;
  }
}
