import { randomUUID } from "node:crypto";
import type { Transaction } from "~/platform/db/transaction";
import { appendAudit } from "./audit";

/**
 * Actor that changes staff accounts outside the console. No account can have such a name, because it contains a space. The
 * audit chain contains these values; the console shows a text instead (`~/features/staff/console/outside-actor`).
 */
export type OutsideActor = "command line" | "demo mode";

/** Change made outside the console. */
export interface OutsideChange {
  readonly actor: OutsideActor;
  /** Equivalent call of the console. */
  readonly call: string;
  /** Without secrets. */
  readonly input: Readonly<Record<string, unknown>>;
  /** UTC ms. */
  readonly now: number;
}

/** Appends the audit entry of a change made outside the console. Must be the last step of its transaction. */
export const recordOutsideConsole = (tx: Transaction, { actor, call, input, now }: OutsideChange): Promise<void> =>
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
