import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Database } from "~/platform/db/database";
import type { Transaction } from "~/platform/db/transaction";
import { foldText } from "~/platform/text/fold";
import { maskSearchTerm } from "~/platform/text/mask";
import type { StaffMember, StaffRole } from "~/platform/wps/staff";

/** Audit entry of an action or attempt by staff. */
export interface AuditEntry {
  /** UTC ms. */
  readonly at: number;
  /** The account; for a refused sign-in, the typed account name. */
  readonly actor: string;
  /** Null before the sign-in. */
  readonly role: StaffRole | null;
  readonly ip: string | null;
  /** Name of the call. */
  readonly call: string;
  /** Code of the brand concerned, or null. */
  readonly brand: string | null;
  readonly input: Readonly<Record<string, unknown>>;
  /**
   * `done`, or the error code. For work on files also `started` (before it), `unknown` (it failed midway) and `invalid`
   * (nothing was changed).
   */
  readonly outcome: string;
  /** Codes of the actor's brands; null for all brands, and for an unknown actor. */
  readonly scope: readonly string[] | null;
  /** Shared by the entries of one call. */
  readonly callId: string;
}

/**
 * Returns the recorded form of an input: hidden fields replaced according to the call's declaration, long texts cut.
 */
export function auditedInput(
  input: Readonly<Record<string, unknown>>,
  kept: Readonly<Record<string, "hidden" | "masked" | "path">> = {},
): Readonly<Record<string, unknown>> {
  const recorded = Object.entries(input).map(([name, value]) => {
    const how = Object.hasOwn(kept, name) ? kept[name] : undefined;
    if (how === "hidden") return [name, "[hidden]"];
    if (typeof value !== "string") return [name, value];
    if (how === "masked") return [name, maskSearchTerm(value)];
    const text = how === "path" ? value.replace(/[?#].*$/s, "") : value;
    return [name, text.length > 500 ? `${text.slice(0, 500)}…` : text];
  });
  return Object.fromEntries(recorded);
}

const hashOf = (before: string, seq: bigint, body: string): string =>
  createHash("sha256").update(`${before}\n${seq}\n${body}`).digest("hex");

/**
 * Appends an entry to the chain. Must be the last step of a transaction: the head of the chain stays locked until the
 * commit, so entries of all processes are serialised. A lock taken afterwards could deadlock with another call.
 */
export async function appendAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await addAfter(tx, await lockHead(tx), entry);
}

/**
 * Appends an entry unless the chain already has the call as done. For a call whose commit failed, so its outcome is
 * unknown: a commit still in progress holds the lock that this function waits for.
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
  if (!head) throw new Error("The audit log has no last entry to continue from.");
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

/** Row of the audit table. */
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

/** Returns true if the searchable columns match the hashed body. */
function isTrue({ actor, at, brand, body, call, call_id, outcome, scope }: AuditRow): boolean {
  // The oldest entries have no scope and no id.
  const entry = { scope: null, callId: null, ...(JSON.parse(body) as Omit<AuditEntry, "scope" | "callId">) };
  const said = [entry.at, entry.actor, entry.call, entry.brand, entry.outcome, entry.scope, entry.callId];
  return isDeepStrictEqual(said, [at.getTime(), actor, call, brand, outcome, scope, call_id]);
}

const BATCH = 5_000;

/** Result of a verification of the chain. */
export interface AuditCheck {
  /** Number of valid rows. */
  readonly rows: bigint;
  /** Hash of the last valid row. Stored elsewhere, it proves later that nothing before it was changed. */
  readonly head: string;
  /** First row that is missing or altered; null for none. */
  readonly broken: bigint | null;
}

/** Reads the whole audit and verifies the chain. Detects rows that were changed, added, moved or cut off. */
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
    // Before the first entry there is no head.
    const isWhole = (head?.seq ?? 0n) === seq && (head?.hash ?? "") === hash;
    return { rows: seq, head: hash, broken: isWhole ? null : seq + 1n };
  });
}

const batchAfter = (tx: Transaction, seq: bigint): Promise<AuditRow[]> =>
  tx.query<AuditRow & Record<string, unknown>>(
    "select seq, at, actor, call, brand, outcome, body, hash, scope, call_id from staff_audit where seq > $1 order by seq limit $2",
    [seq, BATCH],
  );

/** Filter of audit entries; an omitted field matches all. */
export interface AuditSearch {
  readonly actor?: string | undefined;
  readonly call?: string | undefined;
  readonly brand?: string | undefined;
  /** Matches anywhere in the recorded entry. */
  readonly text?: string | undefined;
  /** UTC ms; `from` is inclusive, `until` exclusive. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** Calls whose `done` entries are left out. */
  readonly without: readonly string[];
  /** Reader of the audit. */
  readonly reader: Pick<StaffMember, "brands" | "name">;
}

/**
 * Entries that a reader may see ($7: the reader's brands, $9: the reader's name). Staff of some brands see entries
 * about these brands whose actors also work on at least one of them, entries about no brand whose actors work on no
 * other brand, and their own entries.
 */
const READABLE = `($7::text[] is null
  or (brand = any($7) and (scope is null or scope && $7))
  or (brand is null and (actor = $9 or scope <@ $7)))`;

/** Hides the `started` entry of work on files once a later entry of the same call exists. */
const LATEST_OF_CALL = `(outcome <> 'started' or not exists
  (select 1 from staff_audit later where later.call_id = staff_audit.call_id and later.seq > staff_audit.seq))`;

/**
 * SQL expression that folds an entry approximately like `foldText`: case, full-width forms, accents and the stroke of
 * đ. Most entries are plain ASCII and skip the expensive part.
 */
const FOLDED = `case when body ~ '[^[:ascii:]]'
  then lower(translate(regexp_replace(normalize(body, NFKD), '[\\u0300-\\u036f\\u064b-\\u0655]', '', 'g'), 'đĐøØłŁı', 'dDoOlLi'))
  else lower(body) end`;

/** Returns audit entries, latest first. @param page from 1 */
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
