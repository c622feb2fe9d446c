import { round1 } from "../svg";
import { dieFace } from "./cards";
import type { DrawMotif } from "./motif";
import { glint, shade, shine } from "./shapes";

/** Template of all balls, 100 wide around 0,0; each copy sets its colour. */
const BALL =
  `<defs><g id="u"><ellipse cx="5" cy="49" rx="40" ry="8" fill="#000" fill-opacity=".3"/><circle r="50"/><circle cx="-3" cy="-2" r="27" fill="#fff"/>` +
  `<ellipse cx="-20" cy="-31" rx="15" ry="8" fill="#fff" fill-opacity=".7" transform="rotate(-34 -20 -31)"/></g></defs>`;

/** Returns a numbered ball. */
function ball(x: number, y: number, r: number, number: number, fill: string): string {
  return (
    `<use href="#u" transform="translate(${x} ${y}) scale(${r / 50})" fill="${fill}"/>` +
    `<text x="${round1(x - r * 0.06)}" y="${round1(y + r * 0.2)}" font-size="${round1(r * 0.66)}">${number}</text>`
  );
}

const text = (ink: string, body: string): string =>
  `<g font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Liberation Sans',sans-serif" font-weight="800" text-anchor="middle" fill="${ink}">${BALL}${body}</g>`;

/** Five balls, one in front. */
export const draw: DrawMotif = (random, c) =>
  text(
    c.ink,
    ball(70, 104, 44, random.whole(1, 9), "url(#c)") +
      ball(230, 94, 50, random.whole(10, 49), "url(#b)") +
      ball(72, 226, 54, random.whole(10, 49), "url(#b)") +
      ball(246, 216, 42, random.whole(1, 9), "url(#c)") +
      ball(152, 160, 80, random.whole(10, 49), random.pick(["url(#c)", "url(#b)"])),
  );

/** Balls arranged in a ring. */
export const ring: DrawMotif = (random, c) => {
  let balls = "";
  for (let i = 0; i < 7; i += 1) {
    const angle = ((i * 360) / 7 - 90) * (Math.PI / 180);
    balls += ball(
      round1(150 + Math.cos(angle) * 98),
      round1(150 + Math.sin(angle) * 98),
      37,
      random.whole(1, 49),
      i % 2 ? "url(#c)" : "url(#b)",
    );
  }
  return text(
    c.ink,
    `<circle cx="150" cy="150" r="98" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="84"/>${balls}` +
      `<path d="M150 104l13 30 33 3-25 22 8 32-29-17-29 17 8-32-25-22 33-3Z" fill="url(#m)"/>`,
  );
};

/** A ticket with a row of numbers. */
export const ticket: DrawMotif = (random, c) => {
  const numbers = Array.from({ length: 8 }, (_, at) => {
    const x = 86 + (at % 4) * 43;
    const y = 138 + Math.floor(at / 4) * 46;
    const hit = at === random.whole(0, 3) || at === 5;
    return `<circle cx="${x}" cy="${y}" r="18" fill="${hit ? "url(#c)" : "#fff"}"/><text x="${x}" y="${y + 6}" font-size="17" fill="${hit ? "#fff" : c.ink}">${random.whole(1, 49)}</text>`;
  }).join("");
  const shape =
    "M52 52H248A14 14 0 0 1 262 66V128A20 20 0 0 0 262 168V236A14 14 0 0 1 248 250H52A14 14 0 0 1 38 236V168A20 20 0 0 0 38 128V66A14 14 0 0 1 52 52Z";
  return text(
    c.ink,
    `<g transform="rotate(${random.whole(-12, -5)} 150 150)"><path d="${shape}" fill="#000" fill-opacity=".35" transform="translate(7 10)"/><path d="${shape}" fill="url(#m)"/>` +
      `<path d="M66 84H180" stroke="${c.ink}" stroke-opacity=".7" stroke-width="12" stroke-linecap="round"/><path d="M66 104H128" stroke="${c.ink}" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"/>${numbers}` +
      `<path d="M66 226H234" stroke="${c.ink}" stroke-opacity=".5" stroke-width="16" stroke-dasharray="3 4 7 3 2 5"/></g>`,
  );
};

/** A glass drum with balls. */
export const globe: DrawMotif = (random, c) => {
  const spots = [
    [104, 176, 27],
    [150, 188, 29],
    [196, 178, 27],
    [126, 140, 25],
    [178, 138, 26],
    [150, 98, 23],
    [104, 104, 19],
    [206, 110, 20],
  ] as const;
  const balls = spots
    .map(([x, y, r], at) => ball(x, y, r, random.whole(1, 49), at % 3 ? "url(#b)" : "url(#c)"))
    .join("");
  return text(
    c.ink,
    `${shade(150, 278, 100)}<path d="M96 226H204L222 278H78Z" fill="url(#m)"/><path d="M86 258H214" stroke="${c.metal[2]}" stroke-width="7"/><path d="M20 138H280" stroke="${c.metal[1]}" stroke-width="16" stroke-linecap="round"/><circle cx="150" cy="138" r="110" fill="${c.ink}" fill-opacity=".4"/>${balls}<circle cx="150" cy="138" r="110" fill="#fff" fill-opacity=".1" stroke="url(#m)" stroke-width="10"/>${shine("M64 124C68 84 96 56 132 50", 11, 0.6)}`,
  );
};

