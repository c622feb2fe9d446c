import type { PageData } from "./page-data";
import type { AnsweredQuestion, BlockData, PageSubject } from "./types";

/** Facts that the blocks of a page contribute about the page. */
export interface PageFacts {
  readonly subject: PageSubject | null;
  /** True if the subject named by the address does not exist. */
  readonly isMissing: boolean;
  readonly isUnlisted: boolean;
  readonly questions: readonly AnsweredQuestion[];
}

/** Collects the facts of the loaded blocks. The first subject selected by the address becomes the page's title. */
export function pageFacts(loaded: readonly BlockData<unknown>[]): PageFacts {
  return {
    subject: loaded.find(({ subject }) => subject)?.subject ?? null,
    isMissing: loaded.some(({ subject }) => subject === null),
    isUnlisted: loaded.some(({ unlisted }) => unlisted === true),
    questions: loaded.flatMap(({ questions = [] }) => questions),
  };
}

/** Derives title, description and indexing of a page from the facts of its blocks. @param own those of the page's module */
export function pageHead(
  { isMissing, isUnlisted, subject }: PageFacts,
  own: Pick<PageData, "description" | "index" | "title">,
): Pick<PageData, "index" | "missing" | "subject"> {
  const index = own.index && !isMissing && !isUnlisted;
  if (isMissing) return { index, missing: true };
  if (subject === null) return { index };
  const { description = own.description, isPart, title } = subject;
  return { index, subject: { title: isPart ? `${title} · ${own.title}` : title, description } };
}
