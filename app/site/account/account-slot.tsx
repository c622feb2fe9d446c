import type { AccountClass } from "~/platform/wps/account-types";
import { AccountBar } from "./account-bar";

/** Attribute that marks the slots of the account area in the cached HTML. */
export const ACCOUNT_SLOT = "data-account-slot";

/**
 * Renders the server's version of the account area, the same for every account of its class. `AccountIsland` makes it
 * interactive.
 */
export function AccountSlot({ account, place }: { readonly account: AccountClass; readonly place: string }) {
  return (
    <div data-account-slot={place}>
      <AccountBar account={account} info={null} place={place} />
    </div>
  );
}
