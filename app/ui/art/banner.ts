import { backdropOf } from "./backdrops";
import { patternOf } from "./logo";
import { motifFor, wordsOfSeed } from "./motifs/motifs";
import { type ArtPalette, brandColours, type Colours } from "./palette";
import { randomFrom } from "./random";
import { commonDefs, svg } from "./svg";

/** Where the motif stands: in the middle, or away from where text begins in that direction of reading. */
export type BannerFocus = "middle" | "ltr" | "rtl";

export interface BannerInput {
  readonly seed: string;
  readonly category: string;
  readonly palette: ArtPalette;
  readonly pattern?: string | undefined;
  readonly focus?: BannerFocus | undefined;
  /** A band of 1200 × 300 instead of the hero's 1200 × 640. */
  readonly slim?: boolean | undefined;
}

/** A curtain of light: bright at one edge, gone at the other. */
const veil = (id: string, colour: string): string =>
  `<linearGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;

/**
 * The fills of a banner beside the common ones: `h` glow, `a` and `e` curtains, `f` shade at the foot, `t` for text. `i`
 * lets a motif that brings its own ground fade out at its edge.
 */
function bannerDefs(c: Colours): string {
  return (
    commonDefs({ ...c, ground: [c.ground[1], c.ground[2], c.ink] }) +
    `<radialGradient id="h"><stop stop-color="${c.glow}" stop-opacity=".8"/><stop offset=".45" stop-color="${c.ground[0]}" stop-opacity=".6"/><stop offset="1" stop-color="${c.ground[0]}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="j"><stop offset=".8" stop-color="#fff"/><stop offset="1"/></radialGradient><mask id="i"><circle cx="150" cy="150" r="200" fill="url(#j)"/></mask>` +
    veil("a", c.glow) +
    veil("e", c.second[1]) +
    `<linearGradient id="f" x2="0" y2="1"><stop offset=".55" stop-color="${c.ink}" stop-opacity="0"/><stop offset="1" stop-color="${c.ink}" stop-opacity=".75"/></linearGradient>` +
    `<linearGradient id="t"><stop stop-color="${c.ink}" stop-opacity=".8"/><stop offset=".34" stop-color="${c.ink}" stop-opacity=".5"/><stop offset=".62" stop-color="${c.ink}" stop-opacity="0"/></linearGradient>`
  );
}

/** A plate of light behind the motif, and sparks around it. */
function stage(c: Colours, x: number, y: number, r: number): string {
  const spark = (dx: number, dy: number, size: number, fill: string): string =>
    `<circle cx="${Math.round(x + dx * r)}" cy="${Math.round(y + dy * r)}" r="${size}" fill="${fill}"/>`;
  return (
    `<circle cx="${x}" cy="${y}" r="${Math.round(r * 1.9)}" fill="url(#h)"/><circle cx="${x}" cy="${y}" r="${r}" fill="${c.ink}" fill-opacity=".22"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${c.metal[1]}" stroke-opacity=".7" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${Math.round(r * 1.22)}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2" stroke-dasharray="3 15" stroke-linecap="round"/>` +
    spark(-1.02, -0.56, 9, "url(#b)") +
    spark(1.08, 0.44, 13, "url(#c)") +
    spark(0.7, -0.98, 6, "url(#c)") +
    spark(-0.84, 0.86, 7, "url(#b)")
  );
}

/**
 * The picture behind a hero, 1200 × 640, or a band of 1200 × 300; dark enough for light text. With a direction of
 * reading the motif stands at the line's end, and the ground is darker where the text begins; without one it stands in
 * the middle, so that the page may shift it. What has figures on it is never mirrored.
 */
export function drawBanner(input: BannerInput): string {
  const { seed, category, focus = "middle", slim = false } = input;
  const random = randomFrom(seed);
  const c = brandColours(input.palette);
  const high = slim ? 300 : 640;
  const x = { middle: 600, ltr: slim ? 930 : 850, rtl: slim ? 270 : 350 }[focus];
  const y = slim ? 150 : focus === "middle" ? 320 : 310;
  const scale = slim ? 0.98 : focus === "middle" ? 1.2 : 1.55;
  const backdrop = backdropOf(patternOf(input.pattern, seed))(random, c, focus === "rtl" ? 1200 - x : x);
  const motif = motifFor(category, wordsOfSeed(seed), random)(random, c);
  const full = `width="1200" height="${high}"`;
  const turned = focus === "rtl" ? ' transform="matrix(-1 0 0 1 1200 0)"' : "";
  const left = Math.round(x - 150 * scale);
  const top = Math.round(y - 150 * scale);
  const shade = focus === "middle" ? "" : `<rect ${full} fill="url(#t)"${turned}/>`;
  const body =
    `<rect ${full} fill="url(#g)"${turned}/><g${turned}>${slim ? `<g transform="translate(0 -170)">${backdrop}</g>` : backdrop}</g>` +
    `${stage(c, x, y, Math.round(172 * scale))}<g transform="translate(${left} ${top}) scale(${scale})"><g mask="url(#i)">${motif}</g></g>${slim ? "" : `<rect ${full} fill="url(#f)"/>`}${shade}`;
  return svg(1200, high, bannerDefs(c), body);
}
