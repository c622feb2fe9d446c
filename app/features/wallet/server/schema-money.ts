import { bigint, json, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestampTz } from "~/platform/db/columns";

// Tables of money. Amounts are minor units of the brand's currency.

/** Balances of members' wallets, minor units. Only `wallet/ledger.server.ts` writes them. */
export const balance = pgTable(
  "balance",
  {
    merchantId: text("merchant_id").notNull(),
    memberId: uuid("member_id").notNull(),
    wallet: text("wallet").notNull(),
    amount: bigint("amount", { mode: "bigint" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.memberId, table.wallet] })],
);

/** Ledger transactions, append-only. */
export const ledgerTransaction = pgTable(
  "ledger_transaction",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    kind: text("kind").notNull(),
    reference: text("reference").notNull(),
    content: text("content").notNull(),
    details: jsonb("details").$type<Readonly<Record<string, string | number>>>().notNull(),
    at: timestampTz("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.id] }),
    uniqueIndex("ledger_transaction_reference").on(table.merchantId, table.reference),
  ],
);

/**
 * Lines of the ledger transactions, append-only; the lines of one transaction sum to zero. Lines without a member are house
 * accounts.
 */
export const posting = pgTable(
  "posting",
  {
    merchantId: text("merchant_id").notNull(),
    transactionId: uuid("transaction_id").notNull(),
    line: smallint("line").notNull(),
    memberId: uuid("member_id"),
    account: text("account").notNull(),
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    balance: bigint("balance", { mode: "bigint" }),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.transactionId, table.line] })],
);

/** Answered money calls, by the caller's requestId. */
export const moneyRequest = pgTable(
  "money_request",
  {
    merchantId: text("merchant_id").notNull(),
    memberId: uuid("member_id").notNull(),
    requestId: text("request_id").notNull(),
    content: text("content").notNull(),
    answer: json("answer").notNull(),
    at: timestampTz("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.memberId, table.requestId] })],
);
