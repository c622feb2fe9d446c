import type { CategoryGridProps } from "~/platform/brands/config.gen";
import { answeredPaths } from "~/site/answered-paths";
import { categoryPage, type StartLink, startsFirstVendor, vendorLink } from "~/site/start-links";
import type { BlockContext, BlockData } from "~/site/types";

interface CategoryCard {
  readonly code: string;
  readonly link: StartLink;
  /** Number of its games. */
  readonly total: number;
}

export interface CategoryGridData {
  readonly cards: readonly CategoryCard[];
}

type Category = Awaited<ReturnType<BlockContext["wps"]["game"]["vendors"]>>["categories"][number];

async function cardOf(
  ctx: BlockContext,
  category: Category,
  page: string | undefined,
): Promise<readonly CategoryCard[]> {
  const code = category.gameCategory;
  const first = startsFirstVendor(code) ? category.cards[0]?.vassalage : undefined;
  const link = first === undefined ? page && { href: page } : vendorLink(code, first, page);
  if (!link) return [];
  const { total } = await ctx.wps.game.gameList({ gameType: code, pageSize: 1 });
  return total > 0 ? [{ code, link, total }] : [];
}

/**
 * Loads the category cards: the categories listed in the props, or all categories of the brand. Categories without games or
 * without a link are omitted.
 */
export async function loadCategoryGrid(
  ctx: BlockContext,
  props: CategoryGridProps,
): Promise<BlockData<CategoryGridData>> {
  const [{ categories }, paths] = await Promise.all([ctx.wps.game.vendors({}), answeredPaths(ctx)]);
  const categoryCodes: readonly string[] = props.categories ?? categories.map(({ gameCategory }) => gameCategory);
  const selectedCategories = categoryCodes.flatMap((code) =>
    categories.filter(({ gameCategory }) => gameCategory === code),
  );
  const cards = await Promise.all(
    selectedCategories.map((category) => cardOf(ctx, category, categoryPage(category.gameCategory, paths))),
  );
  return { data: { cards: cards.flat() }, tags: ["games", "vendors"] };
}
