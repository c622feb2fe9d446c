import { keyframes, styled } from "styled-components";
import { fineUnits } from "../frame/money";

const slide = keyframes`from { translate: 0 22vh; opacity: 0; }`;
const come = keyframes`from { translate: 0 -30vh; opacity: 0; }`;
const swept = keyframes`to { translate: 0 -34vh; opacity: 0; }`;
const home = keyframes`to { translate: 0 26vh; opacity: 0; }`;

const Pile = styled.div`
  display: grid;
  justify-items: center;

  svg { grid-area: 1 / 1; inline-size: var(--chip, 44px); margin-block-end: calc(var(--at) * 6px); align-self: end; filter: drop-shadow(0 2px 1px rgb(0 0 0 / 0.4)); }
  &[data-motion="bet"] { animation: ${slide} 320ms var(--ease) both; }
  &[data-motion="won"] { animation: ${come} 460ms 260ms var(--ease) both; }
  &[data-motion="lost"] { animation: ${swept} 520ms 500ms var(--ease) both; }
  &[data-motion="home"] { animation: ${home} 520ms 1100ms var(--ease) both; }
`;

/** Kinds of chips in descending order: multiple of the minimum stake, and colours. */
const KINDS = [
  [500n, "#2a2440", "#f4cd72"],
  [100n, "#6a2f9c", "#fff"],
  [50n, "#1d6f8f", "#fff"],
  [10n, "#1f7a4d", "#fff"],
  [5n, "#c2342b", "#fff"],
  [1n, "#e8e1d0", "#b3262b"],
] as const;

const MOST = 7;

/** Returns the chips of an amount, smallest on top; a high pile is truncated. */
function chipsOf(amount: string, least: string): readonly (readonly [string, string])[] {
  const unit = fineUnits(least) > 0n ? fineUnits(least) : 1n;
  let left = fineUnits(amount) / unit;
  const chips: (readonly [string, string])[] = [];
  for (const [worth, body, edge] of KINDS)
    for (; left >= worth && chips.length < MOST; left -= worth) chips.push([body, edge]);
  return chips;
}

/** Animation of a pile: placed, won, taken by the house, or returned to the player. */
type ChipMotion = "bet" | "won" | "lost" | "home";

interface ChipsProps {
  readonly amount: string;
  /** Minimum stake: value of the smallest chip. */
  readonly least: string;
  readonly motion: ChipMotion;
}

/** Renders a pile of chips worth an amount. */
export function Chips({ amount, least, motion }: ChipsProps) {
  return (
    <Pile data-motion={motion} aria-hidden="true">
      {chipsOf(amount, least).map(([body, edge], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chip stands for its position in the pile
        <svg key={at} aria-hidden="true" viewBox="0 0 60 46" style={{ "--at": at } as object}>
          <path d="M2 20v8a28 17 0 0 0 56 0v-8Z" fill={body} />
          <path d="M2 20v8a28 17 0 0 0 56 0v-8Z" fill="#000" fillOpacity=".3" />
          <path d="M8 33v6M20 41v5M40 41v5M52 33v6" stroke={edge} strokeWidth="7" strokeOpacity=".8" />
          <ellipse cx="30" cy="20" rx="28" ry="17" fill={body} />
          <ellipse
            cx="30"
            cy="20"
            rx="25"
            ry="15"
            fill="none"
            stroke={edge}
            strokeWidth="5"
            strokeDasharray="9 11.500"
          />
          <ellipse cx="30" cy="20" rx="17" ry="10" fill={body} stroke={edge} strokeOpacity=".7" strokeWidth="1.500" />
          <path
            d="M30 14.500l2 3.700 5 .6-3.600 2.600.9 4.100-4.300-2-4.300 2 .9-4.100-3.600-2.600 5-.6Z"
            fill={edge}
            fillOpacity=".9"
          />
        </svg>
      ))}
    </Pile>
  );
}
