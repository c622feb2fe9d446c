import { rotatedCopies } from "../svg";
import type { DrawMotif } from "./motif";
import { glint, raised, shade, shine, starPath } from "./shapes";

/** A present with a bow. */
export const gift: DrawMotif = (random, c) =>
  `${shade(150, 276, 118)}<g transform="rotate(${random.whole(-5, 5)} 150 200)"><path d="M52 142H248V272H52Z" fill="url(#s)"/><path d="M150 142H248V272H150Z" fill="#000" fill-opacity=".14"/><path d="M126 142H174V272H126Z" fill="url(#m)"/>${raised("M36 104H264V150H36Z", "url(#s)")}<path d="M126 104H174V150H126Z" fill="${c.metal[1]}"/>` +
  `<path d="M150 100C104 20 40 40 58 82 68 106 116 108 150 100 184 108 232 106 242 82 260 40 196 20 150 100Z" fill="url(#m)"/><path d="M150 100C120 60 86 50 80 72 78 90 116 98 150 100 184 98 222 90 220 72 214 50 180 60 150 100Z" fill="${c.metal[2]}"/><circle cx="150" cy="98" r="17" fill="url(#b)"/>${shine("M48 112H116", 6, 0.6)}</g>${glint(248, 52, 22)}`;

/** A coupon with a currency sign. */
export const voucher: DrawMotif = (random, c) => {
  const shape = "M30 76H270V122A26 26 0 0 0 270 174V224H30V174A26 26 0 0 0 30 122Z";
  return `<g transform="rotate(${random.whole(-16, -6)} 150 150)">${raised(shape, "url(#m)", ' stroke="url(#m)" stroke-width="14" stroke-linejoin="round"')}<path d="M198 82V220" stroke="${c.ink}" stroke-opacity=".5" stroke-width="5" stroke-dasharray="9 10"/><circle cx="112" cy="150" r="50" fill="url(#s)"/><path d="${starPath(112, 150, 32)}" fill="${c.paper}"/><path d="M220 118H250M220 150H250M220 182H238" stroke="${c.ink}" stroke-opacity=".65" stroke-width="10" stroke-linecap="round"/>${shine("M44 90H150", 5, 0.6)}</g>${glint(66, 62, 22)}`;
};

/** A token for free spins: two arrows around a seven. */
export const spins: DrawMotif = (random, c) =>
  `<circle cx="157" cy="160" r="126" fill="#000" fill-opacity=".3"/><circle cx="150" cy="150" r="126" fill="url(#m)"/><circle cx="150" cy="150" r="104" fill="${c.ink}" fill-opacity=".85"/><g transform="rotate(${random.whole(-20, 20)} 150 150)">${rotatedCopies("o", 2, 150, 150, '<path d="M74 150A76 76 0 0 1 206 98" fill="none" stroke="url(#s)" stroke-width="21"/><path d="M186 70 234 122 182 132Z" fill="url(#s)"/>')}</g>` +
  `<path d="M118 110H186V134Q160 156 156 196H126Q130 158 156 136H118Z" fill="${c.paper}"/>${rotatedCopies("q", 12, 150, 150, `<circle cx="150" cy="35" r="6" fill="${c.metal[2]}"/>`)}${shine("M50 104Q72 58 116 44", 7, 0.6)}`;

/** A bonus: notes and coins. */
export const bonus: DrawMotif = (random, c) =>
  `${shade(150, 272, 124)}<g transform="rotate(${random.whole(-16, -8)} 150 130)"><rect x="44" y="52" width="216" height="112" rx="12" fill="${c.second[2]}" transform="rotate(12 150 110)"/><rect x="40" y="62" width="216" height="112" rx="12" fill="url(#s)"/><rect x="54" y="76" width="188" height="84" rx="8" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4"/><circle cx="148" cy="118" r="31" fill="${c.paper}" fill-opacity=".9"/><path d="${starPath(148, 118, 21)}" fill="${c.second[1]}"/></g>` +
  `${[0, 1, 2, 3].map((at) => `<ellipse cx="92" cy="${258 - at * 17}" rx="56" ry="19" fill="url(#m)" stroke="${c.metal[2]}" stroke-width="4"/>`).join("")}${[0, 1].map((at) => `<ellipse cx="212" cy="${258 - at * 17}" rx="56" ry="19" fill="url(#m)" stroke="${c.metal[2]}" stroke-width="4"/>`).join("")}${glint(238, 70, 24)}`;

