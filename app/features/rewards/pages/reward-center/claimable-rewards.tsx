import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { MoneyAmount, useCashInText } from "~/site/centre/parts/money-amount";
import { AccountField } from "~/site/page-account";
import type { FormSubmission } from "~/site/windows/post-form";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { KIND_ICONS } from "./kinds";
import { WaitingList } from "./reward-center-layout";
import type { RewardRow } from "./types";

interface WaitingProps {
  readonly rows: readonly RewardRow[];
  /** Submits the claims, one at a time. */
  readonly form: FormSubmission;
  readonly requestId: string;
}

/** Renders the claimable rewards, each with amount, required turnover and expiry. */
export function ClaimableRewards({ rows, ...rest }: WaitingProps) {
  return (
    <WaitingList>
      {rows.map((row) => (
        <ClaimableReward key={row.id} row={row} {...rest} />
      ))}
    </WaitingList>
  );
}

function ClaimableReward({ form, requestId, row }: Omit<WaitingProps, "rows"> & { readonly row: RewardRow }) {
  const t = useT("shell");
  const cash = useCashInText();
  const format = useFormat();
  const { about, amount, id, kind, toBet, until } = row;
  const what = t(`rewards.kinds.${kind}`);
  return (
    <li>
      <span className="icon">
        <Icon name={KIND_ICONS[kind]} size={22} />
      </span>
      <div className="what">
        <h3>{what}</h3>
        {about ? (
          <p>
            <bdi>{about}</bdi>
          </p>
        ) : null}
        <p>
          <span>{/[1-9]/.test(toBet) ? t("rewards.toBet", { amount: cash(toBet) }) : t("rewards.free")}</span>
          {until ? <span>{t("rewards.until", { time: format.date(Date.parse(until)) })}</span> : null}
        </p>
      </div>
      <strong>
        <MoneyAmount amount={amount} />
      </strong>
      <form method="post" action="/member/rewardCenter" onSubmit={form.onSubmit}>
        <AccountField />
        <input type="hidden" name="type" value="claim" />
        <input type="hidden" name="id" value={id} />
        {/* Each claim is a separate request with its own idempotency key. */}
        <input type="hidden" name="requestId" value={`${requestId}-${id.slice(-12)}`} />
        <Button
          variant="primary"
          aria-disabled={form.sending || undefined}
          aria-label={t("rewards.claimOne", { what: about || what, amount: format.money(amount) })}
        >
          {t("rewards.claim")}
        </Button>
      </form>
    </li>
  );
}
