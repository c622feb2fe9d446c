import type { RawProblem } from "../problem";
import { type CheckContext, CompiledSchemas } from "./compiled";
import { composeSchemas, splitBrand } from "./compose";
import { isDeclared } from "./declared";
import { QuickChecks } from "./quick-checks";
import { contentKinds, type SchemaSet } from "./read-schemas";
import { describeErrors } from "./schema-error";

export type { CheckContext } from "./compiled";

/** The kinds of documents in a brand folder, each with a schema. */
export type DocumentKind = "brand" | "page" | "texts" | `content/${string}`;

type Finding = Omit<RawProblem, "file">;

/** Checks merged documents against the effective schemas. */
export interface Validators {
  /** Keys of tenant.json. */
  readonly brandKeys: ReadonlySet<string>;
  readonly requiredBrandKeys: readonly string[];
  readonly contentKinds: readonly string[];
  /** Every flag with its default (the base's base). */
  readonly flagDefaults: Readonly<Record<string, boolean>>;
  /** Problems of a whole document of a kind other than brand; empty when it is fine. */
  document(kind: DocumentKind, value: unknown, context: CheckContext): readonly Finding[];
  /** Problems of one top-level value of tenant.json, with pointers from the document's root. */
  brandKey(key: string, value: unknown, context: CheckContext): readonly Finding[];
  /** Whether a document of a kind may have the key that a pointer leads to, by name. Slow: for telling errors. */
  isDeclared(kind: DocumentKind, pointer: string): boolean;
}

const NONE: readonly Finding[] = [];
/** What was made, by the text of its schemas. */
const made = new Map<string, Validators>();

/** Makes the checks of a set of schemas, once a process for the same schemas. */
export function makeValidators(files: SchemaSet): Validators {
  const key = JSON.stringify([...files]);
  const known = made.get(key);
  if (known !== undefined) return known;
  const validators = newValidators(files);
  if (made.size >= 4) made.clear();
  made.set(key, validators);
  return validators;
}

function newValidators(files: SchemaSet): Validators {
  const schemas = composeSchemas(files);
  const all = new Map([...schemas, ...splitBrand(schemas)]);
  const quick = new QuickChecks(all);
  let telling: CompiledSchemas | undefined;
  const run = (name: string, value: unknown, context: CheckContext): readonly Finding[] => {
    if (quick.get(name)(value, context)) return NONE;
    telling ??= new CompiledSchemas(all);
    const check = telling.get(name);
    return check.call(context as never, value) ? NONE : describeErrors(check.errors ?? []);
  };
  const brand = schemas.get("brand") as { properties: Record<string, unknown>; required: string[] };
  const flags = (schemas.get("flags") as { properties: Record<string, { default: boolean }> }).properties;
  return {
    brandKeys: new Set(Object.keys(brand.properties)),
    requiredBrandKeys: brand.required,
    contentKinds: contentKinds(files),
    flagDefaults: Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, flag.default])),
    document: (kind, value, context) => run(kind, value, context),
    brandKey(key, value, context) {
      const found = run(`brand.${key}`, value, context);
      return found.length === 0 ? found : found.map((one) => ({ ...one, pointer: `/${key}${one.pointer}` }));
    },
    isDeclared: (kind, pointer) => isDeclared(schemas, kind, pointer),
  };
}
