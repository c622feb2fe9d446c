import { useState } from "react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { BrandsPart, CallsPart, ChangesPart, DriftPart, MessagesPart } from "./health-parts";
import { JobsPart } from "./jobs-part";
import { ProcessesPart } from "./processes-part";
import { ServicesPart } from "./services-part";
import { TroubleList } from "./trouble-list";
import type { HealthAnswer } from "./types";
import { useLiveHealth } from "./use-live-health";

const Board = styled.div`
  display: grid;
  gap: 28px;
  min-inline-size: 0;

  section { min-inline-size: 0; }
  h2 { margin-block-end: 8px; font-size: var(--size-3); }
  tbody th, td small, code { overflow-wrap: anywhere; }
  td small, th small { display: block; color: var(--text-2); font-weight: 400; }
  code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.9em; }
  .live { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; color: var(--text-2); font-size: var(--size-1); }
  .live [data-old] { color: var(--lose); }
  .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(480px, 100%), 1fr)); gap: 28px 40px; align-items: start; }
  .pair > div { display: grid; gap: 28px; min-inline-size: 0; }
`;

/** Renders the health page. Updates itself while the page is visible. */
export function HealthBoard({ first }: { readonly first: HealthAnswer }) {
  const t = useT("console");
  const [isPaused, pause] = useState(false);
  const { freshness, health } = useLiveHealth(first, isPaused);
  const isOld = freshness !== "current";
  const time = health.at.slice(11, 19);
  return (
    <Board>
      <div className="live">
        <span data-old={isOld ? "" : undefined}>{t(isOld ? "health.old" : "health.asOf", { time })}</span>
        <Button type="button" variant="quiet" size="small" aria-pressed={isPaused} onClick={() => pause(!isPaused)}>
          <Icon name={isPaused ? "play" : "pause"} size={16} />
          {t(isPaused ? "health.goOn" : "health.pause")}
        </Button>
      </div>
      <TroubleList troubles={health.troubles} isDatabaseSilent={freshness === "databaseSilent"} />
      <ProcessesPart rows={health.processes} />
      <div className="pair">
        <CallsPart rows={health.calls} />
        <div>
          <ChangesPart rows={health.changes} />
          <MessagesPart rows={health.messages} />
          {health.services.length > 0 ? <ServicesPart rows={health.services} /> : null}
          <BrandsPart rows={health.brands} live={health.live} />
        </div>
      </div>
      <JobsPart rows={health.jobs} count={health.jobCount} />
      {health.drift.length > 0 ? <DriftPart rows={health.drift} /> : null}
    </Board>
  );
}
