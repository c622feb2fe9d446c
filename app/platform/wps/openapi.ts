import { z } from "zod";
import { type CallSpec, errorCodesOf } from "./define";
import { WPS_ERRORS, type WpsErrorCode } from "./errors";
import { HOW_TO_SEAL, SEAL_ID } from "./sealing";
import type { CallRoute } from "./types";

type Json = Record<string, unknown>;

/**
 * The OpenAPI 3.1 document of a whole contract.
 * @param named shapes that stand under a name of their own, such as those that hold themselves
 */
export function openApiDocument(routes: readonly CallRoute[], named: Readonly<Record<string, z.ZodType>>): Json {
  const shapes = new Shapes(routes, named);
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = paths[route.call.path] ?? {};
    path[route.call.method.toLowerCase()] = operation(route, shapes);
    paths[route.call.path] = path;
  }
  return {
    openapi: "3.1.0",
    info: { title: "WPS", version: "1", description: "The calls of the site and of the console." },
    paths,
    components: {
      schemas: { ...shapes.values, Failure: failureSchema },
      securitySchemes: { session: { type: "http", scheme: "bearer", description: "A session token." } },
    },
  };
}

/** JSON Schemas of all inputs and values; shapes that are used twice or in themselves stand under one name. */
class Shapes {
  readonly values: Record<string, Json>;
  readonly #names = z.registry<{ id: string }>();

  constructor(routes: readonly CallRoute[], named: Readonly<Record<string, z.ZodType>>) {
    for (const [id, shape] of Object.entries(named)) this.#names.add(shape, { id });
    for (const { area, name, call } of routes) {
      if (!this.#names.has(call.output)) this.#names.add(call.output, { id: `${area}.${name}` });
    }
    const { schemas } = z.toJSONSchema(this.#names, { uri: refTo });
    this.values = Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema as Json)]));
  }

  refTo(schema: z.ZodType): Json {
    return { $ref: refTo(this.#names.get(schema)?.id ?? "") };
  }
}

function refTo(id: string): string {
  return `#/components/schemas/${id}`;
}

function bare({ $schema: _schema, $id: _id, id: _name, ...schema }: Json): Json {
  return schema;
}

function operation({ area, name, call }: CallRoute, shapes: Shapes): Json {
  const input = bare(z.toJSONSchema(call.input, { io: "input" }) as Json);
  const success = {
    type: "object",
    properties: { success: { const: true }, message: { type: "null" }, value: shapes.refTo(call.output) },
    required: ["success", "message", "value"],
  };
  const example = { success: true, message: null, value: call.example.value };
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    description: call.doc,
    ...(call.token ? { security: [{ session: [] }] } : {}),
    ...(call.method === "GET"
      ? { parameters: parameters(input) }
      : { requestBody: call.encrypted ? sealedBody(input, call.example.input) : plainBody(input, call) }),
    responses: { "200": { description: "Done.", content: content(success, example) }, ...failures(call) },
  };
}

function plainBody(input: Json, { example, forms }: CallSpec): Json {
  const form = forms ? { "application/x-www-form-urlencoded": { schema: input } } : {};
  return { required: true, content: { ...content(input, example.input), ...form } };
}

/** The body of an encrypted call: what goes over the wire, and in it, as its `contentSchema`, what is sealed. */
function sealedBody(input: Json, example: unknown): Json {
  const payload = {
    type: "object",
    properties: {
      iat: { type: "number", description: "When it was sealed, by the server's clock, in seconds since 1970." },
      jti: { type: "string", pattern: SEAL_ID.source, description: "A new random id." },
      body: { ...input, description: "The call's fields." },
    },
    required: ["iat", "jti", "body"],
    examples: [{ iat: 1769846400, jti: "7f3c1a52-9d0e-4b6b-8a57-2f1c40a9e6d1", body: example }],
  };
  const sealed = {
    type: "string",
    contentMediaType: "application/jose",
    contentSchema: payload,
    description: "A compact JWE of the payload.",
  };
  const schema = { type: "object", properties: { sealed }, required: ["sealed"], additionalProperties: false };
  return {
    required: true,
    description: HOW_TO_SEAL,
    content: content(schema, { sealed: "eyJhbGciOiJFQ0RILUVTIiwi…" }),
  };
}

function parameters(input: Json): Json[] {
  const required = (input["required"] as string[] | undefined) ?? [];
  const properties = (input["properties"] ?? {}) as Record<string, Json>;
  return Object.entries(properties).map(([name, { description, ...schema }]) => {
    return { name, in: "query", required: required.includes(name), description, schema };
  });
}

function content(schema: Json, example: unknown): Json {
  return { "application/json": { schema, example } };
}

function failures(call: CallSpec): Json {
  const byStatus = new Map<number, WpsErrorCode[]>();
  for (const code of errorCodesOf(call)) {
    const { status } = WPS_ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const failure = { "application/json": { schema: { $ref: refTo("Failure") } } };
      return [String(status), { description: `Refused: ${codes.join(", ")}.`, content: failure }];
    }),
  );
}

const failureSchema: Json = {
  type: "object",
  properties: {
    success: { const: false },
    message: { type: "string", description: "What is wrong, in the caller's language." },
    value: { description: "More about it, e.g. the refused fields; null for nothing." },
    code: { enum: Object.keys(WPS_ERRORS), description: "The error's code." },
    errorId: { type: "string", description: "For a system error: the number under which it was logged." },
  },
  required: ["success", "message", "value", "code"],
};
