import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ICON_PATHS, type IconPath, iconUrl } from "~/platform/brands/art-version";
import { drawBrandIcon } from "~/site/brand-art/brand-icons";
import { aSnapshot, fakeHandlers, type RunningSite, startSite } from "../helpers/fake-site";
import { send } from "../helpers/http";

const THEME = { dark: { brand: "#8f7dff", accent: "#2fe0c0" }, character: { pattern: "aurora" }, defaultMode: "dark" };

let dir: string;
let site: RunningSite;
const drawn: string[] = [];
let running = 0;
let most = 0;
let fails = 1;

const aBrand = (code: string, config: Readonly<Record<string, unknown>> = {}) =>
  aSnapshot(code, "v1", { theme: THEME, name: code, ...config });

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "livery-icons-"));
  await mkdir(join(dir, "alpha/assets"), { recursive: true });
  await writeFile(
    join(dir, "alpha/assets/logo.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="#00ff00" d="M0 0h40v40H0z"/></svg>',
  );
  await writeFile(join(dir, "alpha/assets/broken.png"), "no picture");
  site = await startSite({
    handlers: fakeHandlers({
      async icon(brand, path) {
        drawn.push(`${brand.code}${path}`);
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (path === "/icon-512.png" && fails-- > 0) throw new Error("out of memory");
        return Buffer.from(`${brand.code}${path}`);
      },
    }),
  });
});
afterAll(async () => {
  await site.close(0);
  await rm(dir, { recursive: true, force: true });
});

async function pixel(png: Buffer, x: number, y: number): Promise<readonly number[]> {
  return [...(await sharp(png).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())].slice(0, 3);
}

test("each brand's picture is drawn once for concurrent requests, one picture at a time", async () => {
  const paths = ["/card.png", "/icon-192.png", "/apple-touch-icon.png"] as const;
  const asked = [...paths, ...paths, ...paths].flatMap((path) =>
    ["alpha.test", "beta.test"].map((host) => ({ path, host })),
  );
  const answers = await Promise.all(asked.map((one) => send(site.port, one)));
  expect(answers.map((answer) => answer.text)).toEqual(asked.map(({ path, host }) => `${host.split(".")[0]}${path}`));
  expect([drawn.length, new Set(drawn).size, most]).toEqual([6, 6, 1]);
});

test("a picture is cached permanently with a version, else revalidated by its ETag; HEAD has no body", async () => {
  const forever = await send(site.port, { path: iconUrl("/card.png", "abc") });
  expect([forever.status, forever.headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
  const plain = await send(site.port, { path: "/card.png" });
  expect(plain.headers).toMatchObject({ "content-type": "image/png", "cache-control": "public, no-cache" });
  const again = await send(site.port, { path: "/card.png", headers: { "if-none-match": String(plain.headers.etag) } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const head = await send(site.port, { path: "/card.png", method: "HEAD" });
  expect([head.status, head.body.length, Number(head.headers["content-length"])]).toEqual([200, 0, plain.body.length]);
});

test("a picture that cannot be drawn returns one error and is drawn again for the next request", async () => {
  expect((await send(site.port, { path: "/icon-512.png" })).status).toBe(500);
  expect((await send(site.port, { path: "/icon-512.png" })).text).toBe("alpha/icon-512.png");
});

test("only brands have these pictures", async () => {
  expect((await send(site.port, { path: "/card.png", host: "unknown.test" })).headers["content-type"]).not.toBe(
    "image/png",
  );
  expect((await send(site.port, { path: "/card.png", host: "console.localhost" })).status).toBe(404);
});

test("the card is 1200 by 630, and the icons are square and opaque", async () => {
  const sizes = {
    "/card.png": [1200, 630],
    "/icon-192.png": [192, 192],
    "/icon-512.png": [512, 512],
    "/apple-touch-icon.png": [180, 180],
    "/favicon.ico": [48, 48],
  };
  for (const path of ICON_PATHS) {
    const drawn = await drawBrandIcon(aBrand("beta"), path);
    // The `.ico` contains its picture after a header of 22 bytes.
    const png = path === "/favicon.ico" ? drawn.subarray(22) : drawn;
    const { format, width, height, hasAlpha } = await sharp(png).metadata();
    expect([format, [width, height], hasAlpha]).toEqual(["png", sizes[path], false]);
    expect(png.length).toBeLessThan(path === "/card.png" ? 300_000 : 80_000);
  }
});

test("the card shows the brand's name as outlines, or only its mark when the font has no letter of the name", async () => {
  const card = (name: string) => drawBrandIcon(aBrand("beta", { name }), "/card.png");
  const [latin, other, han] = await Promise.all([card("Zebra"), card("Zebrb"), card("\u91d1\u83b2")]);
  expect(latin.equals(other)).toBe(false);
  const white = async (png: Buffer) => {
    const { data } = await sharp(png)
      .extract({ left: 92, top: 350, width: 480, height: 120 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.filter((value) => value > 240).length;
  };
  expect(await white(latin)).toBeGreaterThan(2_000);
  expect(await white(han)).toBeGreaterThan(0);
  expect((await sharp(await card("Tiếng Việt")).metadata()).width).toBe(1200);
});

test("the icon shows the brand's logo, or the drawn mark when the logo is not a picture", async () => {
  const icon = (logo?: string) => {
    const brand = { ...aBrand("alpha", logo ? { logo } : {}), folder: join(dir, "alpha") };
    return drawBrandIcon(brand, "/icon-192.png" as IconPath);
  };
  expect(await pixel(await icon("assets/logo.svg"), 96, 96)).toEqual([0, 255, 0]);
  const drawnMark = await icon();
  expect((await icon("assets/broken.png")).equals(drawnMark)).toBe(true);
  expect((await icon("assets/../../etc/passwd")).equals(drawnMark)).toBe(true);
});
