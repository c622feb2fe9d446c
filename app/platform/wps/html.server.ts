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

/** Internal link that is a whole sentence, such as “How it works.” at the end of a paragraph. */
const OWN_SENTENCE = /(?<=[.!?。！？؟>]\s*)<a href="(\/[^"]*)">(?:(?!<\/a>)[\s\S])*<\/a>[.。]?(?=\s*<)/g;

/** Removes dead links from sanitised HTML. A sentence that consists of the link is removed; other link texts stay. */
export function withOpenLinks(safe: string, leads: (href: string) => boolean): string {
  const isOpen = (href: string) => leads(href.replaceAll("&amp;", "&"));
  return safe
    .replace(OWN_SENTENCE, (link, href: string) => (isOpen(href) ? link : ""))
    .replace(OWN_LINK, (link, href: string, words: string) => (isOpen(href) ? link : words))
    .replace(/<(p|li)>\s*<\/\1>/g, "");
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
