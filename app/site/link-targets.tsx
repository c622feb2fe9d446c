import { createContext, type ReactNode, useContext } from "react";
import type { AccountClass } from "~/platform/wps/account-types";
import type { ShellSite } from "./frame/shell-site";

/** Pages that the product's code links to. All other links are in the brand's files. */
export const LINKED_PAGES = [
  "/game",
  "/games",
  "/help",
  "/helpmc",
  "/login",
  "/lottery",
  "/noticePage",
  "/promoDetail",
  "/promotions",
  "/register",
  "/sports",
] as const;

type LinkedPage = (typeof LINKED_PAGES)[number];

/** Facts that decide the valid link targets of a page. */
interface LinkFacts {
  readonly account: AccountClass;
  /** Entries of `LINKED_PAGES` that the brand does not have. */
  readonly closed: readonly string[];
}

/** Valid link targets of a page. */
export interface LinkTargets {
  /** True without a session: features that need an account then offer the sign-in. */
  readonly isVisitor: boolean;
  /** Returns true if a link may lead to an address of this site. */
  readonly leads: (href: string) => boolean;
  /** Returns the page, or undefined if it is disabled or is a sign-in page while signed in. */
  readonly to: (page: LinkedPage) => LinkedPage | undefined;
}

const WaysContext = createContext<LinkFacts>({ account: "visitor", closed: [] });

/** Provides the valid link targets to `useLinkTargets`. */
export function LinkTargetsProvider({ site, children }: { readonly site: ShellSite; readonly children: ReactNode }) {
  const { account } = site;
  const { closed } = site.brand;
  return <WaysContext.Provider value={{ account, closed }}>{children}</WaysContext.Provider>;
}

/**
 * Returns true if a page applies to an account class: the sign-in is for visitors, the registration for visitors and demo
 * accounts.
 */
export function isPageForAccount(path: string, account: AccountClass): boolean {
  if (path === "/login") return account === "visitor";
  if (path === "/register") return account === "visitor" || account === "demo";
  return true;
}

/** Returns the valid link targets. Without a provider (gallery), all pages exist and the account is a visitor. */
export function useLinkTargets(): LinkTargets {
  const { account, closed } = useContext(WaysContext);
  const leads = (href: string) => {
    const path = href.split(/[?#]/)[0] ?? "";
    return !closed.includes(path) && isPageForAccount(path, account);
  };
  return { isVisitor: account === "visitor", leads, to: (page) => (leads(page) ? page : undefined) };
}
