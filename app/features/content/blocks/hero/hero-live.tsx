import { JackpotPlaces } from "~/features/games/blocks/jackpot/figure";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { useFlag } from "~/ui/flags";
import { useImageAddress } from "~/ui/image-hosts";
import type { HeroData } from "./load";

/** Returns the live figures whose flags are on. */
export function useLiveFigures({ jackpot, wins }: HeroData): Pick<HeroData, "jackpot" | "wins"> {
  const isOn = useFlag("liveColumn");
  const withJackpot = useFlag("jackpot");
  const withWins = useFlag("winnersBoard");
  return { jackpot: isOn && withJackpot ? jackpot : null, wins: isOn && withWins ? wins : [] };
}

/** Renders the jackpot with one element per digit. */
export function LiveJackpot({ jackpot }: { readonly jackpot: NonNullable<HeroData["jackpot"]> }) {
  const t = useT("blocks");
  return (
    <div className="jackpot">
      <h2>{t("hero.jackpot")}</h2>
      <JackpotPlaces jackpot={jackpot} />
    </div>
  );
}

/** Renders the last wins: game, masked account and amount. */
export function LiveWins({ wins }: Pick<HeroData, "wins">) {
  const t = useT("blocks");
  const format = useFormat();
  const address = useImageAddress();
  return (
    <div className="wins">
      <h2>{t("hero.lastWins")}</h2>
      <ol>
        {wins.map((win) => (
          <li key={`${win.account}${win.amount}`}>
            <img src={address(win.art)} alt="" width={40} height={40} />
            <span>
              <b>{win.game}</b>
              <small>
                <bdi>{win.account}</bdi>
              </small>
            </span>
            <bdi className="num" dir="ltr">
              {format.money(win.amount)}
            </bdi>
          </li>
        ))}
      </ol>
    </div>
  );
}
