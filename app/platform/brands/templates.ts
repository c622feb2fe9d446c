import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isJsonObject } from "~/platform/text/json";
import { mergeDocuments } from "~/platform/text/merge-documents";
import { readText } from "./files";
import { parseJson } from "./json/parse-json";
import { BASE } from "./lower-layers";

/** Folder of the templates in the tenants folder. The leading dot excludes it from the list of brands. */
export const TEMPLATES = ".templates";

/** Template for brands whose tenant.json has `"demo": true`: invented games, offers, winners and notices. */
const DEMO = "demo";

/** Valid folder names of templates. */
const NAME = /^[a-z][a-z0-9-]{1,30}$/;

/** Returns the folder of a template, relative to the tenants folder. */
export const templatePath = (name: string): string => `${TEMPLATES}/${name}`;

/** Returns the names of all templates of a tenants folder, sorted. Empty when the folder has no templates. */
export function templateNames(dir: string): string[] {
  try {
    const entries = readdirSync(join(dir, TEMPLATES), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory() || entry.isSymbolicLink());
    return folders
      .map(({ name }) => name)
      .filter((name) => NAME.test(name))
      .sort();
  } catch {
    return [];
  }
}

/**
 * Returns the templates between the base and a brand, lowest first. A `demo` of the wrong type has a problem of its own and adds
 * no template. @param written the brand's tenant.json, parsed and unmerged
 */
export function templatesOf(written: unknown): readonly string[] {
  return isJsonObject(written) && Object.hasOwn(written, "demo") && written.demo !== false ? [DEMO] : [];
}

/** Returns the folders of the layers below a brand, lowest first: the base, then the templates. Absolute if `dir` is. */
export async function foldersBelow(dir: string, brandFolder: string): Promise<readonly string[]> {
  const text = await readText(join(brandFolder, "tenant.json"));
  return [BASE, ...templatesOf(parsedText(text)).map(templatePath)].map((path) => join(dir, path));
}

/** One document as merged from the layers below a brand. */
export interface DocumentBelow {
  /**
   * JSON text; undefined when no layer has the document. The original text when only one layer has it, otherwise the merged
   * value.
   */
  readonly text: string | undefined;
  /** Merged value; undefined when no layer has the document, or when it is removed or unreadable. */
  readonly value: unknown;
  /** Merged value of the templates alone. */
  readonly fromTemplates: unknown;
}

/** Reads one document from the layers below a brand folder (live files, a draft or a stored version). */
export async function documentBelow(dir: string, brandFolder: string, path: string): Promise<DocumentBelow> {
  const folders = await foldersBelow(dir, brandFolder);
  const texts = await Promise.all(folders.map((folder) => readText(join(folder, path))));
  const [base, ...templates] = texts.map((text) => parsedText(text));
  const value = templates.reduce((below, over) => mergeDocuments(below, over), base);
  const written = texts.filter((text) => text !== undefined);
  const text = written.length > 1 ? JSON.stringify(value, null, 2) : written[0];
  return { text, value, fromTemplates: templates.reduce((below, over) => mergeDocuments(below, over), undefined) };
}

function parsedText(text: string | undefined): unknown {
  const parsed = text === undefined ? undefined : parseJson(text);
  return parsed?.ok ? parsed.value : undefined;
}
