import { DrawClock } from "~/blocks/next-draw/draw-clock";
import { drawPhase } from "~/blocks/next-draw/draw-phase";
import type { DrawsData } from "~/blocks/next-draw/load";
import type { HeroProps } from "~/core/config.gen";
import { useFormat } from "~/lib/format/use-format";
import { useT } from "~/lib/i18n/use-t";
import { useServerTime } from "~/lib/server-time";
import { balls } from "~/ui/balls";
import { TimeLeft } from "~/ui/countdown";
import { useWords } from "~/ui/use-words";
import { Act, Art } from "./hero-parts";

const game = (page: string, code: string): string => `${page}?gameCode=${encodeURIComponent(code)}`;

/** The page of the lotteries: where the hero's button leads. */
export function lotteryPage({ action }: HeroProps): string {
  return action?.href.startsWith("/") ? (action.href.split("?")[0] ?? "/lottery") : "/lottery";
}

/** The statement of the variant `draw`: the line over the next draw's countdown and the last balls. */
export function DrawStatement({ props, draws }: { readonly props: HeroProps; readonly draws: DrawsData | null }) {
  const t = useT("blocks");
  const words = useWords();
  const draw = draws?.draws[0];
  return (
    <div className="statement" data-theme="dark">
      <Art props={props} />
      <h1>{words(props.title)}</h1>
      {draw && draws ? (
        <>
          <p className="of">
            {t("draw.next")}
            <a href={game(lotteryPage(props), draw.code)}>{draw.name}</a>
          </p>
          <DrawClock draw={draw} at={draws.at} />
          {draw.last ? balls(draw.last.numbers, t("draw.last", { name: draw.name })) : null}
        </>
      ) : (
        <p>{words(props.text)}</p>
      )}
      <Act props={props} />
    </div>
  );
}

/** The draws after the first: name, last balls, and how long until bets close. */
export function LaterDraws({ props, draws }: { readonly props: HeroProps; readonly draws: DrawsData }) {
  const t = useT("blocks");
  const format = useFormat();
  const now = useServerTime(draws.at);
  return (
    <ol className="later">
      {draws.draws.slice(1).map((draw) => {
        const { until, drawsAt, isClosed } = drawPhase(draw, now);
        const says = isClosed ? t("draw.drawnIn") : t("draw.closesIn");
        return (
          <li key={draw.code}>
            <a href={game(lotteryPage(props), draw.code)}>
              <b>{draw.name}</b>
              <small>{t("draw.at", { time: format.date(drawsAt, "time") })}</small>
              <TimeLeft ms={until - now} label={says} />
            </a>
          </li>
        );
      })}
    </ol>
  );
}
