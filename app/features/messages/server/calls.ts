import { vipLevelOf } from "~/features/members/rank.server";
import { missionsToClaim } from "~/features/rewards/missions.server";
import { waitingRewards } from "~/features/rewards/waiting.server";
import * as messages from "~/features/sending/messages-sql.server";
import { pagingData, toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import { formattedMoney } from "~/platform/money/amounts";
import { localise } from "~/platform/text/localised";
import type { MemberContext } from "~/platform/wps/context";
import { safeHtml, textOfHtml } from "~/platform/wps/html.server";
import type { Implementation } from "~/platform/wps/implementation";
import { type TextsOfSendingsRow, textsOfSendings } from "./sending.sql.gen";

/** Implements the message calls and the badge counts (requirement P5, C2). */
export const message: Implementation<"message"> = {
  unreadCount: (ctx) =>
    ctx.db.read(ctx.brand.code, async (tx) => {
      const { many: rewards } = await waitingRewards(tx, ctx);
      return { missions: await missionsToClaim(tx, ctx), messages: await countUnread(tx, ctx), rewards };
    }),
  messages: (ctx, { pageNo, pageSize }) =>
    ctx.db.read(ctx.brand.code, async (tx) => {
      const { memberId } = ctx.session;
      const rows = await tx.all(messages.messagesOf, { memberId, limit: pageSize, offset: (pageNo - 1) * pageSize });
      const { total, unread } = await countsOf(tx, ctx);
      return {
        rows: await messageViews(tx, ctx, rows),
        unread,
        ...pagingData(pageNo, pageSize, total),
      };
    }),
  readMessage: (ctx, { id }) =>
    ctx.db.transaction(ctx.brand.code, async (tx) => {
      const { memberId } = ctx.session;
      await tx.run(messages.markRead, { memberId, id: id ?? null, now: new Date(ctx.now) });
      return { unread: await countUnread(tx, ctx) };
    }),
  deleteMessage: (ctx, { id }) =>
    ctx.db.transaction(ctx.brand.code, async (tx) => {
      await tx.run(messages.deleteMessage, { memberId: ctx.session.memberId, id });
      return { unread: await countUnread(tx, ctx) };
    }),
};

/** Returns the numbers of a member's messages. */
async function countsOf(tx: Transaction, { session }: MemberContext): Promise<messages.CountMessagesRow> {
  const counts = await tx.first(messages.countMessages, { memberId: session.memberId });
  return counts ?? { total: 0, unread: 0 };
}

/** Returns the number of unread messages. */
export const countUnread = async (tx: Transaction, ctx: MemberContext): Promise<number> =>
  (await countsOf(tx, ctx)).unread;

type MessageRow = messages.MessagesOfRow;

/** Converts messages to the member's language: product messages by their kind, staff messages by their stored texts. */
async function messageViews(tx: Transaction, ctx: MemberContext, rows: readonly MessageRow[]) {
  const wanted = [...new Set(rows.flatMap(({ params }) => (params["sending"] ? [String(params["sending"])] : [])))];
  const sent = wanted.length === 0 ? [] : await tx.all(textsOfSendings, { ids: wanted });
  return rows.map((row) => {
    const written = sent.find(({ id }) => id === row.params["sending"]);
    const { at, id, kind, readAt } = row;
    const words = written ? staffTexts(ctx, written) : { ...productTexts(ctx, row), html: null };
    return { id, kind, ...words, at: toApiTime(at.getTime()), read: readAt !== null };
  });
}

/** Returns the staff texts in the member's language, or else in the brand's default language. */
function staffTexts({ brand, language }: MemberContext, { html, title }: Pick<TextsOfSendingsRow, "html" | "title">) {
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
