import { styled } from "styled-components";
import type { CategoryGridProps } from "~/platform/brands/config.gen";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { Band } from "~/ui/band";
import { CATEGORY_ICONS } from "~/ui/category-icons";
import { Icon } from "~/ui/icon";
import { useImageAddress } from "~/ui/image-hosts";
import { useConfiguredText } from "~/ui/use-configured-text";
import { useStart } from "../../start-props";
import type { CategoryGridData } from "./load";

const Cards = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--gap);

  a {
    position: relative;
    isolation: isolate;
    display: grid;
    align-content: end;
    gap: 2px;
    block-size: clamp(148px, 15vw, 196px);
    padding: 14px;
    overflow: hidden;
    border-radius: var(--radius);
    background: #14151c;
    color: #fff;
    line-height: 1.3;
    box-shadow: var(--card-shadow);
    transition: transform var(--speed) var(--ease), box-shadow var(--speed) var(--ease);
  }
  img {
    position: absolute;
    inset: 0 0 auto;
    z-index: -2;
    inline-size: 100%;
    block-size: 84%;
    object-fit: cover;
    transition: scale var(--speed) var(--ease);
  }
  a::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(transparent 24%, rgb(8 9 14 / 0.9) 74%);
  }
  a > svg { margin-block-end: 4px; }
  b { font-size: 1.0625rem; font-weight: 700; }
  small { color: #e4e4ea; font-size: var(--size-1); }
  @media (hover: hover) {
    a:hover { transform: translateY(-4px); box-shadow: var(--card-lift); }
    a:hover img { scale: 1.06; }
  }
  /* Fills the last row: the last card takes the remaining columns. */
  @media (max-width: 999px) {
    grid-auto-flow: row;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > li { grid-column: span 2; }
    > li:last-child:nth-child(3n + 2) { grid-column: span 4; }
    > li:last-child:nth-child(3n + 1) { grid-column: span 6; }
  }
  @media (max-width: 640px) {
    > li, > li:last-child:nth-child(n) { grid-column: span 3; }
    > li:last-child:nth-child(odd) { grid-column: span 6; }
    a { block-size: 116px; padding: 12px; }
  }
`;

interface CategoryGridInput {
  readonly props: CategoryGridProps;
  readonly data: CategoryGridData;
}

/** Renders one card per category, with a generated picture and the number of its games. */
export function CategoryGridView({ props, data }: CategoryGridInput) {
  const t = useT("blocks");
  const text = useAnyText();
  const words = useConfiguredText();
  const { start } = useStart();
  const address = useImageAddress();
  if (data.cards.length === 0) return null;
  return (
    <Band title={words(props.title) || t("categories.title")}>
      <Cards>
        {data.cards.map(({ code, link, total }) => (
          <li key={code}>
            <a {...start(link)}>
              <img
                src={address(`/art/banner/${code}-category.svg`)}
                alt=""
                width={480}
                height={360}
                loading="lazy"
                decoding="async"
              />
              <Icon name={CATEGORY_ICONS[code] ?? "gamepad"} size={22} />
              <b>{text(`common:category.${code}`)}</b>
              <small>{t("lobby.found", { count: total })}</small>
            </a>
          </li>
        ))}
      </Cards>
    </Band>
  );
}
