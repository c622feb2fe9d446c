import { COMPLETE_LANGUAGES } from "~/platform/text/languages";
import { authoringFile } from "./authoring-shape";
import { composeSchemas } from "./compose";
import { type KnownIds, readKnownIds } from "./known-ids";
import { type JsonSchema, readSchemas, type SchemaSet } from "./read-schemas";
import { withoutUnused } from "./unused-definitions";

/** The schema of the tenant.json of the base and of templates, which name no brand and no host. */
export const BASE_SCHEMA = "base";

/** What a brand says itself, because nothing below it can. */
const OWN_KEYS = ["name", "operator", "hosts", "origin"] as const;

const NOTHING_KNOWN: KnownIds = { base: new Map(), templates: new Map(), types: new Map(), vendors: [] };

const derived = new Map<string, SchemaSet>();

/**
 * Returns the schemas that editors use, derived from the effective ones in `schemasDir`: same names, with the types of
 * blocks and the names of flags filled in, so that an editor completes and explains them, and one more for the base. Derived
 * once a process.
 * @param tenantsDir whose base and templates say what a brand may write in part; when left out, that is anything
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

/** Derives the schemas of editors from composed ones. */
export function deriveAuthoring(schemas: SchemaSet, known: KnownIds = NOTHING_KNOWN): SchemaSet {
  const offered = withOffers(schemas, known);
  const made = new Map([...offered.keys()].map((name) => [name, authoringFile(offered, known, name)]));
  const brand = made.get("brand") ?? {};
  made.set(BASE_SCHEMA, { ...brand, title: "Base", description: "The tenant.json of the base, or of a template." });
  made.set("brand", ownBrand(brand));
  return withoutUnused(made);
}

/** A brand's own file: what nothing below it says is required, and hosts are written whole. */
function ownBrand(brand: JsonSchema): JsonSchema {
  const properties = brand.properties as Record<string, JsonSchema>;
  const hosts = { ...properties.hosts, $ref: "#/$defs/hosts-new" };
  return { ...brand, properties: { ...properties, hosts }, required: [...OWN_KEYS] };
}

/** The same schemas with what an editor offers: complete languages alone, all time zones, the vendors that there are. */
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

/** Today's names of zones whose old names the tables of the run time still lead with. */
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

/** Returns the text of an authoring schema, as files and HTTP answers hold it. */
export function authoringText(schema: JsonSchema | undefined): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}
