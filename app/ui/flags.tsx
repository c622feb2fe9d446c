import { createContext, type ReactNode, useContext } from "react";
import type { FlagName } from "~/platform/brands/config.gen";

type PageFlags = Readonly<Partial<Record<FlagName, boolean>>>;

const FlagsContext = createContext<PageFlags | null>(null);

/** Puts the page's flags in reach of `useFlag`. */
export function FlagsProvider({ flags, children }: { readonly flags: PageFlags; readonly children: ReactNode }) {
  return <FlagsContext.Provider value={flags}>{children}</FlagsContext.Provider>;
}

/** Whether a page flag is on; one that is not known is off. Without a provider (gallery) everything shows. */
export function useFlag(name: FlagName): boolean {
  const flags = useContext(FlagsContext);
  return flags === null || flags[name] === true;
}
