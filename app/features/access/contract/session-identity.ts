import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { SIGN_IN_ERRORS, signedIn, signedInExample } from "~/platform/wps/shapes";
import { typedName } from "~/platform/wps/typed";

const provider = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,19}$/)
  .describe("The provider, by the name that the brand gave it, e.g. `google`.");

/** Calls for sign-in by an identity provider: start, and callback with the kept state (requirement A1). */
export const identityCalls = {
  identityStart: defineCall({
    name: "identityStart",
    method: "GET",
    path: "/wps/session/identity",
    begins: true,
    doc: "Begins a sign-in by an identity provider: where the browser goes, and what has to be kept for `identityCallback` meanwhile.",
    input: z.strictObject({
      provider,
      side: z
        .enum(["member", "agent"])
        .optional()
        .describe("The side to sign in to, where the host serves both; otherwise the host decides."),
    }),
    output: z.object({
      address: z.string().describe("Where the browser goes: the provider's address, or an own path."),
      callback: z.string().describe("Where the provider leads back to: an address of the brand, or an own path."),
      kept: z.string().describe("Sealed; to be kept from everybody else and given back within ten minutes, once."),
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
    doc: "Signs in who comes back from an identity provider. The first time it opens an account, where the brand allows registration. Where the account has its second step on, `twoStepRequired` brings a `ticket` for `login`.",
    input: z.strictObject({
      provider,
      query: z.string().max(8000).describe("The query that the provider led back with, without the question mark."),
      kept: z.string().max(2000).optional().describe("What `identityStart` gave to keep."),
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
    doc: "What the sandbox of a demo brand does in a provider's place: vouches for the name that somebody typed, and tells the way back.",
    input: z.strictObject({
      provider,
      state: z.string().max(200).describe("As it stood in the address of `identityStart`."),
      nonce: z.string().max(200).describe("As it stood in the address of `identityStart`."),
      name: typedName(40).optional().describe("Who it is; without a name the person turned back."),
    }),
    output: z.object({ address: z.string().describe("The own path that goes on with the sign-in.") }),
    errors: ["notAllowed", "tooManyRequests", "regionForbidden", "maintenance"],
    example: {
      input: { provider: "google", state: "c29tZSBzdGF0ZQ", nonce: "c29tZSBub25jZQ", name: "Thea" },
      value: { address: "/auth/google/callback?code=c29tZSBjb2Rl&state=c29tZSBzdGF0ZQ" },
    },
  }),
} as const;
