import type { ReactNode } from "react";
import type { HeroProps } from "~/platform/brands/config.gen";
import { bannerSlide } from "../banners/banner-slide";
import { Track, TrackPages, useCarousel } from "../banners/carousel";
import "~/ui/dom-attributes";
import { LinkButton } from "~/ui/button";
import { useImageAddress } from "~/ui/image-hosts";
import { useWords } from "~/ui/use-words";
import type { HeroData } from "./load";

/** What each arrangement is drawn from. */
export interface HeroInput {
  readonly props: HeroProps;
  readonly data: HeroData;
}

interface Input {
  readonly props: HeroProps;
}

/** Line, sentence and the one button. */
export function Say({ props }: Input) {
  const words = useWords();
  const text = words(props.text);
  return (
    <div className="say">
      <h1>{words(props.title)}</h1>
      {text ? <p>{text}</p> : null}
      <Act props={props} />
    </div>
  );
}

/** The one button; nothing where there is none. */
export function Act({ props: { action } }: Input) {
  const words = useWords();
  return action ? (
    <LinkButton href={action.href} variant="primary" size="large">
      {words(action.label)}
    </LinkButton>
  ) : null;
}

/** The hero's one motif: the largest thing that a page shows first. */
export function Art({ props }: Input) {
  const address = useImageAddress();
  const path = `/art/banner/${props.category ?? "RNG"}-${props.seed ?? "hero"}.svg`;
  return <img className="art" src={address(path)} alt="" width={1200} height={640} fetchpriority="high" />;
}

/** The hero's own statement, where there is one, and the banners of its group as slides. */
export const slidesOf = ({ banners }: HeroData, own: ReactNode | null): readonly ReactNode[] => [
  ...(own === null ? [] : [own]),
  ...banners.map((banner) => bannerSlide(banner, false)),
];

/** Moves the slides of a section. @param own how many slides are the hero's own */
export const useSlides = ({ banners }: HeroData, own: 0 | 1) =>
  useCarousel<HTMLElement>(banners.length + own, banners.map(({ id }) => id).join(" "));

/** The slides in their frame. */
export function Stage({ slides }: { readonly slides: readonly ReactNode[] }) {
  if (slides.length === 0) return null;
  return (
    <div className="stage" data-theme="dark">
      <Track id="hero" slides={slides} />
      <TrackPages id="hero" count={slides.length} />
    </div>
  );
}
