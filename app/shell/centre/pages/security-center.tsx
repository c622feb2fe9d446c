import { styled } from "styled-components";
import { useT } from "~/lib/i18n/use-t";
import type { CentreViewProps } from "~/shell/centre/types";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import type { securityCenter } from "./security-center.server";

const Who = styled(Card)`
  padding: 8px 20px;

  div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 24px; padding-block: 12px; }
  div + div { border-block-start: 1px solid var(--line); }
  dt { color: var(--text-2); }
  dd { font-weight: 600; overflow-wrap: anywhere; }
`;

/** securityCenter: who is signed in. */
export function SecurityCenter({ data }: CentreViewProps<Awaited<ReturnType<typeof securityCenter.load>>>) {
  const t = useT("shell");
  const { account, clubLabel, memberLabel, nickname } = data;
  return (
    <Who as="dl">
      <div>
        <dt>{t("centre.nickname")}</dt>
        <dd>{nickname}</dd>
      </div>
      <div>
        <dt>{t("signIn.username")}</dt>
        <dd>{account}</dd>
      </div>
      {clubLabel.rankLevel > 0 ? (
        <div>
          <dt>{t("centre.vipLevel")}</dt>
          <dd>
            {clubLabel.labelName} <Badge tone="accent">{t("account.vip", { level: clubLabel.rankLevel })}</Badge>
          </dd>
        </div>
      ) : null}
      {memberLabel.length > 0 ? (
        <div>
          <dt>{t("centre.labels")}</dt>
          <dd>{memberLabel.map(({ labelName }) => labelName).join(" · ")}</dd>
        </div>
      ) : null}
    </Who>
  );
}
