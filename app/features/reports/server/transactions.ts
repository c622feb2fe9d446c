import { methodNameOf } from "~/features/cashier/methods.server";
import type { LedgerKind } from "~/features/wallet/ledger.server";
import { textOf, toApiTime } from "~/platform/brands/brand-parts";
import { merchantOf } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import type { MemberContext } from "~/platform/wps/context";
import type { Implementation } from "~/platform/wps/implementation";
import { createdSinceSql, periodBounds, type RecordPeriod, requestedPeriod } from "./period";

/** Ledger kinds by group of the account record. Other kinds belong to `other`. */
const LEDGER_KINDS_BY_GROUP: Readonly<Record<string, readonly LedgerKind[]>> = {
  deposit: ["deposit", "depositFee"],
  withdraw: ["withdrawHold", "withdrawPaid", "withdrawReturned", "security", "securityReturned", "securityKept"],
  transfer: ["transfer", "upline", "downline"],
  bonus: ["bonus", "rebate", "referral"],
  play: ["bet", "win", "rollback"],
};

interface LedgerLine extends Record<string, unknown> {
  readonly id: string;
  readonly line: number;
  readonly kind: LedgerKind;
  readonly account: string;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly details: Readonly<Record<string, string | number>>;
  readonly at: Date;
}

const LINE = "p.transaction_id as id, p.line, t.kind, p.account, p.amount, p.balance, t.details, t.at";

interface Totals extends Record<string, unknown> {
  readonly count: number;
  readonly came: bigint;
  readonly went: bigint;
}

/** Parameters: $1 brand, $2 member, $3 and $4 start and end, $5 kinds (null: all), $6 true: excludes those kinds. */
const linesFromSql = (
  from: Date,
) => `from posting p join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
  where p.merchant_id = $1 and p.member_id = $2 and ${createdSinceSql("p.transaction_id", from)}
  and t.at >= $3 and t.at < $4 and ($5::text[] is null or (t.kind = any($5)) <> $6)`;

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
    total: totals.count,
    totalPages: Math.ceil(totals.count / pageSize),
  };
};

/**
 * Returns one page of a member's money movements, latest first, and the totals. Transfers between the member's wallets
 * do not count in the totals.
 */
async function linesOf(ctx: MemberContext, period: RecordPeriod, kind: string, limit: number, offset: number) {
  const kinds = kind === "all" ? null : (LEDGER_KINDS_BY_GROUP[kind] ?? Object.values(LEDGER_KINDS_BY_GROUP).flat());
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    const [begin, end] = periodBounds(ctx, period);
    const values = [merchantOf(tx), ctx.session.memberId, begin, end, kinds, kind === "other"];
    const [totals] = await tx.query<Totals>(
      `select coalesce(sum(lines), 0)::int as count,
         coalesce(sum(sum) filter (where sum > 0), 0)::bigint as came,
         coalesce(-sum(sum) filter (where sum < 0), 0)::bigint as went
       from (select count(*) as lines, sum(p.amount) as sum ${linesFromSql(begin)} group by p.transaction_id) each`,
      values,
    );
    const rows = await tx.query<LedgerLine>(
      `select ${LINE} ${linesFromSql(begin)}
       order by p.transaction_id desc, p.line desc limit $7 offset $8`,
      [...values, limit, offset],
    );
    return { rows, totals: totals ?? { count: 0, came: 0n, went: 0n } };
  });
}

/** Returns movements older than a given one, latest first; a null id starts at the latest. */
export async function linesAfter(
  ctx: MemberContext,
  period: RecordPeriod,
  { id, line }: { readonly id: string | null; readonly line: string | null },
  limit: number,
) {
  const [begin, end] = periodBounds(ctx, period);
  return ctx.db.transaction(ctx.brand.code, (tx) =>
    tx.query<LedgerLine>(
      `select ${LINE} ${linesFromSql(begin)} and ($7::uuid is null or (p.transaction_id, p.line) < ($7, $8::int))
       order by p.transaction_id desc, p.line desc limit $9`,
      [merchantOf(tx), ctx.session.memberId, begin, end, null, false, id, line, limit],
    ),
  );
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
