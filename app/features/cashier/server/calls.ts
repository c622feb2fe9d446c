import { pagingData, toApiTime } from "~/platform/brands/brand-parts";
import type { Implementation } from "~/platform/wps/implementation";
import { accountCalls } from "../accounts.server";
import { findOrder, statesOf } from "../orders.server";
import { confirmWithdrawal } from "./confirm";
import { depositCalls, requestPayment } from "./deposit";
import * as sql from "./orders.sql.gen";
import { uploadProof } from "./proofs";
import { sandboxCalls } from "./sandbox";
import { eventsOf, memberView } from "./views";
import { withdrawCalls } from "./withdraw";

/** Implements the cashier calls: see `../contract/payment`. */
export const payment: Implementation<"payment"> = {
  ...depositCalls,
  ...sandboxCalls,
  ...withdrawCalls,
  ...accountCalls,
  confirmWithdrawal,
  uploadProof,
  orders: (ctx, { kind = null, pageNo, pageSize, state }) =>
    ctx.db.read(ctx.brand.code, async (tx) => {
      const which = { memberId: ctx.session.memberId, kind, states: state === undefined ? null : statesOf(state) };
      const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
      const found = await tx.all(sql.ordersOfMember, { ...which, ...page });
      const counted = await tx.first(sql.countOrdersOfMember, which);
      const rows = [];
      for (const order of found) rows.push(await memberView(ctx, tx, order));
      return { rows, ...pagingData(pageNo, pageSize, counted?.total ?? 0) };
    }),
  async order(ctx, { id }) {
    const { memberId } = ctx.session;
    const found = await ctx.db.read(ctx.brand.code, (tx) => findOrder(tx, id, memberId));
    const order = ctx.preview ? found : await requestPayment(ctx, found);
    return ctx.db.read(ctx.brand.code, async (tx) => {
      const events = await eventsOf(tx, id);
      const shown = events.filter(({ action }) => !HIDDEN.has(action));
      const lines = shown.map(({ action, at }) => ({ action, at: toApiTime(at.getTime()) }));
      return { ...(await memberView(ctx, tx, order)), events: lines };
    });
  },
};

/** Events hidden from members: staff access, and provider reports without effect. */
const HIDDEN = new Set(["told", "opened", "claimed", "released"]);
