import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { readBrandAccess } from "~/platform/brands/outgoing/grants";
import { createOutgoing } from "~/platform/outgoing/outgoing";
import { openDriftLog } from "~/platform/upstream/drift-log";
import { pollUpstreams } from "~/platform/upstream/follow";
import { callUpstream } from "~/platform/wps/upstream/call-upstream";
import type { Drift } from "~/platform/wps/upstream/drift";
import { contract } from "~/registry/contract";
import { UPSTREAM_CALLS } from "~/registry/upstream";
import { aFakeUpstream, successAnswer, type UpstreamAnswer, type UpstreamRequest } from "../../helpers/fake-upstream";
import { internalAddressesEnv } from "../../helpers/grants";
import { aBrand } from "../../helpers/tenants";
import { aMember, aToken } from "../../helpers/wps/members";
import { aWpsSite } from "../../helpers/wps/wps-site";

const { rankList } = contract.home;
const whitelabel = contract.system.whitelabel.example.value;
const menu = contract.system.menu.example.value;
const NOTHING = { info: () => {}, warn: () => {}, error: () => {} };

let answer: (asked: UpstreamRequest) => UpstreamAnswer;
const system = await aFakeUpstream((asked) => answer(asked));
const drifts: Drift[] = [];
beforeEach(() => {
  drifts.length = 0;
  system.asked.length = 0;
});
afterAll(() => system.close());

const outgoing = createOutgoing(readBrandAccess(internalAddressesEnv("lotus", system.url)));
const { fetch } = outgoing;
const { keys } = UPSTREAM_CALLS;
const kinds = () => drifts.map(({ kind }) => kind);
const note = (drift: Drift) => void drifts.push(drift);
async function aSite(over: object = {}) {
  const brands = [aBrand("lotus", { wps: system.url, merchantCode: "LTS", ...over }), aBrand("harbor")];
  const site = await aWpsSite(brands, { note, env: internalAddressesEnv("lotus", system.url) });
  onTestFinished(() => site.close());
  return site;
}

test("X9 a call is sent to the operator's system with the caller's merchant, language, device, address and token", async () => {
  const site = await aSite({ languages: ["EN", "VI"] });
  answer = () => successAnswer({ rows: [], pageNo: 1, pageSize: 12, total: 0, totalPages: 0, list: [] });
  const asker = { token: "an.upstream-token_of/that+system=", language: "VI", ip: "198.51.100.4" };
  await site
    .as(asker)
    .session.sessions({})
    .catch(() => {});
  expect(system.asked[0]).toMatchObject({ method: "GET", path: "/wps/session/list" });
  expect(system.asked[0]?.headers).toMatchObject({
    merchant: "LTS",
    language: "VI",
    platform: "W",
    device: "Firefox, Linux",
    "x-forwarded-for": "198.51.100.4",
    authorization: "Bearer an.upstream-token_of/that+system=",
  });
});

test("X9 a call is sent with the method of the specification when the contract's method differs", async () => {
  const declared = { ...contract.member.affiliateCheck, method: "PUT", upstream: { method: "GET" } } as const;
  answer = () => successAnswer({ valid: true });
  const caller = { base: system.url, brand: "lotus", merchantCode: "LTS", language: "EN", token: null, ip: null };
  await callUpstream("member", declared, { code: "a b" }, { ...caller, device: "test" }, { note, fetch, keys });
  expect(system.asked[0]).toMatchObject({ method: "GET", query: { code: "a b" }, body: "" });
});

