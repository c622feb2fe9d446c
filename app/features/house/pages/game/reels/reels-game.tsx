import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { errorTextKey } from "~/platform/wps/error-text";
import { CountUp } from "../frame/count-up";
import { FairnessSheet } from "../frame/fairness-sheet";
import { GameFrame } from "../frame/game-frame";
import { fineUnits } from "../frame/money";
import { StakePicker } from "../frame/stake-picker";
import { useKeptFocus } from "../frame/use-kept-focus";
import { usePrefersReducedMotion } from "../frame/use-motion";
import { useSpaceKey } from "../frame/use-space-key";
import type { Game } from "../use-game";
import { Cabinet } from "./cabinet";
import { reelsOutcome } from "./outcome";
import { ReelsOverlay } from "./overlay";
import { Paytable } from "./paytable";
import { type GridHandle, ReelsGrid, type ShownWin } from "./reels-grid";
import { GardenScene } from "./scene";
import { SpinButton } from "./spin-button";
import { SymbolSprite } from "./symbols";
import { type ReelsState, useReels } from "./use-reels";
import { useReelsTold } from "./use-reels-told";

const Stage = styled.main`
  /* Symbols take the height left by the roof, the message and the controls. */
  --cell-w: min((100cqi - 72px) / 5, 150px);
  --cell-h: max(24px, min(var(--cell-w) * 1.26, (100cqb - 276px - 14.4cqi) / 3));
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr);
  align-items: end;
  gap: 10px;
  padding: 12px 12px max(12px, env(safe-area-inset-bottom));

  @container game (min-width: 700px) {
    --cell-h: min((100cqb - 240px) / 3.7, (100cqi - 160px) / 4.4, 164px);
    --cell-w: min(var(--cell-h) * 1.06, (100cqi - 160px) / 5);
    align-items: center;
  }
  @container game (min-width: 540px) and (max-height: 419px) {
    --cell-h: calc((100cqb - 48px) / 3);
    --cell-w: min(var(--cell-h) * 1.05, (100cqi - 330px) / 5);
    grid-template: "reels told" minmax(0, 1fr) "reels deck" auto / minmax(0, 1fr) 232px;
    gap: 10px 16px;
    padding-block: 10px;
    > .reels { grid-area: reels; align-self: center; }
  }
`;

