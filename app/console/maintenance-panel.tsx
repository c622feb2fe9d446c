import { styled } from "styled-components";
import { useT } from "~/lib/i18n/use-t";
import { Field } from "~/ui/field";
import { SwitchDialog } from "./switch-dialog";

const Panel = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;

  h2 { font-size: var(--size-3); }
  p { color: var(--text-2); font-size: var(--size-1); }
`;

/** Maintenance of one brand: says what visitors see now, and starts or ends it. */
export function MaintenancePanel({ on, version }: { on: boolean; version: number }) {
  const t = useT("console");
  const fields = { intent: "maintenance", expectedVersion: version };
  return (
    <Panel aria-labelledby="maintenance">
      <div>
        <h2 id="maintenance">{t("maintenance.title")}</h2>
        <p>{t(on ? "maintenance.isOn" : "maintenance.isOff")}</p>
      </div>
      {on ? (
        <SwitchDialog
          id="end-maintenance"
          title={t("maintenance.end")}
          label={t("maintenance.end")}
          effect={t("flags.effect")}
          fields={{ ...fields, value: "off" }}
        />
      ) : (
        <SwitchDialog
          id="start-maintenance"
          title={t("maintenance.start")}
          label={t("maintenance.start")}
          effect={t("maintenance.effect")}
          variant="danger"
          fields={{ ...fields, value: "on" }}
        >
          <Field label={t("maintenance.until")} type="datetime-local" name="until" />
          <Field label={t("maintenance.notice")} name="notice" maxLength={500} />
        </SwitchDialog>
      )}
    </Panel>
  );
}
