import { rotatedCopies } from "../svg";
import type { DrawMotif } from "./motif";
import { glint, raised, shine, starPath } from "./shapes";

/** Returns two mountain ridges, one behind the other, along the bottom of the field. */
const ridges = (far: string, near: string): string =>
  `<path d="M-60 420V214L-10 168 44 214 96 156 150 214 214 148 262 204 360 150V420Z" fill="${far}"/><path d="M-60 420V262L30 206 94 262 168 214 236 270 360 208V420Z" fill="${near}"/>`;

/** A moon over mountains. */
export const moon: DrawMotif = (random, c) => {
  const full = random.whole(0, 1) === 1;
  const disc = full
    ? `<circle cx="150" cy="122" r="88" fill="url(#m)"/><circle cx="124" cy="96" r="17" fill="${c.metal[2]}" fill-opacity=".4"/><circle cx="182" cy="138" r="24" fill="${c.metal[2]}" fill-opacity=".3"/><circle cx="176" cy="78" r="10" fill="${c.metal[2]}" fill-opacity=".35"/>`
    : `<path d="M190 30A92 92 0 1 0 232 164 78 78 0 0 1 190 30Z" fill="url(#m)"/>`;
  return (
    `<circle cx="150" cy="122" r="122" fill="${c.metal[0]}" fill-opacity=".14"/>${disc}${ridges(c.second[2], c.ink)}` +
    `<path d="M-40 232Q60 210 150 232T340 226" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="14" stroke-linecap="round"/>${glint(52, 74, 16)}${glint(254, 52, 20)}${glint(244, 118, 10)}`
  );
};

/** A sun with long and short rays. */
export const sun: DrawMotif = (random, c) => {
  const count = random.pick([10, 12, 14]);
  return (
    `${rotatedCopies("o", count, 150, 150, '<path d="M150 4 166 56H134Z" fill="url(#m)"/>')}<g transform="rotate(${180 / count} 150 150)">${rotatedCopies("q", count, 150, 150, '<path d="M150 28 164 66H136Z" fill="url(#s)"/>')}</g>` +
    `<circle cx="150" cy="150" r="80" fill="url(#b)"/><circle cx="150" cy="150" r="66" fill="none" stroke="${c.metal[2]}" stroke-opacity=".6" stroke-width="3"/>` +
    `<path d="M106 150Q122 130 138 150M162 150Q178 130 194 150M122 180Q150 202 178 180" fill="none" stroke="${c.ink}" stroke-width="7" stroke-linecap="round"/><path d="M150 150 142 172H154" fill="none" stroke="${c.ink}" stroke-width="5" stroke-linejoin="round"/>`
  );
};

/** A planet with a ring. */
export const planet: DrawMotif = (random, c) => {
  const [ball, band] = random.pick([
    ["c", "m"],
    ["b", "s"],
  ] as const);
  return (
    `<clipPath id="k"><circle cx="150" cy="150" r="88"/></clipPath><g transform="rotate(${random.whole(-28, -14)} 150 150)"><path d="M22 150A128 34 0 0 1 278 150" fill="none" stroke="url(#${band})" stroke-width="18"/>` +
    `<circle cx="150" cy="150" r="88" fill="url(#${ball})"/><g clip-path="url(#k)" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="14"><path d="M50 112Q150 136 250 112M50 84Q150 106 250 84M50 190Q150 216 250 190"/></g>` +
    `<path d="M22 150A128 34 0 0 0 278 150" fill="none" stroke="url(#${band})" stroke-width="18"/><path d="M40 160A128 34 0 0 0 150 182" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/></g>` +
    `<circle cx="252" cy="62" r="18" fill="url(#${band === "m" ? "b" : "c"})"/>${glint(58, 60, 22)}${glint(250, 244, 16)}<circle cx="40" cy="226" r="5" fill="${c.paper}"/>`
  );
};

/** A star with a tail of light. */
export const comet: DrawMotif = (random, c) => {
  const turn = random.whole(-10, 10);
  return (
    `<g transform="rotate(${turn} 150 150)"><path d="M190 116 18 292 236 172Z" fill="${c.metal[1]}" fill-opacity=".35"/><path d="M178 96-20 210 226 150Z" fill="${c.second[0]}" fill-opacity=".4"/><path d="M186 120 70 262 218 168Z" fill="#fff" fill-opacity=".4"/>` +
    `${raised(starPath(196, 118, 88), "url(#m)", ` stroke="url(#m)" stroke-width="14" stroke-linejoin="round"`)}<path d="${starPath(196, 118, 52)}" fill="${c.paper}" fill-opacity=".65"/></g>` +
    `${glint(64, 70, 20)}${glint(254, 232, 18)}`
  );
};

/** Snowy peaks in front of a low sun. */
export const peaks: DrawMotif = (random, c) =>
  `<circle cx="${random.pick([96, 204])}" cy="96" r="62" fill="url(#m)"/><path d="M-40 300 84 120 130 178 176 92 340 300Z" fill="${c.second[2]}"/><path d="M84 120 116 161 96 176 82 160 64 176 56 160Z" fill="${c.paper}" fill-opacity=".85"/>` +
  `<path d="M176 92 222 150 196 168 178 144 158 168 142 148Z" fill="${c.paper}"/><path d="M176 92 184 190 232 300H340Z" fill="#000" fill-opacity=".22"/><path d="M-60 420V286L40 236 100 284 190 232 250 282 360 240V420Z" fill="${c.ink}"/>` +
  `<path d="M44 82q10-10 18 0q8-10 18 0M224 62q8-8 14 0q6-8 14 0" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>`;

/** A step pyramid under a sun. */
export const pyramid: DrawMotif = (random, c) =>
  `<circle cx="150" cy="98" r="${random.whole(62, 76)}" fill="url(#m)"/><path d="M-40 420V268Q60 236 150 262T340 256V420Z" fill="${c.ink}" fill-opacity=".75"/>` +
  `<path d="M150 66 272 268H28Z" fill="${c.second[1]}"/><path d="M150 66 272 268H178Z" fill="${c.second[2]}"/><path d="M120 116H166M98 152H172M76 190H177M52 230H182" stroke="#fff" stroke-opacity=".3" stroke-width="5"/><path d="M150 66 176 109H124Z" fill="url(#m)"/>` +
  `<path d="M132 268V226Q150 206 166 226V268Z" fill="${c.ink}"/>${shine("M42 262 144 92", 4, 0.4)}`;
