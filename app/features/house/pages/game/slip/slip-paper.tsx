import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type MatchResult, oddsText } from "~/features/house/rules/slip";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { amountText } from "~/platform/text/typed-text";
import { errorTextKey } from "~/platform/wps/error-text";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { SlipMatch } from "../api";
import { fineUnits, moneyFromFineUnits } from "../frame/money";
import { useKeptFocus } from "../frame/use-kept-focus";
import type { Game } from "../use-game";
import { LegRow, Quick, SlipElement, StakeField, Sums } from "./slip-look";
import type { Slip } from "./use-slip";

interface SlipPaperProps {
  readonly game: Game;
  readonly slip: Slip;
  readonly onRemove: (match: SlipMatch, pick: MatchResult) => void;
  readonly onStake: (stake: string) => void;
  readonly onPlace: () => void;
  /** Shows the placed slips. */
  readonly onBets: () => void;
}

/** Renders the slip: picks, stake and possible win. On a phone its header stays visible at the bottom. */
export function SlipPaper(props: SlipPaperProps) {
  const t = useT("games");
  const { picked, placed } = props.slip;
  const paper = useRef<HTMLElement>(null);
  useKeptFocus(paper, "[data-next]", "[data-empty]", "[aria-expanded]");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (picked.length === 0 && placed === null) setOpen(false);
  }, [picked.length, placed]);
  // On a phone an empty slip closes and hides the focused element, so the focus moves to the selected tab.
  useLayoutEffect(() => {
    const at = document.activeElement;
    const isHidden = !isOpen && at !== null && paper.current?.contains(at) === true && !at.checkVisibility();
    if (isHidden) document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus({ preventScroll: true });
  }, [isOpen]);
  const head = (
    <>
      {t("slip.slip")}
      <span className="badge num">{picked.length}</span>
      {props.slip.odds === null ? null : (
        <span className="all num" dir="ltr">
          {oddsText(props.slip.odds)}
        </span>
      )}
    </>
  );
  return (
    <SlipElement ref={paper} aria-label={t("slip.slip")} data-shut={isOpen ? undefined : ""}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {head}
        <span className={props.slip.odds === null ? "chevron all" : "chevron"}>
          <Icon name="chevron-down" size={18} />
        </span>
      </button>
      <header>{head}</header>
      <div className="inside">
        {placed === null ? null : (
          <>
            <p>{t("slip.placed")}</p>
            <Button type="button" data-next="" onClick={props.onBets}>
              {t("slip.bets")}
            </Button>
          </>
        )}
        {picked.length === 0 ? (
          placed === null ? (
            <p data-empty="" tabIndex={-1}>
              {t("slip.empty")}
            </p>
          ) : null
        ) : (
          <Filled {...props} />
        )}
      </div>
    </SlipElement>
  );
}

interface Sides {
  readonly home: string;
  readonly away: string;
}

/** Returns the name of a pick: the name of the side, or `draw`. */
export const pickName = ({ away, home }: Sides, pick: MatchResult, draw: string): string =>
  pick === "home" ? home : pick === "away" ? away : draw;

/** Renders the name of a pick. */
export function PickName({ pick, ...sides }: Sides & { readonly pick: MatchResult }) {
  return pickName(sides, pick, useT("games")("pick.draw"));
}

function Filled({ game, onPlace, onRemove, onStake, slip }: SlipPaperProps) {
  const t = useT("games");
  const text = useAnyText();
  const format = useFormat();
  const { error, isBusy, mayWin, picked, stake, stakeFault } = slip;
  const { stakes } = game.entered;
  const quick = [stakes[2], stakes[4], stakes[5], stakes[6]].filter((one): one is string => one !== undefined);
  const shown = error ?? (stakeFault === "amountInvalid" ? stakeFault : null);
  return (
    <>
      <ul>
        {picked.map(({ match, pick }) => (
          <LegRow key={match.matchId}>
            <strong>
              <PickName home={match.home} away={match.away} pick={pick} />
            </strong>
            <small>
              {match.home} – {match.away}
            </small>
            <span className="num" dir="ltr">
              {match.odds[pick]}
            </span>
            <button
              type="button"
              data-next=""
              aria-label={t("slip.remove", {
                pick: pickName(match, pick, t("pick.draw")),
                home: match.home,
                away: match.away,
              })}
              onClick={() => onRemove(match, pick)}
            >
              <Icon name="close" size={18} />
            </button>
          </LegRow>
        ))}
      </ul>
      <StakeField>
        {t("stake.label")}
        <input
          value={stake}
          inputMode="decimal"
          dir="ltr"
          readOnly={isBusy}
          aria-invalid={shown === null ? undefined : true}
          aria-describedby={shown === null ? undefined : "slip-fault"}
          onChange={({ target }) => onStake(target.value)}
        />
      </StakeField>
      <Quick>
        {quick.map((one) => (
          <button
            key={one}
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => (isBusy ? undefined : onStake(added(stake, one)))}
          >
            +{format.money(one)}
          </button>
        ))}
      </Quick>
      <Sums>
        <dt>{t("slip.odds")}</dt>
        <dd className="num" dir="ltr">
          {slip.odds === null ? "–" : oddsText(slip.odds)}
        </dd>
        <dt>{t("slip.mayWin")}</dt>
        <dd className="num great" dir="ltr">
          {format.money(mayWin)}
        </dd>
      </Sums>
      {shown === null ? null : (
        <p role="alert" id="slip-fault">
          {shown === "amountInvalid"
            ? t("slip.limits", { least: format.money(stakes[0] ?? "0"), most: format.money(stakes.at(-1) ?? "0") })
            : text(errorTextKey(shown))}
        </p>
      )}
      <Button
        type="button"
        variant="primary"
        size="large"
        aria-disabled={isBusy || undefined}
        onClick={() => (isBusy ? undefined : onPlace())}
      >
        {isBusy ? t("slip.placing") : t("slip.place")}
      </Button>
    </>
  );
}

/** Adds the amount of a quick button to the stake; an invalid stake counts as 0. */
const added = (stake: string, more: string): string =>
  moneyFromFineUnits(fineUnits(amountText(stake)) + fineUnits(more), more);
