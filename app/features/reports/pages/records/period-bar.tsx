import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { dayAfter } from "~/platform/time/calendar-day";
import { Button, LinkButton } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { inputLook } from "~/ui/field";
import { Icon } from "~/ui/icon";

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px 20px;
  margin-block-end: 20px;

  form { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; }
  label { display: grid; gap: 4px; color: var(--text-2); font-size: var(--size-1); font-weight: 600; }
  input { ${inputLook} }
  @media (max-width: 480px) {
    form { inline-size: 100%; }
    label { flex: 1; min-inline-size: 0; }
    form button { inline-size: 100%; }
  }
`;

const QUICK = [1, 7, 30] as const;

export interface PeriodBarProps {
  /** Path of the page. */
  readonly path: string;
  /** Days of the displayed record. */
  readonly from: string;
  readonly to: string;
  /** Current day in the brand's time zone. */
  readonly today: string;
  /** Other query parameters that a new period keeps. */
  readonly kept: Readonly<Record<string, string>>;
  /** Record of the download link; null for no link. */
  readonly file: "bets" | "transactions" | null;
}

/**
 * Renders the period filter of a record: links for predefined periods, a form for any days, and the download link.
 * Works without scripts.
 */
export function PeriodBar({ file, from, kept: keptQuery, path, to, today }: PeriodBarProps) {
  const t = useT("shell");
  const addressOf = (query: Readonly<Record<string, string>>) =>
    `${path}?${new URLSearchParams({ ...keptQuery, ...query })}`;
  const chips = QUICK.map((days) => {
    const first = dayAfter(today, 1 - days);
    const label = days === 1 ? t("records.today") : t("records.days", { count: days });
    return {
      id: String(days),
      label,
      href: addressOf({ from: first, to: today }),
      isShown: from === first && to === today,
    };
  });
  return (
    <Bar>
      <Chips label={t("records.period")} chips={chips} current={chips.find(({ isShown }) => isShown)?.id ?? ""} wrap />
      <form action={path}>
        {Object.entries(keptQuery).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          {t("records.from")}
          <input type="date" name="from" defaultValue={from} max={today} required />
        </label>
        <label>
          {t("records.to")}
          <input type="date" name="to" defaultValue={to} max={today} required />
        </label>
        <Button size="small">{t("records.show")}</Button>
      </form>
      {file ? (
        <LinkButton size="small" href={`/records.csv?${new URLSearchParams({ of: file, from, to })}`} download>
          <Icon name="download" size={16} /> {t("records.file")}
        </LinkButton>
      ) : null}
    </Bar>
  );
}
