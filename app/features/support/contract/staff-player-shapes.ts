import { z } from "zod";
import { IDENTITY_STATUSES } from "~/features/members/rules/identity";
import { time } from "~/platform/wps/shapes";
import { PLAYER_STATES } from "../rules/players";

export const PLAYER_EXAMPLE = "019413d6-0000-7000-8000-000000000000";
const AT = "2026-01-31T08:00:00.000Z";

export const memberId = z.uuid().describe("The member.");
export const whyReason = z.string().max(500).describe("Why, in a few words; must not be empty.");
const accountClass = z.enum(["member", "agent", "demo"]).describe("What kind of account it is.");

const labels = z
  .array(z.object({ labelName: z.string().describe("Its text."), colour: z.string().describe("`#rrggbb`.") }))
  .describe("Labels that staff gave.");

const who = {
  memberId,
  account: z.string().describe("User name; masked where it is a mobile number."),
  nickname: z.string().describe("Name shown."),
  class: accountClass,
  state: z.enum(PLAYER_STATES).describe("The strongest of what keeps him out or from playing; `active` for nothing."),
  stateUntil: time.nullable().describe("When an exclusion or a time-out ends; null for never, and for other states."),
  level: z
    .object({
      rank: z.int().describe("Rank, from 1."),
      name: z.string().describe("Name; empty where the brand has none."),
    })
    .describe("VIP level."),
  registeredAt: time.describe("When the account was opened."),
  seenAt: time.nullable().describe("When a session was last used, or else opened; null for never."),
  labels,
};

/** A member in a list. */
export const playerRow = z.object(who);

export const playerRowExample: z.output<typeof playerRow> = {
  memberId: PLAYER_EXAMPLE,
  account: "thea",
  nickname: "Thea",
  class: "member",
  state: "active",
  stateUntil: null,
  level: { rank: 2, name: "Silver" },
  registeredAt: AT,
  seenAt: AT,
  labels: [{ labelName: "prefers chat", colour: "#1f6f8b" }],
};

const contact = z
  .object({ name: z.string().describe("The field, e.g. `whatsapp`."), value: z.string().describe("What was given.") })
  .describe("A further contact.");

/** Personal data: masked or in full. */
export const personal = z.object({
  account: z.string().describe("User name."),
  mobile: z.string().nullable().describe("Mobile number."),
  email: z.string().nullable().describe("E-mail address."),
  payeeName: z.string().nullable().describe("Name of who is paid."),
  birthday: z.string().nullable().describe("Day of birth, `2000-01-31`."),
  contacts: z.array(contact).describe("Further contacts."),
});

const count = z.int().min(0);

/** All data of one member, personal data masked. */
export const playerView = z.object({
  ...who,
  masked: personal.describe("Personal data, masked; null where none is known."),
  inviter: z
    .object({ memberId, account: z.string().describe("User name.") })
    .nullable()
    .describe("Who stands above the account; null for nobody."),
  language: z.string().nullable().describe("The language that was chosen; null for none."),
  lastSignIn: z
    .object({
      at: time.describe("When."),
      ip: z.string().nullable().describe("From which address."),
      country: z.string().nullable().describe("The country of that address; null where it is not known."),
      device: z.string().describe("With what."),
      method: z.string().describe("How, e.g. `username`."),
    })
    .nullable()
    .describe("The last sign-in that went through; null for none."),
  identity: z.enum(IDENTITY_STATUSES).describe("Where the identity check stands."),
  wallets: z
    .array(
      z.object({
        wallet: z.string().describe("`main`, `hold`, or the code of a vendor."),
        name: z.string().describe("Name of the vendor; empty for the others."),
        balance: z.string().describe("What is in it."),
      }),
    )
    .describe("The wallets; `hold` is what is set aside for withdrawals."),
  total: z.string().describe("What may be spent over all wallets."),
  security: z
    .object({
      password: z.boolean().describe("There is one."),
      passwordOnce: z.boolean().describe("It is a one-time password, to be changed at the next sign-in."),
      paymentPassword: z.boolean().describe("A payment password is set."),
      twoStep: z.boolean().describe("Signing in asks for a second step."),
      recoveryCodes: count.describe("Recovery codes that were not used yet."),
    })
    .describe("What protects the account."),
  counts: z
    .object({
      deposits: count.describe("Deposits, whatever became of them."),
      withdrawals: count.describe("Withdrawals, whatever became of them."),
      bankAccounts: count.describe("Bank accounts."),
      sessions: count.describe("Sessions that are in force."),
      invited: count.describe("Accounts right below this one."),
      notes: count.describe("Notes, and what else staff did."),
    })
    .describe("How many there are."),
});

export const playerExample: z.output<typeof playerView> = {
  ...playerRowExample,
  masked: {
    account: "thea",
    mobile: "+60*****6789",
    email: "t***@mail.example",
    payeeName: "T*** L***",
    birthday: "1990-**-**",
    contacts: [{ name: "whatsapp", value: "+6***9" }],
  },
  inviter: null,
  language: "EN",
  lastSignIn: { at: AT, ip: "203.0.113.9", country: "DE", device: "Firefox on Linux", method: "username" },
  identity: "none",
  wallets: [
    { wallet: "main", name: "", balance: "1194.50" },
    { wallet: "hold", name: "", balance: "0.00" },
  ],
  total: "1194.50",
  security: { password: true, passwordOnce: false, paymentPassword: false, twoStep: false, recoveryCodes: 0 },
  counts: { deposits: 3, withdrawals: 1, bankAccounts: 1, sessions: 1, invited: 0, notes: 2 },
};
