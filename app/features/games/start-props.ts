import { gameLink, type StartLink, vassalageLink } from "~/site/start-links";
import type { GameTile } from "./blocks/game-row/load";

/** What a link element takes beside its contents. */
export interface StartProps {
  readonly href: string;
  readonly "data-modal"?: string;
  readonly "data-vassalage"?: string;
}

/** What a link element takes: one that launches opens the sign-in window while nobody is signed in. */
export function startProps({ href, launches, vassalage }: StartLink): StartProps {
  if (vassalage) return { href, "data-modal": "vassalageModal", "data-vassalage": vassalage };
  return launches ? { href, "data-modal": "loginPopupModal" } : { href };
}

/** The same for a tile: a game, a lottery, or the door to a vendor's games. */
export function tileProps({ door, id, lottery }: GameTile): StartProps {
  return startProps(door ? vassalageLink(door) : gameLink(id, lottery ?? ""));
}
