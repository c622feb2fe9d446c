import { gradient } from "../svg";
import type { DrawMotif } from "./motif";
import { glint, raised, shade, shine } from "./shapes";

/** Hanging lanterns, the nearest lit. */
export const lantern: DrawMotif = (random, c) => {
  const one =
    `<g id="o"><path d="M0-260V-92" stroke="${c.metal[1]}" stroke-width="4"/><path d="M0 92V150M-12 112V140M12 112V140" stroke="url(#m)" stroke-width="6" stroke-linecap="round"/><ellipse rx="86" ry="80" fill="url(#y)"/>` +
    `<path d="M0-80C-44-50-44 50 0 80M0-80C44-50 44 50 0 80M0-80V80" fill="none" stroke="${c.berry[2]}" stroke-opacity=".55" stroke-width="4"/><ellipse cx="-6" cy="4" rx="40" ry="50" fill="${c.metal[0]}" fill-opacity=".4"/>` +
    `<rect x="-36" y="-94" width="72" height="18" rx="7" fill="url(#m)"/><rect x="-36" y="76" width="72" height="18" rx="7" fill="url(#m)"/>${shine("M-66-22C-60-48-44-62-30-68", 6)}</g>`;
  const side = random.pick([1, -1]);
  return `${gradient("y", c.berry)}<g transform="translate(${150 - side * 96} 88) scale(.52)">${one}</g><use href="#o" transform="translate(${150 + side * 100} 118) scale(.6)" opacity=".92"/><use href="#o" transform="translate(${150 - side * 4} 146)"/>`;
};

/** A pagoda with several roofs. */
export const pagoda: DrawMotif = (random, c) => {
  const roof = (y: number, half: number): string =>
    `<path d="M${150 - half} ${y}Q${150 - half * 0.5} ${y - 8} ${150 - half * 0.42} ${y - 36}H${150 + half * 0.42}Q${150 + half * 0.5} ${y - 8} ${150 + half} ${y}L${150 + half + 8} ${y - 14}Q${150 + half} ${y + 16} ${150 + half - 18} ${y + 12}H${150 - half + 18}Q${150 - half} ${y + 16} ${150 - half - 8} ${y - 14}Z" fill="url(#m)"/>`;
  const hall = (y: number, half: number, high: number): string =>
    `<path d="M${150 - half} ${y}h${half * 2}v${high}h${-half * 2}Z" fill="url(#s)"/><path d="M${150 - half + 10} ${y + 8}v${high}M${150 + half - 10} ${y + 8}v${high}" stroke="${c.second[2]}" stroke-width="7"/>`;
  return (
    `<circle cx="150" cy="140" r="124" fill="${c.metal[0]}" fill-opacity="${random.pick([0.16, 0.28])}"/>${shade(150, 276, 128)}<path d="M150 6V50" stroke="${c.metal[1]}" stroke-width="8" stroke-linecap="round"/><circle cx="150" cy="26" r="10" fill="url(#b)"/>` +
    `${hall(80, 36, 38)}${roof(84, 66)}${hall(142, 56, 42)}${roof(150, 94)}${hall(212, 78, 58)}${roof(220, 122)}<path d="M126 270V244Q150 222 174 244V270Z" fill="${c.ink}"/><circle cx="150" cy="250" r="12" fill="${c.metal[0]}"/><rect x="52" y="264" width="196" height="14" rx="4" fill="${c.metal[2]}"/>`
  );
};

/** An open folding fan. */
export const fanOpen: DrawMotif = (random, c) => {
  const blades = Array.from({ length: 11 }, (_, at) => {
    const fill = at % 2 ? "url(#s)" : c.second[1];
    return `<path d="M150 250 130 66Q150 58 170 66Z" transform="rotate(${-65 + at * 13} 150 250)" fill="${fill}"/>`;
  }).join("");
  return (
    `<g transform="rotate(${random.whole(-12, 12)} 150 170) translate(12 14) scale(.92)">${shade(150, 268, 70)}${blades}<path d="M-19 173A184 184 0 0 1 319 173" transform="translate(0 -6)" fill="none" stroke="url(#m)" stroke-width="10"/>` +
    `<path d="M50 196A115 115 0 0 1 250 196" fill="none" stroke="${c.paper}" stroke-opacity=".55" stroke-width="4"/><circle cx="150" cy="132" r="34" fill="url(#b)"/><path d="M60 168Q84 148 100 160M200 160Q216 148 240 168" fill="none" stroke="${c.paper}" stroke-width="5" stroke-linecap="round"/><circle cx="150" cy="250" r="14" fill="url(#b)"/>` +
    `<path d="M150 262Q142 284 152 300" fill="none" stroke="${c.metal[1]}" stroke-width="5"/></g>`
  );
};

/** A heap of ingots. */
export const ingots: DrawMotif = (random, c) => {
  const one = `<g id="o"><path d="M-84-16C-96-44-70-56-54-40-34-26 34-26 54-40 70-56 96-44 84-16 74 34 40 48 0 48S-74 34-84-16Z" fill="url(#m)"/><ellipse cy="-24" rx="58" ry="18" fill="${c.metal[2]}"/><ellipse cx="-2" cy="-34" rx="38" ry="24" fill="url(#b)"/>${shine("M-68 0C-60 20-42 32-24 36", 6)}</g>`;
  return `${shade(150, 266, 132)}<g transform="translate(86 210)">${one}</g><use href="#o" transform="translate(216 214)"/><use href="#o" transform="translate(${random.whole(146, 156)} 138) scale(1.12)"/>${glint(98, 84, 28)}${glint(244, 148, 18)}`;
};

/** A drum with its sticks. */
export const drum: DrawMotif = (random, c) =>
  `${gradient("y", c.berry)}${shade(150, 274, 118)}<path d="M40 110C24 160 24 210 52 250Q150 296 248 250C276 210 276 160 260 110Z" fill="url(#y)"/><path d="M44 120Q150 176 256 120M50 240Q150 286 250 240" fill="none" stroke="url(#m)" stroke-width="12" stroke-dasharray="2 15" stroke-linecap="round"/>` +
  `<ellipse cx="150" cy="106" rx="112" ry="42" fill="url(#p)" stroke="url(#m)" stroke-width="10"/><g transform="rotate(${random.whole(-6, 6)} 150 60)"><path d="M70 10 168 92M230 10 136 88" stroke="${c.metal[2]}" stroke-width="13" stroke-linecap="round"/><circle cx="168" cy="92" r="15" fill="url(#b)"/><circle cx="134" cy="90" r="15" fill="url(#b)"/></g>` +
  `${raised("M150 170 176 206 150 242 124 206Z", "url(#m)")}`;
