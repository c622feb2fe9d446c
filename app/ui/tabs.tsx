import { type RefObject, useEffect } from "react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { useCarousel } from "./carousel/watch-carousel";
import { Icon } from "./icon";
import { tabsLook } from "./tabs-look";

const Nav = styled.nav`${tabsLook}`;

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Address of a small square picture. */
  readonly art?: string | undefined;
  /** Short label on the tab, e.g. "Hot". */
  readonly mark?: string | undefined;
}

export interface TabsProps {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Id of the selected tab. */
  readonly current: string;
  /** Number of tabs above which arrows appear at the ends; without it there are none. */
  readonly arrowsAbove?: number;
  /** Keeps the scroll position of the page. */
  readonly stay?: boolean;
}

/** Scrolls the row so that the selected tab is visible. */
function useChosenInView(root: RefObject<HTMLElement>, current: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is selected
  useEffect(() => {
    const element = root.current?.querySelector("ul");
    const chosen = element?.querySelector("[aria-current]");
    if (!element || !chosen) return;
    const [outer, inner] = [element.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right)
      element.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [root, current]);
}

/** Renders a row of links, one of them selected. A long row scrolls sideways; arrows support pointers without a scroll wheel. */
export function Tabs({ label, tabs, current, arrowsAbove, stay }: TabsProps) {
  const t = useT("common");
  const arrows = arrowsAbove !== undefined && tabs.length > arrowsAbove;
  const root = useCarousel<HTMLElement>(arrows ? tabs.length : 0);
  useChosenInView(root, current);
  const arrow = (way: 1 | -1) => (
    <button
      type="button"
      className="arrow"
      aria-label={t(way < 0 ? "tabs.back" : "tabs.forward")}
      data-way={way}
      aria-disabled="true"
    >
      <Icon name={way < 0 ? "chevron-left" : "chevron-right"} size={18} />
    </button>
  );
  return (
    <Nav ref={root} aria-label={label} data-carousel={arrows ? "rail" : undefined}>
      {arrows ? arrow(-1) : null}
      <div className="tab-list">
        <ul className="track">
          {tabs.map(({ id, label: text, href, art, mark }) => (
            <li key={id}>
              <a href={href} aria-current={id === current ? "true" : undefined} data-stay={stay ? "" : undefined}>
                {art ? <img src={art} alt="" width={28} height={28} /> : null}
                <span>{text}</span>
                {mark ? <em>{mark}</em> : null}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {arrows ? arrow(1) : null}
    </Nav>
  );
}
