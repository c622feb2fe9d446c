import { Form } from "@remix-run/react";
import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { ConsoleLink } from "~/site/console/console-link";
import type { EnquiriesAnswer } from "~/site/console/types";
import { AccountField } from "~/site/page-account";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

const List = styled.ul`
  display: grid;
  gap: 12px;
  max-inline-size: 760px;

  li { display: grid; gap: 8px; padding: 16px; border: 1px solid var(--line); border-radius: var(--radius-small); background: var(--card-ground); }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; }
  header b { overflow-wrap: anywhere; }
  time { margin-inline-start: auto; color: var(--text-2); font-size: var(--size-1); }
  p { white-space: pre-line; overflow-wrap: anywhere; }
  small { color: var(--text-2); }
`;

type Row = EnquiriesAnswer["rows"][number];

interface EnquiryListProps {
  readonly code: string;
  readonly rows: readonly Row[];
}

function Enquiry({ code, row }: { readonly code: string; readonly row: Row }) {
  const t = useT("console");
  const format = useFormat();
  const kinds = {
    account: t("enquiries.account"),
    payment: t("enquiries.payment"),
    game: t("enquiries.game"),
    other: t("enquiries.other"),
  };
  const { account, answeredAt, answeredBy, at, contact, content, id, memberId, topic } = row;
  return (
    <li>
      <header>
        <Badge>{kinds[topic]}</Badge>
        {memberId ? (
          <ConsoleLink href={`/console/brands/${code}/players/${memberId}`}>{account ?? memberId}</ConsoleLink>
        ) : (
          <b>{t("enquiries.visitor")}</b>
        )}
        {contact ? <bdi>{contact}</bdi> : null}
        <time dateTime={at}>{format.date(Date.parse(at), "dateTime")}</time>
      </header>
      <p dir="auto">{content}</p>
      {answeredAt ? (
        <small>
          {t("enquiries.by", { who: answeredBy ?? "", at: format.date(Date.parse(answeredAt), "dateTime") })}
        </small>
      ) : (
        <Form method="post">
          <AccountField />
          <input type="hidden" name="id" value={id} />
          <Button size="small" aria-label={t("enquiries.markOne", { content })}>
            {t("enquiries.mark")}
          </Button>
        </Form>
      )}
    </li>
  );
}

/** Renders the enquiries of visitors and members, each with a button that marks it as answered. */
export function EnquiryList({ code, rows }: EnquiryListProps) {
  const t = useT("console");
  if (rows.length === 0)
    return <EmptyState icon="headset" title={t("enquiries.none")} text={t("enquiries.noneHint")} />;
  return (
    <List>
      {rows.map((row) => (
        <Enquiry key={row.id} code={code} row={row} />
      ))}
    </List>
  );
}
