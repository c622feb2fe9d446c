import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { WpsSite } from "../helpers/wps/wps-site";
import { aMemberCaller, anIdentityCheckSite, aPhoto, checkSeenByStaff, plain, postDocument } from "./identity-site";

const MB = 1024 * 1024;

let site: WpsSite;
beforeAll(async () => {
  site = await anIdentityCheckSite();
});
afterAll(() => site.close());

/** Creates a PNG of 20,000 × 20,000 px, black, one bit per pixel. */
function aBomb(): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    const named = Buffer.concat([Buffer.from(name), data]);
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const side = Buffer.from("00004e20", "hex");
  const header = Buffer.concat([side, side, Buffer.from("0100000000", "hex")]);
  const rows = deflateSync(Buffer.alloc((1 + 2_500) * 20_000), { level: 1 });
  const parts = [chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]);
}

/** Sends a file as the passport. @returns status and code of the answer */
async function sent(file: Buffer): Promise<readonly [number, string | undefined]> {
  const { status, body } = await postDocument(site, await aMemberCaller(site), "passport", file);
  return [status, body.code];
}

/** Uploads a file as a document. @returns the picture shown to staff */
async function drawn(file: Buffer) {
  const who = await aMemberCaller(site);
  expect((await postDocument(site, who, "passport", file)).status).toBe(200);
  const [document] = (await checkSeenByStaff(site, who)).documents;
  const shown = await site.console.staff.identityDocument({ code: "lotus", id: document?.id ?? "" });
  return { shown, jpeg: Buffer.from(shown.jpeg, "base64") };
}

describe("A21 files that are not valid pictures", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ["an SVG, whatever its name was", Buffer.from(svg), "fileType"],
    ["an SVG behind an XML head", Buffer.from(`<?xml version="1.0"?>${svg}`), "fileType"],
    ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj\n"), "fileType"],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), "fileType"],
    ["an empty file", Buffer.alloc(0), "fileBroken"],
    ["the beginning of a PNG", Buffer.from("89504e470d0a1a0a", "hex"), "fileBroken"],
    ["a JPEG that is none", Buffer.concat([Buffer.from("ffd8ff", "hex"), randomBytes(999)]), "fileBroken"],
    ["a WebP that is none", Buffer.from("RIFF\u0010\u0000\u0000\u0000WEBPVP8 broken", "latin1"), "fileBroken"],
    ["5 MB and a byte", Buffer.alloc(5 * MB + 1, 1), "fileTooLarge"],
  ])("A21 pitfall: %s is refused", async (_name, file, code) => {
    expect(await sent(file)).toEqual([422, code]);
  });

  test("A21 pitfall: a GIF and a truncated JPEG are refused", async () => {
    expect(await sent(await plain(20, 20).gif().toBuffer())).toEqual([422, "fileType"]);
    const photo = await aPhoto();
    expect(await sent(photo.subarray(0, photo.length / 2))).toEqual([422, "fileBroken"]);
  });

  test("A21 a body larger than any 5 MB file needs is refused before it is read", async () => {
    const who = await aMemberCaller(site);
    expect((await postDocument(site, who, "passport", Buffer.alloc(6 * MB))).body.code).toBe("tooLarge");
  });

  test("A21 a file of 5 MB is accepted", async () => {
    const photo = await aPhoto();
    expect(await sent(Buffer.concat([photo, Buffer.alloc(5 * MB - photo.length)]))).toEqual([200, undefined]);
  });
});

test("A21 pitfall: eight concurrent pixel bombs are refused, with little memory", async () => {
  const bomb = aBomb();
  expect((await sharp(bomb, { limitInputPixels: false }).metadata()).width).toBe(20_000);
  expect(bomb.length).toBeLessThan(1 * MB);
  const bombs = await Promise.all(Array.from({ length: 8 }, () => aMemberCaller(site)));
  const before = process.memoryUsage().rss;
  const answers = await Promise.all(bombs.map((who) => postDocument(site, who, "passport", bomb)));
  for (const { status, body } of answers) expect([status, body.code]).toEqual([422, "pictureTooLarge"]);
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * MB);
});

test("A21 pitfall: location, device and hidden data of a photo are removed; it is rotated upright", async () => {
  const photo = await plain(400, 300)
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const original = await sharp(photo).metadata();
  expect([original.orientation, original.exif?.toString("latin1")]).toEqual([6, expect.stringContaining("Camera")]);
  const { jpeg, shown } = await drawn(Buffer.concat([photo, Buffer.from("<?php echo 1; ?>PK\u0003\u0004")]));
  const { exif, icc, xmp, iptc, format } = await sharp(jpeg).metadata();
  expect([exif, icc, xmp, iptc, format]).toEqual([undefined, undefined, undefined, undefined, "jpeg"]);
  expect([shown.width, shown.height]).toEqual([300, 400]);
  expect(jpeg.subarray(-2).toString("hex")).toBe("ffd9");
  for (const hidden of ["php", "Camera", "PK\u0003"]) expect(jpeg.toString("latin1")).not.toContain(hidden);
});

test("A21 a large picture is scaled down; a WebP and a transparent PNG become JPEGs", async () => {
  const large = await drawn(await plain(4_000, 1_000).webp().toBuffer());
  expect([large.shown.width, large.shown.height]).toEqual([2_000, 500]);
  const glass = await sharp({ create: { width: 40, height: 30, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();
  const { dominant } = await sharp((await drawn(glass)).jpeg).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

test("A21 pitfall: a field name with ../ is not a field of the call", async () => {
  const who = await aMemberCaller(site);
  const input = { kind: "passport", file: (await aPhoto()).toString("base64"), name: "../../etc/passwd" };
  const { status, body } = await site.send("POST", "/wps/member/identity", input, who);
  expect([status, body.code]).toEqual([422, "validation"]);
  expect((await postDocument(site, who, "../../passport", await aPhoto())).body.code).toBe("validation");
});
