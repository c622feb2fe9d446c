import { useRevalidator } from "@remix-run/react";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { SERVICE_PATH } from "~/platform/wps/customer-service";
import { answerOfType, FormResult } from "~/site/centre/parts/section-form";
import { SettingsGroup } from "~/site/centre/parts/settings-row";
import { AccountField } from "~/site/page-account";
import { useFormSubmission } from "~/site/windows/post-form";
import { Button, LinkButton } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { closeSheet } from "~/ui/close-sheet";
import { Countdown } from "~/ui/countdown";
import { PopoverDialog } from "~/ui/dialog";
import type { FormAnswer } from "~/ui/form-answer";
import { Icon } from "~/ui/icon";
import { useDurations } from "./durations";
import { BreakCard, BreakLayout } from "./responsible-gaming-layout";
import type { ResponsibleProps } from "./types";

const ADDRESS = "/member/responsibleGaming";

interface SureProps {
  readonly type: "timeOut" | "exclude";
  /** Value of the form field: hours, months, or `ever`. */
  readonly length: string;
  /** Label of the button that opens the dialog. */
  readonly offer: string;
  readonly title: string;
  /** Consequences of the break. */
  readonly points: readonly string[];
  readonly submit: string;
  /** Result of the page's form when it was submitted without scripts. */
  readonly answer: FormAnswer | undefined;
  /** Called after the break has started; not called for an exclusion. */
  readonly onDone?: (form: HTMLFormElement) => void;
}

/** Renders one length of a break: a button and its confirmation dialog with a form. */
function BreakOffer({ type, length, offer, title, points, submit, answer: last, onDone }: SureProps) {
  const t = useT("shell");
  const common = useT("common");
  const id = `${type}-${length}`;
  const own = answerOfType(last, type);
  const form = useFormSubmission("routes/member.$page", own?.values["length"] === length ? own : null, onDone);
  const { answer, onSubmit, sending } = form;
  // After an exclusion, no further action is possible.
  const isOver = type === "exclude" && answer?.done != null;
  return (
    <>
      <Button type="button" popovertarget={id}>
        {offer}
      </Button>
      <PopoverDialog id={id} title={title} closeLabel={common("close")}>
        <form className="sure" method="post" action={ADDRESS} onSubmit={onSubmit}>
          <AccountField />
          <input type="hidden" name="type" value={type} />
          <input type="hidden" name="length" value={length} />
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {isOver ? null : <Checkbox name="understood" value="1" label={t("limits.understand")} required />}
          <FormResult answer={answer?.done && !isOver ? null : answer} />
          {isOver ? null : (
            <div className="acts">
              <Button variant="danger" aria-disabled={sending}>
                {submit}
              </Button>
              <Button type="button" variant="quiet" popovertarget={id} popovertargetaction="hide">
                {common("close")}
              </Button>
            </div>
          )}
        </form>
      </PopoverDialog>
    </>
  );
}

/** Renders the break in force and its remaining time. */
export function BreakInForce({ data: { check, limits } }: Pick<ResponsibleProps, "data">) {
  const t = useT("shell");
  const format = useFormat();
  if (limits.timeOut === null) return null;
  const until = Date.parse(limits.timeOut);
  return (
    <BreakCard role="status">
      <Icon name="pause" size={32} />
      <h2>{t("limits.onBreak", { date: format.date(until) })}</h2>
      <p>
        {t("limits.breakText")} <Countdown until={until} at={Date.parse(check.now)} label={t("limits.waits")} />
      </p>
    </BreakCard>
  );
}

/** Renders the available time-outs. Each requires a confirmation. */
export function TimeOuts({ data: { limits }, answer }: ResponsibleProps) {
  const t = useT("shell");
  const { hours } = useDurations();
  const { revalidate } = useRevalidator();
  const onDone = (form: HTMLFormElement) => {
    form.reset();
    closeSheet(form);
    revalidate();
    // The new break is shown at the top.
    form.closest(".pane")?.scrollTo({ top: 0 });
  };
  const points = [t("limits.breakText"), t("limits.breakEarly"), t("limits.breakRunning")];
  return (
    <SettingsGroup id="break" title={t("limits.breakTitle")}>
      <BreakLayout>
        <p className="lead">{t("limits.breakText")}</p>
        <FormResult answer={answerOfType(answer, "timeOut")} />
        <div className="offers">
          {limits.timeOutHours.map((count) => (
            <BreakOffer
              key={count}
              type="timeOut"
              length={String(count)}
              offer={hours(count)}
              title={t("limits.breakAsk", { time: hours(count) })}
              points={points}
              submit={t("limits.breakStart")}
              answer={answer}
              onDone={onDone}
            />
          ))}
        </div>
      </BreakLayout>
    </SettingsGroup>
  );
}

/** Renders the available exclusions. Each requires a confirmation. */
export function Exclusions({ data: { limits }, answer }: ResponsibleProps) {
  const t = useT("shell");
  const { months } = useDurations();
  const points = [t("limits.excludeOut"), t("limits.excludeWho"), t("limits.breakEarly"), t("limits.excludeMoney")];
  const common = { type: "exclude", points, submit: t("limits.exclude"), answer } as const;
  return (
    <SettingsGroup id="exclusion" title={t("limits.excludeTitle")}>
      <BreakLayout>
        <p className="lead">{t("limits.excludeText")}</p>
        <div className="offers">
          {limits.exclusionMonths.map((count) => {
            const time = months(count);
            return (
              <BreakOffer
                key={count}
                {...common}
                length={String(count)}
                offer={time}
                title={t("limits.excludeAsk", { time })}
              />
            );
          })}
          {limits.permanentExclusion ? (
            <BreakOffer
              {...common}
              length="ever"
              offer={t("limits.excludeForGood")}
              title={t("limits.excludeAskForGood")}
            />
          ) : null}
        </div>
      </BreakLayout>
    </SettingsGroup>
  );
}

/** Renders the brand's links to help with gambling; a brand without any gets a link to customer service. */
export function HelpLinks({ data: { limits } }: Pick<ResponsibleProps, "data">) {
  const t = useT("shell");
  const links = limits.links.length > 0 ? limits.links : [{ href: SERVICE_PATH, label: t("status.service") }];
  return (
    <SettingsGroup id="help" title={t("limits.help")}>
      <BreakLayout>
        <div className="offers">
          {links.map(({ href, label }) => (
            <LinkButton key={href} href={href}>
              <Icon name="headset" size={18} />
              {label}
            </LinkButton>
          ))}
        </div>
      </BreakLayout>
    </SettingsGroup>
  );
}
