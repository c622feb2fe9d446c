import { expect, test } from "vitest";
import type { FeatureCheck } from "~/platform/brands/checks/feature-check";
import { inspectBrand } from "~/platform/brands/load";
import { loadPreview } from "~/platform/brands/preview";
import { problemMessage } from "~/platform/brands/problem";
import { aBrand, aTenantsFolder, healthOf, openStore } from "../../helpers/tenants";

const REASON = "nobody plays here";
/** Check of a feature that refuses one brand. */
const refuseLotus: FeatureCheck = ({ code }) =>
  code === "lotus"
    ? [{ file: "tenant.json", pointer: "/name", ...problemMessage("other", { reason: REASON }), part: "value" }]
    : [];

test("T7 checks that a feature provides refuse a brand wherever it is loaded with them", async () => {
  const folder = aTenantsFolder(aBrand("lotus"), aBrand("harbor"));
  const strict = { dir: folder.dir, checks: [refuseLotus] };
  const refusal = expect.objectContaining({ pointer: "/name", message: REASON });

  expect((await inspectBrand(strict, "lotus")).problems).toEqual([refusal]);
  expect((await inspectBrand(strict, "harbor")).problems).toEqual([]);
  await expect(loadPreview(strict, "lotus", "live")).rejects.toThrow(REASON);
  const store = await openStore(folder, { checks: [refuseLotus] });
  expect(healthOf(store, "lotus").problems).toEqual([refusal]);

  const lax = { dir: folder.dir, checks: [] };
  expect((await inspectBrand(lax, "lotus")).problems).toEqual([]);
  expect((await loadPreview(lax, "lotus", "live")).code).toBe("lotus");
});
