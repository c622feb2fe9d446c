import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { Card } from "~/ui/card";
import { Money } from "~/ui/money";
import type { personalHistory } from "../personal-history/personal-history.server";
import { SignedMoney } from "./amount";

type Round = NonNullable<Awaited<ReturnType<typeof personalHistory.load>>["round"]>;

const Look = styled(Card)`
  display: grid;
  gap: 14px;
  margin-block-end: 24px;
  padding: 20px;

  header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 16px; }
  h2 { font-size: var(--size-3); }
  small { color: var(--text-2); }
  ol { display: grid; gap: 8px; }
  li { display: grid; grid-template-columns: minmax(72px, auto) minmax(0, 1fr) auto; gap: 12px; align-items: center; padding: 10px 12px; border-radius: var(--radius-small); background: var(--surface-1); }
  .kind { color: var(--text-2); font-size: var(--size-1); font-weight: 600; overflow-wrap: anywhere; }
  .shown { display: flex; flex-wrap: wrap; gap: 6px; }
  .shown > span { display: grid; gap: 2px; padding: 4px 8px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface-0); font-size: var(--size-1); }
`;

/** Renders a round step by step, as reported by its vendor (requirement G12). */
export function RoundRecall({ back, round }: { readonly round: Round; readonly back: string }) {
  const t = useT("shell");
  const format = useFormat();
  return (
    <Look as="section" aria-labelledby="recall">
      <header>
        <h2 id="recall">{round.game}</h2>
        <a href={back}>{t("records.closeRecall")}</a>
        <small>
          {round.vendorName} · <time dateTime={round.openedAt}>{format.date(Date.parse(round.openedAt))}</time> ·{" "}
          <bdi dir="ltr">{round.roundId}</bdi>
        </small>
      </header>
      {round.steps.length === 0 ? (
        <p>{t(round.state === "open" ? "records.stillOpen" : "records.noSteps")}</p>
      ) : (
        <ol>
          {round.steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a round never change.
            <li key={at}>
              <span className="kind">{step.kind}</span>
              <span className="shown">
                {step.shown.map((one, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a round never change.
                  <span key={place}>
                    {(typeof one === "string" ? [one] : one).map((text, line) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a round never change.
                      <bdi key={line}>{text}</bdi>
                    ))}
                  </span>
                ))}
              </span>
              {step.won === null ? <span /> : <Money amount={step.won} />}
            </li>
          ))}
        </ol>
      )}
      <p>
        {t("records.bet")} <Money amount={round.bet} /> · {t("records.win")} <Money amount={round.win} /> ·{" "}
        {t("records.net")} <SignedMoney amount={round.net} />
      </p>
    </Look>
  );
}
