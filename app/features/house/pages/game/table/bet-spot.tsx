import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { errorTextKey } from "~/platform/wps/error-text";
import type { Hand } from "../api";
import { CountUp } from "../frame/count-up";
import { fineUnits, minusMoney } from "../frame/money";
import { Chips } from "./chips";
import { Middle } from "./table-look";

interface BetSpotProps {
  readonly hand: Hand | null;
  readonly isTold: boolean;
  /** Stake selected for the next hand. */
  readonly stake: string;
  readonly least: string;
  readonly isBusy: boolean;
  readonly isStill: boolean;
  /** Code of the last error. */
  readonly error: string | null;
}

/** Renders the bet on its circle, the winnings, the result of the hand, and below it the payouts or an error. */
export function BetSpot({ error, hand, isBusy, isStill, isTold, least, stake }: BetSpotProps) {
  const t = useT("games");
  const text = useAnyText();
  const format = useFormat();
  const lies = hand?.staked ?? (isBusy ? stake : null);
  const isOver = isTold && hand !== null && hand.result !== null;
  const isLost = isOver && fineUnits(hand.won) === 0n;
  const gain = isOver && fineUnits(hand.won) > fineUnits(hand.staked) ? minusMoney(hand.won, hand.staked) : null;
  return (
    <Middle>
      <div className="result" data-result={isOver ? hand.result : undefined}>
        {isOver ? text(`games:result.${hand.result}`) : null}
      </div>
      <div>
        <div className="spot">
          {lies === null ? (
            <small>{t("table.place")}</small>
          ) : (
            <Chips key={`${lies}${isLost}`} amount={lies} least={least} motion={isLost ? "lost" : "bet"} />
          )}
        </div>
        <p className="amount num" dir="ltr">
          {lies === null ? "\u00a0" : format.money(lies)}
        </p>
      </div>
      <div className="winnings">
        {gain === null ? null : (
          <>
            <Chips amount={gain} least={least} motion="won" />
            <span className="amount">
              +<CountUp amount={gain} isStill={isStill} />
            </span>
          </>
        )}
      </div>
      {error === null ? (
        <p className="legend">{t("table.legend")}</p>
      ) : (
        <p className="legend" role="alert">
          {text(errorTextKey(error))}
        </p>
      )}
    </Middle>
  );
}
