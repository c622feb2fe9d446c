import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { PICTURE_BODY_KB, PICTURE_ERRORS, pictureFile, time } from "~/platform/wps/shapes";
import { IDENTITY_KINDS, IDENTITY_STATUSES } from "../rules/identity";

const kind = z.enum(IDENTITY_KINDS);

const identity = z.object({
  status: z
    .enum(IDENTITY_STATUSES)
    .describe("none: no complete documents yet; pending: waits for staff; otherwise the decision."),
  reason: z.string().nullable().describe("Reason of a refusal; otherwise null."),
  submittedAt: time.nullable().describe("Time at which the check last started to wait for staff."),
  reviewedAt: time.nullable().describe("Time of the last decision by staff."),
  text: z.string().describe("Explanation of why documents are required, in the caller's language."),
  enough: z.array(z.array(kind)).describe("Sets of documents; one complete set is sufficient."),
  accepted: z.array(kind).describe("Accepted types of documents."),
  documents: z
    .array(z.object({ kind: kind.describe("Type of the document."), at: time.describe("Time of the upload.") }))
    .describe("Uploaded documents, the latest of each type. Pictures are never returned."),
  neededForWithdrawals: z.boolean().describe("True when withdrawals require a verified identity."),
  satisfied: z.boolean().describe("True when the identity check does not prevent a withdrawal."),
});

const example = {
  status: "pending",
  reason: null,
  submittedAt: "2026-01-31T08:00:00.000Z",
  reviewedAt: null,
  text: "We check once who you are, before your first withdrawal.",
  enough: [["passport"], ["idFront", "idBack"]],
  accepted: ["passport", "idFront", "idBack"],
  documents: [{ kind: "passport", at: "2026-01-31T08:00:00.000Z" }],
  neededForWithdrawals: true,
  satisfied: false,
} satisfies z.output<typeof identity>;

/** Grey picture of 16 × 16 px. */
const EXAMPLE_FILE =
  "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFElEQVQoz2PoIBEwjGoY1TB8NQAA56CYEJ8O10wAAAAASUVORK5CYII=";

/** Calls of members about their identity check (requirement A21). */
export const identityCalls = {
  identityDocuments: defineCall({
    name: "identityDocuments",
    method: "GET",
    path: "/wps/member/identity",
    token: true,
    doc: "Returns the state of the member's identity check, the required documents, and the uploaded ones.",
    input: z.strictObject({}),
    output: identity,
    errors: ["notAllowed", "regionForbidden", "maintenance"],
    example: { input: {}, value: example },
  }),
  addIdentityDocument: defineCall({
    name: "addIdentityDocument",
    method: "POST",
    path: "/wps/member/identity",
    token: true,
    bodyLimitKb: PICTURE_BODY_KB,
    doc: "Uploads the picture of one document. It replaces an earlier document of the same type. When all required documents are uploaded, the check waits for staff; after a refusal, the next upload makes it wait again. Refused for a verified member.",
    input: z.strictObject({ kind: kind.describe("Type of the document on the picture."), file: pictureFile }),
    output: identity,
    errors: ["notAllowed", "quotaExceeded", ...PICTURE_ERRORS, "regionForbidden", "maintenance"],
    example: { input: { kind: "passport", file: EXAMPLE_FILE }, value: example },
  }),
} as const;
