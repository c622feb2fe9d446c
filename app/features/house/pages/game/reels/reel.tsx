import { forwardRef, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { REEL_SYMBOLS, type ReelSymbol, ROWS } from "~/features/house/rules/reels-data";
import { waitMs } from "../frame/use-motion";
import { litColumn, marked } from "./reel-look";
import { SymbolPicture } from "./symbols";

type View = readonly ReelSymbol[];

/** Options for stopping a reel. */
interface Landing {
  /** Delay before it begins to stop, ms. */
  readonly after: number;
  /** True slows the stop down for suspense. */
  readonly slow: boolean;
  /** Aborted when the player skips the animation. */
  readonly signal: AbortSignal;
}

export interface ReelHandle {
  start(): void;
  land(view: View, landing: Landing): Promise<void>;
}

/** Symbols that pass before the final ones. */
const PASSING = 8;
const LOOP = 8;
/** Time per symbol, ms. */
const PACE = 42;
const STOP_MS = 560;
const SLOW_MS = 1_250;

const ReelWindow = styled.div`
  position: relative;
  block-size: calc(var(--cell-h) * ${ROWS});
  inline-size: var(--cell-w);
  overflow: hidden;
  background: var(--reel-ground);
  border-radius: 8px;
  box-shadow: inset 0 14px 18px -10px var(--reel-shade), inset 0 -14px 18px -10px var(--reel-shade);

  &[data-slow] { box-shadow: inset 0 0 0 2px #ffd778, 0 0 28px 4px rgb(255 190 80 / 0.75); }
  &[data-slow]::after { content: ""; position: absolute; inset: 0; background: radial-gradient(closest-side, rgb(255 214 120 / 0.28), transparent); }
  ${marked}
  ${litColumn}
`;

const Strip = styled.div`
  display: grid;
  grid-auto-rows: var(--cell-h);
  will-change: transform;

  > div { display: grid; place-items: center; }
  svg { inline-size: min(94%, calc(var(--cell-h) * 0.9)); block-size: auto; }
`;

const anySymbol = (): ReelSymbol => {
  const [at = 0] = crypto.getRandomValues(new Uint8Array(1));
  return REEL_SYMBOLS[at % (REEL_SYMBOLS.length - 1)] ?? "coin";
};

const some = (count: number): ReelSymbol[] => Array.from({ length: count }, anySymbol);

/** Returns the symbols on a resting strip: one above the visible ones, and the passed ones below. */
const resting = (view: View, passed: View): View => [anySymbol(), ...view, ...passed, anySymbol()];

const shift = (cells: number, all: number): string => `translateY(${(-cells / all) * 100}%)`;

interface ReelProps {
  readonly first: View;
  /** Marks the rows of the shown win; null without one. */
  readonly marks: readonly boolean[] | null;
  readonly isLit: boolean;
  readonly isStill: boolean;
}

/** Renders one reel. Only the transform of its strip is animated, so spinning needs no layout or paint. */
export const Reel = forwardRef<ReelHandle, ReelProps>(function Reel({ first, isLit, isStill, marks }, handle) {
  const strip = useRef<HTMLDivElement>(null);
  const turning = useRef<Animation | null>(null);
  const [cells, setCells] = useState<View>(() => resting(first, []));
  const [isSlow, setSlow] = useState(false);

  useImperativeHandle(handle, () => ({
    start() {
      if (isStill) return;
      const loop = some(LOOP);
      flushSync(() => setCells([...loop, ...loop.slice(0, ROWS + 2)]));
      const all = LOOP + ROWS + 2;
      turning.current =
        strip.current?.animate([{ transform: shift(LOOP, all) }, { transform: shift(0, all) }], {
          duration: LOOP * PACE,
          iterations: Number.POSITIVE_INFINITY,
        }) ?? null;
    },
    async land(view, { after, signal, slow }) {
      if (isStill) {
        setCells(resting(view, []));
        return;
      }
      if (slow) setSlow(true);
      await waitMs(after, signal);
      flushSync(() => setCells(resting(view, some(PASSING))));
      turning.current?.cancel();
      await settle(strip.current, view.length + PASSING + 2, slow && !signal.aborted ? SLOW_MS : STOP_MS, signal);
      setSlow(false);
    },
  }));

  return (
    <ReelWindow
      data-slow={isSlow ? "" : undefined}
      data-lit={isLit ? "" : undefined}
      data-shown={marks ? "" : undefined}
    >
      <Strip ref={strip} style={{ transform: shift(1, cells.length) }}>
        {cells.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell stands for its position on the strip
          <div key={at} data-mark={marks?.[at - 1] ? "" : undefined}>
            <SymbolPicture name={name} />
          </div>
        ))}
      </Strip>
      {isLit ? <LitLantern /> : null}
    </ReelWindow>
  );
});

/** Animates the stop: the strip overshoots slightly and comes to rest. */
async function settle(element: HTMLElement | null, all: number, duration: number, signal: AbortSignal): Promise<void> {
  const landing = element?.animate(
    [
      { transform: shift(PASSING + 1, all), easing: "cubic-bezier(.3,.5,.4,1)" },
      { transform: shift(0.74, all), offset: 0.74, easing: "cubic-bezier(.4,0,.3,1)" },
      { transform: shift(1, all) },
    ],
    { duration },
  );
  if (!landing) return;
  const hurry = () => landing.finish();
  signal.addEventListener("abort", hurry, { once: true });
  await landing.finished.catch(() => null);
  signal.removeEventListener("abort", hurry);
}

/** Lantern that fills its reel. */
const LitLantern = () => (
  <div className="lit" aria-hidden="true">
    <SymbolPicture name="lantern" />
  </div>
);
