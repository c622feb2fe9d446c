import { createHash } from "node:crypto";
import { maskSought } from "~/core/mask";
import type { StaffRole } from "~/core/staff";
import type { Database } from "~/engine/db/database";
import type { Transaction } from "~/engine/db/transaction";

/** One thing that staff did, or tried. */
export interface AuditEntry {
  /** UTC ms. */
  readonly at: number;
  /** The account; what was typed as one, for a sign-in that was refused. */
  readonly actor: string;
  /** Null before the sign-in. */
  readonly role: StaffRole | null;
  readonly ip: string | null;
  /** The call's name. */
  readonly call: string;
  /** Code of the brand that it was about, if it was about one. */
  readonly brand: string | null;
  readonly input: Readonly<Record<string, unknown>>;
  /** `done`, or the code of the error. */
  readonly outcome: string;
}

/** What nobody may read afterwards, whoever asked with it. */
const SECRETS = new Set(["password", "oldPassword", "newPassword", "appCode"]);

/** What may be somebody's number or address: kept masked. */
const SOUGHT = new Set(["find"]);

/** An input as it is kept: without secrets, long texts cut. */
export function auditedInput(input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const kept = Object.entries(input).map(([name, value]) => {
    if (SECRETS.has(name)) return [name, "[hidden]"];
    if (SOUGHT.has(name) && typeof value === "string") return [name, maskSought(value)];
    return [name, typeof value === "string" && value.length > 500 ? `${value.slice(0, 500)}…` : value];
  });
  return Object.fromEntries(kept);
}

const hashOf = (before: string, seq: bigint, body: string): string =>
  createHash("sha256").update(`${before}\n${seq}\n${body}`).digest("hex");

/** Adds an entry to the chain. One at a time, on all processes: the end of the chain is locked meanwhile. */
export function appendAudit(db: Database, entry: AuditEntry): Promise<void> {
  const body = JSON.stringify(entry);
  return db.transaction(null, async (tx) => {
    await tx.query("insert into staff_audit_head values (1, 0, '') on conflict do nothing");
    const [head] = await tx.query<{ seq: bigint; hash: string }>(
      "select seq, hash from staff_audit_head where id = 1 for update",
    );
    if (!head) throw new Error("the audit has no end to go on from");
    const seq = head.seq + 1n;
    const hash = hashOf(head.hash, seq, body);
    await tx.query(
      `insert into staff_audit (seq, at, actor, call, brand, outcome, body, hash) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [seq, new Date(entry.at), entry.actor, entry.call, entry.brand, entry.outcome, body, hash],
    );
    await tx.query("update staff_audit_head set seq = $1, hash = $2 where id = 1", [seq, hash]);
  });
}

/** A row of the audit as the database has it. */
interface AuditRow {
  readonly seq: bigint;
  readonly at: Date;
  readonly actor: string;
  readonly call: string;
  readonly brand: string | null;
  readonly outcome: string;
  readonly body: string;
  readonly hash: string;
}

/** Whether the columns that are searched say what the hashed body says. */
function isTrue({ actor, at, brand, body, call, outcome }: AuditRow): boolean {
  const entry: AuditEntry = JSON.parse(body);
  const said = [entry.at, entry.actor, entry.call, entry.brand, entry.outcome];
  return said.every((value, at_) => value === [at.getTime(), actor, call, brand, outcome][at_]);
}

const BATCH = 5_000;

/** What a check of the chain found. */
export interface AuditCheck {
  /** Rows that were read. */
  readonly rows: bigint;
  /** Hash at the end: kept elsewhere, it proves later that nothing before it was changed. */
  readonly head: string;
  /** The first row that is missing or not as it was written; null for none. */
  readonly broken: bigint | null;
}

/** Reads the whole audit and follows the chain: a row that was changed, added, moved or cut off is found. */
export function verifyAudit(db: Database): Promise<AuditCheck> {
  return db.transaction(null, async (tx) => {
    const [head] = await tx.query<{ seq: bigint; hash: string }>("select seq, hash from staff_audit_head where id = 1");
    let [seq, hash] = [0n, ""];
    for (let rows = await batchAfter(tx, seq); rows.length > 0; rows = await batchAfter(tx, seq)) {
      for (const row of rows) {
        const isNext = row.seq === seq + 1n && row.hash === hashOf(hash, row.seq, row.body) && isTrue(row);
        if (!isNext) return { rows: seq, head: hash, broken: seq + 1n };
        [seq, hash] = [row.seq, row.hash];
      }
    }
    // Before the first entry there is no end.
    const isWhole = (head?.seq ?? 0n) === seq && (head?.hash ?? "") === hash;
    return { rows: seq, head: hash, broken: isWhole ? null : seq + 1n };
  });
}

const batchAfter = (tx: Transaction, seq: bigint): Promise<AuditRow[]> =>
  tx.query<AuditRow & Record<string, unknown>>(
    "select seq, at, actor, call, brand, outcome, body, hash from staff_audit where seq > $1 order by seq limit $2",
    [seq, BATCH],
  );

/** Which entries are asked for; left out is any. */
export interface AuditSearch {
  readonly actor?: string | undefined;
  readonly call?: string | undefined;
  readonly brand?: string | undefined;
  /** Anywhere in what was kept of it. */
  readonly text?: string | undefined;
  /** UTC ms; from is taken in, until is not. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** Calls that are left out where they were done. */
  readonly without: readonly string[];
  /** Only entries about these brands, and about none; null for all. */
  readonly brands: readonly string[] | null;
}

/** Entries of the audit, the latest first. @param page from 1 */
export function searchAudit(
  db: Database,
  search: AuditSearch,
  page: { readonly pageNo: number; readonly size: number },
) {
  const given = [
    search.actor ?? null,
    search.call ?? null,
    search.brand ?? null,
    search.text ? `%${search.text.replaceAll(/[\\%_]/g, "\\$&")}%` : null,
    search.from === undefined ? null : new Date(search.from),
    search.until === undefined ? null : new Date(search.until),
    search.brands,
    search.without,
  ];
  const where = `($1::text is null or actor = $1) and ($2::text is null or call = $2) and ($3::text is null or brand = $3)
    and ($4::text is null or body ilike $4) and ($5::timestamptz is null or at >= $5)
    and ($6::timestamptz is null or at < $6) and ($7::text[] is null or brand is null or brand = any($7))
    and (outcome <> 'done' or call <> all($8::text[]))`;
  return db.transaction(null, async (tx) => {
    const [count] = await tx.query<{ total: bigint }>(
      `select count(*) as total from staff_audit where ${where}`,
      given,
    );
    const rows = await tx.query<{ seq: bigint; body: string; hash: string }>(
      `select seq, body, hash from staff_audit where ${where} order by seq desc limit $9 offset $10`,
      [...given, page.size, (page.pageNo - 1) * page.size],
    );
    const entries = rows.map(({ seq, body, hash }) => ({ seq, hash, entry: JSON.parse(body) as AuditEntry }));
    return { entries, total: Number(count?.total ?? 0) };
  });
}
