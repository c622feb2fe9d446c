import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { satisfiesIdentityRule } from "~/features/members/identity-check.server";
import { aBrand } from "../support/tenants";
import { aMember, aToken } from "../support/wps/examples";
import { type Answer, type Asker, aWpsSite, NOW, type WpsSite } from "../support/wps/wps-site";

const MB = 1024 * 1024;
const flags = { identityCheck: true };
const identityCheck = { enough: [["passport"], ["idFront", "idBack"]], optional: [], withdrawals: true };

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([
    aBrand("lotus", { flags, identityCheck }),
    aBrand("harbor", { flags, identityCheck }),
    aBrand("pebble", { identityCheck }),
  ]);
});
afterAll(() => site.close());

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#7a8" } });
/** A PNG of 20,000 × 20,000 px, black, one bit a pixel. */
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

const aPhoto = () => plain(400, 300).jpeg().toBuffer();

interface Who extends Asker {
  readonly account: string;
  readonly brand: string;
}

/** A signed-in member of a brand. */
async function someone(brand = "lotus"): Promise<Who> {
  const account = await aMember(site, brand);
  return { account, brand, host: `${brand}.test`, token: await aToken(site, account, brand) };
}

const post = (who: Asker, kind: string, file: Buffer): Promise<Answer> =>
  site.send("POST", "/wps/member/identity", { kind, file: file.toString("base64") }, who);

/** Sends a file as the passport. @returns status and code of the answer */
async function sent(file: Buffer): Promise<readonly [number, string | undefined]> {
  const { status, body } = await post(await someone(), "passport", file);
  return [status, body.code];
}

/** A member's check as staff see it. */
async function seen({ account, brand }: Who) {
  const { rows } = await site.console.staff.identityQueue({ code: brand });
  const memberId = rows.find((row) => row.account === account)?.memberId ?? "";
  return site.console.staff.identityCheck({ code: brand, memberId });
}

/** The picture that staff see of the document that a file became. */
async function drawn(file: Buffer) {
  const who = await someone();
  expect((await post(who, "passport", file)).status).toBe(200);
  const [document] = (await seen(who)).documents;
  const shown = await site.console.staff.identityDocument({ code: "lotus", id: document?.id ?? "" });
  return { shown, jpeg: Buffer.from(shown.jpeg, "base64") };
}

describe("A21 files that are no pictures of documents", () => {
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

  test("A21 pitfall: a GIF is refused, and a JPEG that was cut off", async () => {
    expect(await sent(await plain(20, 20).gif().toBuffer())).toEqual([422, "fileType"]);
    const photo = await aPhoto();
    expect(await sent(photo.subarray(0, photo.length / 2))).toEqual([422, "fileBroken"]);
  });

  test("A21 a body that no file of 5 MB needs is refused before it is read", async () => {
    const who = await someone();
    expect((await post(who, "passport", Buffer.alloc(6 * MB))).body.code).toBe("tooLarge");
  });

  test("A21 a file of 5 MB is taken", async () => {
    const photo = await aPhoto();
    expect(await sent(Buffer.concat([photo, Buffer.alloc(5 * MB - photo.length)]))).toEqual([200, undefined]);
  });
});

test("A21 pitfall: eight pixel bombs at once are refused, and cost next to no memory", async () => {
  const bomb = aBomb();
  expect((await sharp(bomb, { limitInputPixels: false }).metadata()).width).toBe(20_000);
  expect(bomb.length).toBeLessThan(1 * MB);
  const bombs = await Promise.all(Array.from({ length: 8 }, () => someone()));
  const before = process.memoryUsage().rss;
  const answers = await Promise.all(bombs.map((who) => post(who, "passport", bomb)));
  for (const { status, body } of answers) expect([status, body.code]).toEqual([422, "pictureTooLarge"]);
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * MB);
});

