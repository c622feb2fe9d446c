import { methodNameOf } from "~/features/cashier/methods.server";
import type { LedgerKind } from "~/features/wallet/ledger.server";
import { textOf, toApiTime } from "~/platform/brands/brand-parts";
import { wireMoney } from "~/platform/money/amounts";
import type { MemberContext } from "~/platform/wps/context";
import type { Implementation } from "~/platform/wps/implementation";
import { entryBounds, type RecordPeriod, requestedPeriod } from "./period";
import * as sql from "./transactions.sql.gen";

/** Ledger kinds by group of the account record. Other kinds belong to `other`. */
const LEDGER_KINDS_BY_GROUP: Readonly<Record<string, readonly LedgerKind[]>> = {
  deposit: ["deposit", "depositFee"],
  withdraw: ["withdrawHold", "withdrawPaid", "withdrawReturned", "security", "securityReturned", "securityKept"],
  transfer: ["transfer", "upline", "downline"],
  bonus: ["bonus", "rebate", "referral"],
  play: ["bet", "win", "rollback"],
};

type LedgerLine = sql.MovementsPageRow;

/** Returns the account record; see the call of this name. */
export const accountRecord: Implementation<"report">["accountRecord"] = async (ctx, given) => {
  const period = requestedPeriod(ctx, given);
  const { kind, pageNo, pageSize } = given;
  const { rows, totals } = await linesOf(ctx, period, kind, pageSize, (pageNo - 1) * pageSize);
  return {
    rows: rows.map((row) => lineView(ctx, row)),
    totals: { in: wireMoney(ctx, totals.came), out: wireMoney(ctx, totals.went) },
    ...period,
    pageNo,
    pageSize,
    total: totals.total,
    totalPages: Math.ceil(totals.total / pageSize),
  };
};

/**
 * Returns one page of a member's money movements, latest first, and the totals. Transfers between the member's wallets
 * do not count in the totals.
 */
async function linesOf(ctx: MemberContext, period: RecordPeriod, kind: string, limit: number, offset: number) {
  const kinds = kind === "all" ? null : (LEDGER_KINDS_BY_GROUP[kind] ?? Object.values(LEDGER_KINDS_BY_GROUP).flat());
  const { memberId } = ctx.session;
  const asked = { memberId, ...entryBounds(ctx, period), kinds, isExcluded: kind === "other" };
  return ctx.db.read(ctx.brand.code, async (tx) => {
    const totals = await tx.first(sql.movementTotals, asked);
    const rows = await tx.all(sql.movementsPage, { ...asked, limit, offset });
    return { rows, totals: totals ?? { total: 0, came: 0n, went: 0n } };
  });
}

/** Returns movements older than a given one, latest first; a null id starts at the latest. */
export async function linesAfter(
  ctx: MemberContext,
  period: RecordPeriod,
  { id, line }: { readonly id: string | null; readonly line: number | null },
  limit: number,
) {
  const asked = { memberId: ctx.session.memberId, ...entryBounds(ctx, period), id, line, limit };
  return ctx.db.read(ctx.brand.code, (tx) => tx.all(sql.movementsAfter, asked));
}

/** Converts a movement to a row of the record. */
export function lineView(ctx: MemberContext, { account, amount, at, balance, details, id, kind, line }: LedgerLine) {
  const wallet = account.replace("vendor:", "");
  return {
    id: `${id}-${line}`,
    kind,
    wallet,
    walletName: walletNameOf(ctx, wallet),
    amount: wireMoney(ctx, amount),
    balance: wireMoney(ctx, balance),
    about: aboutOf(ctx, details),
    at: toApiTime(at.getTime()),
  };
}

const OWN_WALLETS: Readonly<Record<string, string>> = {
  main: "messages:records.wallets.main",
  hold: "messages:records.wallets.hold",
};

/** Returns the name of a wallet in the caller's language: a text, or the vendor's name. */
function walletNameOf(ctx: MemberContext, wallet: string): string {
  const key = OWN_WALLETS[wallet];
  if (key !== undefined) return ctx.translate(ctx.brand, ctx.language, key, {});
  return textOf(ctx, ctx.brand.content.vendors.items[wallet]?.name) || wallet;
}

/** Returns the game, wallets or payment method of a movement by name, or another detail that describes it. */
function aboutOf(ctx: MemberContext, details: LedgerLine["details"]): string {
  const { game } = details;
  if (game !== undefined) return textOf(ctx, ctx.brand.content.games.items[game]?.name) || String(game);
  const { from, method, order, promotion, to } = details;
  if (from !== undefined && to !== undefined) {
    const names = { from: walletNameOf(ctx, String(from)), to: walletNameOf(ctx, String(to)) };
    return ctx.translate(ctx.brand, ctx.language, "messages:records.transfer", names);
  }
  if (method !== undefined) return methodNameOf(ctx, String(method));
  return String(promotion ?? order ?? from ?? "");
}
