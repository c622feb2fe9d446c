import { isJsonObject } from "~/platform/text/json";
import { isEffective } from "./authoring-shape";
import { followRef, type JsonSchema, type SchemaSet } from "./read-schemas";

/** Returns the schemas without the effective definitions that nothing in them refers to. */
export function withoutUnused(schemas: SchemaSet): Map<string, JsonSchema> {
  const used = new Set<unknown>();
  const visit = (file: string, value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(file, one);
    if (!isJsonObject(value)) return;
    if (typeof value.$ref === "string") {
      const target = followRef(schemas, file, value.$ref);
      // Whole files are visited anyway, and not by way of all their definitions.
      if (!used.has(target.schema) && target.schema !== schemas.get(target.file)) {
        used.add(target.schema);
        visit(target.file, target.schema);
      }
    }
    for (const inner of Object.values(value)) visit(file, inner);
  };
  const isKept = ([name, definition]: [string, unknown]): boolean => !isEffective(name) || used.has(definition);
  const definitionsOf = ({ $defs }: JsonSchema) => Object.entries(($defs as JsonSchema | undefined) ?? {});
  for (const [file, schema] of schemas)
    visit(file, { ...schema, $defs: Object.fromEntries(definitionsOf(schema).filter(isKept)) });
  return new Map(
    [...schemas].map(([file, schema]) => {
      const kept = definitionsOf(schema).filter(isKept);
      const { $defs: _all, ...rest } = schema;
      return [file, kept.length === 0 ? rest : { ...rest, $defs: Object.fromEntries(kept) }];
    }),
  );
}
