import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { Figure, Figures } from "~/ui/figures";
import { Money } from "~/ui/money";
import { percentChange } from "../rules/figures";
import type { FigureSums } from "./types";

const AMOUNTS = ["net", "validBet", "payout", "bonus", "deposits", "withdrawals"] as const;
const COUNTS = ["registrations", "signIns", "bets"] as const;

const Both = styled.div`
  display: grid;
  gap: 12px;

  dl { margin: 0; }
  @media (min-width: 481px) { dl { grid-template-columns: repeat(auto-fit, minmax(min(190px, 100%), 1fr)); } }
  dd { font-size: var(--size-3); overflow-wrap: anywhere; }
`;

/** Isolates text as left-to-right, so signs keep their position in right-to-left text. */
const leftToRight = (text: string) => `\u2066${text}\u2069`;

interface KeyFiguresProps {
  readonly totals: FigureSums;
  readonly before: FigureSums;
}

/** Renders the key figures of a period, each compared with the preceding period of the same length. */
export function KeyFigures({ before, totals }: KeyFiguresProps) {
  const t = useT("console");
  const format = useFormat();
  const compared = (now: string, then: string, shown: string) => {
    const change = percentChange(now, then);
    if (change === null) return t("figures.before", { value: leftToRight(shown) });
    const percent = leftToRight(`${change > 0 ? "+" : ""}${format.number(change)}%`);
    return t("figures.compared", { percent, value: leftToRight(shown) });
  };
  const howMany = { deposits: "depositCount", withdrawals: "withdrawalCount" } as const;
  return (
    <Both>
      <Figures>
        {AMOUNTS.map((name) => {
          const of = name === "deposits" || name === "withdrawals" ? totals[howMany[name]] : null;
          const label = t(`figures.${name}`);
          const tone = name === "net" && totals.net.startsWith("-") ? "bad" : undefined;
          return (
            <Figure
              key={name}
              label={of === null ? label : `${label} (${format.number(of)})`}
              note={compared(totals[name], before[name], format.money(before[name]))}
              tone={tone}
            >
              <Money amount={totals[name]} />
            </Figure>
          );
        })}
      </Figures>
      <Figures>
        {COUNTS.map((name) => (
          <Figure
            key={name}
            label={t(`figures.${name}`)}
            note={compared(String(totals[name]), String(before[name]), format.number(before[name]))}
          >
            {format.number(totals[name])}
          </Figure>
        ))}
      </Figures>
    </Both>
  );
}
