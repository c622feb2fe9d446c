import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Database } from "~/platform/db/database";
import type { Transaction } from "~/platform/db/transaction";
import { foldText } from "~/platform/text/fold";
import { maskSought } from "~/platform/text/mask";
import type { StaffMember, StaffRole } from "~/platform/wps/staff";

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
  /**
   * `done`, or the code of the error. For work on files also `started` (before it), `unknown` (it failed half-way) and
   * `invalid` (nothing was changed).
   */
  readonly outcome: string;
  /** Codes of the brands that the actor works on; null: all, and for who is unknown. */
  readonly scope: readonly string[] | null;
  /** Shared by the entries of one call. */
  readonly callId: string;
}

/** An input as it is recorded: without the fields that the call's declaration hides, long texts cut. */
export function auditedInput(
  input: Readonly<Record<string, unknown>>,
  kept: Readonly<Record<string, "hidden" | "masked" | "path">> = {},
): Readonly<Record<string, unknown>> {
  const recorded = Object.entries(input).map(([name, value]) => {
    const how = Object.hasOwn(kept, name) ? kept[name] : undefined;
    if (how === "hidden") return [name, "[hidden]"];
    if (typeof value !== "string") return [name, value];
    if (how === "masked") return [name, maskSought(value)];
    const text = how === "path" ? value.replace(/[?#].*$/s, "") : value;
    return [name, text.length > 500 ? `${text.slice(0, 500)}…` : text];
  });
  return Object.fromEntries(recorded);
}

const hashOf = (before: string, seq: bigint, body: string): string =>
  createHash("sha256").update(`${before}\n${seq}\n${body}`).digest("hex");

/**
 * Adds an entry to the chain as the last step of a transaction: until its end the end of the chain is locked, so that
 * entries come one at a time on all processes. Locks taken after it could deadlock with another call's.
 */
export async function appendAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await addAfter(tx, await lockHead(tx), entry);
}

/**
 * Adds an entry unless the call is in the chain as done: for a call whose commit failed, of which nobody else knows
 * whether it took place. Whoever may still be committing holds the lock that this waits for.
 */
export async function appendUnlessDone(tx: Transaction, entry: AuditEntry): Promise<void> {
  const head = await lockHead(tx);
  const done = await tx.query("select 1 from staff_audit where call_id = $1 and outcome = 'done'", [entry.callId]);
  if (done.length === 0) await addAfter(tx, head, entry);
}

interface ChainEnd extends Record<string, unknown> {
  readonly seq: bigint;
  readonly hash: string;
}

async function lockHead(tx: Transaction): Promise<ChainEnd> {
  await tx.query("insert into staff_audit_head values (1, 0, '') on conflict do nothing");
  const [head] = await tx.query<ChainEnd>("select seq, hash from staff_audit_head where id = 1 for update");
  if (!head) throw new Error("The audit has no end to go on from.");
  return head;
}

async function addAfter(tx: Transaction, head: ChainEnd, entry: AuditEntry): Promise<void> {
  const body = JSON.stringify(entry);
  const seq = head.seq + 1n;
  const hash = hashOf(head.hash, seq, body);
  const { actor, at, brand, call, callId, outcome, scope } = entry;
  await tx.query(
    `insert into staff_audit (seq, at, actor, call, brand, outcome, body, hash, scope, call_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [seq, new Date(at), actor, call, brand, outcome, body, hash, scope, callId],
  );
  await tx.query("update staff_audit_head set seq = $1, hash = $2 where id = 1", [seq, hash]);
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
  readonly scope: readonly string[] | null;
  readonly call_id: string | null;
}

/** Whether the columns that are searched say what the hashed body says. */
function isTrue({ actor, at, brand, body, call, call_id, outcome, scope }: AuditRow): boolean {
  // The oldest entries know no scope and no id.
  const entry = { scope: null, callId: null, ...(JSON.parse(body) as Omit<AuditEntry, "scope" | "callId">) };
  const said = [entry.at, entry.actor, entry.call, entry.brand, entry.outcome, entry.scope, entry.callId];
  return isDeepStrictEqual(said, [at.getTime(), actor, call, brand, outcome, scope, call_id]);
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
  return db.read(null, async (tx) => {
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
    "select seq, at, actor, call, brand, outcome, body, hash, scope, call_id from staff_audit where seq > $1 order by seq limit $2",
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
  /** Who reads. */
  readonly reader: Pick<StaffMember, "brands" | "name">;
}

/**
 * What a reader may see ($7: his brands, $9: his name): who works on some brands sees entries about them of who works on
 * them too, and entries about no brand of who works on no other, and his own.
 */
const READABLE = `($7::text[] is null
  or (brand = any($7) and (scope is null or scope && $7))
  or (brand is null and (actor = $9 or scope <@ $7)))`;

/** The note that work on files was begun says nothing more once its outcome is there. */
const LATEST_OF_CALL = `(outcome <> 'started' or not exists
  (select 1 from staff_audit later where later.call_id = staff_audit.call_id and later.seq > staff_audit.seq))`;

/**
 * An entry as `foldText` folds what is looked for, near enough: without case, full-width forms, accents and the stroke of
 * đ. Most entries are plain ASCII, for which the dear part is not done.
 */
const FOLDED = `case when body ~ '[^[:ascii:]]'
  then lower(translate(regexp_replace(normalize(body, NFKD), '[\\u0300-\\u036f\\u064b-\\u0655]', '', 'g'), 'đĐøØłŁı', 'dDoOlLi'))
  else lower(body) end`;

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
    search.text ? `%${foldText(search.text).replaceAll(/[\\%_]/g, "\\$&")}%` : null,
    search.from === undefined ? null : new Date(search.from),
    search.until === undefined ? null : new Date(search.until),
    search.reader.brands,
    search.without,
    search.reader.name,
  ];
  const where = `($1::text is null or actor = $1) and ($2::text is null or call = $2) and ($3::text is null or brand = $3)
    and ($4::text is null or ${FOLDED} like $4) and ($5::timestamptz is null or at >= $5)
    and ($6::timestamptz is null or at < $6) and ${READABLE} and ${LATEST_OF_CALL}
    and (outcome <> 'done' or call <> all($8::text[]))`;
  return db.read(null, async (tx) => {
    const [count] = await tx.query<{ total: bigint }>(
      `select count(*) as total from staff_audit where ${where}`,
      given,
    );
    const rows = await tx.query<{ seq: bigint; body: string; hash: string }>(
      `select seq, body, hash from staff_audit where ${where} order by seq desc limit $10 offset $11`,
      [...given, page.size, (page.pageNo - 1) * page.size],
    );
    const entries = rows.map(({ seq, body, hash }) => ({ seq, hash, entry: JSON.parse(body) as AuditEntry }));
    return { entries, total: Number(count?.total ?? 0) };
  });
}
