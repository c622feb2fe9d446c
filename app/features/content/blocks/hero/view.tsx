import { DrawHero } from "./draw";
import { FullBleedHero } from "./full-bleed";
import type { HeroViewProps } from "./hero-parts";
import { SearchHero } from "./search";
import { SplitHero } from "./split";

/** Variants of a hero. A browser loads only those of its pages (`blocks.client.ts`). */
export const HERO_VARIANTS = {
  "full-bleed": FullBleedHero,
  split: SplitHero,
  draw: DrawHero,
  search: SearchHero,
} as const;

/** Renders the hero of a page in one of four variants, followed by the banners of its group as slides. */
export function HeroView({ props, data }: HeroViewProps) {
  const Variant = HERO_VARIANTS[props.variant];
  return <Variant props={props} data={data} />;
}
