import { backdropOf } from "./backdrops";
import { patternOf } from "./logo";
import { motifFor, wordsOfSeed } from "./motifs/motifs";
import { type ArtPalette, brandColours, type PictureColours } from "./palette";
import { randomFrom } from "./random";
import { commonDefs, svgDocument } from "./svg";

/** Position of the motif: in the middle, or at the end of the line for the given text direction. */
export type BannerFocus = "middle" | "ltr" | "rtl";

export interface BannerInput {
  readonly seed: string;
  readonly category: string;
  readonly palette: ArtPalette;
  readonly pattern?: string | undefined;
  readonly focus?: BannerFocus | undefined;
  /** Draws a band of 1200 × 300 instead of the hero's 1200 × 640. */
  readonly slim?: boolean | undefined;
}

/** Returns a light gradient that fades from `colour` to transparent. */
const veil = (id: string, colour: string): string =>
  `<linearGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;

/**
 * Returns the banner's definitions, in addition to the common ones: `h` glow, `a` and `e` light gradients, `f` shade at the
 * bottom, `t` shade behind text. The mask `i` fades out the edge of motifs with a background.
 */
function bannerDefs(c: PictureColours): string {
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

/** Returns a disc of light behind the motif, with sparks around it. */
function stage(c: PictureColours, x: number, y: number, r: number): string {
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
 * Draws the picture behind a hero, 1200 × 640, or a band of 1200 × 300, dark enough for light text. With a text direction, the
 * motif is at the end of the line and the background is darker at the start of the text. Without one the motif is in the middle,
 * so that the page can shift it. Motifs are never mirrored, because they may contain figures.
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
  return svgDocument(1200, high, bannerDefs(c), body);
}
