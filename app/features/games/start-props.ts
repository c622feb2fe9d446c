import { gameLink, type StartLink, vassalageLink } from "~/site/start-links";
import { useWays } from "~/site/ways";
import type { GameTile } from "./blocks/game-row/load";

/** What a link element takes beside its contents. Without `href` it leads nowhere: the brand has no page for it. */
export interface StartProps {
  readonly href?: string;
  readonly "data-modal"?: string;
  readonly "data-vassalage"?: string;
}

/** A link that launches opens the sign-in window while nobody is signed in. */
function startProps({ href, launches, vassalage }: StartLink): StartProps {
  if (vassalage) return { href, "data-modal": "vassalageModal", "data-vassalage": vassalage };
  return launches ? { href, "data-modal": "loginPopupModal" } : { href };
}

/** What the link elements of games, vendors and categories take, as far as the brand has pages for them. */
export function useStart() {
  const { leads } = useWays();
  const start = (link: StartLink): StartProps => (leads(link.href) ? startProps(link) : {});
  /** The same for a tile: a game, a lottery, or the door to a vendor's games. */
  const tile = ({ door, id, lottery }: GameTile): StartProps =>
    start(door ? vassalageLink(door) : gameLink(id, lottery ?? ""));
  return { start, tile };
}
