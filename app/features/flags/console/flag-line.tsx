import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { ConsoleLink } from "~/site/console/console-link";
import { useStaffPermission } from "~/site/console/staff-context";
import { SwitchDialog } from "~/site/console/switch-dialog";
import type { FlagRow } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { useFlagTexts } from "../use-flag-texts";
import { useSpanText } from "./time-span";
import { TimesFields } from "./times-fields";

const Places = styled.div`
  ul { display: flex; flex-wrap: wrap; gap: 6px; margin-block-start: 6px; }
  code { padding: 2px 8px; border-radius: var(--radius-small); background: var(--surface-2); font-size: var(--size-1); }
`;

/** Renders the parts of the site that appear or disappear with a flag. */
function Affected({ next, places }: { readonly next: "on" | "off"; readonly places: readonly string[] }) {
  const t = useT("console");
  if (places.length === 0) return null;
  return (
    <Places>
      <p>{t(`flags.affects.${next}`)}</p>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <code>{place}</code>
          </li>
        ))}
      </ul>
    </Places>
  );
}

/** Renders the value and source of a flag, and its overrides. */
export function FlagState({ flag }: { readonly flag: Pick<FlagRow, "override" | "planned" | "source" | "value"> }) {
  const t = useT("console");
  const span = useSpanText();
  const { override, planned } = flag;
  const isWaiting = override !== null && flag.source !== "override";
  const times = override ? span(isWaiting ? override.from : null, override.until) : "";
  return (
    <>
      <Badge tone={flag.value ? "good" : "plain"}>{t(flag.value ? "flags.on" : "flags.off")}</Badge>{" "}
      <Badge tone={flag.source === "override" ? "accent" : "plain"}>{t(`flags.source.${flag.source}`)}</Badge>{" "}
      {isWaiting ? <Badge tone="accent">{t(override.on ? "flags.laterOn" : "flags.laterOff")}</Badge> : null}
      {times ? <small>{times}</small> : null}
      {planned.map(({ from, on, until }) => (
        <span key={`${from} ${until}`}>
          <Badge tone="accent">{t(on ? "flags.laterOn" : "flags.laterOff")}</Badge> <small>
            {span(from, until)}
          </small>{" "}
        </span>
      ))}
    </>
  );
}

type LineProps = { readonly flag: FlagRow; readonly version: number };

/** Renders buttons that drop one planned change each; the running value and other plans stay. */
function PlanSwitches({ flag, version }: LineProps) {
  const t = useT("console");
  const span = useSpanText();
  const { title } = useFlagTexts()(flag.name);
  const isWaiting = flag.override?.from && flag.source !== "override";
  const plans = [...(isWaiting && flag.override ? [flag.override] : []), ...flag.planned];
  return plans.map(({ actor, from, on, reason, until }, at) => (
    <SwitchDialog
      key={`${from} ${until}`}
      id={`plan-${flag.name}-${at}`}
      title={t("flags.ask.drop", { title, times: span(from, until) })}
      label={t("flags.drop")}
      effect={[
        t(on ? "flags.laterOn" : "flags.laterOff"),
        span(from, until),
        t("flags.setBy", { name: actor, reason }),
        t("flags.dropEffect"),
      ].join(" ")}
      variant="quiet"
      fields={{ intent: "flag", flag: flag.name, value: "files", planned: from ?? "", expectedVersion: version }}
    />
  ));
}

function FlagSwitches({ flag, version }: LineProps) {
  const t = useT("console");
  const { title } = useFlagTexts()(flag.name);
  const next = flag.value ? "off" : "on";
  const fields = { intent: "flag", flag: flag.name, expectedVersion: version };
  return (
    <div className="do">
      <PlanSwitches flag={flag} version={version} />
      {flag.override ? (
        <SwitchDialog
          id={`files-${flag.name}`}
          title={t("flags.ask.files", { title })}
          label={t("flags.toFiles")}
          effect={t("flags.effect")}
          variant="quiet"
          fields={{ ...fields, value: "files" }}
        >
          {flag.beneath === flag.value ? null : <Affected next={next} places={flag.shows} />}
        </SwitchDialog>
      ) : null}
      <SwitchDialog
        id={`switch-${flag.name}`}
        title={t(`flags.ask.${next}`, { title })}
        label={t(flag.value ? "flags.switchOff" : "flags.switchOn")}
        effect={t("flags.effect")}
        fields={{ ...fields, value: next }}
      >
        <Affected next={next} places={flag.shows} />
        <TimesFields />
      </SwitchDialog>
    </div>
  );
}

/** Renders one flag with its value and source, and its switch for staff who may change it. */
export function FlagLine({ flag, version }: LineProps) {
  const t = useT("console");
  const { text, title } = useFlagTexts()(flag.name);
  const [mayWrite, mayOperate] = [useStaffPermission("flags.write"), useStaffPermission("brands.operate")];
  const set = flag.override && t("flags.setBy", { name: flag.override.actor, reason: flag.override.reason });
  return (
    <li data-flag={flag.name} data-value={flag.value ? "on" : "off"}>
      <h3>
        {title}
        <FlagState flag={flag} />
      </h3>
      <p>
        {text} {set}{" "}
        <ConsoleLink href={`/console/flags?flag=${flag.name}`} aria-label={t("flags.everywhereWhat", { title })}>
          {t("flags.everywhere")}
        </ConsoleLink>
      </p>
      {mayWrite && (flag.owner === "support" || mayOperate) ? <FlagSwitches flag={flag} version={version} /> : null}
    </li>
  );
}
