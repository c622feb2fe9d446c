import { randomUUID } from "node:crypto";
import type { Database } from "~/platform/db/database";
import type { Transaction } from "~/platform/db/transaction";
import { isRepeatedRefusal } from "~/platform/limits/limits";
import type { EngineContext } from "~/platform/wps/context";
import type { CallSpec } from "~/platform/wps/define";
import { isWpsError } from "~/platform/wps/errors";
import type { StaffMember } from "~/platform/wps/staff";
import { type AuditEntry, appendAudit, appendUnlessDone, auditedInput } from "./audit";
import { findStaff } from "./sessions";

/** A staff call that is being carried out. */
export interface StaffCall {
  readonly ctx: EngineContext;
  /** Null at the console's door. */
  readonly staff: StaffMember | null;
  readonly call: CallSpec;
  readonly input: Readonly<Record<string, unknown>>;
}

/** What a staff call may use of the database. */
export interface StaffMeans {
  /** Reads only: a statement that would change something fails. */
  readonly db: Database;
  /**
   * Runs the change of a call and its audit entry in one transaction of one brand (null: none): both take place or
   * neither does. Like `Database.transaction` it runs `work` again after a deadlock.
   */
  change<T>(merchant: string | null, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Records that one brand's part of a call on several brands was refused. @param outcome the error's code */
  refusedFor(merchant: string, outcome: string): Promise<void>;
}

/**
 * Carries a staff call out and records who made it and its outcome, as the call declares it (`audit` in the contract).
 * The record never says the opposite of what happened: changes of rows share a transaction with their entry (`change`);
 * work on files is noted as `started` before it begins, and stands as such where its end is not known; a refusal is
 * recorded on its own, outside of what was rolled back.
 * @param assertMay throws WpsError for who may not make the call
 */
export async function recorded<T>(
  given: StaffCall,
  assertMay: () => void,
  carryOut: (means: StaffMeans) => T | Promise<T>,
): Promise<T> {
  const { audit } = given.call;
  if (audit === null) throw new Error(`The staff call ${given.call.name} does not declare how it is recorded.`);
  if (audit.skip) {
    assertMay();
    return carryOut(meansOf(given, null));
  }
  const record = new CallRecord(given, audit.kept);
  try {
    assertMay();
    if (audit.effect === "files") return await onFiles(given, record, carryOut);
    const value = await carryOut(meansOf(given, audit.effect === "database" ? record : null));
    if (!record.isDone || audit.perBrand) await record.ended("done");
    return value;
  } catch (error) {
    await record.refused(error);
    throw error;
  }
}

/** Work on files: what failed half-way may be done or not. The answer stands where only its record fails. */
async function onFiles<T>(
  given: StaffCall,
  record: CallRecord,
  carryOut: (means: StaffMeans) => T | Promise<T>,
): Promise<T> {
  await record.started();
  const value = await carryOut(meansOf(given, null));
  await record.ended(isInvalid(value) ? "invalid" : "done").catch((error: unknown) => {
    const { call, ctx } = given;
    ctx.log.error({ err: error, call: call.name }, "the outcome of work on files is not in the audit");
  });
  return value;
}

/** Whether work on files answered that the files are wrong, and changed nothing. */
const isInvalid = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "status" in value && value.status === "invalid";

const readers = new WeakMap<Database, Database>();

/** The same database for who only reads. Made once, because caches and limits are kept by database. */
function readerOf(db: Database): Database {
  const known = readers.get(db);
  if (known) return known;
  const refused = () => Promise.reject(new Error("A staff call changes the database through `change` alone."));
  const reader = { ...db, transaction: db.read, touch: refused };
  readers.set(db, reader);
  return reader;
}

function meansOf({ call, ctx }: StaffCall, record: CallRecord | null): StaffMeans {
  return {
    db: readerOf(ctx.db),
    async change(merchant, work) {
      if (!record) throw new Error(`The staff call ${call.name} does not declare that it changes the database.`);
      const value = await ctx.db.transaction(merchant, async (tx) => {
        const result = await work(tx);
        await record.addTo(tx, "done", merchant);
        return result;
      });
      record.isDone = true;
      return value;
    },
    async refusedFor(merchant, outcome) {
      await ctx.db.transaction(null, async (tx) => record?.addTo(tx, outcome, merchant));
    },
  };
}

type Kept = Parameters<typeof auditedInput>[1];

/** The entries of one call. */
class CallRecord {
  /** An entry says that the call was done: nothing may say anything else of it. */
  isDone = false;
  private isStarted = false;
  private readonly callId = randomUUID();
  private readonly given: StaffCall;
  private readonly kept: Kept;

  constructor(given: StaffCall, kept: Kept) {
    this.given = given;
    this.kept = kept;
  }

  /** Writes the entry as the last step of a transaction. */
  async addTo(tx: Transaction, outcome: string, merchant: string | null): Promise<void> {
    await appendAudit(tx, await this.entryOf(tx, outcome, merchant));
  }

  async started(): Promise<void> {
    await this.given.ctx.db.transaction(null, (tx) => this.addTo(tx, "started", null));
    this.isStarted = true;
  }

  /** Writes the entry of a call that shares no transaction with it. */
  async ended(outcome: string): Promise<void> {
    await this.given.ctx.db.transaction(null, (tx) => this.addTo(tx, outcome, null));
    this.isDone = true;
  }

  /** Records why a call was not carried out. Where that fails, too, the caller still learns the first reason. */
  async refused(error: unknown): Promise<void> {
    if (this.isDone) return;
    const { call, ctx, staff } = this.given;
    // Who is not signed in could fill the audit with refusals otherwise.
    if (staff === null && isWpsError(error) && isRepeatedRefusal(error)) return;
    const outcome = isWpsError(error) ? error.code : this.isStarted ? "unknown" : "systemError";
    try {
      await ctx.db.transaction(null, async (tx) => appendUnlessDone(tx, await this.entryOf(tx, outcome, null)));
    } catch (failure) {
      ctx.log.error({ err: failure, call: call.name, outcome }, "a refusal is not in the audit");
    }
  }

  private async entryOf(tx: Transaction, outcome: string, merchant: string | null): Promise<AuditEntry> {
    const { call, ctx, input, staff } = this.given;
    const { account, code } = input;
    const typed = typeof account === "string" ? account.slice(0, 60) : "";
    const named = typeof code === "string" ? code.slice(0, 60) : null;
    return {
      at: ctx.now,
      actor: staff?.name ?? typed,
      role: staff?.role ?? null,
      ip: ctx.ip,
      call: call.name,
      brand: merchant ?? named,
      input: auditedInput(input, this.kept),
      outcome,
      scope: staff ? staff.brands : ((await findStaff(tx, typed))?.brands ?? null),
      callId: this.callId,
    };
  }
}
