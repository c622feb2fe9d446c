import { type KeyboardEvent as Key, type ReactNode, useEffect, useRef, useState } from "react";
import { type TableAction, tableWin } from "~/features/house/rules/table";
import { verify } from "~/features/house/rules/verify";
import { useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import type { Hand } from "../api";
import { FairnessSheet, type OutcomeOf } from "../frame/fairness-sheet";
import { GameFrame } from "../frame/game-frame";
import { useShortcuts } from "../frame/shortcuts";
import { StakePicker } from "../frame/stake-picker";
import { useKeptFocus } from "../frame/use-kept-focus";
import { usePrefersReducedMotion } from "../frame/use-motion";
import { useSpaceKey } from "../frame/use-space-key";
import type { Game } from "../use-game";
import { BetSpot } from "./bet-spot";
import { FeltArt } from "./felt-art";
import { PlayingCard } from "./playing-card";
import { Controls, Felt, Side } from "./table-look";
import { TableRules } from "./table-rules";
import { type TableState, useTable } from "./use-table";
import { countText, useTableTold } from "./use-table-told";

/** Recomputes a hand of the table. */
const outcomeOf: OutcomeOf = ({ actions, revealed, stake }, minor) => {
  const { isCommitted, outcome } = verify({ ...revealed, game: "table", actions });
  return { isCommitted, won: outcome.game === "table" ? tableWin(outcome.round, minor(stake)) : 0n };
};

/** Keys of the actions, the usual ones of blackjack games. */
const KEYS: Readonly<Record<string, TableAction>> = { KeyH: "hit", KeyS: "stand", KeyD: "double" };

/** Renders the game Lantern Twenty-One. */
export function TableGame({ game }: { readonly game: Game }) {
  const t = useT("games");
  const isStill = usePrefersReducedMotion();
  const { stakes } = game.entered;
  const felt = useRef<HTMLElement>(null);
  const { act, deal, state } = useTable(game);
  const told = useTableTold(state);
  const { hand, isBusy, isTold } = state;
  const [stake, setStake] = useState(hand?.stake ?? stakes[Math.min(3, stakes.length - 1)] ?? "0.00");
  const isOpen = hand !== null && hand.result === null;
  useSpaceKey(() => {
    if (!isOpen && !isBusy) void deal(stake);
  });
  useActionKeys(isOpen && !isBusy ? hand.mayDo : [], act);
  useKeptFocus(felt, "[data-next]");
  return (
    <GameFrame
      game={game}
      title={t("table.title")}
      rules={<TableRules declared={game.entered.declared} />}
      fairness={<FairnessSheet game={game} outcomeOf={outcomeOf} />}
      told={told}
    >
      <Felt ref={felt} tabIndex={-1}>
        <FeltArt />
        <DealerSide state={state} />
        <BetSpot
          hand={hand}
          isTold={isTold}
          stake={stake}
          least={stakes[0] ?? "1.00"}
          isBusy={isBusy}
          isStill={isStill}
          error={state.error}
        />
        <PlayerSide state={state} />
        <Controls>
          <Deck state={state} isOpen={isOpen} onAct={act} onDeal={() => void deal(stake)}>
            <StakePicker stakes={stakes} stake={stake} isLocked={isBusy} onPick={setStake} />
          </Deck>
        </Controls>
      </Felt>
    </GameFrame>
  );
}

/** H, S and D play the open actions while the focus is in the game, unless the player has disabled shortcuts. */
function useActionKeys(mayDo: readonly TableAction[], act: (action: TableAction) => void): void {
  const isOn = useShortcuts();
  useEffect(() => {
    if (!isOn) return;
    const pressed = ({ altKey, code, ctrlKey, metaKey, repeat, target }: KeyboardEvent) => {
      const action = KEYS[code];
      if (!action || repeat || altKey || ctrlKey || metaKey || !mayDo.includes(action)) return;
      if (!(target as Element | null)?.closest("main:not(:has(dialog[open]))")) return;
      if ((target as Element).closest("input,textarea,select,dialog")) return;
      act(action);
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [isOn, mayDo, act]);
}

/** Passes the number of cards in a row to the style sheet. */
const cardCount = (count: number) => ({ "--cards": count }) as object;

function DealerSide({ state: { dealer } }: { readonly state: TableState }) {
  const t = useT("games");
  const open = dealer.filter((card): card is string => card !== null);
  return (
    <Side aria-label={t("table.dealer")}>
      <h2>
        {t("table.dealer")}
        {open.length > 0 ? <span className="count num">{countText(open)}</span> : null}
      </h2>
      <ul style={cardCount(dealer.length)}>
        {dealer.map((card, at) => (
          <PlayingCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card stands for its position in the hand
            key={at}
            card={card}
            isTurned={at === 1 && card !== null}
            after={dealer.length === 2 && dealer[1] === null ? 180 + at * 420 : 0}
          />
        ))}
      </ul>
    </Side>
  );
}

function PlayerSide({ state: { hand, isTold, player } }: { readonly state: TableState }) {
  const t = useT("games");
  const isWon = isTold && (hand?.result === "win" || hand?.result === "blackjack");
  const isLost = isTold && (hand?.result === "lose" || hand?.result === "bust");
  return (
    <Side aria-label={t("table.player")} data-won={isWon ? "" : undefined} data-lost={isLost ? "" : undefined}>
      <ul style={cardCount(player.length)}>
        {player.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card stands for its position in the hand
          <PlayingCard key={at} card={card} after={player.length === 2 ? at * 420 : 0} />
        ))}
      </ul>
      <h2>
        {t("table.player")}
        {player.length > 0 ? <span className="count num">{countText(player)}</span> : null}
      </h2>
    </Side>
  );
}

interface DeckProps {
  readonly state: TableState;
  readonly isOpen: boolean;
  readonly onAct: (action: TableAction) => void;
  readonly onDeal: () => void;
  readonly children: ReactNode;
}

/** Ignores repeats of a held key: the next button can have another action by then. */
const once = (event: Key) => {
  if (event.repeat) event.preventDefault();
};

/**
 * Renders the player's actions: play the open hand, or deal another one. Disabled buttons keep the focus; when the buttons
 * change, the most used one receives it (`data-next`).
 */
function Deck({ children, isOpen, onAct, onDeal, state: { hand, isBusy } }: DeckProps) {
  const t = useT("games");
  const hasKeys = useShortcuts();
  const may = (action: TableAction) => !isBusy && (hand as Hand).mayDo.includes(action);
  const move = (action: TableAction, key: string) => (
    <Button
      type="button"
      data-next={action === "hit" ? "" : undefined}
      aria-disabled={may(action) ? undefined : true}
      aria-keyshortcuts={hasKeys ? key : undefined}
      onKeyDown={once}
      onClick={() => (may(action) ? onAct(action) : undefined)}
    >
      {t(`table.${action}`)}
    </Button>
  );
  // All three look alike: no action is suggested to the player.
  if (isOpen)
    return (
      <fieldset className="acts" aria-label={t("table.moves")}>
        {move("double", "D")}
        {move("stand", "S")}
        {move("hit", "H")}
      </fieldset>
    );
  return (
    <>
      {children}
      <Button
        type="button"
        variant="primary"
        className="deal"
        data-next=""
        aria-disabled={isBusy || undefined}
        onKeyDown={once}
        onClick={() => (isBusy ? undefined : onDeal())}
      >
        {t("table.deal")}
      </Button>
    </>
  );
}
