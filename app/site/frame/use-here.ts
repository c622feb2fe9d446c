import { useLocation } from "@remix-run/react";

/** Where the reader is, for links that come back here. */
export interface Here {
  readonly path: string;
  /** Path and query without `lang`: where a form returns to. */
  readonly returnTo: string;
  /** This page in another language; works without scripts. */
  readonly inLanguage: (code: string) => string;
}

/** The current address, the same on server and client. */
export function useHere(): Here {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("lang");
  const rest = query.toString();
  return {
    path: pathname,
    returnTo: rest ? `${pathname}?${rest}` : pathname,
    inLanguage: (code) => `${pathname}?${rest ? `${rest}&` : ""}lang=${code}`,
  };
}
