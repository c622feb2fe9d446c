import type { ReactNode } from "react";
import type { ReelSymbol } from "~/features/house/rules/reels-data";
import { bamboo, coin, plum, tea } from "./symbol-art-low";

// Symbols of Lantern Garden, each in a 100 × 100 square. Colours belong to the game, not to the brand.

const GOLD = "url(#lg-gold)";
const EDGE = "#6b3a0c";

const lantern = (
  <>
    <circle cx="50" cy="48" r="46" fill="url(#lg-halo)" />
    <path d="M50 2v12" stroke={GOLD} strokeWidth="3" strokeLinecap="round" />
    <ellipse cx="50" cy="47" rx="37" ry="30" fill="url(#lg-red)" />
    <path
      d="M50 17C27 24 27 70 50 77M50 17C73 24 73 70 50 77M50 17V77M50 17C5 22 5 72 50 77M50 17C95 22 95 72 50 77"
      fill="none"
      stroke="#6e0a10"
      strokeOpacity=".42"
      strokeWidth="1.5"
    />
    <ellipse cx="50" cy="48" rx="22" ry="21" fill="url(#lg-flame)" />
    <path
      d="M19 39C22 29 30 23 38 20.500"
      stroke="#fff"
      strokeOpacity=".75"
      strokeWidth="3"
      strokeLinecap="round"
      fill="none"
    />
    <rect x="34" y="11" width="32" height="8" rx="3.500" fill={GOLD} stroke={EDGE} strokeWidth=".8" />
    <rect x="34" y="75" width="32" height="8" rx="3.500" fill={GOLD} stroke={EDGE} strokeWidth=".8" />
    <path d="M50 83v5" stroke={GOLD} strokeWidth="3" />
    <path d="M44 87h12l2 12H42Z" fill="url(#lg-red)" />
    <path d="M46 89v9M50 89v10M54 89v9" stroke="#ffd889" strokeOpacity=".6" strokeWidth="1" />
    <path d="M50 35c5 6 8 9 8 14a8 8 0 0 1-16 0c0-5 4-8 8-14Z" fill="#fff6d8" fillOpacity=".95" />
    <path d="M50 43c3 3 4 5 4 7a4 4 0 0 1-8 0c0-2 2-4 4-7Z" fill="#ffb03b" />
  </>
);

const moon = (
  <>
    <circle cx="50" cy="50" r="49" fill="url(#lg-moonlight)" />
    <circle cx="50" cy="50" r="36" fill="none" stroke={GOLD} strokeWidth="2.500" />
    <circle
      cx="50"
      cy="50"
      r="41"
      fill="none"
      stroke={GOLD}
      strokeWidth="1.200"
      strokeDasharray="1.500 5"
      strokeLinecap="round"
    />
    <circle cx="50" cy="50" r="32" fill="url(#lg-moon)" />
    <g fill="#d9a441" fillOpacity=".32">
      <circle cx="40" cy="40" r="6.500" />
      <circle cx="60" cy="36" r="4" />
      <circle cx="62" cy="54" r="8" />
      <circle cx="44" cy="62" r="4.500" />
      <circle cx="31" cy="53" r="2.800" />
    </g>
    <path
      d="M26 44C29 32 38 25 49 23"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      fill="none"
      strokeOpacity=".85"
    />
    <path
      d="M6 74c4-8 13-8 16-4 3-9 17-11 21-2 5-7 15-5 17 2 5-4 12-2 13 4 6-1 13 0 15 5Z"
      fill="url(#lg-cloud)"
      stroke="#9fb2dc"
      strokeWidth=".8"
    />
    <path d="M12 84h52M30 89h54" stroke="#dfe8ff" strokeOpacity=".75" strokeWidth="2" strokeLinecap="round" />
    <path
      d="M84 14l1.800 5 5 1.800-5 1.800-1.800 5-1.800-5-5-1.800 5-1.800ZM14 20l1.200 3.200 3.200 1.200-3.200 1.200L14 28.800l-1.200-3.200-3.200-1.200 3.200-1.200Z"
      fill="#fff3c4"
    />
  </>
);

