/** Lists of games that belong to a member (requirement G3). */
export const MEMBER_GAME_LISTS = ["favourites", "recent"] as const;
export type MemberGameList = (typeof MEMBER_GAME_LISTS)[number];

/**
 * Returns true when the query value `list` names such a list. The page is then personal and never cached for others (decision
 * 0010).
 */
export function isMemberGameList(list: string | null | undefined): list is MemberGameList {
  return (MEMBER_GAME_LISTS as readonly (string | null | undefined)[]).includes(list);
}
