import { isJsonObject } from "~/platform/text/json";
import {
  arrayCheck,
  enumCheck,
  numberCheck,
  objectCheck,
  type QuickCheck,
  stringCheck,
  TYPE_KEYWORDS,
} from "./quick-rules";
import { followRef, type JsonSchema } from "./read-schemas";

/** Annotation keywords: they do not affect validation. */
const ANNOTATIONS = "$schema $id $defs title description examples default x-audience x-owner x-means tsType".split(" ");
/** Keywords evaluated by the type check, or together with `if`. */
const JOINED = ["type", "then", "else", ...Object.values(TYPE_KEYWORDS).flat()];
const QUIET = new Set([...ANNOTATIONS, ...JOINED]);

const ACCEPT_ALL: QuickCheck = () => true;

/**
 * Validators for the same schemas as Ajv's, as small functions that return only true or false. They need no compilation, which
 * takes Ajv half a second, and they read a thousand brands in much less time (measured). Ajv validates every rejected value again
 * and reports the errors. A test compares the results of both. An unknown keyword throws.
 */
export class QuickChecks {
  readonly #schemas: ReadonlyMap<string, JsonSchema>;
  readonly #made = new Map<string, QuickCheck>();

  constructor(schemas: ReadonlyMap<string, JsonSchema>) {
    this.#schemas = schemas;
  }

  /** Returns the check of one schema. Throws for an unknown schema name or keyword. */
  get(name: string): QuickCheck {
    return this.#made.get(`${name} #`) ?? this.#refer(name, "#");
  }

  /** Registers a placeholder before the check is built, because a schema may reference itself. */
  #refer(from: string, ref: string): QuickCheck {
    const { file, schema } = followRef(this.#schemas, from, ref);
    const key = `${file} #${ref.split("#")[1] ?? ""}`;
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    let made: QuickCheck | undefined;
    this.#made.set(key, (value, context) => made?.(value, context) === true);
    made = this.#make(file, schema);
    this.#made.set(key, made);
    return made;
  }

  #make(file: string, schema: JsonSchema): QuickCheck {
    const keywords = Object.keys(schema).filter((keyword) => !QUIET.has(keyword));
    return all([this.#typed(file, schema), ...keywords.map((keyword) => this.#keyword(file, schema, keyword))]);
  }

  #keyword(file: string, schema: JsonSchema, keyword: string): QuickCheck {
    const operand = schema[keyword];
    const make = (inner: unknown): QuickCheck => this.#make(file, inner as JsonSchema);
    switch (keyword) {
      case "$ref":
        return this.#refer(file, operand as string);
      case "enum":
        return enumCheck(operand as readonly unknown[]);
      case "const":
        return enumCheck([operand]);
      case "allOf":
        return all((operand as unknown[]).map(make));
      case "if": {
        const [condition, yes, no] = [make(operand), make(schema.then ?? {}), make(schema.else ?? {})];
        return (value, context) => (condition(value, context) ? yes(value, context) : no(value, context));
      }
      default:
        throw new Error(`${file}: the quick checks do not support the keyword "${keyword}"`);
    }
  }

  /** Builds the check of the allowed types, each with its type-specific keywords. */
  #typed(file: string, schema: JsonSchema): QuickCheck {
    const types = schema.type === undefined ? null : [schema.type].flat();
    const speaksOf = (type: keyof typeof TYPE_KEYWORDS): boolean => {
      return TYPE_KEYWORDS[type].some((keyword) => schema[keyword] !== undefined);
    };
    if (types?.length === 1) return this.#ofType(file, schema, types[0] as string);
    if (types !== null) {
      const checks = types.map((type) => this.#ofType(file, schema, type as string));
      return (value, context) => checks.some((check) => check(value, context));
    }
    // Without `type`, type-specific keywords accept values of all other types.
    const spoken = (["string", "number", "array", "object"] as const).filter(speaksOf);
    return all(
      spoken.map((type): QuickCheck => {
        const check = this.#ofType(file, schema, type);
        return (value, context) => typeOf(value) !== type || check(value, context);
      }),
    );
  }

  #ofType(file: string, schema: JsonSchema, type: string): QuickCheck {
    const make = (inner: unknown): QuickCheck | null => {
      return typeof inner === "object" && inner !== null ? this.#make(file, inner as JsonSchema) : null;
    };
    switch (type) {
      case "string":
        return stringCheck(schema);
      case "integer":
      case "number":
        return numberCheck(schema, type === "integer");
      case "boolean":
        return (value) => typeof value === "boolean";
      case "null":
        return (value) => value === null;
      case "array":
        return arrayCheck(schema, make(schema.items));
      case "object": {
        const properties = Object.entries((schema.properties as Record<string, JsonSchema> | undefined) ?? {});
        const named = new Map(properties.map(([key, inner]) => [key, this.#make(file, inner)]));
        const { additionalProperties = {}, propertyNames } = schema;
        return objectCheck(schema, { named, rest: make(additionalProperties), name: make(propertyNames) });
      }
      default:
        throw new Error(`${file}: the quick checks do not support the type "${type}"`);
    }
  }
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return isJsonObject(value) ? "object" : typeof value;
}

function all(given: readonly QuickCheck[]): QuickCheck {
  const checks = given.filter((check) => check !== ACCEPT_ALL);
  const [first = ACCEPT_ALL, second, ...others] = checks;
  if (second === undefined) return first;
  if (others.length === 0) return (value, context) => first(value, context) && second(value, context);
  const rest = all(others);
  return (value, context) => first(value, context) && second(value, context) && rest(value, context);
}
