import type { AccountClass } from "~/platform/wps/account-types";
import { AccountBar } from "./account-bar";

/** Names the attribute that marks the places of the kept HTML where the signed-in part stands. */
export const ACCOUNT_SLOT = "data-account-slot";

/** The signed-in part as the server draws it, the same for every account of its kind; `AccountIsland` brings it to life. */
export function AccountSlot({ account, place }: { readonly account: AccountClass; readonly place: string }) {
  return (
    <div data-account-slot={place}>
      <AccountBar account={account} info={null} place={place} />
    </div>
  );
}
