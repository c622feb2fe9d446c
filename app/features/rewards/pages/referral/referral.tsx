import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { CashFigure } from "~/site/centre/parts/cash-figure";
import { Figures } from "~/site/centre/parts/money-look";
import type { CentreViewProps } from "~/site/centre/types";
import { Friends } from "./friends";
import { Invitation } from "./invitation";
import { Look } from "./look";
import { Rule } from "./rule";
import type { ReferralData } from "./types";

/** Renders the counts of invited friends and the rewards from them. */
function Brought({ data }: { readonly data: ReferralData }) {
  const t = useT("shell");
  const { number } = useFormat();
  const { earned, invited, playing, waiting } = data;
  return (
    <Figures>
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
    </Figures>
  );
}

/** Page referral: inviting friends (requirement C4). */
export function Referral({ data, site }: CentreViewProps<ReferralData>) {
  return (
    <Look>
      <Invitation data={data} brand={site.brand} />
      <Brought data={data} />
      <Rule rule={data.rule} />
      <Friends data={data} />
    </Look>
  );
}
