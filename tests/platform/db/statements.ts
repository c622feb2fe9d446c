import { readFileSync } from "node:fs";
import { parse } from "libpg-query";
import { parseSqlFile } from "../../../scripts/generate/sql-file";
import { sqlFiles } from "../../../scripts/generate/sql-types";

/** Returns the statements of all SQL files, with their paths. */
export const allStatements = () =>
  sqlFiles(process.cwd()).flatMap((path) =>
    parseSqlFile(path, readFileSync(path, "utf8")).map((one) => ({ path, ...one })),
  );

/** Node of a parsed statement. */
type Node = Readonly<Record<string, unknown>>;

/** Use of tables by a statement. */
export interface TableUse {
  /** Tables that it reads or writes. */
  readonly tables: readonly string[];
  /** Tables that it inserts into, updates or deletes from. */
  readonly written: readonly string[];
  /** Tables whose rows it does not limit to one merchant. */
  readonly unlimited: readonly string[];
  readonly hasStar: boolean;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Visits all nodes of a tree with their kinds. */
function walk(value: unknown, visit: (kind: string, node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) walk(each, visit);
  else if (isNode(value))
    for (const [kind, child] of Object.entries(value)) {
      if (isNode(child) && !Array.isArray(child)) visit(kind, child);
      walk(child, visit);
    }
}

interface Range {
  readonly relname: string;
  readonly alias?: { readonly aliasname: string };
}

const WRITES = ["InsertStmt", "UpdateStmt", "DeleteStmt"];

/** Returns the parts of a column's name, e.g. `["s", "merchant_id"]`. */
const partsOf = (node: unknown): string[] => {
  const fields = isNode(node) && isNode(node["ColumnRef"]) ? (node["ColumnRef"]["fields"] as readonly Node[]) : [];
  return fields.map((field) => (isNode(field["String"]) ? String(field["String"]["sval"]) : "*"));
};

/**
 * Parses a statement with PostgreSQL's own parser. A table is limited to one merchant when its `merchant_id` is compared with a
 * parameter or with another table's, or is inserted.
 * @param withMerchant tables that have the column `merchant_id`
 */
export async function tableUse(text: string, withMerchant: ReadonlySet<string>): Promise<TableUse> {
  const { stmts } = await parse(text);
  const ranges: Range[] = [];
  const written: string[] = [];
  const limited: string[] = [];
  const withs = new Set<string>();
  let hasStar = false;
  walk(stmts, (kind, node) => {
    if (kind === "CommonTableExpr") withs.add(String(node["ctename"]));
    if (kind === "RangeVar") ranges.push(node as unknown as Range);
    if (kind === "relation" && "relname" in node) ranges.push(node as unknown as Range);
    if (kind === "A_Star") hasStar = true;
    if (WRITES.includes(kind)) written.push((node["relation"] as Range).relname);
    if (kind === "InsertStmt") {
      const columns = (node["cols"] as readonly Node[]).map((one) => (one["ResTarget"] as Node)["name"]);
      if (columns.includes("merchant_id")) limited.push((node["relation"] as Range).relname);
    }
    if (kind === "A_Expr" || kind === "SubLink")
      for (const side of ["lexpr", "rexpr", "testexpr"]) limit(partsOf(node[side]), limited);
  });
  const tables = ranges.filter(({ relname }) => !withs.has(relname));
  const isUnlimited = ({ alias, relname }: Range) =>
    withMerchant.has(relname) && !limited.includes(relname) && !limited.includes(alias?.aliasname ?? relname);
  // An unqualified `merchant_id` limits one table: the only one of its part of the statement.
  const open = tables.filter(isUnlimited);
  const bare = open.filter(({ alias }) => alias === undefined);
  const unlimited =
    bare.length <= limited.filter((name) => name === "").length ? open.filter(({ alias }) => alias) : open;
  const namesOf = (all: readonly Range[]) => [...new Set(all.map(({ relname }) => relname))];
  return { tables: namesOf(tables), written, unlimited: namesOf(unlimited), hasStar };
}

/** Functions that a read-only transaction refuses, or that hold a lock. */
const LOCKS = /^(?:pg_(?:try_)?advisory_|pg_notify$|nextval$|setval$)/;

/** Returns true for a statement that writes no rows and takes no locks. */
export async function isReadOnly(text: string): Promise<boolean> {
  const { stmts } = await parse(text);
  let isRead = true;
  walk(stmts, (kind, node) => {
    if (WRITES.includes(kind) || kind === "LockingClause") isRead = false;
    if (kind === "FuncCall") {
      const name = (node["funcname"] as readonly Node[]).at(-1)?.["String"] as Node | undefined;
      if (LOCKS.test(String(name?.["sval"]))) isRead = false;
    }
  });
  return isRead;
}

/** Notes the table, or the alias, whose `merchant_id` is compared; an unqualified one is noted as "". */
function limit(parts: readonly string[], limited: string[]): void {
  if (parts.at(-1) === "merchant_id") limited.push(parts.length > 1 ? (parts[0] ?? "") : "");
}
