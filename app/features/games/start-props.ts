import { useLinkTargets } from "~/site/link-targets";
import { gameLink, type StartLink, vassalageLink } from "~/site/start-links";
import type { GameTile } from "./blocks/game-row/load";

/** Attributes of a start link. Without `href` it is inactive: the brand has no page for it. */
export interface StartProps {
  readonly href?: string;
  readonly "data-modal"?: string;
  readonly "data-vassalage"?: string;
}

/** Returns the attributes of a link. A link that launches a game opens the sign-in window for visitors. */
function startProps({ href, launches, vassalage }: StartLink): StartProps {
  if (vassalage) return { href, "data-modal": "vassalageModal", "data-vassalage": vassalage };
  return launches ? { href, "data-modal": "loginPopupModal" } : { href };
}

/** Returns functions for the link attributes of games, vendors and categories; empty when the brand has no page for the link. */
export function useStart() {
  const { leads } = useLinkTargets();
  const start = (link: StartLink): StartProps => (leads(link.href) ? startProps(link) : {});
  /** Attributes for a tile: a game, a lottery, or the entry to a vendor's games. */
  const tile = ({ door, id, lottery }: GameTile): StartProps =>
    start(door ? vassalageLink(door) : gameLink(id, lottery ?? ""));
  return { start, tile };
}
