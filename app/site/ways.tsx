import { createContext, type ReactNode, useContext } from "react";
import type { AccountClass } from "~/platform/wps/account-types";
import type { ShellSite } from "./frame/shell-site";

/** Pages that parts of the product lead to by themselves; every other link is written in the brand's files. */
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

/** What of a page's surroundings decides where its links may lead. */
interface WaysFrom {
  readonly account: AccountClass;
  /** Of `LINKED_PAGES`, those that the brand does not have. */
  readonly closed: readonly string[];
}

/** Where a page's links may lead. */
export interface Ways {
  /** Nobody is signed in: what needs an account asks for it. */
  readonly isVisitor: boolean;
  /** Whether a link may lead to an address of this site. */
  readonly leads: (href: string) => boolean;
  /** A page that links may lead to; undefined for one that is off, and for a sign-in that is done. */
  readonly to: (page: LinkedPage) => LinkedPage | undefined;
}

const WaysContext = createContext<WaysFrom>({ account: "visitor", closed: [] });

/** Puts where links may lead in reach of `useWays`. */
export function WaysProvider({ site, children }: { readonly site: ShellSite; readonly children: ReactNode }) {
  const { account } = site;
  const { closed } = site.brand;
  return <WaysContext.Provider value={{ account, closed }}>{children}</WaysContext.Provider>;
}

/**
 * Whether somebody is led to a page: nobody who is signed in to the sign-in, and to the registration with a demo account
 * at most.
 */
export function leadsAccountTo(path: string, account: AccountClass): boolean {
  if (path === "/login") return account === "visitor";
  if (path === "/register") return account === "visitor" || account === "demo";
  return true;
}

/** Where links of this page may lead. Without a provider (gallery) it is a visitor's page of a brand that has all pages. */
export function useWays(): Ways {
  const { account, closed } = useContext(WaysContext);
  const leads = (href: string) => {
    const path = href.split(/[?#]/)[0] ?? "";
    return !closed.includes(path) && leadsAccountTo(path, account);
  };
  return { isVisitor: account === "visitor", leads, to: (page) => (leads(page) ? page : undefined) };
}
