import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { findNodeAtOffset, getNodePath, type Node, parseTree } from "jsonc-parser";
import { DiagnosticSeverity, getLanguageService, TextDocument } from "vscode-json-languageservice";
import { documentKind } from "~/platform/brands/documents";
import { writeAuthoringFiles } from "~/platform/brands/schema/authoring-files";
import { contentKinds, readSchemas } from "~/platform/brands/schema/read-schemas";
import { pointerKey } from "~/platform/text/json";

/** Problem that the editor underlines. */
export interface Finding {
  readonly line: number;
  /** JSON pointer. */
  readonly pointer: string;
  readonly message: string;
  /** True for invalid JSON and for a duplicate key. */
  readonly isSyntax: boolean;
}

/** Message for a missing key. The editor underlines the object; `brand check` names the key, on the same line. */
const MISSING = /^Missing property "(.*)"\.$/;

/** Settings with which VS Code validates JSON files. */
const LIKE_VS_CODE = { comments: "error", trailingCommas: "error" } as const;

/**
 * Starts VS Code's JSON service with the schemas that the product writes for a tenants folder. The service finds the schema of a file
 * by its `$schema`, as the editor does.
 */
export async function jsonService(tenantsDir: string) {
  const schemasDir = mkdtempSync(join(tmpdir(), "livery-schemas-"));
  const isWritten = (path: string) => relative("schemas", path) !== "authoring";
  cpSync("schemas", schemasDir, { recursive: true, filter: isWritten });
  await writeAuthoringFiles(schemasDir, tenantsDir);
  const kinds = contentKinds(readSchemas(schemasDir));
  const service = getLanguageService({
    schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), "utf8"),
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  });
  service.configure({ validate: true, allowComments: false });
  return {
    /** Returns the `$schema` of a brand file. @param file relative to the tenants folder */
    schemaOf(file: string): string {
      const kind = documentKind(file.slice(file.indexOf("/") + 1), kinds);
      if (kind === undefined) throw new Error(`no schema for ${file}`);
      return relative(dirname(join(tenantsDir, file)), join(schemasDir, `authoring/${kind}.schema.json`));
    },
    /** Returns the editor's diagnostics for a file. @param file relative to the tenants folder */
    async findings(file: string, text: string): Promise<readonly Finding[]> {
      const document = TextDocument.create(pathToFileURL(join(tenantsDir, file)).href, "json", 1, text);
      const parsed = service.parseJSONDocument(document);
      const found = await service.doValidation(document, parsed, LIKE_VS_CODE);
      const tree = parseTree(text);
      return found.map(({ message: said, range, severity }) => {
        const message = typeof said === "string" ? said : said.value;
        const pointer = pointerAt(tree, document.offsetAt(range.start));
        const missing = MISSING.exec(message)?.[1];
        return {
          line: range.start.line + 1,
          pointer: missing === undefined ? pointer : pointer + pointerKey(missing),
          message,
          isSyntax: severity === DiagnosticSeverity.Error || message === "Duplicate object key",
        };
      });
    },
    close: () => rmSync(schemasDir, { recursive: true, force: true }),
  };
}

function pointerAt(tree: Node | undefined, offset: number): string {
  const node = tree && findNodeAtOffset(tree, offset, true);
  if (!node) return "";
  return getNodePath(node)
    .map((key) => pointerKey(String(key)))
    .join("");
}
