// app/server/brand-assets.ts
import { open, readFile, realpath, stat } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { pipeline } from "node:stream/promises";

// app/server/conditional.ts
function matchesEtag(header, etag) {
  if (header === void 0) return false;
  if (header === etag || header === "*") return true;
  if (header.length > 2e3 || !header.includes(etag)) return false;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}

// app/server/security.ts
import { createHash } from "node:crypto";
var sha256 = (text2) => `'sha256-${createHash("sha256").update(text2).digest("base64")}'`;
var EMPTY_STYLE = sha256("");
var STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
function styleHashes(html) {
  const hashes = /* @__PURE__ */ new Set([EMPTY_STYLE]);
  for (const match of html.matchAll(STYLE)) hashes.add(sha256(match[1] ?? ""));
  return [...hashes];
}
function originsOf(links) {
  const origins = /* @__PURE__ */ new Set();
  for (const link of links ?? []) {
    const given = URL.canParse(link) ? new URL(link) : null;
    if (given?.protocol === "https:") origins.add(given.origin);
  }
  return [...origins];
}
function pagePolicy(html, sources) {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes(html).join(" ")}`,
    ["img-src 'self' data:", ...sources.images].join(" "),
    ["frame-src 'self'", ...sources.frames].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...sources.ancestors].join(" ")
  ].join("; ");
}
var DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
var PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
var PERMISSIONS = "camera=(), microphone=(), geolocation=(), payment=(), usb=()";
function baseHeaders(secure) {
  const headers = ["X-Content-Type-Options", "nosniff", "Referrer-Policy", "strict-origin-when-cross-origin"];
  if (secure) headers.push("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  return headers;
}
function pageHeaders(policy, secure) {
  const headers = ["Content-Security-Policy", policy, "Permissions-Policy", PERMISSIONS];
  if (secure) headers.push("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  return headers;
}

// app/server/brand-assets.ts
var TYPES = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2"
};
var NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;
async function inside(folder, name) {
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, name));
    return file.startsWith(root + sep) ? file : null;
  } catch {
    return null;
  }
}
async function send(request, response, file, options) {
  const handle = await open(file, "r").catch(() => null);
  if (handle === null) return false;
  try {
    const found = await handle.stat();
    if (!found.isFile()) return false;
    const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
    const kept = options.versioned ? "public, max-age=31536000, immutable" : "public, no-cache";
    const common = ["ETag", etag, "Cache-Control", kept, ...baseHeaders(options.secure)];
    if (matchesEtag(request.headers["if-none-match"], etag)) {
      response.writeHead(304, common).end();
      return true;
    }
    const type = TYPES[extname(file).toLowerCase()] ?? TYPES[extname(options.name).toLowerCase()] ?? "";
    const own = ["Content-Type", type, "Content-Length", String(found.size), "Content-Security-Policy", PICTURE_POLICY];
    response.writeHead(200, [...own, "Cross-Origin-Resource-Policy", "same-site", ...common]);
    if (request.method === "HEAD") response.end();
    else await pipeline(handle.createReadStream({ autoClose: false, end: Math.max(found.size - 1, 0) }), response);
    return true;
  } finally {
    await handle.close();
  }
}
var MAX_READ = 2 * 1024 * 1024;
async function readBrandAsset(tenantsDir, brand, name) {
  if (!NAME.test(name) || !(extname(name).toLowerCase() in TYPES)) return null;
  for (const code of [brand, "base"]) {
    const file = await inside(join(tenantsDir, code, "assets"), name);
    const found = file === null ? null : await stat(file).catch(() => null);
    if (file === null || !found?.isFile()) continue;
    return found.size > MAX_READ ? null : await readFile(file).catch(() => null);
  }
  return null;
}
async function sendBrandAsset(request, response, options) {
  if (!NAME.test(options.name) || !(extname(options.name).toLowerCase() in TYPES)) return false;
  for (const code of [options.brand, "base"]) {
    const file = await inside(join(options.tenantsDir, code, "assets"), options.name);
    if (file !== null && await send(request, response, file, options)) return true;
  }
  return false;
}

// app/ui/art/colour.ts
var toLinear = (v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
var fromLinear = (v) => v <= 31308e-7 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
function toLch(hex) {
  const value = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 8421504;
  const [r, g, b] = [value >> 16, value >> 8 & 255, value & 255].map((v) => toLinear(v / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180 / Math.PI + 360) % 360
  };
}
function toRgb({ l, c, h }) {
  const a = c * Math.cos(h * Math.PI / 180);
  const b = c * Math.sin(h * Math.PI / 180);
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss,
    -1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss,
    -0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss
  ];
}
function toHex(colour) {
  let { c } = colour;
  let rgb = toRgb({ ...colour, c });
  while (c > 5e-3 && rgb.some((v) => v < -1e-3 || v > 1.001)) {
    c *= 0.92;
    rgb = toRgb({ ...colour, c });
  }
  return `#${rgb.map(
    (v) => Math.round(Math.min(1, Math.max(0, fromLinear(v))) * 255).toString(16).padStart(2, "0")
  ).join("")}`;
}
function hueDistance(a, b) {
  const d = Math.abs(a - b) % 360;
  return d > 180 ? 360 - d : d;
}

// app/ui/art/palette.ts
var GOLD = 82;
var ramp = (h, c, l) => [
  toHex({ l: l[0], c: c * 0.75, h }),
  toHex({ l: l[1], c, h }),
  toHex({ l: l[2], c: c * 0.8, h })
];
function middle(a, b) {
  const turn = (b - a + 540) % 360 - 180;
  return (a + turn / 2 + 360) % 360;
}
var BERRY = ramp(22, 0.19, [0.76, 0.58, 0.38]);
var AMBER = ramp(62, 0.17, [0.88, 0.74, 0.52]);
var AZURE = ramp(258, 0.18, [0.8, 0.56, 0.36]);
var LEAF = ramp(148, 0.14, [0.82, 0.6, 0.36]);
function colours(ground, [metalHue, metalChroma], secondHue) {
  const { h, c } = ground;
  return {
    ground: [
      toHex({ l: 0.6, c: c * 1.1, h }),
      toHex({ l: 0.4, c: c * 1.05, h: h + 8 }),
      toHex({ l: 0.2, c: c * 0.66, h: h + 18 })
    ],
    metal: ramp(metalHue, metalChroma, [0.95, 0.81, 0.56]),
    second: ramp(secondHue, 0.17, [0.82, 0.62, 0.38]),
    paper: toHex({ l: 0.97, c: 0.015, h: metalHue }),
    ink: toHex({ l: 0.17, c: 0.05, h: h + 18 }),
    glow: toHex({ l: 0.8, c: 0.15, h }),
    berry: BERRY,
    amber: AMBER,
    azure: AZURE,
    leaf: LEAF
  };
}
function apart(candidates, others) {
  return candidates.find((hue) => others.every((other) => hueDistance(hue, other) > 55)) ?? (others[0] + 180) % 360;
}
var isMuddy = (hue) => hue > 27 && hue < 128;
function tileColours(palette, random) {
  const brand = toLch(palette.brand);
  const accent = toLch(palette.accent);
  const strength = Math.min(0.17, Math.max(0.095, brand.c));
  const shelf = [
    [brand.h, 1],
    [accent.h, 0.9],
    [brand.h + 36, 0.95],
    [brand.h - 42, 0.95],
    [middle(brand.h, accent.h), 0.9],
    [brand.h - 84, 0.85],
    [brand.h + 150, 0.8],
    [brand.h + 12, 0.6]
  ];
  const clean = shelf.filter(([hue2]) => !isMuddy((hue2 + 360) % 360));
  const [hue, share] = random.pick([clean[0] ?? shelf[0], ...clean.slice(1)]);
  const h = (hue + 360) % 360;
  const gold = [hueDistance(h, GOLD) > 48 ? GOLD : (h + 20) % 360, 0.13];
  const metal = random.pick([gold, gold, gold, gold, [52, 0.1], [h, 0.025]]);
  const second = apart([accent.h, brand.h, 25, 190, 330], [h, metal[1] < 0.05 ? GOLD : metal[0]]);
  return colours({ l: 0, c: strength * share, h }, metal, second);
}
function brandColours(palette) {
  const brand = toLch(palette.brand);
  const accent = toLch(palette.accent);
  const metal = hueDistance(brand.h, GOLD) > 48 ? GOLD : accent.h;
  const second = apart([accent.h, 25, 190], [brand.h, metal]);
  return colours({ l: 0, c: Math.min(0.17, brand.c), h: brand.h }, [metal, 0.13], second);
}

// app/ui/art/svg.ts
var n = (value) => Math.round(value * 10) / 10;
function escapeXml(text2) {
  return text2.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, " ").replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;").replace(/'/g, "&#39;");
}
var stops = (list) => list.map((colour, at) => `<stop${at > 0 ? ` offset="${n(at / (list.length - 1))}"` : ""} stop-color="${colour}"/>`).join("");
var gradient = (id, list) => `<linearGradient id="${id}" y2="1">${stops(list)}</linearGradient>`;
var ballGradient = (id, list) => `<radialGradient id="${id}" cx=".34" cy=".28" r=".8">${stops(list)}</radialGradient>`;
function commonDefs(c) {
  return gradient("g", c.ground) + gradient("m", c.metal) + gradient("s", c.second) + ballGradient("b", c.metal) + ballGradient("c", c.second) + gradient("p", ["#fff", c.paper, c.metal[0]]);
}
function svg(width, height, defs, body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs ? `<defs>${defs}</defs>` : ""}${body}</svg>`;
}
function around(id, count, x, y, shape) {
  const copies = Array.from(
    { length: count - 1 },
    (_, index) => `<use href="#${id}" transform="rotate(${n(360 / count * (index + 1))} ${x} ${y})"/>`
  );
  return `<g id="${id}">${shape}</g>${copies.join("")}`;
}

// app/ui/art/random.ts
function randomFrom(seed) {
  let state = 2166136261;
  for (const unit of seed) {
    state = Math.imul(state ^ (unit.codePointAt(0) ?? 0), 16777619);
  }
  const next = () => {
    state = state + 1831565813 | 0;
    let t = Math.imul(state ^ state >>> 15, 1 | state);
    t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
    return ((t ^ t >>> 14) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0]
  };
}

// app/ui/art/logo.ts
var PATTERNS = ["aurora", "petals", "waves", "pebbles", "grid", "rays"];
function patternOf(name, seed) {
  return PATTERNS.find((known) => known === name) ?? randomFrom(`pattern ${seed}`).pick(PATTERNS);
}
var MARKS = {
  aurora: `<path d="M8 52C8 24 24 8 48 8" fill="none" stroke="url(#m)" stroke-width="9" stroke-linecap="round"/><path d="M24 54C24 38 34 26 54 26" fill="none" stroke="url(#s)" stroke-width="9" stroke-linecap="round"/><circle cx="48" cy="49" r="8" fill="url(#m)"/>`,
  petals: `<g><path d="M32 6C46 22 46 40 32 54 18 40 18 22 32 6Z" fill="url(#m)"/><path d="M6 22C24 22 34 34 32 54 14 54 4 42 6 22Z" fill="url(#s)"/><path d="M58 22C40 22 30 34 32 54 50 54 60 42 58 22Z" fill="url(#s)"/><path d="M32 26C38 34 38 44 32 54 26 44 26 34 32 26Z" fill="#fff" fill-opacity=".55"/></g>`,
  waves: `<path d="M4 34V10L32 2 60 10V34Z" fill="url(#m)"/><path d="M4 38Q11 30 18 38T32 38 46 38 60 38V46Q53 54 46 46T32 46 18 46 4 46Z" fill="url(#s)"/><path d="M9 52Q14 46 20 52T32 52 44 52 55 52Q46 62 32 62T9 52Z" fill="url(#s)"/>`,
  pebbles: `<ellipse cx="32" cy="50" rx="27" ry="11" fill="url(#m)"/><ellipse cx="30" cy="31" rx="19" ry="9" fill="url(#s)"/><ellipse cx="34" cy="15" rx="11" ry="7" fill="url(#m)"/>`,
  grid: `<path d="M6 6H30V30H6Z" fill="url(#m)"/><path d="M34 6H58V30A24 24 0 0 1 34 6Z" fill="url(#s)"/><path d="M6 34H30V58A24 24 0 0 1 6 34Z" fill="url(#s)"/><circle cx="46" cy="46" r="12" fill="url(#m)"/>`,
  rays: `<circle cx="32" cy="32" r="12" fill="url(#m)"/>${around("o", 8, 32, 32, '<path d="M28 4h8l-2 12h-4Z" fill="url(#s)"/>')}`
};
function deeper(hex) {
  const { l, c, h } = toLch(hex);
  return toHex({ l: l - 0.1, c, h });
}
var markOf = (pattern) => MARKS[pattern];
function drawLogo(input) {
  const { brand, accent } = input.palette;
  return svg(
    64,
    64,
    gradient("m", [brand, deeper(brand)]) + gradient("s", [accent, deeper(accent)]),
    MARKS[patternOf(input.pattern, input.seed)]
  );
}

// app/ui/art/backdrops.ts
var row = (count, shape) => Array.from({ length: count }, (_, at) => shape(at)).join("");
var BACKDROPS = {
  aurora: (random) => row(4, (at) => {
    const x = 120 + at * 250;
    const sway = random.whole(60, 140);
    return `<path d="M${x} 700C${x - sway} 460 ${x + sway * 1.5} 300 ${x + 40}-60L${x + 220}-60C${x + 300} 260 ${x + 60} 460 ${x + 150} 700Z" fill="url(#${at % 2 ? "e" : "a"})"/>`;
  }),
  petals: (_, c, x) => row(3, (ringAt) => {
    const r = 130 + ringAt * 110;
    const petal = `<path d="M${x} 320C${x + r * 0.42} ${n(320 - r * 0.5)} ${n(x + r * 0.3)} ${320 - r} ${x} ${n(320 - r * 1.25)} ${n(x - r * 0.3)} ${320 - r} ${x - r * 0.42} ${n(320 - r * 0.5)} ${x} 320Z" fill="${c.metal[1]}" fill-opacity=".05" stroke="${c.metal[1]}" stroke-opacity="${n(0.5 - ringAt * 0.14)}" stroke-width="1.5"/>`;
    return `<g transform="rotate(${ringAt * 15} ${x} 320)">${around(`q${ringAt}`, 12, x, 320, petal)}</g>`;
  }),
  waves: (random, c) => row(6, (at) => {
    const y = 270 + at * 72;
    const lift = random.whole(26, 54);
    return `<path d="M-10 ${y}Q150 ${y - lift} 300 ${y}T600 ${y} 900 ${y} 1210 ${y}V700H-10Z" fill="${at % 2 ? c.glow : c.second[1]}" fill-opacity=".15"/>`;
  }),
  pebbles: (random, c) => row(9, (at) => {
    const x = 90 + at * 130;
    return `<ellipse cx="${x}" cy="${random.whole(60, 600)}" rx="${random.whole(60, 150)}" ry="${random.whole(36, 80)}" fill="${at % 2 ? c.second[1] : c.glow}" fill-opacity=".2" transform="rotate(${random.whole(-14, 14)} ${x} 300)"/>`;
  }),
  grid: (_, c) => `<g stroke="${c.glow}" stroke-opacity=".3" stroke-width="1.500">${row(13, (at) => `<path d="M${at * 100} 640 ${600 + (at - 6) * 26} 250"/>`)}${row(7, (at) => `<path d="M0 ${n(640 - 390 * (1 - 0.66 ** at))}H1200"/>`)}</g>`,
  rays: (_, c, x) => around("q", 20, x, 320, `<path d="M${x} 320 ${x - 55}-520H${x + 55}Z" fill="${c.glow}" fill-opacity=".1"/>`)
};
var backdropOf = (pattern) => BACKDROPS[pattern];

// app/ui/art/motifs/shapes.ts
function raised(d, fill, rest = "") {
  return `<path d="${d}" fill="#000" fill-opacity=".32" transform="translate(6 10)"/><path d="${d}" fill="${fill}"${rest}/>`;
}
function glint(x, y, r) {
  const q = Math.round(r * 0.14);
  return `<path d="M${x} ${y - r}Q${x + q} ${y - q} ${x + r} ${y} ${x + q} ${y + q} ${x} ${y + r} ${x - q} ${y + q} ${x - r} ${y} ${x - q} ${y - q} ${x} ${y - r}Z" fill="#fff" fill-opacity=".92"/>`;
}
function starPath(x, y, r, points = 5, inner = 0.44) {
  const at = (turn, length) => `${Math.round(x + Math.sin(turn) * length)} ${Math.round(y - Math.cos(turn) * length)}`;
  const corners = Array.from({ length: points * 2 }, (_, i) => at(i * Math.PI / points, i % 2 === 0 ? r : r * inner));
  return `M${corners.join(" ")}Z`;
}
var shade = (x, y, rx) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${Math.round(rx * 0.17)}" fill="#000" fill-opacity=".38"/>`;
var shine = (d, width = 6, opacity = 0.55) => `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;

// app/ui/art/motifs/cards.ts
var PIPS = [
  "M0 30C-44-4-30-36-10-36-3-36 0-28 0-26 0-28 3-36 10-36 30-36 44-4 0 30Z",
  "M0-38C34-8 36 16 16 18 8 18 4 14 3 10Q4 26 14 32H-14Q-4 26-3 10C-4 14-8 18-16 18-36 16-34-8 0-38Z",
  "M0-40 28 0 0 40-28 0Z",
  "M0-38A18 18 0 0 1 13-8 18 18 0 1 1 6 16Q7 28 14 32H-14Q-7 28-6 16A18 18 0 1 1-13-8 18 18 0 0 1 0-38Z"
];
var fan = (random, c) => {
  const count = random.whole(3, 5);
  const suit2 = random.whole(0, 3);
  let out = "";
  for (let i = 0; i < count; i += 1) {
    const turn = (i - (count - 1) / 2) * (count === 3 ? 20 : 15);
    const pip = PIPS[(suit2 + i) % 4] ?? PIPS[0];
    const fill = (suit2 + i) % 2 ? c.ink : "url(#s)";
    out += `<g transform="translate(15 26) scale(.9) rotate(${turn} 150 340)"><rect x="88" y="44" width="124" height="184" rx="14" fill="#000" fill-opacity=".28"/><rect x="84" y="40" width="124" height="184" rx="14" fill="url(#p)"/><path d="${pip}" transform="translate(146 132)" fill="${fill}"/><path d="${pip}" transform="translate(106 66) scale(.4)" fill="${fill}"/></g>`;
  }
  return out;
};
var dice = (random, c) => {
  const die = (x, y, size, turn, dots) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0-62 58-30V36L0 68-58 36V-30Z" fill="#000" fill-opacity=".3" transform="translate(5 8)"/><path d="M0-62 58-30 0 4-58-30Z" fill="${c.metal[0]}"/><path d="M-58-30 0 4V68L-58 36Z" fill="${c.metal[1]}"/><path d="M58-30 0 4V68L58 36Z" fill="${c.metal[2]}"/>${dots}</g>`;
  const top = `<ellipse cy="-29" rx="12" ry="7" fill="${c.second[2]}"/>`;
  const left = [
    [-42, 0],
    [-29, 19],
    [-16, 38]
  ].map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="6" ry="9" fill="${c.ink}"/>`).join("");
  const right = `<ellipse cx="18" cy="38" rx="6" ry="9" fill="${c.ink}"/><ellipse cx="42" cy="2" rx="6" ry="9" fill="${c.ink}"/>`;
  return die(196, 106, 1.05, random.whole(8, 20), top + left + right) + die(112, 190, 1.4, random.whole(-16, -6), top + left + right);
};
var tiles = (random, c) => {
  const mark = random.whole(0, 1);
  const tile = (x, y, turn, face2) => `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-42" y="-58" width="96" height="130" rx="14" fill="${c.metal[2]}"/><rect x="-48" y="-64" width="96" height="130" rx="14" fill="${c.second[1]}"/><rect x="-54" y="-70" width="96" height="130" rx="14" fill="url(#p)"/><g transform="translate(-6 -5)">${face2}</g></g>`;
  const circles = [-34, 0, 34].map((y) => `<circle cy="${y}" r="13" fill="none" stroke="${c.second[1]}" stroke-width="7"/>`).join("");
  const bars = [-22, 0, 22].map((x) => `<path d="M${x}-36v28M${x} 8v28" stroke="${c.second[1]}" stroke-width="9" stroke-linecap="round"/>`).join("");
  const petal = `<path d="M0-40C22-16 22-8 0 0-22-8-22-16 0-40Z" fill="url(#s)"/>`;
  const flower2 = [0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn})">${petal}</g>`).join("");
  return tile(78, 168, -14, mark ? bars : circles) + tile(228, 172, 13, mark ? circles : bars) + tile(152, 138, -1, flower2);
};
var DOTS = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8]
];
function dieFace(x, y, size, turn, value, ink) {
  const step = Math.round(size * 0.27);
  const dots = (DOTS[value - 1] ?? []).map(
    (at) => `<circle cx="${(at % 3 - 1) * step}" cy="${(Math.floor(at / 3) - 1) * step}" r="${Math.round(size * 0.1)}"/>`
  ).join("");
  const half = size / 2;
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-half}" y="${-half}" width="${size}" height="${size}" rx="${Math.round(size * 0.2)}" fill="url(#p)"/><g fill="${ink}">${dots}</g></g>`;
}
var suit = (random, c) => {
  const pip = PIPS[random.whole(0, 3)] ?? PIPS[0];
  return `<g transform="translate(150 168) scale(2.700)"><path d="${pip}" fill="#000" fill-opacity=".32" transform="translate(2.500 4)"/><path d="${pip}" fill="url(#s)" stroke="url(#m)" stroke-width="4" stroke-linejoin="round"/><path d="M-24-8C-24-22-14-28-8-22" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/></g>${raised("M96 78 104 22 132 48 150 10 168 48 196 22 204 78Z", "url(#m)", ` stroke="${c.metal[2]}" stroke-width="3" stroke-linejoin="round"`)}<circle cx="150" cy="62" r="8" fill="url(#c)"/><circle cx="122" cy="64" r="6" fill="url(#c)"/><circle cx="178" cy="64" r="6" fill="url(#c)"/>`;
};
var dominoes = (random, c) => {
  const stone = (x, y, turn, fill, ink) => {
    const half = (top) => (DOTS[random.whole(0, 5)] ?? []).map((at) => `<circle cx="${(at % 3 - 1) * 24}" cy="${top + (Math.floor(at / 3) - 1) * 24}" r="8"/>`).join("");
    return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-40" y="-84" width="92" height="184" rx="16" fill="#000" fill-opacity=".34"/><rect x="-46" y="-92" width="92" height="184" rx="16" fill="${fill}"/><path d="M-34 0H34" stroke="${ink}" stroke-opacity=".6" stroke-width="4"/><g fill="${ink}">${half(-46)}${half(46)}</g></g>`;
  };
  return stone(88, 160, -24, "url(#s)", c.paper) + stone(216, 162, 20, "url(#m)", c.ink) + stone(150, 142, random.whole(-4, 4), "url(#p)", c.ink);
};
var knight = (random, c) => `${shade(150, 276, 96)}<g transform="translate(${random.pick(["0 0) scale(1", "300 0) scale(-1 1"])})">${raised("M104 238C104 190 150 176 156 138 130 150 112 166 84 160 62 154 58 132 74 114 92 92 92 62 122 44L130 16 156 40C212 48 246 108 232 238Z", "url(#p)")}<path d="M156 40C212 48 246 108 232 238H200C214 150 200 84 156 40Z" fill="${c.metal[2]}" fill-opacity=".55"/><circle cx="126" cy="86" r="9" fill="${c.ink}"/><path d="M78 138 96 132" stroke="${c.ink}" stroke-width="6" stroke-linecap="round"/><path d="M176 64Q200 90 206 132M194 60Q222 92 226 140" fill="none" stroke="url(#s)" stroke-width="8" stroke-linecap="round"/></g><path d="M86 236H246L254 276H78Z" fill="url(#m)"/><path d="M92 246H240" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>${shine("M98 120Q112 96 112 72", 5, 0.8)}`;

