import type { Transaction } from "~/platform/db/transaction";

const columnOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Inserts a row of the transaction's brand. @param values by column, in camelCase */
export async function insertRow(tx: Transaction, table: string, values: Readonly<Record<string, unknown>>) {
  const columns = ["merchant_id", ...Object.keys(values).map(columnOf)];
  const places = columns.map((_, at) => `$${at + 1}`);
  await tx.query(`insert into ${table} (${columns.join(", ")}) values (${places.join(", ")})`, [
    tx.merchant,
    ...Object.values(values),
  ]);
}

/** Changes a member of the transaction's brand. @param values by column, in camelCase */
export async function changeMember(tx: Transaction, account: string, values: Readonly<Record<string, unknown>>) {
  const set = Object.keys(values).map((key, at) => `${columnOf(key)} = $${at + 3}`);
  await tx.query(`update member set ${set.join(", ")} where merchant_id = $1 and account = $2`, [
    tx.merchant,
    account,
    ...Object.values(values),
  ]);
}
