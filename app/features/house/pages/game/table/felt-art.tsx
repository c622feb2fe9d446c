import { memo } from "react";
import { styled } from "styled-components";

/** Clips the shoe, so that it does not widen the page. */
const Corner = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: clip;
  pointer-events: none;
`;

/** The card shoe. */
const Shoe = styled.svg`
  && {
    position: absolute;
    inset: 8px -22px auto auto;
    inline-size: clamp(96px, 30cqi, 190px);
    block-size: auto;
    filter: drop-shadow(0 10px 14px rgb(0 20 10 / 0.5));
  }
  @container game (min-width: 700px) { && { inset-inline-end: 6%; } }
  @container game (max-height: 500px) { && { display: none; } }
`;

/** Renders the pattern of the felt: an arc of lanterns, and waves at the edges. */
export const FeltArt = memo(function FeltArt() {
  return (
    <>
      <svg viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <defs>
          <pattern id="lt-waves" width="60" height="30" patternUnits="userSpaceOnUse">
            {[28, 20, 12].map((r) => (
              <g key={r} fill="none" stroke="#ffe2a0" strokeOpacity=".09" strokeWidth="1.500">
                <circle cx="30" cy="30" r={r} />
                <circle cx="0" cy="15" r={r} />
                <circle cx="60" cy="15" r={r} />
              </g>
            ))}
          </pattern>
        </defs>
        <rect width="800" height="900" fill="url(#lt-waves)" />
        <g fill="none" stroke="#ffe2a0" strokeOpacity=".4">
          <path d="M-60 360Q400 560 860 360" strokeWidth="2.500" />
          <path d="M-60 376Q400 578 860 376" strokeWidth="1" />
        </g>
        <g>
          {[-34, -22, -11, 0, 11, 22, 34].map((turn) => (
            <g key={turn} transform={`translate(${400 + turn * 11.5} ${470 - Math.abs(turn) * 1.7})`} opacity=".5">
              <path d="M0-4v8" stroke="#ffe2a0" strokeWidth="1.500" />
              <ellipse cy="13" rx="11" ry="9" fill="none" stroke="#ffe2a0" strokeWidth="1.500" />
              <path d="M0 4c-5 3-5 15 0 18M0 4c5 3 5 15 0 18M0 22v7" fill="none" stroke="#ffe2a0" strokeWidth="1" />
            </g>
          ))}
        </g>
      </svg>
      <Corner>
        <Shoe viewBox="0 0 150 120" aria-hidden="true">
          <path d="M20 30 118 8 146 62 44 112Z" fill="#2a1408" />
          <path d="M20 30 118 8 130 32 32 56Z" fill="#5a2d12" stroke="#d7ab53" strokeWidth="2" strokeLinejoin="round" />
          <path
            d="M32 56 130 32 146 62 44 112Z"
            fill="#3d1d0b"
            stroke="#d7ab53"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <path
            d="M30 62 8 74 26 108 44 98Z"
            fill="#f7efdc"
            stroke="#b9a67c"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
          <path
            d="M34 66 14 77 30 106 46 97Z"
            fill="#8d1220"
            stroke="#f4cd72"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
          <circle cx="92" cy="66" r="14" fill="#a3182a" stroke="#f4cd72" strokeWidth="2" />
          <path d="M92 57c-6 2-6 16 0 18 6-2 6-16 0-18ZM92 54v24" fill="none" stroke="#ffd889" strokeWidth="1.4" />
        </Shoe>
      </Corner>
    </>
  );
});
