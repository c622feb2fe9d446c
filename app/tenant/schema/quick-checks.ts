import { isJsonObject } from "~/tenant/merge";
import { QUICK_RULES, type QuickCheck } from "./quick-rules";
import { followRef, type JsonSchema } from "./read-schemas";

/** Keywords that say something to people or tools, and nothing about what is right. */
const ANNOTATIONS = new Set(
  "$schema $id $defs title description examples default x-audience x-owner tsType".split(" "),
);
/** Keywords that are read together with another one. */
const JOINED = new Set([
  "properties",
  "required",
  "additionalProperties",
  "propertyNames",
  "minProperties",
  "then",
  "else",
]);
/** Keywords of an object, checked in one walk over its keys. */
const OF_OBJECTS = ["properties", "additionalProperties", "required", "propertyNames", "minProperties"];

/**
 * The same schemas as ajv's, as small functions that only say yes or no. They are there at once, where ajv compiles for
 * half a second, and a thousand brands are read in much less time (measured). Ajv has the last word on what they
 * refuse, and says why; a test holds both to the same answers. A keyword that is not known here throws.
 */
export class QuickChecks {
  readonly #schemas: ReadonlyMap<string, JsonSchema>;
  readonly #made = new Map<string, QuickCheck>();

  constructor(schemas: ReadonlyMap<string, JsonSchema>) {
    this.#schemas = schemas;
  }

  /** The check of one schema. Throws when there is no schema of that name, or a keyword that is not known. */
  get(name: string): QuickCheck {
    return this.#made.get(`${name} #`) ?? this.#refer(name, "#");
  }

  /** A schema may refer to itself, so a check is known before it is made. */
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
    const checks = Object.keys(schema)
      .filter((keyword) => !ANNOTATIONS.has(keyword) && !JOINED.has(keyword))
      .map((keyword) => this.#keyword(file, schema, keyword));
    if (OF_OBJECTS.some((keyword) => schema[keyword] !== undefined)) checks.push(this.#object(file, schema));
    return all(checks);
  }

  #keyword(file: string, schema: JsonSchema, keyword: string): QuickCheck {
    const operand = schema[keyword];
    const make = (inner: unknown): QuickCheck => this.#make(file, inner as JsonSchema);
    if (keyword === "$ref") return this.#refer(file, operand as string);
    if (keyword === "allOf") return all((operand as unknown[]).map(make));
    if (keyword === "items") {
      const check = make(operand);
      return (value, context) => !Array.isArray(value) || value.every((item) => check(item, context));
    }
    if (keyword === "if") {
      const [condition, yes, no] = [make(operand), make(schema.then ?? {}), make(schema.else ?? {})];
      return (value, context) => (condition(value, context) ? yes(value, context) : no(value, context));
    }
    const rule = QUICK_RULES[keyword];
    if (rule === undefined) throw new Error(`${file}: "${keyword}" is not known to the quick checks`);
    return rule(operand as never);
  }

  #object(file: string, schema: JsonSchema): QuickCheck {
    const named = Object.entries((schema.properties as Record<string, JsonSchema> | undefined) ?? {});
    const checks = new Map(named.map(([key, inner]) => [key, this.#make(file, inner)]));
    const required = (schema.required as readonly string[] | undefined) ?? [];
    const { additionalProperties = true, propertyNames, minProperties = 0 } = schema;
    const isClosed = additionalProperties === false;
    const rest = typeof additionalProperties === "object" ? this.#make(file, additionalProperties as JsonSchema) : null;
    const name = propertyNames === undefined ? null : this.#make(file, propertyNames as JsonSchema);
    return (value, context) => {
      if (!isJsonObject(value)) return true;
      for (let i = 0; i < required.length; i += 1) if (value[required[i] as string] === undefined) return false;
      let count = 0;
      for (const key in value) {
        count += 1;
        const check = checks.get(key) ?? rest;
        if (check === null ? isClosed : !check(value[key], context)) return false;
        if (name !== null && !name(key, context)) return false;
      }
      return count >= (minProperties as number);
    };
  }
}

function all(checks: readonly QuickCheck[]): QuickCheck {
  const [first, second, ...others] = checks;
  if (first === undefined || second === undefined) return first ?? (() => true);
  const rest = others.length === 0 ? null : all(others);
  if (rest === null) return (value, context) => first(value, context) && second(value, context);
  return (value, context) => first(value, context) && second(value, context) && rest(value, context);
}
