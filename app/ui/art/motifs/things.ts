import { gradient } from "../svg";
import type { DrawMotif } from "./motif";
import { glint, raised, shade, shine } from "./shapes";

/** A sealed letter. */
export const letter: DrawMotif = (random, c) =>
  `<g transform="rotate(${random.whole(-14, 10)} 150 150)">${raised("M24 84H276V246H24Z", "url(#p)", ' stroke="url(#p)" stroke-width="16" stroke-linejoin="round"')}<path d="M22 250 122 158M278 250 178 158" stroke="${c.metal[2]}" stroke-opacity=".5" stroke-width="5"/>` +
  `<path d="M20 80 150 186 280 80" fill="#fff" stroke="${c.metal[2]}" stroke-opacity=".6" stroke-width="5" stroke-linejoin="round"/><path d="M20 78H280" stroke="${c.second[1]}" stroke-width="10" stroke-dasharray="20 16"/><circle cx="150" cy="180" r="42" fill="${c.second[2]}"/><circle cx="148" cy="176" r="38" fill="url(#c)"/><path d="M148 152 155 169 173 170 159 182 164 200 148 190 132 200 137 182 123 170 141 169Z" fill="url(#m)"/></g>${glint(238, 62, 22)}`;

/** A record with notes or a horn. */
export const music: DrawMotif = (random, c) => {
  const notes = random.pick([
    `<path d="M216 60V176M216 60 274 44V154" fill="none" stroke="url(#m)" stroke-width="15" stroke-linejoin="round"/><ellipse cx="194" cy="182" rx="30" ry="23" fill="url(#b)"/><ellipse cx="252" cy="160" rx="30" ry="23" fill="url(#b)"/>`,
    `<path d="M190 232 236 118 296 62 308 128 224 244Z" fill="url(#m)"/><ellipse cx="288" cy="96" rx="26" ry="46" transform="rotate(28 288 96)" fill="${c.metal[2]}"/>`,
  ]);
  return `<circle cx="128" cy="168" r="116" fill="#000" fill-opacity=".3"/><circle cx="122" cy="158" r="116" fill="${c.ink}"/><g fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"><circle cx="122" cy="158" r="100"/><circle cx="122" cy="158" r="84"/><circle cx="122" cy="158" r="68"/></g><circle cx="122" cy="158" r="46" fill="url(#s)"/><circle cx="122" cy="158" r="9" fill="${c.paper}"/><path d="M50 96A96 96 0 0 1 96 66M196 220A96 96 0 0 1 150 250" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="22"/>${notes}${glint(50, 56, 18)}`;
};

/** A paper umbrella. */
export const umbrella: DrawMotif = (random, c) =>
  `<g transform="rotate(${random.whole(-22, 14)} 150 150)"><path d="M150 70V248Q150 280 178 280 202 278 202 254" fill="none" stroke="${c.metal[2]}" stroke-width="11" stroke-linecap="round"/><path d="M18 172C18 92 82 42 150 42S282 92 282 172Q260 150 238 172 216 150 194 172 172 150 150 172 128 150 106 172 84 150 62 172 40 150 18 172Z" fill="url(#s)"/>` +
  `<path d="M150 42C110 70 106 130 106 172 84 150 62 172 62 172 66 110 100 60 150 42ZM150 42C190 70 194 130 194 172 216 150 238 172 238 172 234 110 200 60 150 42Z" fill="url(#m)"/><path d="M150 22V46" stroke="${c.metal[0]}" stroke-width="9" stroke-linecap="round"/>${shine("M34 142C42 104 68 74 100 60", 6)}</g>`;

/** A lighthouse and its beams. */
export const lighthouse: DrawMotif = (random, c) =>
  `<path d="M150 86-70 ${random.whole(10, 40)}V140ZM150 86 370 20V150Z" fill="${c.metal[0]}" fill-opacity=".34"/><path d="M116 118H184L204 268H96Z" fill="url(#p)"/><path d="M112 150H188L193 188H107ZM102 226H198L204 268H96Z" fill="url(#s)"/><path d="M150 118H184L204 268H150Z" fill="#000" fill-opacity=".14"/>` +
  `<path d="M104 108H196V122H104Z" fill="url(#m)"/><rect x="120" y="62" width="60" height="48" fill="${c.metal[0]}"/><path d="M132 62V108M168 62V108" stroke="${c.ink}" stroke-width="5"/><path d="M112 64 150 24 188 64Z" fill="url(#m)"/><circle cx="150" cy="22" r="8" fill="url(#b)"/><path d="M-40 420V272Q60 244 150 262T340 258V420Z" fill="${c.ink}"/><path d="M-40 288Q30 272 100 288T240 288 360 282" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>`;

