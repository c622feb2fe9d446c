import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { ShortcutSwitch } from "../frame/shortcuts";

/** Renders the rules of the table, and its return under the usual strategy. */
export function TableRules({ declared }: { readonly declared: string | null }) {
  const t = useT("games");
  const { number } = useFormat();
  return (
    <>
      <p>{t("table.rules.aim")}</p>
      <ul>
        <li>{t("table.rules.shoe")}</li>
        <li>{t("table.rules.dealer")}</li>
        <li>{t("table.rules.pays")}</li>
        <li>{t("table.rules.double")}</li>
        <li>{t("table.rules.left")}</li>
      </ul>
      <ShortcutSwitch how={t("table.rules.keysHow")} />
      <h3>{t("rules.return")}</h3>
      <p>{t("table.rules.return", { percent: declared === null ? "" : number(Number(declared)) })}</p>
      <h3>{t("table.rules.strategy")}</h3>
      <ul>
        <li>{t("table.strategy.hard")}</li>
        <li>{t("table.strategy.soft")}</li>
        <li>{t("table.strategy.double")}</li>
      </ul>
    </>
  );
}
