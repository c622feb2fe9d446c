import { rotatedCopies } from "../svg";
import type { DrawMotif } from "./motif";
import { glint, raised, shade, shine } from "./shapes";

/** Returns the motif in the colour that its name implies: rubies are red in every category. */
export const stoneOf =
  (motif: DrawMotif, stone: "berry" | "amber" | "azure" | "leaf"): DrawMotif =>
  (random, c) =>
    motif(random, { ...c, second: c[stone], metal: motif === gem ? c[stone] : c.metal });

/** One cut gem, lit from the left. */
export const gem: DrawMotif = (random, c) => {
  const [light, mid, deep] = random.pick([c.second, c.metal]);
  return (
    `<g transform="rotate(${random.whole(-10, 10)} 150 150)"><path d="M34 116 92 46H208L266 116 150 272Z" fill="${mid}"/>` +
    `<path d="M34 116 92 46 104 116Z" fill="${light}"/><path d="M92 46H208L150 116H104Z" fill="#fff" fill-opacity=".55"/>` +
    `<path d="M208 46 196 116H104L150 60Z" fill="${light}" fill-opacity=".7"/><path d="M34 116H104L150 272Z" fill="${light}" fill-opacity=".45"/>` +
    `<path d="M196 116H266L150 272Z" fill="${deep}"/><path d="M208 46 266 116H196Z" fill="${deep}" fill-opacity=".6"/>` +
    `<path d="M104 116H196L150 272Z" fill="${mid}"/><path d="M104 116H150V272Z" fill="#fff" fill-opacity=".16"/></g>${glint(60, 64, 30)}${glint(246, 214, 18)}`
  );
};

/** A long gem with stepped edges, in a metal frame. */
export const emerald: DrawMotif = (random, c) => {
  const [light, mid, deep] = c.second;
  const outer = "M112 38H188L232 86V214L188 262H112L68 214V86Z";
  return (
    `<g transform="rotate(${random.whole(10, 26)} 150 150)">${raised(outer, "url(#m)", ' stroke="url(#m)" stroke-width="16" stroke-linejoin="round"')}<path d="${outer}" fill="${mid}"/>` +
    `<path d="M112 38H188L172 92H128L68 86Z" fill="${light}"/><path d="M68 86 128 92V208L68 214Z" fill="${light}" fill-opacity=".6"/>` +
    `<path d="M188 38 232 86 172 92Z" fill="${mid}"/><path d="M232 86V214L172 208V92Z" fill="${deep}" fill-opacity=".75"/><path d="M68 214 128 208H172L232 214 188 262H112Z" fill="${deep}"/>` +
    `<path d="M128 92H172V208H128Z" fill="${mid}"/><path d="M128 92H172L128 170Z" fill="#fff" fill-opacity=".5"/></g>${glint(92, 70, 32)}`
  );
};

/** A cluster of crystals on a rock. */
export const crystals: DrawMotif = (random, c) => {
  const spire = (x: number, turn: number, high: number, half: number, [light, mid, deep]: readonly string[]): string =>
    `<g transform="translate(${x} 262) rotate(${turn})"><path d="M${-half} 0V${-high}L0 ${-high - half * 1.6} ${half} ${-high}V0Z" fill="${mid}"/>` +
    `<path d="M${-half} 0V${-high}L0 ${-high - half * 1.6} ${-half * 0.2} ${-high}V0Z" fill="${light}"/><path d="M${half * 0.4} 0V${-high}L0 ${-high - half * 1.6} ${half} ${-high}V0Z" fill="${deep}"/></g>`;
  const swap = random.whole(0, 1);
  const [a, b] = swap ? [c.metal, c.second] : [c.second, c.metal];
  return (
    `${shade(150, 268, 120)}${spire(110, -34, 96, 22, b)}${spire(194, 32, 104, 24, b)}${spire(98, -16, 142, 28, a)}${spire(204, 15, 128, 28, a)}` +
    `${spire(152, 0, 176, 40, a)}${spire(128, -8, 62, 22, b)}${spire(180, 8, 74, 20, a)}${glint(128, 74, 24)}${glint(232, 124, 18)}`
  );
};

/** A ring with a gem. */
export const ring: DrawMotif = (random, c) =>
  `<g transform="rotate(${random.whole(-16, 10)} 150 160)"><ellipse cx="158" cy="200" rx="86" ry="82" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="24"/><ellipse cx="150" cy="190" rx="86" ry="82" fill="none" stroke="url(#m)" stroke-width="24"/>` +
  `${shine("M74 206C66 164 88 126 118 116", 6)}<path d="M104 118 150 150 196 118 184 104H116Z" fill="${c.metal[2]}"/>` +
  `<path d="M88 72 114 34H186L212 72 150 134Z" fill="${c.second[1]}"/><path d="M114 34H186L150 72Z" fill="#fff" fill-opacity=".6"/><path d="M88 72 114 34 124 72 150 134Z" fill="${c.second[0]}"/><path d="M212 72H176L150 134Z" fill="${c.second[2]}"/></g>${glint(92, 46, 28)}`;

/** An open shell with its pearl. */
export const shell: DrawMotif = (random, c) => {
  const rib = `<path id="o" d="M150 214Q108 140 118 58Q150 34 182 58 192 140 150 214Z" fill="url(#s)" stroke="${c.second[2]}" stroke-width="3"/>`;
  const turns = [-72, 72, -48, 48, -24, 24, 0];
  return (
    `${shade(150, 272, 112)}<defs>${rib}</defs>${turns.map((turn) => `<use href="#o" transform="rotate(${turn} 150 214)"/>`).join("")}` +
    `<path d="M34 214Q150 184 266 214 250 276 150 276T34 214Z" fill="url(#m)"/><path d="M46 218Q150 194 254 218 150 246 46 218Z" fill="${c.ink}" fill-opacity=".55"/>` +
    `<circle cx="${random.whole(142, 158)}" cy="194" r="44" fill="url(#p)"/><ellipse cx="136" cy="176" rx="14" ry="9" fill="#fff"/>` +
    `<path d="M84 246 92 262M150 252V270M216 246 208 262" stroke="${c.metal[2]}" stroke-width="6" stroke-linecap="round"/>`
  );
};

/** A brooch: gems set around a gem. */
export const brooch: DrawMotif = (random) =>
  `<g transform="rotate(${random.whole(0, 44)} 150 150)"><circle cx="156" cy="160" r="112" fill="#000" fill-opacity=".3"/>${rotatedCopies("o", 8, 150, 150, `<path d="M150 16C182 48 176 78 150 100 124 78 118 48 150 16Z" fill="url(#m)"/><path d="M150 38C166 56 164 70 150 82 136 70 134 56 150 38Z" fill="url(#s)"/>`)}` +
  `<circle cx="150" cy="150" r="62" fill="url(#m)"/></g><circle cx="150" cy="150" r="48" fill="url(#c)"/><path d="M118 134Q130 110 158 110" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="8" stroke-linecap="round"/>${glint(70, 70, 24)}`;
