/**
 * Request to the seamless wallet in the ledger's form: each vendor has its own protocol, and an adapter translates it.
 * Amounts are minor units of the brand's currency.
 */
export type SeamlessRequest =
  /** Returns the player of a launch token. */
  | { readonly operation: "authenticate"; readonly token: string }
  | { readonly operation: "balance"; readonly playerId: string }
  /** Needs the launch token of an open game: no bets after it ends. */
  | {
      readonly operation: "bet";
      readonly token: string;
      readonly transactionId: string;
      readonly roundId: string;
      readonly gameId: string;
      /** Above 0. */
      readonly amount: bigint;
    }
  /** For a round with a bet. Accepted after the token has expired. 0 is a loss. */
  | {
      readonly operation: "win";
      readonly playerId: string;
      readonly transactionId: string;
      readonly roundId: string;
      readonly amount: bigint;
      /** The win is the last of its round: closes it like `roundClose`, with this record. */
      readonly closes?: RoundRecord | undefined;
    }
  /** Reverts one bet. Accepted after the token has expired, and before the bet arrives. */
  | {
      readonly operation: "rollback";
      readonly playerId: string;
      readonly transactionId: string;
      readonly betId: string;
      readonly roundId: string;
    }
  /** Settles the round: no transaction of it moves money afterwards. */
  | {
      readonly operation: "roundClose";
      readonly playerId: string;
      readonly roundId: string;
      /** Steps of the round for its replay (requirement G12); at most 32 kB as JSON. */
      readonly record?: RoundRecord | undefined;
    };

/** Record of a round as reported by its vendor. */
export interface RoundRecord {
  readonly steps: readonly RoundStep[];
}

/** One step of a round: a text key or plain words, and figures. */
export interface RoundStep {
  /** Kind of the step, e.g. `spin`, `deal`, `hit`. */
  readonly kind: string;
  /** Symbols for a drawing of the step: `[["seven","bar","cherry"], …]`, `["A♠","10♥"]`. */
  readonly shown: readonly (string | readonly string[])[];
  /** Money won in this step, decimal text; null for a step without a win of its own. */
  readonly won: string | null;
}

/** The operations, in the order of the documentation. */
export const SEAMLESS_OPERATIONS = ["authenticate", "balance", "bet", "win", "rollback", "roundClose"] as const;

export type SeamlessOperation = (typeof SEAMLESS_OPERATIONS)[number];

/** Reasons for refusing a vendor's request. */
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

/** Value of every accepted request. */
export interface SeamlessValue {
  readonly playerId: string;
  /** Balance that the player may spend with this vendor, minor units. */
  readonly balance: bigint;
  /** ISO 4217. */
  readonly currency: string;
  /** True for a free-play account: its money has no value. */
  readonly demo: boolean;
  /** Only for `authenticate`: the display name, and the language of the launch. */
  readonly nickname?: string;
  readonly language?: string;
  readonly gameId?: string;
}

export type SeamlessAnswer =
  | { readonly ok: true; readonly value: SeamlessValue }
  | { readonly ok: false; readonly code: SeamlessCode; readonly balance: bigint | null };

/** Handler of vendor requests: the wallet itself, or a client of it. */
export type SeamlessWallet = (request: SeamlessRequest) => Promise<SeamlessAnswer>;
