import { randomUUID } from "node:crypto";
import type { Transaction } from "~/platform/db/transaction";
import { appendAudit } from "./audit";

/** What changes accounts of staff beside the console. No account can have such a name: it holds a space. */
type OutsideActor = "command line" | "demo mode";

/** A change that was made beside the console. */
export interface OutsideChange {
  readonly actor: OutsideActor;
  /** The call that does the same on the console. */
  readonly call: string;
  /** Without secrets. */
  readonly input: Readonly<Record<string, unknown>>;
  /** UTC ms. */
  readonly now: number;
}

/** Writes the audit entry of a change made beside the console, as the last step of its transaction. */
export const recordOutside = (tx: Transaction, { actor, call, input, now }: OutsideChange): Promise<void> =>
  appendAudit(tx, {
    at: now,
    actor,
    role: null,
    ip: null,
    call,
    brand: null,
    input,
    outcome: "done",
    scope: null,
    callId: randomUUID(),
  });
