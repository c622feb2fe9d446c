import type { DrawMotif } from "./motif";
import { raised } from "./shapes";

/** Completes a face from its right half by mirroring it at the vertical axis. */
const face = (half: string): string => `<g id="o">${half}</g><use href="#o" transform="matrix(-1 0 0 1 300 0)"/>`;

const HEADS = {
  fox: {
    ear: "M178 92 252 18 262 128Z",
    head: "M150 74C196 74 240 96 262 128 256 190 206 222 150 280Z",
    cheek: "M262 128C252 186 206 220 150 280V206C176 196 226 170 262 128Z",
  },
  cat: {
    ear: "M196 72 254 30 266 120Z",
    head: "M150 62C206 58 258 96 262 156 262 214 208 260 150 262Z",
    cheek: "M150 200C184 184 214 206 204 232 192 256 168 260 150 260Z",
  },
  bear: {
    ear: "M196 84C190 40 236 24 258 50 276 78 256 104 234 110Z",
    head: "M150 66C214 66 258 108 258 164 258 222 206 262 150 262Z",
    cheek: "M150 172C186 166 208 192 206 216 202 244 176 252 150 252Z",
  },
  wolf: {
    ear: "M186 84 234 8 256 118Z",
    head: "M150 66C196 66 234 84 252 116L282 168 240 182 252 214 206 214 150 284Z",
    cheek: "M282 168 240 182 252 214 206 214 150 284V196C190 190 232 178 282 168Z",
  },
} as const;

/** Returns the motif of an animal's face, drawn in facets; without a kind, a random animal. */
const beast =
  (kind: keyof typeof HEADS | null): DrawMotif =>
  (random, c) => {
    const { ear, head, cheek } = HEADS[kind ?? random.pick(["fox", "cat", "bear", "wolf"])];
    const stripes =
      kind === "cat"
        ? `<path d="M150 74V108M180 80 172 110M250 150 222 158M248 182 224 178" stroke="${c.ink}" stroke-width="9" stroke-linecap="round"/>`
        : "";
    const half =
      `<path d="${ear}" fill="${c.metal[2]}"/><path d="${ear}" transform="translate(78 34) scale(.64)" fill="${c.ink}"/><path d="${head}" fill="url(#m)"/><path d="${cheek}" fill="${c.paper}"/>` +
      `<path d="M150 74C176 90 184 130 166 206H150Z" fill="#fff" fill-opacity=".28"/>${stripes}<path d="M178 158C192 138 222 138 234 150 222 168 196 174 178 158Z" fill="${c.ink}"/><circle cx="206" cy="155" r="9" fill="url(#c)"/><path d="M170 142 226 124" stroke="${c.ink}" stroke-width="7" stroke-linecap="round"/>`;
    return `<g transform="rotate(${random.whole(-5, 5)} 150 150)"><path d="M150 66C214 66 258 108 258 164 258 222 206 270 150 270S42 222 42 164C42 108 86 66 150 66Z" fill="#000" fill-opacity=".3" transform="translate(6 12)"/>${face(half)}<path d="M128 214Q150 202 172 214 170 236 150 244 130 236 128 214Z" fill="${c.ink}"/><path d="M138 216q8-5 16-3" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round" fill="none"/></g>`;
  };

export const anyBeast = beast(null);
export const fox = beast("fox");
export const cat = beast("cat");
export const bear = beast("bear");
export const wolf = beast("wolf");

export const owl: DrawMotif = (random, c) =>
  `<g transform="translate(0 ${random.whole(-4, 4)})">${raised("M150 54C186 54 220 28 248 26 240 60 252 92 252 140 252 222 206 276 150 276S48 222 48 140C48 92 60 60 52 26 80 28 114 54 150 54Z", "url(#s)")}` +
  `${face(`<path d="M252 140C238 176 240 232 190 262 254 250 272 190 252 140Z" fill="${c.second[2]}"/><circle cx="198" cy="120" r="50" fill="url(#m)"/><circle cx="196" cy="120" r="34" fill="${c.paper}"/><circle cx="194" cy="120" r="20" fill="${c.ink}"/><circle cx="187" cy="112" r="7" fill="#fff"/><path d="M160 196q16 18 32 0M160 226q12 14 26 0" fill="none" stroke="${c.metal[1]}" stroke-width="7" stroke-linecap="round"/>`)}` +
  `<path d="M150 126 170 150 150 182 130 150Z" fill="url(#m)"/></g>`;

/** A winged serpent's crest: wings with a flame between them. */
export const wings: DrawMotif = (random, c) => {
  const feather = (turn: number, length: number, fill: string): string =>
    `<path d="M0 0C30-34 ${length - 40}-44 ${length} 0 ${length - 40} 24 30 22 0 0Z" transform="translate(164 176) rotate(${turn})" fill="${fill}"/>`;
  const wing = `${feather(14, 125, c.second[2])}${feather(-6, 141, "url(#s)")}${feather(-26, 154, c.second[1])}${feather(-46, 159, "url(#s)")}${feather(-64, 147, c.metal[2])}`;
  return (
    `<g transform="translate(0 ${random.whole(0, 8)})">${face(wing)}${raised("M150 66C172 112 206 136 206 186 206 232 180 262 150 262S94 232 94 186C94 136 128 112 150 66Z", "url(#m)")}` +
    `<path d="M150 128C164 156 180 170 180 200 180 228 166 246 150 246S120 228 120 200C120 170 136 156 150 128Z" fill="url(#c)"/><path d="M134 214Q132 186 146 168" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round" fill="none"/></g>`
  );
};
