import { randomBytes } from "node:crypto";
import { hashPassword } from "~/features/access/passwords.server";
import { authenticatorOf } from "~/features/access/two-step.server";
import { STAFF_ISSUER, sealStaffSecret } from "~/features/staff/two-step.server";
import { uuidV7 } from "~/platform/text/uuid";
import type { StaffRole } from "~/platform/wps/staff";
import { STAFF, type WpsSite } from "./wps-site";

export const STAFF_PASSWORD = "a quiet harbour in June";
const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
let passwordHash: Promise<string> | undefined;
let count = 0;

interface GivenStaff {
  readonly id?: string;
  readonly account?: string;
  readonly role?: StaffRole;
  readonly brands?: readonly string[] | null;
  /** False: the second step is started but not confirmed. Null: it is not started. */
  readonly twoStep?: boolean | null;
  readonly passwordOnce?: boolean;
}

/** Creates a staff account with the password `STAFF_PASSWORD`. A repeated call resets it. @returns its name */
export async function aStaff(site: WpsSite, given: GivenStaff = {}): Promise<string> {
  count += 1;
  const { account = `staff${count}`, id = uuidV7(site.now, randomBytes(10)), role = "support", brands = null } = given;
  passwordHash ??= hashPassword(STAFF_PASSWORD);
  const kept = given.twoStep === null ? null : sealStaffSecret(site.context(), SECRET);
  const rest = [
    given.passwordOnce ?? false,
    kept,
    given.twoStep === undefined || given.twoStep === true,
    new Date(site.now),
  ];
  const hash = await passwordHash;
  await site.db.transaction(null, (tx) =>
    tx.query(
      `insert into staff_account (id, account, role, brands, password_hash, password_once, two_step_secret, two_step_on, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (account) do update set password_hash = $5,
         password_once = $6, two_step_secret = $7, two_step_on = $8, two_step_used = 0`,
      [id, account, role, brands, hash, ...rest],
    ),
  );
  return account;
}

/** Returns the authenticator code of such an account. @param at UTC ms */
export const appCodeAt = (at: number): string => authenticatorOf(STAFF_ISSUER, "x", SECRET).generate({ timestamp: at });

/** Creates the account that `site.console` acts as in the database. */
const ourselves = (site: WpsSite, given: GivenStaff = {}) =>
  aStaff(site, { id: STAFF.id, account: STAFF.name, role: "admin", ...given });

/** Example inputs of calls on staff accounts that must exist. */
export const MADE_STAFF = {
  async staffSignIn(site: WpsSite) {
    return { account: await aStaff(site), password: STAFF_PASSWORD, appCode: appCodeAt(site.now) };
  },
  async staffPassword(site: WpsSite) {
    await ourselves(site);
    return { oldPassword: STAFF_PASSWORD, newPassword: "a loud mountain in March" };
  },
  async staffTwoStep(site: WpsSite) {
    await ourselves(site, { twoStep: null });
    return {};
  },
  async confirmStaffTwoStep(site: WpsSite) {
    await ourselves(site, { twoStep: false });
    return { appCode: appCodeAt(site.now) };
  },
  async addStaff() {
    count += 1;
    return { account: `new${count}` };
  },
  async changeStaff(site: WpsSite) {
    return { account: await aStaff(site), expectedVersion: 1 };
  },
};
