import type { Posting } from "./postings";

/** Reasons for money to leave a member's wallets: the kinds of ledger entries that need a permit. */
export type OutflowKind = "withdrawHold" | "security" | "transfer" | "upline" | "downline" | "bet";

/** Rule for one way in which money leaves the main wallet or a vendor wallet of a member. */
export interface OutflowRule {
  readonly kinds: readonly OutflowKind[];
  /** True when the money leaves the member's possession: open turnover, the identity check and the daily limits apply. */
  readonly isPaidOut: boolean;
  /** True when the money can still be played with: a time-out refuses it. An exclusion refuses every way. */
  readonly staysInPlay: boolean;
  /** Returns true when a line of the entry may receive money that leaves `memberId` this way. */
  readonly goesTo: (line: Posting, memberId: string) => boolean;
}

const isOwnHold = (line: Posting, memberId: string) => line.memberId === memberId && line.account === "hold";
const isHouse = (line: Posting, side: string) => line.memberId === null && line.account.startsWith(`${side}:`);

const isOtherMember = (line: Posting, memberId: string) =>
  line.memberId !== null && line.memberId !== memberId && line.account === "main";

/**
 * Every way in which money leaves a member, with its rules (docs/decisions/0021-money-that-leaves.md). `bet` and `play` follow
 * the rules of play (`features/responsible-play/enforce.server.ts`); `payout` follows those for the balance of an excluded
 * member.
 */
export const OUTFLOWS = {
  /** A withdrawal requested by the member. */
  withdraw: { kinds: ["withdrawHold", "security"], isPaidOut: true, staysInPlay: false, goesTo: isOwnHold },
  /** The balance of an excluded member, paid out by staff. */
  payout: { kinds: ["withdrawHold"], isPaidOut: true, staysInPlay: false, goesTo: isOwnHold },
  /** Money sent to the upline, who can play with it or withdraw it. */
  upline: {
    kinds: ["upline"],
    isPaidOut: true,
    staysInPlay: true,
    goesTo: isOtherMember,
  },
  /** Money that an agent sends to a member of the team below. */
  downline: { kinds: ["downline"], isPaidOut: true, staysInPlay: true, goesTo: isOtherMember },
  /** Money moved to a vendor wallet. It stays the member's, with its turnover, and can be played with. */
  vendor: {
    kinds: ["transfer"],
    isPaidOut: false,
    staysInPlay: true,
    goesTo: (line, memberId) => line.memberId === memberId && line.account.startsWith("vendor:"),
  },
  /** A stake with real money. */
  bet: { kinds: ["bet"], isPaidOut: false, staysInPlay: true, goesTo: (line) => isHouse(line, "game") },
  /** A stake with play money. */
  play: { kinds: ["bet"], isPaidOut: false, staysInPlay: true, goesTo: (line) => isHouse(line, "play") },
} as const satisfies Readonly<Record<string, OutflowRule>>;

/** Name of a way in which money leaves a member. */
export type OutflowWay = keyof typeof OUTFLOWS;

/** House accounts of charges on incoming money, by entry kind. A charge needs no permit. */
const CHARGES: Readonly<Record<string, string>> = { depositFee: "fee" };

/** Money that leaves a member with one ledger entry. */
export interface MemberOutflow {
  readonly memberId: string;
  /** Minor units, above 0. */
  readonly amount: bigint;
}

/**
 * Returns the amount that an entry takes from the main and vendor wallets of each member and does not return to the main wallet
 * of the same member. Empty for money that comes in, comes back or is released.
 */
export function outflowsOf(kind: string, postings: readonly Posting[]): readonly MemberOutflow[] {
  const charge = Object.hasOwn(CHARGES, kind) ? CHARGES[kind] : undefined;
  if (charge !== undefined && postings.every((line) => line.amount < 0n || isHouse(line, charge))) return [];
  const sums = new Map<string, bigint>();
  for (const { account, amount, memberId } of postings) {
    if (memberId === null || account === "hold") continue;
    if (amount < 0n || account === "main") sums.set(memberId, (sums.get(memberId) ?? 0n) - amount);
  }
  return [...sums].filter(([, amount]) => amount > 0n).map(([memberId, amount]) => ({ memberId, amount }));
}

/** Returns true when every receiving line of an entry may receive money from `memberId` this way. */
export const isAllowedOutflow = (way: OutflowWay, memberId: string, postings: readonly Posting[]): boolean =>
  postings.every((line) => line.amount < 0n || OUTFLOWS[way].goesTo(line, memberId));
