import { createContext, type ReactNode, useContext } from "react";
import type { PageFlagName } from "~/platform/brands/flags.gen";
import { type Flagged, isFlagOn } from "~/platform/brands/is-flag-on";

type PageFlags = Flagged<PageFlagName>["flags"];

const FlagsContext = createContext<PageFlags | null>(null);

/** Provides the page's flags to `useFlag`. */
export function FlagsProvider({ flags, children }: { readonly flags: PageFlags; readonly children: ReactNode }) {
  return <FlagsContext.Provider value={flags}>{children}</FlagsContext.Provider>;
}

/** Returns true if a page flag is on (`isFlagOn`). Without a provider (gallery) all flags count as on. */
export function useFlag(name: PageFlagName): boolean {
  const flags = useContext(FlagsContext);
  return flags === null || isFlagOn({ flags }, name);
}
