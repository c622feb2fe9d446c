import { randomBytes } from "node:crypto";
import { hashPassword } from "~/features/access/passwords.server";
import { insertMember } from "~/features/access/server/accounts.sql.gen";
import { findSession, openSession } from "~/features/access/sessions.server";
import { openDatabase } from "~/platform/db/database";
import { uuidV7 } from "~/platform/text/uuid";
import { cpuOf } from "./measure";
import { handleTask } from "./process";

/** Accounts to create and the number of session look-ups to measure. */
export interface AccessTask {
  /** DATA_DIR of the running product. The child process joins its database. */
  readonly data: string;
  readonly brand: string;
  readonly accounts: readonly string[];
  readonly lookUps: number;
}

export interface AccessAnswer {
  /** Session token of the first account. */
  readonly token: string;
  /** CPU time of this process for one session look-up, in µs. */
  readonly lookUp: number;
}

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };
const HOUR = 3_600_000;

const EMPTY = { paymentHash: null, mobile: null, email: null, payeeName: null, language: null, uplineId: null };

handleTask<AccessTask>(async ({ accounts, brand, data, lookUps }) => {
  const db = await openDatabase({ dataDir: data, log: SILENT, prepares: true });
  const now = Date.now();
  // All accounts share one hash. It is the hash of another password than the tried one, at the usual cost.
  const passwordHash = await hashPassword("the password of the benchmark");
  const at = new Date(now);
  const rows = accounts.map((account) => ({
    id: uuidV7(now, randomBytes(10)),
    account,
    nickname: account,
    passwordHash,
    ...EMPTY,
    contacts: {},
    avatar: "0",
    referralCode: account,
    createdAt: at,
  }));
  const token = await db.transaction(brand, async (tx) => {
    for (const row of rows) await tx.run(insertMember, row);
    const who = { memberId: rows[0]?.id ?? "", side: "member", method: "username", ip: null, device: "bench" } as const;
    return openSession(tx, { ...who, now });
  });
  const rules = { merchant: brand, idleMs: HOUR, expiryMs: null, forceOld: false, now };
  const many = async (count: number) => {
    for (let i = 0; i < count; i += 1)
      if ((await findSession(db, token, rules)) === null) throw new Error("The session was not found.");
  };
  // Warm-up: compiles the code before the measurement.
  await many(lookUps);
  const cpu = await cpuOf(() => many(lookUps));
  await db.close();
  return { token, lookUp: (cpu / lookUps) * 1e6 } satisfies AccessAnswer;
});
