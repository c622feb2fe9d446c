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
  /** A short word on the tab, e.g. "Hot". */
  readonly mark?: string | undefined;
}

export interface TabsProps {
  /** What the tabs choose, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The chosen one's id. */
  readonly current: string;
  /** With more tabs than this, arrows stand at the ends; none when absent. */
  readonly arrowsAbove?: number;
  /** The page stays where it is scrolled to. */
  readonly stay?: boolean;
}

/** Keeps the chosen tab in view. */
function useChosenInView(root: RefObject<HTMLElement>, current: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what moves the list
  useEffect(() => {
    const element = root.current?.querySelector("ul");
    const chosen = element?.querySelector("[aria-current]");
    if (!element || !chosen) return;
    const [outer, inner] = [element.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right)
      element.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [root, current]);
}

/** A row of links of which one is chosen. It scrolls sideways where it must; arrows help those who have no wheel. */
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
