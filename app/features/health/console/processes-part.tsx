import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
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

/** Renders the name, start time and build of a process. */
function Name({ row }: { readonly row: ProcessRow }) {
  const t = useT("console");
  const format = useFormat();
  const at = format.date(Date.parse(row.startedAt), "dateTime");
  return (
    <span>
      <bdi>{row.process}</bdi>
      <small>{t("health.since", { at, program: row.program })}</small>
    </span>
  );
}

/** Renders the delay until changes were served: latest and longest. */
function Applied({ row }: { readonly row: ProcessRow }) {
  const t = useT("console");
  const format = useFormat();
  const ms = (value: number | null) => (value === null ? "–" : t("health.ms", { ms: format.number(value) }));
  return (
    <span>
      {ms(row.appliedMs)}
      {row.appliedWorstMs === null ? null : <small>{t("health.atWorst", { value: ms(row.appliedWorstMs) })}</small>}
    </span>
  );
}

function Requests({ row }: { readonly row: ProcessRow }) {
  const t = useT("console");
  const format = useFormat();
  return (
    <span>
      {format.number(row.requests)}
      <small>{t("health.slow", { number: format.number(row.slowCalls) })}</small>
    </span>
  );
}

/** Renders the running processes and the versions that they serve. */
export function ProcessesPart({ rows }: { readonly rows: readonly ProcessRow[] }) {
  const t = useT("console");
  const format = useFormat();
  const hashes = new Set(rows.filter(({ silent }) => !silent).map(({ filesHash }) => filesHash));
  const files = ({ filesHash, silent }: ProcessRow) =>
    hashes.size > 1 && !silent ? <Badge tone="bad">{filesHash}</Badge> : <code>{filesHash}</code>;
  const memory = ({ memory: bytes }: ProcessRow) =>
    t("health.megabytes", { size: format.number(Math.round(bytes / MEGABYTE)) });
  const columns: readonly Column<ProcessRow>[] = [
    { id: "process", title: t("health.process"), cell: (row) => <Name row={row} /> },
    { id: "state", title: t("health.state"), cell: (row) => <State row={row} /> },
    { id: "files", title: t("health.files"), cell: files },
    { id: "applied", title: t("health.applied"), numeric: true, cell: (row) => <Applied row={row} /> },
    { id: "memory", title: t("health.memory"), numeric: true, cell: memory },
    { id: "requests", title: t("health.requests"), numeric: true, cell: (row) => <Requests row={row} /> },
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
