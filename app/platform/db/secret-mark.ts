import { scrypt } from "node:crypto";
import { promisify } from "node:util";
import type { Database } from "./database";
import * as sql from "./secret-mark.sql.gen";

/** Setting whose mark is stored. */
const NAME = "PREVIEW_SECRET";
/** Setting that permits the replacement of the secret. */
const REPLACES = "PREVIEW_SECRET_REPLACES";
const MARK_BYTES = 12;

/**
 * The secret of this process differs from the one that the database was used with. The message contains instructions.
 */
export class OtherSecretError extends Error {
  override readonly name = "OtherSecretError";

  constructor(kept: string, own: string, secretFile: string) {
    super(
      `This database was used with a different ${NAME} (mark ${kept}) than the one of this process (mark ${own}).\n` +
        `Set the same ${NAME} on every machine, and after a restore that of the backup. Without the setting, it is stored in ${secretFile}.\n` +
        `To change it permanently, stop every process and start with ${REPLACES}=${kept}. Data encrypted with the old secret can then no longer be read: ` +
        "members' documents, proofs of payment and bank accounts, second steps of members and staff, and open rounds of the house.",
    );
  }
}

/** Returns the mark of a secret: 16 characters, slow to compute, the same on every machine. */
export async function secretMarkOf(secret: string): Promise<string> {
  const hash = await promisify(scrypt)(secret, `livery mark ${NAME}`, MARK_BYTES);
  return (hash as Buffer).toString("base64url");
}

export interface SecretCheck {
  readonly secret: string;
  /** File with the secret when the setting is absent. Used in the error message. */
  readonly secretFile: string;
  /** Mark of the secret that this one replaces (`PREVIEW_SECRET_REPLACES`); null for none. */
  readonly replaces: string | null;
}

/** Returns the mark stored in the database; null before its first start. */
export async function storedSecretMark(db: Database): Promise<string | null> {
  const row = await db.transaction(null, (tx) => tx.first(sql.storedMark, { name: NAME }));
  return row?.mark ?? null;
}

/**
 * Stores the mark of the secret on the first start, and compares it on each later one.
 *
 * @throws OtherSecretError
 */
export async function assertSameSecret(db: Database, { replaces, secret, secretFile }: SecretCheck): Promise<void> {
  const own = await secretMarkOf(secret);
  await db.transaction(null, async (tx) => {
    await tx.run(sql.addMark, { name: NAME, mark: own });
    if (replaces !== null) await tx.run(sql.replaceMark, { name: NAME, mark: own, replaces });
  });
  const kept = await storedSecretMark(db);
  if (kept !== own) throw new OtherSecretError(kept ?? "none", own, secretFile);
}
