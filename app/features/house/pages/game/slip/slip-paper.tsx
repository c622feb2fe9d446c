import { useEffect, useState } from "react";
import { oddsText, type Pick } from "~/features/house/rules/slip";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { amountText } from "~/platform/text/typed-text";
import { errorTextKey } from "~/platform/wps/error-text";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { SlipMatch } from "../api";
import { fine, fromFine } from "../frame/money";
import type { Game } from "../use-game";
import { LegRow, Paper, Quick, StakeField, Sums } from "./slip-look";
import type { Slip } from "./use-slip";

interface SlipPaperProps {
  readonly game: Game;
  readonly slip: Slip;
  readonly onRemove: (match: SlipMatch, pick: Pick) => void;
  readonly onStake: (stake: string) => void;
  readonly onPlace: () => void;
}

/** The slip: what was picked, the stake, what it may win. On a phone its head stays in view at the bottom. */
export function SlipPaper(props: SlipPaperProps) {
  const t = useT("games");
  const { picked, placed } = props.slip;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (picked.length === 0 && placed === null) setOpen(false);
  }, [picked.length, placed]);
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
    <Paper aria-label={t("slip.slip")} data-shut={isOpen ? undefined : ""}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {head}
        <span className={props.slip.odds === null ? "chevron all" : "chevron"}>
          <Icon name="chevron-down" size={18} />
        </span>
      </button>
      <header>{head}</header>
      <div className="inside">
        {placed === null ? null : <p role="status">{t("slip.placed")}</p>}
        {picked.length === 0 ? placed === null ? <p>{t("slip.empty")}</p> : null : <Filled {...props} />}
      </div>
    </Paper>
  );
}

/** The pick in words: the side's name, or that nobody wins. */
export function PickName({ away, home, pick }: { readonly home: string; readonly away: string; readonly pick: Pick }) {
  const t = useT("games");
  return pick === "home" ? home : pick === "away" ? away : t("pick.draw");
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
            <button type="button" aria-label={t("slip.remove")} onClick={() => onRemove(match, pick)}>
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
          disabled={isBusy}
          aria-invalid={stakeFault === null ? undefined : true}
          onChange={({ target }) => onStake(target.value)}
        />
      </StakeField>
      <Quick>
        {quick.map((one) => (
          <button key={one} type="button" disabled={isBusy} onClick={() => onStake(added(stake, one))}>
            +{format.money(one)}
          </button>
        ))}
      </Quick>
      <Sums aria-live="polite">
        <dt>{t("slip.odds")}</dt>
        <dd className="num" dir="ltr">
          {slip.odds === null ? "–" : oddsText(slip.odds)}
        </dd>
        <dt>{t("slip.mayWin")}</dt>
        <dd className="num great" dir="ltr">
          {format.money(mayWin, { symbol: true })}
        </dd>
      </Sums>
      {shown === null ? null : (
        <p role="alert">
          {shown === "amountInvalid"
            ? t("slip.limits", { least: format.money(stakes[0] ?? "0"), most: format.money(stakes.at(-1) ?? "0") })
            : text(errorTextKey(shown))}
        </p>
      )}
      <Button type="button" variant="primary" size="large" disabled={isBusy} onClick={onPlace}>
        {isBusy ? t("slip.placing") : t("slip.place")}
      </Button>
    </>
  );
}

/** A stake and as much again as a button says; what is no amount counts nothing. */
const added = (stake: string, more: string): string => fromFine(fine(amountText(stake)) + fine(more), more);
