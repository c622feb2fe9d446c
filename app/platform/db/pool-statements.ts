import type { Database } from "./database";
import { type StatementRunner, statementsOn } from "./statement";
import { checkMerchant } from "./transaction";

/** Returns the functions that run a statement on any connection, outside a transaction: only for tables without a brand. */
export const statementsOnPool = ({ pool }: Pick<Database, "pool">): StatementRunner =>
  statementsOn(pool, { merchant: () => checkMerchant(null), prepares: false });