test("X9 a call that the specification sends as a form is sent as a form", async () => {
  answer = () => successAnswer({});
  const caller = { base: system.url, brand: "lotus", merchantCode: "LTS", language: "EN", token: null, ip: null };
  const fields = { username: "théa", email: "a+b@c.example" };
  await callUpstream(
    "member",
    contract.member.forgotByEmail,
    fields,
    { ...caller, device: "test" },
    { note, fetch, keys },
  );
  expect(system.asked[0]?.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
  expect(system.asked[0]).toMatchObject({ method: "POST", path: "/wps/member/password/email" });
  expect(Object.fromEntries(new URLSearchParams(system.asked[0]?.body))).toEqual(fields);
});

test("X9 an answer over the size limit is recorded as drift, and only that call fails", async () => {
  const site = await aSite();
  answer = () => [200, `"${"x".repeat(9 * 1024 * 1024)}"`];
  await expect(site.as().home.rankList({})).rejects.toMatchObject({ code: "upstreamFailed" });
  expect(drifts[0]).toMatchObject({ kind: "shape", detail: expect.stringContaining("bytes") });
});

const brokenValue = { winners: [{ ...rankList.example.value.winners[0], winAmount: 5 }] };
test.each([
  ["a missing field", [200, { success: true, message: null, value: {} }], "shape", "upstreamFailed"],
  ["a field of another type", [200, { success: true, value: brokenValue }], "shape", "upstreamFailed"],
  ["HTML instead of JSON", [200, "<!doctype html><h1>Welcome</h1>"], "notJson", "upstreamFailed"],
  ["JSON that is no answer", [200, ["games"]], "notJson", "upstreamFailed"],
  ["a server error without words", [500, "oops"], "status", "upstreamFailed"],
  ["an error that no catalogue knows", [400, { success: false, code: 4711 }], "unknownCode", "upstreamRefused"],
] as const)("X9 %s is recorded as drift, and only that call fails", async (_what, answered, kind, code) => {
  const site = await aSite();
  answer = () => answered;
  await expect(site.as().home.rankList({})).rejects.toMatchObject({ code });
  expect(kinds()).toContain(kind);
  expect(drifts[0]).toMatchObject({ brand: "lotus", call: "home.rankList" });
  expect(await site.as({ host: "harbor.test" }).home.rankList({})).toBeDefined();
});

test("X9 HTML of the operator's system is sanitised before it is returned", async () => {
  const site = await aSite();
  const { example } = contract.promotion.promotionDetail;
  answer = () => successAnswer({ ...example.value, html: '<p onclick="x()">Bonus</p><script>x()</script>' });
  expect((await site.as().promotion.promotionDetail({ id: "welcome" })).html).toBe("<p>Bonus</p>");
});

test("X9 the drift contains no data of the answer, because the data may be personal", async () => {
  const site = await aSite();
  const secret = "thea@mail.example";
  answer = () => successAnswer({ ...contract.member.info.example.value, id: { secret }, type: secret });
  await expect(site.as({ token: "t".repeat(30) }).member.info({})).rejects.toMatchObject({ code: "upstreamFailed" });
  expect(drifts.length).toBeGreaterThan(0);
  expect(JSON.stringify(drifts)).not.toContain(secret);
});

test("X9 an answer with undeclared fields is accepted, and these fields are removed", async () => {
  const site = await aSite();
  answer = () => successAnswer({ ...rankList.example.value, more: "of it" });
  expect(await site.as().home.rankList({})).toEqual(rankList.example.value);
  expect(drifts).toEqual([]);
});

test("X9 a slow answer is used and recorded; a timeout is a network error", async () => {
  const caller = { base: system.url, brand: "lotus", merchantCode: "LTS", language: "EN", token: null, ip: null };
  const ask = (limits: object) =>
    callUpstream("home", rankList, {}, { ...caller, device: "test" }, { note, fetch, keys, ...limits });
  answer = () => successAnswer(rankList.example.value);
  expect(await ask({ slowMs: -1 })).toEqual(rankList.example.value);
  answer = () => null;
  await expect(ask({ timeoutMs: 50 })).rejects.toMatchObject({ code: "networkAbnormal" });
  expect(kinds()).toEqual(["slow", "timeout"]);
});

test("X9 an unreachable system is recorded, and its calls return a network error", async () => {
  const site = await aSite({ wps: "http://127.0.0.1:1" });
  await expect(site.as().home.rankList({})).rejects.toMatchObject({ code: "networkAbnormal" });
  expect(kinds()).toEqual(["unreachable"]);
});

test("X9 a refusal is returned with the operator's text, code and details", async () => {
  const site = await aSite();
  answer = () => [429, { success: false, code: "tooManyRequests", message: "Chờ một chút", value: { minutes: 3 } }];
  const { status, body } = await site.send("GET", "/wps/agent/affiliate", { code: "abc" });
  expect(status).toBe(429);
  expect(body).toEqual({ success: false, code: "tooManyRequests", message: "Chờ một chút", value: { minutes: 3 } });
  expect(drifts).toEqual([]);
});

test("X9 calls of members without a token and calls that the product answers itself are not sent", async () => {
  const site = await aSite();
  answer = () => [500, ""];
  await expect(site.as().member.info({})).rejects.toMatchObject({ code: "notLoggedIn" });
  expect((await site.as().system.whitelabel({})).info.whitelabel.code).toBe("lotus");
  expect((await site.as().system.keys({})).keys).not.toEqual([]);
  expect(system.asked).toEqual([]);
});

test("X9 values of the system override the brand's files, and staff overrides have priority over both", async () => {
  const site = await aSite({ flags: { freePlay: false } });
  const rule = { ...contract.system.registerRules.example.value.fields["username"], minLength: 3 };
  const info = { ...whitelabel.info, register: { username: rule } };
  answer = ({ path }) =>
    successAnswer(
      path.endsWith("menu")
        ? { modules: [{ id: "FREEPLAY3", type: "feature", props: {}, children: [] }] }
        : { ...whitelabel, info },
    );
  const follower = pollUpstreams({ calls: UPSTREAM_CALLS, tenants: site.tenants, note, outgoing });
  onTestFinished(() => follower.close());
  await follower.ask();
  const brand = () => site.tenants.get("lotus");
  expect((await site.as().system.registerRules({})).fields["username"]?.minLength).toBe(3);
  expect([brand()?.flags.freePlay, brand()?.flagSources.freePlay]).toEqual([true, "upstream"]);
  expect([brand()?.flags.mobileRegistration, brand()?.config.hosts.member]).toEqual([false, ["lotus.test"]]);
  const { overridesVersion: expectedVersion } = await site.console.staff.flags({ code: "lotus" });
  await site.console.staff.setFlag({ code: "lotus", flag: "freePlay", value: false, expectedVersion, reason: "no" });
  expect([brand()?.flags.freePlay, brand()?.flagSources.freePlay]).toEqual([false, "override"]);
});

test("X9 unsafe values of the system are omitted and recorded", async () => {
  const site = await aSite();
  const bad = {
    resources: [{ ...whitelabel.info.resources[0], url: "jav\tascript:1" }],
    customerService: [{ csType: "LIVECHAT", type: 1, path: "//evil.test" }],
    imageCDNs: ["https://x.test; script-src *"],
    launchGameCDNs: ["http://plain.test"],
    analytics: { gtagId: "'><script>" },
    register: { username: { ...whitelabel.info.register["username"], acceptedPattern: "(a+)\\1$" } },
  };
  answer = ({ path }) =>
    successAnswer(path.endsWith("menu") ? menu : { ...whitelabel, info: { ...whitelabel.info, ...bad } });
  const follower = pollUpstreams({ calls: UPSTREAM_CALLS, tenants: site.tenants, note, outgoing });
  onTestFinished(() => follower.close());
  await follower.ask();
  const { config } = site.tenants.get("lotus") ?? {};
  expect(config?.resources).toEqual({});
  expect([config?.customerService, config?.analytics]).toEqual([{}, {}]);
  expect([config?.imageCDNs, config?.launchGameCDNs]).toEqual([[], []]);
  expect(config?.register.username.acceptedPattern).not.toContain("a+");
  expect(new Set(kinds())).toEqual(new Set(["refused"]));
});

test("X9 while the system does not answer, its last values apply; before its first answer, the files apply", async () => {
  const site = await aSite();
  answer = () => [500, "down"];
  const follower = pollUpstreams({ calls: UPSTREAM_CALLS, tenants: site.tenants, note, outgoing });
  onTestFinished(() => follower.close());
  await follower.ask();
  const files = site.tenants.get("lotus")?.version;
  answer = ({ path }) =>
    successAnswer(
      path.endsWith("menu") ? menu : { ...whitelabel, maintenance: { on: true, until: null, notice: "Soon" } },
    );
  await follower.ask();
  answer = () => [500, "down"];
  await follower.ask();
  expect(site.tenants.get("lotus")?.maintenance).toEqual({ on: true, notice: "Soon" });
  expect(site.tenants.get("lotus")?.version).not.toBe(files);
});

test("X9 drift is counted in the database and shown to staff", async () => {
  const site = await aSite();
  const log = openDriftLog(site.db, NOTHING);
  const drift = {
    brand: "lotus",
    call: "home.rankList",
    kind: "shape",
    detail: "value.winners: expected array",
  } as const;
  for (let i = 0; i < 3; i += 1) log.note(drift);
  await log.close();
  log.note({ ...drift, detail: "value.winners: expected array again" });
  await log.close();
  const { rows, wps } = await site.console.staff.upstream({ code: "lotus" });
  expect(wps).toBe(system.url);
  expect(rows).toMatchObject([
    { call: "home.rankList", kind: "shape", count: 4, detail: "value.winners: expected array again" },
  ]);
  expect((await site.console.staff.upstream({ code: "harbor" })).rows).toEqual([]);
});

test("X9 a body is sealed for the operator's system, and sealed again when its keys have changed", async () => {
  const site = await aSite();
  const other = await aWpsSite([aBrand("lotus")]);
  onTestFinished(() => other.close());
  const keys = await other.as().system.keys({});
  let refused = 1;
  answer = ({ path }) => {
    if (path.endsWith("keys")) return successAnswer({ ...keys, time: Math.floor(Date.now() / 1000) });
    if (refused-- > 0) return [400, { success: false, code: "sealInvalid", message: "", value: null }];
    return successAnswer(contract.session.login.example.value);
  };
  const { user } = await site.as().session.login({ username: "thea", password: "correct horse" });
  expect(user.account).toBe("thea");
  const sent = system.asked.filter(({ path }) => path.endsWith("login"));
  expect(sent.map(({ body }) => Object.keys(JSON.parse(body)))).toEqual([["sealed"], ["sealed"]]);
  expect(JSON.stringify(system.asked)).not.toContain("correct horse");
});

test("X9 a client with a token can use the methods of the specification, and a link cannot", async () => {
  const site = await aSite({ wps: "embedded" });
  const token = await aToken(site, await aMember(site));
  const ask = (headers: Record<string, string>) =>
    site.send("GET", "/wps/member/language", { language: "EN" }, { token, headers });
  expect((await ask({ authorization: `Bearer ${token}` })).body).toMatchObject({ success: true });
  const { headers, status } = await ask({});
  expect([status, headers.get("allow")]).toEqual([405, "PUT"]);
});
