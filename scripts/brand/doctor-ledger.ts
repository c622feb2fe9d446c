import { type LedgerFault, ledgerFaults } from "~/features/wallet/server/audit";
import { FileError } from "~/platform/brands/files";
import type { Database } from "~/platform/db/database";
import type { CommandContext } from "./command";
import type { Finding } from "./finding";
import { withDatabase } from "./with-database";

/** Replays the ledgers of brands. Returns no findings when there is no database yet. */
export async function examineLedgers(place: CommandContext, brands: readonly string[]): Promise<readonly Finding[]> {
  try {
    const found: Finding[] = [];
    await withDatabase(place, async (db) => {
      for (const brand of brands) found.push(...(await examineLedger(db, brand)));
    });
    return found;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return [{ level: "warning", brand: null, message: error.message }];
  }
}

async function examineLedger(db: Database, brand: string): Promise<readonly Finding[]> {
  const faults = await db.transaction(brand, ledgerFaults);
  return faults.map((fault) => ({ level: "error", brand, message: `${describeFault(fault)} (minor units)` }));
}

function describeFault({ kind, replayed, stored, what }: LedgerFault): string {
  if (kind === "transaction") return `the postings of transaction ${what} add up to ${replayed}, expected 0`;
  if (kind === "play") return `the stored total of bets ${what} is ${stored}, the rounds add up to ${replayed}`;
  return `the balance of wallet ${what} is ${stored}, its postings add up to ${replayed}`;
}
