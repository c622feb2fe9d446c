import type { Random } from "../random";
import { gradient, round1 } from "../svg";
import type { DrawMotif } from "./motif";

function bubbles(random: Random, count: number): string {
  let out = "";
  for (let i = 0; i < count; i += 1) {
    const r = round1(random.between(4, 15));
    const x = round1(random.between(16, 284));
    const y = round1(random.between(6, 290));
    out += `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/>`;
  }
  return out;
}

/** Light rays from the surface. */
const RAYS = `<path d="M-40-60 60-60 170 330 60 330ZM90-60 140-60 330 330 250 330Z" fill="#fff" fill-opacity=".09"/>`;

/** Returns one fish, facing left, around 0,0, about 200 wide. */
function fish(body: string, fin: string): string {
  return (
    `<path d="M62 0Q84-44 116-52 104 0 116 52 84 44 62 0Z" fill="${fin}"/><path d="M-28-40Q8-86 52-74 40-52 44-30Z" fill="${fin}"/><path d="M-8 40Q12 72 42 70 34 50 34 34Z" fill="${fin}"/>` +
    `<path d="M-104 6C-80-42-34-56 4-52 40-48 66-22 78 0 66 24 38 48 0 50-40 52-82 40-104 6Z" fill="${body}"/>` +
    `<path d="M-38-48Q-14 0-40 47M-4-52Q18 0-4 50M30-44Q46 0 30 42" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M-100 6Q-84 14-70 10" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>` +
    `<circle cx="-64" cy="-12" r="13" fill="#fff"/><circle cx="-67" cy="-12" r="7.5" fill="#111"/><circle cx="-69" cy="-15" r="2.5" fill="#fff"/>` +
    `<path d="M-84-22C-56-46-20-50 8-46" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>`
  );
}

export const bigFish: DrawMotif = (random) =>
  `${RAYS}${bubbles(random, 6)}<g transform="translate(152 152) rotate(${random.whole(-12, 8)}) scale(1.08)">${fish("url(#m)", "url(#s)")}</g>`;

export const shoal: DrawMotif = (random) =>
  `${RAYS}${bubbles(random, 4)}<g transform="translate(214 224) scale(.62)"><g id="o">${fish("url(#s)", "url(#m)")}</g></g>` +
  `<use href="#o" transform="translate(206 76) scale(.5)" opacity=".75"/><g transform="translate(112 146) scale(.92)">${fish("url(#m)", "url(#s)")}</g>`;

/** A jellyfish. */
export const jelly: DrawMotif = (random, c) => {
  const arms = [-64, -38, -12, 14, 40, 66]
    .map((x, at) => {
      const length = 96 + ((at * 37) % 44);
      return `<path d="M${150 + x} 152q${at % 2 ? 18 : -18} ${length / 3} 0 ${length * 0.6}t${at % 2 ? 6 : -6} ${length * 0.5}" fill="none" stroke="url(#m)" stroke-width="${at % 2 ? 5 : 8}" stroke-opacity=".8" stroke-linecap="round"/>`;
    })
    .join("");
  return (
    `${RAYS}${bubbles(random, 7)}${arms}<path d="M46 158C40 72 96 30 150 30S260 72 254 158Q240 172 228 158 214 172 202 158 188 174 176 158 163 174 150 158 137 174 124 158 112 174 98 158 86 172 72 158 60 172 46 158Z" fill="url(#s)"/>` +
    `<path d="M78 128C80 84 110 58 150 58" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="10" stroke-linecap="round"/><circle cx="186" cy="104" r="10" fill="${c.metal[0]}" fill-opacity=".7"/><circle cx="212" cy="126" r="6" fill="${c.metal[0]}" fill-opacity=".7"/>`
  );
};

/** A ray, seen from below. */
export const ray: DrawMotif = (random, c) =>
  `${RAYS}${bubbles(random, 6)}<g transform="rotate(${random.whole(-26, -8)} 150 150)"><path d="M150 214Q158 262 196 296" fill="none" stroke="${c.second[2]}" stroke-width="9" stroke-linecap="round"/><path d="M150 54C178 54 190 84 214 100 250 124 280 122 296 142 262 148 240 176 208 194 184 208 168 218 150 222 132 218 116 208 92 194 60 176 38 148 4 142 20 122 50 124 86 100 110 84 122 54 150 54Z" fill="url(#s)"/>` +
  `<path d="M150 74C168 74 178 96 182 124 186 160 168 196 150 206 132 196 114 160 118 124 122 96 132 74 150 74Z" fill="url(#m)"/><circle cx="128" cy="82" r="7" fill="${c.ink}"/><circle cx="172" cy="82" r="7" fill="${c.ink}"/><path d="M34 138Q76 124 104 106M266 138Q224 124 196 106" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/><path d="M132 128q18 8 36 0M132 148q18 8 36 0M136 168q14 6 28 0" fill="none" stroke="${c.metal[2]}" stroke-width="5" stroke-linecap="round"/></g>`;

