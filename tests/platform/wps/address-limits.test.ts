import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import ipaddr from "ipaddr.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressKey } from "~/platform/limits/address-key";
import { type AddressLimitName, LIMITS, takeByAddress } from "~/platform/limits/limits";
import { aBrand } from "../../helpers/tenants";
import { aWpsSite, type WpsSite } from "../../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus")]);
});
afterAll(() => site.close());

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
/** A network of the global unicast range, in which no address embeds another. */
const network = bytes(7).map((rest) => [0x2a, ...rest]);
const textOf = (all: readonly number[]) => new ipaddr.IPv6([...all]);
const spellings = (address: ipaddr.IPv6) => [
  address.toString(),
  address.toNormalizedString().toUpperCase(),
  ` ${address.toRFC5952String()}%eth0`,
];
const byAddress = Object.entries(LIMITS)
  .filter(([, limit]) => "by" in limit)
  .map(([name, { points }]) => ({ name: name as AddressLimitName, points }));

test("all addresses of a /64 have the same key in every spelling, and addresses outside of it have another", () => {
  fc.assert(
    fc.property(network, bytes(8), bytes(8), fc.integer({ min: 0, max: 63 }), (net, one, other, bit) => {
      const keys = [one, other].flatMap((host) => spellings(textOf([...net, ...host])).map(addressKey));
      expect(new Set(keys).size).toBe(1);
      const next = net.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      if (next[0] === 0x2a) expect(addressKey(textOf([...next, ...one]).toString())).not.toBe(keys[0]);
    }),
  );
});

test("an address with an embedded IPv4 address has the key of the IPv4 address, in every form", () => {
  fc.assert(
    fc.property(bytes(4), bytes(10), (inner, rest) => {
      const four = new ipaddr.IPv4([...inner]);
      const low = [...inner];
      const flipped = low.map((byte) => byte ^ 0xff);
      const forms = [
        four.toIPv4MappedAddress(),
        textOf([0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0, ...low]),
        textOf([0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0, ...low]),
        textOf([0x20, 0x02, ...low, ...rest]),
        textOf([0x20, 0x01, 0, 0, ...rest.slice(0, 8), ...flipped]),
      ].map((form) => addressKey(form.toString()));
      expect(new Set([addressKey(four.toString()), ...forms])).toEqual(new Set([four.toString()]));
    }),
  );
});

test("all invalid addresses have the same key", () => {
  const keys = [null, "", "unix:", "999.1.1.1", "1.2.3", "0x7f000001", "::g", "fe80::1%"].map(addressKey);
  expect(keys.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => "unknown"));
});

test.each(byAddress)(
  "$name counts all addresses of a /64 together, and counts the next network separately",
  async ({ name, points }) => {
    const ask = (ip: string) => takeByAddress(site.context({ ip }), name);
    const [all] = fc.sample(fc.array(bytes(8), { minLength: points, maxLength: points }), 1);
    await Promise.all((all ?? []).map((host) => ask(textOf([0x2a, 1, 0, 0, 0, 0, 0, 1, ...host]).toString())));
    await expect(ask("2a01:0:0:1:ffff::1")).rejects.toMatchObject({ code: "tooManyRequests" });
    await expect(ask("2a01:0:0:2::1")).resolves.toBe(1);
  },
);

test("a call with a limit by address refuses another address of the same network", async () => {
  const call = (host: number) =>
    site.as({ ip: `2a02::5:0:0:0:${host.toString(16)}` }).member.affiliateCheck({ code: "x" });
  for (let host = 0; host < LIMITS.affiliateIp.points; host += 1) await call(host);
  await expect(call(0xffff)).rejects.toMatchObject({ code: "tooManyRequests" });
});

test("every limit by address is declared as such, and no other limit uses the raw address", () => {
  expect(byAddress.map(({ name }) => name)).toEqual(Object.keys(LIMITS).filter((name) => name.endsWith("Ip")));
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  for (const file of sources.map((name) => `app/${name}`)) {
    const source = readFileSync(file, "utf8");
    expect(source, file).not.toMatch(/\b(take|forget|consumeOnce|forAWhile)\([^;]*\b(ctx\.ip|ip)\b/);
    if (file !== "app/platform/limits/limits.ts") expect(source, file).not.toMatch(/from "rate-limiter-flexible"/);
  }
});
