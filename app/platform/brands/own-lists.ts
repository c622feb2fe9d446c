/** Lists of games that are a member's own (spec 2 section 2.3; checklist G3). */
export const OWN_LISTS = ["favourites", "recent"] as const;
export type OwnList = (typeof OWN_LISTS)[number];

/** Whether the query `list` asks for such a list: the page is then one person's, and never kept for others (decision 0010). */
export function isOwnList(list: string | null | undefined): list is OwnList {
  return (OWN_LISTS as readonly (string | null | undefined)[]).includes(list);
}
