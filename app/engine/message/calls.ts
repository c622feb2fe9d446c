import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { MemberContext } from "~/engine/context";
import { message as table } from "~/engine/db/schema-rewards";
import type { Transaction } from "~/engine/db/transaction";
import { levelOf } from "~/engine/member/rank";
import { waitingRewards } from "~/engine/reward/calls";
import { missionsToClaim } from "~/engine/reward/missions";
import { pagingOf, timeOf } from "~/engine/snapshot";
import { moneyShown } from "~/engine/wallet/amounts";
import type { Implementation } from "~/engine/wps";

/** Messages to members, and the counts that the badges show (checklist P5, C2). */
export const message: Implementation<"message"> = {
  unreadCount: (ctx) =>
    ctx.db.transaction(ctx.brand.code, async (tx) => {
      const { many: rewards } = await waitingRewards(tx, ctx);
      return { missions: await missionsToClaim(tx, ctx), messages: await unread(tx, ctx), rewards };
    }),
  messages: (ctx, { pageNo, pageSize }) =>
    ctx.db.transaction(ctx.brand.code, async (tx) => {
      const rows = await tx.db
        .select()
        .from(table)
        .where(own(ctx))
        .orderBy(desc(table.at), desc(table.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      const [all] = await tx.db.select({ total: count() }).from(table).where(own(ctx));
      const total = all?.total ?? 0;
      return {
        rows: rows.map((row) => messageView(ctx, row)),
        unread: await unread(tx, ctx),
        ...pagingOf(pageNo, pageSize, total),
      };
    }),
  readMessage: (ctx, { id }) =>
    ctx.db.transaction(ctx.brand.code, async (tx) => {
      const which = id === undefined ? own(ctx) : and(own(ctx), eq(table.id, id));
      const readAt = new Date(ctx.now);
      await tx.db
        .update(table)
        .set({ readAt })
        .where(and(which, isNull(table.readAt)));
      return { unread: await unread(tx, ctx) };
    }),
  deleteMessage: (ctx, { id }) =>
    ctx.db.transaction(ctx.brand.code, async (tx) => {
      await tx.db.delete(table).where(and(own(ctx), eq(table.id, id)));
      return { unread: await unread(tx, ctx) };
    }),
};

const own = ({ brand, session }: MemberContext) =>
  and(eq(table.merchantId, brand.code), eq(table.memberId, session.memberId));

/** How many messages nobody has read. */
export async function unread(tx: Transaction, ctx: MemberContext): Promise<number> {
  const [row] = await tx.db
    .select({ many: count() })
    .from(table)
    .where(and(own(ctx), isNull(table.readAt)));
  return row?.many ?? 0;
}

/** A message in the reader's language; money in the brand's currency, a level as the brand names it now. */
function messageView(ctx: MemberContext, { at, id, kind, params, readAt }: typeof table.$inferSelect) {
  const { brand, language } = ctx;
  const { amount, rank } = params;
  const shown = {
    ...params,
    brand: brand.config.name,
    ...(amount === undefined ? {} : { amount: moneyShown(ctx, BigInt(amount)) }),
    ...(typeof rank === "number" ? { level: levelOf(ctx, rank)?.labelName ?? "" } : {}),
  };
  const text = (part: "title" | "text") => ctx.translate(brand, language, `messages:${kind}.${part}`, shown);
  return { id, kind, title: text("title"), text: text("text"), at: timeOf(at.getTime()), read: readAt !== null };
}
