import type { MemberContext, StaffContext } from "~/engine/context";
import type { Transaction } from "~/engine/db/transaction";
import { findMember, type Member } from "~/engine/member/accounts";
import { brandOf } from "~/engine/staff/brand-of";
import { WpsError } from "~/wps/errors";

/** Which member of which brand a call is about. */
export interface Named {
  readonly code: string;
  readonly memberId: string;
}

/** The row of a member. @throws WpsError notFound where the brand has none with this id */
export async function memberRow(tx: Transaction, id: string): Promise<Member> {
  const who = await findMember(tx, { id });
  if (!who) throw new WpsError("notFound");
  return who;
}

/**
 * What the member's own calls are asked with, so that staff see what he sees. It opens no session and is good for reading.
 * @throws WpsError notFound for a brand or a member that is not there
 */
export async function asMember(ctx: StaffContext, { code, memberId }: Named): Promise<MemberContext & { who: Member }> {
  const brand = brandOf(ctx, code);
  const who = await ctx.db.transaction(code, (tx) => memberRow(tx, memberId));
  const { account, type } = who;
  const session = { id: "", memberId, account, type, side: "member", method: "username", password: "fine" } as const;
  return { ...ctx, brand, session, who };
}
