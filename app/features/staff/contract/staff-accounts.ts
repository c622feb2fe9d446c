import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { brandCode, givenTime, pageNo, paging, time } from "~/platform/wps/shapes";
import { STAFF_ROLES } from "~/platform/wps/staff";
import { typedReference, typedSearch, typedStaffName } from "~/platform/wps/typed";

const account = typedStaffName
  .regex(/^[a-z][a-z0-9.-]{2,31}$/)
  .describe("Name of the account: 3 to 32 lower-case letters, digits, dots and hyphens.");
const role = z.enum(STAFF_ROLES).describe("Role.");
const brands = z
  .array(z.string().max(60))
  .min(1)
  .max(1_000)
  .nullable()
  .describe("Codes of the brands of the account; null for all.");
const version = z.int().describe("Version of the account; send it as `expectedVersion` of a change.");
const once = z.string().nullable().describe("One-time password, returned only once; null when none was created.");

const row = z.object({
  account: z.string().describe("Name of the account."),
  role,
  brands,
  locked: z.boolean().describe("True when the account is locked and cannot sign in."),
  twoStep: z.boolean().describe("True when the second step is set up."),
  passwordOnce: z.boolean().describe("True when the password must be changed first."),
  seenAt: time.nullable().describe("Time of the last request of a session; null for none."),
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
  seq: z.string().describe("Number of the entry in the chain, from 1."),
  at: time.describe("Time of the call."),
  actor: z.string().describe("Staff account, or the name entered at the sign-in."),
  role: role.nullable().describe("Role at that time; null before a sign-in."),
  ip: z.string().nullable().describe("IP address."),
  call: z.string().describe("Name of the call."),
  brand: z.string().nullable().describe("Code of the affected brand."),
  input: z.record(z.string(), z.unknown()).describe("Input of the call, without secrets."),
  outcome: z
    .string()
    .describe(
      "`done`, or the error code; for changes of files also `started` or `unknown` (the outcome is unknown) and `invalid` (nothing was changed).",
    ),
  hash: z.string().describe("SHA-256 of the previous hash and this entry."),
});

/** Calls about staff accounts and the audit log (requirement X1, X3). */
export const staffAccountCalls = {
  staffList: defineCall({
    name: "staffList",
    method: "GET",
    path: "/wps/staff/accounts",
    staff: "staff.manage",
    audit: { effect: "none" },
    doc: "Lists the staff accounts that work only on brands of the caller, by name.",
    input: z.strictObject({}),
    output: z.object({ rows: z.array(row).describe("Accounts.") }),
    example: { input: {}, value: { rows: [EXAMPLE] } },
  }),
  addStaff: defineCall({
    name: "addStaff",
    method: "POST",
    path: "/wps/staff/accounts",
    staff: "staff.manage",
    audit: { effect: "database" },
    doc: "Creates a staff account with a random one-time password. At the first sign-in, the password must be changed and the second step set up. The caller can assign only their own brands.",
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
    doc: "Changes role, brands or lock of another account, or resets it: new one-time password and no second step. Its sessions end.",
    input: z.strictObject({
      account,
      role: role.optional(),
      brands: brands.optional(),
      locked: z.boolean().optional().describe("True locks the account, false unlocks it."),
      reset: z.boolean().default(false).describe("Creates a new one-time password and removes the second step."),
      expectedVersion: z.int().min(0).describe("The `version` on which the change is based."),
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
    doc: "Lists the actions and attempts of staff, latest first: those about the caller's brands, and those about none. Without the permission `audit.all`, only those of the caller.",
    input: z.strictObject({
      actor: typedStaffName.optional().describe("Only entries of this account."),
      call: typedReference(60).optional().describe("Only entries of this call."),
      code: brandCode.optional().describe("Only entries about this brand."),
      text: typedSearch(100).optional().describe("Text to search for in all parts of an entry."),
      changes: z.boolean().default(false).describe("Only changes and refused calls."),
      from: givenTime.optional().describe("Start of the period, inclusive."),
      until: givenTime.optional().describe("End of the period, exclusive."),
      pageNo,
      pageSize: z.int().min(1).max(1_000).default(50).describe("Entries per page."),
    }),
    output: z.object({ rows: z.array(entry).describe("Entries of this page."), ...paging }),
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
