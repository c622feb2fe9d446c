import { afterAll, beforeAll, expect, test } from "vitest";
import { CLIENTS } from "~/features/vendors/server/client";
import { grantedSecretEnv } from "../helpers/grants";
import { aBrand } from "../helpers/tenants";
import { aPlayer } from "../helpers/wps/money";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

// Covers the path of a real start, from the environment to the vendor's request.

const INTEGRATION = { launchUrl: "https://play.example/{game}", mode: "window", dialect: "livery", keyId: "k1" };
const files = {
  "content/vendors.json": { items: { REEL: { integration: { ...INTEGRATION, secretEnv: "VENDOR_REEL_SECRET" } } } },
};

let site: WpsSite;
beforeAll(async () => {
  const env = grantedSecretEnv("VENDOR_REEL_SECRET", "the key of Reelhouse", ["lotus"], null);
  site = await aWpsSite([aBrand("lotus", {}, files), aBrand("harbor", {}, files)], { env });
});
afterAll(() => site.close());

const clientAt = (host: string) =>
  CLIENTS.livery({
    vendor: "REEL",
    keyId: "k1",
    secret: "the key of Reelhouse",
    scale: 2,
    now: () => site.now,
    send: (path, init) => site.raw(path, { method: "POST", ...init }, { host }),
  });

test("brand secrets: a vendor configured by the schema, with its secret, is offered, started and answered", async () => {
  const { calls } = await aPlayer(site, 10_000n);
  const { url } = await calls.game.launch({ vendor: "REEL" });
  const token = new URL(url).searchParams.get("token") ?? "";
  const answer = await clientAt("lotus.test").ask({ operation: "authenticate", token });
  expect(answer).toMatchObject({ ok: true, value: { balance: 10_000n } });
});

test("brand secrets: a vendor without its secret is in no list, cannot be started, and no request ends with 500", async () => {
  const asker = { host: "harbor.test" };
  const [mine, theirs] = await Promise.all([site.as().game.vendors({}), site.as(asker).game.vendors({})]);
  expect(JSON.stringify(mine)).toContain('"REEL"');
  expect(JSON.stringify(theirs)).not.toContain('"REEL"');
  const { calls } = await aPlayer(site, 0n, "harbor");
  await expect(calls.game.launch({ vendor: "REEL" })).rejects.toMatchObject({ code: "notFound" });
  for (const operation of ["authenticate", "balance", "bet", "win", "rollback", "roundClose", "nonsense"]) {
    const response = await site.raw(`/wps/vendor/REEL/${operation}`, { method: "POST", body: "{}" }, asker);
    expect([operation, response.status]).toEqual([operation, 404]);
  }
  expect(site.logged).toEqual([]);
});
