import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from "@codemirror/language";
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { search, searchKeymap } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
  tooltips,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { findNodeAtLocation, modify, parseTree } from "jsonc-parser";
import type { DocumentPath } from "~/platform/text/json";
import { completeJson, type EditorKnowledge, explainJson } from "./json-assist";

/** Problem in the form of the editor: line and column from 1. */
interface Marked {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Options of an editor. */
export interface EditorInput {
  /** Container of the editor: it gets a shadow root, so that the editor's styles are not inline styles of the page. */
  readonly host: HTMLElement;
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
  readonly readOnly: boolean;
  readonly knowledge: EditorKnowledge;
  /** Returns the sentence about the base's value. */
  readonly inherits: (value: string) => string;
  /** Translations of the editor's built-in phrases, by the English ones. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly changed: (text: string) => void;
  /** Called for the save shortcut; returns true when handled. */
  readonly save: () => boolean;
}

/** An open editor. */
export interface JsonEditor {
  /** Sets one value; undefined removes its key. The rest of the text stays unchanged. */
  set(path: DocumentPath, value: unknown): void;
  /** Moves the cursor to a value, or to its nearest parent. */
  go(path: DocumentPath): void;
  mark(problems: readonly Marked[]): void;
  close(): void;
}

const MONO = "ui-monospace, Menlo, Consolas, monospace";

const look = EditorView.theme({
  "&": { color: "var(--text-1)", backgroundColor: "var(--surface-0)", fontSize: "0.875rem", blockSize: "100%" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: MONO, lineHeight: "1.6", overflow: "auto" },
  ".cm-content": { caretColor: "var(--text-1)" },
  ".cm-cursor": { borderLeftColor: "var(--text-1)" },
  ".cm-gutters": {
    backgroundColor: "var(--surface-0)",
    color: "var(--text-2)",
    borderInlineEnd: "1px solid var(--line)",
  },
  ".cm-activeLine": { backgroundColor: "transparent", boxShadow: "inset 0 0 0 1px var(--line)" },
  "& .cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    background: "var(--surface-3)",
  },
  ".cm-tooltip": {
    maxInlineSize: "min(420px, 90vw)",
    border: "1px solid var(--line)",
    borderRadius: "var(--radius-small)",
    backgroundColor: "var(--surface-1)",
    color: "var(--text-1)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: MONO, maxBlockSize: "16em" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { background: "var(--surface-3)", color: "var(--text-1)" },
  ".cm-completionDetail": { color: "var(--text-2)", fontStyle: "normal" },
  ".cm-completionIcon": { display: "none" },
  ".explained, .cm-completionInfo, .cm-diagnostic": { padding: "8px 12px", fontSize: "0.875rem", lineHeight: "1.5" },
  ".explained p": { margin: "2px 0" },
  ".explained small": { color: "var(--text-2)", overflowWrap: "anywhere" },
  ".cm-panels": { backgroundColor: "var(--surface-1)", color: "var(--text-1)" },
  ".cm-panels-top": { borderBlockEnd: "1px solid var(--line)" },
  ".cm-panel.cm-search": { padding: "8px 28px 8px 8px", fontFamily: "inherit" },
  ".cm-search label": { fontSize: "0.8125rem" },
  ".cm-search .cm-textfield, .cm-search .cm-button": {
    minBlockSize: "32px",
    padding: "2px 10px",
    border: "1px solid var(--line)",
    borderRadius: "var(--radius-small)",
    background: "var(--surface-0)",
    color: "var(--text-1)",
    fontSize: "0.8125rem",
  },
  ".cm-search .cm-button": { backgroundImage: "none", backgroundColor: "var(--surface-2)" },
  ".cm-panel.cm-search [name=close]": { insetInlineEnd: "6px", color: "var(--text-1)", fontSize: "1.25rem" },
  ".cm-diagnostic": { unicodeBidi: "plaintext", textAlign: "start" },
  ".cm-diagnostic-error": { borderInlineStart: "3px solid var(--lose)" },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--brand-text)" },
  { tag: tags.string, color: "var(--accent-text)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--text-1)", fontWeight: "600" },
]);

/** Matches the token at a problem's position. */
const WORD = /^(?:"(?:[^"\\]|\\.)*"?|[^\s,:{}[\]]+|.)/;

function diagnosticOf(state: EditorState, { column, line, message }: Marked): Diagnostic[] {
  if (line > state.doc.lines) return [];
  const at = state.doc.line(line);
  const from = Math.min(at.from + column - 1, at.to);
  const word = WORD.exec(state.sliceDoc(from, at.to))?.[0] ?? "";
  return [{ from, to: Math.min(from + word.length, at.to), severity: "error", message }];
}

/** Opens a JSON editor with completion and explanations from schemas. */
export function openEditor(input: EditorInput): JsonEditor {
  const { changed, host, knowledge, label, readOnly, save, text } = input;
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const keep = { key: "Mod-s", preventDefault: true, run: save };
  const extensions = [
    keymap.of([
      keep,
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...lintKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...defaultKeymap,
    ]),
    [lineNumbers(), foldGutter(), lintGutter(), history(), drawSelection(), highlightActiveLine()],
    [indentOnInput(), bracketMatching(), closeBrackets(), search({ top: true }), tooltips({ position: "absolute" })],
    [json(), syntaxHighlighting(colours), look, EditorView.lineWrapping],
    // The list opens only inside keys and values, where Enter is not used for a new line.
    autocompletion({ override: [completeJson(knowledge)], icons: false, interactionDelay: 0 }),
    hoverTooltip(explainJson(knowledge, input.inherits)),
    EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", tabindex: "0" }),
    [EditorState.readOnly.of(readOnly), EditorState.phrases.of(input.phrases)],
    EditorView.updateListener.of((update) => {
      if (update.docChanged) changed(update.state.doc.toString());
    }),
  ];
  const view = new EditorView({ root, parent: root, state: EditorState.create({ doc: text, extensions }) });
  return {
    set: (path, value) => setValue(view, path, value),
    go: (path) => goTo(view, path),
    mark: (problems) =>
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.flatMap((problem) => diagnosticOf(view.state, problem)),
        ),
      ),
    close: () => view.destroy(),
  };
}

function setValue(view: EditorView, path: DocumentPath, value: unknown): void {
  const formattingOptions = { tabSize: 2, insertSpaces: true, eol: "\n" };
  const edits = modify(view.state.doc.toString(), [...path], value, { formattingOptions });
  const changes = edits.map(({ content, length, offset }) => ({ from: offset, to: offset + length, insert: content }));
  view.dispatch({ changes, userEvent: "input.form" });
}

function goTo(view: EditorView, path: DocumentPath): void {
  const tree = parseTree(view.state.doc.toString());
  if (!tree) return;
  let node = tree;
  for (let length = 1; length <= path.length; length += 1)
    node = findNodeAtLocation(tree, path.slice(0, length)) ?? node;
  const anchor = node.parent?.type === "property" ? node.parent.offset : node.offset;
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
  view.focus();
}
