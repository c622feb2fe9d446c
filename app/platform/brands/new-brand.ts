import { rename, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { isJsonObject } from "~/platform/text/json";
import { type BrandPlace, checkFolder, isBrandCode } from "./check-folder";
import { exists, type FileTree, isCode, readTree, writeTree } from "./files";
import { normaliseHost } from "./hosts";
import { parseJson } from "./json/parse-json";
import { writeJson } from "./json/write-json";
import type { ConfigProblem } from "./types";

/** Settings of a new brand. Defaults derive from its code. */
export interface NewBrand {
  readonly code: string;
  /** Display name. */
  readonly name?: string | undefined;
  /** Member host. */
  readonly host?: string | undefined;
  /** Code of the brand whose files are copied; without it the brand inherits everything from the base. */
  readonly from?: string | undefined;
  /** The first is the default. */
  readonly languages?: readonly string[] | undefined;
  readonly operator?: string | undefined;
}

/** Result of `makeBrand`. A refusal names the invalid field. */
export type NewBrandResult =
  | {
      readonly status: "made";
      readonly demo: boolean;
      readonly host: string;
      readonly origin: string;
      readonly file: string;
    }
  | { readonly status: "refused"; readonly field: "code" | "from" | "host"; readonly why: "bad" | "taken" | "unknown" }
  | { readonly status: "invalid"; readonly problems: readonly ConfigProblem[]; readonly tree: FileTree };

/**
 * Creates a brand with about 15 lines of settings. Everything else comes from the base. A running server picks the brand up at
 * once.
 */
export async function makeBrand(place: BrandPlace, settings: NewBrand): Promise<NewBrandResult> {
  const { code, from } = settings;
  const host = normaliseHost(settings.host ?? `${code}.localhost`);
  if (!isBrandCode(code)) return { status: "refused", field: "code", why: "bad" };
  if (await exists(join(place.dir, code))) return { status: "refused", field: "code", why: "taken" };
  if (host === null) return { status: "refused", field: "host", why: "bad" };
  if (from !== undefined && !(isBrandCode(from) && (await exists(join(place.dir, from, "tenant.json")))))
    return { status: "refused", field: "from", why: "unknown" };
  const source = from === undefined ? new Map<string, Buffer>() : await readTree(join(place.dir, from));
  const inherited = inheritedFrom(source.get("tenant.json"));
  if (inherited === null) return { status: "refused", field: "from", why: "bad" };
  const { brand, origin } = compose(place, settings, host);
  const text = writeJson({ ...inherited, ...brand });
  return moveIntoPlace(place, code, {
    demo: inherited.demo === true,
    host,
    origin,
    tree: new Map([...source, ["tenant.json", Buffer.from(text)]]),
  });
}

/** Port written to the files when the server uses a free port. Links then use the actual port. */
const DEFAULT_PORT = 3000;

/** Brand colours for light and dark backgrounds, each with enough contrast on the base's surfaces. */
const FIRST_COLOURS: readonly (readonly [string, string])[] = [
  ["#1d4ed8", "#93b4ff"],
  ["#0f766e", "#5eead4"],
  ["#9d174d", "#f9a8d4"],
  ["#6d28d9", "#c4b5fd"],
  ["#9a3412", "#fdba74"],
  ["#166534", "#86efac"],
];

interface Composed {
  readonly demo: boolean;
  readonly host: string;
  readonly tree: FileTree;
  readonly origin: string;
}

/** Composes the settings of a new brand, and its origin. */
function compose(place: BrandPlace, settings: NewBrand, host: string) {
  const { code, from, languages = from === undefined ? ["EN"] : undefined } = settings;
  const origin = host.endsWith(".localhost") ? `http://${host}:${place.port || DEFAULT_PORT}` : `https://${host}`;
  const schema = relative(join(place.dir, code), join(place.schemas, "authoring", "brand.schema.json"));
  const brand = {
    $schema: schema.replaceAll("\\", "/"),
    name: settings.name ?? code.charAt(0).toUpperCase() + code.slice(1),
    operator: settings.operator ?? code,
    hosts: { member: [host] },
    origin,
    ...(languages === undefined ? {} : { languages, defaultLanguage: languages[0] }),
    ...(from === undefined ? { theme: themeOf(code) } : {}),
  };
  return { brand, origin };
}

/**
 * Returns the keys that a copy inherits: all except those that must be unique. A copy of a demo brand is also a demo, because its
 * files change the demo's content and contain its claims. Null when the file is not valid JSON.
 */
function inheritedFrom(file: Buffer | undefined): Record<string, unknown> | null {
  if (file === undefined) return {};
  const parsed = parseJson(file.toString("utf8"));
  if (!parsed.ok || !isJsonObject(parsed.value)) return null;
  const { merchantCode: _code, ...rest } = parsed.value;
  return rest;
}

/** Returns a first brand colour, light and dark, derived from the code. New brands look different; operators should change it. */
function themeOf(code: string): Record<string, unknown> {
  const sum = [...code].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const [light, dark] = FIRST_COLOURS[sum % FIRST_COLOURS.length] ?? ["#1d4ed8", "#93b4ff"];
  return { light: { brand: light }, dark: { brand: dark } };
}

/** Validates the composed files and renames the folder into place, so that the running site never sees a partial brand. */
async function moveIntoPlace(
  place: BrandPlace,
  code: string,
  { demo, host, tree, origin }: Composed,
): Promise<NewBrandResult> {
  const aside = join(place.dir, `.new-${code}-${process.pid}`);
  try {
    await writeTree(aside, tree);
    const problems = await checkFolder(place, code, { folder: aside, label: code });
    if (problems.length > 0) return { status: "invalid", problems, tree };
    await rename(aside, join(place.dir, code));
  } catch (error) {
    if (isCode(error, "ENOTEMPTY") || isCode(error, "EEXIST"))
      return { status: "refused", field: "code", why: "taken" };
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return { status: "made", demo, host, origin, file: join(place.dir, code, "tenant.json") };
}
