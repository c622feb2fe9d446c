import { foldText } from "~/platform/text/fold";
import type { HelpSection } from "./load";

/** Returns the sections that contain every word of a search in title or text (`foldText`); all for an empty search. */
export function findSections(sections: readonly HelpSection[], search: string): readonly HelpSection[] {
  const words = foldText(search).split(" ").filter(Boolean);
  if (words.length === 0) return sections;
  return sections.filter(({ title, html }) => {
    const text = foldText(`${title} ${html.replace(/<[^<>]*>/g, " ")}`);
    return words.every((word) => text.includes(word));
  });
}
