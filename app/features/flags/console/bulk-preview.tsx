import { Form } from "@remix-run/react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { ReasonField } from "~/site/console/reason-field";
import { AccountField } from "~/site/page-account";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import type { BulkChange, BulkPlan } from "./bulk";
import { useSpanText } from "./time-span";

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface-1);

  h2 { font-size: var(--size-3); }
  p { color: var(--text-2); font-size: var(--size-1); }
  form { display: grid; gap: 16px; max-inline-size: 560px; }
`;

interface BulkPreviewProps {
  readonly plan: BulkPlan;
  readonly changes: readonly BulkChange[];
}

/** Renders the effect of a planned change per brand, and asks for the reason. */
export function BulkPreview({ changes, plan }: BulkPreviewProps) {
  const t = useT("console");
  const span = useSpanText();
  const on = (value: boolean) => t(value ? "flags.on" : "flags.off");
  const real = changes.filter(({ idle }) => !idle);
  const columns: readonly Column<BulkChange>[] = [
    { id: "brand", title: t("bulk.brand"), cell: ({ row }) => row.name },
    { id: "change", title: t("bulk.change"), cell: ({ after, row }) => `${on(row.value)} → ${on(after)}` },
    {
      id: "effect",
      title: t("bulk.effect"),
      cell: ({ after, idle, row }) => {
        if (idle) return <Badge tone="plain">{t("bulk.idle")}</Badge>;
        if (after === row.value) return <Badge tone="plain">{t("bulk.same")}</Badge>;
        return row.shows.length > 0
          ? `${t(`flags.affects.${after ? "on" : "off"}`)} ${row.shows.join(", ")}`
          : t("flags.effect");
      },
    },
  ];
  return (
    <Sheet aria-labelledby="bulk-preview">
      <h2 id="bulk-preview">{t("bulk.title")}</h2>
      <p>{[t(`bulk.to.${plan.value}`), span(plan.from, plan.until)].filter(Boolean).join(", ")}</p>
      <DataTable caption={t("bulk.title")} columns={columns} rows={changes} rowKey={({ row }) => row.code} />
      {real.length === 0 ? null : (
        <Form method="post" action={`/console/flags?flag=${plan.flag}`}>
          <AccountField />
          <input type="hidden" name="flag" value={plan.flag} />
          <input type="hidden" name="value" value={plan.value} />
          <input type="hidden" name="from" value={plan.from ?? ""} />
          <input type="hidden" name="until" value={plan.until ?? ""} />
          {real.map(({ row }) => (
            <input key={row.code} type="hidden" name="brand" value={`${row.code} ${row.overridesVersion}`} />
          ))}
          <ReasonField />
          <div>
            <Button variant="primary">{t("bulk.do", { count: real.length })}</Button>
          </div>
        </Form>
      )}
    </Sheet>
  );
}
