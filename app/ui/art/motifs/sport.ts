import { around } from "~/ui/art/svg";
import type { Motif } from "./motif";

/** A pitch in perspective under floodlights. */
const PITCH =
  `<path d="M-60-80 40-80 110 240-40 240ZM260-80 360-80 340 240 190 240Z" fill="#fff" fill-opacity=".07"/>` +
  `<path d="M-60 420 40 214H260L360 420" fill="#fff" fill-opacity=".06" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>` +
  `<path d="M0 296H300M92 214 84 244H216L208 214" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><ellipse cx="150" cy="296" rx="72" ry="22" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`;

const SHADOW = `<ellipse cx="156" cy="268" rx="84" ry="16" fill="#000" fill-opacity=".4"/>`;

const football: Motif = (random, c) => {
  const patch = around(
    "o",
    5,
    0,
    0,
    `<path d="M0-60V-31" stroke="${c.ink}" stroke-width="5"/><path d="M0-60 30-74 36-106H-36L-30-74Z" fill="${c.ink}"/><path d="M30-74 62-56" stroke="${c.ink}" stroke-width="5"/>`,
  );
  return (
    `${PITCH}${SHADOW}<clipPath id="k"><circle r="96"/></clipPath><g transform="translate(150 148)"><circle r="96" fill="url(#p)"/>` +
    `<g clip-path="url(#k)"><g transform="rotate(${random.whole(0, 60)}) scale(.98)">${patch}<path d="M0-34 32-10 20 28H-20L-32-10Z" fill="${c.ink}"/></g>` +
    `<circle cx="38" cy="44" r="104" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="56"/></g></g>`
  );
};

const basketball: Motif = (random, c) =>
  `${PITCH}${SHADOW}<clipPath id="k"><circle r="96"/></clipPath><g transform="translate(150 148) rotate(${random.whole(-30, 30)})"><circle r="96" fill="url(#b)"/>` +
  `<g clip-path="url(#k)" fill="none" stroke="${c.ink}" stroke-opacity=".8" stroke-width="5"><path d="M-96 0H96M0-96V96"/><circle cx="-112" r="84"/><circle cx="112" r="84"/></g></g>`;

const tennis: Motif = (random) =>
  `${PITCH}${SHADOW}<clipPath id="k"><circle r="88"/></clipPath><g transform="translate(150 150) rotate(${random.whole(-40, 40)})"><circle r="88" fill="url(#b)"/>` +
  `<g clip-path="url(#k)" fill="none" stroke="#fff" stroke-width="9"><circle cx="-104" cy="-10" r="86"/><circle cx="104" cy="10" r="86"/></g></g>`;

export const sportMotifs = [football, basketball, tennis] as const;

const HEX = "M150 26 258 88V212L150 274 42 212V88Z";

/** A sight on a shield. */
const reticle: Motif = (random, c) =>
  `<path d="${HEX}" fill="${c.ink}" fill-opacity=".55" stroke="url(#m)" stroke-width="6"/><path d="${HEX}" transform="translate(22.500 22.500) scale(.85)" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2"/>` +
  `<g transform="rotate(${random.pick([0, 45])} 150 150)"><circle cx="150" cy="150" r="74" fill="none" stroke="url(#s)" stroke-width="10" stroke-dasharray="86 30.200" stroke-dashoffset="-15"/>` +
  `${around("o", 4, 150, 150, `<path d="M146 46h8v54l-4 6-4-6Z" fill="url(#m)"/>`)}</g>` +
  `<circle cx="150" cy="150" r="30" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/><circle cx="150" cy="150" r="9" fill="url(#m)"/>`;

/** A bolt before chevrons. */
const bolt: Motif = (_, c) =>
  `<g fill="none" stroke="url(#s)" stroke-width="16" stroke-linejoin="round"><path d="M40 96 150 34 260 96" stroke-opacity=".9"/><path d="M40 146 150 84 260 146" stroke-opacity=".5"/><path d="M40 204 150 266 260 204" stroke-opacity=".9"/></g>` +
  `<path d="M176 40 84 166H142L122 264 220 130H160Z" fill="${c.ink}" fill-opacity=".5" transform="translate(8 10)"/><path d="M176 40 84 166H142L122 264 220 130H160Z" fill="url(#m)"/><path d="M170 56 96 158H108L164 78Z" fill="#fff" fill-opacity=".5"/>`;

/** A pad. */
const pad: Motif = (random, c) =>
  `<g transform="rotate(${random.whole(-14, -4)} 150 150)"><path d="M82 84H218C262 84 282 142 284 200 285 236 252 242 234 214L212 184H88L66 214C48 242 15 236 16 200 18 142 38 84 82 84Z" fill="#000" fill-opacity=".35" transform="translate(6 10)"/>` +
  `<path d="M82 84H218C262 84 282 142 284 200 285 236 252 242 234 214L212 184H88L66 214C48 242 15 236 16 200 18 142 38 84 82 84Z" fill="url(#m)"/><path d="M80 92H214" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M82 112h16v18h18v16H98v18H82V146H64V130H82Z" fill="${c.ink}"/><circle cx="200" cy="120" r="11" fill="url(#c)"/><circle cx="226" cy="140" r="11" fill="${c.ink}"/><circle cx="176" cy="140" r="11" fill="${c.ink}"/><circle cx="200" cy="160" r="11" fill="url(#c)"/></g>`;

export const esportMotifs = [reticle, bolt, pad] as const;