/** A turning shark. */
export const shark: DrawMotif = (random, c) =>
  `${RAYS}${bubbles(random, 5)}<g transform="rotate(${random.whole(-12, 6)} 150 150)"><path d="M128 96Q150 30 196 24 184 66 200 104ZM112 196Q128 246 170 258 158 226 168 192ZM236 138Q256 88 296 74 282 128 296 196 258 186 236 156Z" fill="${c.second[2]}"/><path d="M6 148C48 92 132 78 196 106 232 122 250 138 262 146 238 172 190 204 120 202 82 200 66 190 44 178L60 168Z" fill="url(#s)"/>` +
  `<path d="M44 178 60 168 28 158C110 176 196 172 262 146 238 172 190 204 120 202 82 200 66 190 44 178Z" fill="${c.paper}"/><path d="M50 172 60 182 68 171 78 183 86 172" fill="#fff" stroke="${c.second[2]}" stroke-width="3" stroke-linejoin="round"/><circle cx="72" cy="128" r="8" fill="${c.ink}"/><path d="M128 122q10 22 0 44M146 122q10 22 0 42M164 124q9 20 0 38" fill="none" stroke="${c.second[2]}" stroke-width="5" stroke-linecap="round"/><path d="M46 122Q100 94 160 104" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/></g>`;

/** A deep-sea angler fish with its light. */
export const angler: DrawMotif = (random, c) =>
  `<circle cx="66" cy="92" r="82" fill="${c.metal[0]}" fill-opacity=".28"/><circle cx="66" cy="92" r="46" fill="${c.metal[0]}" fill-opacity=".35"/>${bubbles(random, 5)}<g transform="translate(${random.whole(-4, 6)} 0)"><path d="M154 106Q140 30 66 82" fill="none" stroke="${c.second[2]}" stroke-width="8" stroke-linecap="round"/><circle cx="66" cy="92" r="19" fill="url(#b)"/>` +
  `<path d="M246 172 298 124Q286 180 298 232Z" fill="url(#m)"/><path d="M150 112Q190 64 236 82 222 104 224 126ZM160 242Q186 282 226 268 212 250 212 232Z" fill="url(#m)"/><path d="M36 170C50 118 116 92 176 108 226 122 254 152 260 176 250 220 204 256 144 254 96 252 60 240 44 212Z" fill="url(#s)"/><path d="M36 170Q90 190 128 172 118 220 44 212Z" fill="${c.ink}"/>` +
  `<path d="M44 174 52 192 62 178 72 196 82 180 92 196 102 180 112 190 120 175M48 211 56 196 66 212 76 198 88 211 98 198 108 206" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/><circle cx="110" cy="142" r="20" fill="${c.paper}"/><circle cx="104" cy="142" r="11" fill="${c.ink}"/><circle cx="100" cy="138" r="4" fill="#fff"/><path d="M180 150q22 18 0 60M206 160q16 16 0 42" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/></g>`;

/** A swimming turtle. */
export const turtle: DrawMotif = (random, c) =>
  `${RAYS}${bubbles(random, 5)}<g transform="rotate(${random.whole(-24, 10)} 150 150)"><path d="M96 96Q40 34 20 76 30 118 84 134ZM204 96Q252 44 278 84 262 122 216 132ZM96 206Q60 260 34 236 44 204 84 182ZM204 206Q240 258 266 232 254 202 216 182Z" fill="url(#s)"/><path d="M150 12C182 12 190 44 178 80H122C110 44 118 12 150 12Z" fill="url(#s)"/><circle cx="134" cy="38" r="6" fill="${c.ink}"/><circle cx="166" cy="38" r="6" fill="${c.ink}"/>` +
  `<ellipse cx="150" cy="160" rx="94" ry="106" fill="${c.metal[2]}"/><ellipse cx="147" cy="156" rx="88" ry="99" fill="url(#m)"/><path d="M150 102 186 128V176L150 204 114 176V128ZM150 102V58M186 128 224 104M186 176 222 206M150 204V254M114 176 76 206M114 128 74 104" fill="none" stroke="${c.metal[2]}" stroke-width="7" stroke-linejoin="round"/><path d="M150 110 180 132V174L150 196 120 174V132Z" fill="#fff" fill-opacity=".28"/></g>`;

