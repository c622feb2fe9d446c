import { motifsOf } from "./motifs/motifs";
import { type ArtPalette, type Colours, tileColours } from "./palette";
import { type Random, randomFrom } from "./random";
import { commonDefs, svg } from "./svg";
import { titleOnTile } from "./title";

/** Quiet figures between ground and motif, so that tiles of one category differ at a glance. */
function backdrop(random: Random, c: Colours): string {
  const figures = [
    `${[60, 108, 156, 204, 252].map((r) => `M150 ${160 - r}a${r} ${r} 0 1 0 .1 0Z`).join("")}`,
    Array.from({ length: 9 }, (_, at) => `M${at * 60 - 150} 420 ${at * 60 + 90}-20`).join(""),
    Array.from({ length: 16 }, (_, at) => {
      const angle = (at * Math.PI) / 8;
      return `M150 160 ${Math.round(150 + 320 * Math.cos(angle))} ${Math.round(160 + 320 * Math.sin(angle))}`;
    }).join(""),
    [60, 122, 184, 246].map((y) => `M-20 ${y}Q70 ${y - 40} 150 ${y}T320 ${y}`).join(""),
  ] as const;
  return `<path d="${random.pick(figures)}" fill="none" stroke="${c.glow}" stroke-opacity=".2" stroke-width="${random.pick([2, 10])}"/>`;
}

/** A game's tile, 300 × 400: ground, figures, glow, motif, dark foot, title, light from the top left, grain. */
export function drawTile(input: { seed: string; category: string; title: string; palette: ArtPalette }): string {
  const random = randomFrom(input.seed);
  const c = tileColours(input.palette, random);
  const motif = random.pick(motifsOf(input.category));
  const defs =
    commonDefs(c) +
    `<radialGradient id="h"><stop stop-color="${c.glow}" stop-opacity=".75"/><stop offset="1" stop-color="${c.glow}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="f" x2="0" y2="1"><stop stop-color="${c.ground[2]}" stop-opacity="0"/><stop offset=".6" stop-color="${c.ground[2]}" stop-opacity=".93"/><stop offset="1" stop-color="${c.ink}"/></linearGradient>` +
    `<radialGradient id="l" cx="0" cy="0" r=".9"><stop stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<pattern id="n" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1h1M3 3h1" stroke="#fff" stroke-opacity=".07"/><path d="M2 0h1M1 4h1" stroke="#000" stroke-opacity=".09"/></pattern>`;
  const full = `width="300" height="400"`;
  const body =
    `<rect ${full} fill="url(#g)"/>${backdrop(random, c)}<circle cx="150" cy="150" r="170" fill="url(#h)"/>` +
    `<g transform="translate(${random.whole(-6, 6)} -2)">${motif(random, c)}</g><rect y="206" width="300" height="194" fill="url(#f)"/>` +
    `<rect ${full} fill="url(#l)"/><rect ${full} fill="url(#n)"/>${titleOnTile(input.title, c.metal[1])}`;
  return svg(300, 400, defs, body);
}
