import { readFileSync } from "node:fs";
import { posix } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { parseSqlFile } from "../../../scripts/generate/sql-file";
import { sqlFiles } from "../../../scripts/generate/sql-types";
import { sourceFiles } from "../i18n/key-usage";
import { isReadOnly } from "./statements";

// The reads of a page may share a read-only transaction. Code that only reads therefore calls `read` or `lookUp`.

/** Functions of `Database` that run statements, with true for those that read. */
const IS_READ: Readonly<Record<string, boolean>> = { transaction: false, touch: false, read: true, lookUp: true };

/** Read-only statements, as `path#name`. */
async function readOnlyStatements(): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const path of sqlFiles(process.cwd()))
    for (const { name, text } of parseSqlFile(path, readFileSync(path, "utf8")))
      if (await isReadOnly(text)) found.add(`${path}#${name}`);
  return found;
}

interface DatabaseCall {
  /** File and line. */
  readonly at: string;
  readonly method: string;
  /** Statements that the call names, as `path#name`. */
  readonly statements: readonly string[];
  /** True when the call passes its transaction to no other function, so that `statements` is complete. */
  readonly isComplete: boolean;
  /** True when the work calls the database itself, on a second connection. */
  readonly isNested: boolean;
}

/** Returns the calls of `db` in a module that name their statements or contain their work. */
function databaseCalls(file: string, text: string): DatabaseCall[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports = statementImports(source);
  const nameOf = (node: ts.Node | undefined) => (node ? imports(node.getText(source)) : null);
  const calls: DatabaseCall[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !isOfDatabase(node.expression)) return;
    const method = node.expression.name.text;
    const work = node.arguments[1];
    const at = `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
    if (work && ts.isArrowFunction(work)) {
      const tx = work.parameters[0]?.name.getText(source);
      const uses = descendants(work.body).filter((one) => ts.isIdentifier(one) && one.text === tx);
      const names = uses.map(({ parent }) =>
        ts.isPropertyAccessExpression(parent) && ts.isCallExpression(parent.parent)
          ? nameOf(parent.parent.arguments[0])
          : null,
      );
      const statements = names.filter((name) => name !== null);
      const isNested = descendants(work.body).some((one) => ts.isCallExpression(one) && isOfDatabase(one.expression));
      calls.push({ at, method, statements, isComplete: names.length > 0 && !names.includes(null), isNested });
    } else {
      const name = nameOf(work);
      if (name !== null) calls.push({ at, method, statements: [name], isComplete: true, isNested: false });
    }
  };
  visit(source);
  return calls;
}

/** Returns a function that finds a statement of an SQL file by its name in the module. */
function statementImports(source: ts.SourceFile): (name: string) => string | null {
  const paths = new Map<string, string>();
  const named = new Map<string, string>();
  for (const one of source.statements) {
    if (!ts.isImportDeclaration(one) || !ts.isStringLiteral(one.moduleSpecifier)) continue;
    const from = one.moduleSpecifier.text;
    const bindings = one.importClause?.namedBindings;
    if (!from.endsWith(".sql.gen") || !bindings) continue;
    const path = from.startsWith("~/")
      ? `app/${from.slice(2, -".gen".length)}`
      : posix.join(posix.dirname(source.fileName), from.slice(0, -".gen".length));
    if (ts.isNamespaceImport(bindings)) paths.set(bindings.name.text, path);
    else
      for (const { name, propertyName } of bindings.elements)
        named.set(name.text, `${path}#${(propertyName ?? name).text}`);
  }
  return (text) => {
    const [space = "", name] = text.split(".");
    const path = paths.get(space);
    return named.get(text) ?? (path !== undefined && name !== undefined ? `${path}#${name}` : null);
  };
}

const isOfDatabase = (node: ts.Node): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) && node.name.text in IS_READ && /(?:^|\.)db$/.test(node.expression.getText());

function descendants(node: ts.Node): ts.Node[] {
  const all = [node];
  ts.forEachChild(node, (child) => {
    all.push(...descendants(child));
  });
  return all;
}

/** Returns the calls that should use another function of `Database`. */
const misnamed = (calls: readonly DatabaseCall[], readOnly: ReadonlySet<string>) =>
  calls.filter(({ isComplete, isNested, method, statements }) => {
    const isRead = IS_READ[method];
    const reads = statements.every((name) => readOnly.has(name));
    return isRead ? isNested || !reads : isComplete && reads;
  });

test("a call of the database that only reads is a read, and a read neither writes nor opens a second connection", async () => {
  const readOnly = await readOnlyStatements();
  const files = sourceFiles(["app"], /\.tsx?$/).filter((file) => !file.startsWith("app/platform/db/"));
  const calls = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return /\bdb\s*\./.test(text) ? databaseCalls(file, text) : [];
  });
  expect(calls.filter(({ isComplete }) => isComplete).length).toBeGreaterThan(40);
  expect(misnamed(calls, readOnly).map(({ at }) => at)).toEqual([]);
});

test.each([
  ["db.read(code, (tx) => tx.all(sql.rows, {}))", true],
  ["db.transaction(code, (tx) => tx.all(sql.rows, {}))", false],
  ["ctx.db.transaction(code, async (tx) => { await tx.all(rows, {}); await tx.run(sql.remove, {}); })", true],
  ["ctx.db.read(code, async (tx) => { await lock(tx); await tx.run(sql.remove, {}); })", false],
  ["db.transaction(code, async (tx) => { await lock(tx); return tx.all(sql.rows, {}); })", true],
  ["db.read(code, async (tx) => { await ctx.db.lookUp(code, sql.rows, {}); return tx.all(sql.rows, {}); })", false],
  ["db.lookUp(code, sql.remove, {})", false],
  ["db.touch(code, sql.remove, {})", true],
])("a call is checked: %s", (call, isRight) => {
  const imports = 'import * as sql from "./a.sql.gen"; import { rows } from "~/b/a.sql.gen";';
  const readOnly = new Set(["app/b/a.sql#rows"]);
  expect(misnamed(databaseCalls("app/b/module.ts", `${imports}\n${call};`), readOnly).length === 0).toBe(isRight);
});

test.each([
  ["select id from member", true],
  ["select id from member for update", false],
  ["select pg_advisory_xact_lock(1)", false],
  ["with gone as (delete from session returning id) select id from gone", false],
  ["insert into session (id) values (1)", false],
])("PostgreSQL's parser tells reads from writes: %s", async (text, expected) => {
  expect(await isReadOnly(text)).toBe(expected);
});
