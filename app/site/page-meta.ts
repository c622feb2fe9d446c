import type { MetaDescriptor } from "@remix-run/react";
import type { LanguageCode } from "~/platform/text/languages";
import type { DocumentData, SiteIdentity } from "./app-context";
import type { PageData } from "./page-data";

/** Returns a page's absolute address in a language. The brand's default language needs no `lang`. */
export function pageAddress(
  { origin, defaultLanguage }: Pick<SiteIdentity, "origin" | "defaultLanguage">,
  path: string,
  language: LanguageCode = defaultLanguage,
): string {
  if (language === defaultLanguage) return `${origin}${path}`;
  return `${origin}${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
}

/** Returns the page's addresses in all languages of the brand, with `x-default`. Empty for a single language. */
export function alternatesOf(
  site: Pick<SiteIdentity, "origin" | "languages" | "defaultLanguage">,
  path: string,
): readonly (readonly [hrefLang: string, href: string])[] {
  if (site.languages.length < 2) return [];
  const each = site.languages.map(([code, tag]) => [tag, pageAddress(site, path, code)] as const);
  return [...each, ["x-default", pageAddress(site, path)]];
}

/** Returns the tags for shared links: the brand's card with the page's title. */
function cardOf(title: string, description: string, url: string, brand: string, origin: string): MetaDescriptor[] {
  const tags = [
    ["og:type", "website"],
    ["og:site_name", brand],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ["og:image", `${origin}/card.png`],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
  ] as const;
  return [
    ...tags.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

const titleIn = (brand: string, title: string | undefined): string =>
  title && title !== brand ? `${title} · ${brand}` : brand;

/** Returns the head of a personal page: a title, and `noindex`. */
export function titleMeta(title: string | undefined, document: DocumentData | undefined): MetaDescriptor[] {
  return [{ title: titleIn(document?.title ?? "", title) }, { name: "robots", content: "noindex" }];
}

/**
 * Returns the head of a page: title, description, and the tags for search engines and shared links. A page that is not indexed
 * gets `noindex` instead of these tags.
 */
export function pageMeta(page: PageData | null | undefined, document: DocumentData | undefined): MetaDescriptor[] {
  const brand = document?.title ?? "";
  if (!page) return [{ title: brand }];
  const { description, title } = page.subject ?? page;
  const head: MetaDescriptor[] = [{ title: titleIn(brand, page.documentTitle ?? title) }];
  if (description) head.push({ name: "description", content: description });
  const site = document?.site;
  if (!site) return head;
  if (!page.index || !site.index) return [...head, { name: "robots", content: "noindex" }];
  const url = pageAddress(site, page.canonical, site.language);
  return [
    ...head,
    { tagName: "link", rel: "canonical", href: url },
    ...alternatesOf(site, page.canonical).map(([hrefLang, href]) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang,
      href,
    })),
    ...cardOf(title || brand, description, url, brand, site.origin),
  ];
}
