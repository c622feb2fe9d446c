import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { MoneyAmount, useCashInText } from "~/site/centre/parts/money-amount";
import { FormResult } from "~/site/centre/parts/section-form";
import { AccountField } from "~/site/page-account";
import type { FormSubmission } from "~/site/windows/post-form";
import { Button, LinkButton } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { Progress } from "~/ui/progress";
import { RafflePanel } from "./reward-center-layout";
import type { RewardCenterData } from "./types";

type RaffleData = RewardCenterData["raffle"];

/** Icons from the rarest prize on; the remaining prizes share the last. */
const PRIZE_ICONS: readonly IconName[] = ["crown", "trophy", "star", "coins"];

function Prizes({ prizes, won }: Pick<RaffleData, "prizes" | "won">) {
  const t = useT("shell");
  const drawn = prizes.findIndex(({ amount }) => amount === won);
  return (
    <ol aria-label={t("raffle.prizes")}>
      {prizes.map(({ amount, id }, at) => (
        <li key={id} data-won={at === drawn ? "" : undefined}>
          <Icon name={PRIZE_ICONS[prizes.length - 1 - at] ?? "coins"} size={24} />
          <b>
            <MoneyAmount amount={amount} />
          </b>
          {at === drawn ? <small>{t("raffle.yours")}</small> : null}
        </li>
      ))}
    </ol>
  );
}

/** Renders the progress to today's required deposit, and the link to the deposit page. */
function Missing({ deposit, paid }: Pick<RaffleData, "deposit" | "paid">) {
  const t = useT("shell");
  const common = useT("common");
  const cash = useCashInText();
  const ofAll = t("rewards.ofAll", { done: cash(paid), all: cash(deposit) });
  return (
    <div className="go">
      <div>
        <Progress label={t("raffle.paid")} value={Number(paid)} max={Number(deposit)}>
          <span className="num">{common("labelled", { label: t("raffle.paid"), value: ofAll })}</span>
        </Progress>
      </div>
      <LinkButton href="/member/depositv2">{t("centre.depositv2")}</LinkButton>
    </div>
  );
}

interface RaffleProps {
  readonly raffle: RaffleData;
  /** Submits the draw. */
  readonly form: FormSubmission;
  readonly requestId: string;
}

/** Renders the daily prize draw: prizes, missing deposit, form, and result. */
export function Raffle({ form, raffle, requestId }: RaffleProps) {
  const t = useT("shell");
  const cash = useCashInText();
  const format = useFormat();
  const { answer, onSubmit, sending } = form;
  const { deposit, state, until, won } = raffle;
  if (state === "none") return null;
  const texts = {
    deposit: t("raffle.deposit", { amount: cash(deposit) }),
    open: t("raffle.open"),
    drawn: t("raffle.won", { amount: cash(won ?? "0") }),
  };
  return (
    <RafflePanel
      aria-labelledby="raffle"
      data-drawing={sending ? "" : undefined}
      data-fresh={answer?.done ? "" : undefined}
    >
      <header>
        <Icon name="ticket" size={24} />
        <h2 id="raffle">{t("raffle.title")}</h2>
        {/* One live region for all states, so that screen readers announce the result. */}
        <p role="status">{texts[state]}</p>
        {state === "drawn" ? <p>{t("raffle.next", { time: format.date(Date.parse(until)) })}</p> : null}
      </header>
      <Prizes {...raffle} />
      {state === "deposit" ? <Missing {...raffle} /> : null}
      {state === "open" ? (
        <form className="go" method="post" action="/member/rewardCenter" onSubmit={onSubmit}>
          <AccountField />
          <input type="hidden" name="type" value="draw" />
          <input type="hidden" name="requestId" value={`${requestId}-draw`} />
          <Button variant="primary" size="large" aria-disabled={sending || undefined}>
            {t("raffle.draw")}
          </Button>
        </form>
      ) : null}
      {answer?.error ? <FormResult answer={answer} /> : null}
    </RafflePanel>
  );
}
