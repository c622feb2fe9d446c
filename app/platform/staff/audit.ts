import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Database } from "~/platform/db/database";
import type { Transaction } from "~/platform/db/transaction";
import { foldText } from "~/platform/text/fold";
import { maskSearchTerm } from "~/platform/text/mask";
import type { StaffMember, StaffRole } from "~/platform/wps/staff";
import * as sql from "./audit.sql.gen";

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
 * Appends an entry unless the chain already has the call as done, for the same brand. For a call whose commit failed, so
 * its outcome is unknown: a commit still in progress holds the lock that this function waits for.
 */
export async function appendUnlessDone(tx: Transaction, entry: AuditEntry): Promise<void> {
  const head = await lockHead(tx);
  const done = await tx.first(sql.doneEntry, { callId: entry.callId, brand: entry.brand });
  if (done === null) await addAfter(tx, head, entry);
}

async function lockHead(tx: Transaction): Promise<sql.LockHeadRow> {
  await tx.run(sql.addHead, {});
  const head = await tx.first(sql.lockHead, {});
  if (!head) throw new Error("The audit log has no last entry to continue from.");
  return head;
}

async function addAfter(tx: Transaction, head: sql.LockHeadRow, entry: AuditEntry): Promise<void> {
  const body = JSON.stringify(entry);
  const seq = head.seq + 1n;
  const hash = hashOf(head.hash, seq, body);
  const { actor, at, brand, call, callId, outcome, scope } = entry;
  const row = { seq, at: new Date(at), actor, call, brand, outcome, body, hash, scope, callId };
  await tx.run(sql.insertEntry, row);
  await tx.run(sql.setHead, { seq, hash });
}

/** Returns true if the searchable columns match the hashed body. */
function isTrue({ actor, at, brand, body, call, callId, outcome, scope }: sql.EntriesAfterRow): boolean {
  // The oldest entries have no scope and no id.
  const entry = { scope: null, callId: null, ...(JSON.parse(body) as Omit<AuditEntry, "scope" | "callId">) };
  const said = [entry.at, entry.actor, entry.call, entry.brand, entry.outcome, entry.scope, entry.callId];
  return isDeepStrictEqual(said, [at.getTime(), actor, call, brand, outcome, scope, callId]);
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
    const head = await tx.first(sql.readHead, {});
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

const batchAfter = (tx: Transaction, seq: bigint): Promise<sql.EntriesAfterRow[]> =>
  tx.all(sql.entriesAfter, { seq, limit: BATCH });

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

/** Returns audit entries, latest first. @param page from 1 */
export function searchAudit(
  db: Pick<Database, "read">,
  search: AuditSearch,
  page: { readonly pageNo: number; readonly size: number },
) {
  const { actor = null, brand = null, call = null, from, reader, text, until, without } = search;
  const which = {
    actor,
    call,
    brand,
    pattern: text ? `%${foldText(text).replaceAll(/[\\%_]/g, "\\$&")}%` : null,
    from: from === undefined ? null : new Date(from),
    until: until === undefined ? null : new Date(until),
    brands: reader.brands,
    reader: reader.name,
    without,
  };
  return db.read(null, async (tx) => {
    const offset = (page.pageNo - 1) * page.size;
    const rows = await tx.all(sql.entriesPage, { ...which, limit: page.size, offset });
    const entries = rows.map(({ seq, body, hash }) => ({ seq, hash, entry: JSON.parse(body) as AuditEntry }));
    // A page that is not full is the last one: a search with few matches reads the entries once instead of twice.
    const isLast = rows.length < page.size && (rows.length > 0 || page.pageNo === 1);
    return { entries, total: isLast ? offset + rows.length : ((await tx.first(sql.countEntries, which))?.total ?? 0) };
  });
}
