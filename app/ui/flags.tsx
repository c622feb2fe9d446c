import { createContext, type ReactNode, useContext } from "react";
import type { PageFlagName } from "~/platform/brands/flags.gen";
import { type Flagged, isFlagOn } from "~/platform/brands/is-flag-on";

type PageFlags = Flagged<PageFlagName>["flags"];

const FlagsContext = createContext<PageFlags | null>(null);

/** Puts the page's flags in reach of `useFlag`. */
export function FlagsProvider({ flags, children }: { readonly flags: PageFlags; readonly children: ReactNode }) {
  return <FlagsContext.Provider value={flags}>{children}</FlagsContext.Provider>;
}

/** Whether a page flag is on (`isFlagOn`). Without a provider (gallery) everything shows. */
export function useFlag(name: PageFlagName): boolean {
  const flags = useContext(FlagsContext);
  return flags === null || isFlagOn({ flags }, name);
}
