import type { z } from "zod";
import { type CallSpec, errorCodesOf } from "./define";
import { WPS_ERRORS, type WpsErrorCode } from "./errors";
import { failureSchemas } from "./openapi-failures";
import { refTo, Shapes } from "./openapi-shapes";
import { HOW_TO_SEAL, SEAL_ID } from "./sealing";
import { STAFF_PERMISSIONS, type StaffAccess } from "./staff";
import type { CallRoute } from "./types";

type Json = Record<string, unknown>;

/**
 * Returns the OpenAPI 3.1 document of a whole contract. Repeated parts are shared by name.
 *
 * @param named shapes with a fixed name, such as recursive ones
 */
export function openApiDocument(routes: readonly CallRoute[], named: Readonly<Record<string, z.ZodType>>): Json {
  const parts = { shapes: new Shapes(routes, named), refusals: new Refusals() };
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const { path, staff } = route.call;
    paths[path] ??= pathItem(staff);
    Object.assign(paths[path], { [route.call.method.toLowerCase()]: operation(route, parts) });
  }
  return {
    openapi: "3.1.0",
    info: { title: "WPS", version: "1", description: INTRODUCTION, license: LICENCE },
    "x-permissions": STAFF_PERMISSIONS,
    servers: [{ url: "/", description: "Host of the brand from which this document was read." }],
    paths,
    components: {
      schemas: { ...parts.shapes.values, ...failureSchemas(parts.shapes.refs) },
      responses: parts.refusals.values,
      parameters: HEADERS,
      securitySchemes: SECURITY,
    },
  };
}

/** SPDX expression of the licence, which the document must name: use requires the operator's permission. */
const LICENCE: Json = { name: "All rights reserved", identifier: "LicenseRef-Proprietary" };

const INTRODUCTION = `The calls of a brand's site and of the console. Each call answers \`{ success, message, value }\`. An error has \`success: false\`, \`code\` (listed in \`Failure\`) and \`message\`, a text in the caller's language.

The host of the request determines the brand. Calls below \`/wps/staff/\` are available on the host of the console.

A call with \`member\` security needs the \`token\` of \`POST /wps/session/login\` (or of a registration), one with \`staff\` security the \`token\` of \`POST /wps/staff/session\`, both as \`Authorization: Bearer <token>\`. \`x-permission\` is the permission that a staff account needs for a call; \`x-permissions\` of this document lists the roles with each permission. For staff calls, \`servers\` is the address of the console.

${HOW_TO_SEAL}`;

const SECURITY: Json = {
  member: {
    type: "http",
    scheme: "bearer",
    description: "Token of a member or agent: `token` in the value of `POST /wps/session/login`.",
  },
  staff: {
    type: "http",
    scheme: "bearer",
    description:
      "Token of a staff account: `token` in the value of `POST /wps/staff/session`. That call takes account, password and the code of the authenticator app, on the console's host.",
  },
};

const HEADERS: Json = {
  Language: {
    name: "Language",
    in: "header",
    description:
      "Language of messages and texts, e.g. `EN`. Default (MS) and for a language that the brand does not have: the brand's default.",
    schema: { type: "string", pattern: "^[A-Z]{2}$" },
  },
  Merchant: {
    name: "Merchant",
    in: "header",
    description: "Merchant code of the brand. The host determines the brand; a different code is refused.",
    schema: { type: "string" },
  },
};

/** Host of the console (setting CONSOLE_HOSTS). */
const CONSOLE_SERVER: Json = {
  url: "{console}",
  variables: { console: { default: "https://console.example" } },
};

/** Returns the parts shared by all methods of a path. */
function pathItem(staff: StaffAccess | false): Json {
  const headers = staff === false ? ["Language", "Merchant"] : ["Language"];
  const parameters = headers.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  return { ...(staff === false ? {} : { servers: [CONSOLE_SERVER] }), parameters };
}

interface Parts {
  readonly shapes: Shapes;
  readonly refusals: Refusals;
}

function operation({ area, name, call }: CallRoute, { refusals, shapes }: Parts): Json {
  const id = `${area}.${name}`;
  const input = shapes.inputOf(call);
  const success = {
    allOf: [
      { $ref: refTo("Success") },
      { type: "object", properties: { value: shapes.refTo(call.output) }, required: ["value"] },
    ],
  };
  const example = { success: true, message: null, value: call.example.value };
  const isRead = call.method === "GET";
  return {
    operationId: id,
    tags: [area],
    summary: summaryOf(call.doc),
    description: call.doc,
    ...access(call),
    ...(isRead ? { parameters: parameters(input) } : bodyOf(id, input, call, shapes)),
    responses: { "200": { description: "Success.", content: content(success, example) }, ...refusals.of(call) },
  };
}

