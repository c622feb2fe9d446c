import { useT } from "~/platform/i18n/use-t";
import { SwitchDialog } from "~/site/console/switch-dialog";
import type { SwitchesAnswer } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { AccessPanel } from "./access-panel";
import { useSpanText } from "./time-span";
import { TimesFields } from "./times-fields";

const MODES = ["deny", "allow", "off"] as const;

/** Renders the region rule of a brand, and the switch for an override. */
export function RegionPanel({ answer }: { readonly answer: SwitchesAnswer }) {
  const t = useT("console");
  const span = useSpanText();
  const { overridesVersion, region } = answer;
  const fields = { intent: "region", expectedVersion: overridesVersion };
  const rule = t(`region.rule.${region.mode}`, { countries: region.countries.join(", ") });
  return (
    <AccessPanel
      id="region"
      title={t("region.title")}
      badge={
        <Badge tone={region.source === "override" ? "accent" : "plain"}>{t(`access.source.${region.source}`)}</Badge>
      }
      text={[rule, span(null, region.until), region.notice].filter(Boolean).join(" · ")}
    >
      {region.source === "override" ? (
        <SwitchDialog
          id="region-files"
          title={t("region.toFiles")}
          label={t("flags.toFiles")}
          effect={t("flags.effect")}
          variant="quiet"
          fields={fields}
        />
      ) : null}
      <SwitchDialog
        id="region-set"
        title={t("region.change")}
        label={t("region.change")}
        effect={t("region.effect")}
        fields={fields}
      >
        <Select
          label={t("region.who")}
          name="mode"
          defaultValue={region.mode}
          options={MODES.map((value) => ({ value, label: t(`region.mode.${value}`) }))}
        />
        <Field
          label={t("region.countries")}
          hint={t("region.countriesHint")}
          name="countries"
          defaultValue={region.countries.join(", ")}
          pattern="[A-Za-z ,;]*"
          autoComplete="off"
          maxLength={1200}
        />
        <Field label={t("region.notice")} name="notice" defaultValue={region.notice ?? ""} maxLength={500} />
        <TimesFields start={false} />
      </SwitchDialog>
    </AccessPanel>
  );
}
