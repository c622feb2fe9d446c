import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { OutboxAnswer } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";

const List = styled.ul`
  display: grid;
  gap: 12px;
  max-inline-size: 760px;

  li {
    display: grid;
    gap: 8px;
    padding: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--card-ground);
  }
  .head { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; }
  .head b { overflow-wrap: anywhere; }
  time { margin-inline-start: auto; color: var(--text-2); font-size: var(--size-1); }
  .body { white-space: pre-line; overflow-wrap: anywhere; }
  .body a { color: var(--brand-text); text-decoration: underline; }
`;

/** Renders a text with its URLs as links, so a tester of a demo brand can open them. */
function MessageBody({ text }: { readonly text: string }) {
  const parts = text.split(/(https?:\/\/[^\s]+)/);
  return (
    <p className="body">
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in order, which never change
          <a key={at} href={part} rel="noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

function Message({ row }: { readonly row: OutboxAnswer["rows"][number] }) {
  const t = useT("console");
  const format = useFormat();
  return (
    <li data-receiver={row.receiver}>
      <div className="head">
        <Badge>{row.channel === "sms" ? t("outbox.sms") : t("outbox.mail")}</Badge>
        <b dir="ltr">{row.receiver}</b>
        <time dateTime={row.at}>{format.date(Date.parse(row.at), "dateTime")}</time>
      </div>
      {row.subject ? <b>{row.subject}</b> : null}
      <MessageBody text={row.body} />
    </li>
  );
}

/** Renders the messages stored by a demo brand's sandbox providers, latest first. */
export function OutboxList({ rows }: Pick<OutboxAnswer, "rows">) {
  const t = useT("console");
  if (rows.length === 0) return <EmptyState icon="send" title={t("outbox.none")} text={t("outbox.noneHint")} />;
  return (
    <List>
      {rows.map((row) => (
        <Message key={row.id} row={row} />
      ))}
    </List>
  );
}
