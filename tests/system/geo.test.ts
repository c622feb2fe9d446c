import { describe, expect, test } from "vitest";
import { countryOfVisitor, openGeoTable } from "~/features/system/geo.server";

const table = await openGeoTable();

describe("country of a visitor", () => {
  test("a public address has a country", () => {
    expect(table.countryOf("8.8.8.8")).toBe("US");
    expect(table.countryOf("202.90.136.1")).toBe("PH");
    expect(table.countryOf("2a00:1450:4001:829::200e")).toMatch(/^[A-Z]{2}$/);
  });

  test("an IPv4 address mapped into IPv6 is the same address", () => {
    expect(table.countryOf("::ffff:8.8.8.8")).toBe("US");
    expect(table.countryOf("::ffff:808:808")).toBe("US");
  });

  test.each([
    "10.0.0.1",
    "192.168.1.1",
    "172.16.0.1",
    "127.0.0.1",
    "::1",
    "fe80::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "169.254.0.1",
    "not an address",
    "",
    "8.8.8",
    "8.8.8.8.8",
  ])("%j has no country", (ip) => expect(table.countryOf(ip)).toBeNull());

  test("the header of a trusted proxy wins unless it is unknown", () => {
    expect(countryOfVisitor(table, "8.8.8.8", "my")).toBe("MY");
    expect(countryOfVisitor(table, "8.8.8.8", "XX")).toBe("US");
    expect(countryOfVisitor(table, "8.8.8.8", "Germany")).toBe("US");
    expect(countryOfVisitor(table, "8.8.8.8", null)).toBe("US");
    expect(countryOfVisitor(table, null, null)).toBeNull();
  });
});
