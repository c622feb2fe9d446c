import { type AnyNode, type DocumentNode, type MemberNode, parse } from "@humanwhocodes/momoa";
import { FORBIDDEN_KEYS, pointerKey, pointerKeys } from "~/platform/text/json";
import { problemMessage, type UnplacedProblem } from "../problem";
import type { JsonFault } from "./parse-json";

/** Position in a text, line and column from 1. Columns count UTF-16 units, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Fault of a text that `parseJson` refused, with its position. */
export interface PlacedFault extends Position, Pick<UnplacedProblem, "pointer" | "message" | "words"> {}

const START: Position = { line: 1, column: 1 };

/**
 * Returns the position of a key (`key`) or value in a valid JSON text. When the pointer does not exist, returns its nearest
 * existing parent, and `exact` is false. Parses the text again, slowly: use it for error reports only.
 */
export function findPosition(text: string, pointer: string, part: "key" | "value"): Position & { exact: boolean } {
  let node: AnyNode = readTree(text).body;
  let position: Position = node.loc.start;
  for (const key of pointerKeys(pointer)) {
    const next = child(node, key);
    if (next === undefined) return { ...at(node.loc.start), exact: false };
    node = next.value;
    position = part === "key" && next.type === "Member" ? next.name.loc.start : node.loc.start;
  }
  return { ...at(position), exact: true };
}

function at({ line, column }: Position): Position {
  return { line, column };
}

function readTree(text: string): DocumentNode {
  return parse(text, { mode: "json" });
}

function child(node: AnyNode, key: string): MemberNode | (AnyNode & { type: "Element" }) | undefined {
  if (node.type === "Array") return node.elements[/^\d+$/.test(key) ? Number(key) : -1];
  if (node.type !== "Object") return undefined;
  return node.members.find((member) => nameOf(member) === key);
}

function nameOf(member: MemberNode): string {
  return member.name.type === "String" ? member.name.value : member.name.name;
}

/** Finds the positions of the faults for which `parseJson` refused a text. */
export function placeFault(text: string, fault: JsonFault): PlacedFault[] {
  if (fault.kind === "syntax") return [syntaxFault(text, fault)];
  if (fault.kind === "encoding")
    return [{ ...offsetPosition(text, text.indexOf("\ufffd")), pointer: "", ...problemMessage("notUtf8") }];
  if (fault.kind === "depth") return [{ ...START, pointer: "", ...problemMessage("tooDeep") }];
  const found: PlacedFault[] = [];
  searchKeys(readTree(text).body, "", found);
  return found.length > 0 ? found : [{ ...START, pointer: "", ...problemMessage("keyTwice") }];
}

function searchKeys(node: AnyNode, pointer: string, found: PlacedFault[]): void {
  if (node.type === "Array") {
    for (const [i, element] of node.elements.entries()) searchKeys(element.value, pointer + pointerKey(i), found);
  }
  if (node.type !== "Object") return;
  const first = new Map<string, number>();
  for (const member of node.members) {
    const name = nameOf(member);
    const place = { ...at(member.name.loc.start), pointer: pointer + pointerKey(name) };
    const line = first.get(name);
    if (FORBIDDEN_KEYS.has(name)) found.push({ ...place, ...problemMessage("forbiddenKey", { key: name }) });
    else if (line !== undefined) found.push({ ...place, ...problemMessage("duplicateKey", { line }) });
    else first.set(name, place.line);
    searchKeys(member.value, place.pointer, found);
  }
}

/** Reports a comma before a closing bracket at the comma, and a text that ends too early at its last character. */
function syntaxFault(text: string, fault: JsonFault): PlacedFault {
  const position = syntaxPosition(text, fault.message);
  const offset = offsetOf(text, position);
  const before = text.slice(0, offset).trimEnd();
  if (before.endsWith(",") && /[\]}]/.test(text.charAt(offset)))
    return { ...offsetPosition(text, before.length - 1), pointer: "", ...problemMessage("trailingComma") };
  const isEnd = before !== "" && text.slice(offset).trim() === "";
  return { ...(isEnd ? offsetPosition(text, before.length) : position), pointer: "", ...syntaxWords(fault) };
}

function offsetOf(text: string, { column, line }: Position): number {
  const above = text.split("\n").slice(0, line - 1);
  return above.reduce((sum, one) => sum + one.length + 1, column - 1);
}

/** Returns the position in the engine's message, or that of the slower parser when the message has none. */
function syntaxPosition(text: string, message: string): Position {
  const offset = /at position (\d+)/.exec(message)?.[1];
  if (offset !== undefined) return offsetPosition(text, Number(offset));
  try {
    readTree(text);
    return START;
  } catch (error) {
    const { line, column } = error as Partial<Position>;
    return typeof line === "number" && typeof column === "number" ? { line, column } : START;
  }
}

/** Returns the parser's message without the position, which is reported separately. */
function syntaxWords({ message }: JsonFault): Pick<PlacedFault, "message" | "words"> {
  const plain = message.replace(/ in JSON at position \d+.*$/s, "").replace(/, ?(?:\.\.\.)?".*$/s, "");
  if (plain === "Unexpected end of JSON input") return problemMessage("endsEarly");
  return problemMessage("notJson", { reason: `${plain.charAt(0).toLowerCase()}${plain.slice(1)}` });
}

function offsetPosition(text: string, offset: number): Position {
  const before = text.slice(0, Math.max(0, offset));
  const line = before.split("\n").length;
  return { line, column: before.length - before.lastIndexOf("\n") };
}
