import { findMember, type Member } from "~/features/access/accounts.server";
import type { Transaction } from "~/platform/db/transaction";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";

/** Identifies a member of a brand in a call. */
export interface MemberRef {
  readonly code: string;
  readonly memberId: string;
}

/** Returns the row of a member. @throws WpsError notFound when the brand has no member with this id */
export async function memberRow(tx: Transaction, id: string): Promise<Member> {
  const who = await findMember(tx, { id });
  if (!who) throw new WpsError("notFound");
  return who;
}

/**
 * Returns a context for the member's calls, so that staff see the same data as the member. Opens no session; intended for
 * reading.
 * @throws WpsError notFound for an unknown brand or member
 */
export async function memberContextOf(
  ctx: StaffContext,
  { code, memberId }: MemberRef,
): Promise<MemberContext & { who: Member }> {
  const brand = brandOf(ctx, code);
  const who = await ctx.db.read(code, (tx) => memberRow(tx, memberId));
  const { account, type } = who;
  const session = { id: "", memberId, account, type, side: "member", method: "username", password: "fine" } as const;
  return { ...ctx, db: ctx.db.forMemberCalls, brand, session, who };
}
