import { toHex, toLch } from "./colour";
import type { ArtPalette } from "./palette";
import { gradient, svgDocument } from "./svg";

/** Supported subjects of empty states. */
export const EMPTY_SEEDS = ["search", "games", "box", "bell", "ticket", "lock"] as const;
type EmptySeed = (typeof EMPTY_SEEDS)[number];

/** Object of each empty state, around 120,92. Fills: `m` brand, `s` accent, `p` pale. */
const THINGS: Readonly<Record<EmptySeed, string>> = {
  search: `<path d="M142 118 172 148" stroke="url(#m)" stroke-width="15" stroke-linecap="round"/><circle cx="112" cy="86" r="45" fill="url(#p)"/><circle cx="112" cy="86" r="45" fill="none" stroke="url(#m)" stroke-width="10"/><path d="M86 80Q92 62 110 60" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/><circle cx="98" cy="90" r="5" fill="url(#s)"/><circle cx="126" cy="90" r="5" fill="url(#s)"/><path d="M102 108Q112 100 122 108" fill="none" stroke="url(#m)" stroke-width="5" stroke-linecap="round"/>`,
  games: `<rect x="58" y="44" width="56" height="74" rx="11" fill="url(#p)" transform="rotate(-10 86 80)"/><rect x="128" y="44" width="56" height="74" rx="11" fill="url(#s)" transform="rotate(10 156 80)"/><rect x="90" y="36" width="62" height="84" rx="12" fill="url(#m)"/><path d="M121 56 128 72 146 74 133 86 136 103 121 95 106 103 109 86 96 74 114 72Z" fill="#fff" fill-opacity=".9"/>`,
  box: `<path d="M64 82 120 104 176 82V136L120 160 64 136Z" fill="url(#m)"/><path d="M120 104 176 82V136L120 160Z" fill="#000" fill-opacity=".14"/><path d="M64 82 120 62 176 82 120 104Z" fill="url(#p)"/><path d="M64 82 46 62 102 40 120 62ZM176 82 194 62 138 40 120 62Z" fill="url(#s)"/><path d="M120 52V22M98 40 86 20M142 40 154 20" stroke="url(#s)" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 10"/>`,
  bell: `<circle cx="120" cy="140" r="13" fill="url(#s)"/><path d="M120 30C154 32 162 62 164 92 165 110 172 118 182 128H58C68 118 75 110 76 92 78 62 86 32 120 30Z" fill="url(#m)"/><circle cx="120" cy="28" r="9" fill="url(#m)"/><path d="M54 126H186V138H54Z" fill="url(#s)"/><path d="M94 92C94 68 100 54 112 48" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/><path d="M180 40l14 0-14 16 14 0M202 18l9 0-9 10 9 0" fill="none" stroke="url(#s)" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`,
  ticket: `<g transform="rotate(-12 120 92)"><path d="M52 56H188V80A14 14 0 0 0 188 108V132H52V108A14 14 0 0 0 52 80Z" fill="url(#m)" stroke="url(#m)" stroke-width="8" stroke-linejoin="round"/><path d="M148 58V130" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-dasharray="7 8"/><path d="M68 76H124M68 94H112" stroke="#fff" stroke-opacity=".85" stroke-width="8" stroke-linecap="round"/><circle cx="76" cy="116" r="8" fill="url(#s)"/><circle cx="98" cy="116" r="8" fill="url(#s)"/><circle cx="170" cy="94" r="10" fill="url(#p)"/></g>`,
  lock: `<path d="M90 82V62A30 30 0 0 1 150 62V82" fill="none" stroke="url(#s)" stroke-width="13"/><rect x="66" y="78" width="108" height="80" rx="18" fill="url(#m)"/><path d="M120 78H156Q174 78 174 96V140Q174 158 156 158H120Z" fill="#000" fill-opacity=".12"/><circle cx="120" cy="112" r="12" fill="#fff"/><path d="M120 116V136" stroke="#fff" stroke-width="9" stroke-linecap="round"/><path d="M80 96Q82 90 90 90" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`,
};

/** Draws the picture of an empty state, 240 × 180, transparent, in mid tones that suit light and dark mode. */
export function drawEmpty(input: { seed: string; palette: ArtPalette }): string {
  const seed = EMPTY_SEEDS.find((known) => known === input.seed) ?? "box";
  const shades = (hex: string): [string, string] => {
    const { h, c } = toLch(hex);
    const chroma = Math.min(0.16, Math.max(0.06, c));
    return [toHex({ l: 0.74, c: chroma * 0.85, h }), toHex({ l: 0.58, c: chroma, h })];
  };
  const main = shades(input.palette.brand);
  const pale = toHex({ l: 0.9, c: 0.03, h: toLch(input.palette.brand).h });
  return svgDocument(
    240,
    180,
    gradient("m", main) + gradient("s", shades(input.palette.accent)) + gradient("p", ["#fff", pale]),
    `<path d="M34 92C30 44 76 14 124 16 176 18 214 46 210 96 206 142 168 150 118 150S38 140 34 92Z" fill="${main[0]}" fill-opacity=".2"/><ellipse cx="120" cy="164" rx="78" ry="8" fill="${main[1]}" fill-opacity=".25"/>` +
      `<circle cx="38" cy="44" r="5" fill="url(#s)"/><circle cx="208" cy="122" r="7" fill="url(#m)" fill-opacity=".6"/><circle cx="26" cy="118" r="3.500" fill="url(#m)"/><path d="M206 54v14M199 61h14" stroke="${main[1]}" stroke-width="4" stroke-linecap="round"/>${THINGS[seed]}`,
  );
}
