import { randomBytes } from "node:crypto";
import { helpLinks } from "~/features/access/exclusion.server";
import { toApiTime } from "~/platform/brands/brand-parts";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import { parseTypedAmount } from "~/platform/money/money";
import { uuidV7 } from "~/platform/text/uuid";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import {
  cancelPendingLimit,
  LIMITS,
  type LimitKind,
  limitStateAt,
  MAX_SESSION_MINUTES,
  requestLimit,
} from "./rules/play-limits";
import { limitStateOf, limitsOf, lockLimit, storeLimit } from "./server/limit-rows";
import { positionsSince, realityCheck } from "./server/net-position";
import { selfExclude } from "./server/self-exclusion";
import { currentSpans, type LimitSpan } from "./spans.server";

type Calls = Implementation<"member">;
type View = Awaited<ReturnType<Calls["limits"]>>;

const HOUR = 3_600_000;

/** Implements the calls about limits, breaks and the reality check (requirement W9); see `./contract/member-limits`. */
export const responsibleCalls: Pick<Calls, "limits" | "setLimits" | "takeTimeOut" | "selfExclude" | "realityCheck"> = {
  limits: (ctx) => ctx.db.transaction(ctx.brand.code, (tx) => viewOf(tx, ctx)),
  setLimits(ctx, { cancel, kind, period, value = null }) {
    if (!LIMITS.some(([each, over]) => each === kind && over === period)) throw new WpsError("notAllowed");
    const place = { memberId: ctx.session.memberId, kind, period };
    const wanted = cancel || value === null ? null : limitOf(ctx, kind, value);
    const coolingMs = ctx.brand.config.responsibleGaming.coolingHours * HOUR;
    return ctx.db.transaction(ctx.brand.code, async (tx) => {
      const before = await lockLimit(tx, place);
      const { now } = ctx;
      const after = cancel ? cancelPendingLimit(before, now) : requestLimit(before, wanted, { coolingMs, now });
      const action = cancel ? "cancel" : "set";
      await storeLimit(tx, place, after, { action, before: limitStateAt(before, now), wanted, now });
      return viewOf(tx, ctx);
    });
  },
  takeTimeOut(ctx, { hours }) {
    if (!ctx.brand.config.responsibleGaming.timeOutHours.includes(hours)) throw new WpsError("notAllowed");
    return ctx.db.transaction(ctx.brand.code, async (tx) => {
      await tx.query(
        `insert into play_break (merchant_id, member_id, id, kind, at, until_at) values ($1, $2, $3, 'timeOut', $4, $5)`,
        [
          merchantOf(tx),
          ctx.session.memberId,
          uuidV7(ctx.now, randomBytes(10)),
          new Date(ctx.now),
          new Date(ctx.now + hours * HOUR),
        ],
      );
      return viewOf(tx, ctx);
    });
  },
  selfExclude,
  realityCheck,
};

/** Parses a limit. @throws WpsError amountInvalid at the field `value` */
function limitOf(ctx: MemberContext, kind: LimitKind, text: string): bigint {
  const isSession = kind === "session";
  const parsed = parseTypedAmount(text, isSession ? 0 : ctx.brand.config.currency.scale);
  const isOff = isSession && parsed !== null && (parsed < 1n || parsed > BigInt(MAX_SESSION_MINUTES));
  if (parsed === null || isOff)
    throw new WpsError("amountInvalid", {}, { issues: [{ field: "value", issue: "errors:amountInvalid" }] });
  return parsed;
}

/** Returns the data of the page. Includes usage without a limit, because it helps the member to choose one. */
async function viewOf(tx: Transaction, ctx: MemberContext): Promise<View> {
  const { coolingHours, exclusionMonths, permanentExclusion, timeOutHours } = ctx.brand.config.responsibleGaming;
  const { memberId } = ctx.session;
  const spans = currentSpans(ctx);
  const held = await limitsOf(tx, memberId);
  const deposits = await depositsSince(tx, memberId, spans);
  const losses = await positionsSince(
    tx,
    memberId,
    spans.map(({ from }) => from),
  );
  const used = { deposit: deposits, loss: losses.map(({ bet, win }) => bet - win) };
  const row = ([kind, period]: (typeof LIMITS)[number]) => {
    const stored = held.find((one) => one.kind === kind && one.period === period);
    const state = stored ? limitStateAt(limitStateOf(stored), ctx.now) : { value: null, pending: null };
    const text = (value: bigint | null) =>
      value === null ? null : kind === "session" ? String(value) : wireMoney(ctx, value);
    const span = spans.findIndex((one) => one.period === period);
    const spent = kind === "session" ? null : (used[kind][span] ?? 0n);
    const left = spent === null || state.value === null ? null : state.value - spent;
    return {
      kind,
      period,
      value: text(state.value),
      used: text(spent),
      left: left === null ? null : wireMoney(ctx, left > 0n ? left : 0n),
      resetsAt: spans[span] ? toApiTime(spans[span].to) : null,
      pending: state.pending && { value: text(state.pending.value), at: toApiTime(state.pending.at) },
    };
  };
  return {
    rows: LIMITS.map(row),
    coolingHours,
    timeOut: await timeOutOf(tx, ctx),
    timeOutHours: [...timeOutHours],
    exclusionMonths: [...exclusionMonths],
    permanentExclusion,
    links: helpLinks(ctx),
  };
}

/**
 * Returns the sums of deposits since the start of each period, minor units. Includes pending deposits, excludes failed
 * ones.
 */
async function depositsSince(
  tx: Transaction,
  memberId: string,
  spans: readonly LimitSpan[],
): Promise<readonly bigint[]> {
  const sums = spans.map((_, at) => `coalesce(sum(amount) filter (where at >= $${at + 4}), 0)::bigint as sum${at}`);
  const [row = {}] = await tx.query<Record<string, bigint>>(
    `select ${sums.join(", ")} from counted_deposit where merchant_id = $1 and member_id = $2 and at >= $3`,
    [
      merchantOf(tx),
      memberId,
      ...[Math.min(...spans.map(({ from }) => from)), ...spans.map(({ from }) => from)].map((at) => new Date(at)),
    ],
  );
  return spans.map((_, at) => row[`sum${at}`] ?? 0n);
}

async function timeOutOf(tx: Transaction, ctx: MemberContext): Promise<string | null> {
  const [row] = await tx.query<{ until_at: Date | null }>(
    `select max(until_at) as until_at from play_break
     where merchant_id = $1 and member_id = $2 and kind = 'timeOut' and until_at > $3`,
    [merchantOf(tx), ctx.session.memberId, new Date(ctx.now)],
  );
  return row?.until_at ? toApiTime(row.until_at.getTime()) : null;
}
