import type { browserCall } from "~/platform/wps/browser";
import { CallError } from "~/platform/wps/call-error";
import type { InputOf, ValueOf } from "~/platform/wps/types";
import type { houseCalls } from "../../contract/house";

type Calls = typeof houseCalls;

/** The calls of the house's games, as a game's page makes them. Failures are `CallError`s. */
export type HouseApi = {
  readonly [C in keyof Calls]: (input: InputOf<Calls[C]>) => Promise<ValueOf<Calls[C]>>;
};

/** What a call answers. */
export type Answer<C extends keyof Calls> = ValueOf<Calls[C]>;

export type Entered = Answer<"enter">;
export type Hand = Answer<"tableDeal">;
export type ReelsRound = Answer<"reelsSpin">;
export type Turn = ReelsRound["spins"][number];
export type SlipMatch = Answer<"slipMatches">["matches"][number];
export type SlipBet = Answer<"slipPlace">["bet"];
export type Fairness = Entered["fairness"];

/** Where each call goes. */
const PATHS: Readonly<Record<keyof Calls, string>> = {
  enter: "POST /wps/house/enter",
  gameBalance: "POST /wps/house/balance",
  reelsSpin: "POST /wps/house/reels/spin",
  tableDeal: "POST /wps/house/table/deal",
  tableAct: "POST /wps/house/table/act",
  slipMatches: "POST /wps/house/slip/matches",
  slipPlace: "POST /wps/house/slip/place",
  slipBets: "POST /wps/house/slip/bets",
  fairness: "POST /wps/house/fairness",
};

/**
 * The calls on the page's own origin.
 * @param ask makes one call by its key
 * @param language code of the page: messages come back in it
 */
export function houseApi(ask: typeof browserCall, language: string): HouseApi {
  const call = ask as unknown as (key: string, input: object, options: { language: string }) => Promise<unknown>;
  const calls = Object.entries(PATHS).map(([name, key]) => [name, (input: object) => call(key, input, { language })]);
  return Object.fromEntries(calls) as HouseApi;
}

/** The code of a failure. */
export const codeOf = (error: unknown): string => (error instanceof CallError ? error.code : "systemError");

/** A name for a request that moves money: the same one again gets the same answer. */
export const newRequestId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
};
