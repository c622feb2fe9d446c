import { MAX_PAYOUT_MULTIPLE, MOST_LEGS } from "~/features/house/rules/slip";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { SlipMatch } from "../api";

/** Renders the rules of the slip, and the return of bets on each match. */
export function SlipRules({ matches }: { readonly matches: readonly SlipMatch[] }) {
  const t = useT("games");
  const format = useFormat();
  return (
    <>
      <p>{t("slip.rules.how")}</p>
      <ul>
        <li>{t("slip.rules.legs", { most: MOST_LEGS })}</li>
        <li>{t("slip.rules.most", { times: String(MAX_PAYOUT_MULTIPLE) })}</li>
        <li>{t("slip.rules.drawn")}</li>
        <li>{t("slip.rules.fair")}</li>
      </ul>
      <h3>{t("rules.return")}</h3>
      <p>{t("slip.rules.return")}</p>
      <ul>
        {matches.map(({ away, declared, home, matchId }) => (
          <li key={matchId}>
            {home} – {away}:{" "}
            <bdi className="num" dir="ltr">
              {`${format.number(Number(declared))}%`}
            </bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
