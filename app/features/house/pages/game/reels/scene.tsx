import { memo } from "react";
import { keyframes, styled } from "styled-components";

const drift = keyframes`
  from { transform: translateY(0); }
  to { transform: translateY(-115vh); }
`;
const sway = keyframes`from { rotate: -4deg; } to { rotate: 4deg; }`;
const shimmer = keyframes`from { opacity: 0.25; } to { opacity: 0.7; }`;

const Ground = styled.div`
  --sky-1: #0d0b2b;
  --sky-2: #2a1a57;
  --sky-3: #6d3a6f;
  --far: #2c2158;
  --mid: #1d1643;
  --near: #120d2d;
  --water: #1a1544;
  --moon: #ffefbf;
  --moon-edge: #e7b95f;
  --stars: 0.8;
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  background: linear-gradient(var(--sky-1), var(--sky-2) 46%, var(--sky-3) 72%, var(--near));

  [data-theme="light"] & {
    --sky-1: #cfe3f1;
    --sky-2: #f6e3d3;
    --sky-3: #f9cdb2;
    --far: #c6cfdc;
    --mid: #98adbb;
    --near: #5f8288;
    --water: #a9cbd0;
    --moon: #fff3d2;
    --moon-edge: #f3c48a;
    --stars: 0;
  }
  > svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
  /* Moves the moon next to the hall if there is room. */
  @media (min-aspect-ratio: 1) { .moon { translate: -400px 70px; } }
  .glints { animation: ${shimmer} 3.2s ease-in-out infinite alternate; }
`;

const Rising = styled.div`
  position: absolute;
  inset-block-start: 104%;
  inline-size: 22px;
  block-size: 30px;
  border-radius: 9px 9px 6px 6px;
  background: radial-gradient(circle at 50% 78%, #fff0ad, #ffb04d 42%, #e8622f 88%);
  box-shadow: 0 0 22px 6px rgb(255 168 76 / 0.42);
  animation: ${drift} 46s linear infinite;

  &:nth-of-type(1) { inset-inline-start: 8%; }
  &:nth-of-type(2) { inset-inline-start: 24%; scale: 0.55; animation-duration: 64s; animation-delay: -20s; }
  &:nth-of-type(3) { inset-inline-start: 71%; scale: 0.7; animation-duration: 54s; animation-delay: -36s; }
  &:nth-of-type(4) { inset-inline-start: 88%; animation-duration: 49s; animation-delay: -9s; }
  &:nth-of-type(5) { inset-inline-start: 48%; scale: 0.4; animation-duration: 78s; animation-delay: -50s; }
`;

const Hanging = styled.svg`
  &&& { inset: 0 auto auto 0; inline-size: auto; block-size: clamp(96px, 19vh, 190px); transform-origin: 50% 0; animation: ${sway} 3.8s ease-in-out infinite alternate; }
  &&&:last-of-type { inset: 0 0 auto auto; animation-delay: -1.7s; }
  &&&[data-at="start"] { inset-inline-start: max(2vw, 6px); }
  &&&[data-at="end"] { inset-inline-end: max(2vw, 6px); }
  @media (max-height: 460px) { &&& { display: none; } }
`;

const STARS = [
  [410, 60, 2],
  [455, 190, 1.4],
  [480, 30, 1.6],
  [520, 96, 1.2],
  [690, 40, 2],
  [742, 130, 1.4],
  [770, 70, 1.8],
  [800, 210, 1.3],
  [240, 120, 1.8],
  [130, 60, 1.4],
  [60, 180, 1.6],
  [930, 90, 1.8],
  [1040, 40, 1.4],
  [1120, 160, 1.8],
] as const;

const PAGODA =
  "M0 210V150h-20q16-4 22-18h-10q14-6 18-22h-8q12-6 14-22h-6q10-4 12-18V40h4v30q2 14 12 18h-6q2 16 14 22h-8q4 16 18 22h-10q6 14 22 18h-20v60Z";

