/** Idle timeout of a staff session, ms. */
export const STAFF_IDLE_MS = 30 * 60_000;

/** Roles of staff (requirement X1). */
export const STAFF_ROLES = ["support", "finance", "operator", "admin"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const EVERYBODY = STAFF_ROLES;

/** Permission table: the roles with each permission. Every console call requires one of these, `self` or `door`. */
export const STAFF_PERMISSIONS = {
  /** Permission to read brands with their health, flags with their sources, and the history of both. */
  "brands.read": EVERYBODY,
  /**
   * Permission to set flags owned by support, and to undo these changes. Flags of operators also need `brands.operate`.
   */
  "flags.write": ["support", "operator", "admin"],
  /** Permission to set flags owned by operators, and maintenance. */
  "brands.operate": ["operator", "admin"],
  /** Permission to read the messages that the sandboxes of demo brands keep instead of sending. */
  "outbox.read": ["support", "operator", "admin"],
  /** Permission to read members with masked personal data, and the reasons for a member's view of the site. */
  "players.read": EVERYBODY,
  /** Permission to read full personal data of one member, with a reason. */
  "players.reveal": ["support", "finance", "admin"],
  /** Permission for notes and labels, locks, signing out, and one-time passwords. */
  "players.care": ["support", "admin"],
  /** Permission to read members' documents and decide on them. */
  "identity.review": ["support", "finance", "admin"],
  /** Permission to read orders and their history, without the destination of a withdrawal. */
  "payments.read": ["support", "finance", "admin"],
  /** Permission to see the destination of a withdrawal and pictures, and to decide on orders. */
  "payments.review": ["finance", "admin"],
  /** Permission to give money to members. */
  "rewards.give": ["finance", "operator", "admin"],
  /** Permission to send messages to members. */
  "messages.send": ["support", "operator", "admin"],
  /** Permission to edit a brand's files (drafts, versions, publishing) and to create brands. */
  "brands.edit": ["operator", "admin"],
  /** Permission to read processes, jobs and slow calls. */
  "health.read": ["operator", "admin"],
  /** Permission to read the daily income and payouts of a brand. */
  "figures.read": ["finance", "operator", "admin"],
  /** Permission to read one's own audit entries. */
  "audit.read": EVERYBODY,
  /** Permission to read the audit entries of all staff. */
  "audit.all": ["operator", "admin"],
  /** Permission to manage staff accounts. */
  "staff.manage": ["admin"],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type StaffPermission = keyof typeof STAFF_PERMISSIONS;

/** Required access of a console call: a permission, any session (`self`), or none (`door`). */
export type StaffAccess = StaffPermission | "self" | "door";

/** Returns true if a role has a permission. */
export const mayStaff = (role: StaffRole, permission: StaffPermission): boolean =>
  (STAFF_PERMISSIONS[permission] as readonly StaffRole[]).includes(role);

/** Returns the permissions of a role, in the order of the table. */
export const permissionsOf = (role: StaffRole): StaffPermission[] =>
  (Object.keys(STAFF_PERMISSIONS) as StaffPermission[]).filter((permission) => mayStaff(role, permission));

/** Step that a member of staff has to complete first; `ready` for none. */
export type StaffStage = "password" | "twoStep" | "ready";

/** Signed-in member of staff. */
export interface StaffMember {
  readonly id: string;
  /** Account name, as in histories and the audit. */
  readonly name: string;
  readonly role: StaffRole;
  /** Codes of the permitted brands; null for all. */
  readonly brands: readonly string[] | null;
  readonly stage: StaffStage;
}

/** Returns true if a member of staff may work on a brand. */
export const mayOnBrand = ({ brands }: Pick<StaffMember, "brands">, code: string): boolean =>
  brands === null || brands.includes(code);

/**
 * Returns true if a member of staff may create brands. Requires access to all brands, because the new brand would
 * otherwise be invisible to its creator.
 */
export const mayMakeBrands = ({ brands, role }: Pick<StaffMember, "brands" | "role">): boolean =>
  brands === null && mayStaff(role, "brands.edit");
