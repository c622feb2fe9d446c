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
    doc: "Lists the devices from which the member signed in, most recently used first. Failed sign-ins from other devices do not lock these devices out. A trusted device skips the second step.",
    input: z.strictObject({}),
    output: z.object({
      rows: z
        .array(
          z.object({
            id: z.string().describe("Id of the device, for `forgetDevice`."),
            device: z.string().describe("Device name reported at the last sign-in."),
            ip: z.string().nullable().describe("IP address of the last sign-in."),
            at: time.describe("Time of the first sign-in."),
            seenAt: time.describe("Time of the last sign-in."),
            trustedUntil: time
              .nullable()
              .describe("End of the time in which the device skips the second step; null when it does not skip it."),
            current: z.boolean().describe("True for the device that makes this call."),
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
            device: "Firefox · Linux",
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
    doc: "Forgets a device of the member: it is no longer trusted and counts as unknown.",
    input: z.strictObject({ id: z.string().max(64).describe("Id of the device, from `devices`.") }),
    output: z.object({}),
    example: { input: { id: "01890000-0000-7000-8000-000000000000" }, value: {} },
  }),
} as const;
