import { z } from "zod";
import type { CallSpec } from "./define";
import type { CallRoute } from "./types";

type Json = Record<string, unknown>;

/** Returns the reference to a schema in the document. */
export function refTo(id: string): string {
  return `#/components/schemas/${id}`;
}

const bare = ({ $schema: _schema, $id: _id, id: _name, ...schema }: Json): Json => schema;

/** The part of zod's internal definition that the search for shapes uses. */
interface Definition {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

/** Returns the direct child schemas with their field names. */
function within(schema: z.ZodType): readonly (readonly [name: string, schema: z.ZodType])[] {
  const { element, innerType, options = [], shape = {}, valueType } = schema._zod.def as Definition;
  const single = [element, innerType, valueType].flatMap((one) => (one ? [["", one] as const] : []));
  return [...Object.entries(shape), ...single, ...options.map((one) => ["", one] as const)];
}

/** Returns the original declaration: zod copies a schema when a description is added. */
const declared = (schema: z.ZodType): z.ZodType => {
  let at = schema;
  while (at._zod.parent) at = at._zod.parent as z.ZodType;
  return at;
};

/**
 * JSON Schemas of all inputs and values. A shape with fields that occurs in several places, or in itself, gets one
 * name: its first place, e.g. `game.gameList.games`.
 */
export class Shapes {
  /** Schemas of call values and of shared shapes, by name. */
  readonly values: Record<string, Json> = {};
  readonly #inputs: Record<string, Json>;
  readonly #names = z.registry<{ id: string }>();
  readonly #taken = new Set<string>();
  readonly #routes: readonly CallRoute[];

  constructor(routes: readonly CallRoute[], named: Readonly<Record<string, z.ZodType>>) {
    this.#routes = routes;
    for (const [id, shape] of Object.entries(named)) this.#names.add(shape, { id: this.#unused(id) });
    for (const { area, call, name } of routes)
      if (!this.#names.has(call.output)) this.#names.add(call.output, { id: this.#unused(`${area}.${name}`) });
    this.#nameShared();
    Object.assign(this.values, generated(this.#names, "output"));
    const inputs = z.registry<{ id: string }>();
    for (const { area, call, name } of routes) inputs.add(call.input, { id: `${INPUT}${area}.${name}` });
    this.#inputs = generated(inputs, "input");
  }

  /** Returns a reference to the value of a call. */
  refTo(schema: z.ZodType): Json {
    return { $ref: refTo(this.#names.get(schema)?.id ?? "") };
  }

  /** Puts a shape under a name. @returns a reference to it */
  add(id: string, shape: Json): Json {
    if (Object.hasOwn(this.values, id)) throw new Error(`two shapes have the name ${id}`);
    this.values[id] = shape;
    return { $ref: refTo(id) };
  }

  /** Returns the input schema of a call. */
  inputOf(call: CallSpec): Json {
    const route = this.#routes.find((one) => one.call === call);
    return this.#inputs[`${INPUT}${route?.area}.${route?.name}`] ?? {};
  }

  /** Returns a reference to a shape that refusals also contain, by name of the call. */
  readonly refs = (name: string): Json => ({ $ref: refTo(name) });

  /** Names the shapes with fields that occur in several places. */
  #nameShared(): void {
    const places = new Map<z.ZodType, { readonly id: string; count: number }>();
    const visit = (schema: z.ZodType, path: string, seen: ReadonlySet<z.ZodType>): void => {
      const own = declared(schema);
      if (seen.has(own)) return;
      if (own instanceof z.ZodObject && path.split(".").length > 2) {
        const known = places.get(own);
        if (known) known.count += 1;
        else places.set(own, { id: path, count: 1 });
        if (known) return;
      }
      const below = new Set(seen).add(own);
      for (const [name, inner] of within(schema)) visit(inner, name === "" ? path : `${path}.${name}`, below);
    };
    for (const { area, call, name } of this.#routes) visit(call.output, `${area}.${name}`, new Set());
    for (const [schema, { count, id }] of places)
      if (count > 1 && !this.#names.has(schema)) this.#names.add(schema, { id: this.#unused(id) });
  }

  /** Shapes of a union share a place and are numbered: the second is `…-2`. */
  #unused(id: string): string {
    let name = id;
    for (let number = 2; this.#taken.has(name); number += 1) name = `${id}-${number}`;
    this.#taken.add(name);
    return name;
  }
}

/** Start of zod's calendar pattern, which has 240 characters and is redundant next to the format. */
const CALENDAR = "^(?:(?:\\d\\d[2468]";

/** Removes the calendar pattern. Other patterns stay, such as the years that a call accepts. */
function shortenDates(schema: Json): void {
  const isCalendar = (pattern: unknown) => typeof pattern === "string" && pattern.startsWith(CALENDAR);
  if (isCalendar(schema["pattern"])) delete schema["pattern"];
  const all = schema["allOf"] as readonly Json[] | undefined;
  if (!all?.some(({ pattern }) => isCalendar(pattern))) return;
  delete schema["allOf"];
  Object.assign(schema, ...all.filter(({ pattern }) => !isCalendar(pattern)));
}

/** Prefix of the names of inputs, which are inlined in the operations. */
const INPUT = "input:";

function generated(names: z.core.$ZodRegistry<{ id: string }>, io: "input" | "output"): Record<string, Json> {
  const { schemas } = z.toJSONSchema(names, { uri: refTo, io, override: ({ jsonSchema }) => shortenDates(jsonSchema) });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema as Json)]));
}
