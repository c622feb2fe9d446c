import { z } from "zod";
import { passwordText } from "~/platform/text/typed-text";
import { defineCall } from "~/platform/wps/define";
import { STAFF_PERMISSIONS, STAFF_ROLES, type StaffPermission } from "~/platform/wps/staff";
import { typedCode, typedPassword, typedStaffName } from "~/platform/wps/typed";

const account = typedStaffName.min(1).describe("Name of the account.");
const password = typedPassword.min(1);
const appCode = typedCode()
  .regex(/^\d{6}$/)
  .describe("Current six digits of the authenticator app.");
const stage = z
  .enum(["password", "twoStep", "ready"])
  .describe("Required action: `password`: change the password; `twoStep`: set up the second step; `ready`: none.");
const role = z.enum(STAFF_ROLES).describe("Role.");
const permissions = z
  .array(z.enum(Object.keys(STAFF_PERMISSIONS) as [StaffPermission, ...StaffPermission[]]))
  .describe("Permissions of the role; empty before the account is `ready`.");

/** Calls for the sign-in of staff (requirement X1). */
export const staffAccessCalls = {
  staffSignIn: defineCall({
    name: "staffSignIn",
    method: "POST",
    path: "/wps/staff/session",
    staff: "door",
    audit: { effect: "database", kept: { password: "hidden", appCode: "hidden" } },
    doc: "Signs in a staff account with password and, if set up, a code of the authenticator app. Answers `twoStepRequired` when the code is missing. After five failed attempts the account waits 15 minutes, except on devices from which it signed in before. A session ends after half an hour without a request, and after twelve hours.",
    input: z.strictObject({ account, password: password.describe("Password."), appCode: appCode.optional() }),
    output: z.object({
      token: z.string().describe("Token of the session, for `Authorization: Bearer`."),
      deviceToken: z
        .string()
        .describe(
          "Token of this device, sent at the next sign-in as the cookie `device`: failed attempts from other devices do not lock it out.",
        ),
      account,
      role,
      stage,
    }),
    errors: ["wrongCredentials", "twoStepRequired", "invalidCode", "tooManyRequests"],
    example: {
      input: { account: "iris", password: "Lantern-2026", appCode: "123456" },
      value: { token: "kq3…", deviceToken: "c29t…", account: "iris", role: "support", stage: "ready" },
    },
  }),
  staffSignOut: defineCall({
    name: "staffSignOut",
    method: "DELETE",
    path: "/wps/staff/session",
    staff: "self",
    audit: { effect: "database" },
    doc: "Ends the session of this call, on every process.",
    input: z.strictObject({}),
    output: z.object({}),
    example: { input: {}, value: {} },
  }),
  staffInfo: defineCall({
    name: "staffInfo",
    method: "GET",
    path: "/wps/staff/session",
    staff: "self",
    audit: { skip: true },
    doc: "Returns the signed-in staff account and its permissions.",
    input: z.strictObject({}),
    output: z.object({
      account,
      role,
      brands: z.array(z.string()).nullable().describe("Codes of the brands of the account; null for all."),
      stage,
      permissions,
    }),
    example: {
      input: {},
      value: {
        account: "iris",
        role: "support",
        brands: null,
        stage: "ready",
        permissions: ["brands.read", "flags.write", "outbox.read", "identity.review", "payments.read"],
      },
    },
  }),
  staffPassword: defineCall({
    name: "staffPassword",
    method: "PUT",
    path: "/wps/staff/password",
    staff: "self",
    audit: { effect: "database", kept: { oldPassword: "hidden", newPassword: "hidden" } },
    doc: "Changes the caller's password. Other sessions of the account end.",
    input: z.strictObject({
      oldPassword: password.describe("Current password."),
      newPassword: z
        .string()
        .max(1_000)
        .overwrite(passwordText)
        .min(12)
        .max(128)
        .describe("At least 12 characters, and not a common password."),
    }),
    output: z.object({ stage }),
    errors: ["wrongPassword", "passwordCommon", "tooManyRequests"],
    example: {
      input: { oldPassword: "Lantern-2026", newPassword: "a quiet harbour in June" },
      value: { stage: "ready" },
    },
  }),
  staffTwoStep: defineCall({
    name: "staffTwoStep",
    method: "POST",
    path: "/wps/staff/two-step",
    staff: "self",
    audit: { effect: "database" },
    doc: "Creates a secret for the authenticator app of an account without a second step (RFC 6238: SHA-1, six digits, 30 s).",
    input: z.strictObject({}),
    output: z.object({
      secret: z.string().describe("Secret to enter in the app, in base32."),
      uri: z.string().describe("Secret as an `otpauth:` address, for a QR code."),
    }),
    errors: ["notAllowed"],
    example: {
      input: {},
      value: {
        secret: "JBSWY3DPEHPK3PXP",
        uri: "otpauth://totp/Livery%20console:iris?issuer=Livery%20console&secret=JBSWY3DPEHPK3PXP",
      },
    },
  }),
  confirmStaffTwoStep: defineCall({
    name: "confirmStaffTwoStep",
    method: "PUT",
    path: "/wps/staff/two-step",
    staff: "self",
    audit: { effect: "database", kept: { appCode: "hidden" } },
    doc: "Enables the second step, with a code of the app that has the secret.",
    input: z.strictObject({ appCode }),
    output: z.object({ stage }),
    errors: ["notAllowed", "invalidCode", "tooManyRequests"],
    example: { input: { appCode: "123456" }, value: { stage: "ready" } },
  }),
} as const;
