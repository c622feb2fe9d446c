import type { FieldProblem } from "~/platform/brands/account-forms";
import { ENQUIRY_LENGTH } from "./enquiries";

/** The bounds of an enquiry, in words: the brand's setting `feedback`. */
interface WordBounds {
  readonly minWords: number;
  readonly maxWords: number;
}

/** Splits text of any language into words; Chinese and Thai have none between blanks. */
const WORDS = new Intl.Segmenter("en", { granularity: "word" });

/** Returns how many words a text has. */
const wordsIn = (text: string): number => [...WORDS.segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** Returns the problem of an enquiry whose number of words is outside the brand's limits; null if it is within them. */
export function wordsProblem(content: string, { maxWords, minWords }: WordBounds): FieldProblem | null {
  const words = wordsIn(content);
  if (words >= minWords && words <= maxWords) return null;
  const params = { minimum: String(minWords), maximum: String(maxWords) };
  return { text: "errors:field.questionWords", params };
}

/** Returns the problem of an enquiry's length in characters; null if the length is valid. */
export function lengthProblem(content: string): FieldProblem | null {
  if (content === "") return { text: "errors:field.questionEmpty", params: {} };
  if (content.length <= ENQUIRY_LENGTH) return null;
  return { text: "errors:field.questionLong", params: { limit: String(ENQUIRY_LENGTH) } };
}
