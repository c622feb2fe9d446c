import { expect, test } from "vitest";
import { hasLinkTarget } from "~/platform/brands/link-targets";
import { withOpenLinks } from "~/platform/wps/html.server";
import { isPageForAccount } from "~/site/link-targets";
import { withoutClosedLinks } from "~/site/without-closed-links";
import { brandOf } from "../../e2e/support/paths";
import { aBrand, aTenantsFolder, openStore } from "../../helpers/tenants";

/** Creates a brand without promotions, registration and points mall. */
async function aClosedBrand() {
  const flags = { promotions: false, directRegistration: false, referral: false };
  const store = await openStore(aTenantsFolder(aBrand("lotus", { flags }, { "pages/POINTMALL.json": null })));
  const brand = store.get("lotus");
  if (!brand) throw new Error(JSON.stringify(store.health()));
  return brand;
}

test("R20 a link is open while a page matches it and its flag is on", async () => {
  const closed = await aClosedBrand();
  const open = await brandOf("aurora");
  for (const href of [
    "/promotions",
    "/promoDetail?id=welcome",
    "/register",
    "/register.html",
    "/pointMall",
    "/nowhere",
  ])
    expect([href, hasLinkTarget(closed, href)]).toEqual([href, false]);
  expect(hasLinkTarget(closed, "/member/referral")).toBe(false);
  for (const href of [
    "/",
    "/help#term",
    "#top",
    "?page=2",
    "https://a.test/promotions",
    "/service",
    "/member/depositv2",
  ])
    expect([href, hasLinkTarget(closed, href)]).toEqual([href, true]);
  expect(hasLinkTarget(open, "/promoDetail?id=welcome")).toBe(true);
  expect(hasLinkTarget(open, "/promoDetail?id=no-such")).toBe(false);
});

test("R20 sign-in links are closed to signed-in accounts; registration links stay open to demo accounts", () => {
  expect(["visitor", "demo", "member", "agent"].map((kind) => isPageForAccount("/login", kind as "demo"))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(["visitor", "demo", "member", "agent"].map((kind) => isPageForAccount("/register", kind as "demo"))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("R20 a text keeps the words of a removed link and loses a sentence that consists only of the link", () => {
  const leads = (href: string) => href !== "/closed?a=1&b=2";
  const link = (words: string) => `<a href="/closed?a=1&amp;b=2">${words}</a>`;
  expect(withOpenLinks(`<p>See the ${link("levels")} here.</p>`, leads)).toBe("<p>See the levels here.</p>");
  expect(withOpenLinks(`<p>It is paid. ${link("How it works")}.</p>`, leads)).toBe("<p>It is paid. </p>");
  expect(withOpenLinks(`<p>${link("More")}.</p><p>Next</p>`, leads)).toBe("<p>Next</p>");
  expect(withOpenLinks(`<p>已支付。${link("了解更多")}。</p>`, leads)).toBe("<p>已支付。</p>");
  const both = `<p>${link("One")} and <a href="/open">two</a>. ${link("Three")}.</p>`;
  expect(withOpenLinks(both, leads)).toBe('<p>One and <a href="/open">two</a>. </p>');
});

test("R20 block properties lose only their closed links", () => {
  const leads = (href: string) => !href.startsWith("/closed");
  const props = {
    title: "/closed is a word here",
    page: "/closed",
    detail: "/open",
    action: { label: "Go", href: "/closed?x=1" },
    other: { label: "Go", href: "/open" },
    pages: { RNG: "/closed", LIVE: "/open" },
    list: { page: "/closed", limit: 3 },
    links: [{ label: "a", href: "/closed" }, { label: "b", href: "https://a.test/closed" }, "text"],
    items: { one: { title: "t", more: { label: "m", href: "/closed" } } },
  };
  expect(withoutClosedLinks(props, leads)).toEqual({
    title: "/closed is a word here",
    detail: "/open",
    other: { label: "Go", href: "/open" },
    pages: { LIVE: "/open" },
    list: { limit: 3 },
    links: [{ label: "b", href: "https://a.test/closed" }, "text"],
    items: { one: { title: "t" } },
  });
});
