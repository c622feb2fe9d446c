import { and, eq } from "drizzle-orm";
import { member } from "~/platform/db/schema";
import type { Transaction } from "~/platform/db/transaction";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import type { Member } from "../accounts.server";
import { spendCodes } from "../codes.server";
import { proveOwner } from "../owner.server";
import { dropRecoveryCodes, newRecoveryCodes } from "../recovery-codes.server";
import { endSessions } from "../sessions.server";
import { signedInMember } from "../signed-in-member.server";
import { assertAppCode, assertSecondStep, authenticatorOf, newTwoStepSecret } from "../two-step.server";

type Given = Parameters<Implementation<"member">["twoStep"]>[1];

const NOTHING = { secret: null, uri: null, recoveryCodes: null };

/** Implements the call `twoStep`: enables and disables the second step of sign-in (requirement A19). */
export async function twoStep(ctx: MemberContext, given: Given) {
  const who = await signedInMember(ctx);
  if (given.action === "enable") return enable(ctx, who, given);
  return given.action === "confirm"
    ? confirmSecondStep(ctx, who, given.code ?? "")
    : disable(ctx, who, given.code ?? "");
}

async function enable(ctx: MemberContext, who: Member, given: Given) {
  if (who.twoStepOn) throw new WpsError("staleSave");
  const codes = await proveOwner(ctx, who, given);
  const { kept, secret } = newTwoStepSecret(ctx);
  await spendCodes(ctx, codes, (tx) => change(tx, ctx, { from: false, to: { twoStepSecret: kept } }));
  const uri = authenticatorOf(ctx.brand.config.name, who.account, secret).toString();
  return { ...NOTHING, on: false, secret, uri };
}

/** Ends all other sessions, which were opened without the second step. */
async function confirmSecondStep(ctx: MemberContext, who: Member, code: string) {
  if (who.twoStepOn || who.twoStepSecret === null) throw new WpsError("staleSave");
  await assertAppCode(ctx, who, code);
  const recoveryCodes = await ctx.db.transaction(ctx.brand.code, async (tx) => {
    await change(tx, ctx, { from: false, secret: who.twoStepSecret, to: { twoStepOn: true } });
    await endSessions(tx, who.id, { except: ctx.session.id });
    return newRecoveryCodes(tx, ctx, who.id);
  });
  return { ...NOTHING, on: true, recoveryCodes: [...recoveryCodes] };
}

async function disable(ctx: MemberContext, who: Member, code: string) {
  if (!who.twoStepOn) throw new WpsError("staleSave");
  await assertSecondStep(ctx, who, code);
  await ctx.db.transaction(ctx.brand.code, async (tx) => {
    await change(tx, ctx, { from: true, to: { twoStepOn: false, twoStepSecret: null } });
    await dropRecoveryCodes(tx, ctx, who.id);
  });
  return { ...NOTHING, on: false };
}

interface Change {
  /** Required current state of the step. */
  readonly from: boolean;
  /** Required current secret: the one that the verified code belongs to. */
  readonly secret?: string | null;
  readonly to: Partial<Pick<typeof member.$inferInsert, "twoStepOn" | "twoStepSecret">>;
}

/** @throws WpsError staleSave when another request came first */
async function change({ db }: Transaction, { brand, session }: MemberContext, { from, secret, to }: Change) {
  const done = await db
    .update(member)
    .set(to)
    .where(
      and(
        eq(member.merchantId, brand.code),
        eq(member.id, session.memberId),
        eq(member.twoStepOn, from),
        secret ? eq(member.twoStepSecret, secret) : undefined,
      ),
    )
    .returning({ id: member.id });
  if (done.length === 0) throw new WpsError("staleSave");
}
