import { useSearchParams } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import { invitationText } from "~/platform/text/typed-text";
import { keepItems, keptItem } from "~/ui/kept-items";

/** The fields that name who invited somebody; a link to the registration may fill each in. */
const NAMES = ["referralCode", "affiliateCode", "recommenderId"] as const;
/** Under this name the session keeps what a link said: many look around before they register. */
const KEPT = "invitation";

type Invitation = Readonly<Partial<Record<string, string>>>;

/** What the values of an address say of an invitation; anything that is no code is left out. */
function invitationOf(query: URLSearchParams): Invitation {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = invitationText(query.get(name) ?? "");
      return /^[\w-]{1,64}$/.test(value) ? [[name, value]] : [];
    }),
  );
}

/**
 * What the registration's address says of who invited: the first values of its fields, by name (checklist C4). Kept while
 * the session lasts, and filled in where the registration is opened later without it.
 * @param form around the fields
 */
export function useInvitation(form: RefObject<HTMLElement>): Invitation {
  const [query] = useSearchParams();
  const invitation = invitationOf(query);
  const isNamed = Object.keys(invitation).length > 0;
  const search = query.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `search` says it all
  useEffect(() => {
    if (isNamed) return keepItems({ [KEPT]: search });
    const kept = invitationOf(new URLSearchParams(keptItem(KEPT) ?? ""));
    for (const [name, value = ""] of Object.entries(kept))
      for (const input of form.current?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? [])
        if (input.value === "") input.value = value;
  }, [isNamed, search]);
  return invitation;
}