/** A crab with raised claws. */
export const crab: DrawMotif = (random, c) => {
  const side = `<g id="o"><path d="M216 176Q262 168 276 204M212 196Q254 202 262 238M200 212Q232 228 232 262" fill="none" stroke="url(#y)" stroke-width="13" stroke-linecap="round"/><path d="M206 148Q250 140 246 96" fill="none" stroke="url(#y)" stroke-width="16" stroke-linecap="round"/><path d="M236 108C196 92 202 34 250 26L240 66 270 36C296 74 278 110 236 108Z" fill="url(#y)"/><path d="M178 126 186 88" stroke="${c.berry[2]}" stroke-width="9" stroke-linecap="round"/><circle cx="188" cy="82" r="15" fill="#fff"/><circle cx="186" cy="82" r="8" fill="${c.ink}"/></g>`;
  return (
    `${gradient("y", c.berry)}${RAYS}${bubbles(random, 6)}<g transform="rotate(${random.whole(-6, 6)} 150 170)">${side}<use href="#o" transform="matrix(-1 0 0 1 300 0)"/><path d="M56 168C56 128 100 114 150 114S244 128 244 168 206 242 150 242 56 210 56 168Z" fill="url(#y)"/>` +
    `<path d="M78 156C88 132 116 126 140 126" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="8" stroke-linecap="round"/><path d="M120 196Q150 220 180 196" fill="none" stroke="${c.ink}" stroke-width="6" stroke-linecap="round"/><circle cx="204" cy="170" r="9" fill="${c.metal[0]}" fill-opacity=".6"/><circle cx="184" cy="148" r="6" fill="${c.metal[0]}" fill-opacity=".6"/><circle cx="96" cy="188" r="8" fill="${c.metal[0]}" fill-opacity=".6"/></g>`
  );
};

/** Corals on the sea floor with a fish. */
export const coral: DrawMotif = (random, c) => {
  const branch = (x: number, fill: string, size: number): string =>
    `<path d="M0 0C-4-60-40-60-44-110M-6-54C-2-90 22-100 18-150M2-34C20-60 50-60 56-100M14-100C30-116 36-124 36-140M-34-84C-56-92-60-104-62-122" transform="translate(${x} 300) scale(${size})" fill="none" stroke="${fill}" stroke-width="20" stroke-linecap="round"/>`;
  return (
    `${gradient("y", c.berry)}${RAYS}${bubbles(random, 5)}${branch(62, "url(#s)", 1.3)}${branch(250, "url(#y)", 1.15)}<path d="M-40 420V282Q60 240 150 270T340 262V420Z" fill="${c.ink}" fill-opacity=".7"/>${branch(196, c.metal[1], 0.62)}` +
    `<g transform="translate(${random.whole(146, 164)} 142) scale(.78)">${fish("url(#m)", "url(#s)")}</g><path d="M96 300q-14-30 0-60t0-56" fill="none" stroke="${c.leaf[1]}" stroke-width="9" stroke-linecap="round"/>`
  );
};

/** A harpoon cannon. */
export const harpoon: DrawMotif = (random, c) =>
  `${RAYS}${bubbles(random, 6)}<g transform="rotate(${random.whole(-8, 8)} 150 200)"><g transform="rotate(38 150 196)"><path d="M140 30h20v120h-20Z" fill="url(#p)"/><path d="M150-24 184 40 160 30V56H140V30L116 40Z" fill="url(#m)"/><path d="M112 96H188L198 240H102Z" fill="url(#s)"/><path d="M108 108H192M104 150H196" stroke="url(#m)" stroke-width="13"/><path d="M122 100 116 236" stroke="#fff" stroke-opacity=".5" stroke-width="8"/></g>` +
  `<path d="M60 292Q66 206 150 206T240 292Z" fill="${c.metal[2]}"/><path d="M74 292Q82 222 150 222T226 292Z" fill="url(#m)"/><circle cx="150" cy="206" r="42" fill="${c.second[2]}"/><circle cx="150" cy="206" r="27" fill="url(#b)"/></g>`;
