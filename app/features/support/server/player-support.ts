import type { Member } from "~/features/access/accounts.server";
import { hashPassword } from "~/features/access/passwords.server";
import { endSessions } from "~/features/access/sessions.server";
import { sendMemberMessage } from "~/features/sending/messages.server";
import { newOneTimePassword } from "~/features/staff/accounts.server";
import { toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import { takePoint } from "~/platform/limits/limits";
import { brandOf } from "~/platform/staff/brand-of";
import { trimmedReason } from "~/platform/staff/reason";
import { isDemoType } from "~/platform/wps/account-types";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { memberRow } from "../member-context.server";
import { storeNote } from "../notes.server";
import { labelColour } from "../rules/players";
import * as sql from "./player-support.sql.gen";

type Calls = Implementation<"staff">;

/** Lifetime of a one-time password, ms. */
const ONE_TIME_PASSWORD_MS = 24 * 3_600_000;

/** Implements the support actions for a member. Each is recorded in the member's notes, with its reason where one is required. */
export const playerSupportCalls: Pick<
  Calls,
  "revealPlayer" | "labelPlayer" | "lockPlayer" | "signOutPlayer" | "playerPassword"
> = {
  async revealPlayer(ctx, { code, memberId, reason }) {
    brandOf(ctx, code);
    const words = trimmedReason(reason);
    await takePoint(ctx, "reveal", ctx.staff.name);
    return ctx.change(code, async (tx) => {
      const { account, birthday, contacts, email, mobile, payeeName } = await memberRow(tx, memberId);
      await storeNote(tx, ctx, { memberId, kind: "revealed", words });
      const further = Object.entries(contacts).map(([name, value]) => ({ name, value }));
      return { account, mobile, email, payeeName, birthday, contacts: further };
    });
  },
  labelPlayer(ctx, { code, memberId, labels: given, expected }) {
    brandOf(ctx, code);
    const labels = [...new Set(given)];
    return ctx.change(code, async (tx) => {
      const before = (await lockedRow(tx, memberId)).labels.map(({ labelName }) => labelName);
      if (before.join("\n") !== expected.join("\n")) throw new WpsError("staleSave");
      await storeLabels(tx, memberId, labels);
      await storeNote(tx, ctx, { memberId, kind: "labelled", words: labels.join(", ") });
      return { labels };
    });
  },
  lockPlayer(ctx, { code, memberId, locked, reason }) {
    brandOf(ctx, code);
    const words = trimmedReason(reason);
    return ctx.change(code, async (tx) => {
      // Another member of staff has just made the same change. The reason stored first is kept.
      if ((await lockedRow(tx, memberId)).locked === locked) throw new WpsError("staleSave");
      await tx.run(sql.setLocked, { id: memberId, locked });
      if (locked) await endSessions(tx, memberId, { except: null });
      await storeNote(tx, ctx, { memberId, kind: locked ? "locked" : "unlocked", words });
      return { locked };
    });
  },
  signOutPlayer(ctx, { code, memberId, reason }) {
    brandOf(ctx, code);
    const words = trimmedReason(reason);
    return ctx.change(code, async (tx) => {
      await lockedRow(tx, memberId);
      const ended = (await tx.first(sql.countSessions, { memberId }))?.total ?? 0;
      await endSessions(tx, memberId, { except: null });
      await storeNote(tx, ctx, { memberId, kind: "signedOut", words });
      return { ended };
    });
  },
  async playerPassword(ctx, { code, memberId, reason }) {
    brandOf(ctx, code);
    const words = trimmedReason(reason);
    const oneTimePassword = newOneTimePassword();
    const passwordHash = await hashPassword(oneTimePassword);
    const until = new Date(ctx.now + ONE_TIME_PASSWORD_MS);
    return ctx.change(code, async (tx) => {
      if (isDemoType((await lockedRow(tx, memberId)).type)) throw new WpsError("notAllowed");
      const given = { passwordHash, passwordAt: new Date(ctx.now), passwordUntil: until };
      await tx.run(sql.setOneTimePassword, { id: memberId, ...given });
      await endSessions(tx, memberId, { except: null });
      await storeNote(tx, ctx, { memberId, kind: "passwordGiven", words });
      await sendMemberMessage(tx, ctx.now, memberId, "passwordGiven", {});
      return { once: oneTimePassword, until: toApiTime(until.getTime()) };
    });
  },
};

/** Returns the row, locked until the transaction ends. @throws WpsError notFound */
async function lockedRow(tx: Transaction, memberId: string): Promise<Member> {
  await tx.first(sql.lockMember, { id: memberId });
  return memberRow(tx, memberId);
}

/** Stores a member's labels: in the member's row, and in the table for the search by label. */
async function storeLabels(tx: Transaction, memberId: string, names: readonly string[]): Promise<void> {
  const labels = names.map((labelName) => ({ labelName, colour: labelColour(labelName) }));
  await tx.run(sql.setLabels, { id: memberId, labels });
  await tx.run(sql.deleteLabels, { memberId });
  if (names.length > 0) await tx.run(sql.insertLabels, { memberId, labels: names });
}
