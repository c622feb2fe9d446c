import { z } from "zod";
import { call } from "./define";
import { brandCode, pageNo, paging, time } from "./shapes";
import { staffAccessCalls } from "./staff-access";
import { staffAccountCalls } from "./staff-accounts";
import { staffIdentityCalls } from "./staff-identity";
import { staffOutboxCalls } from "./staff-outbox";
import { staffPaymentCalls } from "./staff-payment";
import { staffRewardCalls } from "./staff-reward";
import { brandRow, changeRow, driftRow, flagRow, saved } from "./staff-shapes";

const expectedVersion = z
  .int()
  .min(0)
  .describe("The `overridesVersion` that the change starts from; another one in the meantime refuses it.");

const reason = z.string().max(500).describe("Why, in a few words; must not be empty.");

const exampleSaved = { version: "4f1c2a.8", overridesVersion: 8 };

/** The console's calls: each says what it asks of who makes it (`core/staff.ts`). */
export const staffCalls = {
  brands: call({
    name: "brands",
    method: "GET",
    path: "/wps/staff/brands",
    staff: "brands.read",
    doc: "Every brand folder with its state and the problems of its files.",
    input: z.strictObject({}),
    output: z.object({
      brands: z.array(brandRow).describe("The brands, by code."),
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
            loadedAt: "2026-01-31T08:00:00.000Z",
            problems: [
              {
                file: "lotus/tenant.json",
                line: 9,
                column: 5,
                pointer: "/flags/freePlya",
                message: "unknown key",
                nearest: "freePlay",
              },
            ],
          },
        ],
      },
    },
  }),
  brandVersion: call({
    name: "brandVersion",
    method: "GET",
    path: "/wps/staff/brand/version",
    staff: "brands.read",
    doc: "The version of one brand: small, so that the console may ask often.",
    input: z.strictObject({ code: brandCode }),
    output: z.object({ version: z.string().describe("Changes with every change of files or overrides.") }),
    errors: ["forbidden", "notFound"],
    example: { input: { code: "lotus" }, value: { version: "4f1c2a.7" } },
  }),
  flags: call({
    name: "flags",
    method: "GET",
    path: "/wps/staff/flags",
    staff: "brands.read",
    doc: "Every flag of one brand: its value now and where that comes from.",
    input: z.strictObject({ code: brandCode }),
    output: z.object({
      code: z.string().describe("The brand's code."),
      name: z.string().describe("The brand's name."),
      version: z.string().describe("The brand's version."),
      overridesVersion: z.int().describe("What the next change has to name as `expectedVersion`."),
      flags: z.array(flagRow).describe("The flags, in the order of their declaration."),
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus" },
      value: {
        code: "lotus",
        name: "Lotus",
        version: "4f1c2a.7",
        overridesVersion: 7,
        flags: [
          {
            name: "winnersBoard",
            title: "Winners board",
            description: "Shows the winners board.",
            value: true,
            source: "brand",
            owner: "support",
            audience: "page",
          },
        ],
      },
    },
  }),
  setFlag: call({
    name: "setFlag",
    method: "PUT",
    path: "/wps/staff/flags",
    staff: "flags.write",
    doc: "Switches a flag of one brand on the running site, or (null) gives it back to the brand's files.",
    input: z.strictObject({
      code: brandCode,
      flag: z.string().max(60).describe("The flag."),
      value: z.boolean().nullable().describe("On, off, or null for what the files say."),
      expectedVersion,
      reason,
    }),
    output: saved,
    errors: ["forbidden", "notFound", "reasonRequired", "staleSave"],
    example: {
      input: { code: "lotus", flag: "winnersBoard", value: false, expectedVersion: 7, reason: "Complaint 4711" },
      value: exampleSaved,
    },
  }),
  flagHistory: call({
    name: "flagHistory",
    method: "GET",
    path: "/wps/staff/flags/history",
    staff: "brands.read",
    doc: "The changes that staff made to one brand's flags and maintenance, latest first.",
    input: z.strictObject({
      code: brandCode,
      flag: z.string().max(60).optional().describe("Only this flag."),
      pageNo,
      pageSize: z.int().min(1).max(100).default(50).describe("Changes a page."),
    }),
    output: z.object({
      rows: z.array(changeRow).describe("The changes of this page."),
      ...paging,
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus" },
      value: {
        rows: [
          {
            historyId: "019413d6-0000-7000-8000-000000000000",
            key: "flag:winnersBoard",
            before: null,
            after: false,
            reason: "Complaint 4711",
            actor: "demo",
            at: "2026-01-31T08:00:00.000Z",
            undoes: null,
            undoneBy: null,
          },
        ],
        pageNo: 1,
        pageSize: 50,
        total: 1,
        totalPages: 1,
      },
    },
  }),
  undoFlag: call({
    name: "undoFlag",
    method: "POST",
    path: "/wps/staff/flags/undo",
    staff: "flags.write",
    doc: "Sets what one change of the history changed back to what it was before. It is a change of its own.",
    input: z.strictObject({
      code: brandCode,
      historyId: z.string().max(60).describe("The change to undo."),
      expectedVersion,
      reason,
    }),
    output: saved,
    errors: ["forbidden", "notFound", "reasonRequired", "staleSave"],
    example: {
      input: {
        code: "lotus",
        historyId: "019413d6-0000-7000-8000-000000000000",
        expectedVersion: 7,
        reason: "Switched by mistake",
      },
      value: exampleSaved,
    },
  }),
  setMaintenance: call({
    name: "setMaintenance",
    method: "PUT",
    path: "/wps/staff/maintenance",
    staff: "brands.operate",
    doc: "Switches maintenance of one brand on or off, or (null) gives it back to the brand's files.",
    input: z.strictObject({
      code: brandCode,
      on: z.boolean().nullable().describe("On, off, or null for what the files say."),
      until: time.optional().describe("When it is expected to end; then it is over by itself."),
      notice: z.string().max(500).optional().describe("What visitors are told."),
      expectedVersion,
      reason,
    }),
    output: saved,
    errors: ["forbidden", "notFound", "reasonRequired", "staleSave"],
    example: {
      input: { code: "lotus", on: true, until: "2026-01-31T10:00:00Z", expectedVersion: 7, reason: "Release" },
      value: exampleSaved,
    },
  }),
  upstream: call({
    name: "upstream",
    method: "GET",
    path: "/wps/staff/upstream",
    staff: "brands.read",
    doc: "Where one brand's calls are answered, and in what its operator's own system differs from this contract.",
    input: z.strictObject({ code: brandCode }),
    output: z.object({
      wps: z.string().describe("`embedded`, or the address of the operator's own system."),
      rows: z.array(driftRow).describe("The differences of the last month, the latest first."),
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
  ...staffAccessCalls,
  ...staffAccountCalls,
  ...staffOutboxCalls,
  ...staffIdentityCalls,
  ...staffPaymentCalls,
  ...staffRewardCalls,
} as const;
