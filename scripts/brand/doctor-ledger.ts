import { existsSync } from "node:fs";
import { join } from "node:path";
import { type LedgerFault, ledgerFaults } from "~/features/wallet/server/audit";
import { type Database, openDatabase } from "~/platform/db/database";
import { sqlState } from "~/platform/db/errors";
import { POINTER } from "~/platform/db/places";
import type { Place } from "./command";
import type { Finding } from "./finding";

const UNDEFINED_TABLE = "42P01";
const QUIET = { info: () => {}, warn: () => {}, error: () => {} };

/** Replays the ledgers of brands. Nothing is examined where there is no database yet. */
export async function examineLedgers(place: Place, brands: readonly string[]): Promise<readonly Finding[]> {
  const { dataDir, databaseUrl } = place;
  const isThere = databaseUrl !== undefined || existsSync(join(dataDir, "pg")) || existsSync(join(dataDir, POINTER));
  if (!isThere) return [];
  const db = await openDatabase({ databaseUrl, dataDir, log: QUIET, migrate: false });
  try {
    const found: Finding[] = [];
    for (const brand of brands) found.push(...(await examineLedger(db, brand)));
    return found;
  } catch (error) {
    if (sqlState(error) !== UNDEFINED_TABLE) throw error;
    return [{ level: "warning", brand: null, message: "the database is older than this program: start it once" }];
  } finally {
    await db.close();
  }
}

async function examineLedger(db: Database, brand: string): Promise<readonly Finding[]> {
  const faults = await db.transaction(brand, ledgerFaults);
  return faults.map((fault) => ({ level: "error", brand, message: `${told(fault)} (minor units)` }));
}

function told({ kind, replayed, stored, what }: LedgerFault): string {
  if (kind === "transaction") return `the transaction ${what} sums to ${replayed}, not 0`;
  if (kind === "play") return `the bets ${what} are counted as ${stored}, the rounds sum to ${replayed}`;
  return `the wallet ${what} holds ${stored}, its postings sum to ${replayed}`;
}
