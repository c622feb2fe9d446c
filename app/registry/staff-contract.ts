import { z } from "zod";
import { staffBrandFileCalls } from "~/features/brands/contract/staff-brand-files";
import { staffBrandPictureCalls } from "~/features/brands/contract/staff-brand-pictures";
import { staffBrandWorkCalls } from "~/features/brands/contract/staff-brand-work";
import { staffPaymentCalls } from "~/features/cashier/contract/staff-payment";
import { staffContentCalls } from "~/features/content/contract/staff-content";
import { staffFlagCalls } from "~/features/flags/contract/staff-flags";
import { staffSwitchCalls } from "~/features/flags/contract/staff-switches";
import { staffHealthCalls } from "~/features/health/contract/staff-health";
import { staffIdentityCalls } from "~/features/members/contract/staff-identity";
import { staffMessageCalls } from "~/features/messages/contract/staff-messages";
import { staffFiguresCalls } from "~/features/reports/contract/staff-figures";
import { staffRewardCalls } from "~/features/rewards/contract/staff-reward";
import { staffOutboxCalls } from "~/features/sending/contract/staff-outbox";
import { staffAccessCalls } from "~/features/staff/contract/staff-access";
import { staffAccountCalls } from "~/features/staff/contract/staff-accounts";
import { brandRow, driftRow } from "~/features/staff/contract/staff-shapes";
import { staffEnquiryCalls } from "~/features/support/contract/staff-enquiries";
import { staffPayoutCalls } from "~/features/support/contract/staff-payout";
import { staffPlayerRecordCalls } from "~/features/support/contract/staff-player-records";
import { staffPlayerCalls } from "~/features/support/contract/staff-players";
import { staffWhyCalls } from "~/features/support/contract/staff-why";
import { defineCall } from "~/platform/wps/define";
import { brandCode } from "~/platform/wps/shapes";

/** Calls of the console. Each declares the permission it needs (`platform/wps/staff.ts`). */
export const staffCalls = {
  brands: defineCall({
    name: "brands",
    method: "GET",
    path: "/wps/staff/brands",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "Lists all brand folders with their states and the problems of their files.",
    input: z.strictObject({}),
    output: z.object({
      brands: z.array(brandRow).describe("Brands, by code."),
    }),
    errors: ["forbidden"],
    example: {
      input: {},
      value: {
        brands: [
          {
            code: "lotus",
            name: "Lotus",
            state: "stale",
            version: "4f1c2a.7",
            filesVersion: "4f1c2a",
            hosts: ["lotus.example"],
            maintenance: false,
            demo: false,
            draft: false,
            loadedAt: "2026-01-31T08:00:00.000Z",
            problems: [
              {
                file: "lotus/tenant.json",
                line: 9,
                column: 5,
                pointer: "/flags/freePlya",
                message: "unknown key",
                nearest: "freePlay",
                excerpt: { first: 8, lines: ['  "flags": {', '    "freePlya": true', "  },"], column: 5 },
              },
            ],
          },
        ],
      },
    },
  }),
  brandVersion: defineCall({
    name: "brandVersion",
    method: "GET",
    path: "/wps/staff/brand/version",
    staff: "brands.read",
    audit: { skip: true },
    doc: "Returns the version of one brand. The response is small, so the console can poll it often.",
    input: z.strictObject({ code: brandCode }),
    output: z.object({ version: z.string().describe("Version; changes with every change of files or overrides.") }),
    errors: ["forbidden", "notFound"],
    example: { input: { code: "lotus" }, value: { version: "4f1c2a.7" } },
  }),
  upstream: defineCall({
    name: "upstream",
    method: "GET",
    path: "/wps/staff/upstream",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "Returns the system that answers one brand's calls, and its differences from this contract.",
    input: z.strictObject({ code: brandCode }),
    output: z.object({
      wps: z.string().describe("`embedded`, or the address of the operator's own system."),
      rows: z.array(driftRow).describe("Differences of the last month, latest first."),
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus" },
      value: {
        wps: "https://wps.operator.example",
        rows: [
          {
            call: "home.rankList",
            kind: "shape",
            count: 12,
            detail: "value.winners.0.winAmount: Invalid input: expected string, received undefined",
            firstAt: "2026-01-31T08:00:00.000Z",
            lastAt: "2026-01-31T08:10:00.000Z",
          },
        ],
      },
    },
  }),
  ...staffFlagCalls,
  ...staffSwitchCalls,
  ...staffAccessCalls,
  ...staffAccountCalls,
  ...staffFiguresCalls,
  ...staffHealthCalls,
  ...staffOutboxCalls,
  ...staffIdentityCalls,
  ...staffPaymentCalls,
  ...staffEnquiryCalls,
  ...staffPayoutCalls,
  ...staffRewardCalls,
  ...staffBrandFileCalls,
  ...staffBrandPictureCalls,
  ...staffBrandWorkCalls,
  ...staffPlayerCalls,
  ...staffPlayerRecordCalls,
  ...staffWhyCalls,
  ...staffContentCalls,
  ...staffMessageCalls,
} as const;