/** A rebate: a coin with a per cent sign and an arrow around it. */
export const rebate: DrawMotif = (random, c) =>
  `<g transform="rotate(${random.whole(-12, 12)} 150 150)"><path d="M58 78A118 118 0 0 1 266 130" fill="none" stroke="url(#s)" stroke-width="25"/><path d="M298 110 262 176 226 122Z" fill="url(#s)"/><path d="M242 222A118 118 0 0 1 34 170" fill="none" stroke="url(#s)" stroke-width="25"/><path d="M2 190 38 124 74 178Z" fill="url(#s)"/></g><circle cx="154" cy="158" r="82" fill="${c.metal[2]}"/><circle cx="150" cy="150" r="82" fill="url(#m)"/><circle cx="150" cy="150" r="66" fill="none" stroke="${c.metal[2]}" stroke-width="4"/><path d="M182 112 118 188" stroke="${c.ink}" stroke-width="13" stroke-linecap="round"/><circle cx="124" cy="126" r="14" fill="none" stroke="${c.ink}" stroke-width="10"/><circle cx="176" cy="174" r="14" fill="none" stroke="${c.ink}" stroke-width="10"/>${glint(96, 92, 22)}`;

/** A full wallet. */
export const wallet: DrawMotif = (random, c) =>
  `${shade(150, 270, 120)}<g transform="rotate(${random.whole(-6, 4)} 150 180)"><rect x="62" y="52" width="164" height="120" rx="10" fill="url(#p)" transform="rotate(-10 150 110)"/><rect x="76" y="62" width="164" height="110" rx="10" fill="url(#m)" transform="rotate(5 150 110)"/><path d="M96 92H200" transform="rotate(5 150 110)" stroke="${c.ink}" stroke-opacity=".4" stroke-width="9" stroke-linecap="round"/>${raised("M32 124H250Q268 124 268 142V246Q268 264 250 264H50Q32 264 32 246Z", "url(#s)")}<path d="M46 140H252" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-dasharray="11 9"/><path d="M200 170H278V222H200A26 26 0 0 1 200 170Z" fill="${c.second[2]}"/><circle cx="206" cy="196" r="13" fill="url(#b)"/></g>${glint(70, 66, 20)}`;

/** A winners' podium. */
export const podium: DrawMotif = (random, c) =>
  `${shade(150, 280, 132)}<path d="M106 150H194V278H106Z" fill="url(#m)"/><path d="M24 196H106V278H24Z" fill="url(#s)"/><path d="M194 216H276V278H194Z" fill="${c.second[2]}"/><path d="M106 150H194V164H106ZM24 196H106V208H24ZM194 216H276V228H194Z" fill="#fff" fill-opacity=".4"/><path d="M144 190 156 182V246" fill="none" stroke="${c.ink}" stroke-width="13"/>` +
  `${raised(starPath(150, 78, 66), "url(#m)", ' stroke="url(#m)" stroke-width="10" stroke-linejoin="round"')}<path d="${starPath(150, 78, 36)}" fill="${c.paper}" fill-opacity=".7"/><circle cx="64" cy="160" r="${random.whole(22, 26)}" fill="url(#c)"/><circle cx="234" cy="184" r="20" fill="url(#b)"/>${glint(236, 84, 20)}`;

/** A phone with a screen of tiles. */
export const phone: DrawMotif = (random, c) => {
  const tiles = Array.from(
    { length: 6 },
    (_, at) =>
      `<rect x="${98 + (at % 2) * 55}" y="${98 + Math.floor(at / 2) * 50}" width="49" height="44" rx="9" fill="${[c.metal[1], c.second[1], c.paper, c.metal[2], c.second[0], c.metal[0]][at]}"/>`,
  ).join("");
  return `<g transform="rotate(${random.whole(-14, 12)} 150 150)"><rect x="80" y="18" width="148" height="276" rx="26" fill="#000" fill-opacity=".32"/><rect x="74" y="8" width="148" height="276" rx="26" fill="url(#m)"/><rect x="84" y="18" width="128" height="256" rx="18" fill="${c.ink}"/><rect x="98" y="46" width="104" height="40" rx="10" fill="url(#s)"/>${tiles}<rect x="126" y="26" width="44" height="9" rx="4" fill="#fff" fill-opacity=".4"/><rect x="118" y="258" width="60" height="6" rx="3" fill="#fff" fill-opacity=".6"/><path d="M84 200 212 60V18H102Q84 18 84 38Z" fill="#fff" fill-opacity=".08"/></g>`;
};

/** A travel mug with a lid. */
export const mug: DrawMotif = (random, c) =>
  `${shade(146, 276, 92)}<g transform="rotate(${random.whole(-5, 5)} 150 160)"><path d="M206 118C280 110 284 214 200 214" fill="none" stroke="url(#m)" stroke-width="20"/>${raised("M78 84H216L200 268Q196 276 186 276H108Q98 276 94 268Z", "url(#s)")}<path d="M84 150H210L204 210H90Z" fill="${c.paper}" fill-opacity=".9"/><path d="${starPath(147, 180, 24)}" fill="${c.second[1]}"/><path d="M66 60H228V92H66Z" fill="url(#m)" stroke="url(#m)" stroke-width="10" stroke-linejoin="round"/><path d="M104 36H186V60H104Z" fill="${c.metal[2]}"/>${shine("M98 106 108 250", 7, 0.55)}</g>`;

