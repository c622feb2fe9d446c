import { useEffect, useState } from "react";
import { keyframes, styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { SERVICE_PATH } from "~/platform/wps/customer-service";

/** After so many ms a page is late. */
const SLOW_MS = 10_000;

const onward = keyframes`from { scale: 0 1; } to { scale: 0.9 1; }`;

/** A line at the top that grows while the next page loads; a page that comes at once shows none. */
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

const Slow = styled.p`
  position: fixed;
  inset: 12px 16px auto;
  z-index: 75;
  max-inline-size: 520px;
  margin-inline: auto;
  padding: 12px 16px;
  border-radius: var(--radius);
  background: var(--surface-0);
  color: var(--text-1);
  box-shadow: var(--shadow-2);

  a { font-weight: 600; text-decoration: underline; text-underline-offset: 3px; }
`;

/** The next page is on its way; one that is late says so, and where help is (spec 1 section 8). */
export function Loading() {
  const errors = useT("errors");
  const t = useT("shell");
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Progress aria-hidden="true" />
      <div role="status">
        {isSlow ? (
          <Slow>
            {errors("pageSlow")} <a href={SERVICE_PATH}>{t("status.service")}</a>
          </Slow>
        ) : null}
      </div>
    </>
  );
}
