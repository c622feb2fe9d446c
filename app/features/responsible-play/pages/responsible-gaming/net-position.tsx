import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { useServerTime } from "~/platform/time/server-time";
import { SettingsGroup } from "~/site/centre/parts/settings-row";
import { TimeLeft } from "~/ui/countdown";
import { PositionFigure, PositionGrid } from "./responsible-gaming-layout";
import type { ResponsibleData, ResponsibleProps } from "./types";

type Net = ResponsibleData["check"]["day"];

const direction = ({ net }: Net) => (net.startsWith("-") ? "down" : /[1-9]/.test(net) ? "up" : undefined);

function PositionCard({
  title,
  net,
  children,
}: {
  readonly title: string;
  readonly net: Net;
  readonly children?: React.ReactNode;
}) {
  const t = useT("shell");
  const format = useFormat();
  const up = direction(net);
  return (
    <PositionFigure>
      <h3>{title}</h3>
      <strong data-net={up}>
        <bdi dir="ltr" className="num">
          {up === "up" ? "+" : ""}
          {format.money(net.net)}
        </bdi>
      </strong>
      <dl>
        <div>
          <dt>{t("limits.staked")}</dt>
          <dd>
            <bdi dir="ltr" className="num">
              {format.money(net.bet)}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{t("limits.won")}</dt>
          <dd>
            <bdi dir="ltr" className="num">
              {format.money(net.win)}
            </bdi>
          </dd>
        </div>
        {children}
      </dl>
    </PositionFigure>
  );
}

/** Renders the duration of the session by the server's clock. */
function SessionClock({ check }: Pick<ResponsibleData, "check">) {
  const now = useServerTime(Date.parse(check.now));
  return <TimeLeft ms={now - Date.parse(check.signedInAt)} />;
}

/** Renders the net position of this session, today, this week and this month. */
export function NetPosition({ data: { check } }: Pick<ResponsibleProps, "data">) {
  const t = useT("shell");
  return (
    <SettingsGroup id="net" title={t("limits.net")}>
      <PositionGrid>
        <PositionCard title={t("limits.sessionNow")} net={check.session}>
          <div>
            <dt>{t("limits.signedInFor")}</dt>
            <dd>
              <SessionClock check={check} />
            </dd>
          </div>
        </PositionCard>
        <PositionCard title={t("limits.today")} net={check.day} />
        <PositionCard title={t("limits.week")} net={check.week} />
        <PositionCard title={t("limits.month")} net={check.month} />
      </PositionGrid>
      <p className="note">{t("limits.netNote")}</p>
    </SettingsGroup>
  );
}
