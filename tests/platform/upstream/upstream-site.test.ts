import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startProduct } from "../../../scripts/bench/process";
import { copyFullBase } from "../../../scripts/lib/shared-tenants";
import { temporaryFolder, testDatabaseUrl } from "../../helpers/database";
import { staffToken } from "../../helpers/demo-staff";
import { aFakeUpstream } from "../../helpers/fake-upstream";
import { internalAddressesEnv } from "../../helpers/grants";
import { send } from "../../helpers/http";
import { aBrand } from "../../helpers/tenants";
import { aMember } from "../../helpers/wps/members";
import { anUpstream } from "../../helpers/wps/upstream";

/**
 * Starts the product with the brand `lotus`, whose calls go to another system, and `harbor`, whose calls do not. @returns its
 * port
 */
async function aSiteBefore(wps: string): Promise<number> {
  const dir = temporaryFolder();
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  copyFullBase(dir);
  for (const [code, own] of [
    ["lotus", { wps }],
    ["harbor", {}],
  ] as const) {
    const origin = `http://${code}.localhost`;
    const { files } = aBrand(code, { demo: true, origin, hosts: { member: [`${code}.localhost`] }, ...own });
    await mkdir(join(dir, code));
    for (const [name, content] of Object.entries(files))
      await writeFile(join(dir, code, name), JSON.stringify(content));
  }
  const product = await startProduct({
    DATABASE_URL: await testDatabaseUrl(),
    DATA_DIR: join(dir, "data"),
    TENANTS_DIR: dir,
    DEMO: "1",
    ...internalAddressesEnv("lotus", wps),
  });
  onTestFinished(() => product.stop());
  return product.port;
}

test("X9 every page works although the operator's system returns HTML, and the console shows the drift", async () => {
  const system = await aFakeUpstream(() => [200, "<!doctype html><title>Down for lunch</title>"]);
  onTestFinished(() => system.close());
  const port = await aSiteBefore(system.url);
  for (const path of ["/", "/rng", "/promotions", "/help", "/vip", "/login"]) {
    const page = await send(port, { host: "lotus.localhost", path });
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.text).toContain("</footer>");
    expect(page.text).not.toContain("Down for lunch");
  }
  const headers = { cookie: `session=${await staffToken(port)}` };
  await expect
    .poll(async () => (await send(port, { host: "console.localhost", path: "/console/brands/lotus", headers })).text)
    .toContain('data-drift="home.rankList notJson"');
});

test("X9 X5 every console page about members shows a note that the operator's system has them, only for this brand", async () => {
  const system = await aFakeUpstream(() => [200, "{}"]);
  onTestFinished(() => system.close());
  const port = await aSiteBefore(system.url);
  const headers = { cookie: `session=${await staffToken(port)}` };
  const says = async (path: string) => {
    const page = await send(port, { host: "console.localhost", path: `/console/brands/${path}`, headers });
    expect([path, page.status]).toEqual([path, 200]);
    return /role="note"[^>]*>This brand runs on the operator’s own system, which also has its members\./.test(
      page.text,
    );
  };
  for (const part of ["players", "orders", "documents", "messages"])
    expect([part, await says(`lotus/${part}`), await says(`harbor/${part}`)]).toEqual([part, true, false]);
  expect(await says("lotus/content")).toBe(false);
});

test("X9 members sign in to and out of the operator's system, and the cookie contains its token", async () => {
  const upstream = await anUpstream({});
  onTestFinished(() => upstream.close());
  const account = await aMember({ db: upstream.db, now: Date.now() });
  const port = await aSiteBefore(upstream.url);
  const origin = `http://lotus.localhost:${port}`;
  const post = (path: string, body: string, cookie = "") =>
    send(port, {
      host: `lotus.localhost:${port}`,
      path,
      method: "POST",
      body,
      headers: { "content-type": "application/x-www-form-urlencoded", origin, cookie },
    });
  const wrong = await post("/login", `type=username&username=${account}&password=wrong+horse`);
  expect(wrong.headers["set-cookie"]).toBeUndefined();
  const right = await post("/login", `type=username&username=${account}&password=correct+horse`);
  const cookie = right.headers["set-cookie"]?.find((one) => one.startsWith("session="))?.split(";")[0] ?? "";
  expect(right.status).toBe(302);
  const info = () =>
    fetch(`${upstream.url}/wps/member/info`, {
      headers: { authorization: `Bearer ${cookie.slice("session=".length)}` },
    });
  expect(await (await info()).json()).toMatchObject({ success: true, value: { account } });
  expect((await send(port, { host: "lotus.localhost", headers: { cookie } })).text).toContain("data-account-slot");
  await post("/logout", "", cookie);
  expect((await info()).status).toBe(401);
});
