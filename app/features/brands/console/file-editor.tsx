import { Form, useBeforeUnload } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { ProblemList } from "~/site/console/problem-list";
import type { FileAnswer, FileProblem } from "~/site/console/types";
import { AccountField } from "~/site/page-account";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { inputLook } from "~/ui/field";
import { SaveConflictPanel } from "../save-conflict";
import { ActForm } from "./act-form";
import type { RefusedFile } from "./file-action.server";
import { editPath } from "./file-table";
import { PreviewFrame, type PreviewSite } from "./preview-frame";
import { parsedBase, useEditing, useFileProblems, useJsonEditor } from "./use-editing";

const Bench = styled.div`
  display: grid;
  gap: 24px;
  align-items: start;

  > * { min-inline-size: 0; }
  > section > * + ul { margin-block-start: 16px; }
  h2 { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-block-end: 8px; font-size: var(--size-2); letter-spacing: 0; }
  .fields { max-block-size: min(78vh, 860px); overflow: auto; padding-inline-end: 4px; }
  form { display: grid; gap: 12px; }
  .line { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; }
  form > textarea, .editor { ${inputLook} block-size: min(64vh, 720px); padding: 0; overflow: hidden; }
  form > textarea { padding: 12px; font: 0.875rem/1.6 ui-monospace, Menlo, Consolas, monospace; overflow: auto; resize: vertical; }
  .editor:focus-within { outline: 2px solid var(--focus); outline-offset: 2px; }
  [hidden] { display: none; }

  @media (min-width: 760px) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); > :nth-child(3) { grid-column: 1 / -1; } }
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr);
    > :nth-child(3) { grid-column: auto; }
  }
`;

interface FileEditorProps {
  readonly code: string;
  readonly file: FileAnswer;
  /** Problems of the saved draft. */
  readonly problems: readonly FileProblem[];
  readonly site: PreviewSite | null;
  readonly mayEdit: boolean;
  /** Refusal of the last save. */
  readonly refused: RefusedFile | null;
}

/** Initial text of a new file. */
const NEW_FILE = "{\n}\n";

/** Returns translations of the editor's built-in English phrases. */
function usePhrases(): Readonly<Record<string, string>> {
  const t = useT("console");
  return {
    Find: t("files.editor.find"),
    Replace: t("files.editor.replaceBy"),
    next: t("files.editor.next"),
    previous: t("files.editor.previous"),
    all: t("files.editor.all"),
    "match case": t("files.editor.case"),
    regexp: t("files.editor.regexp"),
    "by word": t("files.editor.word"),
    replace: t("files.editor.replace"),
    "replace all": t("files.editor.replaceAll"),
    close: t("dialog.close"),
    "Fold line": t("files.editor.fold"),
    "Unfold line": t("files.editor.unfold"),
  };
}

/** Renders the state of the text: saved or not, valid or not. */
function TextState({
  isSaved,
  problems,
}: {
  readonly isSaved: boolean;
  readonly problems: readonly FileProblem[] | null;
}) {
  const t = useT("console");
  const count = problems?.length ?? 0;
  return (
    <span className="line" role="status">
      {isSaved ? null : <Badge tone="accent">{t("files.unsaved")}</Badge>}
      {problems === null ? <Badge>{t("files.checking")}</Badge> : null}
      {problems !== null ? (
        <Badge tone={count === 0 ? "good" : "bad"}>
          {count === 0 ? t("files.valid") : t("files.problems", { count })}
        </Badge>
      ) : null}
    </span>
  );
}

/** State of the text: the typed text, its problems, and the editor. */
function useFileText({ code, file, mayEdit, problems: known, refused }: FileEditorProps) {
  const t = useT("console");
  const start = file.text ?? NEW_FILE;
  const [text, setText] = useState(refused?.text ?? start);
  // The typed text is based on this version, even when others save, until it equals the saved text.
  const [begun, setBegun] = useState(refused?.conflict?.expected ?? file.hash ?? "");
  useEffect(() => {
    if (text === file.text) setBegun(file.hash ?? "");
  }, [text, file.text, file.hash]);
  const form = useRef<HTMLFormElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const editing = useEditing(file.kind);
  const problems = useFileProblems(code, file, text, known);
  const editor = useJsonEditor({
    editing,
    host,
    file,
    text,
    label: t("files.textOf", { path: file.path }),
    readOnly: !mayEdit,
    inherits: (value: string) => t("files.base", { value }),
    phrases: usePhrases(),
    changed: setText,
    save: () => form.current?.requestSubmit(),
  });
  const here = useMemo(() => {
    const names = [`.drafts/${code}/${file.path}`, `${code}/${file.path}`];
    return (problems ?? []).filter((problem) => names.includes(problem.file));
  }, [problems, code, file.path]);
  useEffect(() => {
    if (editing) editor.current?.mark(here);
  }, [editing, editor, here]);
  // Warns before leaving the page with unsaved text.
  useBeforeUnload((event) => {
    if (mayEdit && text !== start) event.preventDefault();
  });
  return { text, setText, begun, form, host, editing, editor, problems, here };
}

