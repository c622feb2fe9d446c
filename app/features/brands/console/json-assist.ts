import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { EditorView, Tooltip } from "@codemirror/view";
import { getLocation, type Location, parse } from "jsonc-parser";
import {
  declaredKeys,
  inheritedAt,
  proposedValues,
  type SchemaFiles,
  schemasAt,
  schemaTexts,
  shapeOf,
  valueAt,
} from "~/platform/brands/schema-walk";
import type { DocumentPath } from "~/platform/text/json";
import { mergeDocuments } from "~/platform/text/merge-documents";

/** Data for an editor of one file: its schemas, and the base's document. */
export interface EditorKnowledge {
  readonly files: SchemaFiles;
  readonly kind: string;
  /** Document of the base; undefined for none. */
  readonly base: unknown;
}

/** Returns the document merged over its base, as far as it parses. */
const mergedDocument = ({ base }: EditorKnowledge, text: string): unknown => mergeDocuments(base, parse(text));

/** Initial texts of new values, with the cursor's offset in them. */
const LIST = ["[]", 1] as const;
const STUBS = {
  object: ["{}", 1],
  texts: LIST,
  numbers: LIST,
  list: LIST,
  text: ['""', 1],
  colour: ['"#"', 2],
} as const;

function stubOf(
  known: EditorKnowledge,
  document: unknown,
  path: DocumentPath,
): readonly [text: string, cursor: number] {
  const { kind } = shapeOf(known.files, schemasAt(known.files, known.kind, document, path));
  return Object.hasOwn(STUBS, kind) ? STUBS[kind as keyof typeof STUBS] : ["", 0];
}

/** Returns the start of the word or literal at the cursor. */
function startOf(context: CompletionContext, { previousNode: node }: Location): number {
  const { pos } = context;
  const isIn = node !== undefined && node.offset <= pos && pos <= node.offset + node.length;
  if (isIn && node.type !== "object" && node.type !== "array") return node.offset;
  // Incomplete values, such as half a word, have no node.
  return context.matchBefore(/[\w$.-]+/)?.from ?? pos;
}

/** Matches the rest of a word after the cursor, which the completion replaces. */
const REST = /^[\w$:.-]*"?/;

/**
 * Returns a function that replaces the whole word by a completion. @param make returns the inserted text and the cursor's offset
 * in it, for the text that follows
 */
function applied(make: (after: string) => readonly [insert: string, cursor: number]) {
  return (view: EditorView, _completion: Completion, from: number, pos: number): void => {
    const line = view.state.doc.lineAt(pos);
    const to = pos + (REST.exec(view.state.sliceDoc(pos, line.to))?.[0].length ?? 0);
    const [insert, cursor] = make(view.state.sliceDoc(to, to + 200));
    view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + cursor }, userEvent: "input.complete" });
  };
}

function keyCompletions(known: EditorKnowledge, context: CompletionContext, at: Location): CompletionResult | null {
  const text = context.state.doc.toString();
  const document = mergedDocument(known, text);
  const parent = at.path.slice(0, -1);
  const { names, open } = declaredKeys(schemasAt(known.files, known.kind, document, parent));
  const written = new Set(Object.keys(Object(valueAt(parse(text), parent) ?? {})));
  const inherited = open ? Object.keys(Object(inheritedAt(known.base, parent) ?? {})) : [];
  const free = [...new Set([...names, ...inherited])].filter((name) => !written.has(name) || name === at.path.at(-1));
  const options = free.map((name): Completion => {
    const path = [...parent, name];
    const words = schemaTexts(schemasAt(known.files, known.kind, document, path));
    const [stub, cursor] = stubOf(known, document, path);
    const key = JSON.stringify(name);
    const apply = applied((after) => {
      if (/^\s*:/.test(after)) return [key, key.length];
      return [`${key}: ${stub}${/^\s*"/.test(after) ? "," : ""}`, key.length + 2 + cursor];
    });
    return { label: key, displayLabel: name, type: "property", detail: words.title, info: words.text, apply };
  });
  return { from: startOf(context, at), options, validFor: /^"?[\w$:.-]*$/ };
}

function valueCompletions(known: EditorKnowledge, context: CompletionContext, at: Location): CompletionResult | null {
  const document = mergedDocument(known, context.state.doc.toString());
  const inherited = inheritedAt(known.base, at.path);
  const values = [
    ...proposedValues(schemasAt(known.files, known.kind, document, at.path)),
    ...(inherited === undefined ? [] : [inherited]),
  ];
  const labels = [...new Set(values.map((value) => JSON.stringify(value)))].filter((label) => label.length <= 120);
  if (labels.length === 0) return null;
  const options = labels.map((label) => ({ label, type: "constant", apply: applied(() => [label, label.length]) }));
  return { from: startOf(context, at), options, validFor: /^"?[^"\n,]*$/ };
}

/** Returns a completion source for keys and values from the file's schemas. */
export function completeJson(known: EditorKnowledge): (context: CompletionContext) => CompletionResult | null {
  return (context) => {
    const before = context.state.sliceDoc(Math.max(0, context.pos - 1), context.pos);
    if (!context.explicit && !/["\w]/.test(before)) return null;
    const at = getLocation(context.state.doc.toString(), context.pos);
    return at.isAtPropertyKey ? keyCompletions(known, context, at) : valueCompletions(known, context, at);
  };
}

const element = (tag: string, text: string) => Object.assign(document.createElement(tag), { textContent: text });

/** Returns a tooltip source that explains the value under the pointer, with the base's value. */
export function explainJson(known: EditorKnowledge, inherits: (value: string) => string) {
  return (view: EditorView, pos: number): Tooltip | null => {
    const text = view.state.doc.toString();
    const { path } = getLocation(text, pos);
    const { text: words, title } = schemaTexts(schemasAt(known.files, known.kind, mergedDocument(known, text), path));
    if (path.length === 0 || (!title && !words)) return null;
    const inherited = JSON.stringify(inheritedAt(known.base, path));
    const create = () => {
      const dom = element("div", "");
      dom.className = "explained";
      dom.append(element("b", title), element("p", words));
      if (inherited !== undefined && inherited.length < 200) dom.append(element("small", inherits(inherited)));
      return { dom };
    };
    return { pos, create };
  };
}
