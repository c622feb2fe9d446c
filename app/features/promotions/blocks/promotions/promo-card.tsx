import { css } from "styled-components";
import { SignInLink } from "~/features/access/sign-in-link";
import type { PromotionsProps } from "~/platform/brands/config.gen";
import type { PromotionsData } from "./load";
import type { PromotionCardData, usePromoTexts } from "./promo-texts";

export interface PromotionsInput {
  readonly props: PromotionsProps;
  readonly data: PromotionsData;
}

/** Styles of promotion cards. Plain class names avoid one styled component per card. */
export const promoLook = css`
  .promo {
    position: relative;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    block-size: 100%;
    overflow: hidden;
    background: var(--card-ground);
    border: var(--card-line);
    border-radius: var(--radius);
    box-shadow: var(--card-shadow);
    transition: transform var(--speed) var(--ease), box-shadow var(--speed) var(--ease);
  }
  .promo > img {
    inline-size: 100%;
    block-size: 100%;
    aspect-ratio: 16 / 10;
    object-fit: cover;
    background: var(--surface-2);
  }
  .promo .say { display: grid; grid-template-rows: auto auto 1fr auto; gap: 6px; padding: 18px 20px 16px; }
  .cat { color: var(--brand-text, var(--text-2)); font-size: var(--size-1); font-weight: 700; }
  .promo .t { font-size: var(--size-3); }
  .promo .t a::after { content: ""; position: absolute; inset: 0; border-radius: inherit; }
  .promo p { color: var(--text-2); }
  .promo .foot {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-block-size: 44px;
    margin-block-start: 8px;
    color: var(--text-2);
    font-size: var(--size-1);
  }
  .promo .foot a { position: relative; }
  .state { display: inline-flex; align-items: center; gap: 8px; color: var(--text-1); font-weight: 600; }
  .state::before { content: ""; inline-size: 8px; block-size: 8px; border-radius: 50%; background: var(--text-3); }
  .state:is([data-state="join"], [data-state="active"])::before { background: var(--win); }
  .state[data-state="soon"]::before { background: var(--accent); }
  .promo[data-state="close"] > img { filter: grayscale(0.9); opacity: 0.65; }
  [data-card="flat"] & .promo { background: none; }
  [data-card="flat"] & .promo > img { border-radius: var(--radius); }
  [data-card="flat"] & .promo .say { padding-inline: 2px; }
  @media (hover: hover) { .promo:hover { transform: translateY(-3px); box-shadow: var(--card-lift); } }
`;

export interface PromoCardProps {
  readonly promo: PromotionCardData;
  /** Path of the detail page; the query parameter `id` is added. */
  readonly detail: string | undefined;
  readonly texts: ReturnType<typeof usePromoTexts>;
  readonly heading: "h2" | "h3";
}

/** Returns the URL of one promotion; undefined if the brand has no detail page. */
function promoHref(detail: string | undefined, id: string): string | undefined {
  return detail && `${detail}?id=${encodeURIComponent(id)}`;
}

/**
 * Renders a promotion card. The card links to its terms, the button to sign-in. Call it directly; do not mount it as a
 * component.
 */
export function promoCard({ promo, detail, texts, heading: Heading }: PromoCardProps) {
  const { id, title, status } = promo;
  const href = promoHref(detail ?? texts.to("/promoDetail"), id);
  return (
    <article className="promo" data-state={status}>
      <img src={texts.address(promo.art)} alt="" width={640} height={400} loading="lazy" decoding="async" />
      <div className="say">
        <span className="cat">{texts.category(promo.category)}</span>
        <Heading className="t">{href ? <a href={href}>{title}</a> : title}</Heading>
        <p>{promo.summary}</p>
        <div className="foot">
          <span>{status === "close" ? null : texts.period(promo.until)}</span>
          {status === "join" && texts.isVisitor ? (
            <SignInLink variant="primary" size="small" label={texts.joinNamed(title)}>
              {texts.join}
            </SignInLink>
          ) : (
            <span className="state" data-state={status}>
              {texts.state(status)}
            </span>
          )}
        </div>
      </div>
    </article>
  );
}
