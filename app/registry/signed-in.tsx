import { RealityCheck } from "~/features/responsible-play/reality-check";
import { AccountIsland, type AccountIslandProps } from "~/site/account/account-island";

/** What is personal on every page of a member, and the reminder of how long it has been played. */
export function SignedIn(props: Omit<AccountIslandProps, "reminder">) {
  return <AccountIsland {...props} reminder={RealityCheck} />;
}
