/**
 * The seamless wallet as the ledger understands it (design.md section 7): vendors call it in dialects of their own, and an
 * adapter translates. Amounts are minor units of the brand's currency.
 */
export type SeamlessRequest =
  /** Who opened the game that this launch token stands for. */
  | { readonly operation: "authenticate"; readonly token: string }
  | { readonly operation: "balance"; readonly playerId: string }
  /** Needs the launch token of a game that is open: bets end with it. */
  | {
      readonly operation: "bet";
      readonly token: string;
      readonly transactionId: string;
      readonly roundId: string;
      readonly gameId: string;
      /** Above 0. */
      readonly amount: bigint;
    }
  /** Of a round that has a bet. Accepted after the token has expired. 0 is a loss. */
  | {
      readonly operation: "win";
      readonly playerId: string;
      readonly transactionId: string;
      readonly roundId: string;
      readonly amount: bigint;
    }
  /** Takes one bet back. Accepted after the token has expired, and before the bet has come. */
  | {
      readonly operation: "rollback";
      readonly playerId: string;
      readonly transactionId: string;
      readonly betId: string;
      readonly roundId: string;
    }
  /** The round is settled: nothing of it moves money any more. */
  | {
      readonly operation: "roundClose";
      readonly playerId: string;
      readonly roundId: string;
      /** What happened, step by step, for who recalls the round (checklist G12); at most 32 kB as JSON. */
      readonly record?: RoundRecord | undefined;
    };

/** A round as its vendor tells it. */
export interface RoundRecord {
  readonly steps: readonly RoundStep[];
}

/** One step of a round: a text key or plain words, and figures. */
export interface RoundStep {
  /** What happened, e.g. `spin`, `deal`, `hit`. */
  readonly kind: string;
  /** What was shown, for a picture of it: `[["seven","bar","cherry"], …]`, `["A♠","10♥"]`. */
  readonly shown: readonly (string | readonly string[])[];
  /** Money won in this step, decimal text; null where a step wins nothing by itself. */
  readonly won: string | null;
}

/** The operations, in the order of the documentation. */
export const SEAMLESS_OPERATIONS = ["authenticate", "balance", "bet", "win", "rollback", "roundClose"] as const;

export type SeamlessOperation = (typeof SEAMLESS_OPERATIONS)[number];

/** Why a vendor is refused. */
export const SEAMLESS_CODES = [
  "invalidSignature",
  "requestExpired",
  "requestReplayed",
  "malformed",
  "unknownOperation",
  "unknownPlayer",
  "tokenExpired",
  "gameNotOffered",
  "insufficientFunds",
  "duplicateTransaction",
  "unknownTransaction",
  "rolledBack",
  "roundClosed",
  "playLimit",
  "systemError",
] as const;

export type SeamlessCode = (typeof SEAMLESS_CODES)[number];

/** What every accepted request is answered. */
export interface SeamlessValue {
  readonly playerId: string;
  /** What the player may spend with this vendor, minor units. */
  readonly balance: bigint;
  /** ISO 4217. */
  readonly currency: string;
  /** True for a free-play account: its money is worth nothing. */
  readonly demo: boolean;
  /** Only for `authenticate`: the name shown and the language of the launch. */
  readonly nickname?: string;
  readonly language?: string;
  readonly gameId?: string;
}

export type SeamlessAnswer =
  | { readonly ok: true; readonly value: SeamlessValue }
  | { readonly ok: false; readonly code: SeamlessCode; readonly balance: bigint | null };

/** Something that answers vendors: the wallet itself, or the way to it. */
export type SeamlessWallet = (request: SeamlessRequest) => Promise<SeamlessAnswer>;
