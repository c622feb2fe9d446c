import { htmlOf } from "../markup";
import { mapTexts, rowsOf, textsAt } from "../texts";
import { PLAYER_NOTICES } from "./player-notices";
import { POPUP_NOTICES } from "./popup-notices";
import { PROMOTION_NOTICES } from "./promotion-notices";

/**
 * Reads notices. Format of each: `@ id day`, optionally followed by the related flag; then a line for the title and one for the
 * text.
 */
function readNotices(source: string, kind: string) {
  return source
    .split(/^@ /m)
    .slice(1)
    .map((part, at) => {
      const [head = "", ...lines] = part.trim().split("\n");
      const [id = "", day, flag] = head.split(" ");
      const [title, text] = rowsOf(lines.join("\n")).map((cells) => textsAt(cells, 0));
      if (!title || !text) throw new Error(`${id} has no title or text`);
      const html = mapTexts(text, htmlOf);
      return [
        id,
        { kind, title, html, at: `${day}T08:00:00Z`, order: (at + 1) * 10, ...(flag ? { flag } : {}) },
      ] as const;
    });
}

/** Announcements by id, the latest of each kind first. */
export const announcements = Object.fromEntries([
  ...readNotices(PLAYER_NOTICES, "player"),
  ...readNotices(POPUP_NOTICES, "popup"),
  ...readNotices(PROMOTION_NOTICES, "promotion"),
]);