// app/ui/art/motifs/esport.ts
var HEX = "M150 26 258 88V212L150 274 42 212V88Z";
var reticle = (random, c) => `<path d="${HEX}" fill="${c.ink}" fill-opacity=".55" stroke="url(#m)" stroke-width="6"/><path d="${HEX}" transform="translate(22.500 22.500) scale(.85)" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2"/><g transform="rotate(${random.pick([0, 45])} 150 150)"><circle cx="150" cy="150" r="74" fill="none" stroke="url(#s)" stroke-width="10" stroke-dasharray="86 30.200" stroke-dashoffset="-15"/>${around("o", 4, 150, 150, `<path d="M146 46h8v54l-4 6-4-6Z" fill="url(#m)"/>`)}</g><circle cx="150" cy="150" r="30" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/><circle cx="150" cy="150" r="9" fill="url(#m)"/>`;
var bolt = (_, c) => `<g fill="none" stroke="url(#s)" stroke-width="16" stroke-linejoin="round"><path d="M40 96 150 34 260 96" stroke-opacity=".9"/><path d="M40 146 150 84 260 146" stroke-opacity=".5"/><path d="M40 204 150 266 260 204" stroke-opacity=".9"/></g><path d="M176 40 84 166H142L122 264 220 130H160Z" fill="${c.ink}" fill-opacity=".5" transform="translate(8 10)"/><path d="M176 40 84 166H142L122 264 220 130H160Z" fill="url(#m)"/><path d="M170 56 96 158H108L164 78Z" fill="#fff" fill-opacity=".5"/>`;
var pad = (random, c) => `<g transform="rotate(${random.whole(-14, -4)} 150 150)"><path d="M82 84H218C262 84 282 142 284 200 285 236 252 242 234 214L212 184H88L66 214C48 242 15 236 16 200 18 142 38 84 82 84Z" fill="#000" fill-opacity=".35" transform="translate(6 10)"/><path d="M82 84H218C262 84 282 142 284 200 285 236 252 242 234 214L212 184H88L66 214C48 242 15 236 16 200 18 142 38 84 82 84Z" fill="url(#m)"/><path d="M80 92H214" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/><path d="M82 112h16v18h18v16H98v18H82V146H64V130H82Z" fill="${c.ink}"/><circle cx="200" cy="120" r="11" fill="url(#c)"/><circle cx="226" cy="140" r="11" fill="${c.ink}"/><circle cx="176" cy="140" r="11" fill="${c.ink}"/><circle cx="200" cy="160" r="11" fill="url(#c)"/></g>`;
var cells = (random, c) => {
  const cell = "M0-46 40-23V23L0 46-40 23V-23Z";
  const spots = [
    [150, 74],
    [62, 74],
    [238, 74],
    [106, 150],
    [194, 150],
    [150, 226],
    [62, 226],
    [238, 226]
  ];
  const lit = random.whole(3, 4);
  const others = spots.map(
    ([x2, y2], at) => `<path d="${cell}" transform="translate(${x2} ${y2})" fill="${at === lit ? "url(#m)" : at % 3 === 0 ? "url(#s)" : c.ink}" fill-opacity="${at === lit || at % 3 === 0 ? 1 : 0.55}" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`
  ).join("");
  const [x, y] = spots[lit] ?? spots[3];
  return `${others}<path d="M${x + 4} ${y - 34} ${x - 20} ${y + 6}h16l-6 28 28-42h-16Z" fill="${c.ink}"/>`;
};
var blades = (random, c) => {
  const blade = `<g id="o"><path d="M20 40 30 20 64 44 214 214 196 230 40 70Z" fill="url(#p)"/><path d="M40 44 204 222" stroke="${c.ink}" stroke-opacity=".3" stroke-width="4"/><path d="M178 250Q226 236 236 190" fill="none" stroke="url(#m)" stroke-width="15" stroke-linecap="round"/><path d="M216 228 262 276" stroke="${c.second[2]}" stroke-width="18" stroke-linecap="round"/></g>`;
  return `<circle cx="150" cy="146" r="128" fill="none" stroke="url(#s)" stroke-width="12" stroke-dasharray="${random.pick(["92 42", "60 41", "180 88"])}"/>${blade}<use href="#o" transform="matrix(-1 0 0 1 300 0)"/>${raised("M150 78 214 114V184L150 222 86 184V114Z", "url(#s)", ' stroke="url(#m)" stroke-width="9" stroke-linejoin="round"')}<path d="${starPath(150, 150, 40)}" fill="url(#m)"/>`;
};
var visor = (random, c) => `<g transform="rotate(${random.whole(-6, 6)} 150 150)">${raised("M150 28C222 28 262 78 262 142L254 214 202 270H98L46 214 38 142C38 78 78 28 150 28Z", "url(#s)")}<path d="M150 28C222 28 262 78 262 142L254 214 202 270H150Z" fill="#000" fill-opacity=".2"/><path d="M132 30H168L176 116H124Z" fill="url(#m)"/><path d="M52 134 124 120H176L248 134 238 184 176 196 150 186 124 196 62 184Z" fill="${c.ink}"/><path d="M72 146 124 136H176L228 146 222 172 176 180 150 170 124 180 78 172Z" fill="url(#m)"/><path d="M84 150 130 142 112 174 86 168Z" fill="#fff" fill-opacity=".65"/><path d="M110 214H190M118 232H182M126 250H174" stroke="${c.ink}" stroke-opacity=".7" stroke-width="8" stroke-linecap="round"/>${shine("M62 118C70 84 92 60 118 52", 8, 0.5)}</g>`;
var keys = (random, c) => {
  const lit = random.whole(0, 3);
  const cap = (x, y, at, arrow) => `<g transform="translate(${x} ${y})"><rect x="-48" y="-40" width="96" height="96" rx="18" fill="${at === lit ? c.metal[2] : c.ink}"/><rect x="-48" y="-48" width="96" height="90" rx="18" fill="url(#${at === lit ? "m" : "s"})"/><rect x="-36" y="-42" width="72" height="70" rx="14" fill="#fff" fill-opacity=".2"/><path d="M0-22 20 8H-20Z" transform="translate(0 -6) rotate(${arrow} 0 0)" fill="${at === lit ? c.ink : "#fff"}"/></g>`;
  return `<g transform="rotate(-8 150 150) translate(20 22) scale(.85)"><rect x="-14" y="32" width="332" height="244" rx="36" fill="${c.ink}" fill-opacity=".45"/>${cap(152, 98, 0, 0)}${cap(46, 204, 1, -90)}${cap(152, 204, 2, 180)}${cap(258, 204, 3, 90)}</g>`;
};

// app/ui/art/motifs/gems.ts
var stoneOf = (motif, stone) => (random, c) => motif(random, { ...c, second: c[stone], metal: motif === gem ? c[stone] : c.metal });
var gem = (random, c) => {
  const [light, mid, deep] = random.pick([c.second, c.metal]);
  return `<g transform="rotate(${random.whole(-10, 10)} 150 150)"><path d="M34 116 92 46H208L266 116 150 272Z" fill="${mid}"/><path d="M34 116 92 46 104 116Z" fill="${light}"/><path d="M92 46H208L150 116H104Z" fill="#fff" fill-opacity=".55"/><path d="M208 46 196 116H104L150 60Z" fill="${light}" fill-opacity=".7"/><path d="M34 116H104L150 272Z" fill="${light}" fill-opacity=".45"/><path d="M196 116H266L150 272Z" fill="${deep}"/><path d="M208 46 266 116H196Z" fill="${deep}" fill-opacity=".6"/><path d="M104 116H196L150 272Z" fill="${mid}"/><path d="M104 116H150V272Z" fill="#fff" fill-opacity=".16"/></g>${glint(60, 64, 30)}${glint(246, 214, 18)}`;
};
var emerald = (random, c) => {
  const [light, mid, deep] = c.second;
  const outer = "M112 38H188L232 86V214L188 262H112L68 214V86Z";
  return `<g transform="rotate(${random.whole(10, 26)} 150 150)">${raised(outer, "url(#m)", ' stroke="url(#m)" stroke-width="16" stroke-linejoin="round"')}<path d="${outer}" fill="${mid}"/><path d="M112 38H188L172 92H128L68 86Z" fill="${light}"/><path d="M68 86 128 92V208L68 214Z" fill="${light}" fill-opacity=".6"/><path d="M188 38 232 86 172 92Z" fill="${mid}"/><path d="M232 86V214L172 208V92Z" fill="${deep}" fill-opacity=".75"/><path d="M68 214 128 208H172L232 214 188 262H112Z" fill="${deep}"/><path d="M128 92H172V208H128Z" fill="${mid}"/><path d="M128 92H172L128 170Z" fill="#fff" fill-opacity=".5"/></g>${glint(92, 70, 32)}`;
};
var crystals = (random, c) => {
  const spire = (x, turn, high, half, [light, mid, deep]) => `<g transform="translate(${x} 262) rotate(${turn})"><path d="M${-half} 0V${-high}L0 ${-high - half * 1.6} ${half} ${-high}V0Z" fill="${mid}"/><path d="M${-half} 0V${-high}L0 ${-high - half * 1.6} ${-half * 0.2} ${-high}V0Z" fill="${light}"/><path d="M${half * 0.4} 0V${-high}L0 ${-high - half * 1.6} ${half} ${-high}V0Z" fill="${deep}"/></g>`;
  const swap = random.whole(0, 1);
  const [a, b] = swap ? [c.metal, c.second] : [c.second, c.metal];
  return `${shade(150, 268, 120)}${spire(110, -34, 96, 22, b)}${spire(194, 32, 104, 24, b)}${spire(98, -16, 142, 28, a)}${spire(204, 15, 128, 28, a)}${spire(152, 0, 176, 40, a)}${spire(128, -8, 62, 22, b)}${spire(180, 8, 74, 20, a)}${glint(128, 74, 24)}${glint(232, 124, 18)}`;
};
var ring = (random, c) => `<g transform="rotate(${random.whole(-16, 10)} 150 160)"><ellipse cx="158" cy="200" rx="86" ry="82" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="24"/><ellipse cx="150" cy="190" rx="86" ry="82" fill="none" stroke="url(#m)" stroke-width="24"/>${shine("M74 206C66 164 88 126 118 116", 6)}<path d="M104 118 150 150 196 118 184 104H116Z" fill="${c.metal[2]}"/><path d="M88 72 114 34H186L212 72 150 134Z" fill="${c.second[1]}"/><path d="M114 34H186L150 72Z" fill="#fff" fill-opacity=".6"/><path d="M88 72 114 34 124 72 150 134Z" fill="${c.second[0]}"/><path d="M212 72H176L150 134Z" fill="${c.second[2]}"/></g>${glint(92, 46, 28)}`;
var shell = (random, c) => {
  const rib = `<path id="o" d="M150 214Q108 140 118 58Q150 34 182 58 192 140 150 214Z" fill="url(#s)" stroke="${c.second[2]}" stroke-width="3"/>`;
  const turns = [-72, 72, -48, 48, -24, 24, 0];
  return `${shade(150, 272, 112)}<defs>${rib}</defs>${turns.map((turn) => `<use href="#o" transform="rotate(${turn} 150 214)"/>`).join("")}<path d="M34 214Q150 184 266 214 250 276 150 276T34 214Z" fill="url(#m)"/><path d="M46 218Q150 194 254 218 150 246 46 218Z" fill="${c.ink}" fill-opacity=".55"/><circle cx="${random.whole(142, 158)}" cy="194" r="44" fill="url(#p)"/><ellipse cx="136" cy="176" rx="14" ry="9" fill="#fff"/><path d="M84 246 92 262M150 252V270M216 246 208 262" stroke="${c.metal[2]}" stroke-width="6" stroke-linecap="round"/>`;
};
var brooch = (random) => `<g transform="rotate(${random.whole(0, 44)} 150 150)"><circle cx="156" cy="160" r="112" fill="#000" fill-opacity=".3"/>${around("o", 8, 150, 150, `<path d="M150 16C182 48 176 78 150 100 124 78 118 48 150 16Z" fill="url(#m)"/><path d="M150 38C166 56 164 70 150 82 136 70 134 56 150 38Z" fill="url(#s)"/>`)}<circle cx="150" cy="150" r="62" fill="url(#m)"/></g><circle cx="150" cy="150" r="48" fill="url(#c)"/><path d="M118 134Q130 110 158 110" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="8" stroke-linecap="round"/>${glint(70, 70, 24)}`;

// app/ui/art/motifs/east.ts
var lantern = (random, c) => {
  const one = `<g id="o"><path d="M0-260V-92" stroke="${c.metal[1]}" stroke-width="4"/><path d="M0 92V150M-12 112V140M12 112V140" stroke="url(#m)" stroke-width="6" stroke-linecap="round"/><ellipse rx="86" ry="80" fill="url(#y)"/><path d="M0-80C-44-50-44 50 0 80M0-80C44-50 44 50 0 80M0-80V80" fill="none" stroke="${c.berry[2]}" stroke-opacity=".55" stroke-width="4"/><ellipse cx="-6" cy="4" rx="40" ry="50" fill="${c.metal[0]}" fill-opacity=".4"/><rect x="-36" y="-94" width="72" height="18" rx="7" fill="url(#m)"/><rect x="-36" y="76" width="72" height="18" rx="7" fill="url(#m)"/>${shine("M-66-22C-60-48-44-62-30-68", 6)}</g>`;
  const side = random.pick([1, -1]);
  return `${gradient("y", c.berry)}<g transform="translate(${150 - side * 96} 88) scale(.52)">${one}</g><use href="#o" transform="translate(${150 + side * 100} 118) scale(.6)" opacity=".92"/><use href="#o" transform="translate(${150 - side * 4} 146)"/>`;
};
var pagoda = (random, c) => {
  const roof = (y, half) => `<path d="M${150 - half} ${y}Q${150 - half * 0.5} ${y - 8} ${150 - half * 0.42} ${y - 36}H${150 + half * 0.42}Q${150 + half * 0.5} ${y - 8} ${150 + half} ${y}L${150 + half + 8} ${y - 14}Q${150 + half} ${y + 16} ${150 + half - 18} ${y + 12}H${150 - half + 18}Q${150 - half} ${y + 16} ${150 - half - 8} ${y - 14}Z" fill="url(#m)"/>`;
  const hall = (y, half, high) => `<path d="M${150 - half} ${y}h${half * 2}v${high}h${-half * 2}Z" fill="url(#s)"/><path d="M${150 - half + 10} ${y + 8}v${high}M${150 + half - 10} ${y + 8}v${high}" stroke="${c.second[2]}" stroke-width="7"/>`;
  return `<circle cx="150" cy="140" r="124" fill="${c.metal[0]}" fill-opacity="${random.pick([0.16, 0.28])}"/>${shade(150, 276, 128)}<path d="M150 6V50" stroke="${c.metal[1]}" stroke-width="8" stroke-linecap="round"/><circle cx="150" cy="26" r="10" fill="url(#b)"/>${hall(80, 36, 38)}${roof(84, 66)}${hall(142, 56, 42)}${roof(150, 94)}${hall(212, 78, 58)}${roof(220, 122)}<path d="M126 270V244Q150 222 174 244V270Z" fill="${c.ink}"/><circle cx="150" cy="250" r="12" fill="${c.metal[0]}"/><rect x="52" y="264" width="196" height="14" rx="4" fill="${c.metal[2]}"/>`;
};
var fanOpen = (random, c) => {
  const blades2 = Array.from({ length: 11 }, (_, at) => {
    const fill = at % 2 ? "url(#s)" : c.second[1];
    return `<path d="M150 250 130 66Q150 58 170 66Z" transform="rotate(${-65 + at * 13} 150 250)" fill="${fill}"/>`;
  }).join("");
  return `<g transform="rotate(${random.whole(-12, 12)} 150 170) translate(12 14) scale(.92)">${shade(150, 268, 70)}${blades2}<path d="M-19 173A184 184 0 0 1 319 173" transform="translate(0 -6)" fill="none" stroke="url(#m)" stroke-width="10"/><path d="M50 196A115 115 0 0 1 250 196" fill="none" stroke="${c.paper}" stroke-opacity=".55" stroke-width="4"/><circle cx="150" cy="132" r="34" fill="url(#b)"/><path d="M60 168Q84 148 100 160M200 160Q216 148 240 168" fill="none" stroke="${c.paper}" stroke-width="5" stroke-linecap="round"/><circle cx="150" cy="250" r="14" fill="url(#b)"/><path d="M150 262Q142 284 152 300" fill="none" stroke="${c.metal[1]}" stroke-width="5"/></g>`;
};
var ingots = (random, c) => {
  const one = `<g id="o"><path d="M-84-16C-96-44-70-56-54-40-34-26 34-26 54-40 70-56 96-44 84-16 74 34 40 48 0 48S-74 34-84-16Z" fill="url(#m)"/><ellipse cy="-24" rx="58" ry="18" fill="${c.metal[2]}"/><ellipse cx="-2" cy="-34" rx="38" ry="24" fill="url(#b)"/>${shine("M-68 0C-60 20-42 32-24 36", 6)}</g>`;
  return `${shade(150, 266, 132)}<g transform="translate(86 210)">${one}</g><use href="#o" transform="translate(216 214)"/><use href="#o" transform="translate(${random.whole(146, 156)} 138) scale(1.12)"/>${glint(98, 84, 28)}${glint(244, 148, 18)}`;
};
var drum = (random, c) => `${gradient("y", c.berry)}${shade(150, 274, 118)}<path d="M40 110C24 160 24 210 52 250Q150 296 248 250C276 210 276 160 260 110Z" fill="url(#y)"/><path d="M44 120Q150 176 256 120M50 240Q150 286 250 240" fill="none" stroke="url(#m)" stroke-width="12" stroke-dasharray="2 15" stroke-linecap="round"/><ellipse cx="150" cy="106" rx="112" ry="42" fill="url(#p)" stroke="url(#m)" stroke-width="10"/><g transform="rotate(${random.whole(-6, 6)} 150 60)"><path d="M70 10 168 92M230 10 136 88" stroke="${c.metal[2]}" stroke-width="13" stroke-linecap="round"/><circle cx="168" cy="92" r="15" fill="url(#b)"/><circle cx="134" cy="90" r="15" fill="url(#b)"/></g>${raised("M150 170 176 206 150 242 124 206Z", "url(#m)")}`;

