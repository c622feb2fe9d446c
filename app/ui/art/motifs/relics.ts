import { rotatedCopies } from "../svg";
import type { DrawMotif } from "./motif";
import { glint, raised, shade, shine, starPath } from "./shapes";

/** A crown on a cushion. */
export const crown: DrawMotif = (random, c) =>
  `<g transform="rotate(${random.whole(-8, 8)} 150 170)">${shade(150, 272, 116)}<path d="M38 232Q150 196 262 232 280 270 240 276H60Q20 270 38 232Z" fill="url(#s)"/>` +
  `<path d="M64 128Q150 160 236 128V214Q150 246 64 214Z" fill="${c.metal[2]}"/>${raised("M42 92 96 148 150 46 204 148 258 92 236 220Q150 250 64 220Z", "url(#m)", ' stroke-linejoin="round"')}` +
  `<path d="M66 198Q150 226 234 198" fill="none" stroke="${c.metal[2]}" stroke-width="6"/><circle cx="42" cy="84" r="14" fill="url(#c)"/><circle cx="258" cy="84" r="14" fill="url(#c)"/><circle cx="150" cy="36" r="18" fill="url(#c)"/>` +
  `<path d="M150 120 172 156 150 190 128 156Z" fill="url(#s)" stroke="${c.paper}" stroke-width="4"/><circle cx="92" cy="180" r="11" fill="${c.paper}"/><circle cx="208" cy="180" r="11" fill="${c.paper}"/></g>${glint(86, 66, 22)}`;

/** A shield in front of crossed blades. */
export const crest: DrawMotif = (random, c) => {
  const blade = `<g id="o"><path d="M44 30 60 26 216 220 204 232Z" fill="url(#p)"/><path d="M52 28 210 226" stroke="${c.ink}" stroke-opacity=".35" stroke-width="3"/><path d="M186 240 230 200" stroke="url(#m)" stroke-width="14" stroke-linecap="round"/><path d="M214 226 246 266" stroke="${c.metal[2]}" stroke-width="14" stroke-linecap="round"/></g>`;
  const charge = random.pick([
    `<path d="${starPath(150, 146, 46)}" fill="url(#m)"/>`,
    `<path d="M104 176V124L128 146 150 108 172 146 196 124V176Z" fill="url(#m)"/>`,
    `<path d="M150 96C176 122 186 140 186 158A36 36 0 0 1 114 158C114 140 124 122 150 96Z" fill="url(#m)"/>`,
  ]);
  const plate = "M70 66Q150 84 230 66V150Q226 228 150 264 74 228 70 150Z";
  return `${blade}<use href="#o" transform="matrix(-1 0 0 1 300 0)"/>${raised(plate, "url(#s)", ' stroke="url(#m)" stroke-width="13" stroke-linejoin="round"')}<path d="M150 76Q190 76 226 70V150Q222 226 150 260Z" fill="#000" fill-opacity=".2"/>${charge}${shine("M84 86V148Q86 178 100 204", 5, 0.5)}`;
};

/** A half mask with plumes. */
export const mask: DrawMotif = (random, c) => {
  const face =
    "M24 130C70 104 116 112 150 132 184 112 230 104 276 130 280 194 240 232 200 228 172 224 160 196 150 188 140 196 128 224 100 228 60 232 20 194 24 130Z";
  const plume = (turn: number, fill: string): string =>
    `<path d="M150 136C120 96 116 52 150 4 184 52 180 96 150 136Z" transform="rotate(${turn} 150 150)" fill="${fill}"/>`;
  return (
    `<g transform="rotate(${random.whole(-8, 8)} 150 150)">${plume(-56, c.second[2])}${plume(56, c.second[2])}${plume(-30, "url(#s)")}${plume(30, "url(#s)")}${plume(0, "url(#c)")}` +
    `${raised(face, "url(#m)")}<path d="M58 164C82 142 116 146 130 170 112 190 74 192 58 164ZM242 164C218 142 184 146 170 170 188 190 226 192 242 164Z" fill="${c.ink}" stroke="${c.metal[2]}" stroke-width="6"/>` +
    `<path d="M150 108 166 134 150 160 134 134Z" fill="url(#s)" stroke="${c.paper}" stroke-width="4"/><path d="M40 142C60 128 90 124 112 132" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M64 204q10 12 26 12M236 204q-10 12-26 12" fill="none" stroke="${c.metal[2]}" stroke-width="6" stroke-linecap="round"/></g>`
  );
};

/** An open, full treasure chest. */
export const chest: DrawMotif = (random, c) => {
  const heap = Array.from(
    { length: 9 },
    (_, at) =>
      `<circle cx="${66 + at * 21}" cy="${142 - Math.round(Math.sin((at / 8) * Math.PI) * 26) + random.whole(-6, 6)}" r="19" fill="url(#b)" stroke="${c.metal[2]}" stroke-width="2"/>`,
  ).join("");
  return (
    `${shade(150, 270, 128)}<path d="M44 126C40 66 62 36 84 34H216C238 36 260 66 256 126Z" fill="${c.second[2]}" stroke="url(#m)" stroke-width="10"/><path d="M62 124C60 84 74 56 92 54H208C226 56 240 84 238 124Z" fill="${c.ink}"/>` +
    `${heap}<path d="M150 96 172 122 150 152 128 122Z" fill="url(#s)" stroke="#fff" stroke-opacity=".6" stroke-width="3"/><path d="M34 148H266L254 262H46Z" fill="url(#s)"/><path d="M34 148H266L263 174H37ZM86 148H112L116 262H92ZM188 148H214L208 262H184Z" fill="url(#m)"/>` +
    `<rect x="126" y="156" width="48" height="50" rx="8" fill="${c.metal[1]}" stroke="${c.metal[2]}" stroke-width="4"/><path d="M150 172v18" stroke="${c.ink}" stroke-width="9" stroke-linecap="round"/>${glint(98, 112, 22)}${glint(216, 92, 16)}`
  );
};

