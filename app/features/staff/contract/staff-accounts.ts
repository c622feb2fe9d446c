import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { brandCode, givenTime, pageNo, paging, time } from "~/platform/wps/shapes";
import { STAFF_ROLES } from "~/platform/wps/staff";
import { typedReference, typedSearch, typedStaffName } from "~/platform/wps/typed";

const account = typedStaffName
  .regex(/^[a-z][a-z0-9.-]{2,31}$/)
  .describe("The account's name: 3 to 32 small letters, digits, dots and hyphens.");
const role = z.enum(STAFF_ROLES).describe("Role.");
const brands = z
  .array(z.string().max(60))
  .min(1)
  .max(1_000)
  .nullable()
  .describe("Codes of the brands that the account works on; null for all.");
const version = z.int().describe("What a change has to name as `expectedVersion`.");
const once = z.string().nullable().describe("The one-time password, shown here alone; null where none was made.");

const row = z.object({
  account: z.string().describe("The account's name."),
  role,
  brands,
  locked: z.boolean().describe("Locked: nobody comes in with it."),
  twoStep: z.boolean().describe("The second step is set up."),
  passwordOnce: z.boolean().describe("The password has to be changed first."),
  seenAt: time.nullable().describe("When a session was last used; null for none."),
  version,
});

const EXAMPLE = {
  account: "iris",
  role: "support" as const,
  brands: ["lotus"],
  locked: false,
  twoStep: false,
  passwordOnce: true,
  seenAt: null,
  version: 1,
};

const entry = z.object({
  seq: z.string().describe("Its place in the chain, from 1."),
  at: time.describe("When."),
  actor: z.string().describe("Who: the account, or what was typed as one."),
  role: role.nullable().describe("The role then; null before a sign-in."),
  ip: z.string().nullable().describe("From which address."),
  call: z.string().describe("Name of the call."),
  brand: z.string().nullable().describe("Code of the brand that it was about."),
  input: z.record(z.string(), z.unknown()).describe("What was sent, without secrets."),
  outcome: z
    .string()
    .describe(
      "`done`, or the code of the error; for work on files also `started` or `unknown` (whether it took effect is not known) and `invalid` (nothing was changed).",
    ),
  hash: z.string().describe("SHA-256 over the hash before it and all of the entry."),
});

/** Calls about staff accounts and the audit log (requirement X1, X3). */
export const staffAccountCalls = {
  staffList: defineCall({
    name: "staffList",
    method: "GET",
    path: "/wps/staff/accounts",
    staff: "staff.manage",
    audit: { effect: "none" },
    doc: "The accounts of staff that work on no other brands than one's own, by name.",
    input: z.strictObject({}),
    output: z.object({ rows: z.array(row).describe("The accounts.") }),
    example: { input: {}, value: { rows: [EXAMPLE] } },
  }),
  addStaff: defineCall({
    name: "addStaff",
    method: "POST",
    path: "/wps/staff/accounts",
    staff: "staff.manage",
    audit: { effect: "database" },
    doc: "Opens an account with a random one-time password. Who comes in with it changes it and sets the second step up first. Nobody gives brands that he does not have.",
    input: z.strictObject({ account, role, brands: brands.default(null) }),
    output: row.extend({ once }),
    errors: ["usernameTaken"],
    example: {
      input: { account: "iris", role: "support", brands: ["lotus"] },
      value: { ...EXAMPLE, once: "kx7-pq2-wd9-mn4" },
    },
  }),
  changeStaff: defineCall({
    name: "changeStaff",
    method: "PUT",
    path: "/wps/staff/accounts",
    staff: "staff.manage",
    audit: { effect: "database" },
    doc: "Changes role, brands or lock of another account, or makes it a new one-time password and takes its second step away. Its sessions are over.",
    input: z.strictObject({
      account,
      role: role.optional(),
      brands: brands.optional(),
      locked: z.boolean().optional().describe("Locks, or lets in again."),
      reset: z.boolean().default(false).describe("A new one-time password, and the second step anew."),
      expectedVersion: z.int().min(0).describe("The `version` that was looked at."),
    }),
    output: row.extend({ once }),
    errors: ["notFound", "notAllowed", "staleSave"],
    example: {
      input: { account: "iris", locked: true, expectedVersion: 1 },
      value: { ...EXAMPLE, locked: true, version: 2, once: null },
    },
  }),
  auditLog: defineCall({
    name: "auditLog",
    method: "GET",
    path: "/wps/staff/audit",
    staff: "audit.read",
    audit: { effect: "none" },
    doc: "What staff did and tried, the latest first: about one's own brands, and about none. Who may not see everybody's (`audit.all`) finds his own.",
    input: z.strictObject({
      actor: typedStaffName.optional().describe("Only this account."),
      call: typedReference(60).optional().describe("Only this call."),
      code: brandCode.optional().describe("Only about this brand."),
      text: typedSearch(100).optional().describe("Found anywhere in an entry."),
      changes: z.boolean().default(false).describe("Only what changed something, and what was refused."),
      from: givenTime.optional().describe("From this time on."),
      until: givenTime.optional().describe("Before this time."),
      pageNo,
      pageSize: z.int().min(1).max(1_000).default(50).describe("Entries a page."),
    }),
    output: z.object({ rows: z.array(entry).describe("The entries of this page."), ...paging }),
    example: {
      input: { actor: "iris" },
      value: {
        rows: [
          {
            seq: "17",
            at: "2026-01-31T08:00:00.000Z",
            actor: "iris",
            role: "support",
            ip: "203.0.113.9",
            call: "setFlag",
            brand: "lotus",
            input: { code: "lotus", flag: "winnersBoard", value: false, expectedVersion: 7, reason: "Complaint 4711" },
            outcome: "done",
            hash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          },
        ],
        pageNo: 1,
        pageSize: 50,
        total: 1,
        totalPages: 1,
      },
    },
  }),
} as const;
