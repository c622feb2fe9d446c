import { scrypt } from "node:crypto";
import { promisify } from "node:util";
import type { Database } from "./database";

/** The setting that a mark is kept for. */
const NAME = "PREVIEW_SECRET";
/** The setting that lets another secret follow. */
const REPLACES = "PREVIEW_SECRET_REPLACES";
const MARK_BYTES = 12;

/** A process whose secret is not the one that the database was used with. The message says what to do. */
export class OtherSecretError extends Error {
  override readonly name = "OtherSecretError";

  constructor(kept: string, own: string, secretFile: string) {
    super(
      `This database was used with another ${NAME} (mark ${kept}) than this process has (mark ${own}).\n` +
        `Set the same ${NAME} on every machine, and after a restore the one of the backup; without the setting it is in ${secretFile}.\n` +
        `To change it for good, stop every process and start with ${REPLACES}=${kept}. What was kept with the old secret cannot be read any more: ` +
        "members' documents, proofs of payment and bank accounts, second steps of members and staff, and rounds that are open at the house.",
    );
  }
}

/** Returns the mark of a secret: 16 characters, slow to make, the same on every machine. */
export async function markOf(secret: string): Promise<string> {
  const hash = await promisify(scrypt)(secret, `livery mark ${NAME}`, MARK_BYTES);
  return (hash as Buffer).toString("base64url");
}

export interface SecretCheck {
  readonly secret: string;
  /** Where the secret is kept when no setting gives it, for the message. */
  readonly secretFile: string;
  /** The mark that this secret replaces (`PREVIEW_SECRET_REPLACES`); null for none. */
  readonly replaces: string | null;
}

/** Returns the mark that a database keeps; null before its first start. */
export async function keptMark(db: Database): Promise<string | null> {
  const rows = await db.transaction(null, (tx) =>
    tx.query<{ mark: string }>("select mark from secret_mark where name = $1", [NAME]),
  );
  return rows[0]?.mark ?? null;
}

/**
 * Compares a process's secret with the one that the database was first used with, and keeps the mark of the first.
 * @throws OtherSecretError
 */
export async function assertSameSecret(db: Database, { replaces, secret, secretFile }: SecretCheck): Promise<void> {
  const own = await markOf(secret);
  await db.transaction(null, async (tx) => {
    await tx.query("insert into secret_mark (name, mark) values ($1, $2) on conflict do nothing", [NAME, own]);
    const changed = "update secret_mark set mark = $2, at = now() where name = $1 and mark = $3";
    if (replaces !== null) await tx.query(changed, [NAME, own, replaces]);
  });
  const kept = await keptMark(db);
  if (kept !== own) throw new OtherSecretError(kept ?? "none", own, secretFile);
}
