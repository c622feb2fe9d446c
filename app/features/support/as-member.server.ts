import { findMember, type Member } from "~/features/access/accounts.server";
import type { Transaction } from "~/platform/db/transaction";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";

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
