import type { BrowserCall } from "~/platform/wps/browser-call";
import { CallError } from "~/platform/wps/call-error";
import {
  houseEnter,
  houseFairness,
  houseGameBalance,
  houseReelsSpin,
  houseSlipBets,
  houseSlipMatches,
  houseSlipPlace,
  houseTableAct,
  houseTableDeal,
} from "~/platform/wps/calls/house.gen";
import type { InputOf, ValueOf } from "~/platform/wps/types";
import type { houseCalls } from "../../contract/house";

type Calls = typeof houseCalls;

/** Calls of the house games, for the game pages. Failures are `CallError`s. */
export type HouseApi = {
  readonly [C in keyof Calls]: (input: InputOf<Calls[C]>) => Promise<ValueOf<Calls[C]>>;
};

/** Output of a call. */
export type Answer<C extends keyof Calls> = ValueOf<Calls[C]>;

export type Entered = Answer<"enter">;
export type Hand = Answer<"tableDeal">;
export type ReelsRound = Answer<"reelsSpin">;
export type Turn = ReelsRound["spins"][number];
export type SlipMatch = Answer<"slipMatches">["matches"][number];
export type SlipBet = Answer<"slipPlace">["bet"];
export type Fairness = Entered["fairness"];

const CALLS: { readonly [C in keyof Calls]: BrowserCall<Calls[C]> } = {
  enter: houseEnter,
  gameBalance: houseGameBalance,
  reelsSpin: houseReelsSpin,
  tableDeal: houseTableDeal,
  tableAct: houseTableAct,
  slipMatches: houseSlipMatches,
  slipPlace: houseSlipPlace,
  slipBets: houseSlipBets,
  fairness: houseFairness,
};

/**
 * Returns the calls on the page's origin.
 * @param language code of the page, used for error messages
 */
export function houseApi(language: string): HouseApi {
  const spoken = Object.entries(CALLS).map(([name, call]) => [name, (input: never) => call(input, { language })]);
  return Object.fromEntries(spoken) as HouseApi;
}

/** Returns the error code of a failure. */
export const codeOf = (error: unknown): string => (error instanceof CallError ? error.code : "systemError");

/** Returns a new id for a request that moves money; a repeat with the same id gets the same answer. */
export const newRequestId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
};
