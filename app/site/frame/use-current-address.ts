import { useLocation } from "@remix-run/react";

/** Current address, for links and forms that return to it. */
export interface CurrentAddress {
  readonly path: string;
  /** Path and query without `lang`; return address of forms. */
  readonly returnTo: string;
  /** Returns the address of this page in another language; works without scripts. */
  readonly inLanguage: (code: string) => string;
}

/** Returns the current address, identical on server and client. */
export function useCurrentAddress(): CurrentAddress {
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
