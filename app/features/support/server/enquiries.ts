import { randomBytes } from "node:crypto";
import { and, asc, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { sessionOf } from "~/features/access/current-session.server";
import { issueOf } from "~/features/access/fields.server";
import { pagingData, toApiTime } from "~/platform/brands/brand-parts";
import { member } from "~/platform/db/schema";
import { takeByAddress } from "~/platform/limits/limits";
import { brandOf } from "~/platform/staff/brand-of";
import { uuidV7 } from "~/platform/text/uuid";
import { accountClassOf } from "~/platform/wps/account-types";
import { validationError, WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { isContactAsked, isReachable } from "../rules/enquiries";
import { wordsProblem } from "../rules/question";
import { enquiry } from "./schema-enquiry";

/** Implements enquiries to customer service: see the call `feedback`. */
export const feedback: Pick<Implementation<"system">, "feedback"> = {
  async feedback(ctx, { contact, content, topic }) {
    await takeByAddress(ctx, "enquiryIp");
    const session = await sessionOf(ctx);
    const problem = wordsProblem(content, ctx.brand.config.feedback);
    const issues = problem ? [issueOf("content", problem)] : [];
    if (isContactAsked(session ? accountClassOf(session.type) : "visitor") && !isReachable(contact))
      issues.push({ field: "contact", issue: contact === "" ? "errors:field.required" : "errors:field.reachable" });
    if (issues.length > 0) throw validationError(issues);
    const row = { id: uuidV7(ctx.now, randomBytes(10)), memberId: session?.memberId ?? null, at: new Date(ctx.now) };
    await ctx.db.transaction(ctx.brand.code, ({ db }) =>
      db.insert(enquiry).values({ merchantId: ctx.brand.code, ...row, topic, content, contact }),
    );
    return {};
  },
};

type Calls = Implementation<"staff">;
type Row = typeof enquiry.$inferSelect & { readonly account: string | null };

const columns = {
  merchantId: enquiry.merchantId,
  id: enquiry.id,
  memberId: enquiry.memberId,
  topic: enquiry.topic,
  content: enquiry.content,
  contact: enquiry.contact,
  at: enquiry.at,
  answeredAt: enquiry.answeredAt,
  answeredBy: enquiry.answeredBy,
  account: member.account,
};

const isSender = and(eq(member.merchantId, enquiry.merchantId), eq(member.id, enquiry.memberId));

const viewOf = ({ answeredAt, at, merchantId: _, ...row }: Row) => ({
  ...row,
  at: toApiTime(at.getTime()),
  answeredAt: answeredAt && toApiTime(answeredAt.getTime()),
});

/** Implements the console calls for enquiries: see the contract. */
export const enquiries: Pick<Calls, "enquiries" | "answerEnquiry"> = {
  enquiries(ctx, { code, pageNo, pageSize, state }) {
    brandOf(ctx, code);
    const isOpen = state === "open";
    const own = and(eq(enquiry.merchantId, code), isOpen ? isNull(enquiry.answeredAt) : isNotNull(enquiry.answeredAt));
    return ctx.db.transaction(code, async ({ db }) => {
      const found = db.select(columns).from(enquiry).leftJoin(member, isSender).where(own);
      const rows = await found
        .orderBy(isOpen ? asc(enquiry.id) : desc(enquiry.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      return { rows: rows.map(viewOf), ...pagingData(pageNo, pageSize, await db.$count(enquiry, own)) };
    });
  },
  answerEnquiry(ctx, { code, id }) {
    brandOf(ctx, code);
    const one = and(eq(enquiry.merchantId, code), eq(enquiry.id, id));
    return ctx.change(code, async ({ db }) => {
      const marked = { answeredAt: new Date(ctx.now), answeredBy: ctx.staff.name };
      await db
        .update(enquiry)
        .set(marked)
        .where(and(one, isNull(enquiry.answeredAt)));
      const [row] = await db.select(columns).from(enquiry).leftJoin(member, isSender).where(one);
      if (!row) throw new WpsError("notFound");
      return viewOf(row);
    });
  },
};
