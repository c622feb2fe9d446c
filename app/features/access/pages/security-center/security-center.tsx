import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { Group } from "~/site/centre/parts/row";
import { Page } from "~/site/centre/parts/section-look";
import type { CentreViewProps } from "~/site/centre/types";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { AvatarRow, ProfileRow } from "./about";
import { Devices, History, TrustedDevices } from "./came-in";
import { EmailRow, MobileRow, PasswordRow, PaymentRow } from "./protection";
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
function Who({ data: { avatar, icon, info, security } }: { readonly data: SecurityData }) {
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
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar stands for its place
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
    <Page>
      <Who data={props.data} />
      <Group id="signing-in" title={t("security.signingIn")}>
        <div className="rows">
          <PasswordRow {...props} />
          <TwoStepRow {...props} />
          <MobileRow {...props} />
          <EmailRow {...props} />
        </div>
      </Group>
      <Group id="payments" title={t("security.payments")}>
        <div className="rows">
          <PaymentRow {...props} />
        </div>
      </Group>
      <Group id="you" title={t("security.you")}>
        <div className="rows">
          <AvatarRow {...props} />
          <ProfileRow {...props} />
        </div>
      </Group>
      <Devices {...props} />
      <TrustedDevices {...props} />
      <History data={props.data} />
      <Group id="data" title={t("security.data")}>
        <p>{t("security.dataText")}</p>
        <p>
          <LinkButton href="/my-data.json" download>
            {t("security.dataGet")}
          </LinkButton>
        </p>
      </Group>
    </Page>
  );
}
