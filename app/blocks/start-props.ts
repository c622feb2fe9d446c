import type { StartLink } from "~/core/start-links";

/** What a link element takes: one that launches opens the sign-in window while nobody is signed in. */
export function startProps({ href, launches }: StartLink): { readonly href: string; readonly "data-modal"?: string } {
  return launches ? { href, "data-modal": "loginPopupModal" } : { href };
}
