import type { Database } from "./database";
import { queryOf, rowsOf, type Statement } from "./statement";
import { checkMerchant } from "./transaction";

/** These statements use only tables without a brand. */
const SCOPE = { merchant: () => checkMerchant(null), prepares: false };

/** Runs a statement of an SQL file on any connection, outside a transaction. @returns its rows */
export async function allOnPool<Params, Row>(
  { pool }: Pick<Database, "pool">,
  statement: Statement<Params, Row>,
  params: Params,
): Promise<Row[]> {
  const { rows } = await pool.query<unknown[]>(queryOf(statement, params, SCOPE));
  return rowsOf(statement, rows);
}

/** Like `allOnPool`. @returns the first row; null when there is none */
export async function firstOnPool<Params, Row>(
  db: Pick<Database, "pool">,
  statement: Statement<Params, Row>,
  params: Params,
): Promise<Row | null> {
  return (await allOnPool(db, statement, params))[0] ?? null;
}

/** Like `allOnPool`, for a statement that returns no rows. @returns the number of rows it wrote */
export async function runOnPool<Params>(
  { pool }: Pick<Database, "pool">,
  statement: Statement<Params, never>,
  params: Params,
): Promise<number> {
  return (await pool.query(queryOf(statement, params, SCOPE))).rowCount ?? 0;
}
