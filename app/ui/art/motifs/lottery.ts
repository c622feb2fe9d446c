import { n } from "~/ui/art/svg";
import type { Motif } from "./motif";

/** The ball that all others are copies of, 100 across around 0,0; its colour comes from the copy. */
const BALL =
  `<defs><g id="u"><ellipse cx="5" cy="49" rx="40" ry="8" fill="#000" fill-opacity=".3"/><circle r="50"/><circle cx="-3" cy="-2" r="27" fill="#fff"/>` +
  `<ellipse cx="-20" cy="-31" rx="15" ry="8" fill="#fff" fill-opacity=".7" transform="rotate(-34 -20 -31)"/></g></defs>`;

/** A numbered ball. */
function ball(x: number, y: number, r: number, number: number, fill: string): string {
  return (
    `<use href="#u" transform="translate(${x} ${y}) scale(${r / 50})" fill="${fill}"/>` +
    `<text x="${n(x - r * 0.06)}" y="${n(y + r * 0.2)}" font-size="${n(r * 0.66)}">${number}</text>`
  );
}

const text = (ink: string, body: string): string =>
  `<g font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Liberation Sans',sans-serif" font-weight="800" text-anchor="middle" fill="${ink}">${BALL}${body}</g>`;

/** Five balls, one before the others. */
const draw: Motif = (random, c) =>
  text(
    c.ink,
    ball(70, 104, 44, random.whole(1, 9), "url(#c)") +
      ball(230, 94, 50, random.whole(10, 49), "url(#b)") +
      ball(72, 226, 54, random.whole(10, 49), "url(#b)") +
      ball(246, 216, 42, random.whole(1, 9), "url(#c)") +
      ball(152, 160, 80, random.whole(10, 49), random.pick(["url(#c)", "url(#b)"])),
  );

/** Balls rolling out of a ring. */
const ring: Motif = (random, c) => {
  let balls = "";
  for (let i = 0; i < 7; i += 1) {
    const angle = ((i * 360) / 7 - 90) * (Math.PI / 180);
    balls += ball(
      n(150 + Math.cos(angle) * 98),
      n(150 + Math.sin(angle) * 98),
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

/** A ticket with its row of numbers. */
const ticket: Motif = (random, c) => {
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

export const lotteryMotifs = [draw, ring] as const;
export const numberMotifs = [ticket, draw] as const;
