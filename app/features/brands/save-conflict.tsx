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

/** Two versions of one text: the saved one of another member of staff, and the refused one. */
export interface SaveConflict {
  /** Author and time (ISO 8601) of the saved version; null when unknown. */
  readonly by: string | null;
  readonly at: string | null;
  /** Version that the refused change started from, and the saved version; empty for no file. */
  readonly expected: string;
  readonly seen: string;
  /** Differences from the saved to the refused version; null when they are too long to show. */
  readonly hunks: readonly Hunk[] | null;
}

interface SaveConflictPanelProps {
  readonly conflict: SaveConflict;
  /** Id of the refused form. */
  readonly form: string;
  /** Intent and label of the panel's button. */
  readonly intent: string;
  readonly label: string;
  /** Address of the page with the saved version; following it discards the typed text. */
  readonly theirs: string;
}

/** Renders both versions by line and the author of the saved one. Only its button can overwrite the saved version. */
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
 * Returns a form's intent, and the version that its change starts from (null for no file). For an overwrite, that is the saved
 * version shown in the panel.
 */
export function readSaveIntent(
  form: FormData,
  usual: string,
): { readonly intent: string; readonly expected: string | null } {
  const text = (name: string) => String(form.get(name) ?? "");
  const over = /^(\w+) (.*)$/.exec(text("over"));
  const [intent, expected] = over ? [over[1], over[2]] : [text("intent"), text("expectedHash")];
  return { intent: intent || usual, expected: expected || null };
}
