import type { FlagName } from "~/platform/brands/config.gen";
import type { BrandSnapshot } from "~/platform/brands/types";

/** Node of the tree in the files; each property is optional. */
interface FlagNode {
  readonly enabled?: boolean;
  readonly flag?: FlagName;
  readonly children?: Readonly<Record<string, FlagNode>>;
}

type Places = ReadonlyMap<FlagName, readonly string[]>;

const placesByBrand = new WeakMap<BrandSnapshot, Places>();

/**
 * Returns the parts of a brand's pages and menus that exist only while a flag is on: `HOMEPAGE/winners`. Excludes parts that the
 * files disable.
 */
export function placesOf(brand: BrandSnapshot, flag: FlagName): string[] {
  let places = placesByBrand.get(brand);
  if (!places) {
    places = collect(brand);
    placesByBrand.set(brand, places);
  }
  return [...(places.get(flag) ?? [])];
}

function collect({ modules, pages }: BrandSnapshot): Places {
  const found = new Map<FlagName, string[]>();
  const walk = (nodes: Readonly<Record<string, FlagNode>>, path: string) => {
    for (const [id, node] of Object.entries(nodes)) {
      if (node.enabled === false) continue;
      if (node.flag !== undefined) found.set(node.flag, [...(found.get(node.flag) ?? []), `${path}${id}`]);
      if (node.children) walk(node.children, `${path}${id}/`);
    }
  };
  walk({ ...modules, ...pages } as Readonly<Record<string, FlagNode>>, "");
  return found;
}
