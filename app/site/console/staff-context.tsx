import { createContext, type ReactNode, useContext } from "react";
import { mayStaff, type StaffPermission, type StaffRole } from "~/platform/wps/staff";

const RoleContext = createContext<StaffRole | null>(null);

/** Provides the role of the signed-in member of staff to `useStaffPermission`; null without a session. */
export function StaffProvider({ role, children }: { readonly role: StaffRole | null; readonly children: ReactNode }) {
  return <RoleContext.Provider value={role}>{children}</RoleContext.Provider>;
}

/** Returns true if the current member of staff has a permission, for hiding denied actions. The calls check it independently. */
export function useStaffPermission(permission: StaffPermission): boolean {
  const role = useContext(RoleContext);
  return role !== null && mayStaff(role, permission);
}
