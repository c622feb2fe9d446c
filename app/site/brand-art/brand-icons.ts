import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import opentype from "opentype.js";
import sharp from "sharp";
import type { IconPath } from "~/platform/brands/art-version";
import { assetName } from "~/platform/brands/brand-asset";
import type { BrandSnapshot } from "~/platform/brands/types";
import { readBrandAsset } from "~/platform/http/brand-assets";
import { drawCard, drawIcon, type Outline } from "~/ui/art/card";

// Loaded on first use only (`icons.ts`): sharp and its library cost more than the rest of the startup.

/** Side lengths of the square icons, in pixels. */
const SIZES: Readonly<Record<Exclude<IconPath, "/card.png">, number>> = {
  "/icon-192.png": 192,
  "/icon-512.png": 512,
  "/apple-touch-icon.png": 180,
  "/favicon.ico": 48,
};

const FONTS = ["outfit-latin-700-normal.woff", "outfit-latin-ext-700-normal.woff"] as const;
const EM = 100;

// Draws one picture at a time in one thread: pictures are rare and cached, and must not slow down pages.
sharp.concurrency(1);
sharp.cache(false);

let fonts: Promise<readonly opentype.Font[]> | null = null;

async function loadFonts(): Promise<readonly opentype.Font[]> {
  const { resolve } = createRequire(import.meta.url);
  const read = async (name: string) => {
    const file = await readFile(resolve(`@fontsource/outfit/files/${name}`));
    return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
  };
  return await Promise.all(FONTS.map(read));
}

/** Returns a name as outlines; null if the font lacks one of its letters (other scripts). */
async function outlineOf(name: string): Promise<Outline | null> {
  fonts ??= loadFonts();
  const known = await fonts;
  let width = 0;
  let d = "";
  for (const letter of name.normalize("NFC").slice(0, 40)) {
    const font = known.find((each) => each.charToGlyphIndex(letter) > 0);
    if (font === undefined) return null;
    d += font.getPath(letter, width, 0, EM).toPathData(1);
    width += font.getAdvanceWidth(letter, EM);
  }
  return d === "" ? null : { d, width };
}

/** Returns the brand's logo fitted into a square; null if there is none or it cannot be read. */
async function ownLogo(brand: BrandSnapshot, side: number): Promise<Buffer | null> {
  const { logo } = brand.config;
  const file = logo ? await readBrandAsset(brand, assetName(logo)) : null;
  if (file === null) return null;
  try {
    return await sharp(file, { density: 300 }).resize(side, side, { fit: "inside" }).png().toBuffer();
  } catch {
    return null;
  }
}

/** Draws one of a brand's icons as PNG; `/favicon.ico` is wrapped in the ICO container. */
export async function drawBrandIcon(brand: BrandSnapshot, path: IconPath): Promise<Buffer> {
  const { name, theme } = brand.config;
  const look = {
    seed: brand.code,
    palette: { brand: theme.dark.brand, accent: theme.dark.accent },
    pattern: theme.character.pattern,
  };
  if (path === "/card.png") {
    const card = drawCard({ ...look, name, outline: await outlineOf(name) });
    return await sharp(Buffer.from(card))
      .resize(1200, 630, { fit: "cover", position: "top" })
      .removeAlpha()
      .png({ palette: true, quality: 90, effort: 1 })
      .toBuffer();
  }
  const size = SIZES[path];
  const logo = await ownLogo(brand, Math.round(size * 0.62));
  const ground = sharp(Buffer.from(drawIcon({ ...look, size, bare: logo !== null })));
  const png = await (logo === null ? ground : ground.composite([{ input: logo }])).removeAlpha().png().toBuffer();
  return path === "/favicon.ico" ? asIco(png, size) : png;
}

/** Wraps a PNG in the `.ico` container: a header of 6 bytes, one entry of 16 bytes, the picture. @param size in pixels */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(24, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
