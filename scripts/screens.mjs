// Draws the README's picture from a running site: node scripts/screens.mjs [port]
import { chromium } from "playwright";
import sharp from "sharp";
import { ensureBrowser } from "./lib/browser.mjs";

const port = process.argv[2] ?? "3000";
const FILE = "docs/screens/homes.jpg";
const SIZE = { width: 1440, height: 900 };
/** Shots are shown at half their size, with so much between them. */
const [WIDTH, HEIGHT, GAP] = [SIZE.width / 2, SIZE.height / 2, 16];
const GROUND = "#5b6070";
const BRANDS = { aurora: "EN", lotus: "VI", harbor: "EN", pebble: "EN" };

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });

/** What a visitor of a brand's home page sees first. */
async function shoot(brand, language) {
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: "reduce" });
  const url = `http://${brand}.localhost:${port}`;
  await context.addCookies([{ name: "lang", value: language, url }]);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const shot = await page.screenshot({ type: "png" });
  await context.close();
  return sharp(shot).resize(WIDTH).png().toBuffer();
}

const placed = [];
for (const [at, [brand, language]] of Object.entries(BRANDS).entries()) {
  const [column, row] = [at % 2, at >> 1];
  const place = { left: GAP + column * (WIDTH + GAP), top: GAP + row * (HEIGHT + GAP) };
  placed.push({ input: await shoot(brand, language), ...place });
}
const ground = { width: 2 * WIDTH + 3 * GAP, height: 2 * HEIGHT + 3 * GAP, channels: 3, background: GROUND };
await sharp({ create: ground }).composite(placed).jpeg({ quality: 76, mozjpeg: true }).toFile(FILE);
await browser.close();
