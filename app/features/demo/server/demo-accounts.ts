import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { hashPassword } from "~/features/access/passwords.server";
import type { Database } from "~/platform/db/database";
import { uuidV7 } from "~/platform/text/uuid";
import * as sql from "./demo-accounts.sql.gen";

const file = z.object({
  accounts: z.array(
    z.strictObject({
      account: z.string().regex(/^[a-z0-9]{3,32}$/),
      password: z.string().min(8),
      nickname: z.string(),
      /** `isAgent` of the WPS. */
      type: z.int(),
      rankLevel: z.int().min(1),
      /** Account name of the upline; null for the top of the tree. The order in the file does not matter. */
      upline: z.string().nullable(),
      passwordOnce: z.boolean().default(false),
      /** Purpose of the account, for readers of the list. */
      note: z.string(),
    }),
  ),
});

/** Account of `demo/accounts.json`. */
export type DemoAccount = z.output<typeof file>["accounts"][number];

/** Reads the accounts of every demo brand from the file. @throws ZodError for an invalid file */
export async function readDemoAccounts(path = resolve("demo/accounts.json")): Promise<readonly DemoAccount[]> {
  return file.parse(JSON.parse(await readFile(path, "utf8"))).accounts;
}

/** Returns the accounts sorted by depth, uplines first. */
function topDown(accounts: readonly DemoAccount[]): readonly DemoAccount[] {
  const depth = (one: DemoAccount): number => {
    const upline = accounts.find(({ account }) => account === one.upline);
    return upline ? 1 + depth(upline) : 0;
  };
  return accounts.toSorted((a, b) => depth(a) - depth(b));
}

/** Deterministic seed, so links to a demo account are valid on every machine. */
const seedOf = (merchant: string, account: string) => createHash("sha256").update(`${merchant} ${account}`).digest();
const idOf = (merchant: string, account: string) => uuidV7(0, seedOf(merchant, account));

/** Age of the accounts: they must be older than the history in `demo/history.json`. */
const OPENED_BEFORE_MS = 90 * 86_400_000;

/** Creates the missing accounts of a demo brand. Existing accounts stay unchanged. */
export async function ensureDemoAccounts(
  db: Database,
  merchant: string,
  accounts: readonly DemoAccount[],
  now: number,
): Promise<void> {
  const members = await db.read(merchant, (tx) => tx.all(sql.memberAccounts, {}));
  const existing = new Set(members.map(({ account }) => account));
  const missing = topDown(accounts).filter(({ account }) => !existing.has(account));
  for (const { account, nickname, password, passwordOnce, rankLevel, type, upline } of missing) {
    const seed = seedOf(merchant, account).toString("hex");
    const row: sql.InsertDemoMemberParams = {
      id: idOf(merchant, account),
      account,
      nickname,
      type,
      passwordHash: await hashPassword(password),
      passwordAt: new Date(now),
      passwordOnce,
      rankLevel,
      avatar: seed.slice(0, 4),
      uplineId: upline === null ? null : idOf(merchant, upline),
      referralCode: seed.slice(4, 12),
      createdAt: new Date(now - OPENED_BEFORE_MS),
    };
    await db.transaction(merchant, (tx) => tx.run(sql.insertDemoMember, row));
  }
}
