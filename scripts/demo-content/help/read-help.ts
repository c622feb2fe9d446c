import { htmlOf } from "../markup";
import { each, type Texts } from "../texts";
import { HELP_AR } from "./help-ar";
import { HELP_CN } from "./help-cn";
import { HELP_EN } from "./help-en";
import { HELP_VI } from "./help-vi";

/** A chapter begins with `@ id Title`; the id is its hash, e.g. `/help#term`. What follows is its text. */
function readChapters(source: string): Map<string, { title: string; text: string }> {
  const chapters = source.split(/^@ /m).slice(1);
  return new Map(
    chapters.map((chapter) => {
      const [, id = "", title = "", text = ""] = /^(\S+) (.+)\n([\s\S]*)$/.exec(chapter) ?? [];
      return [id, { title, text }];
    }),
  );
}

const languages = { EN: HELP_EN, CN: HELP_CN, VI: HELP_VI, AR: HELP_AR };
const chapters = Object.fromEntries(Object.entries(languages).map(([name, source]) => [name, readChapters(source)]));

function ofAll(id: string, part: "title" | "text"): Texts {
  return each({ EN: "EN", CN: "CN", VI: "VI", AR: "AR" }, (language) => {
    const found = chapters[language]?.get(id)?.[part];
    if (!found) throw new Error(`the chapter ${id} has no ${part} in ${language}`);
    return found;
  });
}

/** The chapters of the help centre by id, in the order of the English text. */
export const help = Object.fromEntries(
  [...(chapters["EN"]?.keys() ?? [])].map((id, at) => [
    id,
    { title: ofAll(id, "title"), html: each(ofAll(id, "text"), htmlOf), order: (at + 1) * 10 },
  ]),
);
