import { styled } from "styled-components";
import { LiveJackpot, LiveWins, useLive } from "./hero-live";
import { heroLook } from "./hero-look";
import { Art, type HeroInput, Say, Stage } from "./hero-parts";
import { fullBleedLook } from "./look-full-bleed";

const Section = styled.section`${heroLook(fullBleedLook)}`;

/** Renders the full-width picture with the live figures in front of it. */
export function FullBleedHero({ props, data }: HeroInput) {
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
    <Section data-variant="full-bleed" data-theme="dark">
      <Stage data={data} own={own} />
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
