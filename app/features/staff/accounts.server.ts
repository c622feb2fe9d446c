import { randomBytes, randomInt } from "node:crypto";
import { hashPassword } from "~/features/access/passwords.server";
import type { Transaction } from "~/platform/db/transaction";
import { searchAudit } from "~/platform/staff/audit";
import type { Product } from "~/platform/staff/context";
import { endStaffSessions, findStaff, type StaffRow } from "~/platform/staff/sessions";
import { uuidV7 } from "~/platform/text/uuid";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { mayOnBrand, mayStaff, type StaffMember, type StaffRole } from "~/platform/wps/staff";
import * as sql from "./server/accounts.sql.gen";

type Calls = "staffList" | "addStaff" | "changeStaff" | "auditLog";

/** Letters and digits without characters that are easily confused. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** Returns a random one-time password: about 79 bits, in groups. */
export function newOneTimePassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

/** Data of a new staff account. */
export interface NewStaffAccount {
  readonly account: string;
  readonly role: StaffRole;
  readonly brands: readonly string[] | null;
}

/**
 * Creates a staff account with a one-time password.
 * @returns the password, which is stored only as a hash
 * @throws WpsError usernameTaken
 */
export async function openStaffAccount(tx: Transaction, given: NewStaffAccount, now: number): Promise<string> {
  const once = newOneTimePassword();
  const { account, brands, role } = given;
  const id = uuidV7(now, randomBytes(10));
  const row = { id, account, role, brands, passwordHash: await hashPassword(once), createdAt: new Date(now) };
  if ((await tx.run(sql.insertStaff, row)) === 0) throw new WpsError("usernameTaken");
  return once;
}

/** Sets a new one-time password and removes the second step of an account. Ends its sessions. @returns the password */
export async function resetStaffAccount(tx: Transaction, id: string): Promise<string> {
  const once = newOneTimePassword();
  await tx.run(sql.resetStaff, { id, passwordHash: await hashPassword(once) });
  await endStaffSessions(tx, id, null);
  return once;
}

/** Returns true if an account's brands are a subset of the staff member's brands. Only such accounts can be changed. */
const worksWithinBrandsOf = ({ brands: mine }: StaffMember, theirs: readonly string[] | null): boolean =>
  mine === null || (theirs?.every((code) => mayOnBrand({ brands: mine }, code)) ?? false);

/** Implements the calls about staff accounts and the audit (requirement X1, X3). */
export const staffAccounts: Pick<Implementation<"staff">, Calls> = {
  async staffList({ db, staff }) {
    const rows = await db.read(null, (tx) => tx.all(sql.staffList, {}));
    return { rows: rows.filter(({ brands }) => worksWithinBrandsOf(staff, brands)).map(viewOf) };
  },
  addStaff({ change, now, staff }, given) {
    if (!worksWithinBrandsOf(staff, given.brands)) throw new WpsError("forbidden");
    return change(null, async (tx) => {
      const once = await openStaffAccount(tx, given, now);
      return { ...(await viewNamed(tx, given.account)), once };
    });
  },
  changeStaff({ change, staff }, { account, brands, expectedVersion, locked, reset, role }) {
    return change(null, async (tx) => {
      const row = await lockChangeableAccount(tx, staff, account, expectedVersion);
      const next = { role: role ?? row.role, brands: brands === undefined ? row.brands : brands };
      if (!worksWithinBrandsOf(staff, next.brands)) throw new WpsError("forbidden");
      await tx.run(sql.updateStaff, { id: row.id, ...next, locked: locked ?? row.locked });
      await endStaffSessions(tx, row.id, null);
      const once = reset ? await resetStaffAccount(tx, row.id) : null;
      return { ...(await viewNamed(tx, account)), once };
    });
  },
  async auditLog({ db, product, staff }, { actor, changes, code, from, pageNo, pageSize, until, ...search }) {
    const asked = { from: from && Date.parse(from), until: until && Date.parse(until) };
    const who = {
      actor: mayStaff(staff.role, "audit.all") ? actor : staff.name,
      brand: code,
      reader: staff,
      without: changes ? readingCalls(product) : [],
    };
    const times = { from: asked.from || undefined, until: asked.until || undefined };
    const { entries, total } = await searchAudit(db, { ...search, ...who, ...times }, { pageNo, size: pageSize });
    const rows = entries.map(({ entry: { callId: _callId, scope: _scope, ...entry }, hash, seq }) => ({
      ...entry,
      seq: String(seq),
      at: new Date(entry.at).toISOString(),
      hash,
    }));
    return { rows, pageNo, pageSize, total, totalPages: Math.ceil(total / pageSize) };
  },
};

/** Returns the names of the staff calls that change nothing. */
const readingCalls = ({ calls }: Product): string[] =>
  calls.flatMap(({ area, call, name }) => (area === "staff" && call.method === "GET" ? [name] : []));

/**
 * Returns the account, locked until the end of the transaction.
 * @throws WpsError notFound, forbidden, notAllowed for the caller's account, staleSave
 */
async function lockChangeableAccount(
  tx: Transaction,
  staff: StaffMember,
  account: string,
  version: number,
): Promise<StaffRow> {
  await tx.first(sql.lockStaff, { account });
  const row = await findStaff(tx, account);
  if (!row) throw new WpsError("notFound");
  if (!worksWithinBrandsOf(staff, row.brands)) throw new WpsError("forbidden");
  if (row.id === staff.id) throw new WpsError("notAllowed");
  if (row.version !== version) throw new WpsError("staleSave", {}, { version: row.version });
  return row;
}

async function viewNamed(tx: Transaction, account: string) {
  const row = await tx.first(sql.staffNamed, { account });
  if (!row) throw new WpsError("notFound");
  return viewOf(row);
}

function viewOf({ account, brands, lastSeen, locked, passwordOnce, role, twoStepOn, version }: sql.StaffListRow) {
  return {
    account,
    role,
    brands: brands === null ? null : [...brands],
    locked,
    twoStep: twoStepOn,
    passwordOnce,
    seenAt: lastSeen?.toISOString() ?? null,
    version,
  };
}
