import { type ChildNode, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import { createElement, type ReactNode } from "react";

type Props = Readonly<Record<string, string | boolean>>;

/** A host element, as a component without any framework would create it. */
interface PlainElement {
  readonly name: string;
  readonly props: Props;
  readonly children: readonly (PlainElement | string)[];
}

const NAMES: Readonly<Record<string, string>> = { class: "className", for: "htmlFor", charset: "charSet" };
/** Elements excluded from the drawn tree: styles would be a file; page data and scripts belong to the framework. */
const LEFT_OUT = new Set(["script", "style"]);

function propsOf(attributes: Readonly<Record<string, string>>): Props {
  const named = Object.entries(attributes).map(([name, value]) => [
    NAMES[name] ?? name,
    value === "" ? emptyValue(name) : value,
  ]);
  return Object.fromEntries(named);
}

/** Returns the value of an empty attribute: `alt=""` is a text, `hidden` is true. */
function emptyValue(name: string): string | boolean {
  return ["alt", "value"].includes(name) || name.startsWith("data-") ? "" : true;
}

function plainOf(nodes: readonly ChildNode[]): (PlainElement | string)[] {
  return nodes.flatMap((node): (PlainElement | string)[] => {
    if (isText(node)) return [node.data];
    if (!isTag(node) || LEFT_OUT.has(node.name)) return [];
    return [{ name: node.name, props: propsOf(node.attribs), children: plainOf(node.children) }];
  });
}

function draw(node: PlainElement | string): ReactNode {
  return typeof node === "string" ? node : createElement(node.name, node.props, ...node.children.map(draw));
}

/** Returns a component that creates the same host elements as a finished page, with plain class names. */
export function plainComponent(html: string): () => ReactNode {
  const [root] = plainOf(parseDocument(html, { lowerCaseAttributeNames: false }).children.filter(isTag));
  if (root === undefined) throw new Error("The page has no element.");
  return () => draw(root);
}
