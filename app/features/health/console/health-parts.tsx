import type { ReactNode } from "react";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { BrandState } from "~/site/console/brand-state";
import { ConsoleLink } from "~/site/console/console-link";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import type { ChangeRow, HealthAnswer } from "./types";

export function HealthSection({
  children,
  id,
  title,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type CallRow = HealthAnswer["calls"][number];

/** Renders the slowest calls of the last hour. */
export function CallsPart({ rows }: { readonly rows: readonly CallRow[] }) {
  const t = useT("console");
  const format = useFormat();
  const ms = (value: number) => t("health.ms", { ms: format.number(value) });
  const columns: readonly Column<CallRow>[] = [
    { id: "call", title: t("health.call"), cell: ({ call }) => <code>{call}</code> },
    { id: "count", title: t("health.count"), numeric: true, cell: ({ count }) => format.number(count) },
    { id: "p95", title: t("health.p95"), numeric: true, cell: ({ p95 }) => ms(p95) },
    { id: "worst", title: t("health.worst"), numeric: true, cell: ({ worst }) => ms(worst) },
  ];
  return (
    <HealthSection id="calls" title={t("health.calls")}>
      <DataTable
        caption={t("health.calls")}
        columns={columns}
        rows={rows}
        rowKey={({ call }) => call}
        empty={<EmptyState icon="clock" title={t("health.noCalls")} />}
      />
    </HealthSection>
  );
}

/** Renders the latest staff change of each brand, and the delay until each process served it. */
export function ChangesPart({ rows }: { readonly rows: readonly ChangeRow[] }) {
  const t = useT("console");
  const format = useFormat();
  const ofProcess = ({ ms, process, served }: ChangeRow["processes"][number]) => {
    if (!served) return t("health.notServed", { process });
    if (ms === null) return t("health.served", { process });
    return t("health.servedAfter", { process, value: t("health.ms", { ms: format.number(ms) }) });
  };
  const columns: readonly Column<ChangeRow>[] = [
    {
      id: "brand",
      title: t("health.brand"),
      cell: ({ brand }) => (
        <ConsoleLink href={`/console/brands/${brand}`} target="_self">
          {brand}
        </ConsoleLink>
      ),
    },
    { id: "key", title: t("health.change"), cell: ({ key }) => <code>{key}</code> },
    { id: "at", title: t("health.when"), cell: ({ at }) => format.date(Date.parse(at), "dateTime") },
    {
      id: "processes",
      title: t("health.servedBy"),
      cell: ({ processes }) => (
        <span>
          {processes.map((one) => (
            <span key={one.process}>
              {ofProcess(one)}
              <br />
            </span>
          ))}
        </span>
      ),
    },
  ];
  return (
    <HealthSection id="changes" title={t("health.changes")}>
      <DataTable
        caption={t("health.changes")}
        columns={columns}
        rows={rows}
        rowKey={({ brand }) => brand}
        empty={<EmptyState icon="history" title={t("health.noChanges")} />}
      />
    </HealthSection>
  );
}

/** Renders the number of failures and the time of the latest one. */
export function FailureCount({ refused, refusedAt }: { readonly refused: number; readonly refusedAt: string | null }) {
  const format = useFormat();
  return (
    <span>
      {format.number(refused)}
      {refusedAt === null ? null : <small>{format.date(Date.parse(refusedAt), "dateTime")}</small>}
    </span>
  );
}

type MessageRow = HealthAnswer["messages"][number];

/** Renders the delivery counts of text messages and mails. */
export function MessagesPart({ rows }: { readonly rows: readonly MessageRow[] }) {
  const t = useT("console");
  const format = useFormat();
  const columns: readonly Column<MessageRow>[] = [
    { id: "channel", title: t("health.channel"), cell: ({ channel }) => t(`health.channel.${channel}`) },
    { id: "taken", title: t("health.taken"), numeric: true, cell: ({ taken }) => format.number(taken) },
    {
      id: "refused",
      title: t("health.refused"),
      numeric: true,
      cell: (row) => <FailureCount {...row} />,
    },
    { id: "kept", title: t("health.kept"), numeric: true, cell: ({ kept }) => format.number(kept) },
  ];
  return (
    <HealthSection id="messages" title={t("health.messages")}>
      <DataTable caption={t("health.messages")} columns={columns} rows={rows} rowKey={({ channel }) => channel} />
    </HealthSection>
  );
}

type NotLive = HealthAnswer["brands"][number];

/** Renders the brands that are not served from their current files. */
export function BrandsPart({ live, rows }: { readonly rows: readonly NotLive[]; readonly live: number }) {
  const t = useT("console");
  const format = useFormat();
  const columns: readonly Column<NotLive>[] = [
    { id: "name", title: t("health.brand"), cell: ({ name }) => name },
    {
      id: "state",
      title: t("health.state"),
      cell: ({ state }) => <BrandState brand={{ state, maintenance: false }} />,
    },
    { id: "problems", title: t("health.problems"), numeric: true, cell: ({ problems }) => format.number(problems) },
  ];
  return (
    <HealthSection id="brands" title={t("health.brands")}>
      <p>{t("health.live", { number: format.number(live) })}</p>
      {rows.length > 0 ? (
        <DataTable caption={t("health.brands")} columns={columns} rows={rows} rowKey={({ code }) => code} />
      ) : null}
    </HealthSection>
  );
}

type DriftRow = HealthAnswer["drift"][number];

/** Renders the differences between operators' systems and the contract. */
export function DriftPart({ rows }: { readonly rows: readonly DriftRow[] }) {
  const t = useT("console");
  const format = useFormat();
  const columns: readonly Column<DriftRow>[] = [
    { id: "brand", title: t("health.brand"), cell: ({ brand }) => brand },
    { id: "call", title: t("upstream.call"), cell: ({ call }) => <code>{call}</code> },
    { id: "kind", title: t("upstream.kind"), cell: ({ kind }) => t(`upstream.kind.${kind}`) },
    { id: "detail", title: t("upstream.detail"), cell: ({ detail }) => detail },
    { id: "count", title: t("upstream.count"), numeric: true, cell: ({ count }) => format.number(count) },
    {
      id: "last",
      title: t("upstream.last"),
      numeric: true,
      cell: ({ lastAt }) => format.date(Date.parse(lastAt), "dateTime"),
    },
  ];
  return (
    <HealthSection id="drift" title={t("health.drift")}>
      <DataTable
        caption={t("health.drift")}
        columns={columns}
        rows={rows}
        rowKey={({ brand, call, kind }) => `${brand} ${call} ${kind}`}
      />
    </HealthSection>
  );
}
