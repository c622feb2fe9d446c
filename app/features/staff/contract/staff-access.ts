import { z } from "zod";
import { passwordText } from "~/platform/text/typed-text";
import { defineCall } from "~/platform/wps/define";
import { STAFF_PERMISSIONS, STAFF_ROLES, type StaffPermission } from "~/platform/wps/staff";
import { typedCode, typedPassword, typedStaffName } from "~/platform/wps/typed";

const account = typedStaffName.min(1).describe("The account's name.");
const password = typedPassword.min(1);
const appCode = typedCode()
  .regex(/^\d{6}$/)
  .describe("The six digits that the authenticator app shows now.");
const stage = z
  .enum(["password", "twoStep", "ready"])
  .describe("What has to be done first: `password`: change it; `twoStep`: set the second step up; `ready`: nothing.");
const role = z.enum(STAFF_ROLES).describe("Role.");
const permissions = z
  .array(z.enum(Object.keys(STAFF_PERMISSIONS) as [StaffPermission, ...StaffPermission[]]))
  .describe("What the role may do; nothing before it is `ready`.");

/** Calls for the sign-in of staff (requirement X1). */
export const staffAccessCalls = {
  staffSignIn: defineCall({
    name: "staffSignIn",
    method: "POST",
    path: "/wps/staff/session",
    staff: "door",
    audit: { effect: "database", kept: { password: "hidden", appCode: "hidden" } },
    doc: "Signs a member of staff in, by password and, where it is set up, a code of the authenticator app; answers `twoStepRequired` where that is missing. After five wrong tries an account waits a quarter of an hour, but for devices on which it signed in before. A session ends after half an hour without a request, and after twelve hours.",
    input: z.strictObject({ account, password: password.describe("The password."), appCode: appCode.optional() }),
    output: z.object({
      token: z.string().describe("The session's token, for `Authorization: Bearer`."),
      deviceToken: z
        .string()
        .describe(
          "Tells this device from others at the next sign-in, as the cookie `device`: wrong tries from elsewhere do not keep it out.",
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
    doc: "Ends the session that the call is made with, on every process.",
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
    doc: "Who is signed in, and what he may do.",
    input: z.strictObject({}),
    output: z.object({
      account,
      role,
      brands: z.array(z.string()).nullable().describe("Codes of the brands that he works on; null for all."),
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
    doc: "Changes one's own password. Other sessions of the account are over.",
    input: z.strictObject({
      oldPassword: password.describe("The password until now."),
      newPassword: z
        .string()
        .max(1_000)
        .overwrite(passwordText)
        .min(12)
        .max(128)
        .describe("At least 12 characters, none of the common ones."),
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
    doc: "A new secret for the authenticator app of who has no second step yet (RFC 6238: SHA-1, six digits, 30 s).",
    input: z.strictObject({}),
    output: z.object({
      secret: z.string().describe("To be typed into the app, in base32."),
      uri: z.string().describe("The same as an `otpauth:` address, for a QR code."),
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
    doc: "Switches the second step on, with a code of the app that has the secret.",
    input: z.strictObject({ appCode }),
    output: z.object({ stage }),
    errors: ["notAllowed", "invalidCode", "tooManyRequests"],
    example: { input: { appCode: "123456" }, value: { stage: "ready" } },
  }),
} as const;
