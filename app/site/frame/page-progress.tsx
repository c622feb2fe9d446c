import { type ComponentType, useEffect, useState } from "react";
import { keyframes, styled } from "styled-components";
import { loadPart } from "~/platform/browser/load-part";

/** Delay before the message about a slow page, in ms. */
const SLOW_MS = 10_000;

const onward = keyframes`from { scale: 0 1; } to { scale: 0.9 1; }`;

/** Progress line at the top while the next page loads. It starts after 200 ms, so fast pages show none. */
const Progress = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 75;
  block-size: 3px;
  background: var(--brand);
  transform-origin: left;
  animation: ${onward} 8s 200ms cubic-bezier(0.1, 0.8, 0.2, 1) both;
  [dir="rtl"] & { transform-origin: right; }
`;

/** Shows that the next page is loading. After 10 s a message links to customer service. */
export function PageProgress() {
  const [SlowPage, setSlowPage] = useState<ComponentType | null>(null);
  useEffect(() => {
    const show = () =>
      loadPart("slow-page", (via) => via(() => import("./slow-page")))
        .then((part) => setSlowPage(() => part.SlowPage))
        // Without the message the progress line still shows that the page is loading.
        .catch(() => {});
    const timer = setTimeout(show, SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Progress aria-hidden="true" />
      <div role="status">{SlowPage ? <SlowPage /> : null}</div>
    </>
  );
}
