import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkFolder } from "~/platform/brands/check-folder";
import { makeBrand } from "~/platform/brands/new-brand";
import { BRAND_CHECKS } from "~/registry/brand-checks";
import { productFolder } from "../../helpers/tenants";

const DEMOS = ["aurora", "harbor", "lotus", "pebble"] as const;
const folder = productFolder();
const place = { dir: folder.dir, schemas: resolve("schemas"), port: 3000, localPort: 3000, checks: BRAND_CHECKS };

beforeAll(async () => {
  for (const code of DEMOS) await cp(resolve("tenants", code), join(folder.dir, code), { recursive: true });
});
afterAll(() => folder.close());

test.each(
  DEMOS.flatMap((from) => [undefined, ["EN"], ["AR", "VI", "CN", "EN"]].map((languages) => [from, languages] as const)),
)("X4 T9 a copy of %s in the languages %j is created and passes the check", async (from, languages) => {
  const code = `${from}-${languages?.length ?? 0}`;
  const made = await makeBrand(place, { code, from, name: "A Copy", host: `${code}.example`, languages });
  expect(made).toMatchObject({ status: "made", origin: `https://${code}.example` });
  expect(await checkFolder(place, code)).toEqual([]);
});
