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
  id: z.string().describe("Id of the entry."),
  kind: z.enum(STAFF_NOTE_KINDS).describe("Note, or type of action."),
  words: z.string().describe("Text of the note, or reason of the action."),
  actor: z.string().describe("Staff account."),
  at: time.describe("Time of the entry."),
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
    doc: "Lists members of one brand with masked personal data. Searches by the beginning of a user name, by id, mobile number or e-mail address, or by label; without a search, lists all members, latest first. Search terms are logged masked.",
    input: z.strictObject({
      code: brandCode,
      find: typedSearch(100)
        .optional()
        .describe("Beginning of a user name, id, mobile number with country code, or e-mail address."),
      label: z
        .string()
        .trim()
        .min(1)
        .max(LABEL_LENGTH)
        .optional()
        .describe("Members with this label; `find` is ignored then."),
      after: z.uuid().optional().describe("The value `next` of the previous page."),
      pageSize: z.int().min(1).max(100).default(25).describe("Members per page."),
    }),
    output: z.object({
      rows: z.array(playerRow).describe("Members of this page."),
      next: z.string().nullable().describe("Value of `after` for the next page; null for the last page."),
      labels: z.array(z.string()).describe("Labels of the brand's members, in alphabetical order."),
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
    doc: "Returns one member with masked personal data.",
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
    doc: "Returns one member's personal data unmasked. The account and the reason are logged, the returned data is not.",
    input: z.strictObject({ ...named, reason: whyReason }),
    output: personal,
    errors: ["forbidden", "notFound", "reasonRequired", "tooManyRequests"],
    example: {
      input: { ...example, reason: "The member asks which number is registered" },
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
    doc: "Lists the notes and actions of staff about one member, latest first.",
    input: z.strictObject({
      ...named,
      pageNo,
      pageSize: z.int().min(1).max(100).default(20).describe("Entries per page."),
    }),
    output: z.object({ rows: z.array(note).describe("Entries of this page."), ...paging }),
    errors: ["forbidden", "notFound"],
    example: { input: example, value: { rows: [noteExample], pageNo: 1, pageSize: 20, total: 1, totalPages: 1 } },
  }),
  addPlayerNote: defineCall({
    name: "addPlayerNote",
    method: "POST",
    path: "/wps/staff/player/notes",
    staff: "players.care",
    audit: { effect: "database" },
    doc: "Adds a note about one member. Notes cannot be changed or deleted.",
    input: z.strictObject({ ...named, words: z.string().trim().min(1).max(2_000).describe("Text of the note.") }),
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
    doc: "Replaces the labels of one member. The member's pages show them.",
    input: z.strictObject({
      ...named,
      labels: labels.describe("New labels, a few words each."),
      expected: z.array(z.string().max(100)).max(100).describe("Labels on which the change is based."),
    }),
    output: z.object({ labels: z.array(z.string()).describe("Labels after the change.") }),
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
    doc: "Locks or unlocks one member's account. Locking ends its sessions immediately, on every process.",
    input: z.strictObject({
      ...named,
      locked: z.boolean().describe("True locks the account, false unlocks it."),
      reason: whyReason,
    }),
    output: z.object({ locked: z.boolean().describe("True when the account is locked.") }),
    errors: ["forbidden", "notFound", "reasonRequired", "staleSave"],
    example: {
      input: { ...example, locked: true, reason: "Another person knows the password" },
      value: { locked: true },
    },
  }),
  signOutPlayer: defineCall({
    name: "signOutPlayer",
    method: "DELETE",
    path: "/wps/staff/player/sessions",
    staff: "players.care",
    audit: { effect: "database" },
    doc: "Ends all sessions of one member immediately, on every process, including remembered sign-ins.",
    input: z.strictObject({ ...named, reason: whyReason }),
    output: z.object({ ended: z.int().min(0).describe("Number of ended sessions.") }),
    errors: ["forbidden", "notFound", "reasonRequired"],
    example: { input: { ...example, reason: "The member lost the phone" }, value: { ended: 1 } },
  }),
  playerPassword: defineCall({
    name: "playerPassword",
    method: "POST",
    path: "/wps/staff/player/password",
    staff: "players.care",
    audit: { effect: "database" },
    doc: "Sets a random one-time password for one member. It must be changed right after the sign-in and expires after a day. The member's sessions end, and the member is notified. The second step stays enabled. Not available for demo accounts.",
    input: z.strictObject({ ...named, reason: whyReason }),
    output: z.object({
      once: z.string().describe("One-time password, returned only once."),
      until: time.describe("Expiry time of the password."),
    }),
    errors: ["forbidden", "notFound", "notAllowed", "reasonRequired"],
    example: {
      input: { ...example, reason: "Forgot it, and has no e-mail address" },
      value: { once: "kx7p-q2wd-9mn4-rt6v", until: "2026-02-01T08:00:00.000Z" },
    },
  }),
} as const;
