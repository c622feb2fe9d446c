import { htmlOf } from "../markup";
import { mapTexts, rowsOf, type Texts, textsAt } from "../texts";
import { CHAPTERS } from "./chapters";

/** Reads a chapter. Format: `@ id order`, a line for the title, then the text of each language after a line with its code. */
function readChapter(source: string) {
  const [head = "", title = "", ...lines] = source.trim().split("\n");
  const [id = "", order] = head.split(" ");
  const [EN, CN, VI, AR] = lines
    .join("\n")
    .split(/^(?:EN|CN|VI|AR)$/m)
    .slice(1);
  if (!EN || !CN || !VI || !AR) throw new Error(`the chapter ${id} lacks a language`);
  const text: Texts = { EN, CN, VI, AR };
  const [cells = []] = rowsOf(title);
  return [id, { title: textsAt(cells, 0), html: mapTexts(text, htmlOf), order: Number(order) }] as const;
}

/** Chapters that the demo adds to the help centre, by id. */
export const help = Object.fromEntries(CHAPTERS.split(/^@ /m).slice(1).map(readChapter));
