import type { HelpSection } from "./load";

/** The sections that hold every word of a search, in title or text, whatever the case; all for an empty one. */
export function findSections(sections: readonly HelpSection[], search: string): readonly HelpSection[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.filter(({ title, html }) => {
    const text = `${title} ${html.replace(/<[^<>]*>/g, " ")}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
