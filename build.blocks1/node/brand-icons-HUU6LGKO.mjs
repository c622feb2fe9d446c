import {
  brandColours,
  drawBanner,
  gradient,
  markOf,
  patternOf,
  readBrandAsset,
  svg,
  toHex,
  toLch
} from "./chunk-HRAGAINV.mjs";

// app/server/brand-icons.ts
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import opentype from "opentype.js";
import sharp from "sharp";

// app/ui/art/card.ts
function paleMark(pattern, seed, accent) {
  const { c, h } = toLch(accent);
  const second = toHex({ l: 0.84, c: Math.min(c, 0.15), h });
  return markOf(patternOf(pattern, seed)).replaceAll("url(#m)", "#fff").replaceAll("url(#s)", second);
}
function drawCard(input) {
  const { seed, name, outline, palette, pattern } = input;
  const hero = drawBanner({ seed: `RNG-${name}`, category: "RNG", palette, pattern, focus: "ltr" });
  const mark = paleMark(pattern, seed, palette.accent);
  const gold = brandColours(palette).metal[1];
  if (outline === null) {
    const alone = `<g transform="translate(120 195) scale(3.750)">${mark}</g>`;
    return hero.replace(/<\/svg>$/, `${alone}</svg>`);
  }
  const scale = Math.min(1.2, 500 / Math.max(1, outline.width));
  const set = `<g transform="translate(96 150) scale(2.250)">${mark}</g><path d="${outline.d}" transform="translate(92 ${Math.round(340 + 100 * scale)}) scale(${scale.toFixed(4)})" fill="#fff"/><rect x="96" y="${Math.round(378 + 100 * scale)}" width="88" height="8" rx="4" fill="${gold}"/>`;
  return hero.replace(/<\/svg>$/, `${set}</svg>`);
}
function drawIcon(input) {
  const { seed, size, palette, pattern } = input;
  const { h, c } = toLch(palette.brand);
  const ground = [0.5, 0.36, 0.24].map((l) => toHex({ l, c: Math.min(0.2, c * 1.1), h }));
  const mark = `<g transform="translate(${size * 0.24} ${size * 0.24}) scale(${size * 0.52 / 64})">${paleMark(pattern, seed, palette.accent)}</g>`;
  return svg(
    size,
    size,
    gradient("g", ground),
    `<rect width="${size}" height="${size}" fill="url(#g)"/><circle cx="${size * 0.2}" cy="${size * 0.05}" r="${size * 0.75}" fill="#fff" fill-opacity=".08"/>${input.bare ? "" : mark}`
  );
}

// app/server/brand-icons.ts
var SIZES = {
  "/icon-192.png": 192,
  "/icon-512.png": 512,
  "/apple-touch-icon.png": 180
};
var FONTS = ["outfit-latin-700-normal.woff", "outfit-latin-ext-700-normal.woff"];
var EM = 100;
sharp.concurrency(1);
sharp.cache(false);
var fonts = null;
async function loadFonts() {
  const { resolve } = createRequire(import.meta.url);
  const read = async (name) => {
    const file = await readFile(resolve(`@fontsource/outfit/files/${name}`));
    return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
  };
  return await Promise.all(FONTS.map(read));
}
async function outlineOf(name) {
  fonts ??= loadFonts();
  const known = await fonts;
  let width = 0;
  let d = "";
  for (const letter of name.normalize("NFC").slice(0, 40)) {
    const font = known.find((each) => each.charToGlyphIndex(letter) > 0);
    if (font === void 0) return null;
    d += font.getPath(letter, width, 0, EM).toPathData(1);
    width += font.getAdvanceWidth(letter, EM);
  }
  return d === "" ? null : { d, width };
}
async function ownLogo(brand, tenantsDir, side) {
  const { logo } = brand.config;
  const file = logo ? await readBrandAsset(tenantsDir, brand.code, logo) : null;
  if (file === null) return null;
  try {
    return await sharp(file, { density: 300 }).resize(side, side, { fit: "inside" }).png().toBuffer();
  } catch {
    return null;
  }
}
async function drawBrandIcon(brand, path, tenantsDir) {
  const { name, theme } = brand.config;
  const look = {
    seed: brand.code,
    palette: { brand: theme.dark.brand, accent: theme.dark.accent },
    pattern: theme.character.pattern
  };
  if (path === "/card.png") {
    const card = drawCard({ ...look, name, outline: await outlineOf(name) });
    return await sharp(Buffer.from(card)).resize(1200, 630, { fit: "cover", position: "top" }).removeAlpha().png({ palette: true, quality: 90, effort: 4 }).toBuffer();
  }
  const size = SIZES[path];
  const logo = await ownLogo(brand, tenantsDir, Math.round(size * 0.62));
  const ground = sharp(Buffer.from(drawIcon({ ...look, size, bare: logo !== null })));
  return await (logo === null ? ground : ground.composite([{ input: logo }])).removeAlpha().png().toBuffer();
}
export {
  drawBrandIcon
};
//# sourceMappingURL=brand-icons-HUU6LGKO.mjs.map
