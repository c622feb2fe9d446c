import { AccountBar } from "./account-bar";

/** Names the attribute that marks the places of the kept HTML where the signed-in part stands. */
export const ACCOUNT_SLOT = "data-account-slot";

/** The signed-in part as the server draws it, the same for everybody; `AccountIsland` brings it to life. */
export function AccountSlot({ place }: { readonly place: string }) {
  return (
    <div data-account-slot={place}>
      <AccountBar info={null} place={place} />
    </div>
  );
}
