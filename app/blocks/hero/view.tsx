import type { HeroProps } from "~/core/config.gen";
import { useFormat } from "~/lib/format/use-format";
import { useT } from "~/lib/i18n/use-t";
import { LinkButton } from "~/ui/button";
import "~/ui/dom-attributes";
import { useFlag } from "~/ui/flags";
import { useWords } from "~/ui/use-words";
import { HeroSection } from "./hero-look";
import { HeroList, HeroSearch } from "./hero-parts";
import { JackpotFigure } from "./jackpot-figure";
import type { HeroData } from "./load";

interface HeroInput {
  readonly props: HeroProps;
  readonly data: HeroData;
}

/** The jackpot and the last three wins, each by its flag; nothing where there is nothing to show. */
function Live({ props, data }: HeroInput) {
  const t = useT("blocks");
  const format = useFormat();
  const column = useFlag("liveColumn");
  const showJackpot = useFlag("jackpot");
  const jackpot = showJackpot ? data.jackpot : null;
  const wins = props.variant === "split" ? [] : data.wins;
  if (!column || (!jackpot && wins.length === 0)) return null;
  return (
    <div className="live">
      {jackpot ? <JackpotFigure jackpot={jackpot} balls={props.variant === "draw"} /> : null}
      {wins.length > 0 ? (
        <div className="wins">
          <h2>{t("hero.lastWins")}</h2>
          <ol>
            {wins.map((win) => (
              <li key={`${win.account}${win.amount}`}>
                <img src={win.art} alt="" width={40} height={40} />
                <span>
                  <b>{win.game}</b>
                  <small>
                    <bdi>{win.account}</bdi>
                  </small>
                </span>
                <bdi className="num" dir="ltr">
                  {format.money(win.amount, { symbol: true })}
                </bdi>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </div>
  );
}

/** Line, sentence and the one button. */
function Say({ props }: Pick<HeroInput, "props">) {
  const words = useWords();
  const { action } = props;
  const text = words(props.text);
  return (
    <div className="say">
      <h1>{words(props.title)}</h1>
      {text ? <p>{text}</p> : null}
      {action ? (
        <LinkButton href={action.href} variant="primary" size="large">
          {words(action.label)}
        </LinkButton>
      ) : null}
    </div>
  );
}

function Art({ props }: Pick<HeroInput, "props">) {
  const seed = `${props.category ?? "RNG"}-${props.seed ?? "hero"}`;
  return <img className="art" src={`/art/banner/${seed}.svg`} alt="" width={1200} height={640} fetchpriority="high" />;
}

/** The first thing on a page, in one of four arrangements. */
export function HeroView({ props, data }: HeroInput) {
  const { variant } = props;
  if (variant === "full-bleed") {
    return (
      <HeroSection data-variant={variant} data-theme="dark">
        <div className="clip">
          <Art props={props} />
        </div>
        <div className="in">
          <Say props={props} />
          <Live props={props} data={data} />
        </div>
      </HeroSection>
    );
  }
  if (variant === "split") {
    return (
      <HeroSection data-variant={variant}>
        <div className="in">
          <div className="panel" data-theme="dark">
            <Art props={props} />
            <Say props={props} />
            <Live props={props} data={data} />
          </div>
          <HeroList props={props} games={data.games} />
        </div>
      </HeroSection>
    );
  }
  return (
    <HeroSection data-variant={variant}>
      <div className="in">
        {variant === "draw" ? <Art props={props} /> : null}
        <Say props={props} />
        {variant === "draw" ? <Live props={props} data={data} /> : <HeroSearch props={props} search={data.search} />}
      </div>
    </HeroSection>
  );
}
