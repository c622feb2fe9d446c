import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { brandCode, pageNo, paging, time } from "~/platform/wps/shapes";
import { IDENTITY_KINDS, IDENTITY_STATUSES } from "../rules/identity";

const memberId = z.uuid().describe("The member.");
const documentId = z.uuid().describe("Names the document.");
const kind = z.enum(IDENTITY_KINDS).describe("What is on the picture.");
const checkStatus = z.enum(IDENTITY_STATUSES).describe("Where the check stands.");
const version = z.int().describe("What a decision has to name as `expectedVersion`.");

const MEMBER = "019413d6-0000-7000-8000-000000000000";
const DOCUMENT = "019413d6-0000-7000-8000-000000000001";
const AT = "2026-01-31T08:00:00.000Z";

const document = z.object({
  id: documentId,
  kind,
  at: time.describe("When it came."),
  current: z.boolean().describe("No later one of the same kind took its place."),
});

const checkEvent = z.object({
  action: z.enum(["opened", "verified", "refused"]).describe("What was done."),
  documentId: z.string().nullable().describe("The document that was opened; null for a decision."),
  reason: z.string().nullable().describe("Why, for a decision."),
  actor: z.string().describe("Who."),
  at: time.describe("When."),
});

/** Console calls about members' identity checks (requirement A21). */
export const staffIdentityCalls = {
  identityQueue: defineCall({
    name: "identityQueue",
    method: "GET",
    path: "/wps/staff/identity/queue",
    staff: "identity.review",
    audit: { effect: "none" },
    doc: "The identity checks of one brand that wait for staff, the longest waiting first.",
    input: z.strictObject({
      code: brandCode,
      pageNo,
      pageSize: z.int().min(1).max(100).default(50).describe("Checks a page."),
    }),
    output: z.object({
      rows: z
        .array(
          z.object({
            memberId,
            account: z.string().describe("User name."),
            nickname: z.string().describe("Name shown."),
            submittedAt: time.describe("Since when it waits."),
            version,
          }),
        )
        .describe("The checks of this page."),
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
    doc: "One member's identity check: what to compare the documents with, the documents without their pictures, and what staff did.",
    input: z.strictObject({ code: brandCode, memberId }),
    output: z.object({
      memberId,
      account: z.string().describe("User name."),
      payeeName: z.string().nullable().describe("The name that money is paid out to; null while none is known."),
      birthday: z.string().nullable().describe("Day of birth, `2000-01-31`; null while none is known."),
      status: checkStatus,
      version,
      reason: z.string().nullable().describe("What staff said with the last decision."),
      documents: z.array(document).describe("Everything that was sent, latest first."),
      events: z.array(checkEvent).describe("What staff did, latest first."),
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
    doc: "The picture of one document. Who opened it, and when, is kept.",
    input: z.strictObject({ code: brandCode, id: documentId }),
    output: z.object({
      id: documentId,
      memberId,
      kind,
      at: time.describe("When it came."),
      width: z.int().describe("Pixels."),
      height: z.int().describe("Pixels."),
      jpeg: z.string().describe("The picture, a JPEG in base64."),
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
    doc: "Decides an identity check that waits. A refusal needs a reason, which the member reads. A check that got another document or a decision in the meantime is not decided.",
    input: z.strictObject({
      code: brandCode,
      memberId,
      verdict: z.enum(["verified", "refused"]).describe("The decision."),
      reason: z.string().max(500).optional().describe("Why, in a few words; needed for a refusal."),
      expectedVersion: z.int().min(0).describe("The `version` that was looked at."),
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
