import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { internalAddressesEnv } from "../../helpers/grants";
import { aBrand } from "../../helpers/tenants";
import { ALL_FEATURES_ON, describeContract } from "../../helpers/wps/contract-suite";
import { anUpstream, type Upstream } from "../../helpers/wps/upstream";
import { aWpsSite } from "../../helpers/wps/wps-site";

// The operator's own system behind the brand is a second process of the product, called over HTTP. Staff calls are excluded,
// because this product always handles them.

let upstream: Upstream;
beforeAll(async () => {
  upstream = await anUpstream(ALL_FEATURES_ON);
});
afterAll(() => upstream?.close());

const drifts: object[] = [];
describe("X9 through an operator's own system", () => {
  const lotus = () => aBrand("lotus", { ...ALL_FEATURES_ON, wps: upstream.url });
  const options = () => ({
    behind: { db: upstream.db, now: Date.now() },
    env: internalAddressesEnv("lotus", upstream.url),
    note: (drift: object) => drifts.push(drift),
  });
  describeContract(
    () => aWpsSite([lotus(), aBrand("harbor")], options()),
    process.env["TEST_FULL"] ? 20 : 1,
    ({ call }) => !call.staff,
  );
});

test("X9 a system that follows the contract causes no drift", () => {
  expect(drifts).toEqual([]);
});
