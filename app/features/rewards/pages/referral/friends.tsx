import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { useMoneyText } from "~/site/centre/parts/money-amount";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Money } from "~/ui/money";
import { Pager } from "~/ui/pager";
import type { ReferralData } from "./types";

type Friend = ReferralData["rows"][number];

/** Renders the friends whom the member invited, the latest first. */
export function Friends({ data }: { readonly data: ReferralData }) {
  const t = useT("shell");
  const format = useFormat();
  const cash = useMoneyText();
  const { pageNo, rows, rule, totalPages } = data;
  const deposits = t("invite.deposits", { amount: `\u2066${cash(rule.deposit)}\u2069` });
  const columns: readonly Column<Friend>[] = [
    { id: "friend", title: t("invite.friend"), cell: ({ account }) => <bdi>{account}</bdi> },
    {
      id: "at",
      title: t("invite.since"),
      cell: ({ at }) => <time dateTime={at}>{format.date(Date.parse(at), "date")}</time>,
    },
    {
      id: "deposits",
      title: deposits,
      cell: ({ hasDeposited }) =>
        hasDeposited ? <Badge tone="good">{t("invite.reached")}</Badge> : <Badge>{t("invite.notYet")}</Badge>,
    },
    { id: "bet", title: t("records.validBet"), numeric: true, cell: ({ validBet }) => <Money amount={validBet} /> },
  ];
  return (
    <section aria-labelledby="invite-friends">
      <h2 id="invite-friends">{t("invite.friends")}</h2>
      <DataTable
        caption={t("invite.friends")}
        columns={columns}
        rows={rows}
        rowKey={({ account, at }) => `${account} ${at}`}
        empty={<EmptyState icon="users" title={t("invite.nobody")} text={t("invite.nobodyText")} />}
      />
      <Pager page={pageNo} pages={totalPages} href={(page) => `/member/referral?page=${page}`} />
    </section>
  );
}
