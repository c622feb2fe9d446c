import { z } from "zod";
import { IDENTITY_STATUSES } from "~/features/members/rules/identity";
import { time } from "~/platform/wps/shapes";
import { PLAYER_STATES } from "../rules/players";

export const PLAYER_EXAMPLE = "019413d6-0000-7000-8000-000000000000";
const AT = "2026-01-31T08:00:00.000Z";

export const memberId = z.uuid().describe("Id of the member.");
export const whyReason = z.string().max(500).describe("Short reason; must not be empty.");
const accountClass = z.enum(["member", "agent", "demo"]).describe("Type of the account.");

const labels = z
  .array(z.object({ labelName: z.string().describe("Text of the label."), colour: z.string().describe("`#rrggbb`.") }))
  .describe("Labels set by staff.");

const who = {
  memberId,
  account: z.string().describe("User name; masked where it is a mobile number."),
  nickname: z.string().describe("Display name."),
  class: accountClass,
  state: z.enum(PLAYER_STATES).describe("The strongest restriction of sign-in or play; `active` for none."),
  stateUntil: time.nullable().describe("End of an exclusion or a time-out; null for never, and for other states."),
  level: z
    .object({
      rank: z.int().describe("Rank, from 1."),
      name: z.string().describe("Name of the level; empty when the brand has none."),
    })
    .describe("VIP level."),
  registeredAt: time.describe("Time of the registration."),
  seenAt: time.nullable().describe("Time of the last request of a session, or of its start; null for never."),
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
  .object({
    name: z.string().describe("Name of the field, e.g. `whatsapp`."),
    value: z.string().describe("Value of the field."),
  })
  .describe("Another contact.");

/** Personal data: masked or in full. */
export const personal = z.object({
  account: z.string().describe("User name."),
  mobile: z.string().nullable().describe("Mobile number."),
  email: z.string().nullable().describe("E-mail address."),
  payeeName: z.string().nullable().describe("Payee name."),
  birthday: z.string().nullable().describe("Date of birth, e.g. `2000-01-31`."),
  contacts: z.array(contact).describe("Other contacts."),
});

const count = z.int().min(0);

/** All data of one member, personal data masked. */
export const playerView = z.object({
  ...who,
  masked: personal.describe("Personal data, masked; null when unknown."),
  inviter: z
    .object({ memberId, account: z.string().describe("User name.") })
    .nullable()
    .describe("Account above this one; null for none."),
  language: z.string().nullable().describe("Selected language; null for none."),
  lastSignIn: z
    .object({
      at: time.describe("Time of the sign-in."),
      ip: z.string().nullable().describe("IP address."),
      country: z.string().nullable().describe("Country of the IP address; null when unknown."),
      device: z.string().describe("Device."),
      method: z.string().describe("Sign-in method, e.g. `username`."),
    })
    .nullable()
    .describe("Last successful sign-in; null for none."),
  identity: z.enum(IDENTITY_STATUSES).describe("State of the identity check."),
  wallets: z
    .array(
      z.object({
        wallet: z.string().describe("`main`, `hold`, or the code of a vendor."),
        name: z.string().describe("Name of the vendor; empty for the others."),
        balance: z.string().describe("Balance of the wallet."),
      }),
    )
    .describe("Wallets; `hold` contains money reserved for withdrawals."),
  total: z.string().describe("Available balance of all wallets."),
  security: z
    .object({
      password: z.boolean().describe("True when the account has a password."),
      passwordOnce: z.boolean().describe("True for a one-time password, which must be changed at the next sign-in."),
      paymentPassword: z.boolean().describe("True when a payment password is set."),
      twoStep: z.boolean().describe("True when the second step is enabled."),
      recoveryCodes: count.describe("Number of unused recovery codes."),
    })
    .describe("Security settings of the account."),
  counts: z
    .object({
      deposits: count.describe("Deposits in all states."),
      withdrawals: count.describe("Withdrawals in all states."),
      bankAccounts: count.describe("Bank accounts."),
      sessions: count.describe("Active sessions."),
      invited: count.describe("Accounts directly below this one."),
      notes: count.describe("Notes and other actions of staff."),
    })
    .describe("Counters."),
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
  lastSignIn: { at: AT, ip: "203.0.113.9", country: "DE", device: "Firefox · Linux", method: "username" },
  identity: "none",
  wallets: [
    { wallet: "main", name: "", balance: "1194.50" },
    { wallet: "hold", name: "", balance: "0.00" },
  ],
  total: "1194.50",
  security: { password: true, passwordOnce: false, paymentPassword: false, twoStep: false, recoveryCodes: 0 },
  counts: { deposits: 3, withdrawals: 1, bankAccounts: 1, sessions: 1, invited: 0, notes: 2 },
};
