import { randomUUID } from "node:crypto";
import type { Transaction } from "~/platform/db/transaction";
import { isRepeatedRefusal } from "~/platform/limits/limits";
import type { EngineContext } from "~/platform/wps/context";
import type { CallSpec } from "~/platform/wps/define";
import { isWpsError } from "~/platform/wps/errors";
import type { StaffMember } from "~/platform/wps/staff";
import { type AuditEntry, appendAudit, appendUnlessDone, auditedInput } from "./audit";
import { type DatabaseReader, readerOf } from "./reader";
import { findStaff } from "./sessions";

/** Staff call in progress. */
export interface StaffCall {
  readonly ctx: EngineContext;
  /** Null before the sign-in. */
  readonly staff: StaffMember | null;
  readonly call: CallSpec;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Database access of a staff call. */
export interface StaffDatabaseAccess {
  readonly db: DatabaseReader;
  /**
   * Runs the change of a call and its audit entry in one transaction of one brand (null: none); both are committed or
   * neither. Like `Database.transaction`, it retries `work` after a deadlock. A call changes the database once, and only
   * the brand that its `code` names, unless its audit rule is `perBrand`.
   */
  change<T>(merchant: string | null, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Records that the part of one brand was refused, for a call on several brands. @param outcome the error code */
  refusedFor(merchant: string, outcome: string): Promise<void>;
}

/**
 * Executes a staff call and records its actor and outcome, as declared in the contract (`audit`). The record never
 * contradicts the actual outcome. Changes of rows share a transaction with their entry (`change`). Work on files is
 * recorded as `started` before it begins; this entry remains if the end is unknown. A refusal is recorded in a separate
 * transaction, outside the rolled-back one.
 *
 * @param assertMay throws WpsError if the caller may not make the call
 */
export async function executeRecorded<T>(
  given: StaffCall,
  assertMay: () => void,
  carryOut: (means: StaffDatabaseAccess) => T | Promise<T>,
): Promise<T> {
  const { audit } = given.call;
  if (audit === null) throw new Error(`The staff call ${given.call.name} does not declare its audit.`);
  if (audit.skip) {
    assertMay();
    return carryOut(meansOf(given, null));
  }
  const record = new CallRecord(given, audit);
  try {
    assertMay();
    if (audit.effect === "files") {
      await record.started();
      const value = await carryOut(meansOf(given, null));
      await record.endedAfterEffect(isInvalid(value) ? "invalid" : "done");
      return value;
    }
    const value = await carryOut(meansOf(given, audit.effect === "database" ? record : null));
    if (record.isPartDone) await record.endedAfterEffect("done");
    else if (!record.isDone) await record.ended("done");
    return value;
  } catch (error) {
    await record.refused(error);
    throw error;
  }
}

/** Returns true if the work on files reported invalid files and changed nothing. */
const isInvalid = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "status" in value && value.status === "invalid";

function meansOf({ call, ctx }: StaffCall, record: CallRecord | null): StaffDatabaseAccess {
  return {
    db: readerOf(ctx.db),
    async change(merchant, work) {
      if (!record) throw new Error(`The staff call ${call.name} does not declare that it changes the database.`);
      record.assertMayChange(merchant);
      const value = await ctx.db.transaction(merchant, async (tx) => {
        const result = await work(tx);
        await record.addTo(tx, "done", merchant);
        return result;
      });
      record.changed();
      return value;
    },
    async refusedFor(merchant, outcome) {
      await ctx.db.transaction(null, async (tx) => record?.addTo(tx, outcome, merchant));
    },
  };
}

type RecordedRule = Exclude<CallSpec["audit"], null | { readonly skip: true }>;

/** Audit entries of one call. */
class CallRecord {
  /** True once an entry records the call as done. No other outcome may follow. */
  isDone = false;
  /** True once an entry records one brand's part of the call as done. */
  isPartDone = false;
  private isStarted = false;
  private readonly callId = randomUUID();
  private readonly given: StaffCall;
  private readonly audit: RecordedRule;

  constructor(given: StaffCall, audit: RecordedRule) {
    this.given = given;
    this.audit = audit;
  }

  /** Refuses a change that the entry of the call would not describe. */
  assertMayChange(merchant: string | null): void {
    const { call, input } = this.given;
    if (this.audit.perBrand) return;
    if (this.isDone) throw new Error(`The staff call ${call.name} changes the database a second time.`);
    if (merchant !== null && merchant !== input["code"])
      throw new Error(`The staff call ${call.name} changes a brand that its input does not name.`);
  }

  /** Notes that a change and its entry were committed. */
  changed(): void {
    if (this.audit.perBrand) this.isPartDone = true;
    else this.isDone = true;
  }

  /** Writes the entry as the last step of a transaction. */
  async addTo(tx: Transaction, outcome: string, merchant: string | null): Promise<void> {
    await appendAudit(tx, await this.entryOf(tx, outcome, merchant));
  }

  async started(): Promise<void> {
    await this.given.ctx.db.transaction(null, (tx) => this.addTo(tx, "started", null));
    this.isStarted = true;
  }

  /** Writes the entry in a separate transaction. */
  async ended(outcome: string): Promise<void> {
    await this.given.ctx.db.transaction(null, (tx) => this.addTo(tx, outcome, null));
    this.isDone = true;
  }

  /**
   * Writes the entry after an effect. If that fails, the caller still gets the answer: an error would say that there was no
   * effect. An earlier entry, `started` or of each brand, records the effect.
   */
  async endedAfterEffect(outcome: string): Promise<void> {
    await this.ended(outcome).catch((error: unknown) => {
      const { call, ctx } = this.given;
      ctx.log.error({ err: error, call: call.name }, "the result of a change was not written to the audit log");
    });
  }

  /** Records the reason of a refused call. If that fails, too, the caller still gets the first error. */
  async refused(error: unknown): Promise<void> {
    if (this.isDone) return;
    const { call, ctx, staff } = this.given;
    // Otherwise, a caller without a session could fill the audit with refusals.
    if (staff === null && isWpsError(error) && isRepeatedRefusal(error)) return;
    const outcome = isWpsError(error) ? error.code : this.isStarted ? "unknown" : "systemError";
    try {
      await ctx.db.transaction(null, async (tx) => appendUnlessDone(tx, await this.entryOf(tx, outcome, null)));
    } catch (failure) {
      ctx.log.error({ err: failure, call: call.name, outcome }, "a refusal was not written to the audit log");
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
      input: auditedInput(input, this.audit.kept),
      outcome,
      scope: staff ? staff.brands : ((await findStaff(tx, typed))?.brands ?? null),
      callId: this.callId,
    };
  }
}
