import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { time } from "~/platform/wps/shapes";

/** Calls on the devices that a member signed in on (requirement A19). */
export const deviceCalls = {
  devices: defineCall({
    name: "devices",
    method: "GET",
    path: "/wps/session/devices",
    token: true,
    doc: "The devices on which one signed in, the latest used first. Wrong passwords from elsewhere do not keep them out; a trusted one is not asked for the second step.",
    input: z.strictObject({}),
    output: z.object({
      rows: z
        .array(
          z.object({
            id: z.string().describe("Id, to forget it."),
            device: z.string().describe("What it named itself at the last sign-in."),
            ip: z.string().nullable().describe("From where the last sign-in came."),
            at: time.describe("The first sign-in."),
            seenAt: time.describe("The last sign-in."),
            trustedUntil: time
              .nullable()
              .describe("Until then it is not asked for the second step; null: it is asked."),
            current: z.boolean().describe("It is the one that asks."),
          }),
        )
        .describe("The devices."),
    }),
    example: {
      input: {},
      value: {
        rows: [
          {
            id: "01890000-0000-7000-8000-000000000000",
            device: "Firefox on Linux",
            ip: "203.0.113.9",
            at: "2026-01-31T08:00:00.000Z",
            seenAt: "2026-01-31T08:00:00.000Z",
            trustedUntil: null,
            current: true,
          },
        ],
      },
    },
  }),
  forgetDevice: defineCall({
    name: "forgetDevice",
    method: "DELETE",
    path: "/wps/session/devices",
    token: true,
    doc: "Forgets one of one's own devices: it is no longer trusted, nor told from a foreign one.",
    input: z.strictObject({ id: z.string().max(64).describe("The device, of `devices`.") }),
    output: z.object({}),
    example: { input: { id: "01890000-0000-7000-8000-000000000000" }, value: {} },
  }),
} as const;
