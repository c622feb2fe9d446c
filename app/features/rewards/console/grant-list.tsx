import { Form } from "@remix-run/react";
import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { ConsoleLink } from "~/site/console/console-link";
import { SwitchDialog } from "~/site/console/switch-dialog";
import type { GrantRow } from "~/site/console/types";
import { AccountField } from "~/site/page-account";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface GrantListProps {
  readonly code: string;
  readonly rows: readonly GrantRow[];
}

/** Renders approve and refuse; the member of staff who started the grant can only take it back. */
function Decisions({ row }: { readonly row: GrantRow }) {
  const t = useT("console");
  const { money } = useFormat();
  const what = { amount: money(row.amount), player: row.memberAccount };
  return (
    <Acts>
      {row.own ? null : (
        <Form method="post">
          <AccountField />
          <input type="hidden" name="id" value={row.id} />
          <Button size="small" variant="primary" name="act" value="approve" aria-label={t("grants.approveOne", what)}>
            {t("grants.approve")}
          </Button>
        </Form>
      )}
      <SwitchDialog
        id={`refuse-${row.id}`}
        title={t("grants.refuseOne", what)}
        label={row.own ? t("grants.takeBack") : t("grants.refuse")}
        effect={t("grants.refuseEffect")}
        variant="secondary"
        size="small"
        fields={{ act: "refuse", id: row.id }}
      />
    </Acts>
  );
}

/** Renders the grants that need or needed a second person, the latest first. */
export function GrantList({ code, rows }: GrantListProps) {
  const t = useT("console");
  const format = useFormat();
  const kinds = { bonus: t("grants.kind.bonus"), redEnvelope: t("grants.kind.redEnvelope") };
  const states = { given: t("grants.state.given"), refused: t("grants.state.refused") };
  const tones = { given: "good", refused: "plain" } as const;
  const columns: readonly Column<GrantRow>[] = [
    { id: "at", title: t("grants.at"), cell: ({ at }) => format.date(Date.parse(at), "dateTime") },
    {
      id: "player",
      title: t("grants.player"),
      cell: ({ memberAccount, memberId }) => (
        <ConsoleLink href={`/console/brands/${code}/players/${memberId}`}>{memberAccount}</ConsoleLink>
      ),
    },
    { id: "kind", title: t("grants.kind"), cell: ({ kind }) => kinds[kind] },
    { id: "amount", title: t("grants.amount"), cell: ({ amount }) => format.money(amount) },
    { id: "toBet", title: t("grants.toBet"), cell: ({ toBet }) => format.money(toBet) },
    { id: "reason", title: t("reason.label"), cell: ({ note, reason }) => (note ? `${reason} · ${note}` : reason) },
    {
      id: "by",
      title: t("grants.by"),
      cell: ({ decidedBy, givenBy }) => [givenBy, decidedBy].filter(Boolean).join(" · "),
    },
    {
      id: "state",
      title: t("grants.state"),
      cell: (row) =>
        row.state === "pending" ? <Decisions row={row} /> : <Badge tone={tones[row.state]}>{states[row.state]}</Badge>,
    },
  ];
  return (
    <DataTable
      caption={t("grants.list")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState icon="search" title={t("grants.none")} text={t("grants.noneHint")} />}
    />
  );
}
