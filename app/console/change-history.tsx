import { Form } from "@remix-run/react";
import { styled } from "styled-components";
import { useFormat } from "~/lib/format/use-format";
import { useT } from "~/lib/i18n/use-t";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Table } from "~/ui/table";
import type { FlagRow, HistoryRow } from "./types";

const Title = styled.h2`
  margin-block-end: 12px;
  font-size: var(--size-3);
`;

/** An override as people say it; none is what the files say. */
function useValueText(): (value: HistoryRow["before"]) => string {
  const t = useT("console");
  return (value) => {
    if (value === null) return t("history.files");
    const on = typeof value === "boolean" ? value : value.on;
    return t(on ? "flags.on" : "flags.off");
  };
}

interface ChangesProps {
  readonly rows: readonly HistoryRow[];
  readonly flags: readonly FlagRow[];
  /** The overrides' version that an undo starts from. */
  readonly version: number;
}

function ChangeLine({ row, flags, version }: Omit<ChangesProps, "rows"> & { readonly row: HistoryRow }) {
  const t = useT("console");
  const name = row.key.replace(/^flag:/, "");
  const what = flags.find((flag) => flag.name === name)?.title ?? t("maintenance.title");
  const say = useValueText();
  const when = useFormat().date(Date.parse(row.at), "dateTime");
  return (
    <tr data-change={name}>
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

/** Who switched what, when and why; each change can be undone. */
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
