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
import * as sql from "./accounts.sql.gen";

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
  await spendCodes(ctx, codes, (tx) => change(tx, who, { newSecret: kept, isOn: false }));
  const uri = authenticatorOf(ctx.brand.config.name, who.account, secret).toString();
  return { ...NOTHING, on: false, secret, uri };
}

/** Ends all other sessions, which were opened without the second step. */
async function confirmSecondStep(ctx: MemberContext, who: Member, code: string) {
  if (who.twoStepOn || who.twoStepSecret === null) throw new WpsError("staleSave");
  await assertAppCode(ctx, who, code);
  const recoveryCodes = await ctx.db.transaction(ctx.brand.code, async (tx) => {
    await change(tx, who, { secret: who.twoStepSecret, newSecret: who.twoStepSecret, isOn: true });
    await endSessions(tx, who.id, { except: ctx.session.id });
    return newRecoveryCodes(tx, ctx, who.id);
  });
  return { ...NOTHING, on: true, recoveryCodes: [...recoveryCodes] };
}

async function disable(ctx: MemberContext, who: Member, code: string) {
  if (!who.twoStepOn) throw new WpsError("staleSave");
  await assertSecondStep(ctx, who, code);
  await ctx.db.transaction(ctx.brand.code, async (tx) => {
    await change(tx, who, { newSecret: null, isOn: false });
    await dropRecoveryCodes(tx, who.id);
  });
  return { ...NOTHING, on: false };
}

interface Change {
  /** Required current secret: the one that the verified code belongs to. */
  readonly secret?: string | null;
  readonly newSecret: string | null;
  readonly isOn: boolean;
}

/** Changes the second step from the state that the member was read in. @throws WpsError staleSave when another request came first */
async function change(tx: Transaction, { id, twoStepOn: wasOn }: Member, { secret = null, ...to }: Change) {
  if ((await tx.run(sql.setTwoStep, { id, wasOn, secret, ...to })) === 0) throw new WpsError("staleSave");
}
