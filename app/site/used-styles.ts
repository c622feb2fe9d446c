import { STYLES_ELEMENT_ID } from "./known-styles";

/** Styles of one component or one animation, in the library's output format. */
interface Part {
  readonly rules: string;
  /** Marker by which the browser's sheet recognizes the rules. */
  readonly mark: string;
  /** Class names, or the animation's name. */
  readonly names: readonly string[];
  readonly isAnimation: boolean;
}

/** The parts of a sheet, in order. */
export type SheetParts = readonly Part[];

/** Attributes of `<html>` that stay constant during the document's life. */
export type RootAttributes = Readonly<Record<string, string>>;

const PART = /([\s\S]*?)(data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n)/g;
const CLASS = ' class="';
const END = "/*!sc*/\n";

/** Splits the library's style element into its parts. */
export function parseSheet(tag: string): SheetParts {
  const css = tag.replace(/^<style[^>]*>/, "");
  return [...css.matchAll(PART)].map(([, rules = "", mark = "", id = "", names = ""]) => ({
    rules,
    mark,
    names: names.split(",").filter(Boolean),
    isAnimation: id.startsWith("sc-keyframes-"),
  }));
}

/** Matches `:not(…)` and similar pseudo-classes, whose attribute selectors must be ignored. */
const NESTED = /:(?:not|is|has|where)\((?:[^()]|\([^()]*\))*\)/g;
const ATTRIBUTE = /\[([\w-]+)="([^"]*)"\]/g;

function canMatch(selector: string, root: RootAttributes): boolean {
  for (const [, name = "", value] of selector.replace(NESTED, "").matchAll(ATTRIBUTE))
    if (root[name] !== undefined && root[name] !== value) return false;
  return true;
}

/** Matches commas between selectors, not inside parentheses. */
const COMMA = /,(?![^(]*\))/;

/** Returns the rules that can apply in this document. Processes conditional groups (`@media`, `@supports`) recursively. */
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

/** Removes rules for other values of the constant root attributes, such as other arrangements or directions. */
export function partsForRoot(parts: SheetParts, root: RootAttributes): SheetParts {
  const dress = (rules: string) =>
    rules
      .split(END)
      .map((rule) => rulesFor(rule, root))
      .filter((rule) => rule !== "")
      .map((rule) => rule + END)
      .join("");
  return parts.map((part) => (part.isAnimation ? part : { ...part, rules: dress(part.rules) }));
}

/** Returns the different values of `class` in a markup. A search by position: a pattern costs four times as much per page. */
function classAttributes(markup: string): Set<string> {
  const found = new Set<string>();
  for (let at = markup.indexOf(CLASS); at >= 0; at = markup.indexOf(CLASS, at)) {
    const end = markup.indexOf('"', at + CLASS.length);
    if (end < 0) break;
    found.add(markup.slice(at + CLASS.length, end));
    at = end;
  }
  return found;
}

/**
 * Returns a style element with the rules that a page uses: components whose class occurs in the markup, and the animations they
 * use. Components rendered later add their missing rules through the library.
 */
export function usedStyles(parts: SheetParts, markup: string): string {
  const used = new Set([...classAttributes(markup)].flatMap((classes) => classes.split(" ")));
  const shown = new Set(parts.filter(({ names, isAnimation }) => !isAnimation && names.some((name) => used.has(name))));
  const rules = [...shown].map((part) => part.rules).join("");
  const isNamed = ({ names, isAnimation }: Part) => isAnimation && names.some((name) => rules.includes(name));
  const kept = parts.filter((part) => shown.has(part) || isNamed(part));
  return `<style id="${STYLES_ELEMENT_ID}">${kept.map((part) => part.rules + part.mark).join("")}</style>`;
}
