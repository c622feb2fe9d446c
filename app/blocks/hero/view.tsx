import type { ReactNode } from "react";
import { bannerSlide } from "~/blocks/banners/banner-slide";
import { Track, TrackPages, useCarousel } from "~/blocks/banners/carousel";
import type { HeroProps } from "~/core/config.gen";
import { useT } from "~/lib/i18n/use-t";
import "~/ui/dom-attributes";
import { DrawStatement, LaterDraws } from "./hero-draw";
import { LiveJackpot, LiveWins, useLive } from "./hero-live";
import { HERO_SECTIONS } from "./hero-look";
import { Art, HeroGames, HeroMatches, HeroSearch, Say } from "./hero-parts";
import type { HeroData } from "./load";

interface HeroInput {
  readonly props: HeroProps;
  readonly data: HeroData;
}

/** The slides in their frame: the hero's own statement, then the banners of its group. */
function Stage({ slides }: { readonly slides: readonly ReactNode[] }) {
  if (slides.length === 0) return null;
  return (
    <div className="stage" data-theme="dark">
      <Track id="hero" slides={slides} />
      <TrackPages id="hero" count={slides.length} />
    </div>
  );
}

/** The picture over the whole width, the live figures before it. */
function FullBleed({ props, data }: HeroInput) {
  const { jackpot, wins } = useLive(data);
  const own = (
    <div className="statement">
      <Art props={props} />
      <div className="in">
        <Say props={props} />
      </div>
    </div>
  );
  return (
    <>
      <Stage slides={[own, ...data.banners.map((banner) => bannerSlide(banner, false))]} />
      {jackpot || wins.length > 0 ? (
        <div className="in over">
          <div className="live">
            {jackpot ? <LiveJackpot jackpot={jackpot} /> : null}
            {wins.length > 0 ? <LiveWins wins={wins} /> : null}
          </div>
        </div>
      ) : null}
    </>
  );
}

/** The statement beside a list to tap: matches with their prices, or games. */
function Split({ props, data }: HeroInput) {
  const { jackpot } = useLive(data);
  const own = (
    <div className="statement">
      <Art props={props} />
      <Say props={props} />
      {jackpot ? <LiveJackpot jackpot={jackpot} /> : null}
    </div>
  );
  return (
    <div className="in">
      <Stage slides={[own, ...data.banners.map((banner) => bannerSlide(banner, false))]} />
      {data.matches ? <HeroMatches props={props} matches={data.matches} /> : <HeroGames games={data.games} />}
    </div>
  );
}

/** The next draw under an arch, the last wins at one side, the jackpot and the draws after it at the other. */
function DrawBoard({ props, data }: HeroInput) {
  const t = useT("blocks");
  const { jackpot, wins } = useLive(data);
  const { draws, banners } = data;
  const later = draws && draws.draws.length > 1 ? draws : null;
  const own = <DrawStatement props={props} draws={draws} />;
  return (
    <div className="in" data-sides={wins.length > 0 || jackpot || later ? "" : undefined}>
      <Stage slides={[own, ...banners.map((banner) => bannerSlide(banner, false))]} />
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
  );
}

/** A search field, and the banners below it. */
function Find({ props, data }: HeroInput) {
  return (
    <div className="in">
      <Say props={props} />
      <HeroSearch props={props} search={data.search} />
      <Stage slides={data.banners.map((banner) => bannerSlide(banner, false))} />
    </div>
  );
}

const ARRANGEMENTS = { "full-bleed": FullBleed, split: Split, draw: DrawBoard, search: Find } as const;

/** The first thing on a page, in one of four arrangements; the banners of its group follow as slides. */
export function HeroView({ props, data }: HeroInput) {
  const { variant } = props;
  const own = variant === "search" ? 0 : 1;
  const root = useCarousel<HTMLElement>(data.banners.length + own, data.banners.map(({ id }) => id).join(" "));
  const Arrangement = ARRANGEMENTS[variant];
  const Section = HERO_SECTIONS[variant];
  return (
    <Section ref={root} data-variant={variant} data-theme={variant === "full-bleed" ? "dark" : undefined}>
      <Arrangement props={props} data={data} />
    </Section>
  );
}
