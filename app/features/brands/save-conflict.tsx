import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { Button, LinkButton } from "~/ui/button";
import { type Hunk, Hunks } from "./hunk-lines";

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--lose);
  border-radius: var(--radius-small);
  background: var(--surface-1);

  h2 { font-size: var(--size-2); }
  p { color: var(--text-2); font-size: var(--size-1); }
  .do { display: flex; flex-wrap: wrap; gap: 8px; }
`;

/** Two versions of one text: the one that somebody else saved, and the one that was refused. */
export interface SaveConflict {
  /** Who saved the other one, and when (ISO 8601); null where that is not known. */
  readonly by: string | null;
  readonly at: string | null;
  /** The version that the refused one started from, and the other one; empty for no file. */
  readonly expected: string;
  readonly seen: string;
  /** From theirs to what would be saved; null where more differs than anybody reads. */
  readonly hunks: readonly Hunk[] | null;
}

interface SaveConflictPanelProps {
  readonly conflict: SaveConflict;
  /** Id of the form that was refused. */
  readonly form: string;
  /** What its button does, and what it says. */
  readonly intent: string;
  readonly label: string;
  /** The page with their version: what was typed is dropped. */
  readonly theirs: string;
}

/** Shows both versions by line and who made the other one. Only from here the refused one can be saved over it. */
export function SaveConflictPanel({ conflict, form, intent, label, theirs }: SaveConflictPanelProps) {
  const t = useT("console");
  const format = useFormat();
  const { at, by, hunks, seen } = conflict;
  const who =
    by && at ? t("conflict.by", { name: by, time: format.date(Date.parse(at), "dateTime") }) : t("conflict.bySomebody");
  return (
    <Panel aria-labelledby="conflict" data-conflict="">
      <h2 id="conflict">{t("conflict.title")}</h2>
      <p>
        {who} {t("conflict.text")}
      </p>
      {hunks === null ? <p>{t("files.noLines")}</p> : null}
      {hunks?.length === 0 ? <p>{t("conflict.same")}</p> : null}
      {hunks && hunks.length > 0 ? <Hunks hunks={hunks} label={t("conflict.title")} /> : null}
      <div className="do">
        <Button form={form} name="over" value={`${intent} ${seen}`} variant="danger">
          {label}
        </Button>
        <LinkButton href={theirs} variant="secondary">
          {t("conflict.takeTheirs")}
        </LinkButton>
      </div>
    </Panel>
  );
}

/**
 * Reads what a form is to do, and the version that its change starts from (null for no file): the one that was shown beside
 * it, for who saves over theirs.
 */
export function conflictChoice(
  form: FormData,
  usual: string,
): { readonly intent: string; readonly expected: string | null } {
  const text = (name: string) => String(form.get(name) ?? "");
  const over = /^(\w+) (.*)$/.exec(text("over"));
  const [intent, expected] = over ? [over[1], over[2]] : [text("intent"), text("expectedHash")];
  return { intent: intent || usual, expected: expected || null };
}
