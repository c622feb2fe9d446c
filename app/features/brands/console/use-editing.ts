import { type RefObject, useEffect, useRef, useState } from "react";
import type { SchemaFiles } from "~/platform/brands/schema-walk";
import { staffCheckBrandFile, staffFileSchemas } from "~/platform/wps/calls/staff.gen";
import type { FileAnswer, FileProblem } from "~/site/console/types";
import type { JsonEditor } from "./json-editor";

/** Delay between the last key press and the check of the file, ms. */
const CHECK_MS = 350;

/** Editor code and schemas; null until they are loaded, and when loading fails. */
export interface EditorModule {
  readonly parts: typeof import("./editing");
  readonly files: SchemaFiles;
}

/** Loads the editor after the page. */
export function useEditing(kind: string): EditorModule | null {
  const [editing, setEditing] = useState<EditorModule | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const asked = staffFileSchemas({ kind }, controller);
    // Failed loading leaves the page with its plain text form.
    Promise.all([import("./editing"), asked]).then(
      ([parts, { schemas }]) => controller.signal.aborted || setEditing({ parts, files: schemas }),
      () => undefined,
    );
    return () => controller.abort();
  }, [kind]);
  return editing;
}

/**
 * Returns the problems that the brand would have with this text of the file; checked by the server while typing, with the
 * validation of publishing.
 */
export function useFileProblems(code: string, file: FileAnswer, text: string, known: readonly FileProblem[]) {
  const [found, setFound] = useState<readonly FileProblem[] | null>(null);
  const isSaved = text === (file.text ?? "");
  const { path } = file;
  useEffect(() => {
    setFound(null);
    if (isSaved) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      staffCheckBrandFile({ code, path, text }, controller).then(
        ({ problems }) => setFound(problems),
        () => undefined,
      );
    }, CHECK_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [code, path, text, isSaved]);
  return isSaved ? known : (found ?? null);
}

interface EditorOptions {
  readonly editing: EditorModule | null;
  readonly host: RefObject<HTMLDivElement>;
  readonly file: FileAnswer;
  readonly text: string;
  readonly label: string;
  readonly readOnly: boolean;
  readonly inherits: (value: string) => string;
  readonly phrases: Readonly<Record<string, string>>;
  readonly changed: (text: string) => void;
  readonly save: () => void;
}

/** Opens the editor as soon as it is loaded. */
export function useJsonEditor(wish: EditorOptions): RefObject<JsonEditor> {
  const editor = useRef<JsonEditor | null>(null);
  const latest = useRef(wish);
  latest.current = wish;
  const { editing, file, host } = wish;
  const { base, kind } = file;
  useEffect(() => {
    const place = host.current;
    if (!editing || !place) return;
    const { changed, inherits, label, phrases, readOnly, text } = latest.current;
    const knowledge = { files: editing.files, kind, base: parsedBase(base) };
    const asked = () => {
      latest.current.save();
      return true;
    };
    editor.current = editing.parts.openEditor({
      host: place,
      text,
      label,
      readOnly,
      knowledge,
      inherits,
      phrases,
      changed,
      save: asked,
    });
    return () => {
      editor.current?.close();
      editor.current = null;
    };
  }, [editing, host, kind, base]);
  return editor;
}

/** Parses the base's document, which is validated when the product starts. */
export function parsedBase(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