const Told = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 52px;
  margin-inline: auto;
  padding: 4px 26px;
  border-radius: var(--radius-pill);
  text-align: center;
  color: #fff3d4;
  background: rgb(14 8 40 / 0.62);
  box-shadow: inset 0 0 0 1px rgb(255 214 130 / 0.35);
  backdrop-filter: blur(8px);
  font-weight: 600;

  strong { font: 800 1.5rem/1.15 var(--font-title); color: #ffe09a; }
  small { color: #ffe8bd; }
  @container game (min-width: 540px) and (max-height: 419px) { grid-area: told; border-radius: 16px; inline-size: 100%; padding-inline: 10px; }
`;

const Deck = styled.div`
  display: grid;
  grid-template: "stake . last" auto "less spin more" auto / minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 6px 18px;
  inline-size: min(100%, 420px);
  margin-inline: auto;

  > * > label { justify-self: start; }
  > * > button:first-child { justify-self: end; }
  @container game (min-width: 700px) {
    grid-template: "less stake more spin last" / 48px minmax(104px, auto) 48px minmax(96px, 1fr) 216px;
    gap: 8px;
    inline-size: min(100%, 760px);
  }
  @container game (min-width: 540px) and (max-height: 419px) {
    inline-size: 100%;
    grid-area: deck;
    grid-template: "stake stake stake" auto "less spin more" auto / 1fr auto 1fr;
    gap: 8px;
    > :last-child { display: none; }
    > * > label { justify-self: center; }
  }
`;

const Last = styled.p`
  grid-area: last;
  justify-self: end;
  display: grid;
  padding: 6px 16px;
  border-radius: var(--radius-small);
  text-align: end;
  line-height: 1.25;
  color: var(--text-1);
  background: color-mix(in srgb, var(--surface-1) 88%, transparent);
  span { font-size: 0.6875rem; color: var(--text-2); }
`;

/** Cycles through the lines of a win while the game is idle. */
function useLineByLine({ phase, shown }: ReelsState): ShownWin | null {
  const [at, setAt] = useState(-1);
  const count = (shown?.lines.length ?? 0) + (shown?.moons ? 1 : 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new win restarts the cycle
  useEffect(() => {
    setAt(-1);
    if (phase !== "idle" || count < 2) return;
    const timer = setInterval(() => setAt((before) => (before + 2 > count ? -1 : before + 1)), 1_400);
    return () => clearInterval(timer);
  }, [phase, shown, count]);
  if (shown === null || at < 0) return shown;
  const line = shown.lines[at];
  return line ? { lines: [line], moons: false } : { lines: [], moons: shown.moons };
}

/** Renders the game Lantern Garden. */
export function ReelsGame({ game }: { readonly game: Game }) {
  const t = useT("games");
  const grid = useRef<GridHandle>(null);
  const isStill = usePrefersReducedMotion();
  const { stakes } = game.entered;
  const [stake, setStake] = useState(stakes[Math.min(2, stakes.length - 1)] ?? "0.00");
  const [last, setLast] = useState<string | null>(null);
  const stage = useRef<HTMLElement>(null);
  const { first, hurry, spin, state } = useReels(game, grid);
  const told = useReelsTold(state);
  const shown = useLineByLine(state);
  const isIdle = state.phase === "idle";
  const press = () => (isIdle ? void spin(stake) : hurry());
  useSpaceKey(press);
  useKeptFocus(stage, "[data-spin]");
  useEffect(() => {
    if (isIdle && state.won !== null && fineUnits(state.won) > 0n) setLast(state.won);
  }, [isIdle, state.won]);
  return (
    <GameFrame
      game={game}
      title={t("reels.title")}
      rules={<Paytable stake={stake} declared={game.entered.declared} />}
      fairness={<FairnessSheet game={game} outcomeOf={reelsOutcome} />}
      told={told}
    >
      <SymbolSprite />
      <Stage ref={stage}>
        <GardenScene />
        <div className="reels">
          <Cabinet>
            <ReelsGrid ref={grid} first={first} window={state.window} shown={shown} lit={state.lit} isStill={isStill} />
          </Cabinet>
        </div>
        <Told data-phase={state.phase}>
          <Message state={state} isStill={isStill} />
        </Told>
        <Deck>
          <StakePicker stakes={stakes} stake={stake} isLocked={!isIdle} isSpread onPick={setStake} />
          <SpinButton isIdle={isIdle} onPress={press} />
          <Last>
            <span>{t("reels.last")}</span>
            {last === null ? <strong>–</strong> : <CountUp amount={last} isStill />}
          </Last>
        </Deck>
        <ReelsOverlay state={state} isStill={isStill} onGo={hurry} />
      </Stage>
    </GameFrame>
  );
}

/** Renders the message below the reels. */
function Message({
  isStill,
  state: { error, free, phase, won },
}: {
  readonly state: ReelsState;
  readonly isStill: boolean;
}) {
  const t = useT("games");
  const text = useAnyText();
  if (error !== null) return <span role="alert">{text(errorTextKey(error))}</span>;
  const isWin = won !== null && fineUnits(won) > 0n;
  return (
    <>
      {free && free.at > 0 ? (
        <small>{t("reels.freeAt", { at: free.at, of: free.of, times: free.multiplier })}</small>
      ) : null}
      {isWin ? (
        <strong>
          <CountUp amount={won} isStill={isStill} />
        </strong>
      ) : (
        <span>{phase === "turning" ? t("reels.luck") : won === null ? t("reels.start") : t("reels.again")}</span>
      )}
    </>
  );
}
