import type { ReactNode } from "react";
import type { HeroProps } from "~/platform/brands/config.gen";
import { bannerSlide } from "../banners/banner-slide";
import { Slides } from "../banners/carousel";
import "~/ui/dom-attributes";
import { LinkButton } from "~/ui/button";
import { useImageAddress } from "~/ui/image-hosts";
import { useConfiguredText } from "~/ui/use-configured-text";
import type { HeroData } from "./load";

/** Props of all variants. */
export interface HeroViewProps {
  readonly props: HeroProps;
  readonly data: HeroData;
}

interface Input {
  readonly props: HeroProps;
}

/** Renders title, text and button. */
export function HeroText({ props }: Input) {
  const words = useConfiguredText();
  const text = words(props.text);
  return (
    <div className="say">
      <h1>{words(props.title)}</h1>
      {text ? <p>{text}</p> : null}
      <HeroButton props={props} />
    </div>
  );
}

/** Renders the button, if there is one. */
export function HeroButton({ props: { action } }: Input) {
  const words = useConfiguredText();
  return action ? (
    <LinkButton href={action.href} variant="primary" size="large">
      {words(action.label)}
    </LinkButton>
  ) : null;
}

/** Renders the hero's picture, the largest element of the first screen (hence the high fetch priority). */
export function HeroPicture({ props }: Input) {
  const address = useImageAddress();
  const path = `/art/banner/${props.category ?? "RNG"}-${props.seed ?? "hero"}.svg`;
  return <img className="art" src={address(path)} alt="" width={1200} height={640} fetchpriority="high" />;
}

/** Renders the slides: the hero's statement, if any, and the banners of its group. */
export function HeroSlides({ data: { banners }, own }: Pick<HeroViewProps, "data"> & { readonly own: ReactNode }) {
  const slides = [...(own === null ? [] : [own]), ...banners.map((banner) => bannerSlide(banner, false))];
  if (slides.length === 0) return null;
  // The key resets the slides for other banners, e.g. of another page.
  const key = banners.map(({ id }) => id).join(" ");
  return <Slides key={key} id="hero" className="stage" theme="dark" slides={slides} />;
}
