import type { UnplacedProblem } from "../problem";
import { type CheckContext, CompiledSchemas } from "./compiled";
import { composeSchemas, splitBrand } from "./compose";
import { isDeclared } from "./declared";
import { QuickChecks } from "./quick-checks";
import { contentKinds, type SchemaSet } from "./read-schemas";
import { describeErrors } from "./schema-error";

export type { CheckContext } from "./compiled";

/** Kinds of documents in a brand folder. Each has a schema. */
export type DocumentKind = "brand" | "page" | "texts" | `content/${string}`;

type Finding = Omit<UnplacedProblem, "file">;

/** Validators of merged documents against the effective schemas. */
export interface Validators {
  /** Known top-level keys of tenant.json. */
  readonly brandKeys: ReadonlySet<string>;
  readonly requiredBrandKeys: readonly string[];
  readonly contentKinds: readonly string[];
  /** Default of every flag. The base is merged over them. */
  readonly flagDefaults: Readonly<Record<string, boolean>>;
  /** Returns the problems of a whole document of any kind except `brand`. Empty when it is valid. */
  document(kind: DocumentKind, value: unknown, context: CheckContext): readonly Finding[];
  /** Returns the problems of one top-level value of tenant.json, with pointers from the root of the document. */
  brandKey(key: string, value: unknown, context: CheckContext): readonly Finding[];
  /** Returns true when the schema of the kind declares the key at a pointer by name. Slow: use it for error reports only. */
  isDeclared(kind: DocumentKind, pointer: string): boolean;
}

const NONE: readonly Finding[] = [];
/** Cache of validators by the text of their schemas. */
const validatorCache = new Map<string, Validators>();

/** Creates the validators of a set of schemas. Cached in this process, at most four sets. */
export function makeValidators(files: SchemaSet): Validators {
  const key = JSON.stringify([...files]);
  const known = validatorCache.get(key);
  if (known !== undefined) return known;
  const validators = newValidators(files);
  if (validatorCache.size >= 4) validatorCache.clear();
  validatorCache.set(key, validators);
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
