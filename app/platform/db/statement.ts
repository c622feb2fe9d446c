import pg from "pg";

/** Statement of an SQL file, with the types of its parameters and rows. Generated into `*.sql.gen.ts`. */
export interface Statement<Params, Row> {
  /** Unique name: area, file and name, e.g. `access/accounts.memberById`. */
  readonly name: string;
  readonly text: string;
  /** Parameters in the order of `$1`, `$2`, …; `merchant` is the transaction's brand. */
  readonly params: readonly string[];
  /** Parameters of type `json` and `jsonb`, which are sent as JSON. */
  readonly json: readonly string[];
  /** Keys of a row, in the order of the result's columns. */
  readonly columns: readonly string[];
  /**
   * True for a statement that the server prepares once per connection, under its name. False for a report: it is planned with
   * its values each time.
   */
  readonly isPrepared: boolean;
  /** Only for the types; never set. */
  readonly types?: (params: Params) => Row;
}

/** Creates a statement; for generated files. */
export const statement = <Params, Row>(definition: Omit<Statement<Params, Row>, "types">): Statement<Params, Row> =>
  definition;

/** Returns the values of a statement in the order of its parameters. @param merchant the transaction's brand */
function valuesOf<Params>(
  { json, params }: Statement<Params, unknown>,
  given: Params,
  merchant: () => string,
): unknown[] {
  const values = given as Readonly<Record<string, unknown>>;
  return params.map((param) => {
    if (param === "merchant") return merchant();
    const value = values[param] ?? null;
    return value !== null && json.includes(param) ? JSON.stringify(value) : value;
  });
}

/** Brand and options of the connection that runs a statement. */
export interface StatementScope {
  /** Brand whose rows are visible. @throws NoMerchantError when there is none */
  merchant(): string;
  /** False sends all statements without a name, so that the server prepares none. */
  readonly prepares: boolean;
}

/** Returns a statement with its values, as the driver takes it. */
export function queryOf<Params, Row>(
  statement: Statement<Params, Row>,
  given: Params,
  { merchant, prepares }: StatementScope,
): pg.QueryArrayConfig {
  const { isPrepared, name, text } = statement;
  const query = { text, values: valuesOf(statement, given, merchant), rowMode: "array" } as const;
  return isPrepared && prepares ? { ...query, name } : query;
}

/** Returns the text of a statement with its values as literals, to be sent together with others. */
export function literalText<Params, Row>(statement: Statement<Params, Row>, given: Params, merchant: string): string {
  const literals = valuesOf(statement, given, () => merchant).map(literalOf);
  return statement.text.replace(/\$(\d+)/g, (_, at: string) => literals[Number(at) - 1] ?? "null");
}

function literalOf(value: unknown): string {
  if (value === null) return "null";
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (typeof value === "object") throw new TypeError("A statement sent in one trip takes no lists.");
  return pg.escapeLiteral(String(value));
}

/** Returns the rows of a result as objects. */
export const rowsOf = <Params, Row>(
  { columns }: Statement<Params, Row>,
  rows: readonly (readonly unknown[])[],
): Row[] =>
  rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (const [at, column] of columns.entries()) row[column] = values[at];
    return row as Row;
  });

/** A connection, or a pool of them. */
interface Queries {
  query<Row extends unknown[]>(query: pg.QueryArrayConfig): Promise<pg.QueryArrayResult<Row>>;
}

/** Functions that run statements of SQL files. */
export interface StatementRunner {
  /** Runs a statement. @returns its rows */
  all<Params, Row>(statement: Statement<Params, Row>, params: Params): Promise<Row[]>;
  /** Runs a statement. @returns its first row; null when there is none */
  first<Params, Row>(statement: Statement<Params, Row>, params: Params): Promise<Row | null>;
  /** Runs a statement that returns no rows. @returns the number of rows it wrote */
  run<Params>(statement: Statement<Params, never>, params: Params): Promise<number>;
}

/** Returns the functions that run statements on a connection or a pool. */
export function statementsOn(client: Queries, scope: StatementScope): StatementRunner {
  const all: StatementRunner["all"] = async (statement, params) =>
    rowsOf(statement, (await client.query<unknown[]>(queryOf(statement, params, scope))).rows);
  return {
    all,
    first: async (statement, params) => (await all(statement, params))[0] ?? null,
    run: async (statement, params) => (await client.query(queryOf(statement, params, scope))).rowCount ?? 0,
  };
}
