import type { Posting } from "./postings";

/** Why money leaves a member's wallets: the kinds of ledger entries that need a permit. */
export type OutflowKind = "withdrawHold" | "security" | "transfer" | "upline" | "downline" | "bet";

/** One way in which money leaves a member's main wallet or a vendor wallet of theirs. */
export interface OutflowRule {
  readonly kinds: readonly OutflowKind[];
  /** The money ends in somebody else's hands: open turnover, the identity check and the limits of a day refuse it. */
  readonly isPaidOut: boolean;
  /** The money can still be played with: a time-out refuses it. An exclusion refuses every way. */
  readonly staysInPlay: boolean;
  /** Whether a line of the entry may receive money that leaves `memberId` this way. */
  readonly goesTo: (line: Posting, memberId: string) => boolean;
}

const isOwnHold = (line: Posting, memberId: string) => line.memberId === memberId && line.account === "hold";
const isHouse = (line: Posting, side: string) => line.memberId === null && line.account.startsWith(`${side}:`);

const isOtherMember = (line: Posting, memberId: string) =>
  line.memberId !== null && line.memberId !== memberId && line.account === "main";

/**
 * Every way in which money leaves a member, and what it is measured by (docs/decisions/0021-money-that-leaves.md).
 * `bet` and `play` have the rules of play (`features/responsible-play/enforce.server.ts`), `payout` those of an excluded member's balance.
 */
export const OUTFLOWS = {
  /** A withdrawal that the member asks for. */
  withdraw: { kinds: ["withdrawHold", "security"], isPaidOut: true, staysInPlay: false, goesTo: isOwnHold },
  /** The balance of an excluded member, paid out by staff. */
  payout: { kinds: ["withdrawHold"], isPaidOut: true, staysInPlay: false, goesTo: isOwnHold },
  /** Money sent to the upline, who could play with it or withdraw it. */
  upline: {
    kinds: ["upline"],
    isPaidOut: true,
    staysInPlay: true,
    goesTo: isOtherMember,
  },
  /** Money that an agent sends to somebody of the team below. */
  downline: { kinds: ["downline"], isPaidOut: true, staysInPlay: true, goesTo: isOtherMember },
  /** Money moved to a vendor's wallet: still the member's, with its turnover, and there to play with. */
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

/** The name of a way in which money leaves a member. */
export type OutflowWay = keyof typeof OUTFLOWS;

/** Charges that the house keeps from money that just came in: no permit, and nowhere else to go. */
const CHARGES: Readonly<Record<string, string>> = { depositFee: "fee" };

/** Money that leaves a member with one ledger entry. */
export interface Leaving {
  readonly memberId: string;
  /** Minor units, above 0. */
  readonly amount: bigint;
}

/**
 * Returns what an entry takes from the main and vendor wallets of each member and does not put back into the main wallet
 * of the same member. Empty for money that comes in, comes back, or is set free.
 */
export function leavingOf(kind: string, postings: readonly Posting[]): readonly Leaving[] {
  const charge = Object.hasOwn(CHARGES, kind) ? CHARGES[kind] : undefined;
  if (charge !== undefined && postings.every((line) => line.amount < 0n || isHouse(line, charge))) return [];
  const sums = new Map<string, bigint>();
  for (const { account, amount, memberId } of postings) {
    if (memberId === null || account === "hold") continue;
    if (amount < 0n || account === "main") sums.set(memberId, (sums.get(memberId) ?? 0n) - amount);
  }
  return [...sums].filter(([, amount]) => amount > 0n).map(([memberId, amount]) => ({ memberId, amount }));
}

/** Whether every line of an entry that receives money may receive it from `memberId` by this way. */
export const fitsWay = (way: OutflowWay, memberId: string, postings: readonly Posting[]): boolean =>
  postings.every((line) => line.amount < 0n || OUTFLOWS[way].goesTo(line, memberId));
