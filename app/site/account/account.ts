import { useSyncExternalStore } from "react";
import type { AccountClass } from "~/platform/wps/account-types";
import type { Contract, ValueOf } from "~/platform/wps/types";

/** Who is signed in, as the call `loginInfo` tells it. */
export type AccountInfo = ValueOf<Contract["session"]["loginInfo"]>;

let account: AccountClass = "visitor";
let mayOpenAccount = false;
let info: AccountInfo | null = null;
const listeners = new Set<() => void>();

/** Told once by the shell: what kind of account the document was made for, and whether one can open an account here. */
export function noteAccount(kind: AccountClass, mayRegister: boolean): void {
  account = kind;
  mayOpenAccount = mayRegister;
}

/** What kind of account is signed in. */
export const accountClass = (): AccountClass => account;

/** True where the brand lets people open an account by themselves. */
export const mayRegister = (): boolean => mayOpenAccount;

/** True when somebody is signed in; links that would ask to sign in then lead where they lead. */
export const isSignedIn = (): boolean => account !== "visitor";

/**
 * Asks who is signed in and tells all who show it.
 * @throws CallError `notLoggedIn` when the session is over
 */
export async function loadAccount(): Promise<AccountInfo> {
  // Visitors never ask: the page starts without what makes calls.
  const { sessionLoginInfo } = await import("~/platform/wps/calls/session.gen");
  const next = await sessionLoginInfo({});
  info = next;
  for (const listener of listeners) listener();
  return next;
}

/** Who is signed in, for what is no component; null until it is known. */
export const accountInfo = (): AccountInfo | null => info;

/** Who is signed in; null until it is known. */
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
