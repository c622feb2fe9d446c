import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { answerOfType, FormResult, useSection } from "~/site/centre/parts/section-form";
import { SettingsGroup } from "~/site/centre/parts/settings-row";
import { AccountField } from "~/site/page-account";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { Icon } from "~/ui/icon";
import { Pager } from "~/ui/pager";
import { useDeviceName } from "../../use-device-name";
import type { SectionProps, SecurityData } from "./types";

const SessionList = styled.ul`
  li { display: grid; grid-template-columns: 24px minmax(0, 1fr) auto; align-items: center; gap: 4px 14px; min-block-size: 72px; padding: 12px clamp(14px, 3vw, 22px); }
  li > svg { color: var(--text-2); }
  b { font-weight: 650; overflow-wrap: anywhere; }
  small { display: block; color: var(--text-2); font-size: var(--size-1); }
`;

const SectionFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  .error { color: var(--lose); font-weight: 600; }
  .done { color: var(--win); font-weight: 600; }
`;

type Session = SecurityData["sessions"][number];

/** Renders the member's sessions, with buttons to end one or all others. */
export function Devices({ data, answer }: SectionProps) {
  const t = useT("shell");
  const form = useSection(answerOfType(answer, "endSession"));
  return (
    <SettingsGroup id="devices" title={t("security.devices")}>
      <SessionList className="rows">
        {data.sessions.map((session) => (
          <Device key={session.id} session={session} form={form} />
        ))}
      </SessionList>
      <SectionFooter>
        {data.sessions.length > 1 ? (
          <EndForm form={form}>
            <Button variant="danger" aria-disabled={form.sending}>
              {t("security.endOthers")}
            </Button>
          </EndForm>
        ) : null}
        <FormResult answer={form.answer} />
      </SectionFooter>
    </SettingsGroup>
  );
}

/** Renders the devices that skip the second step; only for members who trust a device. */
export function TrustedDevices({ data, answer }: SectionProps) {
  const t = useT("shell");
  const format = useFormat();
  const nameOf = useDeviceName();
  const form = useSection(answerOfType(answer, "forgetDevice"));
  const trusted = data.devices.flatMap((row) =>
    row.trustedUntil === null ? [] : [{ ...row, until: row.trustedUntil }],
  );
  if (trusted.length === 0 && !form.answer) return null;
  return (
    <SettingsGroup id="trusted" title={t("security.trusted")}>
      <SessionList className="rows">
        {trusted.map(({ current, device, id, ip, until }) => (
          <li key={id}>
            <Icon name="shield" size={24} />
            <div>
              <b>
                <bdi>{nameOf(device)}</bdi>
              </b>
              <small>
                <bdi dir="ltr">{ip ?? "\u2013"}</bdi> ·{" "}
                {t("security.trustedUntil", { date: format.date(Date.parse(until)) })}
              </small>
              {current ? <Badge tone="good">{t("security.thisDevice")}</Badge> : null}
            </div>
            <EndForm form={form} type="forgetDevice" id={id}>
              <Button
                size="small"
                aria-label={t("security.forgetNamed", { device: nameOf(device) })}
                aria-disabled={form.sending}
              >
                {t("security.forget")}
              </Button>
            </EndForm>
          </li>
        ))}
      </SessionList>
      <SectionFooter>
        <FormResult answer={form.answer} />
      </SectionFooter>
    </SettingsGroup>
  );
}

interface EndFormProps {
  readonly form: ReturnType<typeof useSection>;
  /** Posted form type; defaults to `endSession`. */
  readonly type?: "endSession" | "forgetDevice";
  /** Session or device id. Without it all other sessions end. */
  readonly id?: string;
  readonly children: ReactNode;
}

function EndForm({ form, type = "endSession", id, children }: EndFormProps) {
  return (
    <form method="post" action="/member/securityCenter" onSubmit={form.onSubmit}>
      <AccountField />
      <input type="hidden" name="type" value={type} />
      {id === undefined ? null : <input type="hidden" name="id" value={id} />}
      {children}
    </form>
  );
}

function Device({ session, form }: { readonly session: Session; readonly form: EndFormProps["form"] }) {
  const t = useT("shell");
  const format = useFormat();
  const { at, current, id, ip, seenAt } = session;
  const device = useDeviceName()(session.device);
  const isPhone = /iPhone|iPad|Android/.test(device);
  return (
    <li>
      <Icon name={isPhone ? "smartphone" : "monitor"} size={24} />
      <div>
        <b>
          <bdi>{device}</bdi>
        </b>
        <small>
          <bdi dir="ltr">{ip ?? "\u2013"}</bdi> · {t("security.since", { date: format.date(Date.parse(at)) })}
        </small>
        {current ? null : <small>{t("security.seen", { date: format.date(Date.parse(seenAt)) })}</small>}
      </div>
      {current ? (
        <Badge tone="good">{t("security.thisDevice")}</Badge>
      ) : (
        <EndForm form={form} id={id}>
          <Button size="small" aria-label={t("security.endNamed", { device })} aria-disabled={form.sending}>
            {t("account.signOut")}
          </Button>
        </EndForm>
      )}
    </li>
  );
}

const METHOD_TEXTS = {
  username: "security.method.username",
  sms: "security.method.sms",
  firebase: "security.method.firebase",
  remembered: "security.method.remembered",
  freeplay: "signIn.freePlay",
  register: "security.method.register",
} as const;

type SignInAttempt = SecurityData["history"]["rows"][number];

/** Renders the sign-in attempts, one page at a time. */
export function SignInHistory({ data }: Pick<SectionProps, "data">) {
  const t = useT("shell");
  const format = useFormat();
  const nameOf = useDeviceName();
  const { pageNo, rows, totalPages } = data.history;
  const columns: readonly Column<SignInAttempt>[] = [
    { id: "at", title: t("security.at"), cell: ({ at }) => <time dateTime={at}>{format.date(Date.parse(at))}</time> },
    {
      id: "ok",
      title: t("security.result"),
      cell: ({ ok }) => <Badge tone={ok ? "good" : "bad"}>{t(ok ? "security.ok" : "security.refused")}</Badge>,
    },
    { id: "method", title: t("security.how"), cell: ({ method }) => t(METHOD_TEXTS[method]) },
    { id: "device", title: t("security.device"), cell: ({ device }) => <bdi>{nameOf(device)}</bdi> },
    { id: "ip", title: t("security.ip"), cell: ({ ip }) => <bdi dir="ltr">{ip ?? "\u2013"}</bdi> },
  ];
  return (
    <SettingsGroup id="history" title={t("security.history")}>
      <DataTable
        caption={t("security.history")}
        columns={columns}
        rows={rows}
        rowKey={(row) => String(rows.indexOf(row))}
      />
      <Pager
        page={pageNo}
        pages={totalPages}
        href={(page) => `/member/securityCenter?page=${page}#history`}
        label={t("security.history")}
        stay
      />
    </SettingsGroup>
  );
}
