import { dirname } from "node:path";
import { readSchemas } from "~/platform/brands/schema/read-schemas";
import { renderSettingsDoc } from "~/platform/http/settings-doc";
import { contract } from "~/registry/contract";
import { callFiles } from "./calls";
import { flagsFile } from "./flags";
import { iconFiles } from "./icons";
import { requirementsDoc } from "./requirements";
import { typesFile } from "./types";

/** Returns every generated file of the repository: path → expected text. */
export async function generateFiles(schemasDir: string): Promise<Map<string, string>> {
  const schemas = readSchemas(schemasDir);
  return new Map([
    ["app/platform/brands/config.gen.ts", await typesFile(schemas)],
    ["app/platform/brands/flags.gen.ts", flagsFile(schemas)],
    ...callFiles(contract),
    ...(await iconFiles(schemas)),
    ["docs/settings.md", renderSettingsDoc()],
    ["docs/requirements.md", requirementsDoc(dirname(schemasDir))],
  ]);
}
