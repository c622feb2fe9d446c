import { createContext, type ReactNode, useContext } from "react";
import { mayStaff, type StaffPermission, type StaffRole } from "~/platform/wps/staff";

const RoleContext = createContext<StaffRole | null>(null);

/** Puts the role of who is signed in in reach of `useMay`; null where nobody is. */
export function StaffProvider({ role, children }: { readonly role: StaffRole | null; readonly children: ReactNode }) {
  return <RoleContext.Provider value={role}>{children}</RoleContext.Provider>;
}

/** Whether who looks may do something: what is denied is not offered. The calls refuse it all the same. */
export function useMay(permission: StaffPermission): boolean {
  const role = useContext(RoleContext);
  return role !== null && mayStaff(role, permission);
}
