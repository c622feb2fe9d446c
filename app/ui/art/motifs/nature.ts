import { ballGradient, gradient, rotatedCopies, round1 } from "../svg";
import type { DrawMotif } from "./motif";
import { glint, shade, shine } from "./shapes";

/** Classic slot fruit: two cherries, a bunch of grapes, or half an orange. */
export const fruit: DrawMotif = (random, c) => {
  const own = ballGradient("y", c.berry) + gradient("z", c.leaf);
  const leaf = (x: number, y: number, turn: number, size: number): string =>
    `<path d="M0 0C18-30 56-34 92-12 62 16 22 18 0 0Z" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="url(#z)"/>`;
  const gleam = (x: number, y: number, size: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.6}" transform="rotate(-30 ${x} ${y})" fill="#fff" fill-opacity=".75"/>`;
  const grapes = [
    [108, 116],
    [150, 108],
    [192, 116],
    [88, 152],
    [130, 148],
    [172, 148],
    [214, 152],
    [110, 186],
    [151, 188],
    [192, 186],
    [130, 222],
    [172, 222],
    [150, 256],
  ]
    .map(([x, y]) => `<use href="#o" x="${x}" y="${y}"/>`)
    .join("");
  const kinds = [
    `<path d="M96 196Q112 96 198 44Q180 120 208 196" fill="none" stroke="${c.leaf[2]}" stroke-width="10" stroke-linecap="round"/>${leaf(196, 46, 168, 1.25)}${leaf(200, 46, 24, 0.9)}<circle cx="94" cy="206" r="60" fill="url(#y)"/><circle cx="212" cy="212" r="56" fill="url(#y)"/>${gleam(72, 180, 18)}${gleam(192, 188, 17)}`,
    `<path d="M150 104Q150 60 178 30" fill="none" stroke="${c.leaf[2]}" stroke-width="10" stroke-linecap="round"/>${leaf(152, 74, 190, 1.1)}${leaf(156, 74, -6, 1.15)}<defs><g id="o"><circle r="27" fill="url(#c)"/><ellipse cx="-9" cy="-10" rx="8" ry="5" fill="#fff" fill-opacity=".7"/></g></defs>${grapes}`,
    `${gradient("x", c.amber)}${leaf(160, 66, -24, 1.3)}<circle cx="156" cy="166" r="112" fill="#000" fill-opacity=".3"/><circle cx="150" cy="158" r="112" fill="url(#x)"/><circle cx="150" cy="158" r="97" fill="${c.paper}"/>${rotatedCopies("o", 9, 150, 158, `<path d="M150 146 118 78Q150 60 182 78Z" fill="url(#x)" stroke="url(#x)" stroke-width="6" stroke-linejoin="round"/>`)}${shine("M62 120Q84 74 128 58", 8)}`,
    `<path d="M26 112A130 130 0 0 0 274 112Z" fill="url(#z)" transform="rotate(-14 150 150) translate(0 20)"/><g transform="rotate(-14 150 150) translate(0 20)"><path d="M40 112A114 114 0 0 0 260 112Z" fill="${c.paper}"/><path d="M54 112A100 100 0 0 0 246 112Z" fill="url(#y)"/><path d="M104 136v16M150 134v16M196 136v16M126 170v14M174 170v14" stroke="${c.ink}" stroke-width="9" stroke-linecap="round"/></g>${leaf(212, 66, -30, 0.8)}`,
  ] as const;
  return own + random.pick(kinds);
};

