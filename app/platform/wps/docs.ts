import { z } from "zod";
import {
  type AnyContract,
  BODY_LIMIT_KB,
  type CallSpec,
  CHANGE_ERRORS,
  COMMON_ERRORS,
  SEAL_ERRORS,
  UPSTREAM_ERRORS,
} from "./define";
import { errorTextKey } from "./error-text";
import { WPS_ERRORS } from "./errors";
import { HOW_TO_SEAL } from "./sealing";
import { STAFF_PERMISSIONS } from "./staff";

type Json = Record<string, unknown>;

/** Returns the document `/wps/calls.md` in Markdown: every call of the contract with its fields, errors and example. */
export function renderCallsDoc(contract: AnyContract): string {
  const areas = Object.entries(contract).map(([area, calls]) => {
    return [`## ${area}`, ...Object.values(calls).map((call) => renderCall(area, call))].join("\n\n");
  });
  return `${[intro, sealing, ...areas, renderErrors()].join("\n\n")}\n`;
}

const namesOf = (codes: readonly string[]): string => codes.map((code) => `\`${code}\``).join(", ");

const intro = `# The calls

Every answer is \`{ success, message, value }\`. When \`success\` is false, \`code\` is the error code, \`message\` is its text
in the caller's language, and a system error has an \`errorId\`. The Host header determines the brand; a different
\`Merchant\` header is refused. \`Language\` selects the language (default MS, then the brand's default).
GET calls take their fields from the query, other calls from a JSON object of at most ${BODY_LIMIT_KB} kB
unless the call has a different limit.
In a preview of an unpublished version, every call that changes something is refused with ${namesOf(CHANGE_ERRORS)}.
Every call can answer ${namesOf(COMMON_ERRORS)}; on an operator's own system also
${namesOf(UPSTREAM_ERRORS)}.`;

const sealing = `## Sealed bodies

${HOW_TO_SEAL}

Encrypted calls can also answer ${namesOf(SEAL_ERRORS)}.`;

/** Returns the required access of a console call, for the document. */
function staffMark({ staff }: CallSpec): string {
  if (!staff) return "";
  if (staff === "door") return "console, before the sign-in";
  if (staff === "self") return "console, any staff account";
  return `console: ${STAFF_PERMISSIONS[staff].join(", ")}`;
}

function renderCall(area: string, call: CallSpec): string {
  const marks = [
    call.token ? "needs a session token" : "",
    staffMark(call),
    call.encrypted ? "sealed body" : "",
    call.forms ? "body also as a form" : "",
    call.local ? "answered by Livery also for a brand of an operator's own system" : "",
    call.bodyLimitKb === BODY_LIMIT_KB ? "" : `body of at most ${call.bodyLimitKb} kB`,
    call.upstream?.method ? `on an operator's own system ${call.upstream.method}` : "",
    call.upstream?.token !== undefined && call.upstream.token !== call.token
      ? `on an operator's own system ${call.upstream.token ? "with" : "without"} a token`
      : "",
  ].filter(Boolean);
  const errors = call.errors.length > 0 ? [`Errors: ${namesOf(call.errors)}`] : [];
  return [
    `### ${area}.${call.name}`,
    `\`${call.method} ${call.path}\`${marks.length > 0 ? ` (${marks.join("; ")})` : ""}`,
    call.doc,
    fields("Input", z.toJSONSchema(call.input, { io: "input" }) as Json),
    fields("Value", z.toJSONSchema(call.output) as Json),
    ...errors,
    `Example: \`${JSON.stringify(call.example.input)}\` →`,
    `\`\`\`json\n${JSON.stringify(call.example.value, null, 2)}\n\`\`\``,
  ].join("\n\n");
}

function fields(title: string, schema: Json): string {
  const rows = rowsOf(schema, "", (schema["$defs"] ?? {}) as Record<string, Json>, []);
  if (rows.length === 0) return `${title}: no fields.`;
  return [`| ${title} | Type | |`, "|---|---|---|", ...rows].join("\n");
}

function rowsOf(schema: Json, prefix: string, defs: Record<string, Json>, seen: readonly string[]): string[] {
  const required = (schema["required"] ?? []) as string[];
  return Object.entries((schema["properties"] ?? {}) as Record<string, Json>).flatMap(([name, property]) => {
    const path = prefix + name;
    const mark = required.includes(name) || "default" in property ? "" : "?";
    const row = `| ${path}${mark} | ${typeOf(property)} | ${String(property["description"] ?? "")} |`;
    const { schema: inner, suffix, ref } = innerOf(property, defs);
    if (ref && seen.includes(ref)) return [row];
    return [row, ...rowsOf(inner, `${path}${suffix}.`, defs, ref ? [...seen, ref] : seen)];
  });
}

/** Returns the element schema of a list, map or reference. */
function innerOf(schema: Json, defs: Record<string, Json>): { schema: Json; suffix: string; ref: string | null } {
  const items = schema["items"] as Json | undefined;
  const map = schema["additionalProperties"] as Json | false | undefined;
  const suffix = items ? "[]" : map ? ".*" : "";
  let inner: Json = items ?? (map || schema);
  if (inner["items"]) inner = inner["items"] as Json;
  const ref = typeof inner["$ref"] === "string" ? (inner["$ref"].split("/").at(-1) ?? "") : null;
  return { schema: ref ? (defs[ref] ?? {}) : inner, suffix, ref };
}

function typeOf(schema: Json): string {
  if (schema["enum"]) return (schema["enum"] as unknown[]).map((value) => `\`${String(value)}\``).join(" ");
  if ("const" in schema) return `\`${String(schema["const"])}\``;
  const union = schema["anyOf"] as Json[] | undefined;
  if (union) return union.map(typeOf).join(" or ");
  const base = schema["$ref"] ? "object" : [schema["type"] ?? "any"].flat().join(" or ");
  const fallback = "default" in schema ? `, default \`${String(schema["default"])}\`` : "";
  return (base === "array" ? `list of ${typeOf((schema["items"] ?? {}) as Json)}` : base) + fallback;
}

function renderErrors(): string {
  const rows = Object.entries(WPS_ERRORS).map(
    ([code, { status }]) => `| ${code} | ${status} | ${errorTextKey(code)} |`,
  );
  return ["## Errors", ["| Code | Status | Text |", "|---|---|---|", ...rows].join("\n")].join("\n\n");
}
