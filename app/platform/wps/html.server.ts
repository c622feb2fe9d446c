import { LRUCache } from "lru-cache";
import sanitizeHtml from "sanitize-html";

const TAGS = (
  "p br hr h2 h3 h4 h5 h6 ul ol li dl dt dd strong b em i u s small sub sup mark blockquote " +
  "table thead tbody tfoot tr th td caption figure figcaption span a img"
).split(" ");

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ["href", "rel", "target"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    "*": ["dir", "lang"],
  },
  allowedSchemes: ["https"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "title",
    "xmp",
    "svg",
    "math",
    "template",
    "iframe",
  ],
  transformTags: { a: safeAnchor, img: safeImage },
  exclusiveFilter: (frame) => frame.tag === "img" && !frame.attribs["src"],
};

/**
 * Sanitises HTML from a brand's files or from staff: only text, list, table and picture tags are allowed; no svg or
 * math, no styles or classes. Links and pictures lead only to https addresses or paths of this site.
 */
export function safeHtml(html: string): string {
  let safe = made.get(html);
  if (safe === undefined) {
    safe = sanitizeHtml(html, OPTIONS).trim();
    made.set(html, safe);
  }
  return safe;
}

/** Internal link in sanitised HTML. Anchors are never nested. */
const OWN_LINK = /<a href="(\/[^"]*)">([\s\S]*?)<\/a>/g;

/** Returns the first visible character from a position on, in steps of 1 or -1; "" at the end of the text. */
function visibleFrom(text: string, position: number, step: 1 | -1): string {
  let at = position;
  while (/\s/.test(text[at] ?? "")) at += step;
  return text[at] ?? "";
}

/**
 * Removes dead links from sanitised HTML. A link that is a whole sentence, such as “How it works.” at the end of a paragraph, is
 * removed with its words; of other links the words stay.
 */
export function withOpenLinks(safe: string, leads: (href: string) => boolean): string {
  let open = "";
  let from = 0;
  for (const { 0: link, 1: href = "", 2: words = "", index } of safe.matchAll(OWN_LINK)) {
    if (leads(href.replaceAll("&amp;", "&"))) continue;
    const end = index + link.length;
    const stop = /[.。]/.test(safe[end] ?? "") ? end + 1 : end;
    const isSentence = /[.!?。！？؟>]/.test(visibleFrom(safe, index - 1, -1)) && visibleFrom(safe, stop, 1) === "<";
    open += safe.slice(from, index) + (isSentence ? "" : words);
    from = isSentence ? stop : end;
  }
  return (open + safe.slice(from)).replace(/<(p|li)>\s*<\/\1>/g, "");
}

/** Converts sanitised HTML to plain text. Each block starts a new line. */
export function textOfHtml(html: string): string {
  const lines = html.replace(/<(?:br|hr|\/(?:p|h[2-6]|li|tr|dt|dd|blockquote|caption|figcaption))\b[^>]*>/g, "$&\n");
  const text = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  const plain = text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const written = plain.split("\n").map((line) => line.trim());
  return written.filter((line) => line !== "").join("\n");
}

/** Cache of sanitised texts: brands share those of the base, and versions of a brand share most of their texts. */
const made = new LRUCache<string, string>({ max: 500 });

/**
 * Returns a link to an https address, a path or a fragment, else null. Refuses `//host`, `/\host`, other schemes and
 * control characters.
 */
export function safeLink(href: string | undefined): string | null {
  if (!href || /[\p{Cc}\\\s]/u.test(href)) return null;
  if (href.startsWith("#")) return href;
  if (href.startsWith("/")) return href.startsWith("//") ? null : href;
  return /^https:\/\//i.test(href) && URL.canParse(href) ? href : null;
}

function safeAnchor(_tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const href = safeLink(attributes["href"]);
  if (href === null) return { tagName: "span", attribs: {} };
  const own = href.startsWith("/") || href.startsWith("#");
  return { tagName: "a", attribs: own ? { href } : { href, rel: "noopener noreferrer", target: "_blank" } };
}

function safeImage(_tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { alt = "", width, height } = attributes;
  const src = safeLink(attributes["src"]);
  const size = { ...(isPixels(width) ? { width } : {}), ...(isPixels(height) ? { height } : {}) };
  return { tagName: "img", attribs: src === null ? {} : { src, alt, loading: "lazy", ...size } };
}

function isPixels(value: string | undefined): value is string {
  return value !== undefined && /^\d{1,4}$/.test(value);
}
