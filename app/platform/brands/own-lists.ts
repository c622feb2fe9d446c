/** Lists of games that belong to a member (requirement G3). */
export const OWN_LISTS = ["favourites", "recent"] as const;
export type OwnList = (typeof OWN_LISTS)[number];

/**
 * Returns true when the query value `list` names such a list. The page is then personal and never cached for others (decision
 * 0010).
 */
export function isOwnList(list: string | null | undefined): list is OwnList {
  return (OWN_LISTS as readonly (string | null | undefined)[]).includes(list);
}
