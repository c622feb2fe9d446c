import { COMPLETE_LANGUAGES } from "~/platform/text/languages";
import { authoringFile } from "./authoring-shape";
import { composeSchemas } from "./compose";
import { type KnownIds, readKnownIds } from "./known-ids";
import { type JsonSchema, readSchemas, type SchemaSet } from "./read-schemas";
import { withoutUnused } from "./unused-definitions";

/** Name of the schema for the tenant.json of the base and of templates, which declare neither brand name nor hosts. */
export const BASE_SCHEMA = "base";

/** Keys that every brand must declare itself, because base and templates cannot. */
const OWN_KEYS = ["name", "operator", "hosts", "origin"] as const;

const NOTHING_KNOWN: KnownIds = { base: new Map(), templates: new Map(), types: new Map(), vendors: [] };

const derived = new Map<string, SchemaSet>();

/**
 * Returns the authoring schemas, derived from the effective schemas in `schemasDir` for completion and help in editors. They have
 * the same names, list the block types and flag names, and include one more schema for the base. Cached per process.
 * @param tenantsDir contains the base and the templates, which decide where brand files may be partial; without it, all entries
 * may be partial
 */
export function authoringSchemas(schemasDir: string, tenantsDir?: string): SchemaSet {
  const key = `${schemasDir}\0${tenantsDir ?? ""}`;
  const known = derived.get(key);
  if (known !== undefined) return known;
  const schemas = composeSchemas(readSchemas(schemasDir));
  const made = deriveAuthoring(schemas, tenantsDir === undefined ? NOTHING_KNOWN : readKnownIds(schemas, tenantsDir));
  derived.set(key, made);
  return made;
}

/** Derives the authoring schemas from composed schemas. */
export function deriveAuthoring(schemas: SchemaSet, known: KnownIds = NOTHING_KNOWN): SchemaSet {
  const offered = withOffers(schemas, known);
  const made = new Map([...offered.keys()].map((name) => [name, authoringFile(offered, known, name)]));
  const brand = made.get("brand") ?? {};
  made.set(BASE_SCHEMA, { ...brand, title: "Base", description: "The tenant.json of the base, or of a template." });
  made.set("brand", ownBrand(brand));
  return withoutUnused(made);
}

/** Schema of a brand's own tenant.json: requires the keys of `OWN_KEYS` and complete hosts. */
function ownBrand(brand: JsonSchema): JsonSchema {
  const properties = brand.properties as Record<string, JsonSchema>;
  const hosts = { ...properties.hosts, $ref: "#/$defs/hosts-new" };
  return { ...brand, properties: { ...properties, hosts }, required: [...OWN_KEYS] };
}

/** Adds the values that an editor proposes: complete languages only, all time zones, known vendors. */
function withOffers(schemas: SchemaSet, { vendors }: KnownIds): SchemaSet {
  const out = new Map(schemas);
  const brand = structuredClone(schemas.get("brand") ?? {});
  const common = structuredClone(schemas.get("common") ?? {});
  const properties = brand.properties as Record<string, JsonSchema>;
  const { languageCode = {}, vendorCode = {} } = common.$defs as Record<string, JsonSchema>;
  const complete = {
    title: languageCode.title,
    description: "A language whose texts are complete.",
    enum: [...COMPLETE_LANGUAGES],
  };
  Object.assign(properties.languages ?? {}, { items: complete });
  const { $ref: _language, ...defaultLanguage } = properties.defaultLanguage ?? {};
  properties.defaultLanguage = { ...defaultLanguage, enum: complete.enum };
  Object.assign(properties.timeZone ?? {}, { examples: timeZones() });
  if (vendors.length > 0) vendorCode.examples = [...vendors];
  return out.set("brand", brand).set("common", common);
}

/** Current names of time zones that `Intl.supportedValuesOf` still lists under old names. */
const RENAMED: Readonly<Record<string, string>> = {
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Europe/Kiev": "Europe/Kyiv",
};

function timeZones(): readonly string[] {
  const names = Intl.supportedValuesOf("timeZone").filter((name) => name.includes("/"));
  return ["UTC", ...new Set(names.map((name) => RENAMED[name] ?? name))];
}

/** Returns an authoring schema as formatted JSON for files and HTTP responses. */
export function authoringText(schema: JsonSchema | undefined): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}
