import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { CashFigure } from "~/site/centre/parts/cash-figure";
import { CashFigures } from "~/site/centre/parts/money-look";
import type { CentreViewProps } from "~/site/centre/types";
import { Friends } from "./friends";
import { Invitation } from "./invitation";
import { ReferralLayout } from "./referral-layout";
import { ReferralRule } from "./referral-rule";
import type { ReferralData } from "./types";

/** Renders the counts of invited friends and the rewards from them. */
function ReferralTotals({ data }: { readonly data: ReferralData }) {
  const t = useT("shell");
  const { number } = useFormat();
  const { earned, invited, playing, waiting } = data;
  return (
    <CashFigures>
      <div>
        <dt>{t("invite.invited")}</dt>
        <dd className="num">{number(invited)}</dd>
      </div>
      <div>
        <dt>{t("invite.playing")}</dt>
        <dd className="num">{number(playing)}</dd>
      </div>
      <CashFigure label={t("invite.earned")} amount={earned} />
      <CashFigure label={t("invite.waiting")} amount={waiting}>
        {/[1-9]/.test(waiting) ? (
          <dd>
            <a href="/member/rewardCenter">{t("invite.toRewards")}</a>
          </dd>
        ) : null}
      </CashFigure>
    </CashFigures>
  );
}

/** Page referral: inviting friends (requirement C4). */
export function Referral({ data, site }: CentreViewProps<ReferralData>) {
  return (
    <ReferralLayout>
      <Invitation data={data} brand={site.brand} />
      <ReferralTotals data={data} />
      <ReferralRule rule={data.rule} />
      <Friends data={data} />
    </ReferralLayout>
  );
}
