import { useT } from "~/platform/i18n/use-t";
import { useCash } from "~/site/centre/parts/cash";
import { Tiles } from "~/site/centre/parts/money-look";
import { Icon, type IconName } from "~/ui/icon";
import { ICON_NAMES } from "~/ui/icons.gen";
import type { Method } from "./types";

/** The icon that a brand named; a purse for none of ours. */
const iconOf = (name: string): IconName =>
  ((ICON_NAMES as readonly string[]).find((each) => each === name) as IconName) ?? "wallet";

interface MethodTilesProps {
  readonly methods: readonly Method[];
  /** The chosen one's id. */
  readonly current: string;
  /** The page's own address. */
  readonly path: string;
}

/** A choice of one method by links: each has an address, so that no script is needed. */
export function MethodTiles({ methods, current, path }: MethodTilesProps) {
  const t = useT("shell");
  const cash = useCash();
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

/** The limits and the fee of a method, in words. */
export function useTerms(): (method: Method) => string {
  const t = useT("shell");
  const cash = useCash();
  return ({ fee, maximum, minimum }) => {
    const limits = t("pay.limits", { minimum: cash(minimum), maximum: cash(maximum) });
    return /[1-9]/.test(fee) ? `${limits}. ${t("pay.feeTaken", { fee: cash(fee) })}.` : `${limits}.`;
  };
}
