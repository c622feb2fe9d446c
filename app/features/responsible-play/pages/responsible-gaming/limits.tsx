import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { answerOfType, FormResult, SectionForm, useSection } from "~/site/centre/parts/section-form";
import { SettingsGroup, SettingsRow } from "~/site/centre/parts/settings-row";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { Countdown } from "~/ui/countdown";
import type { IconName } from "~/ui/icon";
import { SignInField } from "~/ui/sign-in-field";
import { useDurations } from "./durations";
import { PendingBox, UsageMeter } from "./responsible-gaming-layout";
import type { Limit, ResponsibleProps } from "./types";

const PAGE = "responsibleGaming";
const GROUPS = [
  { kind: "deposit", title: "limits.deposit", icon: "coins" },
  { kind: "loss", title: "limits.loss", icon: "shield" },
  { kind: "session", title: "limits.time", icon: "clock" },
] as const satisfies readonly { readonly kind: Limit["kind"]; readonly title: string; readonly icon: IconName }[];

const PERIODS = {
  day: "limits.perDay",
  week: "limits.perWeek",
  month: "limits.perMonth",
  session: "limits.perSession",
} as const satisfies Readonly<Record<Limit["period"], string>>;

const nameOf = ({ kind, period }: Limit) => `${kind}.${period}`;

/** Returns a function that formats a limit: money in the brand's currency, minutes, or a text for no limit. */
function useLimitText() {
  const t = useT("shell");
  const format = useFormat();
  const { minutes } = useDurations();
  return ({ kind }: Limit, value: string | null) => {
    if (value === null) return t("limits.none");
    return kind === "session" ? minutes(Number(value)) : `\u2066${format.money(value)}\u2069`;
  };
}

/** Returns a function that formats the state of a limit: its value with the remaining or used amount. */
function useStateText() {
  const t = useT("shell");
  const format = useFormat();
  const textOf = useLimitText();
  const money = (amount: string) => `\u2066${format.money(amount)}\u2069`;
  return (limit: Limit) => {
    const text = textOf(limit, limit.value);
    if (limit.left !== null) return `${text} · ${t("limits.left", { left: money(limit.left) })}`;
    return limit.used !== null && /[1-9]/.test(limit.used) && !limit.used.startsWith("-")
      ? `${text} · ${t("limits.soFar", { used: money(limit.used) })}`
      : text;
  };
}

interface LimitProps {
  readonly limit: Limit;
  readonly icon: IconName;
  readonly title: string;
  readonly data: ResponsibleProps["data"];
  readonly answer: ResponsibleProps["answer"];
}

/** Returns the form result that belongs to this limit, or null. */
const answerFor = (limit: Limit, answer: ResponsibleProps["answer"]) => {
  const found = answerOfType(answer, "limit");
  return found?.values["limit"] === nameOf(limit) ? found : null;
};

function LimitForm({ limit, form }: Pick<LimitProps, "limit"> & { readonly form: ReturnType<typeof useSection> }) {
  const t = useT("shell");
  const format = useFormat();
  const isSession = limit.kind === "session";
  const { resetsAt, value } = limit;
  const remove = (
    <Button variant="quiet" name="intent" value="removeLimit" formNoValidate aria-disabled={form.sending}>
      {t("limits.remove")}
    </Button>
  );
  return (
    <SectionForm type="limit" page={PAGE} form={form} submit={t("limits.save")} beside={value === null ? null : remove}>
      <input type="hidden" name="limit" value={nameOf(limit)} />
      <SignInField
        name="value"
        label={t(isSession ? "limits.minutesField" : "limits.amount")}
        answer={form.answer}
        defaultValue={form.answer?.values["value"] ?? value ?? ""}
        inputMode={isSession ? "numeric" : "decimal"}
        maxLength={40}
        autoComplete="off"
        required
      />
      <p className="hint">
        {resetsAt ? t("limits.resets", { date: format.date(Date.parse(resetsAt)) }) : t("limits.sessionHint")}
      </p>
    </SectionForm>
  );
}

/** Renders a looser limit that waits: its value, its start, and a button to cancel it. */
function Pending({ limit, title, data, answer }: LimitProps) {
  const t = useT("shell");
  const format = useFormat();
  const textOf = useLimitText();
  const form = useSection(answerOfType(answer, "cancelLimit"));
  const { pending } = limit;
  if (!pending) return null;
  const at = Date.parse(pending.at);
  return (
    <PendingBox>
      <p>
        {t("limits.pending", { value: textOf(limit, pending.value), date: format.date(at) })}
        <Countdown until={at} at={Date.parse(data.check.now)} label={t("limits.waits")} />
      </p>
      <form method="post" action={`/member/${PAGE}`} onSubmit={form.onSubmit}>
        <AccountField />
        <input type="hidden" name="type" value="cancelLimit" />
        <input type="hidden" name="limit" value={nameOf(limit)} />
        <Button size="small" aria-label={t("limits.cancelNamed", { limit: title })} aria-disabled={form.sending}>
          {t("limits.cancel")}
        </Button>
        <FormResult answer={form.answer?.error ? form.answer : null} />
      </form>
    </PendingBox>
  );
}

function LimitRow(props: LimitProps) {
  const { answer, icon, limit, title } = props;
  const t = useT("shell");
  const stateOf = useStateText();
  const last = answerFor(limit, answer);
  const form = useSection(last);
  const { left, used, value } = limit;
  const isCounted = value !== null && left !== null && Number(value) > 0;
  return (
    <div>
      <SettingsRow
        id={nameOf(limit).replace(".", "-")}
        icon={icon}
        title={t(PERIODS[limit.period])}
        state={stateOf(limit)}
        good={value !== null}
        act={t(value === null ? "security.setUp" : "security.change")}
        open={last !== null}
      >
        <LimitForm limit={limit} form={form} />
      </SettingsRow>
      {isCounted ? (
        <UsageMeter
          aria-label={title}
          min={0}
          max={Number(value)}
          low={Number(value) * 0.8}
          high={Number(value) * 0.8}
          optimum={0}
          value={Math.max(0, Number(used))}
        />
      ) : null}
      <Pending {...props} />
    </div>
  );
}

/** Renders all limits, grouped by kind. */
export function LimitGroups({ data, answer }: ResponsibleProps) {
  const t = useT("shell");
  const { hours } = useDurations();
  const { coolingHours, rows } = data.limits;
  return (
    <>
      <SettingsGroup id="limits" title={t("limits.title")}>
        <p className="note">{t("limits.note", { time: hours(coolingHours) })}</p>
      </SettingsGroup>
      {GROUPS.map(({ kind, title, icon }) => (
        <section key={kind} className="group" aria-labelledby={`limits-${kind}`}>
          <h3 id={`limits-${kind}`}>{t(title)}</h3>
          <div className="rows">
            {rows
              .filter((limit) => limit.kind === kind)
              .map((limit) => (
                <LimitRow
                  key={limit.period}
                  limit={limit}
                  icon={icon}
                  title={`${t(title)} · ${t(PERIODS[limit.period])}`}
                  data={data}
                  answer={answer}
                />
              ))}
          </div>
        </section>
      ))}
    </>
  );
}
