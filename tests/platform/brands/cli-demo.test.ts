import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { checkBrand, loadSnapshotFrom } from "~/platform/brands/load";
import { pagePaths } from "~/platform/brands/page-paths";
import type { BrandSnapshot } from "~/platform/brands/types";
import { checkedTenants } from "../../helpers/tenants";

const dir = resolve("tenants");
const codes = ["aurora", "lotus", "harbor", "pebble"] as const;

const load = (code: string): Promise<BrandSnapshot> => loadSnapshotFrom(checkedTenants(dir), code, resolve(dir, code));

/** Returns the structure of the home page: its blocks with area, order and variant. */
function silhouette({ menu }: BrandSnapshot): string {
  const areas = menu.find((node) => node.id === "HOMEPAGE")?.children ?? [];
  const blocks = areas.flatMap((area) =>
    area.children.map((block) => `${area.id}/${block.type}/${String(block.props.variant)}`),
  );
  return blocks.join(" ");
}

describe("the demo brands", () => {
  test.each(codes)("T7 %s has no problem", async (code) => {
    expect(await checkBrand(checkedTenants(dir), code)).toEqual([]);
  });

  test("T6 the tenant.json of pebble has at most 21 lines", () => {
    expect(readFileSync("tenants/pebble/tenant.json", "utf8").trim().split("\n").length).toBeLessThanOrEqual(21);
  });

  test("T5 no two brands share character, home page, languages or registration rules", async () => {
    const brands = await Promise.all(codes.map(load));
    const aspects: readonly ((brand: BrandSnapshot) => unknown)[] = [
      ({ config }) => config.theme.character,
      silhouette,
      ({ config }) => config.languages,
      ({ config, flags }) => [config.register, flags.usernameRegistration, flags.mobileRegistration],
      ({ config }) => config.navigation,
    ];
    for (const aspect of aspects) {
      expect(new Set(brands.map((brand) => JSON.stringify(aspect(brand)))).size).toBe(codes.length);
    }
  });

  test("T5 the demo brands belong to two operators and each has its own host", async () => {
    const brands = await Promise.all(codes.map(load));
    expect(brands.every(({ config }) => config.demo)).toBe(true);
    expect(new Set(brands.map(({ config }) => config.operator)).size).toBe(2);
    expect(brands.map(({ config }) => config.hosts.member)).toEqual(codes.map((code) => [`${code}.localhost`]));
  });

  test("T11 every link of a brand's navigation, hero and footer leads to an existing page", async () => {
    for (const brand of await Promise.all(codes.map(load))) {
      const pages = brand.menu.filter((node) => node.type === "page");
      const paths = new Set<unknown>(pages.flatMap(({ props }) => pagePaths(props).map(({ path }) => path)));
      const text = JSON.stringify([brand.config.navigation, brand.config.footer, brand.menu, brand.content.banners]);
      const links = [...text.matchAll(/"(?:href|page|searchPage)":"(\/[^"#?]*)/g)].map((match) => match[1]);
      expect([brand.code, links.filter((link) => !paths.has(link))]).toEqual([brand.code, []]);
    }
  });
});
