import { css } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { useImageAddress } from "~/ui/image-hosts";
import type { Reward } from "./load";

/** Below this stock, the card shows the remaining number. */
const LOW_STOCK = 10;

/** Styles of reward cards. Plain class names avoid one styled component per card. */
export const rewardLook = css`
  .goods { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(38vw, 210px), 1fr)); gap: var(--gap); }
  .reward {
    display: grid;
    grid-template-rows: auto 1fr auto;
    block-size: 100%;
    overflow: hidden;
    background: var(--card-ground);
    border: var(--card-line);
    border-radius: var(--radius);
    box-shadow: var(--card-shadow);
  }
  .reward > img { inline-size: 100%; aspect-ratio: 1; object-fit: cover; background: var(--surface-2); }
  .reward > div { display: grid; align-content: start; gap: 2px; padding: 14px 16px 12px; }
  .reward .kind { display: flex; justify-content: space-between; gap: 8px; color: var(--text-2); font-size: var(--size-1); }
  .reward h2 { font-family: var(--font); font-size: var(--size-2); font-weight: 600; line-height: 1.4; letter-spacing: 0; }
  .price { margin-block-start: 4px; font-size: var(--size-1); color: var(--text-2); }
  .price b { color: var(--text-1); font-size: 1.375rem; letter-spacing: -0.01em; }
  .reward > em { padding: 12px 16px 16px; color: var(--text-2); font-style: normal; font-weight: 600; }
  .reward[data-out] > img { filter: grayscale(1); opacity: 0.55; }
  [data-card="flat"] & .reward { background: none; }
  [data-card="flat"] & .reward > img { border-radius: var(--radius); }
  [data-card="flat"] & .reward > * { margin-inline: 0; padding-inline: 2px; }
  [data-card="flat"] & .reward > img { padding: 0; }
`;

/**
 * Returns a function that renders one reward: picture, price and remaining stock. Call it directly; do not mount it as
 * a component.
 */
export function useRewardCard(): (reward: Reward) => JSX.Element {
  const t = useT("blocks");
  const format = useFormat();
  const address = useImageAddress();
  const kinds = { goods: t("points.goods"), bonus: t("points.bonus"), spin: t("points.spin") };
  const left = (stock: number | null) =>
    stock !== null && stock > 0 && stock < LOW_STOCK ? t("points.left", { number: format.number(stock) }) : null;
  return ({ kind, name, units, points, amount, stock, art }) => (
    <article className="reward" data-out={stock === 0 ? "" : undefined}>
      <img src={address(art)} alt="" width={320} height={320} loading="lazy" decoding="async" />
      <div>
        <span className="kind">
          <span>{kinds[kind]}</span>
          <span>{left(stock)}</span>
        </span>
        <h2>{kind === "goods" && units > 1 ? `${name} × ${format.number(units)}` : name}</h2>
        <span className="price">
          <b className="num">{format.number(points)}</b> {t("points.unit")}
          {amount ? (
            <>
              {" + "}
              <bdi dir="ltr">{format.money(amount)}</bdi>
            </>
          ) : null}
        </span>
      </div>
      {stock === 0 ? <em>{t("points.soldOut")}</em> : null}
    </article>
  );
}
