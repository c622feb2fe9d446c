import type { SeamlessAnswer, SeamlessCode, SeamlessRequest, SeamlessWallet } from "~/features/games/rules/seamless";
import { WpsError, type WpsErrorCode } from "~/platform/wps/errors";

/**
 * Calls the wallet. A missing answer leaves the outcome unknown; never treat it as a refusal.
 * @throws WpsError networkAbnormal without an answer: the same request must be sent again
 */
export async function callWallet(wallet: SeamlessWallet, request: SeamlessRequest): Promise<SeamlessAnswer> {
  const answer = await wallet(request).catch(() => null);
  if (answer === null || (!answer.ok && answer.code === "systemError")) throw new WpsError("networkAbnormal");
  return answer;
}

/** Errors shown to players, by refusal of the wallet. */
const PLAYER_ERRORS: Readonly<Partial<Record<SeamlessCode, WpsErrorCode>>> = {
  insufficientFunds: "insufficientBalance",
  tokenExpired: "gameSessionEnded",
  unknownPlayer: "gameSessionEnded",
  playLimit: "playStopped",
  gameNotOffered: "gameUnavailable",
  rolledBack: "roundUndone",
  roundClosed: "roundUndone",
};

/** Returns the error for a refusal. */
export function walletRefusal(code: SeamlessCode): WpsError {
  return new (WpsError as new (code: WpsErrorCode) => WpsError)(PLAYER_ERRORS[code] ?? "gameUnavailable");
}