/** A heavy book with a symbol on its cover. */
export const book: DrawMotif = (random, c) => {
  const sign = random.pick([
    `<path d="${starPath(0, 0, 46, 8, 0.5)}" fill="url(#m)"/><circle r="14" fill="url(#c)"/>`,
    `<path d="M-52 0Q0-52 52 0 0 52-52 0Z" fill="url(#m)"/><circle r="21" fill="${c.ink}"/><circle cx="-6" cy="-6" r="6" fill="#fff"/>`,
    `<path d="M14-46A48 48 0 1 0 46 14 38 38 0 0 1 14-46Z" fill="url(#m)"/>`,
  ]);
  return (
    `<g transform="rotate(-9 150 150)"><path d="M78 46H244V262H78Z" fill="#000" fill-opacity=".35"/><path d="M70 36Q56 36 56 56V256Q56 268 70 268H240V40Z" fill="${c.second[2]}"/><path d="M70 240H236V262H74Q62 262 62 251T70 240Z" fill="${c.paper}"/><path d="M68 247H236M68 254H236" stroke="${c.metal[2]}" stroke-opacity=".6" stroke-width="2"/>` +
    `<path d="M70 32H240V240H70Q56 242 56 256V50Q56 32 70 32Z" fill="url(#s)"/><path d="M80 32V240" stroke="#000" stroke-opacity=".25" stroke-width="5"/><rect x="98" y="50" width="126" height="172" rx="6" fill="none" stroke="url(#m)" stroke-width="6"/>` +
    `<path d="M212 32H240V62ZM240 210V240H210Z" fill="url(#m)"/><g transform="translate(161 136)">${sign}</g></g>${glint(72, 60, 22)}`
  );
};

/** A glowing round flask. */
export const flask: DrawMotif = (random, c) =>
  `${shade(150, 270, 92)}<g transform="rotate(${random.whole(-8, 10)} 150 170)"><path d="M124 36H176V104C222 118 244 150 244 186 244 238 204 270 150 270S56 238 56 186C56 150 78 118 124 104Z" fill="#fff" fill-opacity=".2" stroke="${c.paper}" stroke-opacity=".75" stroke-width="6"/>` +
  `<path d="M66 180Q108 158 150 180T234 180C234 232 198 260 150 260S66 232 66 180Z" fill="url(#s)"/><circle cx="116" cy="212" r="14" fill="#fff" fill-opacity=".4"/><circle cx="176" cy="226" r="20" fill="#fff" fill-opacity=".26"/><circle cx="162" cy="194" r="8" fill="#fff" fill-opacity=".5"/><circle cx="146" cy="144" r="9" fill="${c.second[0]}"/><circle cx="164" cy="112" r="6" fill="${c.second[0]}"/>` +
  `<rect x="112" y="28" width="76" height="20" rx="9" fill="url(#m)"/><rect x="130" y="4" width="40" height="28" rx="8" fill="${c.metal[2]}"/>${shine("M78 176C80 152 96 132 122 122", 8, 0.75)}</g>${glint(230, 84, 24)}${glint(60, 104, 14)}`;

/** A clock face with gear wheels. */
export const clock: DrawMotif = (random, c) =>
  `<g transform="translate(214 214) rotate(${random.whole(0, 40)})">${rotatedCopies("q", 8, 0, 0, `<path d="M-11-74H11L14-48H-14Z" fill="${c.metal[2]}"/>`)}<circle r="56" fill="${c.metal[2]}"/><circle r="22" fill="${c.ink}"/></g>` +
  `<circle cx="146" cy="154" r="112" fill="#000" fill-opacity=".3"/><circle cx="140" cy="144" r="112" fill="url(#m)"/><circle cx="140" cy="144" r="92" fill="url(#p)"/>` +
  `<g id="o">${rotatedCopies("r", 12, 140, 144, `<path d="M140 62V74" stroke="${c.ink}" stroke-width="7" stroke-linecap="round"/>`)}</g><path d="M140 144V86M140 144 184 166" stroke="${c.ink}" stroke-width="9" stroke-linecap="round"/><path d="M140 144 98 196" stroke="${c.second[1]}" stroke-width="5" stroke-linecap="round"/><circle cx="140" cy="144" r="12" fill="url(#c)"/>${shine("M52 116Q70 70 116 52", 7, 0.6)}`;

/** A key with a jewelled bow. */
export const key: DrawMotif = (random, c) =>
  `<g transform="rotate(${random.whole(-52, -32)} 150 150)">${raised("M130 116H290V146H274V184H252V146H232V172H210V146H130Z", "url(#m)")}<circle cx="88" cy="132" r="72" fill="url(#m)"/><circle cx="88" cy="132" r="46" fill="${c.ink}" fill-opacity=".8"/>` +
  `${rotatedCopies("o", 6, 88, 132, `<circle cx="88" cy="72" r="9" fill="url(#c)"/>`)}<path d="M88 94 116 132 88 170 60 132Z" fill="url(#s)"/><path d="M88 94 98 132 88 170 60 132Z" fill="#fff" fill-opacity=".3"/></g>${glint(64, 66, 24)}`;
