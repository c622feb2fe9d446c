import { sessionAllowanceKey } from "~/features/access/allowance.server";
import { toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import { takePoint } from "~/platform/limits/limits";
import type { MemberContext } from "~/platform/wps/context";
import { memberColumns } from "./data-export.sql.gen";

/** Tables without member data: sign-in keys, repeated requests, and internal notes of staff. */
const INTERNAL = ["member_note", "identity_event", "money_request", "recovery_code", "remembered", "staff_grant"];

/** Excluded columns: secrets and their hashes, names of staff, and file contents. */
const HIDDEN = /(?:hash|secret|token|password|digest|sealed|recovery|_key|_by)(?:$|_)|^merchant_id$|^member_id$/;

/** Returns the tables with member data, each with its exportable columns. */
async function memberTables(tx: Transaction): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx.all(memberColumns, {});
  const tables = new Map<string, string[]>();
  for (const { column, table, type } of rows) {
    if (INTERNAL.includes(table) || HIDDEN.test(column) || type === "bytea") continue;
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return tables;
}

/** Ledger lines of a member, joined with their transactions. Parameters: brand $1, member $2. */
const LEDGER_LINES_SQL = `select p.account, p.amount, p.balance, t.kind, t.reference, t.details, t.at
  from posting p join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
  where p.merchant_id = $1 and p.member_id = $2 order by p.transaction_id, p.line`;

/** Returns the query of a table's rows. It is composed, because the tables and columns are those of the database. */
function rowsOf(table: string, columns: readonly string[]): string {
  if (table === "posting") return LEDGER_LINES_SQL;
  const list = columns.map((name) => `t."${name}"`).join(", ");
  // Transactions have no index on members; those of a member are found by the member's rounds.
  if (table === "vendor_transaction")
    return `select ${list} from round r join vendor_transaction t
      on t.merchant_id = r.merchant_id and t.vendor = r.vendor and t.round_id = r.round_id and t.member_id = r.member_id
      where r.merchant_id = $1 and r.member_id = $2`;
  return `select ${list} from "${table}" t where merchant_id = $1 and ${table === "member" ? "id" : "member_id"} = $2`;
}

/** Returns the query of each table with member data. Parameters: brand $1, member $2. */
export async function exportQueries(tx: Transaction): Promise<ReadonlyMap<string, string>> {
  const tables = await memberTables(tx);
  return new Map(
    [...tables].map(([table, columns]) => [table, `select to_jsonb(t) as row from (${rowsOf(table, columns)}) t`]),
  );
}

/** Exports the data that the brand stores about the member; see the call `dataExport`. */
export async function dataExport(ctx: MemberContext) {
  const { brand, db, now, session } = ctx;
  await takePoint(ctx, "dataExport", sessionAllowanceKey(session.memberId));
  const data = await db.read(brand.code, async (tx) => {
    const found: Record<string, readonly Readonly<Record<string, unknown>>[]> = {};
    for (const [table, query] of await exportQueries(tx)) {
      const rows = await tx.query<{ row: Readonly<Record<string, unknown>> }>(query, [brand.code, session.memberId]);
      if (rows.length > 0) found[table] = rows.map(({ row }) => row);
    }
    return found;
  });
  return { at: toApiTime(now), data };
}
