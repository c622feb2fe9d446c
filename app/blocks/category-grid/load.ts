import { categoryPages } from "~/blocks/category-pages";
import { type StartLink, vendorLink } from "~/blocks/game-link";
import type { BlockContext, BlockData } from "~/blocks/types";
import type { CategoryGridProps } from "~/core/config.gen";

export interface CategoryCard {
  readonly code: string;
  readonly link: StartLink;
  /** How many games it has. */
  readonly total: number;
}

export interface CategoryGridData {
  readonly cards: readonly CategoryCard[];
}

/** Categories whose entry leads to their first vendor (checklist H10). */
const TO_FIRST_VENDOR: readonly string[] = ["DS88", "LOTT", "ELOTT"];

type Category = Awaited<ReturnType<BlockContext["wps"]["game"]["vendors"]>>["categories"][number];

function linkOf({ gameCategory, cards }: Category, page: string | undefined): StartLink | undefined {
  const first = cards[0]?.vassalage;
  // The cockfight needs no page; a lottery without one leads nowhere.
  if (TO_FIRST_VENDOR.includes(gameCategory) && first && (page || gameCategory === "DS88"))
    return vendorLink(gameCategory, first, page);
  return page ? { href: page } : undefined;
}

async function cardOf(
  ctx: BlockContext,
  category: Category,
  page: string | undefined,
): Promise<readonly CategoryCard[]> {
  const code = category.gameCategory;
  const link = linkOf(category, page);
  if (!link) return [];
  const { total } = await ctx.wps.game.gameList({ gameType: code, pageSize: 1 });
  return total > 0 ? [{ code, link, total }] : [];
}

/** The categories in the order of the props or else of the brand, each with the number of its games. */
export async function loadCategoryGrid(
  ctx: BlockContext,
  props: CategoryGridProps,
): Promise<BlockData<CategoryGridData>> {
  const [{ categories }, pages] = await Promise.all([ctx.wps.game.vendors({}), categoryPages(ctx)]);
  const wanted: readonly string[] = props.categories ?? categories.map(({ gameCategory }) => gameCategory);
  const chosen = wanted.flatMap((code) => categories.filter(({ gameCategory }) => gameCategory === code));
  const cards = await Promise.all(chosen.map((category) => cardOf(ctx, category, pages[category.gameCategory])));
  return { data: { cards: cards.flat() }, tags: ["games", "vendors"] };
}
