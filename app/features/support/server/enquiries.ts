import { randomBytes } from "node:crypto";
import { sessionOf } from "~/features/access/current-session.server";
import { issueOf } from "~/features/access/fields.server";
import { pagingData, toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import { takeByAddress } from "~/platform/limits/limits";
import { brandOf } from "~/platform/staff/brand-of";
import { uuidV7 } from "~/platform/text/uuid";
import { accountClassOf } from "~/platform/wps/account-types";
import { validationError, WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { isContactAsked, isReachable } from "../rules/enquiries";
import { wordsProblem } from "../rules/question";
import * as sql from "./enquiries.sql.gen";

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
    await ctx.db.transaction(ctx.brand.code, (tx) => tx.run(sql.insertEnquiry, { ...row, topic, content, contact }));
    return {};
  },
};

type Calls = Implementation<"staff">;

const viewOf = ({ answeredAt, at, ...row }: sql.EnquiryByIdRow) => ({
  ...row,
  at: toApiTime(at.getTime()),
  answeredAt: answeredAt && toApiTime(answeredAt.getTime()),
});

/** Returns one page of the enquiries in a state, and their number. */
async function pageOf(
  tx: Transaction,
  state: Parameters<Calls["enquiries"]>[1]["state"],
  page: sql.OpenEnquiriesParams,
) {
  const isOpen = state === "open";
  const rows = await tx.all(isOpen ? sql.openEnquiries : sql.answeredEnquiries, page);
  const count = await tx.first(isOpen ? sql.countOpenEnquiries : sql.countAnsweredEnquiries, {});
  return { rows, total: count?.total ?? 0 };
}

/** Implements the console calls for enquiries: see the contract. */
export const enquiries: Pick<Calls, "enquiries" | "answerEnquiry"> = {
  enquiries(ctx, { code, pageNo, pageSize, state }) {
    brandOf(ctx, code);
    return ctx.db.read(code, async (tx) => {
      const { rows, total } = await pageOf(tx, state, { limit: pageSize, offset: (pageNo - 1) * pageSize });
      return { rows: rows.map(viewOf), ...pagingData(pageNo, pageSize, total) };
    });
  },
  answerEnquiry(ctx, { code, id }) {
    brandOf(ctx, code);
    return ctx.change(code, async (tx) => {
      await tx.run(sql.markAnswered, { id, answeredAt: new Date(ctx.now), answeredBy: ctx.staff.name });
      const row = await tx.first(sql.enquiryById, { id });
      if (!row) throw new WpsError("notFound");
      return viewOf(row);
    });
  },
};
