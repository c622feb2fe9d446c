import type { ReactNode } from "react";
import { useLinkTargets } from "~/site/link-targets";
import { type ButtonLook, LinkButton } from "~/ui/button";

interface SignInLinkProps extends ButtonLook {
  /** Accessible name, if the children alone are not descriptive. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Renders the link for actions that need an account: opens the sign-in popup, or its page without scripts. Null for signed-in
 * members.
 */
export function SignInLink({ label, children, ...look }: SignInLinkProps) {
  const href = useLinkTargets().to("/login");
  if (!href) return null;
  return (
    <LinkButton href={href} data-modal="loginPopupModal" aria-label={label} {...look}>
      {children}
    </LinkButton>
  );
}

/** Renders the link to open an account: the registration popup, or its page without scripts. Null when registration is closed. */
export function RegisterLink({ label, children, ...look }: SignInLinkProps) {
  const href = useLinkTargets().to("/register");
  if (!href) return null;
  return (
    <LinkButton href={href} data-modal="registerModal" aria-label={label} {...look}>
      {children}
    </LinkButton>
  );
}
