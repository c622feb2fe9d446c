/** After so long without a request a session of staff is over, ms. */
export const STAFF_IDLE_MS = 30 * 60_000;

/** The roles of staff (checklist X1). */
export const STAFF_ROLES = ["support", "finance", "operator", "admin"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const EVERYBODY = STAFF_ROLES;

/** The permission table: which roles may do what. Every call of the console names one of these. */
export const STAFF_PERMISSIONS = {
  /** Brands with their health, flags with their sources, and the history of both. */
  "brands.read": EVERYBODY,
  /** Flags that support owns, and the undo of their changes; those of operators need `brands.operate` beside it. */
  "flags.write": ["support", "operator", "admin"],
  /** Flags that operators own, and maintenance. */
  "brands.operate": ["operator", "admin"],
  /** What the sandboxes of demo brands keep in place of sending it. */
  "outbox.read": ["support", "operator", "admin"],
  /** Members, with personal data masked, and why one of them sees what he sees. */
  "players.read": EVERYBODY,
  /** Personal data of one member in full, for a reason. */
  "players.reveal": ["support", "finance", "admin"],
  /** Notes and labels, locks, signing out, one-time passwords. */
  "players.care": ["support", "admin"],
  /** Members' documents, and the decision on them. */
  "identity.review": ["support", "finance", "admin"],
  /** Orders and their history, without where a withdrawal goes. */
  "payments.read": ["support", "finance", "admin"],
  /** Where a withdrawal goes, pictures, and every decision on an order. */
  "payments.review": ["finance", "admin"],
  /** Money given to members. */
  "rewards.give": ["finance", "operator", "admin"],
  /** Messages to members. */
  "messages.send": ["support", "operator", "admin"],
  /** Files of a brand: drafts, versions, publishing; new brands. */
  "brands.edit": ["operator", "admin"],
  /** Processes, jobs, slow calls. */
  "health.read": ["operator", "admin"],
  /** What a brand took and paid, by day. */
  "figures.read": ["finance", "operator", "admin"],
  /** What one did oneself. */
  "audit.read": EVERYBODY,
  /** Who of staff did what. */
  "audit.all": ["operator", "admin"],
  /** Accounts of staff. */
  "staff.manage": ["admin"],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type StaffPermission = keyof typeof STAFF_PERMISSIONS;

/** What a call of the console asks of who makes it: a permission, any session (`self`), or nothing yet (`door`). */
export type StaffAccess = StaffPermission | "self" | "door";

/** Whether a role has a permission. */
export const mayStaff = (role: StaffRole, permission: StaffPermission): boolean =>
  (STAFF_PERMISSIONS[permission] as readonly StaffRole[]).includes(role);

/** The permissions of a role, in the order of the table. */
export const permissionsOf = (role: StaffRole): StaffPermission[] =>
  (Object.keys(STAFF_PERMISSIONS) as StaffPermission[]).filter((permission) => mayStaff(role, permission));

/** What a member of staff has to do before anything else; `ready` for nothing. */
export type StaffStage = "password" | "twoStep" | "ready";

/** A member of staff who is signed in. */
export interface StaffMember {
  readonly id: string;
  /** The account's name: what histories and the audit say. */
  readonly name: string;
  readonly role: StaffRole;
  /** Codes of the brands that he may work on; null is all. */
  readonly brands: readonly string[] | null;
  readonly stage: StaffStage;
}

/** Whether somebody of staff may work on a brand. */
export const mayOnBrand = ({ brands }: Pick<StaffMember, "brands">, code: string): boolean =>
  brands === null || brands.includes(code);

/** Whether somebody of staff may make new brands: nobody who works on some only, who would not even see them. */
export const mayMakeBrands = ({ brands, role }: Pick<StaffMember, "brands" | "role">): boolean =>
  brands === null && mayStaff(role, "brands.edit");
