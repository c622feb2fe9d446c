import { randomBytes } from "node:crypto";
import { helpLinks } from "~/features/access/exclusion.server";
import { toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
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
  type LimitPeriod,
  limitStateAt,
  MAX_SESSION_MINUTES,
  requestLimit,
} from "./rules/play-limits";
import { limitStateOf, limitsOf, lockLimit, storeLimit } from "./server/limit-rows";
import * as sql from "./server/limits.sql.gen";
import { type NetPosition, positionsSince, realityCheck } from "./server/net-position";
import { selfExclude } from "./server/self-exclusion";
import { currentSpans, startsOfSpans } from "./spans.server";

type Calls = Implementation<"member">;
type View = Awaited<ReturnType<Calls["limits"]>>;

const HOUR = 3_600_000;

/** Implements the calls about limits, breaks and the reality check (requirement W9); see `./contract/member-limits`. */
export const responsibleCalls: Pick<Calls, "limits" | "setLimits" | "takeTimeOut" | "selfExclude" | "realityCheck"> = {
  limits: (ctx) => ctx.db.read(ctx.brand.code, (tx) => viewOf(tx, ctx)),
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
      await tx.run(sql.insertTimeOut, {
        memberId: ctx.session.memberId,
        id: uuidV7(ctx.now, randomBytes(10)),
        at: new Date(ctx.now),
        untilAt: new Date(ctx.now + hours * HOUR),
      });
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
  const resets = new Map<LimitPeriod, string>(currentSpans(ctx).map(({ period, to }) => [period, toApiTime(to)]));
  const held = await limitsOf(tx, memberId);
  const used = await usedAmounts(tx, ctx);
  const row = ([kind, period]: (typeof LIMITS)[number]) => {
    const stored = held.find((one) => one.kind === kind && one.period === period);
    const state = stored ? limitStateAt(limitStateOf(stored), ctx.now) : { value: null, pending: null };
    const text = (value: bigint | null) =>
      value === null ? null : kind === "session" ? String(value) : wireMoney(ctx, value);
    const spent = kind === "session" || period === "session" ? null : used[kind][period];
    const left = spent === null || state.value === null ? null : state.value - spent;
    return {
      kind,
      period,
      value: text(state.value),
      used: text(spent),
      left: left === null ? null : wireMoney(ctx, left > 0n ? left : 0n),
      resetsAt: resets.get(period) ?? null,
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
 * Returns the deposits and the losses since the start of each period, minor units. Includes pending deposits, excludes failed
 * ones.
 */
async function usedAmounts(tx: Transaction, ctx: MemberContext) {
  const { memberId } = ctx.session;
  const { day, month, week } = startsOfSpans(ctx);
  const deposit = await tx.first(sql.depositsSince, {
    memberId,
    day: new Date(day),
    week: new Date(week),
    month: new Date(month),
    earliest: new Date(Math.min(day, week, month)),
  });
  const positions = await positionsSince(tx, memberId, { day, week, month, session: day });
  const lossOf = ({ bet, win }: NetPosition) => bet - win;
  return {
    deposit: deposit ?? { day: 0n, week: 0n, month: 0n },
    loss: { day: lossOf(positions.day), week: lossOf(positions.week), month: lossOf(positions.month) },
  };
}

async function timeOutOf(tx: Transaction, ctx: MemberContext): Promise<string | null> {
  const row = await tx.first(sql.endOfTimeOut, { memberId: ctx.session.memberId, now: new Date(ctx.now) });
  return row?.untilAt ? toApiTime(row.untilAt.getTime()) : null;
}
