import { styled } from "styled-components";
import type { JackpotProps } from "~/platform/brands/config.gen";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { useFlag } from "~/ui/flags";
import { useConfiguredText } from "~/ui/use-configured-text";
import { jackpotInScale } from "../../rules/jackpot";
import { JackpotPlaces } from "./figure";
import type { JackpotBlockData } from "./load";

const Strip = styled.section`
  padding-block: calc(var(--band) * 0.4) 0;

  > .in { max-inline-size: var(--width); margin-inline: auto; padding-inline: var(--edge); }
  .board {
    position: relative;
    isolation: isolate;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px 32px;
    padding: 16px clamp(16px, 3vw, 32px);
    overflow: hidden;
    border-radius: var(--radius);
    background:
      radial-gradient(80% 160% at 100% 0%, color-mix(in srgb, var(--brand) 42%, transparent), transparent 70%),
      var(--surface-1);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--brand) 36%, var(--line));
    color: var(--text-1);
  }
  h2 { font-size: var(--size-3); }
  .said { display: grid; gap: 2px; }
  .said p { color: var(--text-2); font-size: var(--size-1); }
  .places { display: flex; align-items: center; gap: 3px; font-size: clamp(1.0625rem, 0.55rem + 2.4vw, 2.25rem); font-weight: 750; }
  .places b { margin-inline-end: 0.3em; color: var(--accent-text, var(--text-1)); font-weight: 700; }
  .places s { text-decoration: none; }
  .places i {
    display: grid;
    place-items: center;
    inline-size: 1.05em;
    block-size: 1.6em;
    border-radius: min(var(--radius-small), 8px);
    background: linear-gradient(var(--surface-3) 50%, var(--surface-2) 50%);
    box-shadow: inset 0 0 0 1px var(--line);
    font-style: normal;
  }

  &[data-variant="ledger"] {
    .board { display: grid; justify-content: stretch; gap: 16px; padding: clamp(20px, 3vw, 36px); }
    dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px 24px; }
    dl div { display: grid; gap: 2px; padding-block-start: 10px; border-block-start: 1px solid var(--line); }
    dt { color: var(--text-2); font-size: var(--size-1); }
    dd { font-weight: 700; }
  }
`;

interface JackpotViewInput {
  readonly props: JackpotProps;
  readonly data: JackpotBlockData;
}

/** Renders the jackpot counter: a slim bar, or a ledger with its start value, start date and increments. */
export function JackpotView({ props, data }: JackpotViewInput) {
  const t = useT("blocks");
  const words = useConfiguredText();
  const format = useFormat();
  const { scale } = useI18n().region.currency;
  const isShown = useFlag("jackpot");
  const { jackpot } = data;
  if (!isShown || jackpot === null) return null;
  const money = (amount: string) => format.money(jackpotInScale(amount, scale));
  const rises = t("jackpot.rises", { amount: money(jackpot.step), seconds: jackpot.everySeconds });
  return (
    <Strip data-variant={props.variant}>
      <div className="in">
        <div className="board">
          <div className="said">
            <h2>{words(props.title) || t("jackpot.title")}</h2>
            {props.variant === "bar" ? <p>{rises}</p> : null}
          </div>
          <JackpotPlaces jackpot={jackpot} />
          {props.variant === "ledger" ? (
            <dl>
              <div>
                <dt>{t("jackpot.start")}</dt>
                <dd className="num">{money(jackpot.start)}</dd>
              </div>
              <div>
                <dt>{t("jackpot.since")}</dt>
                <dd>{format.date(Date.parse(jackpot.since), "date")}</dd>
              </div>
              <div>
                <dt>{t("jackpot.rhythm")}</dt>
                <dd>{rises}</dd>
              </div>
            </dl>
          ) : null}
        </div>
      </div>
    </Strip>
  );
}
