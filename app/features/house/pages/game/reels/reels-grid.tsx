import { forwardRef, useImperativeHandle, useRef } from "react";
import { styled } from "styled-components";
import { LINES, REELS, type ReelSymbol, ROWS } from "~/features/house/rules/reels-data";
import type { Turn } from "../api";
import { Reel, type ReelHandle } from "./reel";

type ReelsWindow = readonly (readonly ReelSymbol[])[];

/** Shown parts of a win: lines, or the moons. */
export interface ShownWin {
  readonly lines: readonly Turn["lines"][number][];
  readonly moons: boolean;
}

export interface GridHandle {
  start(): void;
  /** Stops the reels one after another. After two moons the next reels stop more slowly. */
  land(window: ReelsWindow, signal: AbortSignal): Promise<void>;
}

const STAGGER = 190;
const SUSPENSE = 700;

const Grid = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${REELS}, var(--cell-w));
  gap: var(--reel-gap);
  inline-size: fit-content;

  /* Reels run from the left in every language, because lines pay from the left. */
  direction: ltr;
  > svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; pointer-events: none; overflow: visible; }
  polyline { fill: none; stroke-linejoin: round; stroke-linecap: round; vector-effect: non-scaling-stroke; }
  .rest { stroke: rgb(255 224 138 / 0.3); stroke-width: 2; }
  .under { stroke: rgb(60 20 0 / 0.55); stroke-width: 8; }
  .over { stroke: #ffe08a; stroke-width: 4; filter: drop-shadow(0 0 6px rgb(255 190 70 / 0.95)); }
`;

interface ReelsGridProps {
  readonly first: ReelsWindow;
  readonly window: ReelsWindow;
  readonly shown: ShownWin | null;
  readonly lit: readonly number[];
  readonly isStill: boolean;
}

/** Returns the rows of a reel that belong to the shown win. */
function marksOf(shown: ShownWin | null, window: ReelsWindow, reel: number): readonly boolean[] | null {
  if (shown === null) return null;
  return Array.from({ length: ROWS }, (_, row) => {
    const onLine = shown.lines.some(({ count, line }) => reel < count && LINES[line]?.[reel] === row);
    return onLine || (shown.moons && window[reel]?.[row] === "moon");
  });
}

/** Returns the points of a line: its paying part, or the whole line. */
const pointsOf = (line: number, count: number = REELS): string =>
  (LINES[line] ?? [])
    .slice(0, count)
    .map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
    .join(" ");

/** Renders the five reels, with the paying lines on top. */
export const ReelsGrid = forwardRef<GridHandle, ReelsGridProps>(function ReelsGrid(props, handle) {
  const { first, isStill, lit, shown, window } = props;
  const reels = useRef<(ReelHandle | null)[]>([]);
  useImperativeHandle(handle, () => ({
    start() {
      for (const reel of reels.current) reel?.start();
    },
    async land(target, signal) {
      let [after, moons] = [0, 0];
      const landings = reels.current.map((reel, at) => {
        const slow = moons >= 2;
        after += at === 0 ? 0 : slow ? SUSPENSE : STAGGER;
        if (target[at]?.includes("moon")) moons += 1;
        return reel?.land(target[at] ?? [], { after, slow, signal });
      });
      await Promise.all(landings);
    },
  }));
  return (
    <Grid>
      {Array.from({ length: REELS }, (_, at) => (
        <Reel
          // biome-ignore lint/suspicious/noArrayIndexKey: a reel stands for its position
          key={at}
          ref={(reel) => {
            reels.current[at] = reel;
          }}
          first={first[at] ?? []}
          marks={marksOf(shown, window, at)}
          isLit={lit.includes(at)}
          isStill={isStill}
        />
      ))}
      <svg viewBox={`0 0 ${REELS * 100} ${ROWS * 100}`} preserveAspectRatio="none" aria-hidden="true">
        {shown?.lines.map(({ count, line }) => (
          <g key={line}>
            <polyline className="rest" points={pointsOf(line)} />
            <polyline className="under" points={pointsOf(line, count)} />
            <polyline className="over" points={pointsOf(line, count)} />
          </g>
        ))}
      </svg>
    </Grid>
  );
});
