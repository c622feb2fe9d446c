import { useSearchParams } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import { invitationText } from "~/platform/text/typed-text";
import { sessionItem, storeSessionItems } from "~/ui/browser-storage";

/** Fields that name the inviter; a registration link can fill in each. */
const NAMES = ["referralCode", "affiliateCode", "recommenderId"] as const;
/** Key of the stored invitation in session storage: many visitors browse before they register. */
const KEPT = "invitation";

type Invitation = Readonly<Partial<Record<string, string>>>;

/** Returns the invitation in the query of a URL; invalid codes are dropped. */
function invitationOf(query: URLSearchParams): Invitation {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = invitationText(query.get(name) ?? "");
      return /^[\w-]{1,64}$/.test(value) ? [[name, value]] : [];
    }),
  );
}

/**
 * Returns the invitation in the registration's URL: initial values of its fields, by name (requirement C4). Stored for the browser
 * session, and filled in when the registration is opened later without it.
 * @param form element around the fields
 */
export function useInvitation(form: RefObject<HTMLElement>): Invitation {
  const [query] = useSearchParams();
  const invitation = invitationOf(query);
  const isNamed = Object.keys(invitation).length > 0;
  const search = query.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `invitation` is derived from `search`
  useEffect(() => {
    if (isNamed) return storeSessionItems({ [KEPT]: search });
    const kept = invitationOf(new URLSearchParams(sessionItem(KEPT) ?? ""));
    for (const [name, value = ""] of Object.entries(kept))
      for (const input of form.current?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? [])
        if (input.value === "") input.value = value;
  }, [isNamed, search]);
  return invitation;
}
