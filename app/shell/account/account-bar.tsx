import { type FormEvent, useState } from "react";
import type { AccountInfo } from "~/lib/account";
import { useT } from "~/lib/i18n/use-t";
import { openDialog } from "~/lib/modals";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import { AccountElement } from "./account-look";

export interface AccountBarProps {
  /** Null until it is known: the server's HTML is the same for everybody who is signed in. */
  readonly info: AccountInfo | null;
  /** Ends the id of the menu, so that each place on the page has its own. */
  readonly place: string;
  readonly onRefresh?: (() => void) | undefined;
}

/** The balance: a click asks again, the eye hides it, and until it is known it says so (H4). */
function Purse({ info, onRefresh }: Omit<AccountBarProps, "place">) {
  const t = useT("shell");
  const [hidden, setHidden] = useState(false);
  return (
    <div className="purse">
      <button type="button" className="amount" aria-label={t("account.refresh")} onClick={onRefresh}>
        {info === null ? <span className="wait">{t("account.updating")}</span> : null}
        {info && hidden ? "***" : null}
        {info && !hidden ? <Money amount={info.sumBalance} symbol={info.currencySymbol} /> : null}
      </button>
      <button
        type="button"
        className="eye"
        // There is nothing to hide yet, and before the script runs nothing would: its place is kept.
        hidden={info === null}
        aria-label={t("account.hide")}
        aria-pressed={hidden}
        onClick={() => setHidden(!hidden)}
      >
        <Icon name={hidden ? "eye-off" : "eye"} size={18} />
      </button>
    </div>
  );
}

/** Signing out asks first (H8); without scripts the button does it. */
function SignOut() {
  const t = useT("shell");
  const ask = async (form: HTMLFormElement) => {
    const buttons = [
      { id: "yes", label: t("account.signOut") },
      { id: "no", label: t("account.stay") },
    ];
    const answer = await openDialog({
      icon: "info",
      title: t("account.signOut"),
      text: t("account.signOutAsk"),
      buttons,
    });
    if (answer === "yes") form.submit();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void ask(event.currentTarget);
  };
  return (
    <form method="post" action="/logout" onSubmit={onSubmit}>
      <button type="submit">
        <Icon name="lock" size={18} />
        {t("account.signOut")}
      </button>
    </form>
  );
}

function Who({ info }: { readonly info: AccountInfo }) {
  const t = useT("shell");
  return (
    <div className="who">
      <span className="tags">
        {info.hasVip && info.vipRankLevel > 0 ? (
          <Badge tone="accent">{t("account.vip", { level: info.vipRankLevel })}</Badge>
        ) : null}
        {info.isAgent === 4 ? <Badge>{t("account.demo")}</Badge> : null}
        {info.memberLabel.map(({ labelName }) => (
          <Badge key={labelName}>{labelName}</Badge>
        ))}
      </span>
      <b>{info.nickname}</b>
      <small>{info.account}</small>
    </div>
  );
}

/** What the header shows to who is signed in: balance, avatar with what waits, and its menu (H3 to H6). */
export function AccountBar({ info, place, onRefresh }: AccountBarProps) {
  const t = useT("shell");
  const waiting = info ? info.unreadMessage + info.availablePromoCount : 0;
  const id = `account-${place}`;
  return (
    <AccountElement>
      <Purse info={info} onRefresh={onRefresh} />
      <div className="me">
        <button type="button" popovertarget={id} aria-label={t("account.menu")}>
          {info ? (
            <img className="avatar" src={info.avatar} alt="" width={40} height={40} />
          ) : (
            <span className="avatar none">
              <Icon name="user" />
            </span>
          )}
          {waiting > 0 ? <span className="count">{waiting}</span> : null}
        </button>
        <div className="menu" id={id} popover="auto">
          {info ? <Who info={info} /> : null}
          {info && info.isAgent !== 4 ? (
            <button type="button" data-modal="changePassModal">
              <Icon name="lock" size={18} />
              {t("modal.change")}
            </button>
          ) : null}
          <SignOut />
        </div>
      </div>
    </AccountElement>
  );
}