export const headphones: DrawMotif = (random, c) =>
  `<g transform="rotate(${random.whole(-10, 10)} 150 150)"><path d="M52 186V150C52 86 96 42 150 42S248 86 248 150V186" fill="none" stroke="url(#m)" stroke-width="24"/><path d="M70 122C82 84 112 64 150 64" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>${raised("M40 152H76Q98 152 98 174V242Q98 264 76 264H66Q30 264 30 222V162Z", "url(#s)")}${raised("M260 152H224Q202 152 202 174V242Q202 264 224 264H234Q270 264 270 222V162Z", "url(#s)")}<rect x="86" y="158" width="26" height="100" rx="12" fill="${c.ink}"/><rect x="188" y="158" width="26" height="100" rx="12" fill="${c.ink}"/>${shine("M46 176V226", 7, 0.55)}</g>`;

/** A wrist watch. */
export const watch: DrawMotif = (random, c) =>
  `<g transform="rotate(${random.whole(-16, 16)} 150 150)"><path d="M106-10H194L186 84H114ZM114 216H186L194 310H106Z" fill="url(#s)"/><circle cx="156" cy="158" r="92" fill="#000" fill-opacity=".3"/><circle cx="150" cy="150" r="92" fill="url(#m)"/><rect x="238" y="138" width="20" height="24" rx="6" fill="${c.metal[2]}"/><circle cx="150" cy="150" r="72" fill="${c.ink}"/>${rotatedCopies("o", 12, 150, 150, `<path d="M150 88V98" stroke="${c.paper}" stroke-width="5" stroke-linecap="round"/>`)}<path d="M150 150V104M150 150 182 166" stroke="${c.paper}" stroke-width="7" stroke-linecap="round"/><circle cx="150" cy="150" r="8" fill="url(#b)"/>${shine("M84 118Q98 86 128 76", 6, 0.7)}</g>`;

/** A travelling bag. */
export const bag: DrawMotif = (random, c) =>
  `${shade(150, 270, 124)}<g transform="rotate(${random.whole(-4, 4)} 150 180)"><path d="M100 124V92C100 54 200 54 200 92V124" fill="none" stroke="url(#m)" stroke-width="15"/>${raised("M58 118H242Q274 118 274 156V226Q274 262 242 262H58Q26 262 26 226V156Q26 118 58 118Z", "url(#s)")}<path d="M26 168H274V188H26Z" fill="#000" fill-opacity=".2"/><path d="M84 118H108V262H84ZM192 118H216V262H192Z" fill="url(#m)"/><rect x="128" y="160" width="44" height="36" rx="7" fill="url(#m)"/><path d="M150 172V186" stroke="${c.ink}" stroke-width="7" stroke-linecap="round"/>${shine("M44 148Q46 134 60 132", 6, 0.6)}</g>`;

/** A power bank. */
export const power: DrawMotif = (random, c) =>
  `<g transform="rotate(${random.whole(8, 20)} 150 150)"><rect x="90" y="36" width="136" height="240" rx="26" fill="#000" fill-opacity=".3"/><rect x="82" y="26" width="136" height="240" rx="26" fill="url(#s)"/><path d="M150 26H192Q218 26 218 52V240Q218 266 192 266H150Z" fill="#000" fill-opacity=".14"/><rect x="128" y="14" width="44" height="14" rx="4" fill="url(#m)"/><path d="M162 84 112 160H144L132 220 190 138H156Z" fill="url(#m)"/>${[0, 1, 2, 3].map((at) => `<circle cx="${120 + at * 20}" cy="242" r="6" fill="${at < 3 ? c.metal[0] : c.ink}"/>`).join("")}${shine("M96 60V220", 6, 0.5)}</g>`;

/** A group of people: invited friends. */
export const friends: DrawMotif = (random, c) => {
  const one = (x: number, y: number, size: number, skin: string, coat: string): string =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-72 130C-72 66-40 40 0 40S72 66 72 130Z" fill="${coat}"/><circle r="44" fill="${skin}"/></g>`;
  const plus = `<circle cx="238" cy="76" r="38" fill="url(#m)"/><path d="M238 56V96M218 76H258" stroke="${c.ink}" stroke-width="10" stroke-linecap="round"/>`;
  return `${shade(150, 276, 130)}${one(82, 156, 0.8, "url(#p)", c.second[2])}${one(214, 160, 0.8, "url(#p)", c.second[1])}${one(150, 138 + random.whole(0, 4), 1, "url(#b)", "url(#s)")}${plus}${glint(60, 76, 20)}`;
};
