import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { hashPassword } from "~/features/access/passwords.server";
import { authenticatorOf } from "~/features/access/two-step.server";
import { STAFF_ISSUER, sealStaffSecret } from "~/features/staff/two-step.server";
import type { Database } from "~/platform/db/database";
import { recordOutsideConsole } from "~/platform/staff/outside-console";
import { uuidV7 } from "~/platform/text/uuid";
import { STAFF_ROLES } from "~/platform/wps/staff";
import { insertDemoStaff, staffAccounts } from "./demo-accounts.sql.gen";

const file = z.object({
  /** Base32; shared by all demo staff accounts. */
  twoStepSecret: z.string().regex(/^[A-Z2-7]{32}$/),
  accounts: z.array(
    z.strictObject({
      account: z.string().regex(/^[a-z]{3,32}$/),
      password: z.string().min(12),
      role: z.enum(STAFF_ROLES),
      /** Permissions of the account, for readers of the list. */
      note: z.string(),
    }),
  ),
});

/** Content of `demo/staff.json`. */
export type DemoStaff = z.output<typeof file>;

/** Reads the staff accounts of demo mode. @throws ZodError for an invalid file */
export async function readDemoStaff(path = resolve("demo/staff.json")): Promise<DemoStaff> {
  return file.parse(JSON.parse(await readFile(path, "utf8")));
}

/** Returns the current authenticator code of the demo staff accounts. @param now UTC ms */
export const demoAppCode = ({ twoStepSecret }: DemoStaff, now: number): string =>
  authenticatorOf(STAFF_ISSUER, "demo", twoStepSecret).generate({ timestamp: now });

/** Creates the missing staff accounts. Existing accounts stay unchanged. */
export async function ensureDemoStaff(
  ctx: { readonly db: Database; readonly secret: string; readonly now: number },
  { accounts, twoStepSecret }: DemoStaff,
): Promise<void> {
  const existing = await ctx.db.read(null, (tx) => tx.all(staffAccounts, {}));
  const missing = accounts.filter(({ account }) => !existing.some((row) => row.account === account));
  for (const { account, password, role } of missing) {
    const id = uuidV7(0, createHash("sha256").update(`staff ${account}`).digest());
    const passwordHash = await hashPassword(password);
    const sealed = sealStaffSecret(ctx, twoStepSecret);
    const values = { id, account, role, passwordHash, twoStepSecret: sealed, createdAt: new Date(ctx.now) };
    await ctx.db.transaction(null, async (tx) => {
      if ((await tx.run(insertDemoStaff, values)) === 0) return;
      const input = { account, role, brands: null };
      await recordOutsideConsole(tx, { actor: "demo mode", call: "addStaff", input, now: ctx.now });
    });
  }
}
