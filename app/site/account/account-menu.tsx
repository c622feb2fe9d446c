import type { FormEvent } from "react";
import { CENTRE_HOMES, centrePath } from "~/platform/brands/centres";
import { countText } from "~/platform/i18n/number";
import { useT } from "~/platform/i18n/use-t";
import { useServerTime } from "~/platform/time/server-time";
import type { AccountClass } from "~/platform/wps/account-types";
import { Badge } from "~/ui/badge";
import { TimeLeft } from "~/ui/countdown";
import { Icon, type IconName } from "~/ui/icon";
import { AccountField } from "../page-account";
import { openDialog } from "../windows/modals";
import type { AccountInfo } from "./account";

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
      <AccountField />
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

interface AccountMenuProps {
  readonly account: AccountClass;
  /** Null until it is known. */
  readonly info: AccountInfo | null;
}

interface WaitingProps {
  /** Key of the page of the member centre where it waits. */
  readonly page: "rewardCenter" | "messageV2";
  readonly icon: IconName;
  readonly label: string;
  readonly count: number;
}

/** Where what the badge counts is found. */
function Waiting({ count, icon, label, page }: WaitingProps) {
  return (
    <a href={centrePath("member", page)}>
      <Icon name={icon} size={18} />
      {label}
      {count > 0 ? <Badge tone="accent">{countText(count)}</Badge> : null}
    </a>
  );
}

/** MC for every account but demo ones, AC for agents (H12), and where that waits which the badge counts. */
function Entries({ account, info }: AccountMenuProps) {
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
      <Waiting
        page="rewardCenter"
        icon="gift"
        label={t("centre.rewardCenter")}
        count={info?.availablePromoCount ?? 0}
      />
      <Waiting page="messageV2" icon="mail" label={t("account.mailbox")} count={info?.unreadMessage ?? 0} />
      <button type="button" data-modal="changePassModal">
        <Icon name="lock" size={18} />
        {t("modal.change")}
      </button>
    </>
  );
}

/** What opens at the avatar (H5). The entries are the same for every account of a kind, so the server draws them. */
export function AccountMenu({ account, info }: AccountMenuProps) {
  return (
    <>
      {info ? <Who info={info} /> : null}
      <Entries account={account} info={info} />
      <SignOut />
    </>
  );
}
