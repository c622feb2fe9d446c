import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { SettingsPage } from "~/site/centre/parts/section-look";
import { SettingsGroup } from "~/site/centre/parts/settings-row";
import type { CentreViewProps } from "~/site/centre/types";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { AvatarRow, ProfileRow } from "./profile-rows";
import { EmailRow, MobileRow, PasswordRow, PaymentRow } from "./protection";
import { Devices, SignInHistory, TrustedDevices } from "./sign-ins";
import { TwoStepRow } from "./two-step";
import type { SecurityData } from "./types";

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 4px 16px;

  > img { grid-row: 1 / 4; inline-size: 76px; block-size: 76px; border-radius: 50%; background: var(--surface-2); }
  .name { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; font-family: var(--font-title); font-size: var(--size-3); font-weight: 700; overflow-wrap: anywhere; }
  .account { color: var(--text-2); font-size: var(--size-1); overflow-wrap: anywhere; }
  .level { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; font-size: var(--size-1); font-weight: 600; }
  .level > span { display: inline-flex; gap: 4px; }
  .level i { inline-size: 18px; block-size: 6px; border-radius: 3px; background: var(--surface-2); box-shadow: inset 0 0 0 1px var(--line); }
  .level i[data-on] { background: var(--win); box-shadow: none; }
`;

/** Returns the state of each protection of the account. */
const protections = ({ email, mobile, password, paymentPassword, twoStep }: SecurityData["security"]) => [
  password.set && !password.expired,
  mobile !== null,
  email !== null,
  twoStep.on,
  paymentPassword,
];

/** Renders the member's name, the level of protection and the last sign-in. */
function AccountSummary({ data: { avatar, icon, info, security } }: { readonly data: SecurityData }) {
  const t = useT("shell");
  const format = useFormat();
  const all = protections(security);
  const done = all.filter(Boolean).length;
  const { lastSignIn } = security;
  return (
    <Head>
      <img src={avatar.url} alt="" width={76} height={76} />
      <p className="name">
        <bdi>{info.nickname}</bdi>
        {icon.rankLevel > 0 ? <Badge tone="accent">{icon.labelName}</Badge> : null}
        {info.memberLabel.map(({ labelName }) => (
          <Badge key={labelName}>{labelName}</Badge>
        ))}
      </p>
      <p className="account">
        <bdi>{info.account}</bdi>
        {lastSignIn ? ` · ${t("security.lastSignIn", { date: format.date(Date.parse(lastSignIn.at)) })}` : null}
      </p>
      <p className="level">
        <span aria-hidden="true">
          {all
            .map((_, at) => at < done)
            .map((on, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars have a fixed order
              <i key={at} data-on={on ? "" : undefined} />
            ))}
        </span>
        {t("security.level", { done: String(done), all: String(all.length) })}
      </p>
    </Head>
  );
}

/** securityCenter: renders the member's account and its protection (requirement A19). */
export function SecurityCenter(props: CentreViewProps<SecurityData>) {
  const t = useT("shell");
  return (
    <SettingsPage>
      <AccountSummary data={props.data} />
      <SettingsGroup id="signing-in" title={t("security.signingIn")}>
        <div className="rows">
          <PasswordRow {...props} />
          <TwoStepRow {...props} />
          <MobileRow {...props} />
          <EmailRow {...props} />
        </div>
      </SettingsGroup>
      <SettingsGroup id="payments" title={t("security.payments")}>
        <div className="rows">
          <PaymentRow {...props} />
        </div>
      </SettingsGroup>
      <SettingsGroup id="you" title={t("security.you")}>
        <div className="rows">
          <AvatarRow {...props} />
          <ProfileRow {...props} />
        </div>
      </SettingsGroup>
      <Devices {...props} />
      <TrustedDevices {...props} />
      <SignInHistory data={props.data} />
      <SettingsGroup id="data" title={t("security.data")}>
        <p>{t("security.dataText")}</p>
        <p>
          <LinkButton href="/my-data.json" download>
            {t("security.dataGet")}
          </LinkButton>
        </p>
      </SettingsGroup>
    </SettingsPage>
  );
}
