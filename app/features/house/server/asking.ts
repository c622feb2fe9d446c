import type { SeamlessAnswer, SeamlessCode, SeamlessRequest, SeamlessWallet } from "~/features/games/rules/seamless";
import { WpsError, type WpsErrorCode } from "~/platform/wps/errors";

/**
 * Asks the wallet. Whether a request without an answer took effect is not known, so that nobody may take it for refused.
 * @throws WpsError networkAbnormal for no answer: the same request has to be sent again
 */
export async function asked(wallet: SeamlessWallet, request: SeamlessRequest): Promise<SeamlessAnswer> {
  const answer = await wallet(request).catch(() => null);
  if (answer === null || (!answer.ok && answer.code === "systemError")) throw new WpsError("networkAbnormal");
  return answer;
}

/** What players are told of a refusal. */
const TOLD: Readonly<Partial<Record<SeamlessCode, WpsErrorCode>>> = {
  insufficientFunds: "insufficientBalance",
  tokenExpired: "gameSessionEnded",
  unknownPlayer: "gameSessionEnded",
  playLimit: "playStopped",
  gameNotOffered: "gameUnavailable",
  rolledBack: "roundUndone",
  roundClosed: "roundUndone",
};

/** The error of a refusal. */
export function refusal(code: SeamlessCode): WpsError {
  return new (WpsError as new (code: WpsErrorCode) => WpsError)(TOLD[code] ?? "gameUnavailable");
}
