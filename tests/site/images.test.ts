import { expect, test } from "vitest";
import { imageAddress } from "~/ui/image-hosts";
import { RecentImages } from "~/ui/image-loader";
import { pagerEntries } from "~/ui/pager-entries";

const HOSTS = ["https://img1.example", "https://img2.example/", "https://img3.example"];

test("G9 the site's pictures are distributed over the brand's image hosts, and a path always has the same host", () => {
  const paths = Array.from({ length: 300 }, (_, at) => `/art/game/game-${at}.svg?v=1`);
  const addresses = paths.map((path) => imageAddress(path, HOSTS));
  expect(addresses).toEqual(paths.map((path) => imageAddress(path, HOSTS)));
  for (const host of HOSTS) {
    const served = addresses.filter((address) => address.startsWith(host.replace(/\/$/, "/art").slice(0, 20)));
    expect(served.length, host).toBeGreaterThan(60);
  }
  expect(addresses.every((address) => /^https:\/\/img[123]\.example\/art\//.test(address))).toBe(true);
});

test("G9 without image hosts, or for an absolute URL, the URL is unchanged", () => {
  expect(imageAddress("/art/a.svg", [])).toBe("/art/a.svg");
  expect(imageAddress("https://other.example/a.png", HOSTS)).toBe("https://other.example/a.png");
  expect(imageAddress("//other.example/a.png", HOSTS)).toBe("//other.example/a.png");
});

test("G9 the loader remembers the last 200 pictures", () => {
  const recent = new RecentImages();
  for (let at = 0; at < 200; at++) recent.add(`/p${at}`);
  recent.add("/p0");
  recent.add("/new");
  expect(recent.has("/p0"), "seen again: not the oldest").toBe(true);
  expect(recent.has("/p1")).toBe(false);
  expect(recent.has("/p2")).toBe(true);
  expect(recent.has("/new")).toBe(true);
});

test.each([
  [1, 1, [1]],
  [1, 12, [1, 2, 3, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [3, 12, [1, 2, 3, 4, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [12, 12, [1, null, 10, 11, 12]],
  [2, 4, [1, 2, 3, 4]],
])("R19 page %i of %i: the pager shows the adjacent pages and the first and last page", (page, pages, entries) => {
  expect(pagerEntries(page, pages)).toEqual(entries);
});
