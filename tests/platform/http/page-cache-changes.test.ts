import { afterEach, expect, test } from "vitest";
import type { SiteVisit } from "~/platform/http/types";
import { aSnapshot, html, type RunningSite } from "../../helpers/fake-site";
import { send } from "../../helpers/http";
import { type Page, startPageSite } from "./page-site";

let site: RunningSite;
let renders: readonly SiteVisit[];
async function start(page?: Page) {
  ({ site, renders } = await startPageSite(page));
}
afterEach(() => site.close(0));

test("X2 a switched flag is visible on the next request, and the old page is removed from memory", async () => {
  await start((visit) => ({ response: html(`version ${visit.brand.version}`) }));
  const before = await send(site.port);
  site.tenants.change(aSnapshot("alpha", "v2"));
  const headers = { "if-none-match": before.headers.etag };
  const after = await send(site.port, { headers });
  expect(after.status).toBe(200);
  expect(after.text).toContain("version v2");
  expect((await send(site.port, { path: "/metrics", host: "localhost" })).text).toContain(
    "livery_page_cache_entries 1",
  );
});

test("a page whose rendering began before a change is not cached under the new version", async () => {
  await start((visit) => {
    if (renders.length === 1) site.tenants.change(aSnapshot("alpha", "v2"));
    return { response: html(`version ${visit.brand.version}`) };
  });
  await send(site.port);
  expect((await send(site.port)).text).toContain("version v2");
  expect((await send(site.port, { path: "/metrics", host: "localhost" })).text).toContain(
    "livery_page_cache_entries 1",
  );
});

test("dropping a tag removes the brand's pages with this tag", async () => {
  await start(() => ({ response: html(`n${renders.length}`), tags: ["winners"] }));
  await send(site.port, { host: "alpha.test" });
  await send(site.port, { host: "beta.test" });
  site.dropTags(["other"]);
  site.dropTags(["winners"], "alpha");
  expect((await send(site.port, { host: "beta.test" })).text).toContain("n2");
  expect((await send(site.port, { host: "alpha.test" })).text).toContain("n3");
});

test("a page is not cached when its tag is dropped during the rendering", async () => {
  await start(() => {
    if (renders.length === 1) site.dropTags(["winners"]);
    return { response: html(`n${renders.length}`), tags: ["winners"] };
  });
  await send(site.port);
  expect((await send(site.port)).text).toContain("n2");
});

test("R5 a status other than 0 is checked before the cache, and its screen is never cached", async () => {
  let status: 0 | 1 = 0;
  ({ site, renders } = await startPageSite((visit) => ({ response: html(`status ${visit.status}`) }), {
    status: () => status,
  }));
  await send(site.port);
  status = 1;
  const screen = await send(site.port);
  expect(screen.text).toContain("status 1");
  expect(screen.headers["cache-control"]).toBe("private, no-store");
  status = 0;
  expect((await send(site.port)).text).toContain("status 0");
  expect(renders).toHaveLength(2);
});
