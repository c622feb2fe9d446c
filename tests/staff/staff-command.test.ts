import { execFile } from "node:child_process";
import { userInfo } from "node:os";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { type AuditEntry, verifyAudit } from "~/platform/staff/audit";
import { testDatabase, testDatabaseUrl } from "../helpers/database";

const run = promisify(execFile);

test("X3 an account opened or reset on the command line is recorded, without its password", async () => {
  const url = await testDatabaseUrl();
  const db = await testDatabase({ databaseUrl: url });
  onTestFinished(() => db.close());
  const env = { ...process.env, DATABASE_URL: url };
  const staff = (...args: string[]) => run(process.execPath, ["scripts/run.mjs", "scripts/staff.ts", ...args], { env });
  const opened = await staff("new", "ada", "admin");
  await staff("reset", "ada");
  await expect(staff("new", "ada", "admin")).rejects.toMatchObject({ stderr: expect.stringContaining("already") });
  const rows = await db.transaction(null, (tx) =>
    tx.query<{ body: string }>("select body from staff_audit order by seq"),
  );
  const entries = rows.map(({ body }) => JSON.parse(body) as AuditEntry);
  const machineUser = userInfo().username;
  expect(entries).toMatchObject([
    {
      actor: "command line",
      call: "addStaff",
      outcome: "done",
      input: { account: "ada", role: "admin", brands: null, machineUser },
    },
    {
      actor: "command line",
      call: "changeStaff",
      outcome: "done",
      input: { account: "ada", locked: false, reset: true },
    },
  ]);
  const [once = ""] = /[a-z0-9]{4}(?:-[a-z0-9]{4}){3}/.exec(opened.stdout) ?? [];
  expect(once).not.toBe("");
  expect(JSON.stringify(rows)).not.toContain(once);
  expect((await verifyAudit(db)).broken).toBeNull();
});
