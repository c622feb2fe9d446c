import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { brandCode, pageNo, paging, time } from "~/platform/wps/shapes";
import { typedName, typedSearch } from "~/platform/wps/typed";
import { LABEL_LENGTH, MOST_LABELS, STAFF_NOTE_KINDS } from "../rules/players";
import {
  memberId,
  PLAYER_EXAMPLE,
  personal,
  playerExample,
  playerRow,
  playerRowExample,
  playerView,
  whyReason,
} from "./staff-player-shapes";

const named = { code: brandCode, memberId };
const example = { code: "lotus", memberId: PLAYER_EXAMPLE };

const label = typedName(LABEL_LENGTH).min(1);
const labels = z.array(label).max(MOST_LABELS);

const note = z.object({
  id: z.string().describe("Names the entry."),
  kind: z.enum(STAFF_NOTE_KINDS).describe("A note, or what was done."),
  words: z.string().describe("The note, or why."),
  actor: z.string().describe("Who."),
  at: time.describe("When."),
});

const noteExample = {
  id: "019413d6-0000-7000-8000-000000000002",
  kind: "note" as const,
  words: "Called about the deposit of Friday.",
  actor: "iris",
  at: "2026-01-31T08:00:00.000Z",
};

/** Console calls that read members and act on their accounts (requirement X5). */
export const staffPlayerCalls = {
  players: defineCall({
    name: "players",
    method: "GET",
    path: "/wps/staff/players",
    staff: "players.read",
    audit: { effect: "none", kept: { find: "masked" } },
    doc: "Members of one brand, personal data masked: those whose user name begins with something, the one with an id, a mobile number or an e-mail address, those with a label; without any of these all, the latest first. What was looked for is kept masked.",
    input: z.strictObject({
      code: brandCode,
      find: typedSearch(100)
        .optional()
        .describe("Beginning of a user name, id, mobile number with its country's code, or e-mail address."),
      label: z
        .string()
        .trim()
        .min(1)
        .max(LABEL_LENGTH)
        .optional()
        .describe("Those with this label; `find` is not read then."),
      after: z.uuid().optional().describe("The `next` of the page before."),
      pageSize: z.int().min(1).max(100).default(25).describe("Members a page."),
    }),
    output: z.object({
      rows: z.array(playerRow).describe("The members of this page."),
      next: z.string().nullable().describe("What the next page is asked for with; null for the last page."),
      labels: z.array(z.string()).describe("Labels that members of the brand have, by name."),
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus", find: "th" },
      value: { rows: [playerRowExample], next: null, labels: ["prefers chat"] },
    },
  }),
  player: defineCall({
    name: "player",
    method: "GET",
    path: "/wps/staff/player",
    staff: "players.read",
    audit: { effect: "none" },
    doc: "All about one member, personal data masked.",
    input: z.strictObject(named),
    output: playerView,
    errors: ["forbidden", "notFound"],
    example: { input: example, value: playerExample },
  }),
  revealPlayer: defineCall({
    name: "revealPlayer",
    method: "POST",
    path: "/wps/staff/player/reveal",
    staff: "players.reveal",
    audit: { effect: "database" },
    doc: "One member's personal data in full. Who asked, and why, is kept; what he read is not.",
    input: z.strictObject({ ...named, reason: whyReason }),
    output: personal,
    errors: ["forbidden", "notFound", "reasonRequired", "tooManyRequests"],
    example: {
      input: { ...example, reason: "He asks which number he gave us" },
      value: {
        account: "thea",
        mobile: "+60123456789",
        email: "thea@mail.example",
        payeeName: "Thea Lund",
        birthday: "1990-05-01",
        contacts: [{ name: "whatsapp", value: "+60123456789" }],
      },
    },
  }),
  playerNotes: defineCall({
    name: "playerNotes",
    method: "GET",
    path: "/wps/staff/player/notes",
    staff: "players.read",
    audit: { effect: "none" },
    doc: "What staff wrote about one member and did to the account, the latest first.",
    input: z.strictObject({
      ...named,
      pageNo,
      pageSize: z.int().min(1).max(100).default(20).describe("Entries a page."),
    }),
    output: z.object({ rows: z.array(note).describe("The entries of this page."), ...paging }),
    errors: ["forbidden", "notFound"],
    example: { input: example, value: { rows: [noteExample], pageNo: 1, pageSize: 20, total: 1, totalPages: 1 } },
  }),
  addPlayerNote: defineCall({
    name: "addPlayerNote",
    method: "POST",
    path: "/wps/staff/player/notes",
    staff: "players.care",
    audit: { effect: "database" },
    doc: "Adds a note about one member. It stays as it is: nobody changes or removes it.",
    input: z.strictObject({ ...named, words: z.string().trim().min(1).max(2_000).describe("The note.") }),
    output: note,
    errors: ["forbidden", "notFound"],
    example: { input: { ...example, words: noteExample.words }, value: noteExample },
  }),
  labelPlayer: defineCall({
    name: "labelPlayer",
    method: "PUT",
    path: "/wps/staff/player/labels",
    staff: "players.care",
    audit: { effect: "database" },
    doc: "Gives one member these labels in place of those before. The member's own pages show them.",
    input: z.strictObject({
      ...named,
      labels: labels.describe("The labels, a few words each."),
      expected: z.array(z.string().max(100)).max(100).describe("The labels that the change starts from."),
    }),
    output: z.object({ labels: z.array(z.string()).describe("The labels.") }),
    errors: ["forbidden", "notFound", "staleSave"],
    example: {
      input: { ...example, labels: ["prefers chat"], expected: [] },
      value: { labels: ["prefers chat"] },
    },
  }),
  lockPlayer: defineCall({
    name: "lockPlayer",
    method: "PUT",
    path: "/wps/staff/player/lock",
    staff: "players.care",
    audit: { effect: "database" },
    doc: "Locks one member's account, whose sessions are over at once everywhere, or lets him in again.",
    input: z.strictObject({
      ...named,
      locked: z.boolean().describe("Locks, or lets in again."),
      reason: whyReason,
    }),
    output: z.object({ locked: z.boolean().describe("Whether it is locked.") }),
    errors: ["forbidden", "notFound", "reasonRequired", "staleSave"],
    example: {
      input: { ...example, locked: true, reason: "Somebody else has his password" },
      value: { locked: true },
    },
  }),
  signOutPlayer: defineCall({
    name: "signOutPlayer",
    method: "DELETE",
    path: "/wps/staff/player/sessions",
    staff: "players.care",
    audit: { effect: "database" },
    doc: "Ends all sessions of one member at once, everywhere, and what signs him in by itself.",
    input: z.strictObject({ ...named, reason: whyReason }),
    output: z.object({ ended: z.int().min(0).describe("How many sessions there were.") }),
    errors: ["forbidden", "notFound", "reasonRequired"],
    example: { input: { ...example, reason: "He lost his phone" }, value: { ended: 1 } },
  }),
  playerPassword: defineCall({
    name: "playerPassword",
    method: "POST",
    path: "/wps/staff/player/password",
    staff: "players.care",
    audit: { effect: "database" },
    doc: "Gives one member a random one-time password, which has to be changed right after the sign-in and is worth nothing after a day. His sessions are over, and he is told. The second step stays. Demo accounts have none.",
    input: z.strictObject({ ...named, reason: whyReason }),
    output: z.object({
      once: z.string().describe("The password, shown here alone."),
      until: time.describe("When it is worth nothing any more."),
    }),
    errors: ["forbidden", "notFound", "notAllowed", "reasonRequired"],
    example: {
      input: { ...example, reason: "Forgot it, and has no e-mail address" },
      value: { once: "kx7p-q2wd-9mn4-rt6v", until: "2026-02-01T08:00:00.000Z" },
    },
  }),
} as const;
