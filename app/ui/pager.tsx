import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Icon } from "./icon";
import { pagerEntries } from "./pager-entries";

const Nav = styled.nav`
  ul { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 4px; }
  li > * {
    display: grid;
    place-items: center;
    min-inline-size: 40px;
    min-block-size: 40px;
    padding-inline: 6px;
    border-radius: var(--radius-small);
    color: var(--text-2);
    font-size: var(--size-1);
    font-weight: 600;
  }
  .step > * { border: 1px solid var(--line); color: var(--text-1); }
  .step > span { opacity: 0.45; }
  a[aria-current] { background: var(--brand); color: var(--on-brand); }
  .of { display: none; }
  [dir="rtl"] & svg { transform: scaleX(-1); }
  @media (hover: hover) { a:not([aria-current]):hover { background: var(--surface-2); color: var(--text-1); } }
  @media (pointer: coarse) { li > * { min-inline-size: 44px; min-block-size: 44px; } }
  @media (max-width: 560px) {
    ul { justify-content: space-between; }
    .number { display: none; }
    .of { display: block; }
  }
`;

export interface PagerProps {
  /** Current page, from 1. */
  readonly page: number;
  readonly pages: number;
  /** Returns the address of a page. */
  readonly href: (page: number) => string;
  /** Accessible name; default "Pages". */
  readonly label?: string | undefined;
  /** Keeps the scroll position instead of scrolling to the top. */
  readonly stay?: boolean;
}

/** Renders links to the pages of a list; works without scripts. Small screens show "3 of 12" instead of the numbers. */
export function Pager({ page, pages, href, label, stay }: PagerProps) {
  const t = useT("common");
  if (pages < 2) return null;
  const kept = { "data-stay": stay ? "" : undefined };
  const step = (to: number, name: string, icon: "chevron-left" | "chevron-right", rel: string) => (
    <li className="step">
      {to < 1 || to > pages ? (
        <span>
          <Icon name={icon} size={18} />
        </span>
      ) : (
        <a href={href(to)} rel={rel} aria-label={name} {...kept}>
          <Icon name={icon} size={18} />
        </a>
      )}
    </li>
  );
  return (
    <Nav aria-label={label ?? t("pager.label")}>
      <ul>
        {step(page - 1, t("pager.previous"), "chevron-left", "prev")}
        <li className="of num">
          <span>{t("pager.of", { page, pages })}</span>
        </li>
        {pagerEntries(page, pages).map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry stands for its position in the row
          <li key={at} className="number num">
            {entry === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={href(entry)}
                aria-current={entry === page ? "page" : undefined}
                aria-label={t("pager.page", { page: entry })}
                {...kept}
              >
                {entry}
              </a>
            )}
          </li>
        ))}
        {step(page + 1, t("pager.next"), "chevron-right", "next")}
      </ul>
    </Nav>
  );
}
