import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useT } from "~/platform/i18n/use-t";
import { useServerTime } from "~/platform/time/server-time";
import { MoneyAmount, useMoneyText } from "~/site/centre/parts/money-amount";
import { answerOfType, FormResult, useSection } from "~/site/centre/parts/section-form";
import { AccountField } from "~/site/page-account";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { TimeLeft } from "~/ui/countdown";
import type { FormAnswer } from "~/ui/form-answer";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import { Progress } from "~/ui/progress";
import { CardElement } from "./mission-layout";
import { type Mission, missionPath } from "./types";

const DAY_MS = 86_400_000;
const PERIODS = { day: "mission.day", week: "mission.week" } as const;

interface MissionCardProps {
  readonly mission: Mission;
  /** The server's time, UTC ms. */
  readonly at: number;
  /** Mission of the current leaderboard. */
  readonly chosen: string | undefined;
  readonly answer: FormAnswer | undefined;
}

/** Returns the answer to a claim of this mission. */
function answerFor(id: string, answer: FormAnswer | undefined): FormAnswer | null {
  const found = answerOfType(answer, "claim");
  return found?.values["mission"] === id ? found : null;
}

/**
 * Renders the remaining time, in days from two days on. At the end it reloads the missions, because the next period has begun.
 */
function RemainingTime({ until, at }: { readonly until: number; readonly at: number }) {
  const t = useT("shell");
  const { revalidate } = useRevalidator();
  const left = until - useServerTime(at);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) revalidate();
  }, [isOver, revalidate]);
  if (left < 2 * DAY_MS) return <TimeLeft ms={left} label={t("mission.left")} />;
  return <span>{t("limits.days", { count: Math.floor(left / DAY_MS) })}</span>;
}

/** Renders links to the categories of the mission's games; a category without a page is plain text. */
function Games({ games }: Pick<Mission, "games">) {
  const t = useT("shell");
  const common = useT("common");
  const all = { key: "all", name: t("mission.games"), href: "/" };
  const named = games.map(({ category, href }) => ({ key: category, name: common(`category.${category}`), href }));
  return (
    <ul className="games">
      {(named.length > 0 ? named : [all]).map(({ href, key, name }) => (
        <li key={key}>
          {href === null ? (
            <span>{name}</span>
          ) : (
            <a href={href} aria-label={t("mission.play", { games: name })}>
              {name}
              <Icon name="chevron-right" size={16} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Claim({ mission, chosen, answer }: Omit<MissionCardProps, "at">) {
  const t = useT("shell");
  const cash = useMoneyText();
  const { id, requestId, reward, state, title } = mission;
  const form = useSection(answerFor(id, answer));
  const told = useRef<HTMLDivElement>(null);
  const done = form.answer?.done;
  useEffect(() => {
    // The focused button was removed.
    if (done) told.current?.focus();
  }, [done]);
  const amount = `\u2066${cash(reward)}\u2069`;
  return (
    <>
      {state === "reached" ? (
        <form method="post" action={missionPath(chosen ?? id)} onSubmit={form.onSubmit}>
          <AccountField />
          <input type="hidden" name="type" value="claim" />
          <input type="hidden" name="mission" value={id} />
          <input type="hidden" name="requestId" value={requestId} />
          <Button
            variant="primary"
            aria-label={t("mission.claimNamed", { amount, title })}
            aria-disabled={form.sending || undefined}
          >
            {t("mission.claim", { amount })}
          </Button>
        </form>
      ) : null}
      <div ref={told} tabIndex={-1} className="told">
        <FormResult answer={form.answer} />
      </div>
    </>
  );
}

/** Renders one mission: progress, reward, remaining time, and the claim once the target is reached. */
export function MissionCard({ mission, at, chosen, answer }: MissionCardProps) {
  const t = useT("shell");
  const cash = useMoneyText();
  const { games, period, progress, reward, state, target, title, until } = mission;
  return (
    <CardElement as="li" data-state={state}>
      <div className="head">
        <h2>{title}</h2>
        {state === "open" ? <Badge>{t(PERIODS[period])}</Badge> : null}
        {state === "reached" ? <Badge tone="accent">{t("mission.reached")}</Badge> : null}
        {state === "claimed" ? <Badge tone="good">{t("mission.claimed")}</Badge> : null}
      </div>
      <Games games={games} />
      <div className="far">
        <p>
          <b>
            <Money amount={progress} />
          </b>{" "}
          <span>{t("mission.of", { target: `\u2066${cash(target)}\u2069` })}</span>
        </p>
        <Progress label={t("mission.progress", { title })} max={Number(target)} value={Number(progress)} />
      </div>
      <dl>
        <div>
          <dt>{t("mission.reward")}</dt>
          <dd>
            <MoneyAmount amount={reward} />
          </dd>
        </div>
        <div>
          <dt>{t("mission.left")}</dt>
          <dd>
            <RemainingTime until={Date.parse(until)} at={at} />
          </dd>
        </div>
      </dl>
      <Claim mission={mission} chosen={chosen} answer={answer} />
    </CardElement>
  );
}
