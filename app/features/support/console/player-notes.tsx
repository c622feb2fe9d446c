import { Form } from "@remix-run/react";
import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { NotesAnswer } from "~/site/console/types";
import { AccountField } from "~/site/page-account";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { TextArea } from "~/ui/field";
import { Pager } from "~/ui/pager";

const NotesLayout = styled.div`
  display: grid;
  gap: 20px;
  max-inline-size: 760px;

  form { display: grid; gap: 12px; justify-items: start; }
  form > div { inline-size: 100%; }
  ol { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; }
  li { display: grid; gap: 6px; padding: 14px 16px; border: 1px solid var(--line); border-radius: var(--radius-small); }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; font-size: var(--size-1); }
  time { margin-inline-start: auto; color: var(--text-2); }
  li p { overflow-wrap: anywhere; white-space: pre-line; }
`;

interface NotesProps {
  readonly path: string;
  readonly answer: NotesAnswer;
  /** True when the caller may write notes. */
  readonly mayWrite: boolean;
}

/** Renders the notes and actions of staff for a member, the latest first. Entries are never changed. */
export function PlayerNotes({ answer, mayWrite, path }: NotesProps) {
  const t = useT("console");
  const format = useFormat();
  return (
    <NotesLayout>
      {mayWrite ? (
        <Form method="post" action={`${path}?tab=notes`} key={answer.total}>
          <AccountField />
          <input type="hidden" name="act" value="note" />
          <TextArea label={t("players.note")} hint={t("players.noteHint")} name="words" required maxLength={2000} />
          <Button variant="primary">{t("players.noteAdd")}</Button>
        </Form>
      ) : null}
      {answer.rows.length === 0 ? <EmptyState icon="history" title={t("players.noNotes")} /> : null}
      <ol>
        {answer.rows.map(({ actor, at, id, kind, words }) => (
          <li key={id}>
            <header>
              <Badge>{t(`players.deed.${kind}`)}</Badge>
              <b>{actor}</b>
              <time dateTime={at}>{format.date(Date.parse(at), "dateTime")}</time>
            </header>
            <p dir="auto">{words || "–"}</p>
          </li>
        ))}
      </ol>
      <Pager page={answer.pageNo} pages={answer.totalPages} href={(page) => `${path}?tab=notes&page=${page}`} />
    </NotesLayout>
  );
}
