import { type FormEvent, useEffect, useState } from "react";
import { styled } from "styled-components";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { parseAmount } from "~/platform/money/money";
import { errorTextKey } from "~/platform/wps/error-text";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { type Answer, codeOf } from "../api";
import type { Game } from "../use-game";

export type FairRound = Answer<"fairness">["rounds"][number];

/** Recomputes a round. @param minor parses an amount into minor units of the brand's currency */
export type OutcomeOf = (
  round: FairRound,
  minor: (amount: string) => bigint,
) => { readonly isCommitted: boolean; readonly won: bigint };

const Seeds = styled.dl`
  display: grid;
  gap: 4px 16px;
  padding: 14px 16px;
  border-radius: var(--radius-small);
  background: var(--surface-1);
  font-size: var(--size-1);

  dt { color: var(--text-2); }
  dd { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; direction: ltr; text-align: start; }
`;

const OwnWords = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 10px;

  label { display: grid; flex: 1 1 200px; gap: 6px; font-size: var(--size-1); color: var(--text-2); }
  input { min-block-size: var(--control); padding-inline: 14px; border: 1px solid var(--line); border-radius: var(--radius-small); background: var(--surface-0); color: var(--text-1); font-size: 1rem; }
`;

const Round = styled.details`
  border: 1px solid var(--line);
  border-radius: var(--radius-small);

  summary { display: flex; align-items: center; gap: 12px; min-block-size: 48px; padding-inline: 16px; font-size: var(--size-2); color: var(--text-1); }
  summary time { margin-inline-end: auto; color: var(--text-2); }
  > div { padding: 0 16px 16px; }
  .good { display: flex; align-items: center; gap: 8px; color: var(--win); font-weight: 600; }
  .bad { color: var(--lose); font-weight: 600; }
`;

/** Renders the fairness sheet: commitments, revealed seeds, and the check of past rounds in the browser. */
export function FairnessSheet({ game, outcomeOf }: { readonly game: Game; readonly outcomeOf: OutcomeOf }) {
  const t = useT("games");
  const text = useAnyText();
  const { api, ask, fairness, session, setFairness } = game;
  const [rounds, setRounds] = useState<readonly FairRound[]>([]);
  const [words, setWords] = useState(fairness.clientSeed);
  const [error, setError] = useState<string | null>(null);
  const load = (clientSeed?: string) =>
    ask(() => api.fairness(clientSeed === undefined ? { session } : { session, clientSeed })).then(
      ({ next, rounds }) => {
        setFairness(next);
        setRounds(rounds);
        setError(null);
      },
      (failure: unknown) => setError(codeOf(failure)),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the sheet opens
  useEffect(() => void load(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void load(words.trim());
  };
  return (
    <>
      <p>{t("fair.how")}</p>
      <h3>{t("fair.next")}</h3>
      <Seeds>
        <dt>{t("fair.commitment")}</dt>
        <dd>{fairness.commitment}</dd>
        <dt>{t("fair.clientSeed")}</dt>
        <dd>{fairness.clientSeed}</dd>
        <dt>{t("fair.nonce")}</dt>
        <dd>{fairness.nonce}</dd>
      </Seeds>
      <OwnWords onSubmit={submit}>
        <label>
          {t("fair.ownWords")}
          <input
            value={words}
            maxLength={64}
            pattern="[\w \-]{1,64}"
            required
            dir="ltr"
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <Button type="submit">{t("fair.set")}</Button>
      </OwnWords>
      {error === null ? null : <p role="alert">{text(errorTextKey(error))}</p>}
      <h3>{t("fair.last")}</h3>
      {rounds.length === 0 ? <p>{t("fair.none")}</p> : null}
      {rounds.map((round) => (
        <FairRoundView key={round.roundId} round={round} outcomeOf={outcomeOf} />
      ))}
    </>
  );
}

function FairRoundView({ outcomeOf, round }: { readonly round: FairRound; readonly outcomeOf: OutcomeOf }) {
  const t = useT("games");
  const format = useFormat();
  const { scale } = useI18n().region.currency;
  const [isGood, setGood] = useState<boolean | null>(null);
  const { closedAt, revealed, won } = round;
  const minor = (amount: string) => parseAmount(amount, scale) ?? 0n;
  const check = () => {
    const computed = outcomeOf(round, minor);
    setGood(computed.isCommitted && computed.won === minor(won));
  };
  return (
    <Round>
      <summary>
        <time dateTime={closedAt}>{format.date(Date.parse(closedAt), "time")}</time>
        <span className="num" dir="ltr">
          {format.money(won)}
        </span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <div>
        <Seeds>
          <dt>{t("fair.serverSeed")}</dt>
          <dd>{revealed.serverSeed}</dd>
          <dt>{t("fair.commitment")}</dt>
          <dd>{revealed.commitment}</dd>
          <dt>{t("fair.clientSeed")}</dt>
          <dd>
            {revealed.clientSeed} · {revealed.nonce}
          </dd>
        </Seeds>
        <p aria-live="polite">
          {isGood === null ? null : isGood ? (
            <span className="good">
              <Icon name="badge-check" /> {t("fair.good")}
            </span>
          ) : (
            <span className="bad">{t("fair.bad")}</span>
          )}
        </p>
        <Button type="button" size="small" onClick={check}>
          {t("fair.check")}
        </Button>
      </div>
    </Round>
  );
}