/** An open water lily, seen from the front. */
export const flower: DrawMotif = (random, c) => {
  const petal = (id: string, high: number, half: number): string =>
    `<path id="${id}" d="M150 236C${150 - half} ${round1(236 - high * 0.4)} ${round1(150 - half * 0.8)} ${round1(236 - high * 0.8)} 150 ${236 - high} ${round1(150 + half * 0.8)} ${round1(236 - high * 0.8)} ${150 + half} ${round1(236 - high * 0.4)} 150 236Z"/>`;
  const leaves = (id: string, turns: readonly number[], fill: string): string =>
    `<g fill="${fill}" stroke="#fff" stroke-opacity=".28" stroke-width="2">${turns.map((turn) => `<use href="#${id}" transform="rotate(${turn} 150 236)"/>`).join("")}</g>`;
  const [back, front] = random.pick([
    ["s", "m"],
    ["m", "s"],
  ] as const);
  return (
    `<ellipse cx="150" cy="252" rx="132" ry="26" fill="${c.ink}" fill-opacity=".45"/>` +
    `<defs>${petal("o", 188, 56)}${petal("q", 126, 44)}</defs>${leaves("q", [-84, 84], c.second[2])}${leaves("o", [-46, 46, -24, 24, 0], `url(#${back})`)}${leaves("q", [-64, 64, -34, 34, -12, 12], `url(#${front})`)}` +
    `<path d="M60 246Q150 268 240 246" stroke="${c.metal[0]}" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"/>`
  );
};

/** A flame in three layers. */
export const flame: DrawMotif = (random, c) => {
  const body =
    "M150 24C166 84 236 112 236 188 236 244 196 276 150 276S64 244 64 188C64 150 84 130 98 104 104 128 114 138 126 140 112 98 132 60 150 24Z";
  const flip = random.pick([1, -1]);
  return (
    `${gradient("y", c.berry)}${shade(150, 276, 96)}<g transform="translate(${flip < 0 ? 300 : 0} 0) scale(${flip} 1)"><path d="${body}" fill="url(#y)"/>` +
    `<path d="${body}" transform="translate(46 86) scale(.69)" fill="url(#m)"/><path d="${body}" transform="translate(94 170) scale(.38)" fill="${c.paper}"/>` +
    `${shine("M84 196C84 166 98 150 106 132", 7, 0.4)}<path d="M236 74C246 96 264 102 262 122 260 138 236 138 234 122 233 106 240 96 236 74ZM58 58C64 76 78 80 76 94 74 106 56 106 56 94 55 82 60 74 58 58Z" fill="url(#m)"/></g>`
  );
};

/** A four-leaf clover. */
export const clover: DrawMotif = (random, c) =>
  `${gradient("z", c.leaf)}<path d="M150 160Q164 232 128 284" fill="none" stroke="${c.leaf[2]}" stroke-width="14" stroke-linecap="round"/><g transform="rotate(${random.whole(-18, 18)} 150 146)">` +
  `<g transform="translate(6 10)" opacity=".3"><circle cx="150" cy="146" r="104"/></g>${rotatedCopies("o", 4, 150, 146, `<path d="M150 146C96 96 78 62 106 42 130 26 148 42 150 58 152 42 170 26 194 42 222 62 204 96 150 146Z" fill="url(#z)" stroke="${c.metal[1]}" stroke-width="6" stroke-linejoin="round"/><path d="M150 134V76" stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>`)}` +
  `</g><circle cx="150" cy="146" r="15" fill="url(#b)"/>${glint(64, 62, 26)}`;

/** A tree full of fruit on a hill. */
export const tree: DrawMotif = (random, c) => {
  const spots = [
    [92, 108],
    [134, 66],
    [188, 80],
    [222, 132],
    [160, 128],
    [116, 158],
    [190, 170],
  ]
    .map(
      ([x, y], at) =>
        `<circle cx="${x}" cy="${y}" r="${13 + ((at * 5) % 7)}" fill="url(#${random.pick(["b", "b", "y"])})"/>`,
    )
    .join("");
  return (
    `${gradient("z", c.leaf)}${ballGradient("y", c.berry)}<path d="M-40 300Q150 214 340 300Z" fill="${c.leaf[2]}"/>${shade(158, 266, 84)}<path d="M132 268Q142 214 120 176L150 196 186 168Q164 214 176 268Z" fill="${c.metal[2]}"/>` +
    `<path d="M150 22C196 18 212 50 214 58 256 66 270 112 248 140 256 182 212 202 186 190 166 208 132 206 116 192 78 204 42 178 54 140 30 106 54 66 90 60 96 40 120 22 150 22Z" fill="url(#z)"/>${shine("M72 126C62 98 80 78 104 76", 8, 0.35)}${spots}`
  );
};

/** A lightning bolt from a cloud. */
export const storm: DrawMotif = (random, c) =>
  `<g transform="translate(0 ${random.whole(-4, 6)})"><path d="M168 120 96 214H140L116 290 214 178H164L196 120Z" fill="#000" fill-opacity=".3" transform="translate(7 9)"/><path d="M168 120 96 214H140L116 290 214 178H164L196 120Z" fill="url(#m)"/>` +
  `<path d="M78 162C30 162 20 106 62 94 62 46 124 26 152 60 190 34 238 58 232 98 274 106 272 162 228 162Z" fill="url(#s)"/><path d="M82 150C46 148 44 116 74 112" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>` +
  `<path d="M60 190 44 226M250 190 232 232M224 250 216 270M76 246 68 264" stroke="${c.glow}" stroke-width="7" stroke-linecap="round"/></g>`;

/** A butterfly at rest. */
export const butterfly: DrawMotif = (random, c) => {
  const wing = `<g id="o"><path d="M152 150C166 74 232 20 270 48 294 72 262 150 158 162Z" fill="url(#s)" stroke="${c.ink}" stroke-width="7"/><path d="M156 160C214 148 262 176 250 220 238 258 178 244 152 178Z" fill="url(#m)" stroke="${c.ink}" stroke-width="7"/><path d="M172 142C190 98 224 68 246 70" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"/><circle cx="232" cy="98" r="14" fill="url(#b)"/><circle cx="216" cy="206" r="16" fill="url(#c)"/></g>`;
  return `<g transform="rotate(${random.whole(-18, 18)} 150 150)">${wing}<use href="#o" transform="matrix(-1 0 0 1 300 0)"/><path d="M150 106C162 112 160 214 150 226 140 214 138 112 150 106Z" fill="${c.ink}"/><path d="M148 108Q138 66 112 52M152 108Q162 66 188 52" fill="none" stroke="${c.ink}" stroke-width="5" stroke-linecap="round"/></g>`;
};
