import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus"), aBrand("plain")]);
});
afterAll(() => site?.close());

const odile = () => site.as({ host: "console.test", staff: { role: "operator", name: "odile" } }).staff;
const code = "lotus";

/** Returns a half-transparent picture with metadata of its author, in base64. */
async function picture(width = 40, height = 20): Promise<string> {
  const background = { r: 255, g: 0, b: 0, alpha: 0.5 };
  const made = sharp({ create: { width, height, channels: 4, background } });
  return (
    await made
      .withExif({ IFD0: { Artist: "Somebody" } })
      .png()
      .toBuffer()
  ).toString("base64");
}

test("X4 a picture is added to the draft, re-encoded with its transparency, and goes live with the draft", async () => {
  const added = await odile().addBrandPicture({ code, name: "spring", file: await picture() });
  expect(added).toMatchObject({ path: "assets/spring.webp", width: 40, height: 20 });
  const { data, hash, type } = await odile().brandPicture({ code, from: "draft", path: added.path });
  expect([type, hash]).toEqual(["image/webp", added.hash]);
  const bytes = Buffer.from(data ?? "", "base64");
  expect(bytes.includes("Somebody")).toBe(false);
  const pixel = await sharp(bytes).raw().toBuffer();
  expect(pixel[3]).toBeGreaterThan(120);
  expect(pixel[3]).toBeLessThan(136);
  await expect(odile().brandPicture({ code, from: "live", path: added.path })).rejects.toMatchObject({
    code: "notFound",
  });
  const { path, text, hash: before } = await odile().brandFile({ code, from: "draft", path: "tenant.json" });
  const withLogo = JSON.stringify({ ...JSON.parse(text ?? ""), logo: added.path });
  expect(await odile().saveBrandFile({ code, path, text: withLogo, expectedHash: before })).toMatchObject({
    problems: [],
  });
  expect(await odile().publishBrand({ code, reason: "A logo" })).toMatchObject({ status: "published" });
  expect(site.tenants.get(code)?.config.logo).toBe("assets/spring.webp");
  expect((await odile().brandPicture({ code, from: "live", path: added.path })).bytes).toBe(bytes.length);
});

test("X4 a large picture is scaled down; an existing name and a file that is not a picture are refused and leave no draft", async () => {
  const large = await odile().addBrandPicture({ code: "plain", name: "wide", file: await picture(4_000, 1_000) });
  expect(large).toMatchObject({ width: 2_000, height: 500 });
  await odile().dropDraft({ code: "plain" });
  for (const [file, refusal] of [
    [Buffer.from("<svg onload='alert(1)'/>").toString("base64"), "fileType"],
    ["", "fileBroken"],
    [(await picture()).slice(0, 80), "fileBroken"],
  ] as const)
    await expect(odile().addBrandPicture({ code: "plain", name: "bad", file })).rejects.toMatchObject({
      code: refusal,
    });
  expect((await odile().brandVersions({ code: "plain" })).draft).toBeNull();
  await expect(odile().addBrandPicture({ code, name: "spring", file: await picture() })).rejects.toMatchObject({
    code: "validation",
    details: { issues: [{ field: "name", issue: "errors:field.fileTaken" }] },
  });
  expect((await odile().brandVersions({ code })).draft).toBeNull();
});

test("X4 deleting a picture that is still referenced is a problem of the draft, with its position", async () => {
  const { hash, path } = await odile().brandPicture({ code, from: "live", path: "assets/spring.webp" });
  const { problems } = await odile().saveBrandFile({ code, path, text: null, expectedHash: hash });
  expect(problems[0]).toMatchObject({ pointer: "/logo", message: "EN problems:noFile assets/spring.webp" });
  await odile().dropDraft({ code });
});

test.each(["../lotus/tenant.json", "assets/../tenant.json", "assets/.hidden", "tenant.json", "assets/a/b.webp"])(
  "X4 %s is not a picture of a brand",
  async (path) => {
    await expect(odile().brandPicture({ code, from: "live", path })).rejects.toMatchObject({ code: "validation" });
  },
);