const koi = (
  <>
    <path
      d="M70 92C88 78 96 52 86 30"
      fill="none"
      stroke="#8fd0e8"
      strokeOpacity=".55"
      strokeWidth="2.500"
      strokeLinecap="round"
    />
    <path
      d="M12 40C8 58 14 78 28 90"
      fill="none"
      stroke="#8fd0e8"
      strokeOpacity=".55"
      strokeWidth="2.500"
      strokeLinecap="round"
    />
    <path
      d="M48 74C38 72 26 76 20 86c8 0 13 3 15 10 9-1 16-8 18-16ZM51 76c6 4 11 12 10 21 9-5 12-16 4-26Z"
      fill="url(#lg-fin)"
      stroke="#b5431c"
      strokeWidth="1"
    />
    <path
      d="M38 38C30 42 20 46 14 56c11 3 24 0 31-12ZM62 15c6-9 17-11 27-7-3 10-12 18-23 17Z"
      fill="url(#lg-fin)"
      stroke="#b5431c"
      strokeWidth="1"
    />
    <path
      d="M19 28C22 12 44 4 62 14c20 11 25 36 12 53-6 8-15 12-25 12 7-8 12-19 9-28-3-10-13-12-23-12-9 0-17-4-16-11Z"
      fill="url(#lg-ivory)"
      stroke="#c9552a"
      strokeWidth="1.300"
    />
    <path
      d="M32 11.500C42 6 55 8 63 14.500 60 25 47 29 38 25c-5-3-8-8-6-13.500ZM73 25c10 10 12 26 6 36-9-1-15-9-14-19 1-7 3-13 8-17ZM60 73c-4 4-8 5.600-11 6 4-5 7-10 8.500-15 3 2 4 5 2.500 9Z"
      fill="url(#lg-orange)"
    />
    <path
      d="M50 34c6-1 12 2 15 8M55 40c5 1 9 5 9 11M44 20c6-3 13-2 18 2"
      fill="none"
      stroke="#c9552a"
      strokeOpacity=".45"
      strokeWidth="1.400"
      strokeLinecap="round"
    />
    <path
      d="M28 16C38 8 50 8 58 13"
      fill="none"
      stroke="#fff"
      strokeOpacity=".8"
      strokeWidth="2.400"
      strokeLinecap="round"
    />
    <circle cx="29" cy="25" r="3.400" fill="#2b1710" />
    <circle cx="28" cy="24" r="1.100" fill="#fff" />
    <path
      d="M20 33c-5 1-8 4-9 8M19 28c-5-1-9 0-11 3"
      fill="none"
      stroke="#b5431c"
      strokeWidth="1.500"
      strokeLinecap="round"
    />
  </>
);

const petal = (turn: number, fill: string, key: number, scale = 1): ReactNode => (
  <path
    key={key}
    d="M50 14C65 32 64 54 50 70 36 54 35 32 50 14Z"
    transform={`rotate(${turn} 50 72) translate(50 72) scale(${scale}) translate(-50 -72)`}
    fill={fill}
    stroke="#b23a72"
    strokeOpacity=".55"
    strokeWidth="1"
  />
);

const lotus = (
  <>
    <ellipse cx="50" cy="78" rx="46" ry="15" fill="url(#lg-leaf)" />
    <path
      d="M50 78 8 74M50 78 18 88M50 78 50 93M50 78 82 88M50 78 92 74"
      stroke="#1d5a2a"
      strokeOpacity=".5"
      strokeWidth="1.200"
    />
    {[-74, 74].map((turn, at) => petal(turn, "url(#lg-pink-deep)", at, 0.86))}
    {[-50, 50].map((turn, at) => petal(turn, "url(#lg-pink-deep)", at + 2, 0.98))}
    {[-25, 25].map((turn, at) => petal(turn, "url(#lg-pink)", at + 4, 1.02))}
    {petal(0, "url(#lg-pink)", 6)}
    {[-38, 38].map((turn, at) => petal(turn, "url(#lg-pink)", at + 7, 0.7))}
    {petal(0, "url(#lg-pink-light)", 9, 0.68)}
    <ellipse cx="50" cy="70" rx="9" ry="4.500" fill={GOLD} />
    <path
      d="M42 34C44 28 47 23 50 19"
      stroke="#fff"
      strokeOpacity=".8"
      strokeWidth="2"
      strokeLinecap="round"
      fill="none"
    />
  </>
);

