import { gradient } from "../svg";
import type { DrawMotif } from "./motif";

/** A rooster's head in front of a sunburst of feathers. */
export const rooster: DrawMotif = (random, c) => {
  const plume = (length: number, turns: readonly number[], fill: string): string => {
    const [a, b] = [Math.round(length * 0.26), Math.round(length * 0.74)];
    const shape = `M0 0C${a} ${a} ${a} ${b} 0 ${length} ${-a} ${b} ${-a} ${a} 0 0Z`;
    return turns
      .map((turn) => `<path d="${shape}" transform="translate(168 132) rotate(${turn})" fill="${fill}"/>`)
      .join("");
  };
  const back = plume(168, [-96, -74, -52, -30, -8, 14], c.second[2]);
  const mid = plume(142, [-84, -62, -40, -18, 4], "url(#s)");
  const front = plume(104, [-70, -48, -26, -6], "url(#m)");
  return (
    `<g transform="rotate(${random.whole(-4, 4)} 150 150)">${back}${mid}${front}` +
    `<path d="M112 76C104 42 122 22 140 40 144 10 172 8 178 36 192 12 218 22 212 50 228 44 240 62 222 88L128 92Z" fill="url(#s)"/>` +
    `<path d="M112 148C92 176 104 204 122 198 140 190 138 164 134 146Z" fill="url(#s)"/>` +
    `<circle cx="162" cy="112" r="56" fill="url(#m)"/><path d="M116 96 44 122 70 132 54 142 118 146Q134 120 116 96Z" fill="${c.metal[0]}"/><path d="M116 122 44 122 70 132Z" fill="${c.metal[2]}"/>` +
    `<circle cx="148" cy="102" r="15" fill="#fff"/><circle cx="145" cy="102" r="9" fill="${c.ink}"/><circle cx="142" cy="98" r="3" fill="#fff"/><path d="M126 84 168 92" stroke="${c.ink}" stroke-width="7" stroke-linecap="round"/></g>`
  );
};

/** A crowing rooster in front of a disc. */
export const crowing: DrawMotif = (random, c) => {
  const tail = (turn: number, length: number, fill: string): string =>
    `<path d="M0 0C${Math.round(length * 0.3)}-20 ${length}-40 ${length} ${Math.round(length * 0.3)} ${Math.round(length * 0.7)} 0 30 16 0 0Z" transform="translate(190 170) rotate(${turn})" fill="${fill}"/>`;
  return (
    `<circle cx="150" cy="140" r="126" fill="${c.metal[0]}" fill-opacity=".2"/><g transform="translate(${random.whole(-4, 4)} 0)">${tail(-96, 140, c.second[2])}${tail(-72, 136, "url(#s)")}${tail(-50, 124, c.second[1])}${tail(-28, 108, "url(#s)")}${tail(-4, 84, c.second[2])}` +
    `<path d="M148 236V278M184 232V278M132 280H164M168 280H200" stroke="${c.metal[1]}" stroke-width="9" stroke-linecap="round"/><path d="M74 60C96 34 132 46 134 82 138 118 176 130 214 150 224 206 186 246 146 242 96 238 74 196 84 150 88 122 62 96 74 60Z" fill="url(#m)"/><path d="M120 158C160 150 196 164 206 180 190 216 150 222 126 200Z" fill="url(#s)"/>` +
    `<path d="M76 58C60 28 84 14 94 30 98 6 124 12 120 34 138 26 146 48 128 60Z" fill="url(#y)"/><path d="M72 72 30 66 62 86 38 100 80 94Z" fill="${c.metal[2]}"/><path d="M80 96C70 116 80 132 92 126 100 118 98 104 92 94Z" fill="url(#y)"/><circle cx="96" cy="66" r="8" fill="#fff"/><circle cx="94" cy="66" r="5" fill="${c.ink}"/><path d="M92 140Q116 132 128 148M90 166Q106 160 116 172" fill="none" stroke="${c.metal[2]}" stroke-width="6" stroke-linecap="round"/></g>${gradient("y", c.berry)}`
  );
};

/** Two roosters' heads facing each other. */
export const facing: DrawMotif = (random, c) => {
  const head = (comb: string, body: string): string =>
    `<path d="M70 420C30 280 46 190 66 166L16 178 60 138C58 104 84 84 110 92 136 104 138 134 128 160 150 190 160 280 150 420Z" transform="scale(-1 1) translate(-150 0)" fill="${body}"/><path d="M84 140C100 118 118 118 122 140" fill="none" stroke="${c.ink}" stroke-opacity=".5" stroke-width="5" transform="scale(-1 1) translate(-164 6)"/><path d="M16 104C-2 76 14 54 30 66 32 38 60 40 62 62 82 48 100 66 92 92Z" fill="${comb}"/><path d="M82 172C96 190 92 212 78 210 66 204 66 188 70 174Z" fill="${comb}"/><circle cx="66" cy="126" r="12" fill="#fff"/><circle cx="69" cy="126" r="7" fill="${c.ink}"/><path d="M48 112 84 116" stroke="${c.ink}" stroke-width="6" stroke-linecap="round"/>`;
  return `${gradient("y", c.berry)}<path d="M150 ${random.whole(10, 24)} 138 120 162 120ZM110 40 140 118M190 40 160 118" fill="${c.metal[0]}" stroke="${c.metal[0]}" stroke-width="5" stroke-linecap="round"/><g transform="translate(0 -6)">${head("url(#y)", "url(#m)")}</g><g transform="matrix(-1 0 0 1 300 -6)">${head("url(#y)", "url(#s)")}</g>`;
};
