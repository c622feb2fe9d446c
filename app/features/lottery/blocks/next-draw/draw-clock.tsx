import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { useServerTime } from "~/platform/time/server-time";
import { TimeLeft } from "~/ui/countdown";
import { drawPhase } from "./draw-phase";
import type { LotteryDraw } from "./load";

export interface DrawClockProps {
  readonly draw: LotteryDraw;
  /** Server time at which the draw was loaded, UTC ms. */
  readonly at: number;
}

/**
 * Renders the countdown of a lottery: until bets close, then until the draw, then to the next draw. Includes the time
 * of the draw.
 */
export function DrawClock({ draw, at }: DrawClockProps) {
  const t = useT("blocks");
  const common = useT("common");
  const format = useFormat();
  const now = useServerTime(at);
  const { isClosed, until, drawsAt } = drawPhase(draw, now);
  const says = isClosed ? t("draw.drawnIn") : t("draw.closesIn");
  return (
    <div className="clock" data-closed={isClosed ? "" : undefined}>
      <small>{says}</small>
      <b>
        <TimeLeft ms={until - now} label={common("labelled", { label: draw.name, value: says })} />
      </b>
      <small>{t("draw.at", { time: format.date(drawsAt, "time") })}</small>
    </div>
  );
}

/** Returns a function that formats the draw interval in words. */
export function useDrawInterval(): (minutes: number) => string {
  const t = useT("blocks");
  return (minutes) => {
    if (minutes >= 1_440) return t("draw.daily");
    if (minutes === 60) return t("draw.hourly");
    return minutes % 60 === 0 ? t("draw.hours", { count: minutes / 60 }) : t("draw.every", { count: minutes });
  };
}
