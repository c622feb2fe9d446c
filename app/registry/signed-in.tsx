import { RealityCheck } from "~/features/responsible-play/reality-check";
import { AccountIsland, type AccountIslandProps } from "~/site/account/account-island";

/** Renders the personal parts of every member page, and the reality check that reminds of the time played. */
export function SignedIn(props: Omit<AccountIslandProps, "reminder">) {
  return <AccountIsland {...props} reminder={RealityCheck} />;
}
