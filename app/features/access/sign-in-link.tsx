import type { ReactNode } from "react";
import { useWays } from "~/site/ways";
import { type ButtonLook, LinkButton } from "~/ui/button";

interface SignInLinkProps extends ButtonLook {
  /** Read instead of the children where those say too little by themselves. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/**
 * What a visitor presses for anything that needs an account: the sign-in popup, or its page without scripts. Nothing for
 * somebody who is signed in.
 */
export function SignInLink({ label, children, ...look }: SignInLinkProps) {
  const href = useWays().to("/login");
  if (!href) return null;
  return (
    <LinkButton href={href} data-modal="loginPopupModal" aria-label={label} {...look}>
      {children}
    </LinkButton>
  );
}

/** The way to an account: the registration popup, or its page without scripts. Nothing where one cannot be opened. */
export function RegisterLink({ label, children, ...look }: SignInLinkProps) {
  const href = useWays().to("/register");
  if (!href) return null;
  return (
    <LinkButton href={href} data-modal="registerModal" aria-label={label} {...look}>
      {children}
    </LinkButton>
  );
}
