import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { UpstreamAnswer } from "~/site/console/types";
import { EmptyState } from "~/ui/empty-state";
import { Table } from "~/ui/table";

const Panel = styled.section`
  h2 { font-size: var(--size-3); }
  > p { margin-block-end: 12px; color: var(--text-2); font-size: var(--size-1); overflow-wrap: anywhere; }
  td.what { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
`;

function DriftLine({ row }: { readonly row: UpstreamAnswer["rows"][number] }) {
  const t = useT("console");
  const format = useFormat();
  return (
    <tr data-drift={`${row.call} ${row.kind}`}>
      <th scope="row" data-label={t("upstream.call")}>
        {row.call}
      </th>
      <td data-label={t("upstream.kind")}>{t(`upstream.kind.${row.kind}`)}</td>
      <td data-label={t("upstream.detail")} className="what">
        {row.detail}
      </td>
      <td data-label={t("upstream.count")} className="num">
        {row.count}
      </td>
      <td data-label={t("upstream.last")} className="num">
        {format.date(Date.parse(row.lastAt), "dateTime")}
      </td>
    </tr>
  );
}

/** Renders the upstream system that answers a brand's calls, and its deviations from the contract (requirement X9). */
export function UpstreamPanel({ answer: { rows, wps } }: { readonly answer: UpstreamAnswer }) {
  const t = useT("console");
  return (
    <Panel aria-labelledby="upstream">
      <h2 id="upstream">{t("upstream.title")}</h2>
      <p>{wps}</p>
      {rows.length === 0 ? (
        <EmptyState icon="badge-check" title={t("upstream.none")} text={t("upstream.noneHint")} />
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">{t("upstream.call")}</th>
              <th scope="col">{t("upstream.kind")}</th>
              <th scope="col">{t("upstream.detail")}</th>
              <th scope="col" className="num">
                {t("upstream.count")}
              </th>
              <th scope="col" className="num">
                {t("upstream.last")}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <DriftLine key={`${row.call} ${row.kind}`} row={row} />
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}
