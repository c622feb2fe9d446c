import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { MoneyAmount, useCashInText } from "~/site/centre/parts/money-amount";
import { CashierPage } from "~/site/centre/parts/money-look";
import { answerOfType, FormResult, useSection } from "~/site/centre/parts/section-form";
import type { CentreViewProps } from "~/site/centre/types";
import { useLinkTargets } from "~/site/link-targets";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Pager } from "~/ui/pager";
import { ClaimableRewards } from "./claimable-rewards";
import { Raffle } from "./raffle";
import { RewardLabel } from "./reward-label";
import type { RewardCenterData, RewardRow } from "./types";
import { useClaim } from "./use-claim";

/** Renders the claimed and the expired rewards. */
function RewardHistory({ rows }: { readonly rows: readonly RewardRow[] }) {
  const t = useT("shell");
  const format = useFormat();
  const columns: readonly Column<RewardRow>[] = [
    { id: "what", title: t("records.what"), cell: (row) => <RewardLabel {...row} /> },
    {
      id: "at",
      title: t("records.at"),
      cell: ({ at, claimedAt }) => <time dateTime={claimedAt ?? at}>{format.date(Date.parse(claimedAt ?? at))}</time>,
    },
    { id: "amount", title: t("records.amount"), numeric: true, cell: ({ amount }) => <MoneyAmount amount={amount} /> },
    {
      id: "state",
      title: t("records.state"),
      cell: ({ state }) => <Badge tone={state === "claimed" ? "good" : "plain"}>{t(`rewards.states.${state}`)}</Badge>,
    },
  ];
  const empty = <p className="quiet">{t("rewards.noHistory")}</p>;
  return (
    <DataTable caption={t("rewards.history")} columns={columns} rows={rows} rowKey={({ id }) => id} empty={empty} />
  );
}

function NoRewards() {
  const t = useT("shell");
  const promotions = useLinkTargets().to("/promotions");
  const action = promotions ? <LinkButton href={promotions}>{t("rewards.promotions")}</LinkButton> : null;
  return <EmptyState icon="gift" title={t("rewards.nothing")} text={t("rewards.nothingText")} action={action} />;
}

/** Page rewardCenter: unclaimed rewards, the daily prize draw, and the history (requirement P5, P9). */
export function RewardCenter({ data, answer }: CentreViewProps<RewardCenterData>) {
  const t = useT("shell");
  const common = useT("common");
  const cash = useCashInText();
  const { form, heading } = useClaim(answer, "claim");
  const draw = useSection(answerOfType(answer, "draw"));
  const { pageNo, raffle, requestId, rows, totalPages, waiting } = data;
  const open = rows.filter(({ state }) => state === "waiting");
  return (
    <CashierPage>
      <section aria-labelledby="rewards-waiting">
        <div className="head">
          <h2 id="rewards-waiting" ref={heading} tabIndex={-1}>
            {t("rewards.waiting")}
          </h2>
          {waiting.count > 1 ? (
            <p>
              <b>{common("labelled", { label: t("rewards.total"), value: cash(waiting.amount) })}</b>
            </p>
          ) : null}
        </div>
        <FormResult answer={form.answer} />
        {open.length > 0 ? <ClaimableRewards rows={open} form={form} requestId={requestId} /> : null}
        {waiting.count === 0 ? <NoRewards /> : null}
      </section>
      <Raffle raffle={raffle} form={draw} requestId={requestId} />
      <section aria-labelledby="rewards-history">
        <h2 id="rewards-history">{t("rewards.history")}</h2>
        <RewardHistory rows={rows.filter(({ state }) => state !== "waiting")} />
        <Pager
          page={pageNo}
          pages={totalPages}
          href={(page) => `/member/rewardCenter?page=${page}`}
          label={t("rewards.history")}
          stay
        />
      </section>
    </CashierPage>
  );
}
