import type { PageData } from "./page-data";
import type { BlockData, PageSubject, Question } from "./types";

/** What the blocks of a page say about it as a whole. */
export interface PageFacts {
  readonly subject: PageSubject | null;
  /** The address names something that there is not. */
  readonly isMissing: boolean;
  readonly isUnlisted: boolean;
  readonly questions: readonly Question[];
}

/** Gathers what the loaded blocks say; the first thing that the address chose gives the page its title. */
export function factsOf(loaded: readonly BlockData<unknown>[]): PageFacts {
  return {
    subject: loaded.find(({ subject }) => subject)?.subject ?? null,
    isMissing: loaded.some(({ subject }) => subject === null),
    isUnlisted: loaded.some(({ unlisted }) => unlisted === true),
    questions: loaded.flatMap(({ questions = [] }) => questions),
  };
}

/** Title, description and listing of a page by what its blocks say. @param own those of the page's module */
export function headOf(
  { isMissing, isUnlisted, subject }: PageFacts,
  own: Pick<PageData, "description" | "index" | "title">,
): Pick<PageData, "index" | "missing" | "subject"> {
  const index = own.index && !isMissing && !isUnlisted;
  if (isMissing) return { index, missing: true };
  if (subject === null) return { index };
  const { description = own.description, isPart, title } = subject;
  return { index, subject: { title: isPart ? `${title} · ${own.title}` : title, description } };
}
