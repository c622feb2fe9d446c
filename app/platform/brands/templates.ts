import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isJsonObject } from "~/platform/text/json";
import { merge } from "~/platform/text/merge";
import { readText } from "./files";
import { BASE } from "./ground";
import { parseJson } from "./json/parse-json";

/** The folder of the templates, in the tenants folder. Its name begins with a dot: it is no brand. */
export const TEMPLATES = ".templates";

/** The template of brands whose own tenant.json says `"demo": true`: invented games, offers, winners and notices. */
const DEMO = "demo";

/** Folder names of templates. */
const NAME = /^[a-z][a-z0-9-]{1,30}$/;

/** A template's folder, relative to the tenants folder. */
export const templatePath = (name: string): string => `${TEMPLATES}/${name}`;

/** Names of all templates of a tenants folder, sorted; none where it has no such folder. */
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
 * The templates between the base and a brand, the lowest first. A `demo` of the wrong form is a mistake of its own, and does not
 * make everything else one that builds on the template. @param written the brand's own tenant.json, parsed
 */
export function templatesOf(written: unknown): readonly string[] {
  return isJsonObject(written) && Object.hasOwn(written, "demo") && written.demo !== false ? [DEMO] : [];
}

/** The folders below a brand's own files, the lowest first: the base, then its templates. Absolute, if `dir` is. */
export async function foldersBelow(dir: string, brandFolder: string): Promise<readonly string[]> {
  const text = await readText(join(brandFolder, "tenant.json"));
  return [BASE, ...templatesOf(parsedText(text)).map(templatePath)].map((path) => join(dir, path));
}

/** One document as the layers below a brand have it. */
export interface DocumentBelow {
  /** As one JSON text; undefined where no layer has it. As written, where one layer alone has it. */
  readonly text: string | undefined;
  /** Merged; undefined where no layer has it, and where it is removed or cannot be read. */
  readonly value: unknown;
  /** As the templates alone have it. */
  readonly fromTemplates: unknown;
}

/** Reads one document of the layers below a brand's folder (what is live, a draft, a kept version). */
export async function documentBelow(dir: string, brandFolder: string, path: string): Promise<DocumentBelow> {
  const folders = await foldersBelow(dir, brandFolder);
  const texts = await Promise.all(folders.map((folder) => readText(join(folder, path))));
  const [base, ...templates] = texts.map((text) => parsedText(text));
  const value = templates.reduce((below, over) => merge(below, over), base);
  const written = texts.filter((text) => text !== undefined);
  const text = written.length > 1 ? JSON.stringify(value, null, 2) : written[0];
  return { text, value, fromTemplates: templates.reduce((below, over) => merge(below, over), undefined) };
}

function parsedText(text: string | undefined): unknown {
  const parsed = text === undefined ? undefined : parseJson(text);
  return parsed?.ok ? parsed.value : undefined;
}
