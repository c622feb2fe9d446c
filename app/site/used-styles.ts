import { STYLES_ELEMENT_ID } from "./known-styles";

/** The styles of one component, or one animation, as the library writes them. */
interface Part {
  readonly rules: string;
  /** By which the browser's sheet knows the rules again. */
  readonly mark: string;
  /** Class names, or the animation's name. */
  readonly names: readonly string[];
  readonly isAnimation: boolean;
}

/** A sheet taken apart, in its order. */
export type Parts = readonly Part[];

/** What `<html>` wears, by attribute name; it stays the same as long as the document does. */
export type RootAttributes = Readonly<Record<string, string>>;

const PART = /([\s\S]*?)(data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n)/g;
const CLASSES = /\bclass="([^"]*)"/g;
const END = "/*!sc*/\n";

/** Takes the library's one style element apart. */
export function takeApart(tag: string): Parts {
  const css = tag.replace(/^<style[^>]*>/, "");
  return [...css.matchAll(PART)].map(([, rules = "", mark = "", id = "", names = ""]) => ({
    rules,
    mark,
    names: names.split(",").filter(Boolean),
    isAnimation: id.startsWith("sc-keyframes-"),
  }));
}

/** What a selector says of attributes, without what it says inside `:not(…)` and its like. */
const NESTED = /:(?:not|is|has|where)\((?:[^()]|\([^()]*\))*\)/g;
const ATTRIBUTE = /\[([\w-]+)="([^"]*)"\]/g;

function canMatch(selector: string, root: RootAttributes): boolean {
  for (const [, name = "", value] of selector.replace(NESTED, "").matchAll(ATTRIBUTE))
    if (root[name] !== undefined && root[name] !== value) return false;
  return true;
}

/** Commas between selectors, not those inside parentheses. */
const COMMA = /,(?![^(]*\))/;

/** The rules that can ever apply in this document; conditions (`@media`, `@supports`) are looked into. */
function rulesFor(css: string, root: RootAttributes): string {
  let kept = "";
  for (let at = 0; at < css.length; ) {
    const opened = css.indexOf("{", at);
    if (opened < 0) return kept + css.slice(at);
    let closed = opened + 1;
    for (let depth = 1; depth > 0 && closed < css.length; closed++)
      if (css[closed] === "{") depth += 1;
      else if (css[closed] === "}") depth -= 1;
    const prelude = css.slice(at, opened);
    const body = css.slice(opened + 1, closed - 1);
    if (prelude.trimStart().startsWith("@")) {
      const inside = /^\s*@(?:media|supports|container|layer)/.test(prelude) ? rulesFor(body, root) : body;
      if (inside.trim() !== "") kept += `${prelude}{${inside}}`;
    } else {
      const selectors = prelude.split(COMMA).filter((selector) => canMatch(selector, root));
      if (selectors.length > 0) kept += `${selectors.join(",")}{${body}}`;
    }
    at = closed;
  }
  return kept;
}

/** The sheet without the rules of other arrangements, directions and so on: `<html>` never changes its clothes. */
export function dressedFor(parts: Parts, root: RootAttributes): Parts {
  const dress = (rules: string) =>
    rules
      .split(END)
      .map((rule) => rulesFor(rule, root))
      .filter((rule) => rule !== "")
      .map((rule) => rule + END)
      .join("");
  return parts.map((part) => (part.isAnimation ? part : { ...part, rules: dress(part.rules) }));
}

/**
 * The part of the sheet that a page shows, as a style element: components whose class stands in the markup, and the
 * animations that they name. What the page draws later brings its own rules (the library adds those it lacks).
 */
export function usedStyles(parts: Parts, markup: string): string {
  const used = new Set<string>();
  for (const [, classes = ""] of markup.matchAll(CLASSES)) for (const name of classes.split(" ")) used.add(name);
  const shown = parts.filter(({ names, isAnimation }) => !isAnimation && names.some((name) => used.has(name)));
  const rules = shown.map((part) => part.rules).join("");
  const isNamed = ({ names, isAnimation }: Part) => isAnimation && names.some((name) => rules.includes(name));
  const kept = parts.filter((part) => shown.includes(part) || isNamed(part));
  return `<style id="${STYLES_ELEMENT_ID}">${kept.map((part) => part.rules + part.mark).join("")}</style>`;
}