test("A21 pitfall: place, device and whatever hid in a photo or behind it are gone; it stands upright", async () => {
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

test("A21 a large picture is made small enough to look at; a WebP and a PNG with glass become JPEGs", async () => {
  const large = await drawn(await plain(4_000, 1_000).webp().toBuffer());
  expect([large.shown.width, large.shown.height]).toEqual([2_000, 500]);
  const glass = await sharp({ create: { width: 40, height: 30, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();
  const { dominant } = await sharp((await drawn(glass)).jpeg).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

test("A21 pitfall: a name with ../ is none of the call's fields", async () => {
  const who = await someone();
  const input = { kind: "passport", file: (await aPhoto()).toString("base64"), name: "../../etc/passwd" };
  const { status, body } = await site.send("POST", "/wps/member/identity", input, who);
  expect([status, body.code]).toEqual([422, "validation"]);
  expect((await post(who, "../../passport", await aPhoto())).body.code).toBe("validation");
});

describe("A21 the status", () => {
  const review = (who: Who, over: object) =>
    seen(who).then(({ memberId, version }) => {
      const decision = { code: who.brand, memberId, verdict: "verified", expectedVersion: version, ...over };
      return site.send("POST", "/wps/staff/identity/review", decision, { host: "console.test" });
    });
  const statusOf = async (who: Who) => {
    const { status, reason, satisfied } = await site.as(who).member.identityDocuments({});
    return { status, reason, satisfied };
  };

  test("A21 nothing, then half a set, then a whole one that waits; of each kind the latest counts", async () => {
    const who = await someone();
    const before = await site.as(who).member.identityDocuments({});
    expect(before).toMatchObject({ status: "none", documents: [], accepted: ["passport", "idFront", "idBack"] });
    expect((await post(who, "idFront", await aPhoto())).body.value.status).toBe("none");
    const later = { ...who, now: NOW + 60_000 };
    expect((await post(later, "idFront", await aPhoto())).body.value.status).toBe("none");
    const { value } = (await post(later, "idBack", await aPhoto())).body;
    expect(value).toMatchObject({ status: "pending", submittedAt: "2026-01-31T08:01:00.000Z", satisfied: false });
    expect(value.documents).toHaveLength(2);
    expect(value.documents.find((one: { kind: string }) => one.kind === "idFront").at).toBe("2026-01-31T08:01:00.000Z");
    const { documents } = await seen(who);
    expect(documents.filter(({ kind }) => kind === "idFront").map(({ current }) => current)).toEqual([true, false]);
  });

  test("A21 refused with a reason, sent again, verified; then nothing more is taken", async () => {
    const who = await someone();
    await post(who, "passport", await aPhoto());
    expect((await review(who, { verdict: "refused", reason: " " })).body.code).toBe("reasonRequired");
    expect((await review(who, { verdict: "refused", reason: " Blurred. " })).status).toBe(200);
    expect(await statusOf(who)).toEqual({ status: "refused", reason: "Blurred.", satisfied: false });
    await post(who, "passport", await aPhoto());
    expect(await statusOf(who)).toEqual({ status: "pending", reason: null, satisfied: false });
    expect((await review(who, {})).body.value.status).toBe("verified");
    expect(await statusOf(who)).toEqual({ status: "verified", reason: null, satisfied: true });
    const { status, body } = await post(who, "passport", await aPhoto());
    expect([status, body.code]).toEqual([403, "notAllowed"]);
  });

  test("A21 of two decisions at once one counts; what changed since it was looked at is not decided", async () => {
    const who = await someone();
    await post(who, "passport", await aPhoto());
    const { memberId, version: expectedVersion } = await seen(who);
    await post(who, "idFront", await aPhoto());
    const stale = await review(who, { memberId, expectedVersion });
    expect([stale.status, stale.body.code, stale.body.value]).toEqual([409, "staleSave", { version: 2 }]);
    const both = await Promise.all([review(who, {}), review(who, { verdict: "refused", reason: "No." })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { events } = await site.console.staff.identityCheck({ code: "lotus", memberId });
    expect(events).toHaveLength(1);
  });

  test("A21 the brand's rule says whether a withdrawal needs it", () => {
    const brand = (code: string) => site.context({ host: `${code}.test` }).brand;
    expect(satisfiesIdentityRule(brand("lotus"), "pending")).toBe(false);
    expect(satisfiesIdentityRule(brand("lotus"), "verified")).toBe(true);
    expect(satisfiesIdentityRule(brand("pebble"), "none")).toBe(true);
  });
});

describe("A21 who sees what", () => {
  test("A21 staff see who waits, longest first, and it is kept who opened what", async () => {
    const [first, second] = [await someone("harbor"), await someone("harbor")];
    await post({ ...second, now: NOW + 1_000 }, "passport", await aPhoto());
    await post(first, "passport", await aPhoto());
    const { rows, total } = await site.console.staff.identityQueue({ code: "harbor" });
    expect([rows.map(({ account }) => account), total]).toEqual([[first.account, second.account], 2]);
    const { memberId, documents } = await seen(first);
    await site.console.staff.identityDocument({ code: "harbor", id: documents[0]?.id ?? "" });
    const { events } = await site.console.staff.identityCheck({ code: "harbor", memberId });
    expect(events).toMatchObject([{ action: "opened", documentId: documents[0]?.id, actor: "demo" }]);
  });

  test("A21 another brand, another member and a visitor see nothing of it", async () => {
    const who = await someone();
    await post(who, "passport", await aPhoto());
    const { memberId, documents } = await seen(who);
    const other = await site.as(await someone()).member.identityDocuments({});
    expect(other).toMatchObject({ status: "none", documents: [] });
    const ask = (path: string, input: object, host = "console.test") =>
      site.send(
        "GET",
        `/wps/staff/identity${path}`,
        { code: "harbor", ...input },
        { host, ...(host === "console.test" ? {} : { token: who.token ?? null }) },
      );
    expect((await ask("", { memberId })).body.code).toBe("notFound");
    expect((await ask("/document", { id: documents[0]?.id })).body.code).toBe("notFound");
    expect((await ask("/document", { code: "lotus", id: documents[0]?.id }, "lotus.test")).body.code).toBe("forbidden");
  });

  test("A21 a brand that checks nobody takes nothing; a kind that is not asked for is refused", async () => {
    const { body } = await post(await someone("pebble"), "passport", await aPhoto());
    expect(body.code).toBe("notAllowed");
    expect((await post(await someone(), "drivingLicence", await aPhoto())).body.code).toBe("validation");
  });

  test("A21 who reads the table sees no picture, and a row that is moved to another member cannot be opened", async () => {
    const who = await someone();
    await post(who, "passport", await aPhoto());
    const { memberId, documents } = await seen(who);
    const [row] = await site.db.transaction("lotus", (tx) =>
      tx.query<{ content: Buffer }>("select content from identity_document where member_id = $1", [memberId]),
    );
    expect(row?.content.length).toBeGreaterThan(500);
    for (const mark of ["ffd8ff", Buffer.from("JFIF").toString("hex")])
      expect(row?.content.toString("hex")).not.toContain(mark);
    const owner = await site.db.connectOwner();
    await owner.query("select set_config('app.merchant', 'lotus', false)");
    const { rows: others } = await owner.query("select id from member where account = $1", [(await someone()).account]);
    await owner.query("update identity_document set member_id = $1 where id = $2", [others[0].id, documents[0]?.id]);
    await owner.end();
    await expect(site.console.staff.identityDocument({ code: "lotus", id: documents[0]?.id ?? "" })).rejects.toThrow(
      /another key/,
    );
  });
});

describe("A21 how much is taken", () => {
  test("A21 of 24 pictures at once twenty are taken; the rest are told to wait", async () => {
    const who = await someone();
    const photo = await aPhoto();
    const ip = (at: number) => `203.0.113.${at}`;
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => post({ ...who, ip: ip(at) }, "idFront", photo)),
    );
    const codes = answers.map(({ body }) => body.code ?? "taken");
    expect(codes.filter((code) => code === "taken")).toHaveLength(20);
    expect(new Set(codes)).toEqual(new Set(["taken", "tooManyRequests"]));
  });

  test("A21 of a member thirty pictures are kept, however many come at once", async () => {
    const who = await someone();
    await post(who, "passport", await aPhoto());
    const { memberId } = await seen(who);
    await site.db.transaction("lotus", (tx) =>
      tx.query(
        `insert into identity_document
         select merchant_id, gen_random_uuid(), member_id, kind, content, sha256, width, height, created_at
         from identity_document, generate_series(1, 26) where member_id = $1`,
        [memberId],
      ),
    );
    const photo = await aPhoto();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(who, "idFront", photo)));
    const codes = answers.map(({ body }) => body.code ?? "taken").sort();
    expect(codes).toEqual([...Array(5).fill("quotaExceeded"), "taken", "taken", "taken"]);
  });
});
