import type { ReactNode } from "react";
import { styled } from "styled-components";

const Case = styled.div`
  --reel-gap: 4px;
  --reel-ground: linear-gradient(#1b1346, #2b1f66 50%, #1b1346);
  --reel-shade: rgb(4 2 20 / 0.85);
  position: relative;
  inline-size: fit-content;
  margin-inline: auto;
  padding: 10px;
  border-radius: 18px;
  background: linear-gradient(#b3262b, #7a1018);
  box-shadow:
    0 0 0 2px #f4cd72, 0 0 0 4px #7a4a0e, 0 0 0 5px #f4cd72,
    inset 0 0 0 2px rgb(255 220 140 / 0.5), 0 28px 60px -18px rgb(10 4 30 / 0.75);

  [data-theme="light"] & {
    --reel-ground: linear-gradient(#f2e5cf, #fffaf0 50%, #f2e5cf);
    --reel-shade: rgb(120 80 30 / 0.42);
  }
  .inside { padding: 4px; border-radius: 12px; background: #2a0b10; box-shadow: inset 0 0 0 1.5px #f4cd72; }
  [data-theme="light"] & .inside { background: #8d4a2a; }
`;

const Roof = styled.svg`
  display: block;
  --roof: min(100% + clamp(20px, 9vw, 120px), 100cqi);
  inline-size: var(--roof);
  max-inline-size: none;
  margin-inline: calc((100% - var(--roof)) / 2);
  margin-block-end: -13px;
  position: relative;
  z-index: 1;
  filter: drop-shadow(0 8px 10px rgb(10 4 30 / 0.45));
  overflow: visible;
  @container game (max-height: 419px) { display: none; }
`;

const Wrap = styled.div`
  inline-size: fit-content;
  margin-inline: auto;
`;

const TILES = Array.from({ length: 23 }, (_, at) => 96 + at * 37);

/** Renders the cabinet around the reels: a hall with a curved roof. */
export function Cabinet({ children }: { readonly children: ReactNode }) {
  return (
    <Wrap>
      <Roof viewBox="0 0 1000 132" aria-hidden="true">
        <defs>
          <linearGradient id="lg-roof" x2="0" y2="1">
            <stop stopColor="#2f8f86" />
            <stop offset="1" stopColor="#123f48" />
          </linearGradient>
        </defs>
        <path
          d="M0 70Q60 112 130 96 250 84 300 30H700Q750 84 870 96 940 112 1000 70 976 124 900 126H100Q24 124 0 70Z"
          fill="url(#lg-roof)"
          stroke="#f4cd72"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <path d="M290 18H710V38H290Z" fill="#f4cd72" stroke="#7a4a0e" strokeWidth="2" />
        <path d="M290 18Q262 20 256-6 274 8 300 6ZM710 18Q738 20 744-6 726 8 700 6Z" fill="#f4cd72" />
        <g stroke="#0c2f37" strokeOpacity=".6" strokeWidth="3">
          {TILES.map((x) => (
            <path key={x} d={`M${x} 126Q${500 + (x - 500) * 0.8} 84 ${500 + (x - 500) * 0.46} 40`} fill="none" />
          ))}
        </g>
        <path d="M100 126H900" stroke="#f4cd72" strokeWidth="7" />
        <circle cx="500" cy="28" r="24" fill="#b3262b" stroke="#f4cd72" strokeWidth="4" />
        <use href="#lg-moon-picture" x="480" y="8" width="40" height="40" />
      </Roof>
      <Case>
        <div className="inside">{children}</div>
      </Case>
    </Wrap>
  );
}
