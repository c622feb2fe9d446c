import { styled } from "styled-components";
import type { BannersProps } from "~/platform/brands/config.gen";
import { useT } from "~/platform/i18n/use-t";
import { bannerLook, bannerSlide } from "./banner-slide";
import { carouselLook, Slides } from "./carousel";
import type { BannersData } from "./load";

const Slim = styled.section`
  ${carouselLook}
  ${bannerLook}

  padding-block: 16px 4px;
  > .in { position: relative; max-inline-size: var(--width); margin-inline: auto; padding-inline: var(--edge); }
  .track { border-radius: var(--radius); }
  .track > li { block-size: clamp(132px, 17vw, 232px); }
  /* A slide this wide would crop the picture to a strip: the picture is at the end, and its background continues below the
     text. */
  .banner { background: linear-gradient(100deg, color-mix(in srgb, var(--brand) 12%, #08080c), color-mix(in srgb, var(--brand) 38%, #08080c)); }
  .banner > img { inset-inline: auto 0; inline-size: 60%; mask: linear-gradient(to right, transparent, #000 46%); }
  [dir="rtl"] & .banner > img { mask: linear-gradient(to left, transparent, #000 46%); }
  .banner::before, [dir="rtl"] & .banner::before { background: none; }
  .banner .line { padding-inline: clamp(20px, 4vw, 48px); max-inline-size: min(70%, 30rem); }
  .banner .line b { font-size: clamp(1.25rem, 0.9rem + 1.5vw, 2rem); }
  .banner .line > span:not(.go) { font-size: var(--size-2); }
  .pages { position: absolute; inset-block-end: 6px; inset-inline-end: calc(var(--edge) + 14px); color: #fff; }
  @media (max-width: 640px) {
    .banner > img { inline-size: 54%; }
    .banner .line { max-inline-size: 60%; padding-inline-end: 0; }
    .banner .go { display: none; }
    .pages { inset-inline-end: calc(var(--edge) + 4px); inset-block-end: 0; }
  }
`;

/** Renders the banners of a page as a slim carousel; nothing for a group without banners. */
export function BannersView({ props, data }: { readonly props: BannersProps; readonly data: BannersData }) {
  const t = useT("blocks");
  const { banners } = data;
  if (banners.length === 0) return null;
  return (
    <Slim aria-label={t("carousel.label")}>
      <Slides
        // The key resets the carousel for other banners, e.g. of another page.
        key={banners.map(({ id }) => id).join(" ")}
        id={`banner-${props.group}`}
        className="in"
        slides={banners.map((banner, at) => bannerSlide(banner, at === 0))}
      />
    </Slim>
  );
}
