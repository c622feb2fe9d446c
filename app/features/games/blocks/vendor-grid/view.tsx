import { styled } from "styled-components";
import type { VendorGridProps } from "~/platform/brands/config.gen";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { vendorLink } from "~/site/start-links";
import { Band } from "~/ui/band";
import { useCarousel } from "~/ui/carousel/watch-carousel";
import { CATEGORY_ICONS } from "~/ui/category-icons";
import { Icon } from "~/ui/icon";
import { useImageAddress } from "~/ui/image-hosts";
import { useConfiguredText } from "~/ui/use-configured-text";
import { useStart } from "../../start-props";
import type { VendorGridData, VendorMark } from "./load";

const Shelf = styled.div`
  display: grid;
  gap: 12px;

  section {
    display: grid;
    grid-template-columns: 168px minmax(0, 1fr);
    align-items: start;
    gap: 8px 24px;
    padding: 14px 20px;
    background: var(--card-ground);
    border: var(--card-line);
    border-radius: var(--radius);
    box-shadow: var(--card-shadow);
  }
  h3 {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 48px;
    font-size: var(--size-2);
    letter-spacing: 0;
  }
  h3 svg { color: var(--brand-text, var(--text-2)); flex: none; }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(84px, 1fr)); gap: 8px 4px; }
  li > * {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 6px;
    padding: 6px 2px;
    border-radius: var(--radius-small);
    font-size: 0.75rem;
    line-height: 1.3;
    text-align: center;
  }
  img {
    inline-size: 48px;
    block-size: 48px;
    border-radius: min(var(--radius-small), 12px);
    background: var(--surface-2);
  }
  li span {
    max-inline-size: 100%;
    overflow: hidden;
    color: var(--text-2);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  em {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: calc(50% + 10px);
    padding: 0 5px;
    border-radius: var(--radius-pill);
    background: var(--accent);
    color: var(--on-accent);
    font-size: 0.625rem;
    font-style: normal;
    font-weight: 700;
    line-height: 1.6;
  }
  @media (hover: hover) { a:hover { background: var(--surface-2); } a:hover span { color: var(--text-1); } }
  @media (max-width: 760px) {
    section { grid-template-columns: minmax(0, 1fr); padding: 12px 16px; }
    h3 { min-block-size: 28px; }
    ul { display: flex; gap: 0; overflow-x: auto; scroll-snap-type: x proximity; scrollbar-width: none; }
    li { flex: 0 0 80px; scroll-snap-align: start; }
    li:not(:last-child) { margin-inline-end: 4px; }
  }
`;

type Category = VendorGridData["categories"][number];

/** Renders the vendors of one category; on small screens a row that scrolls. */
function CategoryShelf({ category, page, vendors }: Category) {
  const common = useT("common");
  const text = useAnyText();
  const address = useImageAddress();
  const { start } = useStart();
  const root = useCarousel<HTMLElement>(vendors.length);
  const mark = (vendor: VendorMark) => {
    const link = vendorLink(category, vendor.code, page);
    const inside = (
      <>
        <img src={address(vendor.art)} alt="" width={48} height={48} loading="lazy" decoding="async" />
        {vendor.hot ? <em>{common("hot")}</em> : null}
        <span>{vendor.name}</span>
      </>
    );
    return <li key={vendor.code}>{link ? <a {...start(link)}>{inside}</a> : <div>{inside}</div>}</li>;
  };
  return (
    <section ref={root} data-carousel="rail">
      <h3>
        <Icon name={CATEGORY_ICONS[category] ?? "gamepad"} />
        {text(`common:category.${category}`)}
      </h3>
      {/* Without links inside, the row itself must be focusable by keyboard. */}
      <ul
        className="track"
        tabIndex={vendorLink(category, "", page) ? undefined : 0}
        aria-label={text(`common:category.${category}`)}
      >
        {vendors.map(mark)}
      </ul>
    </section>
  );
}

/** Renders one shelf of vendors per category; a vendor opens its lobby or starts at once (requirement H10). */
export function VendorGridView({ props, data }: { readonly props: VendorGridProps; readonly data: VendorGridData }) {
  const t = useT("blocks");
  const words = useConfiguredText();
  const shelves = data.categories.filter(({ vendors }) => vendors.length > 0);
  // With a single vendor there is nothing to choose, and every shelf would repeat it.
  if (new Set(shelves.flatMap(({ vendors }) => vendors.map(({ code }) => code))).size < 2) return null;
  return (
    <Band title={words(props.title) || t("vendorGrid.label")}>
      <Shelf>
        {shelves.map((shelf) => (
          <CategoryShelf key={shelf.category} {...shelf} />
        ))}
      </Shelf>
    </Band>
  );
}
