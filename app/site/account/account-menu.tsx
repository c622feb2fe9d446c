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

/** Renders the sign-out button, which asks for confirmation (H8). Without scripts it signs out directly. */
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

/** Renders the length of the session, from the server's clock, so that timers throttled in background tabs do not distort it. */
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
  /** Null until loaded. */
  readonly info: AccountInfo | null;
}

interface WaitingProps {
  /** Key of the member-centre page with the waiting items. */
  readonly page: "rewardCenter" | "messageV2";
  readonly icon: IconName;
  readonly label: string;
  readonly count: number;
}

/** Renders a link to a centre page, with the count of waiting items. */
function Waiting({ count, icon, label, page }: WaitingProps) {
  return (
    <a href={centrePath("member", page)}>
      <Icon name={icon} size={18} />
      {label}
      {count > 0 ? <Badge tone="accent">{countText(count)}</Badge> : null}
    </a>
  );
}

/**
 * Renders the menu entries: the member centre for all accounts except demo accounts, the agent centre for agents (H12), and links
 * to the items that the avatar's badge counts.
 */
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

/**
 * Renders the menu that opens at the avatar (H5). The entries are the same for every account of a class, so the server renders
 * them.
 */
export function AccountMenu({ account, info }: AccountMenuProps) {
  return (
    <>
      {info ? <Who info={info} /> : null}
      <Entries account={account} info={info} />
      <SignOut />
    </>
  );
}
