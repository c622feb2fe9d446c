import { useFormat } from "~/lib/format/use-format";
import { useT } from "~/lib/i18n/use-t";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import type { ProcessRow } from "./types";

const MEGABYTE = 1_048_576;

function State({ row }: { readonly row: ProcessRow }) {
  const t = useT("console");
  const format = useFormat();
  if (row.silent) {
    const at = format.date(Date.parse(row.seenAt), "dateTime");
    return <Badge tone="bad">{t("health.silent", { at })}</Badge>;
  }
  if (row.behind.length > 0) return <Badge tone="bad">{t("health.behind", { brands: row.behind.join(", ") })}</Badge>;
  return <Badge tone="good">{t("health.current")}</Badge>;
}

/** The serving processes and what they serve. */
export function ProcessesPart({ rows }: { readonly rows: readonly ProcessRow[] }) {
  const t = useT("console");
  const format = useFormat();
  const ms = (value: number | null) => (value === null ? "–" : t("health.ms", { ms: format.number(value) }));
  const hashes = new Set(rows.filter(({ silent }) => !silent).map(({ filesHash }) => filesHash));
  const columns: readonly Column<ProcessRow>[] = [
    {
      id: "process",
      title: t("health.process"),
      cell: (row) => (
        <span>
          <bdi>{row.process}</bdi>
          <small>
            {t("health.since", { at: format.date(Date.parse(row.startedAt), "dateTime"), program: row.program })}
          </small>
        </span>
      ),
    },
    { id: "state", title: t("health.state"), cell: (row) => <State row={row} /> },
    {
      id: "files",
      title: t("health.files"),
      cell: (row) => (hashes.size > 1 ? <Badge tone="bad">{row.filesHash}</Badge> : <code>{row.filesHash}</code>),
    },
    {
      id: "applied",
      title: t("health.applied"),
      numeric: true,
      cell: (row) => (
        <span>
          {ms(row.appliedMs)}
          <small>{t("health.atWorst", { value: ms(row.appliedWorstMs) })}</small>
        </span>
      ),
    },
    {
      id: "memory",
      title: t("health.memory"),
      numeric: true,
      cell: (row) => t("health.megabytes", { size: format.number(Math.round(row.memory / MEGABYTE)) }),
    },
    {
      id: "requests",
      title: t("health.requests"),
      numeric: true,
      cell: (row) => (
        <span>
          {format.number(row.requests)}
          <small>{t("health.slow", { number: format.number(row.slowCalls) })}</small>
        </span>
      ),
    },
  ];
  return (
    <section aria-labelledby="processes">
      <h2 id="processes">{t("health.processes")}</h2>
      <DataTable
        caption={t("health.processes")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="monitor" title={t("health.noProcess")} />}
      />
    </section>
  );
}
