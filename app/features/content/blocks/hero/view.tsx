import { DrawHero } from "./draw";
import { FullBleedHero } from "./full-bleed";
import type { HeroInput } from "./hero-parts";
import { SearchHero } from "./search";
import { SplitHero } from "./split";

/** The arrangements of a hero. A browser loads those that its pages show (`blocks.client.ts`). */
export const HERO_VARIANTS = {
  "full-bleed": FullBleedHero,
  split: SplitHero,
  draw: DrawHero,
  search: SearchHero,
} as const;

/** The first thing on a page, in one of four arrangements; the banners of its group follow as slides. */
export function HeroView({ props, data }: HeroInput) {
  const Variant = HERO_VARIANTS[props.variant];
  return <Variant props={props} data={data} />;
}
