import { styled } from "styled-components";
import { LiveJackpot, LiveWins, useLiveFigures } from "./hero-live";
import { heroLook } from "./hero-look";
import { HeroPicture, HeroSlides, HeroText, type HeroViewProps } from "./hero-parts";
import { fullBleedLook } from "./look-full-bleed";

const Section = styled.section`${heroLook(fullBleedLook)}`;

/** Renders the full-width picture with the live figures in front of it. */
export function FullBleedHero({ props, data }: HeroViewProps) {
  const { jackpot, wins } = useLiveFigures(data);
  const own = (
    <div className="statement">
      <HeroPicture props={props} />
      <div className="in">
        <HeroText props={props} />
      </div>
    </div>
  );
  return (
    <Section data-variant="full-bleed" data-theme="dark">
      <HeroSlides data={data} own={own} />
      {jackpot || wins.length > 0 ? (
        <div className="in over">
          <div className="live">
            {jackpot ? <LiveJackpot jackpot={jackpot} /> : null}
            {wins.length > 0 ? <LiveWins wins={wins} /> : null}
          </div>
        </div>
      ) : null}
    </Section>
  );
}
