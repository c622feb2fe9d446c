import type { DrawMotif } from "./motif";
import { shine } from "./shapes";

/** A ship under full sail. */
export const ship: DrawMotif = (random, c) => {
  const sail = (x: number, top: number, wide: number, high: number, fill: string): string =>
    `<path d="M${x - wide} ${top}H${x + wide}Q${x + wide + 26} ${top + high / 2} ${x + wide} ${top + high}Q${x} ${top + high - 20} ${x - wide} ${top + high}Q${x - wide + 24} ${top + high / 2} ${x - wide} ${top}Z" fill="${fill}"/>`;
  return (
    `<g transform="rotate(${random.whole(-5, 5)} 150 220)"><path d="M104 30V220M196 50V220" stroke="${c.metal[2]}" stroke-width="9" stroke-linecap="round"/><path d="M104 30 146 38 104 50Z" fill="url(#s)"/>` +
    `${sail(104, 58, 44, 56, "url(#p)")}${sail(104, 126, 58, 70, "url(#p)")}${sail(200, 76, 36, 48, "url(#p)")}${sail(200, 134, 44, 60, "url(#p)")}` +
    `<path d="M20 200 44 212H256L286 186Q272 264 224 272H86Q40 262 20 200Z" fill="url(#m)"/><path d="M38 226Q150 244 268 222" fill="none" stroke="${c.metal[2]}" stroke-width="7"/>${[90, 130, 170, 210].map((x) => `<circle cx="${x}" cy="250" r="8" fill="${c.ink}"/>`).join("")}</g>` +
    `<path d="M-60 268Q-20 246 30 264T120 264 210 264 300 264 390 264V420H-60Z" fill="url(#s)"/><path d="M-60 290Q-10 270 40 288T140 288 240 288 360 288" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5"/>`
  );
};

/** A train emerging from the dark. */
export const train: DrawMotif = (random, c) =>
  `<path d="M128 236 60 330H240L172 236Z" fill="${c.ink}" fill-opacity=".7"/><path d="M120 250H180M104 272H196M86 296H214" stroke="${c.metal[2]}" stroke-width="8"/><path d="M138 236 96 330M162 236 204 330" stroke="${c.metal[0]}" stroke-width="6"/>` +
  `<path d="M150 116-40 ${random.whole(10, 40)}V200Z M150 116 340 20V200Z" fill="${c.metal[0]}" fill-opacity=".16"/><path d="M84 242V120C84 62 112 36 150 36S216 62 216 120V242Q150 262 84 242Z" fill="url(#s)"/><path d="M104 128C104 86 122 62 150 62S196 86 196 128Q150 142 104 128Z" fill="${c.ink}" stroke="url(#m)" stroke-width="7"/><path d="M114 116C116 94 126 78 142 74L132 120Z" fill="#fff" fill-opacity=".4"/>` +
  `<path d="M84 176Q150 196 216 176V196Q150 216 84 196Z" fill="url(#m)"/><circle cx="110" cy="220" r="15" fill="${c.paper}"/><circle cx="190" cy="220" r="15" fill="${c.paper}"/><circle cx="150" cy="46" r="11" fill="${c.paper}"/><path d="M100 250 150 270 200 250V262L150 286 100 262Z" fill="${c.metal[2]}"/>${shine("M96 160V118", 5)}`;

/** A hot-air balloon over low clouds. */
export const balloon: DrawMotif = (random, c) =>
  `<g transform="rotate(${random.whole(-7, 7)} 150 150)"><path d="M110 196 130 240M190 196 170 240" stroke="${c.metal[1]}" stroke-width="4"/><path d="M150 18C212 18 256 62 256 112 256 162 206 186 180 214H120C94 186 44 162 44 112 44 62 88 18 150 18Z" fill="url(#m)"/>` +
  `<path d="M150 18C178 18 196 62 196 112S184 186 166 214H134C116 186 104 162 104 112S122 18 150 18Z" fill="url(#s)"/><path d="M150 18C160 40 164 70 164 112S160 190 154 214H146C140 190 136 154 136 112S140 40 150 18Z" fill="${c.paper}"/>${shine("M62 116C62 84 80 58 104 44", 7)}` +
  `<path d="M124 238H176L170 276Q150 282 130 276Z" fill="${c.metal[2]}"/><path d="M122 238H178" stroke="${c.metal[0]}" stroke-width="7" stroke-linecap="round"/></g><path d="M-20 300C-10 256 44 250 60 274 84 254 116 270 116 300ZM196 300C200 272 232 262 250 280 270 262 312 276 320 300Z" fill="#fff" fill-opacity=".3"/>`;
