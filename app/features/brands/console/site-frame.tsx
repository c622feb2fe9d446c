import { type RefObject, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";

const Place = styled.div`
  block-size: min(78vh, 860px);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface-0);
  overflow: hidden;

  iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; }
`;

/** Returns whether an element has been in view, once the page is hydrated. */
function useSeen(place: RefObject<HTMLElement>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      setSeen(true);
      watch.disconnect();
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return isSeen;
}

interface SiteFrameProps {
  readonly src: string;
  readonly title: string;
  /** Code of the framed brand. */
  readonly code: string;
}

/**
 * Renders a brand's site in a frame that opens once it is in view. Chromium does not render a cross-origin frame that is out of
 * view; with pictures of a shared file (`use`) in it, the page around it never fires `load`.
 */
export function SiteFrame({ code, src, title }: SiteFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  return (
    <Place ref={place} data-preview={code}>
      {isSeen ? <iframe src={src} title={title} /> : null}
    </Place>
  );
}
