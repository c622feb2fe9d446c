import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type MatchResult, MOST_LEGS, parseOdds, slipOdds, slipWin } from "~/features/house/rules/slip";
import { amountText } from "~/platform/text/typed-text";
import { codeOf, newRequestId, type SlipBet, type SlipMatch } from "../api";
import { fineUnits, moneyFromFineUnits } from "../frame/money";
import type { Game } from "../use-game";

/** A pick on the current slip. */
export interface Picked {
  readonly match: SlipMatch;
  readonly pick: MatchResult;
}

/** Display state of the slip. */
export interface Slip {
  readonly matches: readonly SlipMatch[] | null;
  readonly bets: readonly SlipBet[];
  readonly picked: readonly Picked[];
  readonly stake: string;
  /** Error code of an invalid stake: out of limits or above the balance; null for a valid one. */
  readonly stakeFault: string | null;
  /** Combined odds of all legs, in hundredths; null for an empty slip. */
  readonly odds: bigint | null;
  readonly mayWin: string;
  readonly isBusy: boolean;
  readonly error: string | null;
  /** The slip that was just placed; null otherwise. */
  readonly placed: SlipBet | null;
}

/** Interval between two updates of open slips, ms. */
const LOOK_EVERY = 20_000;

const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/;

type PickedSetter = Dispatch<SetStateAction<readonly Picked[]>>;

const legsOf = (picked: readonly Picked[]) =>
  picked.map(({ match, pick }) => ({ pick, odds: parseOdds(match.odds[pick] ?? "") ?? 0 }));

/** Loads the matches and the player's slips, and reloads them every 20 s while the page is visible. */
function useOffer({ api, ask, session, setBalance }: Game, setPicked: PickedSetter, fail: (failure: unknown) => void) {
  const [matches, setMatches] = useState<readonly SlipMatch[] | null>(null);
  const [bets, setBets] = useState<readonly SlipBet[]>([]);
  const look = useCallback(async () => {
    const [offer, own] = await Promise.all([
      ask(() => api.slipMatches({ session })),
      ask(() => api.slipBets({ session })),
    ]);
    setMatches(offer.matches);
    setBets(own.rows);
    // Matches that are no longer offered leave the slip; the others get the current odds.
    setPicked((before) =>
      before.flatMap(({ match, pick }) => {
        const now = offer.matches.find(({ matchId }) => matchId === match.matchId);
        return now ? [{ match: now, pick }] : [];
      }),
    );
    const { balance: now } = await ask(() => api.gameBalance({ session }));
    setBalance(now);
  }, [api, ask, session, setBalance, setPicked]);
  useEffect(() => {
    look().catch(fail);
    const timer = setInterval(() => {
      if (!document.hidden) look().catch(() => null);
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [look, fail]);
  return { matches, bets, setBets, look };
}

/** State and actions of the slip: picks, stake and placement. */
export function useSlip(game: Game) {
  const { api, ask, balance, entered, session, setBalance } = game;
  const { stakes } = entered;
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const [stake, setStake] = useState(stakes[3] ?? stakes[0] ?? "1.00");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [placed, setPlaced] = useState<SlipBet | null>(null);
  const requestId = useRef(newRequestId());
  const fail = useCallback((failure: unknown) => setError(codeOf(failure)), []);
  const { bets, look, matches, setBets } = useOffer(game, setPicked, fail);

  const toggle = useCallback((match: SlipMatch, pick: MatchResult) => {
    setPlaced(null);
    setError(null);
    setPicked((before) => toggled(before, match, pick));
  }, []);

  const amount = amountText(stake);
  const isAmount = AMOUNT.test(amount);
  const legs = useMemo(() => legsOf(picked), [picked]);
  const mayWin =
    isAmount && picked.length > 0 ? moneyFromFineUnits(slipWin(legs, fineUnits(amount)), stakes[0] ?? "0.00") : "0.00";
  const stakeFault = faultOf(isAmount ? fineUnits(amount) : 0n, stakes, balance);

  const place = useCallback(async () => {
    if (stakeFault !== null) return setError(stakeFault);
    setBusy(true);
    setError(null);
    const wanted = picked.map(({ match, pick }) => ({ matchId: match.matchId, pick, odds: match.odds[pick] ?? "" }));
    try {
      const answer = await ask(() =>
        api.slipPlace({ session, stake: amount, legs: wanted, requestId: requestId.current }),
      );
      setBalance(answer.balance);
      setBets((before) => [answer.bet, ...before]);
      setPlaced(answer.bet);
      setPicked([]);
    } catch (failure) {
      fail(failure);
      await look().catch(() => null);
    } finally {
      requestId.current = newRequestId();
      setBusy(false);
    }
  }, [api, ask, fail, look, picked, session, setBalance, setBets, amount, stakeFault]);

  const odds = legs.length === 0 ? null : slipOdds(legs);
  const slip: Slip = { matches, bets, picked, stake, stakeFault, odds, mayWin, isBusy, error, placed };
  return { slip, toggle, place, setStake };
}

/** Adds a pick, removes it, or replaces another pick on the same match. */
function toggled(before: readonly Picked[], match: SlipMatch, pick: MatchResult): readonly Picked[] {
  const others = before.filter((one) => one.match.matchId !== match.matchId);
  const isSame = before.some((one) => one.match.matchId === match.matchId && one.pick === pick);
  return isSame || others.length >= MOST_LEGS ? others : [...others, { match, pick }];
}

/** Returns the error code of an invalid stake; null for a valid one. */
function faultOf(stake: bigint, stakes: readonly string[], balance: string): string | null {
  if (stake < fineUnits(stakes[0] ?? "0") || stake > fineUnits(stakes.at(-1) ?? "0")) return "amountInvalid";
  return stake > fineUnits(balance) ? "insufficientBalance" : null;
}
