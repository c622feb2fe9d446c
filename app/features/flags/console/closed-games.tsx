import { useT } from "~/platform/i18n/use-t";
import { useStaffPermission } from "~/site/console/staff-context";
import { SwitchDialog } from "~/site/console/switch-dialog";
import type { SwitchesAnswer } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { SearchHead, useSearch } from "./search-head";
import { useSpanText } from "./time-span";
import { TimesFields } from "./times-fields";

type Row = SwitchesAnswer["closable"][number];

function ClosedState({ row }: { readonly row: Row }) {
  const t = useT("console");
  const span = useSpanText();
  if (row.closed === null) return <Badge tone="good">{t("closed.open")}</Badge>;
  const { actor, countries, notice, reason, until } = row.closed;
  return (
    <>
      <Badge tone="bad">{t("closed.closed")}</Badge>{" "}
      <small>
        {[countries.join(", "), span(null, until), notice, `${actor}: ${reason}`].filter(Boolean).join(" · ")}
      </small>
    </>
  );
}

function ClosedSwitch({ row, version }: { readonly row: Row; readonly version: number }) {
  const t = useT("console");
  const { closed, games, kind, name, title } = row;
  const fields = { intent: "closed", kind, name, expectedVersion: version };
  return closed ? (
    <SwitchDialog
      id={`open-${kind}-${name}`}
      title={t("closed.ask.open", { title })}
      label={t("closed.reopen")}
      effect={t("flags.effect")}
      fields={{ ...fields, value: "off" }}
    />
  ) : (
    <SwitchDialog
      id={`close-${kind}-${name}`}
      title={t("closed.ask.close", { title })}
      label={t("closed.close")}
      effect={t("closed.effect", { count: games })}
      variant="quiet"
      fields={{ ...fields, value: "on" }}
    >
      <TimesFields start={false} />
      <Field
        label={t("closed.countries")}
        hint={t("region.countriesHint")}
        name="countries"
        pattern="[A-Za-z ,;]*"
        autoComplete="off"
        maxLength={1200}
      />
      <Field label={t("closed.notice")} name="notice" maxLength={500} />
    </SwitchDialog>
  );
}

/** Renders categories and vendors, each with the switch that closes its games (maintenance of a part of the site). */
export function ClosedGames({ answer }: { readonly answer: SwitchesAnswer }) {
  const t = useT("console");
  const mayOperate = useStaffPermission("brands.operate");
  const search = useSearch();
  const rows = answer.closable.filter(({ name, title }) => search.finds(name, title));
  const columns: readonly Column<Row>[] = [
    { id: "title", title: t("closed.name"), cell: ({ title }) => title },
    { id: "kind", title: t("closed.kind"), cell: ({ kind }) => t(`closed.kinds.${kind}`) },
    { id: "games", title: t("closed.games"), numeric: true, cell: ({ games }) => games },
    { id: "state", title: t("order.stateTitle"), cell: (row) => <ClosedState row={row} /> },
  ];
  const switches: Column<Row> = {
    id: "do",
    title: t("closed.switch"),
    cell: (row) => <ClosedSwitch row={row} version={answer.overridesVersion} />,
  };
  return (
    <section aria-labelledby="closed">
      <SearchHead
        id="closed"
        title={t("closed.title")}
        label={t("closed.search")}
        found={t("closed.found", { count: rows.length, all: answer.closable.length })}
        search={search}
      />
      <DataTable
        caption={t("closed.title")}
        columns={mayOperate ? [...columns, switches] : columns}
        rows={rows}
        rowKey={({ kind, name }) => `${kind} ${name}`}
        empty={<EmptyState icon="search" title={t("closed.none")} />}
      />
    </section>
  );
}
