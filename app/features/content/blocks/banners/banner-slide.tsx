import { css } from "styled-components";
import { Icon } from "~/ui/icon";
import type { Banner } from "./load";

/** Styles of banners below a section: the picture as background, the text in front of a gradient for contrast. */
export const bannerLook = css`
  .banner { position: relative; isolation: isolate; display: grid; align-items: center; block-size: 100%; overflow: hidden; color: #fff; }
  .banner > img { position: absolute; inset: 0; z-index: -2; inline-size: 100%; max-inline-size: none; block-size: 100%; object-fit: cover; }
  .banner::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(to right, rgb(0 0 0 / 0.74), rgb(0 0 0 / 0.5) 44%, rgb(0 0 0 / 0.12) 72%);
  }
  [dir="rtl"] & .banner::before { background: linear-gradient(to left, rgb(0 0 0 / 0.74), rgb(0 0 0 / 0.5) 44%, rgb(0 0 0 / 0.12) 72%); }
  .banner .line { display: grid; justify-items: start; gap: 8px; max-inline-size: min(26ch, 54%); }
  .banner .line > * { line-height: var(--leading-title); text-wrap: balance; }
  .banner .line b { font-family: var(--font-title); font-weight: 700; letter-spacing: var(--tracking-title); }
  .banner .go {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    margin-block-start: 4px;
    border-radius: var(--radius-control);
    background: #fff;
    color: #101420;
    transition: transform var(--speed) var(--ease);
  }
  [dir="rtl"] & .banner .go svg { transform: scaleX(-1); }
  .banner:focus-visible { outline-offset: -4px; }
  @media (hover: hover) {
    a.banner:hover .go { transform: translateX(4px); }
    [dir="rtl"] & a.banner:hover .go { transform: translateX(-4px); }
  }
`;

/** Renders one banner, as a link when it has a target. `eager` for the banner that is visible first. A plain function. */
export function bannerSlide(banner: Banner, eager: boolean) {
  const inside = (
    <>
      <img
        src={banner.art}
        alt=""
        width={1200}
        height={640}
        loading={eager ? undefined : "lazy"}
        decoding={eager ? undefined : "async"}
      />
      <span className="line">
        <b>{banner.title}</b>
        {banner.text ? <span>{banner.text}</span> : null}
        {banner.link ? (
          <span className="go">
            <Icon name="arrow-right" />
          </span>
        ) : null}
      </span>
    </>
  );
  return banner.link ? (
    <a className="banner" href={banner.link}>
      {inside}
    </a>
  ) : (
    <div className="banner">{inside}</div>
  );
}
