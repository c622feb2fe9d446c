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
 * Makes HTML from a brand's files or from staff safe to show: a closed list of text, list, table and picture tags, no
 * svg or math, no styles or classes; links and pictures lead to https addresses or own paths only.
 */
export function safeHtml(html: string): string {
  let safe = made.get(html);
  if (safe === undefined) {
    safe = sanitizeHtml(html, OPTIONS).trim();
    made.set(html, safe);
  }
  return safe;
}

/** An own link in safe HTML; anchors stand in none another. */
const OWN_LINK = /<a href="(\/[^"]*)">([\s\S]*?)<\/a>/g;

/** A link that is a sentence by itself, such as “How it works.” at the end of a paragraph. */
const OWN_SENTENCE = /(?<=[.!?。！？؟>]\s*)<a href="(\/[^"]*)">(?:(?!<\/a>)[\s\S])*<\/a>[.。]?(?=\s*<)/g;

/** Takes the links out of safe HTML that lead nowhere: a sentence that only leads there goes, other words stay. */
export function withOpenLinks(safe: string, leads: (href: string) => boolean): string {
  const isOpen = (href: string) => leads(href.replaceAll("&amp;", "&"));
  return safe
    .replace(OWN_SENTENCE, (link, href: string) => (isOpen(href) ? link : ""))
    .replace(OWN_LINK, (link, href: string, words: string) => (isOpen(href) ? link : words))
    .replace(/<(p|li)>\s*<\/\1>/g, "");
}

/** Safe HTML as plain text: what stands in blocks of its own begins a new line. */
export function textOfHtml(html: string): string {
  const lines = html.replace(/<(?:br|hr|\/(?:p|h[2-6]|li|tr|dt|dd|blockquote|caption|figcaption))\b[^>]*>/g, "$&\n");
  const text = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  const plain = text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const written = plain.split("\n").map((line) => line.trim());
  return written.filter((line) => line !== "").join("\n");
}

/** What was made of a text: brands share the base's, and a brand's next version has most of those of the last. */
const made = new LRUCache<string, string>({ max: 500 });

/**
 * A link that leads to an https address or an own path, else null. `//host`, `/\host`, other schemes and addresses with
 * control characters in them are refused.
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