/** A sheet of numbers, some of them marked. */
export const sheet: DrawMotif = (random, c) => {
  const start = random.whole(1, 24);
  const marked = new Set([random.whole(0, 4), random.whole(5, 9), random.whole(10, 14), random.whole(15, 19)]);
  const places = Array.from({ length: 20 }, (_, at) => [62 + (at % 5) * 44, 88 + Math.floor(at / 5) * 46] as const);
  const plain = places.map(([x, y]) => `M${x - 19} ${y - 19}h38v38h-38Z`).join("");
  const rings = places.map(([x, y], at) =>
    marked.has(at) ? `<circle cx="${x}" cy="${y}" r="22" fill="url(#c)"/>` : "",
  );
  const figures = places
    .map(([x, y], at) => `<text x="${x}" y="${y + 6}"${marked.has(at) ? ' fill="#fff"' : ""}>${start + at}</text>`)
    .join("");
  const cells = `<path d="${plain}" fill="#fff" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>${rings.join("")}<g font-size="17">${figures}</g>`;
  return text(
    c.ink,
    `<g transform="rotate(${random.whole(-10, -4)} 150 150)"><rect x="26" y="20" width="248" height="260" rx="18" fill="#000" fill-opacity=".32" transform="translate(7 10)"/><rect x="26" y="20" width="248" height="260" rx="18" fill="url(#m)"/><path d="M44 44H150" stroke="${c.ink}" stroke-opacity=".6" stroke-width="12" stroke-linecap="round"/><circle cx="240" cy="44" r="12" fill="url(#c)"/>${cells}</g>`,
  );
};

/** Numbers racing in lanes. */
export const lanes: DrawMotif = (random, c) => {
  const rows = Array.from({ length: 4 }, (_, at) => {
    const y = 66 + at * 56;
    const x = random.whole(120, 236);
    return `<path d="M0 ${y}H${x - 30}" stroke="${at % 2 ? c.metal[1] : c.second[0]}" stroke-opacity=".55" stroke-width="22"/><path d="M20 ${y - 6}H${x - 50}" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>${ball(x, y, 29, at * 2 + random.whole(1, 2), at % 2 ? "url(#b)" : "url(#c)")}`;
  }).join("");
  return text(
    c.ink,
    `<g transform="skewY(-7) translate(0 20)"><path d="M-40 38H340M-40 94H340M-40 150H340M-40 206H340M-40 262H340" stroke="#fff" stroke-opacity=".3" stroke-width="3"/><path d="M262 38V262" stroke="${c.paper}" stroke-width="18" stroke-dasharray="14 14"/>${rows}</g>`,
  );
};

/** Dials, each with a number. */
export const dials: DrawMotif = (random, c) => {
  const dial = (x: number, y: number, r: number, fill: string): string =>
    `<circle cx="${x + 4}" cy="${y + 7}" r="${r}" fill="#000" fill-opacity=".3"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#m)"/><circle cx="${x}" cy="${y}" r="${round1(r * 0.8)}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${round1(r * 0.9)}" fill="none" stroke="${c.ink}" stroke-width="${round1(r * 0.1)}" stroke-dasharray="2 ${round1(r * 0.52)}"/><text x="${x}" y="${round1(y + r * 0.32)}" font-size="${round1(r * 0.92)}" fill="#fff">${random.whole(0, 9)}</text>`;
  return text(
    c.ink,
    dial(70, 92, 54, "url(#s)") +
      dial(230, 88, 54, "url(#s)") +
      dial(62, 222, 46, c.ink) +
      dial(240, 220, 46, c.ink) +
      dial(150, 158, 76, "url(#s)"),
  );
};

/** Tumbling cubes with numbers. */
export const cubes: DrawMotif = (random, c) =>
  `${shade(150, 268, 118)}<g transform="translate(3 8)" opacity=".4">${dieFace(92, 96, 104, -16, 1, "#000")}</g>${dieFace(92, 96, 104, random.whole(-20, -10), random.whole(1, 6), c.ink)}${dieFace(218, 132, 98, random.whole(10, 20), random.whole(1, 6), c.second[2])}${dieFace(132, 214, 110, random.whole(-6, 8), random.whole(1, 6), c.ink)}${glint(240, 62, 24)}`;