type FileText = ReturnType<typeof useFileText>;

/** Renders the fields of the file's schema. */
function FieldsPart({ edited, file, mayEdit }: Pick<FileEditorProps, "file" | "mayEdit"> & { edited: FileText }) {
  const t = useT("console");
  const { editing, editor, here, text } = edited;
  const knowledge = useMemo(
    () => editing && { files: editing.files, kind: file.kind, base: parsedBase(file.base) },
    [editing, file.kind, file.base],
  );
  const SchemaForm = editing?.parts.SchemaForm;
  return (
    <section aria-labelledby="fields">
      <h2 id="fields">{t("files.form")}</h2>
      <div className="fields">
        {SchemaForm && knowledge ? (
          <SchemaForm
            text={text}
            knowledge={knowledge}
            problems={here}
            disabled={!mayEdit}
            set={(path, value) => editor.current?.set(path, value)}
            go={(path) => editor.current?.go(path)}
          />
        ) : (
          <p>{t("files.formLoads")}</p>
        )}
      </div>
    </section>
  );
}

const FORM = "file-text";

/** Renders the form that saves the file's text. */
function TextForm({ edited, file, mayEdit }: Pick<FileEditorProps, "file" | "mayEdit"> & { edited: FileText }) {
  const t = useT("console");
  const { begun, editing, form, host, setText, text } = edited;
  return (
    <Form method="post" ref={form} id={FORM}>
      <AccountField />
      <input type="hidden" name="path" value={file.path} />
      <input type="hidden" name="expectedHash" value={begun} />
      <div ref={host} className="editor" dir="ltr" hidden={!editing} />
      <textarea
        name="text"
        aria-label={t("files.textOf", { path: file.path })}
        dir="ltr"
        value={text}
        onChange={(event) => setText(event.target.value)}
        hidden={editing !== null}
        readOnly={!mayEdit}
        spellCheck={false}
      />
      {mayEdit ? (
        <div className="line">
          <Button variant="primary" name="intent" value="save">
            {t("files.save")}
          </Button>
        </div>
      ) : null}
    </Form>
  );
}

/** Renders both versions of a file that another member of staff saved or removed first. */
function FileConflict({ code, file, refused }: Pick<FileEditorProps, "code" | "file" | "refused">) {
  const t = useT("console");
  if (!refused?.conflict) return null;
  const { conflict, intent } = refused;
  return (
    <SaveConflictPanel
      conflict={conflict}
      form={FORM}
      intent={intent}
      label={t(intent === "save" ? "conflict.saveMine" : "conflict.remove")}
      theirs={`${editPath(code, file.path)}&theirs=${conflict.seen.slice(0, 12) || "none"}`}
    />
  );
}

/** Renders one file: a form from its schema, the text with completion and live errors, and the site next to them. */
export function FileEditor(props: FileEditorProps) {
  const { code, file, mayEdit, refused, site } = props;
  const t = useT("console");
  const edited = useFileText(props);
  const { problems, text } = edited;
  return (
    <Bench>
      <FieldsPart edited={edited} file={file} mayEdit={mayEdit} />
      <section aria-labelledby="text">
        <h2 id="text">
          {t("files.text")}
          <TextState isSaved={text === (file.text ?? "")} problems={problems} />
        </h2>
        <FileConflict code={code} file={file} refused={refused} />
        <TextForm edited={edited} file={file} mayEdit={mayEdit} />
        {problems && problems.length > 0 ? <ProblemList problems={problems} /> : null}
        {mayEdit && file.hash !== null && file.path !== "tenant.json" ? (
          <ActForm
            fields={{ intent: "remove", path: file.path, expectedHash: edited.begun }}
            label={t("files.remove")}
            variant="danger"
          />
        ) : null}
      </section>
      <PreviewFrame code={code} site={site} />
    </Bench>
  );
}
