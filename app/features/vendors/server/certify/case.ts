import type { SeamlessAnswer, SeamlessCode } from "~/features/games/rules/seamless";
import type { VendorClient } from "../client/client";

/** Input of a certification: a player of the brand who has opened a game of the vendor. */
export interface Subject {
  readonly client: VendorClient;
  /** An unused launch token. */
  readonly token: string;
  /** An expired launch token of the same player; null when none is available. */
  readonly expiredToken: string | null;
  readonly gameId: string;
  /** Smallest stake of the cases, minor units. The player needs a balance of 200 times this amount. */
  readonly unit: bigint;
  /** Returns a new id, unique for ever. */
  readonly newId: () => string;
  /** UTC ms: the vendor's clock. */
  readonly now: () => number;
}

/** State shared by the cases: the subject with its player. */
export interface CertifiedPlayer extends Subject {
  readonly playerId: string;
}

export interface Case {
  /** Expected behaviour of the wallet, as one sentence. */
  readonly title: string;
  /** Returns the reason for skipping the case with this subject; null when it runs. */
  readonly skip?: (subject: Subject) => string | null;
  /** @throws CaseFailure */
  run(playing: CertifiedPlayer): Promise<void>;
}

/** The wallet did not behave as the case expects. */
export class CaseFailure extends Error {
  override readonly name = "CaseFailure";
}

export const described = (answer: SeamlessAnswer): string =>
  answer.ok ? `accepted, balance ${answer.value.balance}` : `${answer.code}, balance ${answer.balance}`;

/** @returns the balance of an accepted answer @throws CaseFailure */
export function assertAccepted(answer: SeamlessAnswer): bigint {
  if (!answer.ok) throw new CaseFailure(`expected acceptance, received: ${described(answer)}`);
  return answer.value.balance;
}

/** @throws CaseFailure for an answer that was not refused with this code */
export function assertRefused(answer: SeamlessAnswer, code: SeamlessCode): void {
  if (answer.ok || answer.code !== code) throw new CaseFailure(`expected ${code}, received: ${described(answer)}`);
}

/** @throws CaseFailure for two balances that differ */
export function assertSameBalance(found: bigint, expected: bigint): void {
  if (found !== expected) throw new CaseFailure(`expected the balance ${expected}, received ${found}`);
}
