import fc from "fast-check";
import { z } from "zod";
import type { CallSpec } from "~/platform/wps/define";

/** Parts of JSON Schema that the contract's inputs use. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Texts that break hand-built syntax. */
const ODD = [
  "",
  " ",
  "\u0000",
  "'\"--",
  "%",
  "../..",
  "\ud800",
  "1e999",
  "-0",
  "null",
  "{{x}}",
  "<svg onload=1>",
  "\u202e",
];

const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...ODD, 0, -1, 1e308, true, null));

/** Returns values that satisfy a schema, mostly at its limits. */
function satisfyingValues(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(satisfyingValues));
  const { minLength: low = 0, maxLength: high = 40, minimum = -1_000, maximum = 1_000_000 } = schema;
  switch (schema.type) {
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case "array":
      return fc.array(satisfyingValues(schema.items ?? {}), { maxLength: 3 });
    case "object":
      return recordOf(schema);
    case "string": {
      const long = fc.constant("a".repeat(high));
      const texts = fc.string({ minLength: low, maxLength: Math.min(high, 60), unit: "binary" });
      return fc.oneof(texts, long, fc.constantFrom(...ODD, "thea", "0123456789", "123456", "lotus", "EN"));
    }
    default:
      return anything;
  }
}

function recordOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, satisfyingValues(schema)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) }) as fc.Arbitrary<
    Record<string, unknown>
  >;
}

/**
 * Returns inputs close to a call's schema: valid ones, and valid ones with a field that is missing, of another kind, or unknown.
 */
export function nearInputs({ input }: CallSpec): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Schema;
  const names = [...Object.keys(schema.properties ?? {}), "url", "merchant", "memberId"];
  const change = fc.record({ name: fc.constantFrom(...names), away: fc.boolean(), value: anything });
  return fc.tuple(recordOf(schema), fc.array(change, { maxLength: 2 })).map(([right, changes]) => {
    const made = { ...right };
    for (const { name, away, value } of changes) {
      if (away) delete made[name];
      else made[name] = value;
    }
    return made;
  });
}
