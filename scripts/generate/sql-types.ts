import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { getTypes, startup } from "@pgtyped/query";
import { AsyncQueue } from "@pgtyped/wire";
import type { ConnectionSettings } from "~/platform/db/embedded";
import { columnTypeOf, markColumnTypes } from "./column-types";
import { parseSqlFile, type SqlStatement } from "./sql-file";

/** TypeScript types of the driver's values. Without `numeric`: a sum of money has to be cast to `bigint`. */
const TYPES: Readonly<Record<string, string>> = {
  bool: "boolean",
  bytea: "Buffer",
  date: "string",
  int2: "number",
  int4: "number",
  int8: "bigint",
  json: "unknown",
  jsonb: "unknown",
  text: "string",
  timestamptz: "Date",
  uuid: "string",
};

/** Returns the TypeScript type of a PostgreSQL type; arrays start with `_`. @throws Error for an unknown one */
function typeOf(type: unknown): string {
  const name = String(type);
  const known = name.startsWith("_") ? `readonly ${TYPES[name.slice(1)]}[]` : TYPES[name];
  if (known === undefined || known.includes("undefined")) throw new Error(`The type ${name} has no TypeScript type.`);
  return known;
}

/** Maximum length of a name in PostgreSQL. */
const MAX_NAME = 63;

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const isJson = (type: unknown) => type === "json" || type === "jsonb";

/** Returns the paths of all SQL files with statements, below `app`. */
export function sqlFiles(root: string): string[] {
  const all = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" });
  return all
    .filter((path) => path.endsWith(".sql") && !path.includes("migrations/"))
    .map((path) => `app/${path}`)
    .sort();
}

/**
 * Generates the file with the types of each SQL file's statements, from a database with all tables, whose columns get comments.
 * @returns path → text
 * @throws Error naming file and line of a statement that the database refuses
 */
export async function statementFiles(root: string, server: ConnectionSettings): Promise<Map<string, string>> {
  const queue = new AsyncQueue();
  const { database, host, password, port, user } = server;
  // A host that is a path is the folder of a Unix socket.
  const place = host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : {};
  await startup({ host, port, user, password, dbName: database, ...place }, queue);
  await markColumnTypes(server);
  const files = new Map<string, string>();
  for (const path of sqlFiles(root)) files.set(`${path}.gen.ts`, await statementFile(root, path, queue));
  queue.socket.destroy();
  return files;
}

async function statementFile(root: string, path: string, queue: AsyncQueue): Promise<string> {
  const imports = new Set(['import { statement } from "~/platform/db/statement";']);
  const parts: string[] = [];
  for (const one of parseSqlFile(path, readFileSync(join(root, path), "utf8"))) {
    const types = await typesOf(`${path}:${one.line}`, one, queue);
    for (const [type, from] of types.imports) imports.add(`import type { ${type} } from "${from}";`);
    parts.push(renderStatement(path, one, types));
  }
  const head = `// Generated from ${path.split("/").at(-1)}. Do not edit.`;
  return `${[head, ...[...imports].sort()].join("\n")}\n\n${parts.join("\n")}`;
}

/** A field of a statement's parameters or rows. */
interface Field {
  readonly name: string;
  readonly type: string;
}

interface Typed {
  readonly params: readonly (Field & { readonly isJson: boolean })[];
  readonly columns: readonly Field[];
  /** Modules of the columns' own types: type → module. */
  readonly imports: ReadonlyMap<string, string>;
}

/** Returns the types of a statement. @throws Error naming its place when the database refuses it */
async function typesOf(place: string, one: SqlStatement, queue: AsyncQueue): Promise<Typed> {
  const types = await getTypes({ query: one.text, mapping: [], bindings: [] }, queue);
  if ("errorCode" in types) throw new Error(`${place}: ${types.message} ${types.hint ?? ""}`);
  const imports = new Map<string, string>();
  const columns = types.returnTypes.map(({ comment, nullable, returnName, type }) => {
    const own = comment === undefined ? null : columnTypeOf(comment);
    if (own?.from) imports.set(own.name, own.from);
    const isNullable = returnName.endsWith("?") || (nullable !== false && !returnName.endsWith("!"));
    const name = camel(returnName.replace(/[!?]$/, ""));
    return { name, type: `${own?.type ?? typeOf(type)}${isNullable ? " | null" : ""}` };
  });
  const params = one.params.map(({ name, required }, at) => {
    const type = types.paramMetadata.params[at];
    return { name, type: `${typeOf(type)}${required ? "" : " | null"}`, isJson: isJson(type) };
  });
  return { params, columns, imports };
}

/**
 * Returns the name under which the server prepares a statement: its area, file and name.
 * @throws Error for a name that PostgreSQL would cut off
 */
function nameOf(path: string, one: SqlStatement): string {
  const [, layer, area] = path.split("/");
  const name = `${layer === "features" ? area : layer}/${basename(path, ".sql")}.${one.name}`;
  if (name.length > MAX_NAME) throw new Error(`${path}:${one.line}: ${name} has more than ${MAX_NAME} characters.`);
  return name;
}

function renderStatement(path: string, one: SqlStatement, { columns, params }: Typed): string {
  const given = params.filter(({ name }) => name !== "merchant");
  const title = one.name.charAt(0).toUpperCase() + one.name.slice(1);
  const declare = (name: string, fields: readonly Field[]) =>
    fields.length === 0
      ? []
      : [`export interface ${name} {`, ...fields.map((field) => `  readonly ${field.name}: ${field.type};`), "}", ""];
  const list = (names: readonly Field[]) => JSON.stringify(names.map(({ name }) => name));
  const types = [given.length === 0 ? "object" : `${title}Params`, columns.length === 0 ? "never" : `${title}Row`];
  return [
    ...declare(`${title}Params`, given),
    ...declare(`${title}Row`, columns),
    ...(one.doc.length === 0 ? [] : [`/** ${one.doc.join(" ")} */`]),
    `export const ${one.name} = statement<${types.join(", ")}>({`,
    `  name: "${nameOf(path, one)}",`,
    `  text: \`${one.text.replace(/[\\`$]/g, (each) => (each === "$" ? each : `\\${each}`))}\`,`,
    `  params: ${list(params)},`,
    `  json: ${list(params.filter((param) => param.isJson))},`,
    `  columns: ${list(columns)},`,
    `  isPrepared: ${one.isPrepared},`,
    "});",
    "",
  ].join("\n");
}
