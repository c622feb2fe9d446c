import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import type { JobRow } from "./types";

const TONES = { never: "plain", due: "plain", running: "accent", done: "good", failed: "bad" } as const;

interface JobsPartProps {
  readonly rows: readonly JobRow[];
  /** Number of all rows; `rows` may be truncated. */
  readonly count: number;
}

/** Renders the latest run of each job at each brand, with failed and overdue runs first. */
export function JobsPart({ count, rows }: JobsPartProps) {
  const t = useT("console");
  const format = useFormat();
  const time = (at: string | null) => (at === null ? "–" : format.date(Date.parse(at), "dateTime"));
  const columns: readonly Column<JobRow>[] = [
    { id: "job", title: t("health.job"), cell: ({ job }) => <code>{job}</code> },
    { id: "brand", title: t("health.brand"), cell: ({ brand }) => brand ?? t("health.allBrands") },
    {
      id: "state",
      title: t("health.state"),
      cell: ({ error, overdue, state }) => (
        <span>
          {overdue ? <Badge tone="bad">{t("health.overdue")}</Badge> : null}
          {overdue ? " " : null}
          <Badge tone={TONES[state]}>{t(`health.job.${state}`)}</Badge>
          {error === null ? null : <small>{error}</small>}
        </span>
      ),
    },
    {
      id: "last",
      title: t("health.last"),
      numeric: true,
      cell: ({ ms, slot }) => (
        <span>
          {time(slot)}
          {ms === null ? null : <small>{t("health.ms", { ms: format.number(ms) })}</small>}
        </span>
      ),
    },
    { id: "failures", title: t("health.failures"), numeric: true, cell: ({ failures }) => format.number(failures) },
    { id: "next", title: t("health.next"), numeric: true, cell: ({ nextAt }) => time(nextAt) },
  ];
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs">{t("health.jobs")}</h2>
      <DataTable
        caption={t("health.jobs")}
        columns={columns}
        rows={rows}
        rowKey={({ brand, job }) => `${job} ${brand}`}
      />
      {count > rows.length ? (
        <p>{t("health.moreJobs", { shown: format.number(rows.length), all: format.number(count) })}</p>
      ) : null}
    </section>
  );
}
