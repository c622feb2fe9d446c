import { Form } from "@remix-run/react";
import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { HistoryRow } from "~/site/console/types";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Table } from "~/ui/table";
import { useFlagTexts } from "../use-flag-texts";
import { useSpanText } from "./time-span";

const Title = styled.h2`
  margin-block-end: 12px;
  font-size: var(--size-3);
`;

/** Returns a function that describes an override in words; null means the value of the files. */
function useValueText(): (value: HistoryRow["before"]) => string {
  const t = useT("console");
  const span = useSpanText();
  return (value) => {
    if (value === null) return t("history.files");
    if (typeof value === "boolean") return t(value ? "flags.on" : "flags.off");
    const times = span("from" in value ? value.from : null, value.until);
    const what =
      "mode" in value
        ? t(`region.rule.${value.mode}`, { countries: value.countries.join(", ") })
        : [t(value.on ? "flags.on" : "flags.off"), ...value.countries].join(", ");
    const later = "later" in value && value.later ? value.later : [];
    const planned = later.map(({ from, on, until }) => [t(on ? "flags.on" : "flags.off"), span(from, until)].join(" "));
    return [times ? `${what} (${times})` : what, ...planned].join("; ");
  };
}

interface ChangesProps {
  readonly rows: readonly HistoryRow[];
  /** Overrides version that an undo starts from. */
  readonly version: number;
}

function ChangeLine({ row, version }: Omit<ChangesProps, "rows"> & { readonly row: HistoryRow }) {
  const t = useT("console");
  const textsOf = useFlagTexts();
  const [kind = "", name = kind, closed = ""] = row.key.split(":");
  const titles: Readonly<Record<string, string>> = {
    maintenance: t("maintenance.title"),
    region: t("region.title"),
    closed: t("closed.what", { name: closed }),
  };
  const what = titles[kind] ?? textsOf(name).title;
  const say = useValueText();
  const when = useFormat().date(Date.parse(row.at), "dateTime");
  return (
    <tr data-change={closed || name}>
      <td data-label={t("history.when")} className="num">
        {when}
      </td>
      <td data-label={t("history.who")}>{row.actor}</td>
      <th scope="row" data-label={t("history.what")}>
        {what}: {say(row.before)} → {say(row.after)}
      </th>
      <td data-label={t("history.why")}>{row.reason}</td>
      <td>
        {row.undoneBy === null ? (
          <Form method="post">
            <AccountField />
            <input type="hidden" name="intent" value="undo" />
            <input type="hidden" name="historyId" value={row.historyId} />
            <input type="hidden" name="expectedVersion" value={version} />
            <input type="hidden" name="reason" value={t("history.undoReason", { reason: row.reason }).slice(0, 500)} />
            <Button size="small" variant="quiet" aria-label={t("history.undoWhat", { what, when })}>
              {t("history.undo")}
            </Button>
          </Form>
        ) : (
          t("history.undone")
        )}
      </td>
    </tr>
  );
}

/** Renders the changes with time, author and reason; each can be undone. */
export function ChangeHistory({ rows, ...common }: ChangesProps) {
  const t = useT("console");
  return (
    <section aria-labelledby="history">
      <Title id="history">{t("history.title")}</Title>
      {rows.length === 0 ? (
        <EmptyState icon="megaphone" title={t("history.none")} text={t("history.noneHint")} />
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">{t("history.when")}</th>
              <th scope="col">{t("history.who")}</th>
              <th scope="col">{t("history.what")}</th>
              <th scope="col">{t("history.why")}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ChangeLine key={row.historyId} row={row} {...common} />
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
