import { useState } from "react";
import { centrePath } from "~/platform/brands/centres";
import { countText } from "~/platform/i18n/number";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { AccountClass } from "~/platform/wps/account-types";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import type { AccountInfo } from "./account";
import { AccountElement } from "./account-look";
import { AccountMenu } from "./account-menu";

export interface AccountBarProps {
  readonly account: AccountClass;
  /** Null until loaded: the server's HTML is the same for all members. */
  readonly info: AccountInfo | null;
  /** Suffix of the menu's id, unique for each place on the page. */
  readonly place: string;
  readonly onRefresh?: (() => void) | undefined;
}

/** Renders the balance. A click reloads it, the eye button hides it, and a placeholder shows while it loads (H4). */
function BalanceButton({ info, onRefresh }: Pick<AccountBarProps, "info" | "onRefresh">) {
  const t = useT("shell");
  const [hidden, setHidden] = useState(false);
  // The accessible label uses the same format as the visible amount.
  const format = useFormat();
  const amount = info && !hidden ? format.money(info.sumBalance) : null;
  const label = amount === null ? t("account.refresh") : t("account.balance", { amount });
  return (
    <div className="purse">
      <button type="button" className="amount" aria-label={label} onClick={onRefresh}>
        {info === null ? <span className="wait">{t("account.updating")}</span> : null}
        {info && hidden ? "***" : null}
        {info && !hidden ? <Money amount={info.sumBalance} /> : null}
      </button>
      <button
        type="button"
        className="eye"
        // Nothing to hide before the balance is loaded: the button is invisible but keeps its space.
        data-wait={info === null ? "" : undefined}
        aria-label={t("account.hide")}
        aria-pressed={hidden}
        onClick={() => setHidden(!hidden)}
      >
        <Icon name={hidden ? "eye-off" : "eye"} size={18} />
      </button>
    </div>
  );
}

/** Renders the link to the cashier (H3). */
function Deposit() {
  const t = useT("shell");
  return (
    <LinkButton className="deposit" href={centrePath("member", "depositv2")} variant="primary" size="small">
      <Icon name="coins" size={18} />
      <span>{t("account.deposit")}</span>
    </LinkButton>
  );
}

/**
 * Renders the header's account area for members: cashier link, balance, avatar with the count of waiting items, and its menu (H3
 * to H6).
 */
export function AccountBar({ account, info, place, onRefresh }: AccountBarProps) {
  const t = useT("shell");
  const waiting = info ? info.unreadMessage + info.availablePromoCount : 0;
  const id = `account-${place}`;
  return (
    <AccountElement>
      <Deposit />
      <BalanceButton info={info} onRefresh={onRefresh} />
      <div className="me">
        <button
          type="button"
          popovertarget={id}
          aria-label={waiting > 0 ? t("account.menuWaiting", { count: waiting }) : t("account.menu")}
        >
          {info ? (
            <img className="avatar" src={info.avatar} alt="" width={40} height={40} />
          ) : (
            <span className="avatar none">
              <Icon name="user" />
            </span>
          )}
          {waiting > 0 ? <span className="count num">{countText(waiting)}</span> : null}
        </button>
        <div className="menu" id={id} popover="auto">
          <AccountMenu account={account} info={info} />
        </div>
      </div>
    </AccountElement>
  );
}