const jade = (
  <>
    <path d="M50 2C40 6 40 14 50 18c10-4 10-12 0-16ZM50 16v12" fill="none" stroke="url(#lg-red)" strokeWidth="3.500" />
    <path d="M50 12 59 20 50 28 41 20Z" fill="url(#lg-red)" stroke="#7d0d12" strokeWidth="1" />
    <circle cx="50" cy="53" r="29" fill="url(#lg-jade)" stroke="#0d4a35" strokeWidth="1.500" />
    <circle cx="50" cy="53" r="23.500" fill="none" stroke="#eafff4" strokeOpacity=".55" strokeWidth="1.600" />
    <circle
      cx="50"
      cy="53"
      r="20.500"
      fill="none"
      stroke="#0d5a40"
      strokeOpacity=".5"
      strokeWidth="1.200"
      strokeDasharray="6 4.730"
    />
    <circle cx="50" cy="53" r="15" fill="none" stroke="#eafff4" strokeOpacity=".4" strokeWidth="1.200" />
    <circle cx="50" cy="53" r="9.500" fill="#0c3527" />
    <circle cx="50" cy="53" r="9.500" fill="none" stroke={GOLD} strokeWidth="2.200" />
    <path
      d="M27 46C30 35 38 28.500 47 27.500"
      stroke="#fff"
      strokeOpacity=".85"
      strokeWidth="3.200"
      strokeLinecap="round"
      fill="none"
    />
    <path d="M50 82v4" stroke="url(#lg-red)" strokeWidth="3" />
    <circle cx="50" cy="86" r="3.500" fill={GOLD} stroke={EDGE} strokeWidth=".7" />
    <path d="M46 89h8l2 10H44Z" fill="url(#lg-red)" />
  </>
);

const fan = (
  <>
    <path
      d="M2 60A54 54 0 0 1 98 60L66 79A18 18 0 0 0 34 79Z"
      fill="url(#lg-silk)"
      stroke="#7d1020"
      strokeWidth="1.200"
    />
    <path d="M2 60A54 54 0 0 1 98 60L94 62.400A49.500 49.500 0 0 0 6 62.400Z" fill={GOLD} />
    <path
      d="M34 79 5 61M38.600 73.500 18 45M44 70.500 33.500 37M50 69.500V34M56 70.500 66.500 37M61.400 73.500 82 45M66 79 95 61"
      stroke="#5d0a18"
      strokeOpacity=".45"
      strokeWidth="1.200"
    />
    <path d="M20 56C34 60 52 44 78 48" fill="none" stroke="#3d1a12" strokeWidth="2.200" strokeLinecap="round" />
    {[
      [34, 53],
      [52, 48],
      [66, 44],
      [78, 51],
    ].map(([x, y]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        {[0, 72, 144, 216, 288].map((turn) => (
          <circle key={turn} cy="-3.400" r="2.900" fill="#fff4f2" transform={`rotate(${turn})`} />
        ))}
        <circle r="1.900" fill="#f5b731" />
      </g>
    ))}
    <path d="M50 90 34 79A18 18 0 0 1 66 79Z" fill="url(#lg-wood)" stroke="#3a1d0a" strokeWidth="1" />
    <circle cx="50" cy="88" r="4" fill={GOLD} stroke={EDGE} strokeWidth=".8" />
  </>
);

/** Drawing of each symbol. */
export const SYMBOL_ART: Readonly<Record<ReelSymbol, ReactNode>> = {
  koi,
  lotus,
  jade,
  fan,
  plum,
  tea,
  bamboo,
  coin,
  lantern,
  moon,
};
