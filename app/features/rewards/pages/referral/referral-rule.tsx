import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { useMoneyText } from "~/site/centre/parts/money-amount";
import { Icon } from "~/ui/icon";
import { RuleList } from "./referral-layout";
import type { ReferralData } from "./types";

const isSome = (amount: string): boolean => /[1-9]/.test(amount);

/** Renders the referral rule as sentences; zero values are omitted. */
export function ReferralRule({ rule: { betRate, deposit, reward } }: Pick<ReferralData, "rule">) {
  const t = useT("shell");
  const cash = useMoneyText();
  const { number } = useFormat();
  const apart = (amount: string) => `\u2066${cash(amount)}\u2069`;
  const lines = [
    ...(isSome(reward) ? [t("invite.byDeposit", { reward: apart(reward), deposit: apart(deposit) })] : []),
    ...(isSome(betRate) ? [t("invite.byBets", { rate: number(Number(betRate) * 100, 4) })] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="invite-how">
      <h2 id="invite-how">{t("invite.how")}</h2>
      <RuleList>
        {[...lines, t("invite.where")].map((line) => (
          <li key={line}>
            <Icon name="check" size={18} />
            {line}
          </li>
        ))}
      </RuleList>
    </section>
  );
}
