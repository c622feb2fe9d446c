import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { SIGN_IN_ERRORS, signedIn, signedInExample } from "~/platform/wps/shapes";
import { typedName } from "~/platform/wps/typed";

const provider = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,19}$/)
  .describe("Name of the identity provider in the brand's configuration, e.g. `google`.");

/** Calls for sign-in by an identity provider: start, and callback with the kept state (requirement A1). */
export const identityCalls = {
  identityStart: defineCall({
    name: "identityStart",
    method: "GET",
    path: "/wps/session/identity",
    begins: true,
    doc: "Starts a sign-in with an identity provider. Returns the address for the browser and a value to keep for `identityCallback`.",
    input: z.strictObject({
      provider,
      side: z
        .enum(["member", "agent"])
        .optional()
        .describe("Side to sign in to, on a host that serves both; otherwise the host decides."),
    }),
    output: z.object({
      address: z.string().describe("Address for the browser: the provider's URL, or a path of this site."),
      callback: z
        .string()
        .describe("Address to which the provider redirects: a URL of the brand, or a path of this site."),
      kept: z
        .string()
        .describe("Sealed state. Keep it secret and send it to `identityCallback` within ten minutes; it works once."),
    }),
    errors: ["notAllowed", "identityUnavailable", "tooManyRequests", "regionForbidden", "maintenance"],
    example: {
      input: { provider: "google" },
      value: {
        address: "https://accounts.google.com/o/oauth2/v2/auth?client_id=lotus&state=c29tZSBzdGF0ZQ",
        callback: "https://lotus.example/auth/google/callback",
        kept: "c29tZXRoaW5nIHNlYWxlZA",
      },
    },
  }),
  identityCallback: defineCall({
    name: "identityCallback",
    method: "POST",
    path: "/wps/session/identity",
    cookies: "signsIn",
    doc: "Completes a sign-in with an identity provider. The first sign-in creates an account if the brand allows registration. If the second step of the account is enabled, the error `twoStepRequired` contains a `ticket` for `login`.",
    input: z.strictObject({
      provider,
      query: z.string().max(8000).describe("Query string of the provider's redirect, without the question mark."),
      kept: z.string().max(2000).optional().describe("The value `kept` of `identityStart`."),
    }),
    output: signedIn,
    errors: [
      "identityCancelled",
      "identityFailed",
      "identityUnavailable",
      "twoStepRequired",
      "tooManyRequests",
      "notAllowed",
      "nonAgents",
      "nonMembers",
      "regionForbidden",
      "maintenance",
      ...SIGN_IN_ERRORS,
    ],
    example: {
      input: { provider: "google", query: "code=c29tZSBjb2Rl&state=c29tZSBzdGF0ZQ", kept: "c29tZXRoaW5nIHNlYWxlZA" },
      value: { ...signedInExample, firstTimeLogin: true },
    },
  }),
  identitySandbox: defineCall({
    name: "identitySandbox",
    method: "POST",
    path: "/wps/session/identity/sandbox",
    doc: "Simulates an identity provider on a demo brand: confirms the entered name and returns the address to continue with.",
    input: z.strictObject({
      provider,
      state: z.string().max(200).describe("The value from the address of `identityStart`."),
      nonce: z.string().max(200).describe("The value from the address of `identityStart`."),
      name: typedName(40).optional().describe("Name of the person; omitted when the person cancelled."),
    }),
    output: z.object({ address: z.string().describe("Path of this site that continues the sign-in.") }),
    errors: ["notAllowed", "tooManyRequests", "regionForbidden", "maintenance"],
    example: {
      input: { provider: "google", state: "c29tZSBzdGF0ZQ", nonce: "c29tZSBub25jZQ", name: "Thea" },
      value: { address: "/auth/google/callback?code=c29tZSBjb2Rl&state=c29tZSBzdGF0ZQ" },
    },
  }),
} as const;
