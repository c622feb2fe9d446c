import { motifFor } from "./motifs/motifs";
import { type ArtPalette, tileColours } from "./palette";
import { type Random, randomFrom } from "./random";
import { sceneFor } from "./scenes";
import { commonDefs, svgDocument } from "./svg";
import { titleOnTile } from "./title";

/** Positions the motif: mostly whole and centred, sometimes enlarged or cropped. */
function positioned(random: Random, motif: string): string {
  const transform = random.pick([
    "translate(0 -2)",
    "translate(0 -2)",
    "translate(0 2) rotate(-5 150 150)",
    "translate(-24 -22) scale(1.160)",
    "translate(18 14) scale(.880)",
    "translate(-46 -16) scale(1.200)",
  ] as const);
  return `<g transform="${transform}">${motif}</g>`;
}

/** Draws a game tile, 300 × 400: background, scene, glow, motif, dark bottom, title, light from the top left, grain. */
export function drawTile(input: {
  seed: string;
  category: string;
  title: string;
  about?: string | undefined;
  palette: ArtPalette;
}): string {
  const random = randomFrom(input.seed);
  const c = tileColours(input.palette, random);
  const scene = sceneFor(input.category, random)(random, c);
  const motif = positioned(
    random,
    motifFor(input.category, `${input.title} ${input.about ?? ""}`.trim(), random)(random, c),
  );
  const deep = c.ground[2];
  const defs =
    commonDefs(c) +
    `<radialGradient id="h" cx=".5" cy=".36" r=".78"><stop stop-color="${c.glow}"/><stop offset=".28" stop-color="${c.ground[0]}"/><stop offset=".66" stop-color="${c.ground[1]}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
    `<linearGradient id="f" x2="0" y2="1"><stop stop-color="${deep}" stop-opacity="0"/><stop offset=".6" stop-color="${deep}" stop-opacity=".94"/><stop offset="1" stop-color="${c.ink}"/></linearGradient>` +
    `<radialGradient id="l" cx="0" cy="0" r=".9"><stop stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<pattern id="n" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1h1M3 3h1" stroke="#fff" stroke-opacity=".06"/><path d="M2 0h1M1 4h1" stroke="#000" stroke-opacity=".08"/></pattern>`;
  const full = `width="300" height="400"`;
  const body =
    `<rect ${full} fill="url(#h)"/>${scene}${motif}<rect y="216" width="300" height="184" fill="url(#f)"/>` +
    `<rect ${full} fill="url(#l)"/><rect ${full} fill="url(#n)"/>${titleOnTile(input.title, c.metal[1])}`;
  return svgDocument(300, 400, defs, body);
}