/** Returns the first sentence of a description, without its full stop and text in brackets. */
function summaryOf(doc: string): string {
  const [first = doc] = doc.split(/(?<=[.:;])\s/);
  const words = first.replace(/ ?\([^()]*\)/g, "").replace(/[.:;]$/, "");
  return words.length <= 100 ? words : `${words.slice(0, 100).replace(/\s+\S*$/, "")} …`;
}

/** Returns the security of a call: an empty list for `door` calls and calls without a token, which are public. */
function access({ staff, token }: CallSpec): Json {
  if (staff === "door") return { security: [] };
  if (staff === false) return { security: token ? [{ member: [] }] : [] };
  const permission = staff === "self" ? {} : { "x-permission": staff };
  return { security: [{ staff: [] }], ...permission };
}

/** Returns the body of a call that changes state; a call without fields has none. */
function bodyOf(id: string, input: Json, call: CallSpec, shapes: Shapes): Json {
  if (call.encrypted)
    return { requestBody: sealedBody(shapes.add(`${id}.sealed`, sealedPayload(input, call.example.input))) };
  const properties = (input["properties"] ?? {}) as Json;
  if (Object.keys(properties).length === 0) return {};
  const form = call.forms ? { "application/x-www-form-urlencoded": { schema: input } } : {};
  const isNeeded = ((input["required"] as string[] | undefined) ?? []).length > 0;
  return { requestBody: { required: isNeeded, content: { ...content(input, call.example.input), ...form } } };
}

/** Returns the schema of the payload that an encrypted call seals. */
function sealedPayload(input: Json, example: unknown): Json {
  return {
    type: "object",
    description: "Payload before sealing.",
    properties: {
      iat: { type: "number", description: "Time of sealing by the server's clock, in seconds since 1970." },
      jti: { type: "string", pattern: SEAL_ID.source, description: "A new random id." },
      body: { ...input, description: "Fields of the call." },
    },
    required: ["iat", "jti", "body"],
    examples: [{ iat: 1769846400, jti: "7f3c1a52-9d0e-4b6b-8a57-2f1c40a9e6d1", body: example }],
  };
}

/** Returns the schema of the body that an encrypted call sends. @param payload reference to the schema of the sealed content */
function sealedBody(payload: Json): Json {
  const sealed = {
    type: "string",
    contentMediaType: "application/jose",
    contentSchema: payload,
    description: "A compact JWE of the payload.",
  };
  const schema = { type: "object", properties: { sealed }, required: ["sealed"], additionalProperties: false };
  return {
    required: true,
    description: "Sealed body, a compact JWE: see the introduction of this document.",
    content: content(schema, { sealed: "eyJhbGciOiJFQ0RILUVTIiwi…" }),
  };
}

function parameters(input: Json): Json[] {
  const required = (input["required"] as string[] | undefined) ?? [];
  const properties = (input["properties"] ?? {}) as Record<string, Json>;
  return Object.entries(properties).map(([name, { description, ...schema }]) => {
    return { name, in: "query", ...(required.includes(name) ? { required: true } : {}), description, schema };
  });
}

function content(schema: Json, example: unknown): Json {
  return { "application/json": { schema, example } };
}

/** Shared refusals: responses with the same status and codes are defined once and referenced by the calls. */
class Refusals {
  readonly values: Record<string, Json> = {};
  readonly #names = new Map<string, string>();

  of(call: CallSpec): Json {
    const byStatus = new Map<number, WpsErrorCode[]>();
    for (const code of errorCodesOf(call)) {
      const { status } = WPS_ERRORS[code];
      byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
    }
    return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), this.#refTo(status, codes)]));
  }

  #refTo(status: number, codes: readonly WpsErrorCode[]): Json {
    const list = [...codes].sort().join(", ");
    let name = this.#names.get(`${status} ${list}`);
    if (name === undefined) {
      const before = [...this.#names.values()].filter((known) => known.startsWith(`r${status}`)).length;
      name = `r${status}${before === 0 ? "" : `-${before + 1}`}`;
      this.#names.set(`${status} ${list}`, name);
      const failure = { "application/json": { schema: { $ref: refTo("Failure") } } };
      this.values[name] = { description: `Errors: ${list}.`, content: failure };
    }
    return { $ref: `#/components/responses/${name}` };
  }
}
