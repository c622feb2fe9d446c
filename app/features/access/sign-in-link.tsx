import type { ReactNode } from "react";
import { type ButtonLook, LinkButton } from "~/ui/button";

interface SignInLinkProps extends ButtonLook {
  /** Read instead of the children where those say too little by themselves. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** What a visitor presses for anything that needs an account: the sign-in popup, or its page without scripts. */
export function SignInLink({ label, children, ...look }: SignInLinkProps) {
  return (
    <LinkButton href="/login" data-modal="loginPopupModal" aria-label={label} {...look}>
      {children}
    </LinkButton>
  );
}

/** The way to an account: the registration popup, or its page without scripts. */
export function RegisterLink({ label, children, ...look }: SignInLinkProps) {
  return (
    <LinkButton href="/register" data-modal="registerModal" aria-label={label} {...look}>
      {children}
    </LinkButton>
  );
}
