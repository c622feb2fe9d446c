import type { LedgerKind } from "~/features/wallet/ledger.server";
import { textOf, timeOf } from "~/platform/brands/brand-parts";
import { merchantOf } from "~/platform/db/transaction";
import { moneyText } from "~/platform/money/amounts";
import type { MemberContext } from "~/platform/wps/context";
import type { Implementation } from "~/platform/wps/implementation";
import { madeSince, type Period, periodOf, timesOf } from "./period";

/** What the kinds of the ledger are called in the account record. What is in no group is `other`. */
const GROUPS: Readonly<Record<string, readonly LedgerKind[]>> = {
  deposit: ["deposit", "depositFee"],
  withdraw: ["withdrawHold", "withdrawPaid", "withdrawReturned", "security", "securityReturned", "securityKept"],
  transfer: ["transfer", "upline", "downline"],
  bonus: ["bonus", "rebate", "referral"],
  play: ["bet", "win", "rollback"],
};

interface Line extends Record<string, unknown> {
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

/** $1 brand, $2 member, $3 and $4 begin and end, $5 kinds (null: all), $6 true: all but those. */
const chosen = (
  from: Date,
) => `from posting p join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
  where p.merchant_id = $1 and p.member_id = $2 and ${madeSince("p.transaction_id", from)}
  and t.at >= $3 and t.at < $4 and ($5::text[] is null or (t.kind = any($5)) <> $6)`;

/** The account record: see the call of that name. */
export const accountRecord: Implementation<"report">["accountRecord"] = async (ctx, given) => {
  const period = periodOf(ctx, given);
  const { kind, pageNo, pageSize } = given;
  const { rows, totals } = await linesOf(ctx, period, kind, pageSize, (pageNo - 1) * pageSize);
  return {
    rows: rows.map((row) => lineView(ctx, row)),
    totals: { in: moneyText(ctx, totals.came), out: moneyText(ctx, totals.went) },
    ...period,
    pageNo,
    pageSize,
    total: totals.count,
    totalPages: Math.ceil(totals.count / pageSize),
  };
};

/** Movements of a member's money, the latest first. What only changes its wallet counts in no total. */
async function linesOf(ctx: MemberContext, period: Period, kind: string, limit: number, offset: number) {
  const kinds = kind === "all" ? null : (GROUPS[kind] ?? Object.values(GROUPS).flat());
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    const [begin, end] = timesOf(ctx, period);
    const values = [merchantOf(tx), ctx.session.memberId, begin, end, kinds, kind === "other"];
    const [totals] = await tx.query<Totals>(
      `select coalesce(sum(lines), 0)::int as count,
         coalesce(sum(sum) filter (where sum > 0), 0)::bigint as came,
         coalesce(-sum(sum) filter (where sum < 0), 0)::bigint as went
       from (select count(*) as lines, sum(p.amount) as sum ${chosen(begin)} group by p.transaction_id) each`,
      values,
    );
    const rows = await tx.query<Line>(
      `select ${LINE} ${chosen(begin)}
       order by p.transaction_id desc, p.line desc limit $7 offset $8`,
      [...values, limit, offset],
    );
    return { rows, totals: totals ?? { count: 0, came: 0n, went: 0n } };
  });
}

/** Movements behind one of them (null: all), the latest first. */
export async function linesAfter(
  ctx: MemberContext,
  period: Period,
  { id, line }: { readonly id: string | null; readonly line: string | null },
  limit: number,
) {
  const [begin, end] = timesOf(ctx, period);
  return ctx.db.transaction(ctx.brand.code, (tx) =>
    tx.query<Line>(
      `select ${LINE} ${chosen(begin)} and ($7::uuid is null or (p.transaction_id, p.line) < ($7, $8::int))
       order by p.transaction_id desc, p.line desc limit $9`,
      [merchantOf(tx), ctx.session.memberId, begin, end, null, false, id, line, limit],
    ),
  );
}

/** A movement as the record shows it. */
export function lineView(ctx: MemberContext, { account, amount, at, balance, details, id, kind, line }: Line) {
  return {
    id: `${id}-${line}`,
    kind,
    wallet: account.replace("vendor:", ""),
    amount: moneyText(ctx, amount),
    balance: moneyText(ctx, balance),
    about: aboutOf(ctx, details),
    at: timeOf(at.getTime()),
  };
}

/** The game by name, or whatever else says what it was about. */
function aboutOf(ctx: MemberContext, details: Line["details"]): string {
  const { game } = details;
  if (game !== undefined) return textOf(ctx, ctx.brand.content.games.items[game]?.name) || String(game);
  const { from, method, order, promotion, to } = details;
  if (from !== undefined && to !== undefined) return `${from} → ${to}`;
  return String(method ?? promotion ?? order ?? from ?? "");
}
