import type { Motif } from "./motif";

/** A rooster's head before a sunburst of hackles. */
const rooster: Motif = (random, c) => {
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

export const roosterMotifs = [rooster] as const;
