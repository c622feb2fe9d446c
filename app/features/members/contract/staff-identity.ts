import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { brandCode, pageNo, paging, time } from "~/platform/wps/shapes";
import { IDENTITY_KINDS, IDENTITY_STATUSES } from "../rules/identity";

const memberId = z.uuid().describe("Id of the member.");
const documentId = z.uuid().describe("Id of the document.");
const kind = z.enum(IDENTITY_KINDS).describe("Type of the document.");
const checkStatus = z.enum(IDENTITY_STATUSES).describe("State of the check.");
const version = z.int().describe("Version of the check; send it as `expectedVersion` of a decision.");

const MEMBER = "019413d6-0000-7000-8000-000000000000";
const DOCUMENT = "019413d6-0000-7000-8000-000000000001";
const AT = "2026-01-31T08:00:00.000Z";

const document = z.object({
  id: documentId,
  kind,
  at: time.describe("Time of the upload."),
  current: z.boolean().describe("True when no later document of the same type replaced it."),
});

const checkEvent = z.object({
  action: z.enum(["opened", "verified", "refused"]).describe("Action."),
  documentId: z.string().nullable().describe("Id of the opened document; null for a decision."),
  reason: z.string().nullable().describe("Reason of a decision."),
  actor: z.string().describe("Staff account."),
  at: time.describe("Time of the action."),
});

/** Console calls about members' identity checks (requirement A21). */
export const staffIdentityCalls = {
  identityQueue: defineCall({
    name: "identityQueue",
    method: "GET",
    path: "/wps/staff/identity/queue",
    staff: "identity.review",
    audit: { effect: "none" },
    doc: "Lists the identity checks of one brand that wait for staff, longest waiting first.",
    input: z.strictObject({
      code: brandCode,
      pageNo,
      pageSize: z.int().min(1).max(100).default(50).describe("Checks per page."),
    }),
    output: z.object({
      rows: z
        .array(
          z.object({
            memberId,
            account: z.string().describe("User name."),
            nickname: z.string().describe("Display name."),
            submittedAt: time.describe("Time since which the check waits."),
            version,
          }),
        )
        .describe("Checks of this page."),
      ...paging,
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus" },
      value: {
        rows: [{ memberId: MEMBER, account: "thea", nickname: "Thea", submittedAt: AT, version: 1 }],
        pageNo: 1,
        pageSize: 50,
        total: 1,
        totalPages: 1,
      },
    },
  }),
  identityCheck: defineCall({
    name: "identityCheck",
    method: "GET",
    path: "/wps/staff/identity",
    staff: "identity.review",
    audit: { effect: "none" },
    doc: "Returns one member's identity check: the data to compare with the documents, the documents without their pictures, and the actions of staff.",
    input: z.strictObject({ code: brandCode, memberId }),
    output: z.object({
      memberId,
      account: z.string().describe("User name."),
      payeeName: z.string().nullable().describe("Payee name; null when unknown."),
      birthday: z.string().nullable().describe("Date of birth, e.g. `2000-01-31`; null when unknown."),
      status: checkStatus,
      version,
      reason: z.string().nullable().describe("Reason given by staff with the last decision."),
      documents: z.array(document).describe("All uploaded documents, latest first."),
      events: z.array(checkEvent).describe("Actions of staff, latest first."),
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus", memberId: MEMBER },
      value: {
        memberId: MEMBER,
        account: "thea",
        payeeName: "Thea Lund",
        birthday: "1990-05-01",
        status: "pending",
        version: 1,
        reason: null,
        documents: [{ id: DOCUMENT, kind: "passport", at: AT, current: true }],
        events: [{ action: "opened", documentId: DOCUMENT, reason: null, actor: "demo", at: AT }],
      },
    },
  }),
  identityDocument: defineCall({
    name: "identityDocument",
    method: "GET",
    path: "/wps/staff/identity/document",
    staff: "identity.review",
    audit: { effect: "database" },
    doc: "Returns the picture of one document. Each access is logged with account and time.",
    input: z.strictObject({ code: brandCode, id: documentId }),
    output: z.object({
      id: documentId,
      memberId,
      kind,
      at: time.describe("Time of the upload."),
      width: z.int().describe("Width in pixels."),
      height: z.int().describe("Height in pixels."),
      jpeg: z.string().describe("Picture, JPEG in base64."),
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus", id: DOCUMENT },
      value: { id: DOCUMENT, memberId: MEMBER, kind: "passport", at: AT, width: 1600, height: 1200, jpeg: "/9j/2wBD" },
    },
  }),
  reviewIdentity: defineCall({
    name: "reviewIdentity",
    method: "POST",
    path: "/wps/staff/identity/review",
    staff: "identity.review",
    audit: { effect: "database" },
    doc: "Approves or refuses a waiting identity check. A refusal needs a reason, which the member sees. The call is refused when the check got another document or decision in the meantime.",
    input: z.strictObject({
      code: brandCode,
      memberId,
      verdict: z.enum(["verified", "refused"]).describe("Decision."),
      reason: z.string().max(500).optional().describe("Short reason; required for a refusal."),
      expectedVersion: z.int().min(0).describe("The `version` on which the decision is based."),
    }),
    output: z.object({ status: checkStatus, version }),
    errors: ["forbidden", "notFound", "reasonRequired", "staleSave"],
    example: {
      input: {
        code: "lotus",
        memberId: MEMBER,
        verdict: "refused",
        reason: "The picture of the passport is blurred.",
        expectedVersion: 1,
      },
      value: { status: "refused", version: 2 },
    },
  }),
} as const;
