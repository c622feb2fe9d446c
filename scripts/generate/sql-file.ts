import { parseSQLFile, queryASTToIR, TransformType } from "@pgtyped/parser";
import { processSQLQueryIR } from "@pgtyped/runtime";
import { fillFragments } from "./sql-fragments";

/** A statement of an SQL file, before its types are known. */
export interface SqlStatement {
  readonly name: string;
  /** Comment above the statement. */
  readonly doc: readonly string[];
  /** See `Statement.isPrepared`. */
  readonly isPrepared: boolean;
  /** True for a statement that reads the rows of all brands, in `Database.acrossMerchants`. */
  readonly isAcross: boolean;
  /** Text with `$1`, `$2`, … */
  readonly text: string;
  readonly params: readonly { readonly name: string; readonly required: boolean }[];
  /** Line of its name, from 1. */
  readonly line: number;
}

/** Marks a statement that is planned with its values each time. */
const REPORT = "@report";
/** Marks a statement that reads the rows of all brands. */
const ACROSS = "@across";
const NAME = /^\/\* @name (\w+) \*\/$/;

/**
 * Parses an SQL file: statements headed by `/* @name x *​/`, each with lines of comment above, and their fragments.
 * @throws Error with the line, for a file that PgTyped cannot parse, for parameters that change the text (spreads) and for faults
 *   in fragments
 */
export function parseSqlFile(path: string, source: string): SqlStatement[] {
  const lines = source.split("\n");
  // The parser accepts no comments outside statements.
  const isComment = (line: string) => line.startsWith("--");
  const bare = lines.map((line) => (isComment(line) ? " ".repeat(line.length) : line));
  const filled = fillFragments(path, bare);
  const { events, queries } = parseSQLFile(filled.join("\n"));
  // A filled fragment has several lines of text on one line of the file.
  const lineNumbers = filled.flatMap((text, at) => text.split("\n").map(() => at + 1));
  for (const { location, message } of events)
    throw new Error(`${path}:${lineNumbers[(location?.line ?? 1) - 1]}: ${message.text}`);
  return queries.map((query) => {
    const line = lines.findIndex((one) => NAME.exec(one)?.[1] === query.name) + 1;
    const start = lines.slice(0, line - 1).findLastIndex((one) => !isComment(one)) + 1;
    const doc = lines.slice(start, line - 1).map((one) => one.slice(2).trim());
    for (const { name, transform } of query.params)
      if (transform.type !== TransformType.Scalar)
        throw new Error(`${path}:${line}: the parameter ${name} is a spread; use unnest or any instead.`);
    const { mapping, query: text } = processSQLQueryIR(queryASTToIR(query));
    const required = new Map(query.params.map((param) => [param.name, param.required]));
    return {
      name: query.name,
      doc: doc.filter((one) => one !== REPORT && one !== ACROSS),
      isPrepared: !doc.includes(REPORT),
      isAcross: doc.includes(ACROSS),
      text: text.trim(),
      params: mapping.map(({ name }) => ({ name, required: required.get(name) ?? true })),
      line,
    };
  });
}
