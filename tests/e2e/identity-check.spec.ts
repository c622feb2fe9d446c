import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectSound, hydrated } from "./support/look";
import { openPageSignedIn } from "./support/member";
import { expect, type Site, test } from "./support/site";

const SVG = {
  name: "passport.png",
  mimeType: "image/png",
  buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
};

async function aPhoto(name: string) {
  const blank = sharp({ create: { width: 640, height: 420, channels: 3, background: "#8a9" } });
  return { name, mimeType: "image/jpeg", buffer: await blank.jpeg().toBuffer() };
}

const form = (page: Page, name: string) => page.getByRole("form", { name });
const state = (page: Page) => page.getByRole("status").filter({ has: page.getByRole("heading") });

/** Refuses the only waiting check as staff. */
async function refuse(site: Site, reason: string): Promise<void> {
  const [{ memberId, version: expectedVersion }] = (await site.staff("identity/queue?code=harbor")).rows;
  await site.staff("identity/review", { code: "harbor", memberId, verdict: "refused", reason, expectedVersion });
}

test("A21 a member previews a picture, sees its errors, the waiting check, and the reason of a refusal", async ({
  page,
  site,
}) => {
  await openPageSignedIn(page, site, "harbor", "/member/identityCheck", "thea");
  await hydrated(page);
  const passport = form(page, "Passport");
  await passport.getByLabel("Photo or scan").setInputFiles(SVG);
  await passport.getByRole("button", { name: "Upload" }).click();
  await expect(passport.getByText("Please upload a photo or scan as JPEG, PNG or WebP.")).toBeVisible();
  await passport.getByLabel("Photo or scan").setInputFiles(await aPhoto("passport.jpg"));
  await expect(passport.getByRole("img", { name: "Preview: Passport" })).toBeVisible();
  await expect(passport.getByText("Please upload a photo")).toHaveCount(0);
  await passport.getByRole("button", { name: "Upload" }).click();
  await expect(passport.getByText(/^Received /)).toBeVisible();
  await expectSound(page, 1280);
  const address = form(page, "Proof of address");
  await address.getByLabel("Photo or scan").setInputFiles(await aPhoto("bill.jpg"));
  await address.getByRole("button", { name: "Upload" }).click();
  await expect(state(page)).toContainText("We’re reviewing your documents");
  await refuse(site, "The picture is blank.");
  await page.reload();
  await expect(state(page)).toContainText("The picture is blank. Please upload a new picture");
});

test("A21 without scripts a document is sent as a form; an error appears at its field", {
  tag: "@full",
}, async ({ plain, site }) => {
  await openPageSignedIn(plain, site, "harbor", "/member/identityCheck", "omar");
  const back = form(plain, "ID card, back");
  await back.getByLabel("Photo or scan").setInputFiles(SVG);
  await back.getByRole("button", { name: "Upload" }).click();
  await expect(back.getByText("Please upload a photo or scan as JPEG, PNG or WebP.")).toBeVisible();
  await back.getByLabel("Photo or scan").setInputFiles(await aPhoto("back.jpg"));
  await back.getByRole("button", { name: "Upload" }).click();
  await expect(back.getByText(/^Received /)).toBeVisible();
  await expect(state(plain)).toContainText("Not verified yet");
});