// app/ui/art/motifs/goods.ts
var gift = (random, c) => `${shade(150, 276, 118)}<g transform="rotate(${random.whole(-5, 5)} 150 200)"><path d="M52 142H248V272H52Z" fill="url(#s)"/><path d="M150 142H248V272H150Z" fill="#000" fill-opacity=".14"/><path d="M126 142H174V272H126Z" fill="url(#m)"/>${raised("M36 104H264V150H36Z", "url(#s)")}<path d="M126 104H174V150H126Z" fill="${c.metal[1]}"/><path d="M150 100C104 20 40 40 58 82 68 106 116 108 150 100 184 108 232 106 242 82 260 40 196 20 150 100Z" fill="url(#m)"/><path d="M150 100C120 60 86 50 80 72 78 90 116 98 150 100 184 98 222 90 220 72 214 50 180 60 150 100Z" fill="${c.metal[2]}"/><circle cx="150" cy="98" r="17" fill="url(#b)"/>${shine("M48 112H116", 6, 0.6)}</g>${glint(248, 52, 22)}`;
var voucher = (random, c) => {
  const shape = "M30 76H270V122A26 26 0 0 0 270 174V224H30V174A26 26 0 0 0 30 122Z";
  return `<g transform="rotate(${random.whole(-16, -6)} 150 150)">${raised(shape, "url(#m)", ' stroke="url(#m)" stroke-width="14" stroke-linejoin="round"')}<path d="M198 82V220" stroke="${c.ink}" stroke-opacity=".5" stroke-width="5" stroke-dasharray="9 10"/><circle cx="112" cy="150" r="50" fill="url(#s)"/><path d="${starPath(112, 150, 32)}" fill="${c.paper}"/><path d="M220 118H250M220 150H250M220 182H238" stroke="${c.ink}" stroke-opacity=".65" stroke-width="10" stroke-linecap="round"/>${shine("M44 90H150", 5, 0.6)}</g>${glint(66, 62, 22)}`;
};
var spins = (random, c) => `<circle cx="157" cy="160" r="126" fill="#000" fill-opacity=".3"/><circle cx="150" cy="150" r="126" fill="url(#m)"/><circle cx="150" cy="150" r="104" fill="${c.ink}" fill-opacity=".85"/><g transform="rotate(${random.whole(-20, 20)} 150 150)">${around("o", 2, 150, 150, '<path d="M74 150A76 76 0 0 1 206 98" fill="none" stroke="url(#s)" stroke-width="21"/><path d="M186 70 234 122 182 132Z" fill="url(#s)"/>')}</g><path d="M118 110H186V134Q160 156 156 196H126Q130 158 156 136H118Z" fill="${c.paper}"/>${around("q", 12, 150, 150, `<circle cx="150" cy="35" r="6" fill="${c.metal[2]}"/>`)}${shine("M50 104Q72 58 116 44", 7, 0.6)}`;
var bonus = (random, c) => `${shade(150, 272, 124)}<g transform="rotate(${random.whole(-16, -8)} 150 130)"><rect x="44" y="52" width="216" height="112" rx="12" fill="${c.second[2]}" transform="rotate(12 150 110)"/><rect x="40" y="62" width="216" height="112" rx="12" fill="url(#s)"/><rect x="54" y="76" width="188" height="84" rx="8" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4"/><circle cx="148" cy="118" r="31" fill="${c.paper}" fill-opacity=".9"/><path d="${starPath(148, 118, 21)}" fill="${c.second[1]}"/></g>${[0, 1, 2, 3].map((at) => `<ellipse cx="92" cy="${258 - at * 17}" rx="56" ry="19" fill="url(#m)" stroke="${c.metal[2]}" stroke-width="4"/>`).join("")}${[0, 1].map((at) => `<ellipse cx="212" cy="${258 - at * 17}" rx="56" ry="19" fill="url(#m)" stroke="${c.metal[2]}" stroke-width="4"/>`).join("")}${glint(238, 70, 24)}`;
var rebate = (random, c) => `<g transform="rotate(${random.whole(-12, 12)} 150 150)"><path d="M58 78A118 118 0 0 1 266 130" fill="none" stroke="url(#s)" stroke-width="25"/><path d="M298 110 262 176 226 122Z" fill="url(#s)"/><path d="M242 222A118 118 0 0 1 34 170" fill="none" stroke="url(#s)" stroke-width="25"/><path d="M2 190 38 124 74 178Z" fill="url(#s)"/></g><circle cx="154" cy="158" r="82" fill="${c.metal[2]}"/><circle cx="150" cy="150" r="82" fill="url(#m)"/><circle cx="150" cy="150" r="66" fill="none" stroke="${c.metal[2]}" stroke-width="4"/><path d="M182 112 118 188" stroke="${c.ink}" stroke-width="13" stroke-linecap="round"/><circle cx="124" cy="126" r="14" fill="none" stroke="${c.ink}" stroke-width="10"/><circle cx="176" cy="174" r="14" fill="none" stroke="${c.ink}" stroke-width="10"/>${glint(96, 92, 22)}`;
var wallet = (random, c) => `${shade(150, 270, 120)}<g transform="rotate(${random.whole(-6, 4)} 150 180)"><rect x="62" y="52" width="164" height="120" rx="10" fill="url(#p)" transform="rotate(-10 150 110)"/><rect x="76" y="62" width="164" height="110" rx="10" fill="url(#m)" transform="rotate(5 150 110)"/><path d="M96 92H200" transform="rotate(5 150 110)" stroke="${c.ink}" stroke-opacity=".4" stroke-width="9" stroke-linecap="round"/>${raised("M32 124H250Q268 124 268 142V246Q268 264 250 264H50Q32 264 32 246Z", "url(#s)")}<path d="M46 140H252" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-dasharray="11 9"/><path d="M200 170H278V222H200A26 26 0 0 1 200 170Z" fill="${c.second[2]}"/><circle cx="206" cy="196" r="13" fill="url(#b)"/></g>${glint(70, 66, 20)}`;
var podium = (random, c) => `${shade(150, 280, 132)}<path d="M106 150H194V278H106Z" fill="url(#m)"/><path d="M24 196H106V278H24Z" fill="url(#s)"/><path d="M194 216H276V278H194Z" fill="${c.second[2]}"/><path d="M106 150H194V164H106ZM24 196H106V208H24ZM194 216H276V228H194Z" fill="#fff" fill-opacity=".4"/><path d="M144 190 156 182V246" fill="none" stroke="${c.ink}" stroke-width="13"/>${raised(starPath(150, 78, 66), "url(#m)", ' stroke="url(#m)" stroke-width="10" stroke-linejoin="round"')}<path d="${starPath(150, 78, 36)}" fill="${c.paper}" fill-opacity=".7"/><circle cx="64" cy="160" r="${random.whole(22, 26)}" fill="url(#c)"/><circle cx="234" cy="184" r="20" fill="url(#b)"/>${glint(236, 84, 20)}`;
var phone = (random, c) => {
  const tiles2 = Array.from(
    { length: 6 },
    (_, at) => `<rect x="${98 + at % 2 * 55}" y="${98 + Math.floor(at / 2) * 50}" width="49" height="44" rx="9" fill="${[c.metal[1], c.second[1], c.paper, c.metal[2], c.second[0], c.metal[0]][at]}"/>`
  ).join("");
  return `<g transform="rotate(${random.whole(-14, 12)} 150 150)"><rect x="80" y="18" width="148" height="276" rx="26" fill="#000" fill-opacity=".32"/><rect x="74" y="8" width="148" height="276" rx="26" fill="url(#m)"/><rect x="84" y="18" width="128" height="256" rx="18" fill="${c.ink}"/><rect x="98" y="46" width="104" height="40" rx="10" fill="url(#s)"/>${tiles2}<rect x="126" y="26" width="44" height="9" rx="4" fill="#fff" fill-opacity=".4"/><rect x="118" y="258" width="60" height="6" rx="3" fill="#fff" fill-opacity=".6"/><path d="M84 200 212 60V18H102Q84 18 84 38Z" fill="#fff" fill-opacity=".08"/></g>`;
};
var mug = (random, c) => `${shade(146, 276, 92)}<g transform="rotate(${random.whole(-5, 5)} 150 160)"><path d="M206 118C280 110 284 214 200 214" fill="none" stroke="url(#m)" stroke-width="20"/>${raised("M78 84H216L200 268Q196 276 186 276H108Q98 276 94 268Z", "url(#s)")}<path d="M84 150H210L204 210H90Z" fill="${c.paper}" fill-opacity=".9"/><path d="${starPath(147, 180, 24)}" fill="${c.second[1]}"/><path d="M66 60H228V92H66Z" fill="url(#m)" stroke="url(#m)" stroke-width="10" stroke-linejoin="round"/><path d="M104 36H186V60H104Z" fill="${c.metal[2]}"/>${shine("M98 106 108 250", 7, 0.55)}</g>`;
var headphones = (random, c) => `<g transform="rotate(${random.whole(-10, 10)} 150 150)"><path d="M52 186V150C52 86 96 42 150 42S248 86 248 150V186" fill="none" stroke="url(#m)" stroke-width="24"/><path d="M70 122C82 84 112 64 150 64" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>${raised("M40 152H76Q98 152 98 174V242Q98 264 76 264H66Q30 264 30 222V162Z", "url(#s)")}${raised("M260 152H224Q202 152 202 174V242Q202 264 224 264H234Q270 264 270 222V162Z", "url(#s)")}<rect x="86" y="158" width="26" height="100" rx="12" fill="${c.ink}"/><rect x="188" y="158" width="26" height="100" rx="12" fill="${c.ink}"/>${shine("M46 176V226", 7, 0.55)}</g>`;
var watch = (random, c) => `<g transform="rotate(${random.whole(-16, 16)} 150 150)"><path d="M106-10H194L186 84H114ZM114 216H186L194 310H106Z" fill="url(#s)"/><circle cx="156" cy="158" r="92" fill="#000" fill-opacity=".3"/><circle cx="150" cy="150" r="92" fill="url(#m)"/><rect x="238" y="138" width="20" height="24" rx="6" fill="${c.metal[2]}"/><circle cx="150" cy="150" r="72" fill="${c.ink}"/>${around("o", 12, 150, 150, `<path d="M150 88V98" stroke="${c.paper}" stroke-width="5" stroke-linecap="round"/>`)}<path d="M150 150V104M150 150 182 166" stroke="${c.paper}" stroke-width="7" stroke-linecap="round"/><circle cx="150" cy="150" r="8" fill="url(#b)"/>${shine("M84 118Q98 86 128 76", 6, 0.7)}</g>`;
var bag = (random, c) => `${shade(150, 270, 124)}<g transform="rotate(${random.whole(-4, 4)} 150 180)"><path d="M100 124V92C100 54 200 54 200 92V124" fill="none" stroke="url(#m)" stroke-width="15"/>${raised("M58 118H242Q274 118 274 156V226Q274 262 242 262H58Q26 262 26 226V156Q26 118 58 118Z", "url(#s)")}<path d="M26 168H274V188H26Z" fill="#000" fill-opacity=".2"/><path d="M84 118H108V262H84ZM192 118H216V262H192Z" fill="url(#m)"/><rect x="128" y="160" width="44" height="36" rx="7" fill="url(#m)"/><path d="M150 172V186" stroke="${c.ink}" stroke-width="7" stroke-linecap="round"/>${shine("M44 148Q46 134 60 132", 6, 0.6)}</g>`;
var power = (random, c) => `<g transform="rotate(${random.whole(8, 20)} 150 150)"><rect x="90" y="36" width="136" height="240" rx="26" fill="#000" fill-opacity=".3"/><rect x="82" y="26" width="136" height="240" rx="26" fill="url(#s)"/><path d="M150 26H192Q218 26 218 52V240Q218 266 192 266H150Z" fill="#000" fill-opacity=".14"/><rect x="128" y="14" width="44" height="14" rx="4" fill="url(#m)"/><path d="M162 84 112 160H144L132 220 190 138H156Z" fill="url(#m)"/>${[0, 1, 2, 3].map((at) => `<circle cx="${120 + at * 20}" cy="242" r="6" fill="${at < 3 ? c.metal[0] : c.ink}"/>`).join("")}${shine("M96 60V220", 6, 0.5)}</g>`;
var friends = (random, c) => {
  const one = (x, y, size, skin, coat) => `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-72 130C-72 66-40 40 0 40S72 66 72 130Z" fill="${coat}"/><circle r="44" fill="${skin}"/></g>`;
  const plus = `<circle cx="238" cy="76" r="38" fill="url(#m)"/><path d="M238 56V96M218 76H258" stroke="${c.ink}" stroke-width="10" stroke-linecap="round"/>`;
  return `${shade(150, 276, 130)}${one(82, 156, 0.8, "url(#p)", c.second[2])}${one(214, 160, 0.8, "url(#p)", c.second[1])}${one(150, 138 + random.whole(0, 4), 1, "url(#b)", "url(#s)")}${plus}${glint(60, 76, 20)}`;
};

// app/ui/art/motifs/sport.ts
var PITCH = `<path d="M-60-80 40-80 110 240-40 240ZM260-80 360-80 340 240 190 240Z" fill="#fff" fill-opacity=".07"/><path d="M-60 420 40 214H260L360 420" fill="#fff" fill-opacity=".06" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><path d="M0 296H300M92 214 84 244H216L208 214" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><ellipse cx="150" cy="296" rx="72" ry="22" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`;
var SHADOW = `<ellipse cx="156" cy="268" rx="84" ry="16" fill="#000" fill-opacity=".4"/>`;
var football = (random, c) => {
  const patch = around(
    "o",
    5,
    0,
    0,
    `<path d="M0-60V-31" stroke="${c.ink}" stroke-width="5"/><path d="M0-60 30-74 36-106H-36L-30-74Z" fill="${c.ink}"/><path d="M30-74 62-56" stroke="${c.ink}" stroke-width="5"/>`
  );
  return `${PITCH}${SHADOW}<clipPath id="k"><circle r="96"/></clipPath><g transform="translate(150 148)"><circle r="96" fill="url(#p)"/><g clip-path="url(#k)"><g transform="rotate(${random.whole(0, 60)}) scale(.98)">${patch}<path d="M0-34 32-10 20 28H-20L-32-10Z" fill="${c.ink}"/></g><circle cx="38" cy="44" r="104" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="56"/></g></g>`;
};
var basketball = (random, c) => `${PITCH}${SHADOW}<clipPath id="k"><circle r="96"/></clipPath><g transform="translate(150 148) rotate(${random.whole(-30, 30)})">${ballGradient("y", c.amber)}<circle r="96" fill="url(#y)"/><g clip-path="url(#k)" fill="none" stroke="${c.ink}" stroke-opacity=".8" stroke-width="5"><path d="M-96 0H96M0-96V96"/><circle cx="-112" r="84"/><circle cx="112" r="84"/></g></g>`;
var tennis = (random) => `${PITCH}${SHADOW}<clipPath id="k"><circle r="88"/></clipPath><g transform="translate(150 150) rotate(${random.whole(-40, 40)})">${ballGradient("y", ["#f5fbc2", "#d8e455", "#8d9c1c"])}<circle r="88" fill="url(#y)"/><g clip-path="url(#k)" fill="none" stroke="#fff" stroke-width="9"><circle cx="-104" cy="-10" r="86"/><circle cx="104" cy="10" r="86"/></g></g>`;
var cup = (random, c) => `${PITCH}${shade(150, 274, 92)}<path d="M78 78H32C26 142 62 176 106 178M222 78H268C274 142 238 176 194 178" fill="none" stroke="url(#m)" stroke-width="15" stroke-linecap="round"/><path d="M132 192H168L176 236H124Z" fill="${c.metal[2]}"/>${raised("M72 48H228C232 130 206 196 150 208 94 196 68 130 72 48Z", "url(#m)")}<ellipse cx="150" cy="48" rx="78" ry="16" fill="${c.metal[2]}"/><path d="M96 230H204L216 274H84Z" fill="url(#s)"/><rect x="118" y="240" width="64" height="20" rx="5" fill="url(#m)"/>${random.pick([`<path d="${starPath(150, 122, 40)}" fill="url(#s)"/>`, `<path d="M120 112q30 22 60 0M120 132q30 22 60 0M120 92q30 22 60 0" fill="none" stroke="url(#s)" stroke-width="9" stroke-linecap="round"/>`])}${shine("M92 72C92 116 102 150 118 172", 9, 0.65)}${glint(226, 44, 24)}`;
var arc = (random, c) => {
  const net = Array.from({ length: 7 }, (_, at) => `M${128 + at * 26} 34V214M126 ${40 + at * 29}H300`).join("");
  return `<path d="M-40 420V246Q150 214 340 246V420Z" fill="${c.ink}" fill-opacity=".55"/><path d="${net}" stroke="#fff" stroke-opacity=".3" stroke-width="2"/><path d="M122 240V30H330" fill="none" stroke="${c.paper}" stroke-width="10" stroke-linejoin="round"/><path d="M8 268Q60 ${random.whole(40, 80)} 190 104" fill="none" stroke="url(#m)" stroke-width="9" stroke-linecap="round" stroke-dasharray="2 19"/><circle cx="212" cy="122" r="52" fill="#000" fill-opacity=".3"/><circle cx="206" cy="114" r="52" fill="url(#p)"/><path d="M206 92 227 107 219 132H193L185 107Z" fill="${c.ink}"/><path d="M206 92V62M227 107 256 100M219 132 238 156M193 132 174 156M185 107 156 100" stroke="${c.ink}" stroke-width="5"/>${shine("M168 96Q178 76 196 70", 6, 0.9)}`;
};
var board = (random, c) => `<g transform="rotate(${random.whole(-14, -6)} 150 150)"><rect x="32" y="22" width="244" height="262" rx="16" fill="#000" fill-opacity=".3" transform="translate(6 10)"/><rect x="32" y="22" width="244" height="262" rx="16" fill="${c.leaf[2]}"/><path d="M32 66H276M32 110H276M32 154H276M32 198H276M32 242H276" stroke="${c.leaf[1]}" stroke-opacity=".5" stroke-width="22"/><path d="M46 36H262V270H46ZM46 153H262M106 36V80H202V36M106 270V226H202V270" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="4"/><circle cx="154" cy="153" r="34" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="4"/><path d="M92 206Q104 150 146 138T206 92" fill="none" stroke="url(#m)" stroke-width="8" stroke-linecap="round" stroke-dasharray="16 12"/><path d="M192 78 226 74 212 106Z" fill="url(#m)"/><circle cx="88" cy="214" r="20" fill="url(#c)" stroke="#fff" stroke-width="4"/><circle cx="214" cy="178" r="18" fill="url(#b)" stroke="#fff" stroke-width="4"/><circle cx="106" cy="110" r="18" fill="url(#b)" stroke="#fff" stroke-width="4"/></g>`;
var hoop = (random, c) => `<rect x="62" y="18" width="188" height="128" rx="12" fill="#fff" fill-opacity=".2" stroke="#fff" stroke-opacity=".8" stroke-width="7"/><rect x="116" y="68" width="80" height="62" fill="none" stroke="url(#s)" stroke-width="7"/><g transform="rotate(${random.whole(-24, 24)} 156 112)"><circle cx="156" cy="112" r="62" fill="url(#y)"/><path d="M94 112H218M156 50V174M112 68Q146 112 112 156M200 68Q166 112 200 156" fill="none" stroke="${c.ink}" stroke-opacity=".8" stroke-width="5"/></g>${ballGradient("y", c.amber)}<path d="M82 176 112 276M232 176 202 276M112 184 146 278M202 184 168 278M156 188 124 276M156 188 190 276M96 214H218M106 244H208" stroke="#fff" stroke-opacity=".8" stroke-width="4"/><ellipse cx="157" cy="174" rx="80" ry="18" fill="none" stroke="url(#m)" stroke-width="13"/>`;
var wicket = (random, c) => `${PITCH}<g transform="rotate(${random.whole(-4, 4)} 150 200)">${[96, 150, 204].map((x) => `<rect x="${x - 11}" y="84" width="22" height="186" rx="8" fill="url(#m)"/>`).join("")}<rect x="86" y="58" width="66" height="16" rx="8" fill="${c.metal[0]}" transform="rotate(-24 118 66)"/><rect x="152" y="50" width="66" height="16" rx="8" fill="${c.metal[0]}" transform="rotate(18 186 58)"/></g>${ballGradient("y", c.berry)}<circle cx="216" cy="176" r="58" fill="#000" fill-opacity=".3"/><circle cx="210" cy="168" r="58" fill="url(#y)"/><path d="M186 116Q232 164 206 224M200 112Q246 162 220 224" fill="none" stroke="${c.paper}" stroke-width="4" stroke-dasharray="7 5"/>${shine("M166 152Q172 130 190 122", 7)}`;
var flag = (random, c) => {
  const wave = "M62 40Q112 14 162 42T272 36V176Q222 204 172 178T62 184Z";
  const squares = Array.from(
    { length: 24 },
    (_, at) => (at + Math.floor(at / 6)) % 2 ? "" : `<rect x="${62 + at % 6 * 35}" y="${18 + Math.floor(at / 6) * 46}" width="35" height="46"/>`
  ).join("");
  return `<g transform="rotate(${random.whole(-10, 4)} 150 150)"><clipPath id="k"><path d="${wave}"/></clipPath><rect x="45" y="22" width="14" height="272" rx="7" fill="url(#m)"/><circle cx="52" cy="22" r="13" fill="url(#b)"/>${raised(wave, "url(#p)")}<g clip-path="url(#k)" fill="${c.ink}">${squares}</g><path d="${wave}" fill="url(#s)" fill-opacity=".18"/><path d="M62 62Q112 36 162 64T272 58" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="14"/></g>`;
};

