import { userInfo } from "node:os";
import { openStaffAccount, resetStaffAccount } from "~/features/staff/accounts.server";
import type { Database } from "~/platform/db/database";
import { openDatabase } from "~/platform/db/database";
import type { Transaction } from "~/platform/db/transaction";
import { readSettings } from "~/platform/http/settings";
import { verifyAudit } from "~/platform/staff/audit";
import { recordOutsideConsole } from "~/platform/staff/outside-console";
import { findStaff } from "~/platform/staff/sessions";
import { STAFF_ROLES, type StaffRole } from "~/platform/wps/staff";

const USAGE = `Usage:
  npm run staff -- new <account> <role> [<brand> …]   open an account (roles: ${STAFF_ROLES.join(", ")}) for these brands; default: all
  npm run staff -- reset <account>                    set a new one-time password and unlock the account
  npm run staff -- list                               list the accounts
  npm run staff -- verify                             check that no entry of the audit log was changed or removed

"new" and "reset" write an entry to the audit log, with the actor "command line" and the name of the system user.
The commands use the database of DATABASE_URL, or the embedded one in DATA_DIR. The server may be running.`;

const log = { info: () => {}, warn: console.error, error: console.error };

const isRole = (value: string | undefined): value is StaffRole =>
  (STAFF_ROLES as readonly string[]).includes(value ?? "");

/** Returns the system user who runs the command; the user id when there is no name. */
function machineUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "unknown");
  }
}

/** Writes the audit entry of a change, in the transaction of the change. */
const record = (tx: Transaction, call: string, input: Readonly<Record<string, unknown>>): Promise<void> =>
  recordOutsideConsole(tx, {
    actor: "command line",
    call,
    input: { ...input, machineUser: machineUser() },
    now: Date.now(),
  });

async function openAccount(db: Database, [account = "", role, ...brands]: readonly string[]): Promise<void> {
  if (!/^[a-z][a-z0-9.-]{2,31}$/.test(account) || !isRole(role)) throw new Error(USAGE);
  const given = { account, role, brands: brands.length > 0 ? brands : null };
  const once = await db
    .transaction(null, async (tx) => {
      const password = await openStaffAccount(tx, given, Date.now());
      await record(tx, "addStaff", given);
      return password;
    })
    .catch((error: Error & { code?: string }) => {
      throw error.code === "usernameTaken" ? new Error(`The account ${account} already exists.`) : error;
    });
  console.log(`One-time password of ${account} (${role}): ${once}`);
}

async function reset(db: Database, [account = ""]: readonly string[]): Promise<void> {
  const once = await db.transaction(null, async (tx) => {
    const row = await findStaff(tx, account);
    if (!row) throw new Error(`The account ${account} does not exist.`);
    await tx.query("update staff_account set locked = false where id = $1", [row.id]);
    const password = await resetStaffAccount(tx, row.id);
    await record(tx, "changeStaff", { account, locked: false, reset: true });
    return password;
  });
  console.log(`One-time password of ${account}: ${once}`);
}

async function list(db: Database): Promise<void> {
  const rows = await db.transaction(null, (tx) =>
    tx.query<{ account: string; role: string; brands: string[] | null; locked: boolean }>(
      "select account, role, brands, locked from staff_account order by account",
    ),
  );
  for (const { account, brands, locked, role } of rows)
    console.log(
      `${account.padEnd(20)} ${role.padEnd(9)} ${brands?.join(", ") ?? "all brands"}${locked ? "  locked" : ""}`,
    );
  if (rows.length === 0) console.log("There are no accounts.");
}

async function verify(db: Database): Promise<void> {
  const { broken, head, rows } = await verifyAudit(db);
  if (broken !== null) throw new Error(`The audit log was changed: entry ${broken} is missing or modified.`);
  console.log(`The audit log is intact: ${rows} entries, hash of the last one: ${head || "(none)"}.`);
}

const COMMANDS: Readonly<Record<string, (db: Database, args: readonly string[]) => Promise<void>>> = {
  new: openAccount,
  reset,
  list,
  verify,
};

async function main([name = "", ...args]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(USAGE);
  const { databaseUrl, dataDir } = readSettings(process.env);
  const db = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir, log });
  try {
    await command(db, args);
  } finally {
    await db.close();
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
