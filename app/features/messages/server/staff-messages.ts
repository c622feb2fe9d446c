import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { normaliseUserName } from "~/features/access/accounts.server";
import { labelsInUse } from "~/features/support/search.server";
import { pagingData, toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { uuidV7 } from "~/platform/text/uuid";
import { validationError, WpsError } from "~/platform/wps/errors";
import { safeHtml } from "~/platform/wps/html.server";
import type { Implementation } from "~/platform/wps/implementation";
import type { SentTexts } from "../rules/sending";
import { countReceivers, type MessageReceivers, sendBatch } from "./sending";
import * as sql from "./sending.sql.gen";

type Calls = "messageAudience" | "sendMessage" | "sentMessages";
type Sending = sql.SendingByRequestRow;

/** Implements the staff calls for messages to members. Each member receives a message once; the sender is stored. */
export const messageSending: Pick<Implementation<"staff">, Calls> = {
  messageAudience(ctx, { audience, code, name }) {
    const { languages } = brandOf(ctx, code).config;
    return ctx.db.read(code, async (tx) => ({
      receivers: await countReceivers(tx, receiversOf(audience, name)),
      labels: await labelsInUse(tx),
      languages: [...languages],
    }));
  },
  async sendMessage(ctx, { audience, code, html, name, reason, requestId, title }) {
    brandOf(ctx, code);
    const given = {
      ...receiversOf(audience, name),
      requestId,
      ...textsOf(title, html),
      reason: reason?.trim() || null,
    };
    return ctx.change(code, async (tx) => {
      const receivers = await countReceivers(tx, given);
      if (receivers === 0) throw new WpsError("notFound");
      const id = uuidV7(ctx.now, randomBytes(10));
      const row = { id, ...given, actor: ctx.staff.name, at: new Date(ctx.now), receivers };
      if ((await tx.run(sql.insertSending, row)) === 0)
        return { message: sentView(assertSameMessage(await findByRequest(tx, requestId), given)) };
      await sendBatch(tx, id, ctx.now);
      return { message: sentView(await findByRequest(tx, requestId)) };
    });
  },
  sentMessages(ctx: StaffContext, { code, pageNo, pageSize }) {
    brandOf(ctx, code);
    return ctx.db.read(code, async (tx) => {
      const counted = await tx.first(sql.countSendings, {});
      const rows = await tx.all(sql.sendingsPage, { limit: pageSize, offset: (pageNo - 1) * pageSize });
      return { rows: rows.map(sentView), ...pagingData(pageNo, pageSize, counted?.total ?? 0) };
    });
  },
};

const NAMES: Readonly<Record<MessageReceivers["audience"], (name: string) => string>> = {
  account: normaliseUserName,
  label: (name) => name,
  all: () => "",
};

const receiversOf = (audience: MessageReceivers["audience"], name: string): MessageReceivers => ({
  audience,
  name: NAMES[audience](name),
});

/** Returns titles and sanitized texts. @throws WpsError validation for a language without title or text */
function textsOf(title: SentTexts, html: SentTexts): { readonly title: SentTexts; readonly html: SentTexts } {
  const safe = Object.fromEntries(Object.entries(html).map(([language, text]) => [language, safeHtml(text)]));
  const languages = [...new Set([...Object.keys(title), ...Object.keys(safe)])];
  const lacking = languages.flatMap((language) => [
    ...(title[language] ? [] : [`title.${language}`]),
    ...(safe[language] ? [] : [`html.${language}`]),
  ]);
  if (languages.length === 0) lacking.push("title");
  if (lacking.length > 0) throw validationError(lacking.map((field) => ({ field, issue: "errors:field.required" })));
  return { title, html: safe };
}

async function findByRequest(tx: Transaction, requestId: string): Promise<Sending> {
  const row = await tx.first(sql.sendingByRequest, { requestId });
  if (!row) throw new WpsError("notFound");
  return row;
}

type MessageContent = Pick<Sending, "audience" | "name" | "title" | "html" | "reason">;

/**
 * Returns the stored message of a repeated request.
 * @throws WpsError requestConflict if the requestId belongs to a different message
 */
function assertSameMessage(row: Sending, { audience, html, name, reason, title }: MessageContent): Sending {
  const before: MessageContent = {
    audience: row.audience,
    html: row.html,
    name: row.name,
    reason: row.reason,
    title: row.title,
  };
  if (!isDeepStrictEqual(before, { audience, html, name, reason, title })) throw new WpsError("requestConflict");
  return row;
}

function sentView({ actor, at, audience, doneAt, html, id, name, reason, receivers, sent, title }: Sending) {
  return {
    ...{ id, audience, name, title: { ...title }, html: { ...html }, reason, by: actor },
    at: toApiTime(at.getTime()),
    ...{ receivers, sent, done: doneAt !== null },
  };
}