export const teapot: DrawMotif = (random, c) =>
  `${shade(148, 266, 104)}<path d="M226 158C282 134 288 226 214 226" fill="none" stroke="url(#s)" stroke-width="19"/><path d="M86 178Q40 168 26 122L10 108 44 104Q60 138 96 142Z" fill="url(#s)"/>${raised("M68 180C68 122 108 102 148 102S230 122 230 180C230 228 196 260 148 260S68 228 68 180Z", "url(#s)")}` +
  `<path d="M92 122Q148 80 204 122Q148 138 92 122Z" fill="url(#m)"/><circle cx="148" cy="86" r="15" fill="url(#b)"/><path d="M72 206Q148 236 226 206" fill="none" stroke="url(#m)" stroke-width="8"/><circle cx="148" cy="172" r="22" fill="${c.paper}" fill-opacity=".85"/>${shine("M88 174C90 148 104 132 122 126", 8, 0.7)}` +
  `<path d="M22 84q-16-20 0-36t0-34M52 76q-12-16 0-28t0-28" transform="translate(${random.whole(-2, 6)} 0)" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`;

/** A bird folded from paper. */
export const bird: DrawMotif = (random, c) =>
  `<g transform="translate(${random.pick(["0 0", "300 0) scale(-1 1"])})"><path d="M40 108 116 150 84 190Z" fill="${c.metal[0]}"/><path d="M40 108 10 132 58 134Z" fill="${c.metal[2]}"/><path d="M84 190 116 150 236 196 150 262Z" fill="${c.second[2]}"/><path d="M116 150 168 20 236 196Z" fill="url(#s)"/><path d="M116 150 168 20 168 168Z" fill="#fff" fill-opacity=".28"/><path d="M150 168 262 52 236 196Z" fill="${c.second[0]}"/><path d="M236 196 292 222 226 244 150 262Z" fill="url(#m)"/><path d="M84 190 150 262 140 206Z" fill="${c.metal[1]}"/></g>${glint(58, 66, 22)}`;

/** A horseshoe with its opening at the top. */
export const horseshoe: DrawMotif = (random, c) => {
  const shoe = "M60 54C30 190 72 268 150 268S270 190 240 54L188 66C212 160 190 212 150 212S88 160 112 66Z";
  const holes = [
    [80, 100],
    [78, 146],
    [92, 192],
    [120, 226],
    [220, 100],
    [222, 146],
    [208, 192],
    [180, 226],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7"/>`)
    .join("");
  return `<g transform="rotate(${random.whole(-14, 14)} 150 160)">${raised(shoe, "url(#m)")}<g fill="${c.ink}" fill-opacity=".75">${holes}</g>${shine("M66 96C58 150 66 200 92 232", 6, 0.6)}<path d="M50 40H118V68H50ZM182 40H250V68H182Z" fill="url(#m)" stroke="${c.metal[2]}" stroke-width="3"/></g>${gradient("z", c.leaf)}<path d="M150 176C122 152 116 132 130 124 142 118 148 126 150 134 152 126 158 118 170 124 184 132 178 152 150 176Z" fill="url(#z)"/><path d="M150 128C132 104 134 86 150 84S168 104 150 128Z" fill="url(#z)"/>`;
};

export const octopus: DrawMotif = (random, c) =>
  `<g transform="translate(0 ${random.whole(-4, 4)})"><path d="M96 176Q60 230 22 214M110 196Q96 268 48 276M134 204Q140 276 104 292M204 176Q240 230 278 214M190 196Q204 268 252 276M166 204Q160 276 196 292" fill="none" stroke="${c.second[2]}" stroke-width="24" stroke-linecap="round"/>${raised("M150 24C214 24 250 72 242 128 238 164 220 176 212 212H88C80 176 62 164 58 128 50 72 86 24 150 24Z", "url(#s)")}<path d="M100 204Q92 270 58 262M150 210Q150 268 150 288M200 204Q208 270 242 262" fill="none" stroke="${c.second[1]}" stroke-width="22" stroke-linecap="round"/>` +
  `<circle cx="116" cy="140" r="25" fill="#fff"/><circle cx="184" cy="140" r="25" fill="#fff"/><circle cx="120" cy="144" r="13" fill="${c.ink}"/><circle cx="180" cy="144" r="13" fill="${c.ink}"/><path d="M132 182Q150 196 168 182" fill="none" stroke="${c.ink}" stroke-width="6" stroke-linecap="round"/>${shine("M84 104C86 74 106 54 130 48", 10)}<circle cx="190" cy="72" r="10" fill="${c.metal[1]}"/><circle cx="212" cy="96" r="7" fill="${c.metal[1]}"/><circle cx="166" cy="54" r="6" fill="${c.metal[1]}"/></g>`;
