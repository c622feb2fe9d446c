import { and, count, desc, eq, inArray, isNull } from "drizzle-orm";
import { vipLevelOf } from "~/features/members/rank.server";
import { missionsToClaim } from "~/features/rewards/missions.server";
import { waitingRewards } from "~/features/rewards/waiting.server";
import { messageTable as table } from "~/features/sending/message-table.server";
import { pagingData, toApiTime } from "~/platform/brands/brand-parts";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { formattedMoney } from "~/platform/money/amounts";
import { localise } from "~/platform/text/localised";
import type { MemberContext } from "~/platform/wps/context";
import { safeHtml, textOfHtml } from "~/platform/wps/html.server";
import type { Implementation } from "~/platform/wps/implementation";
import { sending } from "./schema-sending";

/** Implements the message calls and the badge counts (requirement P5, C2). */
export const message: Implementation<"message"> = {
  unreadCount: (ctx) =>
    ctx.db.transaction(ctx.brand.code, async (tx) => {
      const { many: rewards } = await waitingRewards(tx, ctx);
      return { missions: await missionsToClaim(tx, ctx), messages: await countUnread(tx, ctx), rewards };
    }),
  messages: (ctx, { pageNo, pageSize }) =>
    ctx.db.transaction(ctx.brand.code, async (tx) => {
      const rows = await tx.db
        .select()
        .from(table)
        .where(isOwnMessage(ctx))
        .orderBy(desc(table.at), desc(table.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      const [all] = await tx.db.select({ total: count() }).from(table).where(isOwnMessage(ctx));
      const total = all?.total ?? 0;
      return {
        rows: await messageViews(tx, ctx, rows),
        unread: await countUnread(tx, ctx),
        ...pagingData(pageNo, pageSize, total),
      };
    }),
  readMessage: (ctx, { id }) =>
    ctx.db.transaction(ctx.brand.code, async (tx) => {
      const which = id === undefined ? isOwnMessage(ctx) : and(isOwnMessage(ctx), eq(table.id, id));
      const readAt = new Date(ctx.now);
      await tx.db
        .update(table)
        .set({ readAt })
        .where(and(which, isNull(table.readAt)));
      return { unread: await countUnread(tx, ctx) };
    }),
  deleteMessage: (ctx, { id }) =>
    ctx.db.transaction(ctx.brand.code, async (tx) => {
      await tx.db.delete(table).where(and(isOwnMessage(ctx), eq(table.id, id)));
      return { unread: await countUnread(tx, ctx) };
    }),
};

const isOwnMessage = ({ brand, session }: MemberContext) =>
  and(eq(table.merchantId, brand.code), eq(table.memberId, session.memberId));

/** Returns the number of unread messages. */
export async function countUnread(tx: Transaction, ctx: MemberContext): Promise<number> {
  const [row] = await tx.db
    .select({ many: count() })
    .from(table)
    .where(and(isOwnMessage(ctx), isNull(table.readAt)));
  return row?.many ?? 0;
}

type MessageRow = typeof table.$inferSelect;

/** Converts messages to the member's language: product messages by their kind, staff messages by their stored texts. */
async function messageViews(tx: Transaction, ctx: MemberContext, rows: readonly MessageRow[]) {
  const wanted = [...new Set(rows.flatMap(({ params }) => (params["sending"] ? [String(params["sending"])] : [])))];
  const sent = wanted.length === 0 ? [] : await sentTexts(tx, wanted);
  return rows.map((row) => {
    const written = sent.find(({ id }) => id === row.params["sending"]);
    const { at, id, kind, readAt } = row;
    const words = written ? staffTexts(ctx, written) : { ...productTexts(ctx, row), html: null };
    return { id, kind, ...words, at: toApiTime(at.getTime()), read: readAt !== null };
  });
}

const sentTexts = (tx: Transaction, ids: readonly string[]) =>
  tx.db
    .select({ id: sending.id, title: sending.title, html: sending.html })
    .from(sending)
    .where(and(eq(sending.merchantId, merchantOf(tx)), inArray(sending.id, [...ids])));

/** Returns the staff texts in the member's language, or else in the brand's default language. */
function staffTexts(
  { brand, language }: MemberContext,
  { html, title }: Pick<typeof sending.$inferSelect, "html" | "title">,
) {
  const { defaultLanguage } = brand.config;
  const safe = safeHtml(localise(html, language, defaultLanguage));
  return { title: localise(title, language, defaultLanguage), text: textOfHtml(safe), html: safe };
}

/** Returns the texts for the kind of a message. Money is in the brand's currency; a VIP level has its current name. */
function productTexts(ctx: MemberContext, { kind, params }: MessageRow) {
  const { brand, language } = ctx;
  const { amount, rank } = params;
  const shown = {
    ...params,
    brand: brand.config.name,
    ...(amount === undefined ? {} : { amount: formattedMoney(ctx, BigInt(amount)) }),
    ...(typeof rank === "number" ? { level: vipLevelOf(ctx, rank)?.labelName ?? "" } : {}),
  };
  const text = (part: "title" | "text") => ctx.translate(brand, language, `messages:${kind}.${part}`, shown);
  return { title: text("title"), text: text("text") };
}
