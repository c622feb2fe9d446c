// Takes the README's picture and the demo brands' screenshots for their manifests from a running site:
// node scripts/screens.mjs [port]
import { mkdirSync } from "node:fs";
import { chromium } from "playwright";
import sharp from "sharp";
import { ensureBrowser } from "./lib/browser.mjs";

const port = process.argv[2] ?? "3000";
const README_PICTURE = "docs/screens/homes.jpg";
const SIZE = { width: 1440, height: 900 };
/** Size of a screenshot in the README's picture (half its original size), and the gap between screenshots, in pixels. */
const [WIDTH, HEIGHT, GAP] = [SIZE.width / 2, SIZE.height / 2, 16];
const BACKGROUND = "#5b6070";
const BRANDS = { aurora: "EN", lotus: "VI", harbor: "EN", pebble: "EN" };

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });

/** Returns the first screen of a brand's home page, as PNG. */
async function shoot(brand, language, device) {
  const context = await browser.newContext({ ...device, reducedMotion: "reduce", serviceWorkers: "block" });
  const url = `http://${brand}.localhost:${port}`;
  await context.addCookies([{ name: "lang", value: language, url }]);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const shot = await page.screenshot({ type: "png" });
  await context.close();
  return shot;
}

/** Sizes that the key `screenshots` of a brand requires (schemas/brand.schema.json). */
const SCREENS = {
  wide: { viewport: { width: 1280, height: 720 } },
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

async function saveManifestScreenshots(brand, language) {
  const folder = `tenants/${brand}/assets`;
  mkdirSync(folder, { recursive: true });
  for (const [name, device] of Object.entries(SCREENS))
    await sharp(await shoot(brand, language, device))
      .webp({ quality: 72 })
      .toFile(`${folder}/screen-${name}.webp`);
}

const tiles = [];
for (const [at, [brand, language]] of Object.entries(BRANDS).entries()) {
  const [column, row] = [at % 2, at >> 1];
  const place = { left: GAP + column * (WIDTH + GAP), top: GAP + row * (HEIGHT + GAP) };
  const shot = await shoot(brand, language, { viewport: SIZE });
  tiles.push({ input: await sharp(shot).resize(WIDTH).png().toBuffer(), ...place });
  await saveManifestScreenshots(brand, language);
}
const canvas = { width: 2 * WIDTH + 3 * GAP, height: 2 * HEIGHT + 3 * GAP, channels: 3, background: BACKGROUND };
await sharp({ create: canvas }).composite(tiles).jpeg({ quality: 76, mozjpeg: true }).toFile(README_PICTURE);
await browser.close();
