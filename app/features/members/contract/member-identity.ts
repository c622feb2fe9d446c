import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { PICTURE_BODY_KB, PICTURE_ERRORS, pictureFile, time } from "~/platform/wps/shapes";
import { IDENTITY_KINDS, IDENTITY_STATUSES } from "../rules/identity";

const kind = z.enum(IDENTITY_KINDS);

const identity = z.object({
  status: z.enum(IDENTITY_STATUSES).describe("none: nothing to look at yet; pending: waits for staff; else decided."),
  reason: z.string().nullable().describe("Why it was refused; null else."),
  submittedAt: time.nullable().describe("When it last began to wait for staff."),
  reviewedAt: time.nullable().describe("When staff last decided."),
  text: z.string().describe("What the documents are for, in the caller's language."),
  enough: z.array(z.array(kind)).describe("Sets of documents: one whole set is enough."),
  accepted: z.array(kind).describe("Every kind that is taken."),
  documents: z
    .array(z.object({ kind: kind.describe("The kind."), at: time.describe("When it came.") }))
    .describe("What was sent, the latest of each kind. Pictures are never given back."),
  neededForWithdrawals: z.boolean().describe("Money is paid out to verified members only."),
  satisfied: z.boolean().describe("Nothing is in the way of a withdrawal as far as identity goes."),
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
    doc: "Where one's identity check stands, what the brand asks for, and what was sent.",
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
    doc: "Sends the picture of one document. It takes the place of one of the same kind. With the last one that is needed the check waits for staff; after a refusal the next one makes it wait again. Refused once one is verified.",
    input: z.strictObject({ kind: kind.describe("What is on the picture."), file: pictureFile }),
    output: identity,
    errors: ["notAllowed", "quotaExceeded", ...PICTURE_ERRORS, "regionForbidden", "maintenance"],
    example: { input: { kind: "passport", file: EXAMPLE_FILE }, value: example },
  }),
} as const;
