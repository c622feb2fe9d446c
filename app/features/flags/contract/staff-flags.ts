import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { brandCode, givenTime, pageNo, paging } from "~/platform/wps/shapes";
import { changeRow, exampleSaved, expectedVersion, flagBrandRow, flagRow, reason, saved } from "./switch-shapes";

const flagName = z.string().max(60).describe("Name of the flag.");

/** Period of a flag's override; outside it, the files apply. */
const times = {
  from: givenTime.optional().describe("Start time; default: immediately."),
  until: givenTime.optional().describe("End time; default: never."),
};

/** Console calls for flags (requirement X2). */
export const staffFlagCalls = {
  flags: defineCall({
    name: "flags",
    method: "GET",
    path: "/wps/staff/flags",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "Lists all flags of one brand with their current values and sources.",
    input: z.strictObject({ code: brandCode }),
    output: z.object({
      code: z.string().describe("Code of the brand."),
      name: z.string().describe("Name of the brand."),
      version: z.string().describe("Version of the brand."),
      overridesVersion: z.int().describe("Version of the overrides; send it as `expectedVersion` of a change."),
      flags: z.array(flagRow).describe("Flags, in the order of the schema."),
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
            beneath: true,
            override: null,
            planned: [],
            owner: "support",
            audience: "page",
            shows: ["HOMEPAGE/winners"],
          },
        ],
      },
    },
  }),
  setFlag: defineCall({
    name: "setFlag",
    method: "PUT",
    path: "/wps/staff/flags",
    staff: "flags.write",
    audit: { effect: "database" },
    doc: "Switches a flag of one brand on the running site, permanently or for a period. Null restores the value of the brand's files. A scheduled change keeps the current value until it starts; an immediate change keeps scheduled ones. Null with `from` removes the change scheduled for that time.",
    input: z.strictObject({
      code: brandCode,
      flag: z.string().max(60).describe("Name of the flag."),
      value: z.boolean().nullable().describe("New value; null for the value of the files."),
      ...times,
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
  flagHistory: defineCall({
    name: "flagHistory",
    method: "GET",
    path: "/wps/staff/flags/history",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "Lists the changes that staff made on one brand's running site, latest first.",
    input: z.strictObject({
      code: brandCode,
      flag: z.string().max(60).optional().describe("Only changes of this flag."),
      pageNo,
      pageSize: z.int().min(1).max(100).default(50).describe("Changes per page."),
    }),
    output: z.object({
      rows: z.array(changeRow).describe("Changes of this page."),
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
  undoFlag: defineCall({
    name: "undoFlag",
    method: "POST",
    path: "/wps/staff/flags/undo",
    staff: "flags.write",
    audit: { effect: "database" },
    doc: "Undoes one change of the history. The undo is itself a change.",
    input: z.strictObject({
      code: brandCode,
      historyId: z.string().max(60).describe("Id of the change to undo."),
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
  flagBrands: defineCall({
    name: "flagBrands",
    method: "GET",
    path: "/wps/staff/flags/brands",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "Returns one flag in all brands of the caller.",
    input: z.strictObject({ flag: flagName }),
    output: z.object({
      flag: z.string().describe("Name of the flag."),
      title: z.string().describe("Title in English."),
      description: z.string().describe("Description in English."),
      owner: flagRow.shape.owner,
      rows: z.array(flagBrandRow).describe("Brands, by code."),
    }),
    errors: ["forbidden"],
    example: {
      input: { flag: "winnersBoard" },
      value: {
        flag: "winnersBoard",
        title: "Winners board",
        description: "Shows the winners board.",
        owner: "support",
        rows: [
          {
            code: "lotus",
            name: "Lotus",
            overridesVersion: 7,
            value: true,
            source: "brand",
            beneath: true,
            override: null,
            planned: [],
            shows: ["HOMEPAGE/winners"],
          },
        ],
      },
    },
  }),
  setFlagBrands: defineCall({
    name: "setFlagBrands",
    method: "PUT",
    path: "/wps/staff/flags/brands",
    staff: "flags.write",
    audit: { effect: "database", perBrand: true },
    doc: "Switches one flag in several brands, like `setFlag`. Reports the result for each brand; brands that changed in the meantime are skipped. The whole call is refused when it names a brand that the caller may not manage.",
    input: z.strictObject({
      flag: flagName,
      value: z.boolean().nullable().describe("New value; null for the value of the files."),
      ...times,
      brands: z
        .array(z.strictObject({ code: brandCode, expectedVersion }))
        .min(1)
        .max(200)
        .describe("Brands, each with the version on which the change is based."),
      reason,
    }),
    output: z.object({
      rows: z
        .array(
          z.object({
            code: z.string().describe("Code of the brand."),
            outcome: z.enum(["done", "staleSave", "notFound"]).describe("Result for the brand."),
          }),
        )
        .describe("Brands, in the requested order."),
    }),
    errors: ["forbidden", "reasonRequired"],
    example: {
      input: {
        flag: "snow",
        value: true,
        until: "2026-12-27T00:00:00Z",
        brands: [{ code: "lotus", expectedVersion: 7 }],
        reason: "Christmas",
      },
      value: { rows: [{ code: "lotus", outcome: "done" }] },
    },
  }),
} as const;
