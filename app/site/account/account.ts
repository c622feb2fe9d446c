import { useSyncExternalStore } from "react";
import type { AccountClass } from "~/platform/wps/account-types";
import type { Contract, ValueOf } from "~/platform/wps/types";

/** The signed-in member, as returned by `loginInfo`. */
export type AccountInfo = ValueOf<Contract["session"]["loginInfo"]>;

let account: AccountClass = "visitor";
let mayOpenAccount = false;
let info: AccountInfo | null = null;
const listeners = new Set<() => void>();

/** Sets the account class of the document, and the availability of registration. Called once by the shell. */
export function setAccountClass(kind: AccountClass, mayRegister: boolean): void {
  account = kind;
  mayOpenAccount = mayRegister;
}

/** Returns the class of the current account. */
export const accountClass = (): AccountClass => account;

/** True if the brand allows visitors to register. */
export const canRegister = (): boolean => mayOpenAccount;

/** True if a member is signed in. Links that would open the sign-in for visitors then lead to their target. */
export const isSignedIn = (): boolean => account !== "visitor";

/**
 * Loads the signed-in member and notifies all subscribers.
 * @throws CallError `notLoggedIn` when the session is over
 */
export async function loadAccount(): Promise<AccountInfo> {
  // Imported lazily: visitors never make this call, so their pages ship without the calls' code.
  const { sessionLoginInfo } = await import("~/platform/wps/calls/session.gen");
  const next = await sessionLoginInfo({});
  info = next;
  for (const listener of listeners) listener();
  return next;
}

/** Returns the signed-in member for code outside of components; null until loaded. */
export const accountInfo = (): AccountInfo | null => info;

/** Subscribes to the signed-in member; null until loaded. */
export function useAccount(): AccountInfo | null {
  const watch = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return useSyncExternalStore(
    watch,
    () => info,
    () => null,
  );
}
