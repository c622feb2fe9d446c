import { useT } from "~/platform/i18n/use-t";
import { useMoneyText } from "~/site/centre/parts/money-amount";
import { Tiles } from "~/site/centre/parts/money-look";
import { Icon, type IconName } from "~/ui/icon";
import { ICON_NAMES } from "~/ui/icons.gen";
import type { Method } from "./types";

/** Returns the icon configured by the brand; `wallet` for an unknown name. */
const iconOf = (name: string): IconName =>
  ((ICON_NAMES as readonly string[]).find((each) => each === name) as IconName) ?? "wallet";

interface MethodTilesProps {
  readonly methods: readonly Method[];
  /** Id of the selected method. */
  readonly current: string;
  /** Path of the page. */
  readonly path: string;
}

/** Renders the choice of a method as links: each method has a URL, so the choice works without scripts. */
export function MethodTiles({ methods, current, path }: MethodTilesProps) {
  const t = useT("shell");
  const cash = useMoneyText();
  return (
    <Tiles aria-label={t("pay.method")}>
      {methods.map(({ fee, icon, id, name }) => (
        <li key={id}>
          <a
            href={`${path}?method=${encodeURIComponent(id)}`}
            aria-current={id === current ? "true" : undefined}
            data-stay=""
          >
            <span className="icon">
              <Icon name={iconOf(icon)} size={20} />
            </span>
            <span className="what">
              <b>{name}</b>
              <small>{/[1-9]/.test(fee) ? `${t("pay.fee")} ${cash(fee)}` : t("pay.noFee")}</small>
            </span>
            <span className="tick">
              <Icon name="circle-check" size={20} />
            </span>
          </a>
        </li>
      ))}
    </Tiles>
  );
}

/** Returns a function that describes the limits and the fee of a method as text. */
export function useTerms(): (method: Method) => string {
  const t = useT("shell");
  const cash = useMoneyText();
  return ({ fee, maximum, minimum }) => {
    const limits = { minimum: cash(minimum), maximum: cash(maximum) };
    return /[1-9]/.test(fee) ? t("pay.limitsFee", { ...limits, fee: cash(fee) }) : t("pay.limits", limits);
  };
}
