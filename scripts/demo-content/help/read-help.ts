import { htmlOf } from "../markup";
import { each, rowsOf, type Texts, textsAt } from "../texts";
import { CHAPTERS } from "./chapters";

/** A chapter begins with `@ id order`, then a line for its title, and its text after a line with each language's code. */
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
  return [id, { title: textsAt(cells, 0), html: each(text, htmlOf), order: Number(order) }] as const;
}

/** The chapters that the demo adds to the help centre, by id. */
export const help = Object.fromEntries(CHAPTERS.split(/^@ /m).slice(1).map(readChapter));
