import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { Icon } from "~/ui/icon";
import type { Trouble } from "./types";

const Verdict = styled.section`
  padding: 16px 20px;
  border: 1px solid var(--win);
  border-radius: var(--radius);
  background: var(--surface-1);

  &[data-bad] { border-color: var(--lose); }
  && h2 { display: flex; align-items: center; gap: 8px; margin: 0; color: var(--win); }
  &&[data-bad] h2 { color: var(--lose); }
  ul { display: grid; gap: 8px; margin-block-start: 12px; font-size: var(--size-1); }
  li { overflow-wrap: anywhere; }
`;

const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/;

interface TroubleListProps {
  readonly troubles: readonly Trouble[];
  /** The database does not respond now, so the troubles are from an earlier answer. */
  readonly isDatabaseSilent: boolean;
}

/** Renders the list of troubles, or a message that there are none. Screen readers announce changes. */
export function TroubleList({ isDatabaseSilent, troubles }: TroubleListProps) {
  const t = useT("console");
  const format = useFormat();
  const number = troubles.length + (isDatabaseSilent ? 1 : 0);
  const isBad = number > 0;
  const formatTimes = (detail: string) => detail.replace(TIME, (time) => format.date(Date.parse(time), "dateTime"));
  return (
    <Verdict data-bad={isBad ? "" : undefined} aria-labelledby="verdict" role="status">
      <h2 id="verdict">
        <Icon name={isBad ? "circle-alert" : "circle-check"} />
        {isBad ? t("health.troubles", { number }) : t("health.well")}
      </h2>
      {isBad ? (
        <ul>
          {isDatabaseSilent ? <li data-trouble="databaseSilentNow">{t("health.databaseSilentNow")}</li> : null}
          {troubles.map(({ detail, kind, subject }) => (
            <li key={`${kind} ${subject} ${detail}`} data-trouble={kind}>
              {t(`health.trouble.${kind}`, { subject, detail: formatTimes(detail) })}
            </li>
          ))}
        </ul>
      ) : null}
    </Verdict>
  );
}