// app/ui/art/motifs/things.ts
var letter = (random, c) => `<g transform="rotate(${random.whole(-14, 10)} 150 150)">${raised("M24 84H276V246H24Z", "url(#p)", ' stroke="url(#p)" stroke-width="16" stroke-linejoin="round"')}<path d="M22 250 122 158M278 250 178 158" stroke="${c.metal[2]}" stroke-opacity=".5" stroke-width="5"/><path d="M20 80 150 186 280 80" fill="#fff" stroke="${c.metal[2]}" stroke-opacity=".6" stroke-width="5" stroke-linejoin="round"/><path d="M20 78H280" stroke="${c.second[1]}" stroke-width="10" stroke-dasharray="20 16"/><circle cx="150" cy="180" r="42" fill="${c.second[2]}"/><circle cx="148" cy="176" r="38" fill="url(#c)"/><path d="M148 152 155 169 173 170 159 182 164 200 148 190 132 200 137 182 123 170 141 169Z" fill="url(#m)"/></g>${glint(238, 62, 22)}`;
var music = (random, c) => {
  const notes = random.pick([
    `<path d="M216 60V176M216 60 274 44V154" fill="none" stroke="url(#m)" stroke-width="15" stroke-linejoin="round"/><ellipse cx="194" cy="182" rx="30" ry="23" fill="url(#b)"/><ellipse cx="252" cy="160" rx="30" ry="23" fill="url(#b)"/>`,
    `<path d="M190 232 236 118 296 62 308 128 224 244Z" fill="url(#m)"/><ellipse cx="288" cy="96" rx="26" ry="46" transform="rotate(28 288 96)" fill="${c.metal[2]}"/>`
  ]);
  return `<circle cx="128" cy="168" r="116" fill="#000" fill-opacity=".3"/><circle cx="122" cy="158" r="116" fill="${c.ink}"/><g fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"><circle cx="122" cy="158" r="100"/><circle cx="122" cy="158" r="84"/><circle cx="122" cy="158" r="68"/></g><circle cx="122" cy="158" r="46" fill="url(#s)"/><circle cx="122" cy="158" r="9" fill="${c.paper}"/><path d="M50 96A96 96 0 0 1 96 66M196 220A96 96 0 0 1 150 250" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="22"/>${notes}${glint(50, 56, 18)}`;
};
var umbrella = (random, c) => `<g transform="rotate(${random.whole(-22, 14)} 150 150)"><path d="M150 70V248Q150 280 178 280 202 278 202 254" fill="none" stroke="${c.metal[2]}" stroke-width="11" stroke-linecap="round"/><path d="M18 172C18 92 82 42 150 42S282 92 282 172Q260 150 238 172 216 150 194 172 172 150 150 172 128 150 106 172 84 150 62 172 40 150 18 172Z" fill="url(#s)"/><path d="M150 42C110 70 106 130 106 172 84 150 62 172 62 172 66 110 100 60 150 42ZM150 42C190 70 194 130 194 172 216 150 238 172 238 172 234 110 200 60 150 42Z" fill="url(#m)"/><path d="M150 22V46" stroke="${c.metal[0]}" stroke-width="9" stroke-linecap="round"/>${shine("M34 142C42 104 68 74 100 60", 6)}</g>`;
var lighthouse = (random, c) => `<path d="M150 86-70 ${random.whole(10, 40)}V140ZM150 86 370 20V150Z" fill="${c.metal[0]}" fill-opacity=".34"/><path d="M116 118H184L204 268H96Z" fill="url(#p)"/><path d="M112 150H188L193 188H107ZM102 226H198L204 268H96Z" fill="url(#s)"/><path d="M150 118H184L204 268H150Z" fill="#000" fill-opacity=".14"/><path d="M104 108H196V122H104Z" fill="url(#m)"/><rect x="120" y="62" width="60" height="48" fill="${c.metal[0]}"/><path d="M132 62V108M168 62V108" stroke="${c.ink}" stroke-width="5"/><path d="M112 64 150 24 188 64Z" fill="url(#m)"/><circle cx="150" cy="22" r="8" fill="url(#b)"/><path d="M-40 420V272Q60 244 150 262T340 258V420Z" fill="${c.ink}"/><path d="M-40 288Q30 272 100 288T240 288 360 282" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>`;
var teapot = (random, c) => `${shade(148, 266, 104)}<path d="M226 158C282 134 288 226 214 226" fill="none" stroke="url(#s)" stroke-width="19"/><path d="M86 178Q40 168 26 122L10 108 44 104Q60 138 96 142Z" fill="url(#s)"/>${raised("M68 180C68 122 108 102 148 102S230 122 230 180C230 228 196 260 148 260S68 228 68 180Z", "url(#s)")}<path d="M92 122Q148 80 204 122Q148 138 92 122Z" fill="url(#m)"/><circle cx="148" cy="86" r="15" fill="url(#b)"/><path d="M72 206Q148 236 226 206" fill="none" stroke="url(#m)" stroke-width="8"/><circle cx="148" cy="172" r="22" fill="${c.paper}" fill-opacity=".85"/>${shine("M88 174C90 148 104 132 122 126", 8, 0.7)}<path d="M22 84q-16-20 0-36t0-34M52 76q-12-16 0-28t0-28" transform="translate(${random.whole(-2, 6)} 0)" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`;
var bird = (random, c) => `<g transform="translate(${random.pick(["0 0", "300 0) scale(-1 1"])})"><path d="M40 108 116 150 84 190Z" fill="${c.metal[0]}"/><path d="M40 108 10 132 58 134Z" fill="${c.metal[2]}"/><path d="M84 190 116 150 236 196 150 262Z" fill="${c.second[2]}"/><path d="M116 150 168 20 236 196Z" fill="url(#s)"/><path d="M116 150 168 20 168 168Z" fill="#fff" fill-opacity=".28"/><path d="M150 168 262 52 236 196Z" fill="${c.second[0]}"/><path d="M236 196 292 222 226 244 150 262Z" fill="url(#m)"/><path d="M84 190 150 262 140 206Z" fill="${c.metal[1]}"/></g>${glint(58, 66, 22)}`;
var horseshoe = (random, c) => {
  const shoe = "M60 54C30 190 72 268 150 268S270 190 240 54L188 66C212 160 190 212 150 212S88 160 112 66Z";
  const holes = [
    [80, 100],
    [78, 146],
    [92, 192],
    [120, 226],
    [220, 100],
    [222, 146],
    [208, 192],
    [180, 226]
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7"/>`).join("");
  return `<g transform="rotate(${random.whole(-14, 14)} 150 160)">${raised(shoe, "url(#m)")}<g fill="${c.ink}" fill-opacity=".75">${holes}</g>${shine("M66 96C58 150 66 200 92 232", 6, 0.6)}<path d="M50 40H118V68H50ZM182 40H250V68H182Z" fill="url(#m)" stroke="${c.metal[2]}" stroke-width="3"/></g>${gradient("z", c.leaf)}<path d="M150 176C122 152 116 132 130 124 142 118 148 126 150 134 152 126 158 118 170 124 184 132 178 152 150 176Z" fill="url(#z)"/><path d="M150 128C132 104 134 86 150 84S168 104 150 128Z" fill="url(#z)"/>`;
};
var octopus = (random, c) => `<g transform="translate(0 ${random.whole(-4, 4)})"><path d="M96 176Q60 230 22 214M110 196Q96 268 48 276M134 204Q140 276 104 292M204 176Q240 230 278 214M190 196Q204 268 252 276M166 204Q160 276 196 292" fill="none" stroke="${c.second[2]}" stroke-width="24" stroke-linecap="round"/>${raised("M150 24C214 24 250 72 242 128 238 164 220 176 212 212H88C80 176 62 164 58 128 50 72 86 24 150 24Z", "url(#s)")}<path d="M100 204Q92 270 58 262M150 210Q150 268 150 288M200 204Q208 270 242 262" fill="none" stroke="${c.second[1]}" stroke-width="22" stroke-linecap="round"/><circle cx="116" cy="140" r="25" fill="#fff"/><circle cx="184" cy="140" r="25" fill="#fff"/><circle cx="120" cy="144" r="13" fill="${c.ink}"/><circle cx="180" cy="144" r="13" fill="${c.ink}"/><path d="M132 182Q150 196 168 182" fill="none" stroke="${c.ink}" stroke-width="6" stroke-linecap="round"/>${shine("M84 104C86 74 106 54 130 48", 10)}<circle cx="190" cy="72" r="10" fill="${c.metal[1]}"/><circle cx="212" cy="96" r="7" fill="${c.metal[1]}"/><circle cx="166" cy="54" r="6" fill="${c.metal[1]}"/></g>`;

// app/ui/art/motifs/goods-shelf.ts
var PROMO = [
  ["welcome|newbie|first|birthday|gift|present", [gift]],
  ["reload|deposit|monday", [wallet]],
  ["rebate|cashback|back", [rebate]],
  ["app|phone|pocket|install", [phone]],
  ["invite|friend|refer", [friends]],
  ["master|league|ranking|race|season|tournament|leaderboard", [podium]],
  ["spin", [spins]],
  ["point|reward|lasting|always", [voucher, bonus]]
];
var GOODS = {
  motifs: [gift, voucher, headphones, watch, mug, bag],
  hints: [
    ["spin", [spins]],
    ["bonus|cash|money", [bonus]],
    ["voucher|coupon|ticket", [voucher]],
    ["mug|cup|bottle|flask", [mug]],
    ["card", [fan]],
    ["tea", [teapot]],
    ["umbrella", [umbrella]],
    ["mahjong|tile", [tiles]],
    ["power|charger|battery", [power]],
    ["phone|tablet", [phone]],
    ["headphone|earbud|speaker|audio", [headphones]],
    ["football|ball", [football]],
    ["bag|suitcase|luggage", [bag]],
    ["lantern|lamp", [lantern]],
    ["watch|clock", [watch]]
  ]
};

// app/ui/art/motifs/lottery.ts
var BALL = `<defs><g id="u"><ellipse cx="5" cy="49" rx="40" ry="8" fill="#000" fill-opacity=".3"/><circle r="50"/><circle cx="-3" cy="-2" r="27" fill="#fff"/><ellipse cx="-20" cy="-31" rx="15" ry="8" fill="#fff" fill-opacity=".7" transform="rotate(-34 -20 -31)"/></g></defs>`;
function ball(x, y, r, number, fill) {
  return `<use href="#u" transform="translate(${x} ${y}) scale(${r / 50})" fill="${fill}"/><text x="${n(x - r * 0.06)}" y="${n(y + r * 0.2)}" font-size="${n(r * 0.66)}">${number}</text>`;
}
var text = (ink, body) => `<g font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Liberation Sans',sans-serif" font-weight="800" text-anchor="middle" fill="${ink}">${BALL}${body}</g>`;
var draw = (random, c) => text(
  c.ink,
  ball(70, 104, 44, random.whole(1, 9), "url(#c)") + ball(230, 94, 50, random.whole(10, 49), "url(#b)") + ball(72, 226, 54, random.whole(10, 49), "url(#b)") + ball(246, 216, 42, random.whole(1, 9), "url(#c)") + ball(152, 160, 80, random.whole(10, 49), random.pick(["url(#c)", "url(#b)"]))
);
var ring2 = (random, c) => {
  let balls = "";
  for (let i = 0; i < 7; i += 1) {
    const angle = (i * 360 / 7 - 90) * (Math.PI / 180);
    balls += ball(
      n(150 + Math.cos(angle) * 98),
      n(150 + Math.sin(angle) * 98),
      37,
      random.whole(1, 49),
      i % 2 ? "url(#c)" : "url(#b)"
    );
  }
  return text(
    c.ink,
    `<circle cx="150" cy="150" r="98" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="84"/>${balls}<path d="M150 104l13 30 33 3-25 22 8 32-29-17-29 17 8-32-25-22 33-3Z" fill="url(#m)"/>`
  );
};
var ticket = (random, c) => {
  const numbers = Array.from({ length: 8 }, (_, at) => {
    const x = 86 + at % 4 * 43;
    const y = 138 + Math.floor(at / 4) * 46;
    const hit = at === random.whole(0, 3) || at === 5;
    return `<circle cx="${x}" cy="${y}" r="18" fill="${hit ? "url(#c)" : "#fff"}"/><text x="${x}" y="${y + 6}" font-size="17" fill="${hit ? "#fff" : c.ink}">${random.whole(1, 49)}</text>`;
  }).join("");
  const shape = "M52 52H248A14 14 0 0 1 262 66V128A20 20 0 0 0 262 168V236A14 14 0 0 1 248 250H52A14 14 0 0 1 38 236V168A20 20 0 0 0 38 128V66A14 14 0 0 1 52 52Z";
  return text(
    c.ink,
    `<g transform="rotate(${random.whole(-12, -5)} 150 150)"><path d="${shape}" fill="#000" fill-opacity=".35" transform="translate(7 10)"/><path d="${shape}" fill="url(#m)"/><path d="M66 84H180" stroke="${c.ink}" stroke-opacity=".7" stroke-width="12" stroke-linecap="round"/><path d="M66 104H128" stroke="${c.ink}" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"/>${numbers}<path d="M66 226H234" stroke="${c.ink}" stroke-opacity=".5" stroke-width="16" stroke-dasharray="3 4 7 3 2 5"/></g>`
  );
};
var globe = (random, c) => {
  const spots = [
    [104, 176, 27],
    [150, 188, 29],
    [196, 178, 27],
    [126, 140, 25],
    [178, 138, 26],
    [150, 98, 23],
    [104, 104, 19],
    [206, 110, 20]
  ];
  const balls = spots.map(([x, y, r], at) => ball(x, y, r, random.whole(1, 49), at % 3 ? "url(#b)" : "url(#c)")).join("");
  return text(
    c.ink,
    `${shade(150, 278, 100)}<path d="M96 226H204L222 278H78Z" fill="url(#m)"/><path d="M86 258H214" stroke="${c.metal[2]}" stroke-width="7"/><path d="M20 138H280" stroke="${c.metal[1]}" stroke-width="16" stroke-linecap="round"/><circle cx="150" cy="138" r="110" fill="${c.ink}" fill-opacity=".4"/>${balls}<circle cx="150" cy="138" r="110" fill="#fff" fill-opacity=".1" stroke="url(#m)" stroke-width="10"/>${shine("M64 124C68 84 96 56 132 50", 11, 0.6)}`
  );
};
var sheet = (random, c) => {
  const start = random.whole(1, 24);
  const marked = /* @__PURE__ */ new Set([random.whole(0, 4), random.whole(5, 9), random.whole(10, 14), random.whole(15, 19)]);
  const places = Array.from({ length: 20 }, (_, at) => [62 + at % 5 * 44, 88 + Math.floor(at / 5) * 46]);
  const plain = places.map(([x, y]) => `M${x - 19} ${y - 19}h38v38h-38Z`).join("");
  const rings = places.map(
    ([x, y], at) => marked.has(at) ? `<circle cx="${x}" cy="${y}" r="22" fill="url(#c)"/>` : ""
  );
  const figures = places.map(([x, y], at) => `<text x="${x}" y="${y + 6}"${marked.has(at) ? ' fill="#fff"' : ""}>${start + at}</text>`).join("");
  const cells2 = `<path d="${plain}" fill="#fff" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>${rings.join("")}<g font-size="17">${figures}</g>`;
  return text(
    c.ink,
    `<g transform="rotate(${random.whole(-10, -4)} 150 150)"><rect x="26" y="20" width="248" height="260" rx="18" fill="#000" fill-opacity=".32" transform="translate(7 10)"/><rect x="26" y="20" width="248" height="260" rx="18" fill="url(#m)"/><path d="M44 44H150" stroke="${c.ink}" stroke-opacity=".6" stroke-width="12" stroke-linecap="round"/><circle cx="240" cy="44" r="12" fill="url(#c)"/>${cells2}</g>`
  );
};
var lanes = (random, c) => {
  const rows = Array.from({ length: 4 }, (_, at) => {
    const y = 66 + at * 56;
    const x = random.whole(120, 236);
    return `<path d="M0 ${y}H${x - 30}" stroke="${at % 2 ? c.metal[1] : c.second[0]}" stroke-opacity=".55" stroke-width="22"/><path d="M20 ${y - 6}H${x - 50}" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>${ball(x, y, 29, at * 2 + random.whole(1, 2), at % 2 ? "url(#b)" : "url(#c)")}`;
  }).join("");
  return text(
    c.ink,
    `<g transform="skewY(-7) translate(0 20)"><path d="M-40 38H340M-40 94H340M-40 150H340M-40 206H340M-40 262H340" stroke="#fff" stroke-opacity=".3" stroke-width="3"/><path d="M262 38V262" stroke="${c.paper}" stroke-width="18" stroke-dasharray="14 14"/>${rows}</g>`
  );
};
var dials = (random, c) => {
  const dial = (x, y, r, fill) => `<circle cx="${x + 4}" cy="${y + 7}" r="${r}" fill="#000" fill-opacity=".3"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#m)"/><circle cx="${x}" cy="${y}" r="${n(r * 0.8)}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.9)}" fill="none" stroke="${c.ink}" stroke-width="${n(r * 0.1)}" stroke-dasharray="2 ${n(r * 0.52)}"/><text x="${x}" y="${n(y + r * 0.32)}" font-size="${n(r * 0.92)}" fill="#fff">${random.whole(0, 9)}</text>`;
  return text(
    c.ink,
    dial(70, 92, 54, "url(#s)") + dial(230, 88, 54, "url(#s)") + dial(62, 222, 46, c.ink) + dial(240, 220, 46, c.ink) + dial(150, 158, 76, "url(#s)")
  );
};
var cubes = (random, c) => `${shade(150, 268, 118)}<g transform="translate(3 8)" opacity=".4">${dieFace(92, 96, 104, -16, 1, "#000")}</g>${dieFace(92, 96, 104, random.whole(-20, -10), random.whole(1, 6), c.ink)}${dieFace(218, 132, 98, random.whole(10, 20), random.whole(1, 6), c.second[2])}${dieFace(132, 214, 110, random.whole(-6, 8), random.whole(1, 6), c.ink)}${glint(240, 62, 24)}`;

// app/ui/art/motifs/relics.ts
var crown = (random, c) => `<g transform="rotate(${random.whole(-8, 8)} 150 170)">${shade(150, 272, 116)}<path d="M38 232Q150 196 262 232 280 270 240 276H60Q20 270 38 232Z" fill="url(#s)"/><path d="M64 128Q150 160 236 128V214Q150 246 64 214Z" fill="${c.metal[2]}"/>${raised("M42 92 96 148 150 46 204 148 258 92 236 220Q150 250 64 220Z", "url(#m)", ' stroke-linejoin="round"')}<path d="M66 198Q150 226 234 198" fill="none" stroke="${c.metal[2]}" stroke-width="6"/><circle cx="42" cy="84" r="14" fill="url(#c)"/><circle cx="258" cy="84" r="14" fill="url(#c)"/><circle cx="150" cy="36" r="18" fill="url(#c)"/><path d="M150 120 172 156 150 190 128 156Z" fill="url(#s)" stroke="${c.paper}" stroke-width="4"/><circle cx="92" cy="180" r="11" fill="${c.paper}"/><circle cx="208" cy="180" r="11" fill="${c.paper}"/></g>${glint(86, 66, 22)}`;
var crest = (random, c) => {
  const blade = `<g id="o"><path d="M44 30 60 26 216 220 204 232Z" fill="url(#p)"/><path d="M52 28 210 226" stroke="${c.ink}" stroke-opacity=".35" stroke-width="3"/><path d="M186 240 230 200" stroke="url(#m)" stroke-width="14" stroke-linecap="round"/><path d="M214 226 246 266" stroke="${c.metal[2]}" stroke-width="14" stroke-linecap="round"/></g>`;
  const charge = random.pick([
    `<path d="${starPath(150, 146, 46)}" fill="url(#m)"/>`,
    `<path d="M104 176V124L128 146 150 108 172 146 196 124V176Z" fill="url(#m)"/>`,
    `<path d="M150 96C176 122 186 140 186 158A36 36 0 0 1 114 158C114 140 124 122 150 96Z" fill="url(#m)"/>`
  ]);
  const plate = "M70 66Q150 84 230 66V150Q226 228 150 264 74 228 70 150Z";
  return `${blade}<use href="#o" transform="matrix(-1 0 0 1 300 0)"/>${raised(plate, "url(#s)", ' stroke="url(#m)" stroke-width="13" stroke-linejoin="round"')}<path d="M150 76Q190 76 226 70V150Q222 226 150 260Z" fill="#000" fill-opacity=".2"/>${charge}${shine("M84 86V148Q86 178 100 204", 5, 0.5)}`;
};
var mask = (random, c) => {
  const face2 = "M24 130C70 104 116 112 150 132 184 112 230 104 276 130 280 194 240 232 200 228 172 224 160 196 150 188 140 196 128 224 100 228 60 232 20 194 24 130Z";
  const plume = (turn, fill) => `<path d="M150 136C120 96 116 52 150 4 184 52 180 96 150 136Z" transform="rotate(${turn} 150 150)" fill="${fill}"/>`;
  return `<g transform="rotate(${random.whole(-8, 8)} 150 150)">${plume(-56, c.second[2])}${plume(56, c.second[2])}${plume(-30, "url(#s)")}${plume(30, "url(#s)")}${plume(0, "url(#c)")}${raised(face2, "url(#m)")}<path d="M58 164C82 142 116 146 130 170 112 190 74 192 58 164ZM242 164C218 142 184 146 170 170 188 190 226 192 242 164Z" fill="${c.ink}" stroke="${c.metal[2]}" stroke-width="6"/><path d="M150 108 166 134 150 160 134 134Z" fill="url(#s)" stroke="${c.paper}" stroke-width="4"/><path d="M40 142C60 128 90 124 112 132" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/><path d="M64 204q10 12 26 12M236 204q-10 12-26 12" fill="none" stroke="${c.metal[2]}" stroke-width="6" stroke-linecap="round"/></g>`;
};
var chest = (random, c) => {
  const heap = Array.from(
    { length: 9 },
    (_, at) => `<circle cx="${66 + at * 21}" cy="${142 - Math.round(Math.sin(at / 8 * Math.PI) * 26) + random.whole(-6, 6)}" r="19" fill="url(#b)" stroke="${c.metal[2]}" stroke-width="2"/>`
  ).join("");
  return `${shade(150, 270, 128)}<path d="M44 126C40 66 62 36 84 34H216C238 36 260 66 256 126Z" fill="${c.second[2]}" stroke="url(#m)" stroke-width="10"/><path d="M62 124C60 84 74 56 92 54H208C226 56 240 84 238 124Z" fill="${c.ink}"/>${heap}<path d="M150 96 172 122 150 152 128 122Z" fill="url(#s)" stroke="#fff" stroke-opacity=".6" stroke-width="3"/><path d="M34 148H266L254 262H46Z" fill="url(#s)"/><path d="M34 148H266L263 174H37ZM86 148H112L116 262H92ZM188 148H214L208 262H184Z" fill="url(#m)"/><rect x="126" y="156" width="48" height="50" rx="8" fill="${c.metal[1]}" stroke="${c.metal[2]}" stroke-width="4"/><path d="M150 172v18" stroke="${c.ink}" stroke-width="9" stroke-linecap="round"/>${glint(98, 112, 22)}${glint(216, 92, 16)}`;
};
var book = (random, c) => {
  const sign = random.pick([
    `<path d="${starPath(0, 0, 46, 8, 0.5)}" fill="url(#m)"/><circle r="14" fill="url(#c)"/>`,
    `<path d="M-52 0Q0-52 52 0 0 52-52 0Z" fill="url(#m)"/><circle r="21" fill="${c.ink}"/><circle cx="-6" cy="-6" r="6" fill="#fff"/>`,
    `<path d="M14-46A48 48 0 1 0 46 14 38 38 0 0 1 14-46Z" fill="url(#m)"/>`
  ]);
  return `<g transform="rotate(-9 150 150)"><path d="M78 46H244V262H78Z" fill="#000" fill-opacity=".35"/><path d="M70 36Q56 36 56 56V256Q56 268 70 268H240V40Z" fill="${c.second[2]}"/><path d="M70 240H236V262H74Q62 262 62 251T70 240Z" fill="${c.paper}"/><path d="M68 247H236M68 254H236" stroke="${c.metal[2]}" stroke-opacity=".6" stroke-width="2"/><path d="M70 32H240V240H70Q56 242 56 256V50Q56 32 70 32Z" fill="url(#s)"/><path d="M80 32V240" stroke="#000" stroke-opacity=".25" stroke-width="5"/><rect x="98" y="50" width="126" height="172" rx="6" fill="none" stroke="url(#m)" stroke-width="6"/><path d="M212 32H240V62ZM240 210V240H210Z" fill="url(#m)"/><g transform="translate(161 136)">${sign}</g></g>${glint(72, 60, 22)}`;
};
var flask = (random, c) => `${shade(150, 270, 92)}<g transform="rotate(${random.whole(-8, 10)} 150 170)"><path d="M124 36H176V104C222 118 244 150 244 186 244 238 204 270 150 270S56 238 56 186C56 150 78 118 124 104Z" fill="#fff" fill-opacity=".2" stroke="${c.paper}" stroke-opacity=".75" stroke-width="6"/><path d="M66 180Q108 158 150 180T234 180C234 232 198 260 150 260S66 232 66 180Z" fill="url(#s)"/><circle cx="116" cy="212" r="14" fill="#fff" fill-opacity=".4"/><circle cx="176" cy="226" r="20" fill="#fff" fill-opacity=".26"/><circle cx="162" cy="194" r="8" fill="#fff" fill-opacity=".5"/><circle cx="146" cy="144" r="9" fill="${c.second[0]}"/><circle cx="164" cy="112" r="6" fill="${c.second[0]}"/><rect x="112" y="28" width="76" height="20" rx="9" fill="url(#m)"/><rect x="130" y="4" width="40" height="28" rx="8" fill="${c.metal[2]}"/>${shine("M78 176C80 152 96 132 122 122", 8, 0.75)}</g>${glint(230, 84, 24)}${glint(60, 104, 14)}`;
var clock = (random, c) => `<g transform="translate(214 214) rotate(${random.whole(0, 40)})">${around("q", 8, 0, 0, `<path d="M-11-74H11L14-48H-14Z" fill="${c.metal[2]}"/>`)}<circle r="56" fill="${c.metal[2]}"/><circle r="22" fill="${c.ink}"/></g><circle cx="146" cy="154" r="112" fill="#000" fill-opacity=".3"/><circle cx="140" cy="144" r="112" fill="url(#m)"/><circle cx="140" cy="144" r="92" fill="url(#p)"/><g id="o">${around("r", 12, 140, 144, `<path d="M140 62V74" stroke="${c.ink}" stroke-width="7" stroke-linecap="round"/>`)}</g><path d="M140 144V86M140 144 184 166" stroke="${c.ink}" stroke-width="9" stroke-linecap="round"/><path d="M140 144 98 196" stroke="${c.second[1]}" stroke-width="5" stroke-linecap="round"/><circle cx="140" cy="144" r="12" fill="url(#c)"/>${shine("M52 116Q70 70 116 52", 7, 0.6)}`;
var key = (random, c) => `<g transform="rotate(${random.whole(-52, -32)} 150 150)">${raised("M130 116H290V146H274V184H252V146H232V172H210V146H130Z", "url(#m)")}<circle cx="88" cy="132" r="72" fill="url(#m)"/><circle cx="88" cy="132" r="46" fill="${c.ink}" fill-opacity=".8"/>${around("o", 6, 88, 132, `<circle cx="88" cy="72" r="9" fill="url(#c)"/>`)}<path d="M88 94 116 132 88 170 60 132Z" fill="url(#s)"/><path d="M88 94 98 132 88 170 60 132Z" fill="#fff" fill-opacity=".3"/></g>${glint(64, 66, 24)}`;

// app/ui/art/motifs/beasts.ts
var face = (half) => `<g id="o">${half}</g><use href="#o" transform="matrix(-1 0 0 1 300 0)"/>`;
var HEADS = {
  fox: {
    ear: "M178 92 252 18 262 128Z",
    head: "M150 74C196 74 240 96 262 128 256 190 206 222 150 280Z",
    cheek: "M262 128C252 186 206 220 150 280V206C176 196 226 170 262 128Z"
  },
  cat: {
    ear: "M196 72 254 30 266 120Z",
    head: "M150 62C206 58 258 96 262 156 262 214 208 260 150 262Z",
    cheek: "M150 200C184 184 214 206 204 232 192 256 168 260 150 260Z"
  },
  bear: {
    ear: "M196 84C190 40 236 24 258 50 276 78 256 104 234 110Z",
    head: "M150 66C214 66 258 108 258 164 258 222 206 262 150 262Z",
    cheek: "M150 172C186 166 208 192 206 216 202 244 176 252 150 252Z"
  },
  wolf: {
    ear: "M186 84 234 8 256 118Z",
    head: "M150 66C196 66 234 84 252 116L282 168 240 182 252 214 206 214 150 284Z",
    cheek: "M282 168 240 182 252 214 206 214 150 284V196C190 190 232 178 282 168Z"
  }
};
var beast = (kind) => (random, c) => {
  const { ear, head, cheek } = HEADS[kind ?? random.pick(["fox", "cat", "bear", "wolf"])];
  const stripes = kind === "cat" ? `<path d="M150 74V108M180 80 172 110M250 150 222 158M248 182 224 178" stroke="${c.ink}" stroke-width="9" stroke-linecap="round"/>` : "";
  const half = `<path d="${ear}" fill="${c.metal[2]}"/><path d="${ear}" transform="translate(78 34) scale(.64)" fill="${c.ink}"/><path d="${head}" fill="url(#m)"/><path d="${cheek}" fill="${c.paper}"/><path d="M150 74C176 90 184 130 166 206H150Z" fill="#fff" fill-opacity=".28"/>${stripes}<path d="M178 158C192 138 222 138 234 150 222 168 196 174 178 158Z" fill="${c.ink}"/><circle cx="206" cy="155" r="9" fill="url(#c)"/><path d="M170 142 226 124" stroke="${c.ink}" stroke-width="7" stroke-linecap="round"/>`;
  return `<g transform="rotate(${random.whole(-5, 5)} 150 150)"><path d="M150 66C214 66 258 108 258 164 258 222 206 270 150 270S42 222 42 164C42 108 86 66 150 66Z" fill="#000" fill-opacity=".3" transform="translate(6 12)"/>${face(half)}<path d="M128 214Q150 202 172 214 170 236 150 244 130 236 128 214Z" fill="${c.ink}"/><path d="M138 216q8-5 16-3" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round" fill="none"/></g>`;
};
var anyBeast = beast(null);
var fox = beast("fox");
var cat = beast("cat");
var bear = beast("bear");
var wolf = beast("wolf");
var owl = (random, c) => `<g transform="translate(0 ${random.whole(-4, 4)})">${raised("M150 54C186 54 220 28 248 26 240 60 252 92 252 140 252 222 206 276 150 276S48 222 48 140C48 92 60 60 52 26 80 28 114 54 150 54Z", "url(#s)")}${face(`<path d="M252 140C238 176 240 232 190 262 254 250 272 190 252 140Z" fill="${c.second[2]}"/><circle cx="198" cy="120" r="50" fill="url(#m)"/><circle cx="196" cy="120" r="34" fill="${c.paper}"/><circle cx="194" cy="120" r="20" fill="${c.ink}"/><circle cx="187" cy="112" r="7" fill="#fff"/><path d="M160 196q16 18 32 0M160 226q12 14 26 0" fill="none" stroke="${c.metal[1]}" stroke-width="7" stroke-linecap="round"/>`)}<path d="M150 126 170 150 150 182 130 150Z" fill="url(#m)"/></g>`;
var wings = (random, c) => {
  const feather = (turn, length, fill) => `<path d="M0 0C30-34 ${length - 40}-44 ${length} 0 ${length - 40} 24 30 22 0 0Z" transform="translate(164 176) rotate(${turn})" fill="${fill}"/>`;
  const wing = `${feather(14, 125, c.second[2])}${feather(-6, 141, "url(#s)")}${feather(-26, 154, c.second[1])}${feather(-46, 159, "url(#s)")}${feather(-64, 147, c.metal[2])}`;
  return `<g transform="translate(0 ${random.whole(0, 8)})">${face(wing)}${raised("M150 66C172 112 206 136 206 186 206 232 180 262 150 262S94 232 94 186C94 136 128 112 150 66Z", "url(#m)")}<path d="M150 128C164 156 180 170 180 200 180 228 166 246 150 246S120 228 120 200C120 170 136 156 150 128Z" fill="url(#c)"/><path d="M134 214Q132 186 146 168" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round" fill="none"/></g>`;
};

// app/ui/art/motifs/nature.ts
var fruit = (random, c) => {
  const own = ballGradient("y", c.berry) + gradient("z", c.leaf);
  const leaf = (x, y, turn, size) => `<path d="M0 0C18-30 56-34 92-12 62 16 22 18 0 0Z" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="url(#z)"/>`;
  const gleam = (x, y, size) => `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.6}" transform="rotate(-30 ${x} ${y})" fill="#fff" fill-opacity=".75"/>`;
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
    [150, 256]
  ].map(([x, y]) => `<use href="#o" x="${x}" y="${y}"/>`).join("");
  const kinds = [
    `<path d="M96 196Q112 96 198 44Q180 120 208 196" fill="none" stroke="${c.leaf[2]}" stroke-width="10" stroke-linecap="round"/>${leaf(196, 46, 168, 1.25)}${leaf(200, 46, 24, 0.9)}<circle cx="94" cy="206" r="60" fill="url(#y)"/><circle cx="212" cy="212" r="56" fill="url(#y)"/>${gleam(72, 180, 18)}${gleam(192, 188, 17)}`,
    `<path d="M150 104Q150 60 178 30" fill="none" stroke="${c.leaf[2]}" stroke-width="10" stroke-linecap="round"/>${leaf(152, 74, 190, 1.1)}${leaf(156, 74, -6, 1.15)}<defs><g id="o"><circle r="27" fill="url(#c)"/><ellipse cx="-9" cy="-10" rx="8" ry="5" fill="#fff" fill-opacity=".7"/></g></defs>${grapes}`,
    `${gradient("x", c.amber)}${leaf(160, 66, -24, 1.3)}<circle cx="156" cy="166" r="112" fill="#000" fill-opacity=".3"/><circle cx="150" cy="158" r="112" fill="url(#x)"/><circle cx="150" cy="158" r="97" fill="${c.paper}"/>${around("o", 9, 150, 158, `<path d="M150 146 118 78Q150 60 182 78Z" fill="url(#x)" stroke="url(#x)" stroke-width="6" stroke-linejoin="round"/>`)}${shine("M62 120Q84 74 128 58", 8)}`,
    `<path d="M26 112A130 130 0 0 0 274 112Z" fill="url(#z)" transform="rotate(-14 150 150) translate(0 20)"/><g transform="rotate(-14 150 150) translate(0 20)"><path d="M40 112A114 114 0 0 0 260 112Z" fill="${c.paper}"/><path d="M54 112A100 100 0 0 0 246 112Z" fill="url(#y)"/><path d="M104 136v16M150 134v16M196 136v16M126 170v14M174 170v14" stroke="${c.ink}" stroke-width="9" stroke-linecap="round"/></g>${leaf(212, 66, -30, 0.8)}`
  ];
  return own + random.pick(kinds);
};
var flower = (random, c) => {
  const petal = (id, high, half) => `<path id="${id}" d="M150 236C${150 - half} ${n(236 - high * 0.4)} ${n(150 - half * 0.8)} ${n(236 - high * 0.8)} 150 ${236 - high} ${n(150 + half * 0.8)} ${n(236 - high * 0.8)} ${150 + half} ${n(236 - high * 0.4)} 150 236Z"/>`;
  const leaves = (id, turns, fill) => `<g fill="${fill}" stroke="#fff" stroke-opacity=".28" stroke-width="2">${turns.map((turn) => `<use href="#${id}" transform="rotate(${turn} 150 236)"/>`).join("")}</g>`;
  const [back, front] = random.pick([
    ["s", "m"],
    ["m", "s"]
  ]);
  return `<ellipse cx="150" cy="252" rx="132" ry="26" fill="${c.ink}" fill-opacity=".45"/><defs>${petal("o", 188, 56)}${petal("q", 126, 44)}</defs>${leaves("q", [-84, 84], c.second[2])}${leaves("o", [-46, 46, -24, 24, 0], `url(#${back})`)}${leaves("q", [-64, 64, -34, 34, -12, 12], `url(#${front})`)}<path d="M60 246Q150 268 240 246" stroke="${c.metal[0]}" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"/>`;
};
var flame = (random, c) => {
  const body = "M150 24C166 84 236 112 236 188 236 244 196 276 150 276S64 244 64 188C64 150 84 130 98 104 104 128 114 138 126 140 112 98 132 60 150 24Z";
  const flip = random.pick([1, -1]);
  return `${gradient("y", c.berry)}${shade(150, 276, 96)}<g transform="translate(${flip < 0 ? 300 : 0} 0) scale(${flip} 1)"><path d="${body}" fill="url(#y)"/><path d="${body}" transform="translate(46 86) scale(.69)" fill="url(#m)"/><path d="${body}" transform="translate(94 170) scale(.38)" fill="${c.paper}"/>${shine("M84 196C84 166 98 150 106 132", 7, 0.4)}<path d="M236 74C246 96 264 102 262 122 260 138 236 138 234 122 233 106 240 96 236 74ZM58 58C64 76 78 80 76 94 74 106 56 106 56 94 55 82 60 74 58 58Z" fill="url(#m)"/></g>`;
};
var clover = (random, c) => `${gradient("z", c.leaf)}<path d="M150 160Q164 232 128 284" fill="none" stroke="${c.leaf[2]}" stroke-width="14" stroke-linecap="round"/><g transform="rotate(${random.whole(-18, 18)} 150 146)"><g transform="translate(6 10)" opacity=".3"><circle cx="150" cy="146" r="104"/></g>${around("o", 4, 150, 146, `<path d="M150 146C96 96 78 62 106 42 130 26 148 42 150 58 152 42 170 26 194 42 222 62 204 96 150 146Z" fill="url(#z)" stroke="${c.metal[1]}" stroke-width="6" stroke-linejoin="round"/><path d="M150 134V76" stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>`)}</g><circle cx="150" cy="146" r="15" fill="url(#b)"/>${glint(64, 62, 26)}`;
var tree = (random, c) => {
  const spots = [
    [92, 108],
    [134, 66],
    [188, 80],
    [222, 132],
    [160, 128],
    [116, 158],
    [190, 170]
  ].map(
    ([x, y], at) => `<circle cx="${x}" cy="${y}" r="${13 + at * 5 % 7}" fill="url(#${random.pick(["b", "b", "y"])})"/>`
  ).join("");
  return `${gradient("z", c.leaf)}${ballGradient("y", c.berry)}<path d="M-40 300Q150 214 340 300Z" fill="${c.leaf[2]}"/>${shade(158, 266, 84)}<path d="M132 268Q142 214 120 176L150 196 186 168Q164 214 176 268Z" fill="${c.metal[2]}"/><path d="M150 22C196 18 212 50 214 58 256 66 270 112 248 140 256 182 212 202 186 190 166 208 132 206 116 192 78 204 42 178 54 140 30 106 54 66 90 60 96 40 120 22 150 22Z" fill="url(#z)"/>${shine("M72 126C62 98 80 78 104 76", 8, 0.35)}${spots}`;
};
var storm = (random, c) => `<g transform="translate(0 ${random.whole(-4, 6)})"><path d="M168 120 96 214H140L116 290 214 178H164L196 120Z" fill="#000" fill-opacity=".3" transform="translate(7 9)"/><path d="M168 120 96 214H140L116 290 214 178H164L196 120Z" fill="url(#m)"/><path d="M78 162C30 162 20 106 62 94 62 46 124 26 152 60 190 34 238 58 232 98 274 106 272 162 228 162Z" fill="url(#s)"/><path d="M82 150C46 148 44 116 74 112" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/><path d="M60 190 44 226M250 190 232 232M224 250 216 270M76 246 68 264" stroke="${c.glow}" stroke-width="7" stroke-linecap="round"/></g>`;
var butterfly = (random, c) => {
  const wing = `<g id="o"><path d="M152 150C166 74 232 20 270 48 294 72 262 150 158 162Z" fill="url(#s)" stroke="${c.ink}" stroke-width="7"/><path d="M156 160C214 148 262 176 250 220 238 258 178 244 152 178Z" fill="url(#m)" stroke="${c.ink}" stroke-width="7"/><path d="M172 142C190 98 224 68 246 70" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"/><circle cx="232" cy="98" r="14" fill="url(#b)"/><circle cx="216" cy="206" r="16" fill="url(#c)"/></g>`;
  return `<g transform="rotate(${random.whole(-18, 18)} 150 150)">${wing}<use href="#o" transform="matrix(-1 0 0 1 300 0)"/><path d="M150 106C162 112 160 214 150 226 140 214 138 112 150 106Z" fill="${c.ink}"/><path d="M148 108Q138 66 112 52M152 108Q162 66 188 52" fill="none" stroke="${c.ink}" stroke-width="5" stroke-linecap="round"/></g>`;
};

// app/ui/art/motifs/sea.ts
function bubbles(random, count) {
  let out = "";
  for (let i = 0; i < count; i += 1) {
    const r = n(random.between(4, 15));
    const x = n(random.between(16, 284));
    const y = n(random.between(6, 290));
    out += `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/>`;
  }
  return out;
}
var RAYS = `<path d="M-40-60 60-60 170 330 60 330ZM90-60 140-60 330 330 250 330Z" fill="#fff" fill-opacity=".09"/>`;
function fish(body, fin) {
  return `<path d="M62 0Q84-44 116-52 104 0 116 52 84 44 62 0Z" fill="${fin}"/><path d="M-28-40Q8-86 52-74 40-52 44-30Z" fill="${fin}"/><path d="M-8 40Q12 72 42 70 34 50 34 34Z" fill="${fin}"/><path d="M-104 6C-80-42-34-56 4-52 40-48 66-22 78 0 66 24 38 48 0 50-40 52-82 40-104 6Z" fill="${body}"/><path d="M-38-48Q-14 0-40 47M-4-52Q18 0-4 50M30-44Q46 0 30 42" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/><path d="M-100 6Q-84 14-70 10" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/><circle cx="-64" cy="-12" r="13" fill="#fff"/><circle cx="-67" cy="-12" r="7.5" fill="#111"/><circle cx="-69" cy="-15" r="2.5" fill="#fff"/><path d="M-84-22C-56-46-20-50 8-46" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>`;
}
var bigFish = (random) => `${RAYS}${bubbles(random, 6)}<g transform="translate(152 152) rotate(${random.whole(-12, 8)}) scale(1.08)">${fish("url(#m)", "url(#s)")}</g>`;
var shoal = (random) => `${RAYS}${bubbles(random, 4)}<g transform="translate(214 224) scale(.62)"><g id="o">${fish("url(#s)", "url(#m)")}</g></g><use href="#o" transform="translate(206 76) scale(.5)" opacity=".75"/><g transform="translate(112 146) scale(.92)">${fish("url(#m)", "url(#s)")}</g>`;
var jelly = (random, c) => {
  const arms = [-64, -38, -12, 14, 40, 66].map((x, at) => {
    const length = 96 + at * 37 % 44;
    return `<path d="M${150 + x} 152q${at % 2 ? 18 : -18} ${length / 3} 0 ${length * 0.6}t${at % 2 ? 6 : -6} ${length * 0.5}" fill="none" stroke="url(#m)" stroke-width="${at % 2 ? 5 : 8}" stroke-opacity=".8" stroke-linecap="round"/>`;
  }).join("");
  return `${RAYS}${bubbles(random, 7)}${arms}<path d="M46 158C40 72 96 30 150 30S260 72 254 158Q240 172 228 158 214 172 202 158 188 174 176 158 163 174 150 158 137 174 124 158 112 174 98 158 86 172 72 158 60 172 46 158Z" fill="url(#s)"/><path d="M78 128C80 84 110 58 150 58" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="10" stroke-linecap="round"/><circle cx="186" cy="104" r="10" fill="${c.metal[0]}" fill-opacity=".7"/><circle cx="212" cy="126" r="6" fill="${c.metal[0]}" fill-opacity=".7"/>`;
};
var ray = (random, c) => `${RAYS}${bubbles(random, 6)}<g transform="rotate(${random.whole(-26, -8)} 150 150)"><path d="M150 214Q158 262 196 296" fill="none" stroke="${c.second[2]}" stroke-width="9" stroke-linecap="round"/><path d="M150 54C178 54 190 84 214 100 250 124 280 122 296 142 262 148 240 176 208 194 184 208 168 218 150 222 132 218 116 208 92 194 60 176 38 148 4 142 20 122 50 124 86 100 110 84 122 54 150 54Z" fill="url(#s)"/><path d="M150 74C168 74 178 96 182 124 186 160 168 196 150 206 132 196 114 160 118 124 122 96 132 74 150 74Z" fill="url(#m)"/><circle cx="128" cy="82" r="7" fill="${c.ink}"/><circle cx="172" cy="82" r="7" fill="${c.ink}"/><path d="M34 138Q76 124 104 106M266 138Q224 124 196 106" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/><path d="M132 128q18 8 36 0M132 148q18 8 36 0M136 168q14 6 28 0" fill="none" stroke="${c.metal[2]}" stroke-width="5" stroke-linecap="round"/></g>`;
var shark = (random, c) => `${RAYS}${bubbles(random, 5)}<g transform="rotate(${random.whole(-12, 6)} 150 150)"><path d="M128 96Q150 30 196 24 184 66 200 104ZM112 196Q128 246 170 258 158 226 168 192ZM236 138Q256 88 296 74 282 128 296 196 258 186 236 156Z" fill="${c.second[2]}"/><path d="M6 148C48 92 132 78 196 106 232 122 250 138 262 146 238 172 190 204 120 202 82 200 66 190 44 178L60 168Z" fill="url(#s)"/><path d="M44 178 60 168 28 158C110 176 196 172 262 146 238 172 190 204 120 202 82 200 66 190 44 178Z" fill="${c.paper}"/><path d="M50 172 60 182 68 171 78 183 86 172" fill="#fff" stroke="${c.second[2]}" stroke-width="3" stroke-linejoin="round"/><circle cx="72" cy="128" r="8" fill="${c.ink}"/><path d="M128 122q10 22 0 44M146 122q10 22 0 42M164 124q9 20 0 38" fill="none" stroke="${c.second[2]}" stroke-width="5" stroke-linecap="round"/><path d="M46 122Q100 94 160 104" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/></g>`;
var angler = (random, c) => `<circle cx="66" cy="92" r="82" fill="${c.metal[0]}" fill-opacity=".28"/><circle cx="66" cy="92" r="46" fill="${c.metal[0]}" fill-opacity=".35"/>${bubbles(random, 5)}<g transform="translate(${random.whole(-4, 6)} 0)"><path d="M154 106Q140 30 66 82" fill="none" stroke="${c.second[2]}" stroke-width="8" stroke-linecap="round"/><circle cx="66" cy="92" r="19" fill="url(#b)"/><path d="M246 172 298 124Q286 180 298 232Z" fill="url(#m)"/><path d="M150 112Q190 64 236 82 222 104 224 126ZM160 242Q186 282 226 268 212 250 212 232Z" fill="url(#m)"/><path d="M36 170C50 118 116 92 176 108 226 122 254 152 260 176 250 220 204 256 144 254 96 252 60 240 44 212Z" fill="url(#s)"/><path d="M36 170Q90 190 128 172 118 220 44 212Z" fill="${c.ink}"/><path d="M44 174 52 192 62 178 72 196 82 180 92 196 102 180 112 190 120 175M48 211 56 196 66 212 76 198 88 211 98 198 108 206" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/><circle cx="110" cy="142" r="20" fill="${c.paper}"/><circle cx="104" cy="142" r="11" fill="${c.ink}"/><circle cx="100" cy="138" r="4" fill="#fff"/><path d="M180 150q22 18 0 60M206 160q16 16 0 42" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/></g>`;
var turtle = (random, c) => `${RAYS}${bubbles(random, 5)}<g transform="rotate(${random.whole(-24, 10)} 150 150)"><path d="M96 96Q40 34 20 76 30 118 84 134ZM204 96Q252 44 278 84 262 122 216 132ZM96 206Q60 260 34 236 44 204 84 182ZM204 206Q240 258 266 232 254 202 216 182Z" fill="url(#s)"/><path d="M150 12C182 12 190 44 178 80H122C110 44 118 12 150 12Z" fill="url(#s)"/><circle cx="134" cy="38" r="6" fill="${c.ink}"/><circle cx="166" cy="38" r="6" fill="${c.ink}"/><ellipse cx="150" cy="160" rx="94" ry="106" fill="${c.metal[2]}"/><ellipse cx="147" cy="156" rx="88" ry="99" fill="url(#m)"/><path d="M150 102 186 128V176L150 204 114 176V128ZM150 102V58M186 128 224 104M186 176 222 206M150 204V254M114 176 76 206M114 128 74 104" fill="none" stroke="${c.metal[2]}" stroke-width="7" stroke-linejoin="round"/><path d="M150 110 180 132V174L150 196 120 174V132Z" fill="#fff" fill-opacity=".28"/></g>`;
var crab = (random, c) => {
  const side = `<g id="o"><path d="M216 176Q262 168 276 204M212 196Q254 202 262 238M200 212Q232 228 232 262" fill="none" stroke="url(#y)" stroke-width="13" stroke-linecap="round"/><path d="M206 148Q250 140 246 96" fill="none" stroke="url(#y)" stroke-width="16" stroke-linecap="round"/><path d="M236 108C196 92 202 34 250 26L240 66 270 36C296 74 278 110 236 108Z" fill="url(#y)"/><path d="M178 126 186 88" stroke="${c.berry[2]}" stroke-width="9" stroke-linecap="round"/><circle cx="188" cy="82" r="15" fill="#fff"/><circle cx="186" cy="82" r="8" fill="${c.ink}"/></g>`;
  return `${gradient("y", c.berry)}${RAYS}${bubbles(random, 6)}<g transform="rotate(${random.whole(-6, 6)} 150 170)">${side}<use href="#o" transform="matrix(-1 0 0 1 300 0)"/><path d="M56 168C56 128 100 114 150 114S244 128 244 168 206 242 150 242 56 210 56 168Z" fill="url(#y)"/><path d="M78 156C88 132 116 126 140 126" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="8" stroke-linecap="round"/><path d="M120 196Q150 220 180 196" fill="none" stroke="${c.ink}" stroke-width="6" stroke-linecap="round"/><circle cx="204" cy="170" r="9" fill="${c.metal[0]}" fill-opacity=".6"/><circle cx="184" cy="148" r="6" fill="${c.metal[0]}" fill-opacity=".6"/><circle cx="96" cy="188" r="8" fill="${c.metal[0]}" fill-opacity=".6"/></g>`;
};
var coral = (random, c) => {
  const branch = (x, fill, size) => `<path d="M0 0C-4-60-40-60-44-110M-6-54C-2-90 22-100 18-150M2-34C20-60 50-60 56-100M14-100C30-116 36-124 36-140M-34-84C-56-92-60-104-62-122" transform="translate(${x} 300) scale(${size})" fill="none" stroke="${fill}" stroke-width="20" stroke-linecap="round"/>`;
  return `${gradient("y", c.berry)}${RAYS}${bubbles(random, 5)}${branch(62, "url(#s)", 1.3)}${branch(250, "url(#y)", 1.15)}<path d="M-40 420V282Q60 240 150 270T340 262V420Z" fill="${c.ink}" fill-opacity=".7"/>${branch(196, c.metal[1], 0.62)}<g transform="translate(${random.whole(146, 164)} 142) scale(.78)">${fish("url(#m)", "url(#s)")}</g><path d="M96 300q-14-30 0-60t0-56" fill="none" stroke="${c.leaf[1]}" stroke-width="9" stroke-linecap="round"/>`;
};
var harpoon = (random, c) => `${RAYS}${bubbles(random, 6)}<g transform="rotate(${random.whole(-8, 8)} 150 200)"><g transform="rotate(38 150 196)"><path d="M140 30h20v120h-20Z" fill="url(#p)"/><path d="M150-24 184 40 160 30V56H140V30L116 40Z" fill="url(#m)"/><path d="M112 96H188L198 240H102Z" fill="url(#s)"/><path d="M108 108H192M104 150H196" stroke="url(#m)" stroke-width="13"/><path d="M122 100 116 236" stroke="#fff" stroke-opacity=".5" stroke-width="8"/></g><path d="M60 292Q66 206 150 206T240 292Z" fill="${c.metal[2]}"/><path d="M74 292Q82 222 150 222T226 292Z" fill="url(#m)"/><circle cx="150" cy="206" r="42" fill="${c.second[2]}"/><circle cx="150" cy="206" r="27" fill="url(#b)"/></g>`;

// app/ui/art/motifs/sky.ts
var ridges = (far, near) => `<path d="M-60 420V214L-10 168 44 214 96 156 150 214 214 148 262 204 360 150V420Z" fill="${far}"/><path d="M-60 420V262L30 206 94 262 168 214 236 270 360 208V420Z" fill="${near}"/>`;
var moon = (random, c) => {
  const full = random.whole(0, 1) === 1;
  const disc = full ? `<circle cx="150" cy="122" r="88" fill="url(#m)"/><circle cx="124" cy="96" r="17" fill="${c.metal[2]}" fill-opacity=".4"/><circle cx="182" cy="138" r="24" fill="${c.metal[2]}" fill-opacity=".3"/><circle cx="176" cy="78" r="10" fill="${c.metal[2]}" fill-opacity=".35"/>` : `<path d="M190 30A92 92 0 1 0 232 164 78 78 0 0 1 190 30Z" fill="url(#m)"/>`;
  return `<circle cx="150" cy="122" r="122" fill="${c.metal[0]}" fill-opacity=".14"/>${disc}${ridges(c.second[2], c.ink)}<path d="M-40 232Q60 210 150 232T340 226" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="14" stroke-linecap="round"/>${glint(52, 74, 16)}${glint(254, 52, 20)}${glint(244, 118, 10)}`;
};
var sun = (random, c) => {
  const count = random.pick([10, 12, 14]);
  return `${around("o", count, 150, 150, '<path d="M150 4 166 56H134Z" fill="url(#m)"/>')}<g transform="rotate(${180 / count} 150 150)">${around("q", count, 150, 150, '<path d="M150 28 164 66H136Z" fill="url(#s)"/>')}</g><circle cx="150" cy="150" r="80" fill="url(#b)"/><circle cx="150" cy="150" r="66" fill="none" stroke="${c.metal[2]}" stroke-opacity=".6" stroke-width="3"/><path d="M106 150Q122 130 138 150M162 150Q178 130 194 150M122 180Q150 202 178 180" fill="none" stroke="${c.ink}" stroke-width="7" stroke-linecap="round"/><path d="M150 150 142 172H154" fill="none" stroke="${c.ink}" stroke-width="5" stroke-linejoin="round"/>`;
};
var planet = (random, c) => {
  const [ball2, band] = random.pick([
    ["c", "m"],
    ["b", "s"]
  ]);
  return `<clipPath id="k"><circle cx="150" cy="150" r="88"/></clipPath><g transform="rotate(${random.whole(-28, -14)} 150 150)"><path d="M22 150A128 34 0 0 1 278 150" fill="none" stroke="url(#${band})" stroke-width="18"/><circle cx="150" cy="150" r="88" fill="url(#${ball2})"/><g clip-path="url(#k)" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="14"><path d="M50 112Q150 136 250 112M50 84Q150 106 250 84M50 190Q150 216 250 190"/></g><path d="M22 150A128 34 0 0 0 278 150" fill="none" stroke="url(#${band})" stroke-width="18"/><path d="M40 160A128 34 0 0 0 150 182" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/></g><circle cx="252" cy="62" r="18" fill="url(#${band === "m" ? "b" : "c"})"/>${glint(58, 60, 22)}${glint(250, 244, 16)}<circle cx="40" cy="226" r="5" fill="${c.paper}"/>`;
};
var comet = (random, c) => {
  const turn = random.whole(-10, 10);
  return `<g transform="rotate(${turn} 150 150)"><path d="M190 116 18 292 236 172Z" fill="${c.metal[1]}" fill-opacity=".35"/><path d="M178 96-20 210 226 150Z" fill="${c.second[0]}" fill-opacity=".4"/><path d="M186 120 70 262 218 168Z" fill="#fff" fill-opacity=".4"/>${raised(starPath(196, 118, 88), "url(#m)", ` stroke="url(#m)" stroke-width="14" stroke-linejoin="round"`)}<path d="${starPath(196, 118, 52)}" fill="${c.paper}" fill-opacity=".65"/></g>${glint(64, 70, 20)}${glint(254, 232, 18)}`;
};
var peaks = (random, c) => `<circle cx="${random.pick([96, 204])}" cy="96" r="62" fill="url(#m)"/><path d="M-40 300 84 120 130 178 176 92 340 300Z" fill="${c.second[2]}"/><path d="M84 120 116 161 96 176 82 160 64 176 56 160Z" fill="${c.paper}" fill-opacity=".85"/><path d="M176 92 222 150 196 168 178 144 158 168 142 148Z" fill="${c.paper}"/><path d="M176 92 184 190 232 300H340Z" fill="#000" fill-opacity=".22"/><path d="M-60 420V286L40 236 100 284 190 232 250 282 360 240V420Z" fill="${c.ink}"/><path d="M44 82q10-10 18 0q8-10 18 0M224 62q8-8 14 0q6-8 14 0" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>`;
var pyramid = (random, c) => `<circle cx="150" cy="98" r="${random.whole(62, 76)}" fill="url(#m)"/><path d="M-40 420V268Q60 236 150 262T340 256V420Z" fill="${c.ink}" fill-opacity=".75"/><path d="M150 66 272 268H28Z" fill="${c.second[1]}"/><path d="M150 66 272 268H178Z" fill="${c.second[2]}"/><path d="M120 116H166M98 152H172M76 190H177M52 230H182" stroke="#fff" stroke-opacity=".3" stroke-width="5"/><path d="M150 66 176 109H124Z" fill="url(#m)"/><path d="M132 268V226Q150 206 166 226V268Z" fill="${c.ink}"/>${shine("M42 262 144 92", 4, 0.4)}`;

// app/ui/art/motifs/slots.ts
var SEVEN = "M-26-30H28V-14Q8 4 4 34H-16Q-12 6 4-12H-26Z";
var GEM = "M-30-12-16-30H16L30-12 0 32Z";
var SYMBOLS = [
  `<path d="${SEVEN}" fill="url(#s)"/>`,
  `<path d="${GEM}" fill="url(#s)"/><path d="M-30-12H30M-12-12 0 32 12-12 0-30Z" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`,
  `<path d="M0-32Q22-28 22 6L28 18H-28L-22 6Q-22-28 0-32Z" fill="url(#m)"/><circle cy="24" r="7" fill="url(#m)"/>`,
  `<path d="M-14 12Q-8-20 20-30Q8-14 16 12" fill="none" stroke="url(#m)" stroke-width="4"/><circle cx="-14" cy="16" r="14" fill="url(#c)"/><circle cx="16" cy="16" r="14" fill="url(#c)"/>`,
  `<path d="M0-32 9-10 32-8 14 8 20 31 0 19-20 31-14 8-32-8-9-10Z" fill="url(#m)"/>`
];
var reels = (random, c) => {
  const win = random.whole(0, 4);
  const reel = (x, at) => `<g transform="translate(${x} 150)"><use href="#o" fill="url(#p)"/>` + [-1, 0, 1].map((row2) => {
    const symbol = SYMBOLS[row2 === 0 ? win : (win + at + row2 + 5) % 5] ?? SYMBOLS[0];
    return `<g transform="translate(0 ${row2 * 72})"${row2 ? ' opacity=".55"' : ""}>${symbol}</g>`;
  }).join("") + `<use href="#o" fill="url(#r)"/></g>`;
  return `<linearGradient id="r" x2="0" y2="1"><stop stop-color="${c.ink}" stop-opacity=".85"/><stop offset=".34" stop-color="${c.ink}" stop-opacity="0"/><stop offset=".68" stop-color="${c.ink}" stop-opacity="0"/><stop offset="1" stop-color="${c.ink}" stop-opacity=".85"/></linearGradient><defs><rect id="o" x="-37" y="-86" width="74" height="172" rx="8"/></defs><clipPath id="w"><rect x="24" y="64" width="252" height="172" rx="10"/></clipPath><g transform="rotate(-7 150 150)"><rect x="8" y="46" width="284" height="208" rx="26" fill="url(#m)"/><rect x="18" y="56" width="264" height="188" rx="18" fill="${c.ink}"/><g clip-path="url(#w)">${reel(67, 1)}${reel(150, 2)}${reel(233, 3)}</g><path d="M4 150l22-13v26ZM296 150l-22-13v26Z" fill="url(#s)"/></g>`;
};
var seven = (random, c) => {
  const path = "M62 56H242V112Q172 168 160 266H92Q100 178 166 118H62Z";
  const three = random.whole(0, 1) === 1;
  const figure = `<g id="o"><path d="${path}" fill="${c.ink}" fill-opacity=".45" transform="translate(12 14)"/><path d="${path}" fill="${c.second[2]}" transform="translate(6 7)"/><path d="${path}" fill="url(#s)" stroke="url(#m)" stroke-width="9" stroke-linejoin="round"/><path d="M72 66H232V76H72Z" fill="#fff" fill-opacity=".45"/></g>`;
  if (!three) return `${figure}${glint(60, 58, 30)}`;
  return `<g transform="translate(-8 62) rotate(-12 90 150) scale(.62)">${figure}</g><use href="#o" transform="translate(138 38) rotate(12 60 100) scale(.62)"/><use href="#o" transform="translate(36 20) scale(.78)"/>${glint(88, 66, 26)}`;
};
var coins = (random, c) => {
  const coin = (x, y, r) => `<circle cx="${x + 4}" cy="${y + 6}" r="${r}" fill="${c.metal[2]}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#m)"/><circle cx="${x}" cy="${y}" r="${n(r * 0.8)}" fill="none" stroke="${c.metal[2]}" stroke-width="${n(r * 0.05)}" stroke-opacity=".7"/>`;
  const face2 = random.pick([
    `<path d="M92 190V124L122 152 150 106 178 152 208 124V190Z" fill="url(#s)"/><rect x="92" y="198" width="116" height="12" rx="6" fill="url(#s)"/><circle cx="150" cy="98" r="9" fill="url(#s)"/>`,
    `<path d="M150 90 168 134 215 138 179 168 191 214 150 189 109 214 121 168 85 138 132 134Z" fill="url(#s)"/>`,
    `<rect x="126" y="132" width="48" height="48" rx="4" fill="url(#g)" stroke="${c.metal[2]}" stroke-width="6"/>${around("o", 4, 150, 156, `<path d="M134 84H166L158 112H142Z" fill="url(#s)"/>`)}`
  ]);
  return `${coin(228, 78, 42)}${coin(68, 232, 34)}${coin(242, 232, 22)}<g transform="rotate(${random.whole(-12, 12)} 150 156)">${coin(150, 156, 104)}${face2}</g>${glint(84, 100, 34)}`;
};
var wheel = (random, c) => {
  const parts = [c.second[1], c.paper, c.metal[1], c.ink, c.second[0], c.paper, c.metal[2], c.ink];
  const slices = parts.map((fill, at) => `<path d="M0 0-45-108A117 117 0 0 1 45-108Z" transform="rotate(${at * 45})" fill="${fill}"/>`).join("");
  const bulbs = `<circle r="121" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-dasharray=".1 31.600"/>`;
  return `<circle cx="156" cy="166" r="134" fill="#000" fill-opacity=".3"/><g transform="translate(150 156)"><circle r="134" fill="url(#m)"/><g transform="rotate(${random.whole(0, 7) * 45 + 22})">${slices}</g>${bulbs}<circle r="34" fill="url(#m)"/><circle r="22" fill="url(#c)"/></g>` + raised("M128 10H172L150 66Z", "url(#s)", ` stroke="${c.metal[0]}" stroke-width="5" stroke-linejoin="round"`);
};
var bell = (random, c) => `<g transform="rotate(${random.whole(-14, 14)} 150 60)"><circle cx="150" cy="240" r="26" fill="url(#b)"/>${raised("M150 44C206 48 220 104 224 156 226 190 240 204 256 218V232H44V218C60 204 74 190 76 156 80 104 94 48 150 44Z", "url(#m)")}<path d="M44 214H256V234H44Z" fill="${c.metal[2]}"/><path d="M78 176H222" stroke="${c.metal[2]}" stroke-width="7"/>${shine("M104 168C104 116 112 84 134 68", 11)}<path d="M150 50C110 14 76 20 70 44 66 66 104 72 150 50 196 72 234 66 230 44 224 20 190 14 150 50Z" fill="url(#s)"/><circle cx="150" cy="50" r="15" fill="url(#c)"/></g>`;
var candy = (random, c) => `<path d="M196 112 262 290" stroke="${c.paper}" stroke-width="14" stroke-linecap="round"/><circle cx="190" cy="100" r="76" fill="url(#c)"/><path d="M190 100Q212 88 204 68 184 48 158 70 140 106 176 136 226 148 242 100" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="13" stroke-linecap="round"/><g transform="rotate(${random.whole(-34, -18)} 110 196)">${raised("M58 196 6 152Q2 196 6 240ZM162 196 214 152Q218 196 214 240Z", c.metal[1])}<ellipse cx="110" cy="196" rx="64" ry="52" fill="url(#m)"/><path d="M86 148Q66 196 86 244M122 144Q102 196 122 248M154 160Q140 196 154 232" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="10"/></g>${glint(78, 74, 24)}`;

// app/ui/art/motifs/voyages.ts
var ship = (random, c) => {
  const sail = (x, top, wide, high, fill) => `<path d="M${x - wide} ${top}H${x + wide}Q${x + wide + 26} ${top + high / 2} ${x + wide} ${top + high}Q${x} ${top + high - 20} ${x - wide} ${top + high}Q${x - wide + 24} ${top + high / 2} ${x - wide} ${top}Z" fill="${fill}"/>`;
  return `<g transform="rotate(${random.whole(-5, 5)} 150 220)"><path d="M104 30V220M196 50V220" stroke="${c.metal[2]}" stroke-width="9" stroke-linecap="round"/><path d="M104 30 146 38 104 50Z" fill="url(#s)"/>${sail(104, 58, 44, 56, "url(#p)")}${sail(104, 126, 58, 70, "url(#p)")}${sail(200, 76, 36, 48, "url(#p)")}${sail(200, 134, 44, 60, "url(#p)")}<path d="M20 200 44 212H256L286 186Q272 264 224 272H86Q40 262 20 200Z" fill="url(#m)"/><path d="M38 226Q150 244 268 222" fill="none" stroke="${c.metal[2]}" stroke-width="7"/>${[90, 130, 170, 210].map((x) => `<circle cx="${x}" cy="250" r="8" fill="${c.ink}"/>`).join("")}</g><path d="M-60 268Q-20 246 30 264T120 264 210 264 300 264 390 264V420H-60Z" fill="url(#s)"/><path d="M-60 290Q-10 270 40 288T140 288 240 288 360 288" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5"/>`;
};
var train = (random, c) => `<path d="M128 236 60 330H240L172 236Z" fill="${c.ink}" fill-opacity=".7"/><path d="M120 250H180M104 272H196M86 296H214" stroke="${c.metal[2]}" stroke-width="8"/><path d="M138 236 96 330M162 236 204 330" stroke="${c.metal[0]}" stroke-width="6"/><path d="M150 116-40 ${random.whole(10, 40)}V200Z M150 116 340 20V200Z" fill="${c.metal[0]}" fill-opacity=".16"/><path d="M84 242V120C84 62 112 36 150 36S216 62 216 120V242Q150 262 84 242Z" fill="url(#s)"/><path d="M104 128C104 86 122 62 150 62S196 86 196 128Q150 142 104 128Z" fill="${c.ink}" stroke="url(#m)" stroke-width="7"/><path d="M114 116C116 94 126 78 142 74L132 120Z" fill="#fff" fill-opacity=".4"/><path d="M84 176Q150 196 216 176V196Q150 216 84 196Z" fill="url(#m)"/><circle cx="110" cy="220" r="15" fill="${c.paper}"/><circle cx="190" cy="220" r="15" fill="${c.paper}"/><circle cx="150" cy="46" r="11" fill="${c.paper}"/><path d="M100 250 150 270 200 250V262L150 286 100 262Z" fill="${c.metal[2]}"/>${shine("M96 160V118", 5)}`;
var balloon = (random, c) => `<g transform="rotate(${random.whole(-7, 7)} 150 150)"><path d="M110 196 130 240M190 196 170 240" stroke="${c.metal[1]}" stroke-width="4"/><path d="M150 18C212 18 256 62 256 112 256 162 206 186 180 214H120C94 186 44 162 44 112 44 62 88 18 150 18Z" fill="url(#m)"/><path d="M150 18C178 18 196 62 196 112S184 186 166 214H134C116 186 104 162 104 112S122 18 150 18Z" fill="url(#s)"/><path d="M150 18C160 40 164 70 164 112S160 190 154 214H146C140 190 136 154 136 112S140 40 150 18Z" fill="${c.paper}"/>${shine("M62 116C62 84 80 58 104 44", 7)}<path d="M124 238H176L170 276Q150 282 130 276Z" fill="${c.metal[2]}"/><path d="M122 238H178" stroke="${c.metal[0]}" stroke-width="7" stroke-linecap="round"/></g><path d="M-20 300C-10 256 44 250 60 274 84 254 116 270 116 300ZM196 300C200 272 232 262 250 280 270 262 312 276 320 300Z" fill="#fff" fill-opacity=".3"/>`;

// app/ui/art/motifs/rng-shelf.ts
var RNG = {
  motifs: [
    reels,
    reels,
    gem,
    seven,
    coins,
    fruit,
    lantern,
    mask,
    moon,
    sun,
    crest,
    crown,
    crystals,
    flower,
    chest,
    bell,
    anyBeast,
    comet,
    wheel,
    horseshoe,
    bird
  ],
  hints: [
    ["lantern|lamp", [lantern]],
    ["aurora|polar|arctic", [moon]],
    ["letter|post|postman|postcard|envelope|airmail|telegraph|news", [letter]],
    ["umbrella|rain", [umbrella]],
    [
      "trumpet|banjo|accordion|sax|sonata|symphony|orchestra|radio|marimba|maraca|choir|cassette|metronome|samba|waltz|rag|jazz|bandleader",
      [music]
    ],
    ["lighthouse|foghorn|beacon", [lighthouse]],
    ["tea|teapot|kettle|cinnamon|diner|supper|noodle|breakfast|bar", [teapot]],
    ["octopus|kraken|squid", [octopus]],
    ["arcade|pinball", [pad]],
    ["mask|carnival|opera|theat|jester|velvet", [mask]],
    ["seven|777|sevens", [seven]],
    [
      "fruit|cherr|berr|lemon|lime|melon|orange|grape|citrus|mango|plum|juic|papaya|lychee|kumquat|persimmon|peach|pineapple|tangerine|pomegranate|loquat|durian|honeydew|pickle|jam",
      [fruit]
    ],
    ["orchard|tree|forest|grove|wood|harvest|oak|palm|coconut|olive|acorn|apple|juniper|cornfield", [tree]],
    ["pearl|shell|reef|lagoon|tide|ocean|oyster", [shell]],
    ["jade|emerald", [stoneOf(emerald, "leaf")]],
    ["amber|topaz", [stoneOf(emerald, "amber"), stoneOf(gem, "amber")]],
    ["ruby|rubies|garnet", [stoneOf(gem, "berry"), stoneOf(emerald, "berry")]],
    ["sapphire", [stoneOf(gem, "azure"), stoneOf(emerald, "azure")]],
    ["diamond|gem|jewel|brilliant", [gem, brooch, ring]],
    ["opal|crystal|quartz|amethyst|mine|glass|ice|icicle|frost|prism|cave|marble|pebble|stone|salt", [crystals]],
    ["ring|wedding|vow", [ring]],
    [
      "dragon|phoenix|salamander|basilisk|chameleon|valkyrie|griffin|wing|feather|angel|serpent|eagle|falcon|hawk",
      [wings]
    ],
    ["fox|tails|squirrel|coyote", [fox]],
    ["tiger|cats|cat|zebra|panther|lion|leopard|jaguar|lynx|puma|sphinx", [cat]],
    ["wolf|wolves|hound|husky|dogs", [wolf]],
    ["bear|panda|koala|badger|otter|hedgehog|monkey|mule", [bear]],
    ["owl|raven|crow|museum|library", [owl]],
    ["butterfl|moth|imp|firefly|fairy|fairies|pixie", [butterfly]],
    ["crown|king|queen|royal|throne|prince|emperor|empress|palace|grand", [crown]],
    ["knight|clan|crest|shield|sword|guard|castle|viking|warrior|gladiator|samurai|legion|arena", [crest]],
    ["clock|clockwork|brass|tomorrow|time|hour|minute|copper|gear|steam", [clock]],
    ["express|train|rail|station|metro|subway|sleeper|taxi", [train]],
    [
      "ship|boat|ferry|regatta|paddlewheel|oars|anchor|submarine|mermaid|sail|pirate|voyage|captain|galleon|harbo|corsair|sea(?!s)",
      [ship]
    ],
    ["kite|balloon|sky|skies|cloud|parade|carousel", [balloon]],
    ["chest|treasure|vault|savings|auction|pawn|bounty|loot|bank", [chest]],
    ["key|lock|locked|locksmith|secret|door|attic|detective|inspector|heist|thief", [key]],
    [
      "ink|inkwell|ledger|atlas|cartograph|map|typewriter|oracle|riddle|book|tome|scroll|legend|tale|library|scribe|calligraph",
      [book]
    ],
    [
      "doctor|professor|beaker|djinn|vampire|ghost|patent|potion|flask|magic|mystic|witch|wizard|alchem|elixir|spell|brew|honey|tonic",
      [flask]
    ],
    ["pyramid|pharaoh|nile|desert|sand|aztec|maya|inca|oasis|tomb|dune", [pyramid]],
    ["sun|dawn|solar|noon|summer|sol", [sun]],
    ["moon|luna|midnight|night|dusk|twilight|eclipse", [moon]],
    ["planet|space|orbit|galax|cosm|astro|saturn|mars|rocket", [planet]],
    ["star|comet|nova|meteor|wish", [comet]],
    ["peak|mountain|summit|ridge|alp|canyon|valley|valleys|hill|river", [peaks]],
    [
      "firework|firecracker|forge|cinder|candle|chilli|saffron|pepper|fire|ember|blaze|flame|inferno|volcano|lava|hot|torch|chili|spark",
      [flame]
    ],
    ["storm|thunder|lightning|monsoon|bolt|volt|rain|tempest|zeus", [storm]],
    [
      "lotus|camellia|peonies|wisteria|garland|greenhouse|flower|bloom|blossom|petal|rose|peony|orchid|tulip|garden|lily|spring",
      [flower]
    ],
    ["horseshoe|stable|derby|inn", [horseshoe]],
    ["clover|luck|lucky|irish|leprechaun|charm|shamrock", [clover]],
    ["temple|pagoda|courtyard|gate|shrine|dynasty|tower|bamboo|hotel|rooftop|penthouse|snow gate", [pagoda]],
    ["origami|paper|aviary|parrot|toucan|heron|crane|feather", [bird]],
    ["fan|silk|crane|geisha|dance", [fanOpen]],
    ["ingot|prosper|wealth|caishen|fortune god|abundan", [ingots]],
    ["koi|carp|fish|turtle", [bigFish]],
    ["jellyfish", [jelly]],
    ["lobster|crab", [crab]],
    ["whale|shark", [shark]],
    ["chess", [knight]],
    ["drum|gong|lion|festival|new year|blessing|fair", [drum, lantern]],
    [
      "candy|bakery|jellybean|rice cake|pi\xF1ata|cinnamon|caramel|sweet|sugar|cake|honeycomb|treat|jelly|bonbon|toffee",
      [candy]
    ],
    ["wheel|spin|fortune", [wheel]],
    ["bell|bells|chime|jingle|liberty", [bell]],
    [
      "payday|tax|envelope|half ?penny|abacus|market|shop|gold|coin|silver|money|cash|million|rich|bonanza|dollar|penny",
      [coins, ingots]
    ]
  ]
};

// app/ui/art/motifs/rooster.ts
var rooster = (random, c) => {
  const plume = (length, turns, fill) => {
    const [a, b] = [Math.round(length * 0.26), Math.round(length * 0.74)];
    const shape = `M0 0C${a} ${a} ${a} ${b} 0 ${length} ${-a} ${b} ${-a} ${a} 0 0Z`;
    return turns.map((turn) => `<path d="${shape}" transform="translate(168 132) rotate(${turn})" fill="${fill}"/>`).join("");
  };
  const back = plume(168, [-96, -74, -52, -30, -8, 14], c.second[2]);
  const mid = plume(142, [-84, -62, -40, -18, 4], "url(#s)");
  const front = plume(104, [-70, -48, -26, -6], "url(#m)");
  return `<g transform="rotate(${random.whole(-4, 4)} 150 150)">${back}${mid}${front}<path d="M112 76C104 42 122 22 140 40 144 10 172 8 178 36 192 12 218 22 212 50 228 44 240 62 222 88L128 92Z" fill="url(#s)"/><path d="M112 148C92 176 104 204 122 198 140 190 138 164 134 146Z" fill="url(#s)"/><circle cx="162" cy="112" r="56" fill="url(#m)"/><path d="M116 96 44 122 70 132 54 142 118 146Q134 120 116 96Z" fill="${c.metal[0]}"/><path d="M116 122 44 122 70 132Z" fill="${c.metal[2]}"/><circle cx="148" cy="102" r="15" fill="#fff"/><circle cx="145" cy="102" r="9" fill="${c.ink}"/><circle cx="142" cy="98" r="3" fill="#fff"/><path d="M126 84 168 92" stroke="${c.ink}" stroke-width="7" stroke-linecap="round"/></g>`;
};
var crowing = (random, c) => {
  const tail = (turn, length, fill) => `<path d="M0 0C${Math.round(length * 0.3)}-20 ${length}-40 ${length} ${Math.round(length * 0.3)} ${Math.round(length * 0.7)} 0 30 16 0 0Z" transform="translate(190 170) rotate(${turn})" fill="${fill}"/>`;
  return `<circle cx="150" cy="140" r="126" fill="${c.metal[0]}" fill-opacity=".2"/><g transform="translate(${random.whole(-4, 4)} 0)">${tail(-96, 140, c.second[2])}${tail(-72, 136, "url(#s)")}${tail(-50, 124, c.second[1])}${tail(-28, 108, "url(#s)")}${tail(-4, 84, c.second[2])}<path d="M148 236V278M184 232V278M132 280H164M168 280H200" stroke="${c.metal[1]}" stroke-width="9" stroke-linecap="round"/><path d="M74 60C96 34 132 46 134 82 138 118 176 130 214 150 224 206 186 246 146 242 96 238 74 196 84 150 88 122 62 96 74 60Z" fill="url(#m)"/><path d="M120 158C160 150 196 164 206 180 190 216 150 222 126 200Z" fill="url(#s)"/><path d="M76 58C60 28 84 14 94 30 98 6 124 12 120 34 138 26 146 48 128 60Z" fill="url(#y)"/><path d="M72 72 30 66 62 86 38 100 80 94Z" fill="${c.metal[2]}"/><path d="M80 96C70 116 80 132 92 126 100 118 98 104 92 94Z" fill="url(#y)"/><circle cx="96" cy="66" r="8" fill="#fff"/><circle cx="94" cy="66" r="5" fill="${c.ink}"/><path d="M92 140Q116 132 128 148M90 166Q106 160 116 172" fill="none" stroke="${c.metal[2]}" stroke-width="6" stroke-linecap="round"/></g>${gradient("y", c.berry)}`;
};
var facing = (random, c) => {
  const head = (comb, body) => `<path d="M70 420C30 280 46 190 66 166L16 178 60 138C58 104 84 84 110 92 136 104 138 134 128 160 150 190 160 280 150 420Z" transform="scale(-1 1) translate(-150 0)" fill="${body}"/><path d="M84 140C100 118 118 118 122 140" fill="none" stroke="${c.ink}" stroke-opacity=".5" stroke-width="5" transform="scale(-1 1) translate(-164 6)"/><path d="M16 104C-2 76 14 54 30 66 32 38 60 40 62 62 82 48 100 66 92 92Z" fill="${comb}"/><path d="M82 172C96 190 92 212 78 210 66 204 66 188 70 174Z" fill="${comb}"/><circle cx="66" cy="126" r="12" fill="#fff"/><circle cx="69" cy="126" r="7" fill="${c.ink}"/><path d="M48 112 84 116" stroke="${c.ink}" stroke-width="6" stroke-linecap="round"/>`;
  return `${gradient("y", c.berry)}<path d="M150 ${random.whole(10, 24)} 138 120 162 120ZM110 40 140 118M190 40 160 118" fill="${c.metal[0]}" stroke="${c.metal[0]}" stroke-width="5" stroke-linecap="round"/><g transform="translate(0 -6)">${head("url(#y)", "url(#m)")}</g><g transform="matrix(-1 0 0 1 300 -6)">${head("url(#y)", "url(#s)")}</g>`;
};

// app/ui/art/motifs/tables.ts
function chip(x, y, r, fill) {
  const edge = n(2 * Math.PI * r * 0.86 / 16);
  return `<circle cx="${x + 2}" cy="${y + 5}" r="${r}" fill="#000" fill-opacity=".35"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.86)}" fill="none" stroke="#fff" stroke-width="${n(r * 0.26)}" stroke-dasharray="${edge}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.6)}" fill="${fill}" stroke="#fff" stroke-opacity=".65" stroke-width="${n(r * 0.04)}"/>`;
}
var roulette = (random, c) => {
  const step = n(2 * Math.PI * 104 / 36);
  const turn = random.whole(0, 359);
  return `<g transform="rotate(${turn} 150 156)"><circle cx="150" cy="156" r="138" fill="url(#m)"/><circle cx="150" cy="156" r="126" fill="${c.ink}"/><circle cx="150" cy="156" r="104" fill="none" stroke="${c.second[1]}" stroke-width="40"/><circle cx="150" cy="156" r="104" fill="none" stroke="${c.ink}" stroke-width="40" stroke-dasharray="${step}"/><circle cx="150" cy="156" r="124" fill="none" stroke="${c.metal[1]}" stroke-width="2"/><circle cx="150" cy="156" r="84" fill="${c.ink}" stroke="${c.metal[1]}" stroke-width="3"/></g><circle cx="150" cy="156" r="66" fill="url(#g)"/><g transform="rotate(${turn} 150 156)">${around("o", 4, 150, 156, `<path d="M145 156V96a5 5 0 0 1 10 0V156Z" fill="url(#m)"/><circle cx="150" cy="92" r="9" fill="url(#b)"/>`)}</g><circle cx="150" cy="156" r="22" fill="url(#b)"/><circle cx="78" cy="86" r="11" fill="#fff"/><path d="M30 120A126 126 0 0 1 190 36" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="14" stroke-linecap="round"/>`;
};
var chips = (random, c) => {
  const stack = (id, x, y, count, dark, top) => {
    const layer = `<g id="${id}"><path d="M${x - 62} ${y}v15a62 26 0 0 0 124 0v-15Z" fill="${dark}"/><path d="M${x - 40} ${y + 20}v14l16 5v-14ZM${x + 40} ${y + 20}v14l-16 5v-14Z" fill="#fff" fill-opacity=".85"/><ellipse cx="${x}" cy="${y}" rx="62" ry="26" fill="${top}" stroke="${dark}" stroke-width="1.5"/></g>`;
    const others = Array.from({ length: count - 1 }, (_, at2) => `<use href="#${id}" y="${-17 * (at2 + 1)}"/>`).join("");
    const at = y - (count - 1) * 17;
    return `${layer}${others}<ellipse cx="${x}" cy="${at}" rx="50" ry="20" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="10" stroke-dasharray="13 11"/><ellipse cx="${x}" cy="${at}" rx="36" ry="14" fill="${top}" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>`;
  };
  const high = random.whole(6, 8);
  return stack("u", 206, 196, high, c.second[2], "url(#s)") + stack("v", 88, 208, high - 3, c.metal[2], "url(#m)") + stack("x", 156, 246, 3, c.ink, c.ground[0]);
};
var hand = (random, c) => {
  const pip = random.pick([
    "M0 24C-34-2-24-28-8-28-2-28 0-22 0-20 0-22 2-28 8-28 24-28 34-2 0 24Z",
    "M0-32 24 0 0 32-24 0Z"
  ]);
  const card = (turn, x) => `<g transform="translate(${x} 150) rotate(${turn})"><rect x="-66" y="-94" width="132" height="188" rx="14" fill="#000" fill-opacity=".3" transform="translate(5 8)"/><rect x="-66" y="-94" width="132" height="188" rx="14" fill="url(#p)"/><path d="${pip}" transform="scale(1.35)" fill="url(#s)"/><path d="${pip}" transform="translate(-44 -68) scale(.42)" fill="url(#s)"/><path d="${pip}" transform="translate(44 68) scale(.42)" fill="url(#s)"/></g>`;
  return card(-14, 108) + card(10, 184) + chip(150, 232, 46, c.metal[1]);
};
var dome = (random, c) => `${shade(150, 268, 124)}<path d="M36 236A114 26 0 0 0 264 236V252A114 28 0 0 1 36 252Z" fill="${c.metal[2]}"/><ellipse cx="150" cy="236" rx="114" ry="28" fill="url(#m)"/><ellipse cx="150" cy="232" rx="92" ry="20" fill="${c.second[2]}"/>${dieFace(106, 196, 58, random.whole(-14, -4), random.whole(1, 6), c.ink)}${dieFace(194, 200, 54, random.whole(6, 18), random.whole(1, 6), c.ink)}${dieFace(150, 150, 62, random.whole(-8, 14), random.whole(1, 6), c.ink)}<path d="M52 232C44 96 92 42 150 42S256 96 248 232Q150 266 52 232Z" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>${shine("M78 176C78 112 100 76 132 64", 11, 0.5)}<circle cx="150" cy="32" r="16" fill="url(#b)"/>`;
var felt = (random, c) => {
  const card = (x, turn, back) => `<g transform="translate(${x} 178) rotate(${turn})"><rect x="-30" y="-42" width="60" height="84" rx="8" fill="url(#${back ? "s" : "p"})" stroke="${back ? c.paper : c.metal[2]}" stroke-width="${back ? 5 : 1}"/>${back ? "" : `<path d="M0-22 16 0 0 22-16 0Z" fill="${c.second[1]}"/>`}</g>`;
  return `<path d="M150 40 20 250H280Z" fill="${c.metal[0]}" fill-opacity=".2"/><ellipse cx="150" cy="226" rx="190" ry="96" fill="url(#m)"/><ellipse cx="150" cy="226" rx="176" ry="86" fill="${c.ground[1]}"/><ellipse cx="150" cy="226" rx="176" ry="86" fill="${c.ink}" fill-opacity=".25"/><path d="M2 232A148 66 0 0 1 298 232" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/><path d="M94 44Q150-14 206 44Z" fill="url(#m)"/><ellipse cx="150" cy="44" rx="56" ry="11" fill="${c.paper}"/><path d="M150-20V14" stroke="${c.metal[2]}" stroke-width="8"/>${card(100, -12, false)}${card(152, -2, false)}${card(206, 9, random.whole(0, 1) === 1)}${chip(74, 248, 24, c.second[1])}${chip(226, 250, 24, c.metal[1])}${chip(150, 262, 22, c.second[2])}`;
};
var duel = (random, c) => {
  const side = (x, turn, fill, sign) => `<g transform="translate(${x} 148) rotate(${turn})"><rect x="-58" y="-88" width="124" height="188" rx="16" fill="#000" fill-opacity=".3"/><rect x="-62" y="-94" width="124" height="188" rx="16" fill="${fill}" stroke="${c.paper}" stroke-width="7"/><circle r="42" fill="${c.paper}" fill-opacity=".92"/>${sign}</g>`;
  const claw = `<path d="M-22-20Q-8 0-20 26M0-24Q12 0 0 28M22-20Q32 0 20 26" fill="none" stroke="${c.ink}" stroke-width="8" stroke-linecap="round"/>`;
  const flare = `<path d="M2-32C8-14 28-2 24 16 20 32-20 32-24 12-24 0-14-4-10-14-4-4 0-6 2-32Z" fill="${c.ink}"/>`;
  const lean = random.whole(8, 13);
  return `${side(90, -lean, "url(#s)", flare)}${side(212, lean, "url(#m)", claw)}<path d="M166 22 122 152H148L132 282 186 128H158Z" fill="#fff"/>${glint(46, 50, 18)}`;
};
var showWheel = (random, c) => {
  const slices = Array.from({ length: 12 }, (_, at) => {
    const fill = [c.second[1], c.paper, c.ink, c.metal[1]][at % 4] ?? c.paper;
    return `<path d="M0 0-27-104Q0-112 27-104Z" transform="rotate(${at * 30})" fill="${fill}"/>`;
  }).join("");
  return `${shade(150, 282, 96)}<path d="M128 150H172L204 284H96Z" fill="${c.metal[2]}"/><circle cx="150" cy="134" r="122" fill="url(#m)"/><g transform="translate(150 134) rotate(${random.whole(0, 59)})">${slices}</g><circle cx="150" cy="134" r="113" fill="none" stroke="${c.paper}" stroke-width="7" stroke-linecap="round" stroke-dasharray=".1 29.500"/><circle cx="150" cy="134" r="40" fill="url(#c)"/><path d="M150 110 158 127 176 129 163 142 167 160 150 151 133 160 137 142 124 129 142 127Z" fill="url(#m)"/><path d="M132-2H168L150 44Z" fill="url(#s)" stroke="${c.paper}" stroke-width="4"/>`;
};

// app/ui/art/motifs/motifs.ts
var LIVE = {
  motifs: [roulette, chips, hand, felt, showWheel, dome],
  hints: [
    ["roulette", [roulette]],
    ["dice|sic|craps|cube", [dome]],
    ["wheel|show|spin|monop|fortune", [showWheel]],
    ["dragon|tiger|versus|duel", [duel]],
    ["blackjack|21|twenty", [hand]],
    ["poker|hold|stud|omaha", [fan, felt]],
    ["baccarat|hand", [hand, felt]],
    ["lounge|hall|room|table|salon|club|felt", [felt]]
  ]
};
var FISH = {
  motifs: [bigFish, shoal, jelly, ray, shark, turtle, crab, coral, angler],
  hints: [
    ["jelly|medusa", [jelly]],
    ["octopus|kraken|squid|boss", [octopus, shark, angler]],
    ["ray|manta", [ray]],
    ["shark|king|hunter|jaws|whale", [shark]],
    ["crab|lobster", [crab]],
    ["turtle|tortoise", [turtle]],
    ["lantern|deep|abyss|dark|trench", [angler]],
    ["coral|reef|garden|lagoon", [coral]],
    ["harpoon|cannon|storm|gun|fire|spear|trawler|fleet|compass", [harpoon]],
    ["pearl|shell|oyster|clam", [shell]],
    ["carp|koi|gold", [bigFish]],
    ["shoal|school|river|sardine|minnow|plankton|catch", [shoal]],
    ["treasure|wreck", [chest]]
  ]
};
var PVP = {
  motifs: [fan, dice, tiles, dominoes, suit, knight],
  hints: [
    ["tile|mahjong|tea", [tiles]],
    ["dice|ludo", [dice]],
    ["domino", [dominoes]],
    ["chess|knight|xiangqi|checker|gomoku|board", [knight]],
    ["bull|ace|crown|king|queen|spade|heart", [suit]],
    ["rummy|thirteen|three|fan|poker|teen", [fan]],
    ["card", [fan, fan, suit]]
  ]
};
var SPORTS = {
  motifs: [football, basketball, tennis, cup, arc, board, hoop],
  hints: [
    ["football|soccer|kick", [football, arc, board]],
    ["basket|hoop|dunk", [basketball, hoop]],
    ["tennis|court|racket", [tennis]],
    ["cricket|wicket|bat", [wicket]],
    ["race|racing|motor|grand|track|derby|speed|paddock", [flag]],
    ["goal|penalt|shoot", [arc]],
    ["tactic|manager|virtual|pitch", [board]],
    ["cup|champion|league|trophy|title|series", [cup]]
  ]
};
var ESPORTS = {
  motifs: [reticle, bolt, pad, cells, blades, visor, keys],
  hints: [
    ["duel|blade|clash|clan|war", [blades]],
    ["iron|armou?r|knight|mech|rivet|foundry", [visor]],
    ["strike|aim|shot|sniper|sight", [reticle]],
    ["cup|major|premier|invitational|league", [cup, cells]],
    ["twin|volt|flame|flash|storm", [bolt]]
  ]
};
var LOTT = {
  motifs: [draw, ring2, globe, sheet],
  hints: [
    ["keno|grid|bingo", [sheet]],
    ["mega|power|drum", [globe]]
  ]
};
var ELOTT = {
  motifs: [ticket, draw, sheet, lanes, dials, cubes],
  hints: [
    ["lane|race|racing|car|derby|pk", [lanes]],
    ["dial|clock|minute|time", [dials]],
    ["cube|dice|k3", [cubes]],
    ["keno|grid|happy|bingo", [sheet]],
    ["ticket|scratch", [ticket]]
  ]
};
var SHELVES = {
  RNG,
  LIVE,
  FISH,
  PVP,
  SPORTS,
  ESPORTS,
  LOTT,
  ELOTT,
  DS88: {
    motifs: [rooster, crowing, facing],
    hints: [["duel|versus|derby|ring", [facing]]]
  }
};
var hasWord = (name, words) => new RegExp(`(?:^|[^\\p{L}\\d])(?:${words})`, "iu").test(name);
var shelfOf = (category) => {
  const key2 = category.toUpperCase();
  return Object.hasOwn(SHELVES, key2) && SHELVES[key2] || RNG;
};
function choose(name, { motifs, hints }, random) {
  const hinted = name === "" ? void 0 : hints.find(([words]) => hasWord(name, words));
  return random.pick(hinted?.[1] ?? motifs);
}
function motifFor(category, name, random) {
  return choose(name, shelfOf(category), random);
}
function promoMotif(category, name, random) {
  const { motifs, hints } = shelfOf(category);
  return choose(name, { motifs, hints: [...PROMO, ...hints] }, random);
}
function goodsMotif(name, random) {
  return choose(name, GOODS, random);
}
function wordsOfSeed(seed) {
  const [head = "", ...rest] = seed.split(/[-.:_]/);
  return (Object.hasOwn(SHELVES, head.toUpperCase()) ? rest : [head, ...rest]).join(" ");
}
function categoryOfSeed(seed) {
  const head = seed.split(/[-.:_]/, 1)[0]?.toUpperCase() ?? "";
  return Object.hasOwn(SHELVES, head) ? head : "RNG";
}

// app/ui/art/banner.ts
var veil = (id, colour) => `<linearGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;
function bannerDefs(c) {
  return commonDefs({ ...c, ground: [c.ground[1], c.ground[2], c.ink] }) + `<radialGradient id="h"><stop stop-color="${c.glow}" stop-opacity=".8"/><stop offset=".45" stop-color="${c.ground[0]}" stop-opacity=".6"/><stop offset="1" stop-color="${c.ground[0]}" stop-opacity="0"/></radialGradient><radialGradient id="j"><stop offset=".8" stop-color="#fff"/><stop offset="1"/></radialGradient><mask id="i"><circle cx="150" cy="150" r="200" fill="url(#j)"/></mask>` + veil("a", c.glow) + veil("e", c.second[1]) + `<linearGradient id="f" x2="0" y2="1"><stop offset=".55" stop-color="${c.ink}" stop-opacity="0"/><stop offset="1" stop-color="${c.ink}" stop-opacity=".75"/></linearGradient><linearGradient id="t"><stop stop-color="${c.ink}" stop-opacity=".8"/><stop offset=".34" stop-color="${c.ink}" stop-opacity=".5"/><stop offset=".62" stop-color="${c.ink}" stop-opacity="0"/></linearGradient>`;
}
function stage(c, x, y, r) {
  const spark = (dx, dy, size, fill) => `<circle cx="${Math.round(x + dx * r)}" cy="${Math.round(y + dy * r)}" r="${size}" fill="${fill}"/>`;
  return `<circle cx="${x}" cy="${y}" r="${Math.round(r * 1.9)}" fill="url(#h)"/><circle cx="${x}" cy="${y}" r="${r}" fill="${c.ink}" fill-opacity=".22"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${c.metal[1]}" stroke-opacity=".7" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${Math.round(r * 1.22)}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2" stroke-dasharray="3 15" stroke-linecap="round"/>` + spark(-1.02, -0.56, 9, "url(#b)") + spark(1.08, 0.44, 13, "url(#c)") + spark(0.7, -0.98, 6, "url(#c)") + spark(-0.84, 0.86, 7, "url(#b)");
}
function drawBanner(input) {
  const { seed, category, focus = "middle", slim = false } = input;
  const random = randomFrom(seed);
  const c = brandColours(input.palette);
  const high = slim ? 300 : 640;
  const x = { middle: 600, ltr: slim ? 930 : 850, rtl: slim ? 270 : 350 }[focus];
  const y = slim ? 150 : focus === "middle" ? 320 : 310;
  const scale = slim ? 0.98 : focus === "middle" ? 1.3 : 1.55;
  const backdrop = backdropOf(patternOf(input.pattern, seed))(random, c, focus === "rtl" ? 1200 - x : x);
  const motif = motifFor(category, wordsOfSeed(seed), random)(random, c);
  const full = `width="1200" height="${high}"`;
  const turned = focus === "rtl" ? ' transform="matrix(-1 0 0 1 1200 0)"' : "";
  const left = Math.round(x - 150 * scale);
  const top = Math.round(y - 150 * scale);
  const shade2 = focus === "middle" ? "" : `<rect ${full} fill="url(#t)"${turned}/>`;
  const body = `<rect ${full} fill="url(#g)"${turned}/><g${turned}>${slim ? `<g transform="translate(0 -170)">${backdrop}</g>` : backdrop}</g>${stage(c, x, y, Math.round(172 * scale))}<g transform="translate(${left} ${top}) scale(${scale})"><g mask="url(#i)">${motif}</g></g>${slim ? "" : `<rect ${full} fill="url(#f)"/>`}${shade2}`;
  return svg(1200, high, bannerDefs(c), body);
}

export {
  toLch,
  toHex,
  hueDistance,
  tileColours,
  brandColours,
  randomFrom,
  n,
  escapeXml,
  gradient,
  ballGradient,
  commonDefs,
  svg,
  around,
  patternOf,
  markOf,
  drawLogo,
  glint,
  starPath,
  motifFor,
  promoMotif,
  goodsMotif,
  wordsOfSeed,
  categoryOfSeed,
  drawBanner,
  matchesEtag,
  originsOf,
  pagePolicy,
  DATA_POLICY,
  PICTURE_POLICY,
  baseHeaders,
  pageHeaders,
  readBrandAsset,
  sendBrandAsset
};
//# sourceMappingURL=chunk-HRAGAINV.mjs.map