/** Renders the garden at night (at dawn in light mode): a moon over hills, halls by the water, rising lanterns. */
export const GardenScene = memo(function GardenScene() {
  return (
    <Ground aria-hidden="true">
      <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <defs>
          <radialGradient id="lg-scene-halo">
            <stop offset=".3" stopColor="var(--moon)" stopOpacity=".5" />
            <stop offset=".55" stopColor="var(--moon)" stopOpacity=".16" />
            <stop offset="1" stopColor="var(--moon)" stopOpacity="0" />
          </radialGradient>
          <radialGradient id="lg-scene-moon" cx=".4" cy=".36" r=".7">
            <stop stopColor="#fffdf3" />
            <stop offset=".6" stopColor="var(--moon)" />
            <stop offset="1" stopColor="var(--moon-edge)" />
          </radialGradient>
          <linearGradient id="lg-scene-mist">
            <stop stopColor="#fff" stopOpacity="0" />
            <stop offset=".5" stopColor="#fff" stopOpacity=".5" />
            <stop offset="1" stopColor="#fff" stopOpacity="0" />
          </linearGradient>
          <linearGradient id="lg-scene-water" x2="0" y2="1">
            <stop stopColor="var(--water)" />
            <stop offset="1" stopColor="var(--near)" />
          </linearGradient>
        </defs>
        <g fill="#fff" className="glints">
          {STARS.map(([x, y, r]) => (
            <circle key={x} cx={x} cy={y} r={r} fillOpacity="var(--stars)" />
          ))}
        </g>
        <g className="moon">
          <circle cx="600" cy="200" r="330" fill="url(#lg-scene-halo)" />
          <circle cx="600" cy="200" r="104" fill="url(#lg-scene-moon)" />
          <g fill="var(--moon-edge)" fillOpacity=".34">
            <circle cx="566" cy="168" r="20" />
            <circle cx="632" cy="152" r="12" />
            <circle cx="640" cy="216" r="26" />
            <circle cx="578" cy="240" r="14" />
            <circle cx="536" cy="212" r="9" />
          </g>
          <g fill="url(#lg-scene-mist)">
            <rect x="400" y="236" width="400" height="14" rx="7" />
            <rect x="470" y="262" width="300" height="9" rx="4.5" />
            <rect x="360" y="150" width="250" height="8" rx="4" opacity=".6" />
          </g>
        </g>
        <path d="M0 520Q150 380 300 470T600 430 900 480 1200 400V900H0Z" fill="var(--far)" />
        <path d="M0 590Q200 470 380 560T760 540 1200 520V900H0Z" fill="var(--mid)" />
        <g fill="var(--near)">
          <path d={PAGODA} transform="translate(250 430)" />
          <path d={PAGODA} transform="translate(940 460) scale(.8)" />
          <path d="M0 640Q300 600 600 640T1200 620V700H0Z" />
        </g>
        <rect y="672" width="1200" height="228" fill="url(#lg-scene-water)" />
        <g className="glints" stroke="var(--moon)" strokeLinecap="round" strokeWidth="3">
          <path d="M560 700H660M530 726H620M590 752H700M540 782H640M570 816H690" strokeOpacity=".55" />
          <path d="M232 704H280M922 708H968M210 734H264M930 740H980" strokeOpacity=".3" />
        </g>
        <g fill="#ffb45e">
          {[252, 268, 942, 956].map((x) => (
            <circle key={x} cx={x} cy="628" r="4" />
          ))}
        </g>
      </svg>
      <Rising />
      <Rising />
      <Rising />
      <Rising />
      <Rising />
      {(["start", "end"] as const).map((at) => (
        <Hanging key={at} data-at={at} viewBox="0 0 100 220">
          <path d="M50 0v96" stroke="#8a5a1c" strokeWidth="2.500" />
          <g transform="translate(0 84)">
            <use href="#lg-lantern-picture" width="100" height="100" />
          </g>
        </Hanging>
      ))}
    </Ground>
  );
});
