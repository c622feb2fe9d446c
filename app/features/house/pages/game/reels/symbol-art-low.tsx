import type { ReactNode } from "react";

// Low-paying symbols of Lantern Garden, each in a 100 × 100 square (see `symbol-art.tsx`).

const GOLD = "url(#lg-gold)";
const EDGE = "#6b3a0c";

export const plum = (
  <>
    <path
      d="M4 84C28 82 40 70 58 68S88 58 97 40"
      fill="none"
      stroke="url(#lg-wood)"
      strokeWidth="5.500"
      strokeLinecap="round"
    />
    <path
      d="M78 60C82 66 88 70 95 70M30 79C32 86 38 92 46 93"
      fill="none"
      stroke="url(#lg-wood)"
      strokeWidth="3.200"
      strokeLinecap="round"
    />
    <circle cx="92" cy="68" r="5" fill="url(#lg-plum)" />
    <circle cx="47" cy="92" r="4.500" fill="url(#lg-plum)" />
    <g transform="translate(48 46)">
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          d="M0-4C-20-12-20-42 0-42S20-12 0-4Z"
          transform={`rotate(${turn})`}
          fill="url(#lg-plum)"
          stroke="#8e1440"
          strokeOpacity=".6"
          strokeWidth="1"
        />
      ))}
      {[0, 36, 72, 108, 144, 180, 216, 252, 288, 324].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0-5V-17" stroke="#ffe7a8" strokeWidth="1.300" />
          <circle cy="-18" r="2" fill="#ffd25e" />
        </g>
      ))}
      <circle r="7" fill={GOLD} />
      <path
        d="M-10-34C-14-30-15-24-13-20"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  </>
);

export const tea = (
  <>
    <path
      d="M40 20c-5-5 5-9 0-15M54 20c-5-5 5-9 0-15"
      stroke="#e8f6f4"
      strokeOpacity=".8"
      strokeWidth="2.600"
      strokeLinecap="round"
      fill="none"
    />
    <path
      d="M24 46C6 40 2 62 16 70c4 2 8 2 12 0"
      fill="none"
      stroke="url(#lg-celadon)"
      strokeWidth="6.500"
      strokeLinecap="round"
    />
    <path
      d="M72 62C82 60 84 46 95 38l-4 18C88 68 82 74 72 74Z"
      fill="url(#lg-celadon)"
      stroke="#2c6a5c"
      strokeWidth="1"
    />
    <path
      d="M47 34C71 34 80 48 80 60S70 86 47 86 16 74 16 60 24 34 47 34Z"
      fill="url(#lg-celadon)"
      stroke="#2c6a5c"
      strokeWidth="1.200"
    />
    <path
      d="M28 36C34 28 60 28 67 36 60 41 34 41 28 36Z"
      fill="url(#lg-celadon)"
      stroke="#2c6a5c"
      strokeWidth="1.200"
    />
    <circle cx="47.500" cy="26" r="5" fill={GOLD} stroke={EDGE} strokeWidth=".8" />
    <path d="M20 58C32 64 64 64 76 58" stroke={GOLD} strokeWidth="2.200" fill="none" />
    <path
      d="M40 70c6-7 14-3 13 2-1 6-11 5-10-1M58 72c3-4 8-3 8 0"
      stroke="#2c6a5c"
      strokeOpacity=".7"
      strokeWidth="1.800"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M23 54C24 46 29 42 34 41"
      stroke="#fff"
      strokeOpacity=".9"
      strokeWidth="3.200"
      strokeLinecap="round"
      fill="none"
    />
    <path d="M30 87h34l-4 6H34Z" fill="url(#lg-wood)" />
  </>
);

const stalk = (x: number, top: number, wide: number): ReactNode => (
  <g key={x}>
    {[0, 1, 2, 3].map((part) => {
      const height = (98 - top) / 4;
      const y = top + part * height;
      return (
        <path
          key={part}
          d={`M${x - wide} ${y + 2}Q${x - wide + 1.6} ${y + height / 2} ${x - wide} ${y + height - 2}Q${x} ${y + height + 1.5} ${x + wide} ${y + height - 2}Q${x + wide - 1.6} ${y + height / 2} ${x + wide} ${y + 2}Q${x} ${y - 1.5} ${x - wide} ${y + 2}Z`}
          fill="url(#lg-bamboo)"
          stroke="#1f5a2b"
          strokeWidth="1"
        />
      );
    })}
    <path
      d={`M${x - wide / 2.5} ${top + 5}V94`}
      stroke="#f1ffd2"
      strokeOpacity=".65"
      strokeWidth="1.800"
      strokeDasharray="14 6"
      strokeLinecap="round"
    />
  </g>
);

export const bamboo = (
  <>
    {stalk(28, 20, 8)}
    {stalk(72, 26, 8)}
    {stalk(50, 6, 9.5)}
    <path
      d="M50 34C36 30 28 20 12 22 20 34 36 40 50 36ZM52 28C66 26 76 12 92 14 86 28 70 36 52 32ZM71 62C80 60 86 50 97 51 93 61 82 67 71 65ZM28 60C20 58 14 48 3 49 7 59 18 65 28 63Z"
      fill="url(#lg-leaf)"
      stroke="#1d5a2a"
      strokeWidth="1"
    />
    <path
      d="M50 35 18 24M52 30 86 17M71 63.500 92 54M28 61.500 8 52"
      stroke="#e6ffc2"
      strokeOpacity=".55"
      strokeWidth="1"
    />
  </>
);

export const coin = (
  <>
    <circle cx="50" cy="53" r="40" fill="#7a4a0e" />
    <circle cx="50" cy="50" r="40" fill={GOLD} stroke={EDGE} strokeWidth="1" />
    <circle cx="50" cy="50" r="33.500" fill="none" stroke="#8a560f" strokeOpacity=".65" strokeWidth="2" />
    <circle cx="50" cy="50" r="36.500" fill="none" stroke="#fff6d2" strokeOpacity=".7" strokeWidth="1.500" />
    <rect x="38" y="38" width="24" height="24" rx="2" fill="#4a2a06" />
    <rect x="38" y="38" width="24" height="24" rx="2" fill="none" stroke="#8a560f" strokeWidth="3" />
    <path
      d="M44 23h12M50 20v12M45 30h10M44 77h12M46 70l4 4 4-4M50 71v9M23 44v12M20 50h8M28 45v10M77 44v12M70 46l5 4-5 4"
      fill="none"
      stroke="#7a4a0e"
      strokeWidth="2.800"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M18 42C21 30 30 21 41 18"
      stroke="#fff"
      strokeOpacity=".9"
      strokeWidth="3.200"
      strokeLinecap="round"
      fill="none"
    />
  </>
);
