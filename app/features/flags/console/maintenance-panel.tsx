import { useT } from "~/platform/i18n/use-t";
import { SwitchDialog } from "~/site/console/switch-dialog";
import type { SwitchesAnswer } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { Field } from "~/ui/field";
import { AccessPanel } from "./access-panel";
import { useSpanText } from "./time-span";
import { TimesFields } from "./times-fields";

/** Renders the maintenance state of one brand, and the switch that starts or ends it. */
export function MaintenancePanel({ answer }: { readonly answer: SwitchesAnswer }) {
  const t = useT("console");
  const span = useSpanText();
  const { maintenance, overridesVersion } = answer;
  const { notice, on, source, until } = maintenance;
  const fields = { intent: "maintenance", expectedVersion: overridesVersion };
  const state = t(on ? "maintenance.isOn" : "maintenance.isOff");
  return (
    <AccessPanel
      id="maintenance"
      title={t("maintenance.title")}
      badge={
        <>
          <Badge tone={on ? "bad" : "good"}>{t(on ? "flags.on" : "flags.off")}</Badge>
          {on ? <Badge tone="plain">{t(`access.source.${source}`)}</Badge> : null}
        </>
      }
      text={[state, span(null, until), notice].filter(Boolean).join(" · ")}
    >
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
          <TimesFields start={false} />
          <Field label={t("maintenance.notice")} name="notice" maxLength={500} />
        </SwitchDialog>
      )}
    </AccessPanel>
  );
}
