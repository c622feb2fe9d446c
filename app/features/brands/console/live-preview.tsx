import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { staffBrandVersion } from "~/platform/wps/calls/staff.gen";
import { Propagation } from "~/site/console/propagation";
import { SiteFrame } from "./site-frame";

/** Interval of the polls for the brand's version while the page is visible. */
const POLL_MS = 300;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-block-end: 8px;
  font-size: var(--size-1);
  color: var(--text-2);
`;

/** Calls `changed` with every new version of a brand; polls while the page is visible. */
function useBrandVersion(code: string, known: string, changed: (version: string) => void): void {
  const last = useRef(known);
  const onVersion = useRef(changed);
  onVersion.current = changed;
  useEffect(() => {
    last.current = known;
  }, [known]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const controller = new AbortController();
    const ask = async () => {
      if (!document.hidden) {
        const answer = await staffBrandVersion({ code }, controller).catch(() => null);
        if (answer && answer.version !== last.current) {
          last.current = answer.version;
          onVersion.current(answer.version);
        }
      }
      if (!controller.signal.aborted) timer = setTimeout(ask, POLL_MS);
    };
    void ask();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [code]);
}

interface LivePreviewProps {
  readonly code: string;
  readonly url: string;
  /** Version of the brand, and version of the staff's overrides. */
  readonly version: string;
  readonly overridesVersion: number;
}

/** Renders the live site next to its switches; reloads it for every new version of the brand. */
export function LivePreview({ code, overridesVersion, url, version }: LivePreviewProps) {
  const t = useT("console");
  const [shown, show] = useState(version);
  const revalidator = useRevalidator();
  // Changes made on this page show before the next poll.
  useEffect(() => show(version), [version]);
  useBrandVersion(code, version, (next) => {
    show(next);
    revalidator.revalidate();
  });
  return (
    <section aria-label={t("preview.title")}>
      <Bar>
        <span>{t("preview.title")}</span>
        <Propagation code={code} version={overridesVersion} />
        <output data-version={shown}>{shown}</output>
      </Bar>
      <SiteFrame key={shown} code={code} src={url} title={t("preview.title")} />
    </section>
  );
}
