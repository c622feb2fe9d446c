import type { FormEvent } from "react";
import type { AccountClass } from "~/core/account-types";
import { CENTRE_HOMES } from "~/core/centres";
import type { AccountInfo } from "~/lib/account";
import { useT } from "~/lib/i18n/use-t";
import { openDialog } from "~/lib/modals";
import { useServerTime } from "~/lib/server-time";
import { centrePath, hasCentrePage } from "~/shell/centre/centre-pages";
import { Badge } from "~/ui/badge";
import { TimeLeft } from "~/ui/countdown";
import { Icon } from "~/ui/icon";

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
        <Icon name="log-out" size={18} />
        {t("account.signOut")}
      </button>
    </form>
  );
}

/** How long the session lasts, by the server's clock: it shows the same after hours in a background tab. */
function SessionClock({ since }: { readonly since: string }) {
  const began = Date.parse(since);
  return <TimeLeft ms={useServerTime(began) - began} />;
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
      <small className="clock">
        <Icon name="clock" size={14} />
        {t("limits.signedInFor")}
        <SessionClock since={info.signedInAt} />
      </small>
    </div>
  );
}

/** MC for every account but demo ones, AC for agents (H12), and the mailbox once there is one. */
function Entries({ account, unread }: { readonly account: AccountClass; readonly unread: number }) {
  const t = useT("shell");
  if (account === "demo") return null;
  return (
    <>
      <a href={CENTRE_HOMES.member}>
        <Icon name="user" size={18} />
        {t("centre.member")}
      </a>
      <a href={centrePath("member", "responsibleGaming")}>
        <Icon name="clock" size={18} />
        {t("centre.responsibleGaming")}
      </a>
      {account === "agent" ? (
        <a href={CENTRE_HOMES.agent}>
          <Icon name="users" size={18} />
          {t("account.agent")}
        </a>
      ) : null}
      {hasCentrePage("member", "messageV2") ? (
        <a href={centrePath("member", "messageV2")}>
          <Icon name="mail" size={18} />
          {t("account.mailbox")}
          {unread > 0 ? <Badge tone="accent">{unread}</Badge> : null}
        </a>
      ) : null}
      <button type="button" data-modal="changePassModal">
        <Icon name="lock" size={18} />
        {t("modal.change")}
      </button>
    </>
  );
}

interface AccountMenuProps {
  readonly account: AccountClass;
  /** Null until it is known. */
  readonly info: AccountInfo | null;
}

/** What opens at the avatar (H5). The entries are the same for every account of a kind, so the server draws them. */
export function AccountMenu({ account, info }: AccountMenuProps) {
  return (
    <>
      {info ? <Who info={info} /> : null}
      <Entries account={account} unread={info?.unreadMessage ?? 0} />
      <SignOut />
    </>
  );
}
