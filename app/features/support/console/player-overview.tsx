import { styled } from "styled-components";
import { useDeviceName } from "~/features/access/use-device-name";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { ConsoleLink } from "~/site/console/console-link";
import { type Fact, Facts } from "~/site/console/facts";
import type { PersonalData, PlayerAnswer } from "~/site/console/types";
import { Money } from "~/ui/money";
import { PlayerActionDialog } from "./player-actions";
import { PlayerLabels } from "./player-state";

const Part = styled.section`
  display: grid;
  gap: 14px;

  header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; }
  header form { display: grid; gap: 16px; justify-items: start; }
  header form > div { inline-size: 100%; }
  p { color: var(--text-2); font-size: var(--size-1); }
`;

interface PlayerProps {
  readonly code: string;
  readonly player: PlayerAnswer;
}

/** Renders a member's personal data: masked, until the member of staff gives a reason. */
export function PersonalPart({
  mayReveal,
  personal,
  player,
}: {
  readonly player: PlayerAnswer;
  /** Revealed data; null while it is masked. */
  readonly personal: PersonalData | null;
  readonly mayReveal: boolean;
}) {
  const t = useT("console");
  const shown = personal ?? player.masked;
  const plain = (value: string | null) => <bdi>{value ?? t("players.notGiven")}</bdi>;
  const facts: readonly Fact[] = [
    [t("players.account"), plain(shown.account)],
    [t("players.mobile"), plain(shown.mobile)],
    [t("players.email"), plain(shown.email)],
    [t("players.payeeName"), plain(shown.payeeName)],
    [t("players.birthday"), plain(shown.birthday)],
    ...shown.contacts.map(({ name, value }): Fact => [name, plain(value)]),
  ];
  return (
    <Part aria-labelledby="personal" data-personal={personal ? "whole" : "masked"}>
      <header>
        <h2 id="personal">{t("players.personal")}</h2>
        {mayReveal && !personal ? <PlayerActionDialog act="reveal" /> : null}
      </header>
      <Facts facts={facts} />
      {personal ? <p role="status">{t("players.revealed")}</p> : null}
    </Part>
  );
}

/** Renders the balances of the wallets. */
function MoneyPart({ player }: { readonly player: PlayerAnswer }) {
  const t = useT("console");
  const nameOf = (wallet: string, name: string) =>
    wallet === "main" || wallet === "hold" ? t(`players.wallet.${wallet}`) : name || wallet;
  return (
    <Part aria-labelledby="money">
      <h2 id="money">{t("players.money")}</h2>
      <Facts
        facts={[
          [t("players.total"), <Money key="total" amount={player.total} />],
          ...player.wallets.map(
            ({ balance, name, wallet }): Fact => [nameOf(wallet, name), <Money key={wallet} amount={balance} />],
          ),
          [t("players.deposits"), String(player.counts.deposits)],
          [t("players.withdrawals"), String(player.counts.withdrawals)],
          [t("players.bankAccounts"), String(player.counts.bankAccounts)],
        ]}
      />
    </Part>
  );
}

function SecurityPart({ player }: { readonly player: PlayerAnswer }) {
  const t = useT("console");
  const { counts, security } = player;
  const yes = (value: boolean) => t(value ? "players.yes" : "players.no");
  const password = security.passwordOnce ? t("players.passwordOnce") : yes(security.password);
  return (
    <Part aria-labelledby="security">
      <h2 id="security">{t("players.security")}</h2>
      <Facts
        facts={[
          [t("players.password"), password],
          [t("players.paymentPassword"), yes(security.paymentPassword)],
          [t("players.twoStep"), yes(security.twoStep)],
          [t("players.recoveryCodes"), security.twoStep ? String(security.recoveryCodes) : null],
          [t("players.sessions"), String(counts.sessions)],
        ]}
      />
    </Part>
  );
}

function AccountPart({ code, player }: PlayerProps) {
  const t = useT("console");
  const format = useFormat();
  const nameOf = useDeviceName();
  const when = (time: string | null) => (time === null ? null : format.date(Date.parse(time), "dateTime"));
  const { counts, inviter, labels, lastSignIn, level } = player;
  const from = [lastSignIn?.ip, lastSignIn?.country].filter(Boolean).join(" · ");
  const facts: readonly Fact[] = [
    [t("players.nickname"), <bdi key="nickname">{player.nickname}</bdi>],
    [t("players.class"), t(`players.classes.${player.class}`)],
    [t("players.level"), level.name || String(level.rank)],
    [t("players.labels"), labels.length > 0 ? <PlayerLabels key="labels" labels={labels} /> : null],
    [t("players.registered"), when(player.registeredAt)],
    [t("players.seen"), when(player.seenAt)],
    [t("players.lastSignIn"), when(lastSignIn?.at ?? null)],
    [t("players.device"), lastSignIn && <bdi key="device">{nameOf(lastSignIn.device)}</bdi>],
    [t("players.from"), from ? <bdi key="from">{from}</bdi> : null],
    [t("players.language"), player.language],
    [
      t("players.inviter"),
      inviter && (
        <ConsoleLink href={`/console/brands/${code}/players/${inviter.memberId}`}>{inviter.account}</ConsoleLink>
      ),
    ],
    [t("players.invited"), String(counts.invited)],
    [t("players.identity"), t(`players.identities.${player.identity}`)],
    [t("players.id"), player.memberId],
  ];
  return (
    <Part aria-labelledby="account">
      <h2 id="account">{t("players.accountPart")}</h2>
      <Facts facts={facts} />
    </Part>
  );
}

/** Renders all data of a member on one page. */
export function PlayerOverview(props: PlayerProps & Omit<Parameters<typeof PersonalPart>[0], "player">) {
  const { code, mayReveal, personal, player } = props;
  return (
    <>
      <AccountPart code={code} player={player} />
      <PersonalPart player={player} personal={personal} mayReveal={mayReveal} />
      <MoneyPart player={player} />
      <SecurityPart player={player} />
    </>
  );
}
