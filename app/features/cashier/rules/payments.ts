import { type HouseAccount, houseSide, movePostings, type Posting, walletSide } from "~/features/wallet/rules/postings";

/** Directions of a payment. */
export const PAYMENT_KINDS = ["deposit", "withdrawal"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** States of an order. Deposits use pending, review, credited and failed; withdrawals use all others, and failed. */
export const PAYMENT_STATES = [
  "pending",
  "review",
  "credited",
  "waiting",
  "approved",
  "paid",
  "partly",
  "disputed",
  "received",
  "returned",
  "refused",
  "cancelled",
  "failed",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** States of the security deposit of a withdrawal. */
export const SECURITY_STATES = ["none", "held", "returned", "kept"] as const;
export type SecurityState = (typeof SECURITY_STATES)[number];

/** Party that acts next on an order: `staff` decide, `others` (member, provider, time) act, or the order is `finished`. */
type PaymentTurn = "staff" | "others" | "finished";

/** Party that acts next in each state. The type requires an entry for every state, so every state has a list in the console. */
export const PAYMENT_TURNS = {
  waiting: "staff",
  review: "staff",
  approved: "staff",
  disputed: "staff",
  /** A part of the money is still missing: staff pay the rest, or show that it arrived. */
  partly: "staff",
  paid: "others",
  pending: "others",
  received: "finished",
  credited: "finished",
  refused: "finished",
  cancelled: "finished",
  returned: "finished",
  failed: "finished",
} as const satisfies Readonly<Record<PaymentState, PaymentTurn>>;

const statesWhere = (isIn: (turn: PaymentTurn) => boolean): readonly PaymentState[] =>
  PAYMENT_STATES.filter((state) => isIn(PAYMENT_TURNS[state]));

/** States of unfinished orders. */
export const OPEN_STATES = statesWhere((turn) => turn !== "finished");

/** States in which staff must act. */
export const STAFF_STATES = statesWhere((turn) => turn === "staff");

/** Final states that returned the money: such withdrawals do not count towards the daily limits. */
export const UNCOUNTED_STATES = [
  "refused",
  "cancelled",
  "failed",
  "returned",
] as const satisfies readonly PaymentState[];

/** A movement of money caused by an order. */
type PaymentMove = "credit" | "payOut" | "release" | "giveBack" | "securityBack" | "securityKept";

interface Step {
  readonly from: readonly PaymentState[];
  readonly to: PaymentState;
  readonly moves: readonly PaymentMove[];
}

/**
 * Transitions of an order: source states, target state and movements of money (requirement W3 to W5). A failed deposit can still be
 * credited, because a late approval means that the money arrived.
 */
export const PAYMENT_STEPS = {
  credit: { from: ["pending", "failed", "review"], to: "credited", moves: ["credit"] },
  /** The paid amount differs from the requested one: staff decide. */
  mismatch: { from: ["pending", "failed"], to: "review", moves: [] },
  fail: { from: ["pending", "review"], to: "failed", moves: [] },
  approve: { from: ["waiting"], to: "approved", moves: [] },
  refuse: { from: ["waiting"], to: "refused", moves: ["release", "securityBack"] },
  cancel: { from: ["waiting"], to: "cancelled", moves: ["release", "securityBack"] },
  pay: { from: ["approved"], to: "paid", moves: ["payOut"] },
  payFailed: { from: ["approved"], to: "failed", moves: ["release", "securityBack"] },
  confirm: { from: ["paid", "partly", "disputed"], to: "received", moves: ["securityBack"] },
  partly: { from: ["paid", "partly"], to: "partly", moves: [] },
  dispute: { from: ["paid", "partly"], to: "disputed", moves: [] },
  force: { from: ["paid", "partly", "disputed"], to: "received", moves: ["securityKept"] },
  giveBack: { from: ["disputed"], to: "returned", moves: ["giveBack", "securityBack"] },
} as const satisfies Readonly<Record<string, Step>>;

/** Name of a transition. */
export type PaymentStep = keyof typeof PAYMENT_STEPS;

/** Fields of an order that determine its movements of money; minor units. */
export interface PaymentFigures {
  readonly memberId: string;
  readonly method: string;
  /** Includes the fee. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly security: bigint;
  readonly received: bigint | null;
  readonly remaining: bigint | null;
}

/** One ledger entry of an order. `name` makes its reference and is unique per order. */
export interface PaymentEntry {
  readonly name: string;
  readonly kind:
    | "deposit"
    | "depositFee"
    | "withdrawHold"
    | "withdrawPaid"
    | "withdrawReturned"
    | "security"
    | "securityReturned"
    | "securityKept";
  readonly postings: readonly Posting[];
}

/** Returns the amount paid out for a withdrawal, net of the fee. */
export const payoutOf = ({ amount, fee }: Pick<PaymentFigures, "amount" | "fee">): bigint => amount - fee;

/** Returns the amount credited for a deposit, net of the fee. The received amount can be lower than the fee. */
export function creditOf({ amount, fee, received }: Pick<PaymentFigures, "amount" | "fee" | "received">): bigint {
  const came = received ?? amount;
  return came > fee ? came - fee : 0n;
}

/** Returns the entries that reserve the money of a new withdrawal. */
export function holdEntries({ amount, memberId, security }: PaymentFigures): readonly PaymentEntry[] {
  const [main, hold] = [walletSide(memberId), walletSide(memberId, "hold")];
  return [
    { name: "hold", kind: "withdrawHold", postings: movePostings(amount, main, hold) },
    ...(security > 0n
      ? [{ name: "security", kind: "security", postings: movePostings(security, main, hold) } as const]
      : []),
  ];
}

/** Returns the entries of a transition, in posting order. */
export function entriesOf(step: PaymentStep, order: PaymentFigures): readonly PaymentEntry[] {
  return PAYMENT_STEPS[step].moves.flatMap((name) => MOVES[name](order));
}

const MOVES: Readonly<Record<PaymentMove, (order: PaymentFigures) => readonly PaymentEntry[]>> = {
  credit(order) {
    const { amount, memberId, method, received } = order;
    const [main, came] = [walletSide(memberId), received ?? amount];
    const charged = came - creditOf(order);
    return [
      { name: "credit", kind: "deposit", postings: movePostings(came, houseSide(paymentSide(method)), main) },
      ...(charged > 0n
        ? [
            {
              name: "fee",
              kind: "depositFee",
              postings: movePostings(charged, main, houseSide(feeSide(method))),
            } as const,
          ]
        : []),
    ];
  },
  payOut(order) {
    const { amount, fee, memberId, method } = order;
    const postings: Posting[] = [
      { memberId, account: "hold", amount: -amount },
      { ...houseSide(paymentSide(method)), amount: payoutOf(order) },
      ...feeLine(method, fee),
    ];
    return [{ name: "paid", kind: "withdrawPaid", postings }];
  },
  release({ amount, memberId }) {
    const postings = movePostings(amount, walletSide(memberId, "hold"), walletSide(memberId));
    return [{ name: "released", kind: "withdrawReturned", postings }];
  },
  /** Returns the missing amount, and the fee too if nothing arrived. */
  giveBack(order) {
    const { amount, fee, memberId, method } = order;
    const nothingCame = (order.received ?? 0n) === 0n;
    const back = nothingCame ? amount : (order.remaining ?? 0n);
    const postings: Posting[] = [
      { ...houseSide(paymentSide(method)), amount: nothingCame ? -payoutOf(order) : -back },
      ...(nothingCame ? feeLine(method, -fee) : []),
      { memberId, account: "main", amount: back },
    ];
    return [{ name: "returned", kind: "withdrawReturned", postings }];
  },
  securityBack({ memberId, security }) {
    if (security === 0n) return [];
    const postings = movePostings(security, walletSide(memberId, "hold"), walletSide(memberId));
    return [{ name: "securityReturned", kind: "securityReturned", postings }];
  },
  securityKept({ memberId, security }) {
    if (security === 0n) return [];
    const postings = movePostings(security, walletSide(memberId, "hold"), houseSide("adjust:security"));
    return [{ name: "securityKept", kind: "securityKept", postings }];
  },
};

const paymentSide = (method: string): HouseAccount => `payment:${method}`;
const feeSide = (method: string): HouseAccount => `fee:${method}`;
const feeLine = (method: string, amount: bigint): Posting[] =>
  amount === 0n ? [] : [{ ...houseSide(feeSide(method)), amount }];

/** Returns the state of the security deposit after a transition; null when it does not change. */
export function securityAfter(step: PaymentStep, security: bigint): SecurityState | null {
  const moves: readonly PaymentMove[] = PAYMENT_STEPS[step].moves;
  if (security === 0n) return null;
  if (moves.includes("securityBack")) return "returned";
  return moves.includes("securityKept") ? "kept" : null;
}

/** State of a deposit as reported by a provider. */
export interface PaymentReport {
  readonly state: "pending" | "paid" | "refused";
  /** Minor units; null for another currency, or too many decimals for the brand's currency. */
  readonly amount: bigint | null;
}

/**
 * Returns the transition that follows a provider's report; null when the report is known, out of order, or preceded by a staff
 * decision. Paid money is handled even after a refusal was reported.
 */
export function reportStep(
  { amount, state }: { readonly amount: bigint; readonly state: PaymentState },
  news: PaymentReport,
): "credit" | "mismatch" | "fail" | null {
  if (news.state === "pending") return null;
  if (news.state === "refused") return state === "pending" ? "fail" : null;
  if (state !== "pending" && state !== "failed") return null;
  return news.amount === amount ? "credit" : "mismatch";
}
