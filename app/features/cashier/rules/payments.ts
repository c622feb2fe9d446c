import { type HouseAccount, houseOf, move, type Posting, walletOf } from "~/features/wallet/rules/postings";

/** Money that comes in, and money that goes out. */
export const PAYMENT_KINDS = ["deposit", "withdrawal"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Where an order stands. A deposit is pending, in review, credited or failed; all others are a withdrawal's, failed too. */
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

/** What became of the security deposit of a withdrawal. */
export const SECURITY_STATES = ["none", "held", "returned", "kept"] as const;
export type SecurityState = (typeof SECURITY_STATES)[number];

/** Whose turn it is with an order: `staff` decide, `others` (member, provider, time) act, or the order is `finished`. */
type PaymentTurn = "staff" | "others" | "finished";

/** Whose turn it is in each state. A new state does not compile without one, and thereby stands in a list of the console. */
export const PAYMENT_TURNS = {
  waiting: "staff",
  review: "staff",
  approved: "staff",
  disputed: "staff",
  /** A part of the money is still missing: staff pay the rest, or show that it came. */
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

/** The states in which something is still to be done. */
export const OPEN_STATES = statesWhere((turn) => turn !== "finished");

/** The states in which staff have something to do. */
export const STAFF_STATES = statesWhere((turn) => turn === "staff");

/** The withdrawals that count in a day's limits: those that gave the money back do not. */
export const UNDONE_STATES = ["refused", "cancelled", "failed", "returned"] as const satisfies readonly PaymentState[];

/** A way in which an order moves money. */
type PaymentMove = "credit" | "payOut" | "release" | "giveBack" | "securityBack" | "securityKept";

interface Step {
  readonly from: readonly PaymentState[];
  readonly to: PaymentState;
  readonly moves: readonly PaymentMove[];
}

/**
 * Everything that can become of an order: where it must stand, where it comes to, and what money moves with it (checklist
 * W3 to W5). A late approval finds a deposit failed, and the money is there all the same.
 */
export const PAYMENT_STEPS = {
  credit: { from: ["pending", "failed", "review"], to: "credited", moves: ["credit"] },
  /** Another amount came than was asked for: staff decide. */
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

/** The name of something that can become of an order. */
export type PaymentStep = keyof typeof PAYMENT_STEPS;

/** What of an order decides which money moves; minor units. */
export interface PaymentFigures {
  readonly memberId: string;
  readonly method: string;
  /** With the fee in it. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly security: bigint;
  readonly received: bigint | null;
  readonly remaining: bigint | null;
}

/** One posting of an order: `name` makes its reference, happening once an order. */
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

/** What is paid out of a withdrawal. */
export const payoutOf = ({ amount, fee }: Pick<PaymentFigures, "amount" | "fee">): bigint => amount - fee;

/** What is set aside when a withdrawal is asked for. */
export function holdEntries({ amount, memberId, security }: PaymentFigures): readonly PaymentEntry[] {
  const [main, hold] = [walletOf(memberId), walletOf(memberId, "hold")];
  return [
    { name: "hold", kind: "withdrawHold", postings: move(amount, main, hold) },
    ...(security > 0n ? [{ name: "security", kind: "security", postings: move(security, main, hold) } as const] : []),
  ];
}

/** The money that moves with a step, in its order. */
export function entriesOf(step: PaymentStep, order: PaymentFigures): readonly PaymentEntry[] {
  return PAYMENT_STEPS[step].moves.flatMap((name) => MOVES[name](order));
}

const MOVES: Readonly<Record<PaymentMove, (order: PaymentFigures) => readonly PaymentEntry[]>> = {
  credit({ amount, fee, memberId, method, received }) {
    const [main, came] = [walletOf(memberId), received ?? amount];
    // Less may have come than the fee is.
    const isCovered = came >= fee;
    const charged = isCovered ? fee : came;
    return [
      { name: "credit", kind: "deposit", postings: move(came, houseOf(paymentSide(method)), main) },
      ...(charged > 0n
        ? [{ name: "fee", kind: "depositFee", postings: move(charged, main, houseOf(feeSide(method))) } as const]
        : []),
    ];
  },
  payOut(order) {
    const { amount, fee, memberId, method } = order;
    const postings: Posting[] = [
      { memberId, account: "hold", amount: -amount },
      { ...houseOf(paymentSide(method)), amount: payoutOf(order) },
      ...feeLine(method, fee),
    ];
    return [{ name: "paid", kind: "withdrawPaid", postings }];
  },
  release({ amount, memberId }) {
    const postings = move(amount, walletOf(memberId, "hold"), walletOf(memberId));
    return [{ name: "released", kind: "withdrawReturned", postings }];
  },
  /** Where nothing came, the fee comes back too. */
  giveBack(order) {
    const { amount, fee, memberId, method } = order;
    const nothingCame = (order.received ?? 0n) === 0n;
    const back = nothingCame ? amount : (order.remaining ?? 0n);
    const postings: Posting[] = [
      { ...houseOf(paymentSide(method)), amount: nothingCame ? -payoutOf(order) : -back },
      ...(nothingCame ? feeLine(method, -fee) : []),
      { memberId, account: "main", amount: back },
    ];
    return [{ name: "returned", kind: "withdrawReturned", postings }];
  },
  securityBack({ memberId, security }) {
    if (security === 0n) return [];
    const postings = move(security, walletOf(memberId, "hold"), walletOf(memberId));
    return [{ name: "securityReturned", kind: "securityReturned", postings }];
  },
  securityKept({ memberId, security }) {
    if (security === 0n) return [];
    const postings = move(security, walletOf(memberId, "hold"), houseOf("adjust:security"));
    return [{ name: "securityKept", kind: "securityKept", postings }];
  },
};

const paymentSide = (method: string): HouseAccount => `payment:${method}`;
const feeSide = (method: string): HouseAccount => `fee:${method}`;
const feeLine = (method: string, amount: bigint): Posting[] =>
  amount === 0n ? [] : [{ ...houseOf(feeSide(method)), amount }];

/** What became of the security deposit with a step; null where it stays as it is. */
export function securityAfter(step: PaymentStep, security: bigint): SecurityState | null {
  const moves: readonly PaymentMove[] = PAYMENT_STEPS[step].moves;
  if (security === 0n) return null;
  if (moves.includes("securityBack")) return "returned";
  return moves.includes("securityKept") ? "kept" : null;
}

/** What a provider says of a deposit. */
export interface PaymentNews {
  readonly state: "pending" | "paid" | "refused";
  /** Minor units; null for an amount that the brand's currency does not have, and for another currency. */
  readonly amount: bigint | null;
}

/**
 * What follows from a provider's news: nothing for what is known, comes out of order or has been decided by staff.
 * Money that was paid is credited whatever was said before.
 */
export function newsStep(
  { amount, state }: { readonly amount: bigint; readonly state: PaymentState },
  news: PaymentNews,
): "credit" | "mismatch" | "fail" | null {
  if (news.state === "pending") return null;
  if (news.state === "refused") return state === "pending" ? "fail" : null;
  if (state !== "pending" && state !== "failed") return null;
  return news.amount === amount ? "credit" : "mismatch";
}
