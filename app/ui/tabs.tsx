import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
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

/** Which way the list can still be scrolled, and a function that does. Reads the list's own place, in both directions. */
function useOverflow(current: string) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const at = Math.abs(element.scrollLeft);
      const end = at + element.clientWidth >= element.scrollWidth - 2;
      setEnds((known) => (known.start === at < 2 && known.end === end ? known : { start: at < 2, end }));
    };
    look();
    element.addEventListener("scroll", look, { passive: true });
    const size = new ResizeObserver(look);
    size.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      size.disconnect();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what moves the list
  useEffect(() => {
    const element = list.current;
    const chosen = element?.querySelector<HTMLElement>("[aria-current]");
    if (!element || !chosen) return;
    const [outer, inner] = [element.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right)
      element.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [current]);
  const scroll = (way: 1 | -1) => {
    const element = list.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === "rtl" ? -way : way;
    element.scrollBy({ left: sign * element.clientWidth * 0.8, behavior: "smooth" });
  };
  return { list, ends, scroll };
}

/** A row of links of which one is chosen. It scrolls sideways where it must; arrows help those who have no wheel. */
export function Tabs({ label, tabs, current, arrowsAbove, stay }: TabsProps) {
  const t = useT("common");
  const { list, ends, scroll } = useOverflow(current);
  const arrows = arrowsAbove !== undefined && tabs.length > arrowsAbove;
  const arrow = (way: 1 | -1) => (
    <button
      type="button"
      className="arrow"
      aria-label={t(way < 0 ? "tabs.back" : "tabs.forward")}
      // Not `disabled`: who scrolled to the end with it would lose the focus and begin at the top of the page.
      aria-disabled={way < 0 ? ends.start : ends.end}
      onClick={() => scroll(way)}
    >
      <Icon name={way < 0 ? "chevron-left" : "chevron-right"} size={18} />
    </button>
  );
  return (
    <Nav aria-label={label}>
      {arrows ? arrow(-1) : null}
      <ul ref={list}>
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
      {arrows ? arrow(1) : null}
    </Nav>
  );
}
