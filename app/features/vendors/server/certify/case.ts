import type { SeamlessAnswer, SeamlessCode } from "~/features/games/rules/seamless";
import type { VendorClient } from "../client/client";

/** What a certification runs on: a player of the brand who has opened a game of the vendor. */
export interface Subject {
  readonly client: VendorClient;
  /** A launch token that was not used yet. */
  readonly token: string;
  /** A launch token whose time is over, of the same player; null where none can be had. */
  readonly expiredToken: string | null;
  readonly gameId: string;
  /** The smallest stake that is tried, minor units; the player needs two hundred of them. */
  readonly unit: bigint;
  /** A new id each time, unique for ever. */
  readonly newId: () => string;
  /** UTC ms: the vendor's clock. */
  readonly now: () => number;
}

/** What the cases share: who plays. */
export interface Playing extends Subject {
  readonly playerId: string;
}

/** One case of the list. */
export interface Case {
  /** What the wallet does, as design.md's table says it. */
  readonly title: string;
  /** Why it cannot be tried with this subject; null where it can. */
  readonly skip?: (subject: Subject) => string | null;
  /** @throws CaseFailure */
  run(playing: Playing): Promise<void>;
}

/** The wallet did something else. */
export class CaseFailure extends Error {
  override readonly name = "CaseFailure";
}

const described = (answer: SeamlessAnswer): string =>
  answer.ok ? `accepted, balance ${answer.value.balance}` : `${answer.code}, balance ${answer.balance}`;

/** @returns the balance of an answer that was to be accepted @throws CaseFailure */
export function accepted(answer: SeamlessAnswer): bigint {
  if (!answer.ok) throw new CaseFailure(`expected to be accepted, was answered: ${described(answer)}`);
  return answer.value.balance;
}

/** @throws CaseFailure for an answer that was not refused with this code */
export function refusedWith(answer: SeamlessAnswer, code: SeamlessCode): void {
  if (answer.ok || answer.code !== code) throw new CaseFailure(`expected ${code}, was answered: ${described(answer)}`);
}

/** @throws CaseFailure for two balances that differ */
export function same(found: bigint, expected: bigint): void {
  if (found !== expected) throw new CaseFailure(`expected the balance ${expected}, found ${found}`);
}
