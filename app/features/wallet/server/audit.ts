import type { Transaction } from "~/platform/db/transaction";
import { ledgerFaults as storedFaults } from "./audit.sql.gen";

/** Inconsistency in a brand's ledger. Occurs only when a write bypasses `post` or the close of a round. */
export interface LedgerFault {
  /**
   * A wallet whose balance differs from its postings, a transaction whose lines do not sum to zero, or bets of a member and a
   * category that differ from the closed rounds, deleted ones included.
   */
  readonly kind: "balance" | "transaction" | "play";
  /** `<member id> <wallet>`, the transaction id, or `<member id> <category>` of the bets. */
  readonly what: string;
  /** Stored value, minor units; null for a missing row; 0 for a transaction. */
  readonly stored: bigint | null;
  /** Sum of the postings or of the rounds, minor units. */
  readonly replayed: bigint;
}

/**
 * Replays a brand's whole ledger and compares it with the stored balances (requirement W1). Empty when all is consistent. Reads
 * every posting: slow by design.
 */
export async function ledgerFaults(tx: Transaction): Promise<readonly LedgerFault[]> {
  return (await tx.all(storedFaults, {})) as LedgerFault[];
}
