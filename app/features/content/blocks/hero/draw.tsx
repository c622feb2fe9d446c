import { styled } from "styled-components";
import { DrawClock } from "~/features/lottery/blocks/next-draw/draw-clock";
import { drawPhase } from "~/features/lottery/blocks/next-draw/draw-phase";
import type { LotteryDrawsData } from "~/features/lottery/blocks/next-draw/load";
import type { HeroProps } from "~/platform/brands/config.gen";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { useServerTime } from "~/platform/time/server-time";
import { useLinkTargets } from "~/site/link-targets";
import { TimeLeft } from "~/ui/countdown";
import { drawnBalls } from "~/ui/drawn-balls";
import { useConfiguredText } from "~/ui/use-configured-text";
import { LiveJackpot, LiveWins, useLiveFigures } from "./hero-live";
import { heroLook } from "./hero-look";
import { HeroButton, HeroPicture, HeroSlides, type HeroViewProps } from "./hero-parts";
import { drawLook } from "./look-draw";

const Section = styled.section`${heroLook(drawLook)}`;

/** Renders the next draw under an arch, the last wins on one side, the jackpot and later draws on the other. */
export function DrawHero({ props, data }: HeroViewProps) {
  const t = useT("blocks");
  const { jackpot, wins } = useLiveFigures(data);
  const { draws } = data;
  const later = draws && draws.draws.length > 1 ? draws : null;
  const own = <DrawStatement props={props} draws={draws} />;
  return (
    <Section data-variant="draw">
      <div className="in" data-sides={wins.length > 0 || jackpot || later ? "" : undefined}>
        <HeroSlides data={data} own={own} />
        {wins.length > 0 ? <LiveWins wins={wins} /> : null}
        {jackpot || later ? (
          <div className="soon">
            {jackpot ? <LiveJackpot jackpot={jackpot} /> : null}
            {later ? (
              <div>
                <h2>{t("draw.soon")}</h2>
                <LaterDraws props={props} draws={later} />
              </div>
            ) : null}
          </div>
        ) : null}
      </div>
    </Section>
  );
}

/**
 * Returns a function that gives the address of a lottery on its page: the page of the hero's button, or the brand's lottery page.
 * Undefined when the brand has none.
 */
function useLotteryAddress({ action }: HeroProps): (code: string) => string | undefined {
  const usual = useLinkTargets().to("/lottery");
  const page = action?.href.startsWith("/") ? action.href.split("?")[0] : usual;
  return (code) => page && `${page}?gameCode=${encodeURIComponent(code)}`;
}

/** Renders the statement of the variant `draw`: title, countdown to the next draw, and the last balls. */
function DrawStatement({ props, draws }: { readonly props: HeroProps; readonly draws: LotteryDrawsData | null }) {
  const t = useT("blocks");
  const words = useConfiguredText();
  const game = useLotteryAddress(props);
  const draw = draws?.draws[0];
  return (
    <div className="statement" data-theme="dark">
      <HeroPicture props={props} />
      <h1>{words(props.title)}</h1>
      {draw && draws ? (
        <>
          <p className="of">
            {t("draw.next")}
            <a href={game(draw.code)}>{draw.name}</a>
          </p>
          <DrawClock draw={draw} at={draws.at} />
          {draw.last ? drawnBalls(draw.last.numbers, t("draw.last", { name: draw.name })) : null}
        </>
      ) : (
        <p>{words(props.text)}</p>
      )}
      <HeroButton props={props} />
    </div>
  );
}

/** Renders the draws after the first: name, time of the draw, and the time until bets close. */
function LaterDraws({ props, draws }: { readonly props: HeroProps; readonly draws: LotteryDrawsData }) {
  const t = useT("blocks");
  const format = useFormat();
  const now = useServerTime(draws.at);
  const game = useLotteryAddress(props);
  return (
    <ol className="later">
      {draws.draws.slice(1).map((draw) => {
        const { until, drawsAt, isClosed } = drawPhase(draw, now);
        const says = isClosed ? t("draw.drawnIn") : t("draw.closesIn");
        return (
          <li key={draw.code}>
            <a href={game(draw.code)}>
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
