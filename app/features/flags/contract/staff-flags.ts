import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { brandCode, givenTime, pageNo, paging } from "~/platform/wps/shapes";
import { changeRow, exampleSaved, expectedVersion, flagBrandRow, flagRow, reason, saved } from "./switch-shapes";

const flagName = z.string().max(60).describe("The flag.");

/** Period of a flag's override; outside it, the files apply. */
const times = {
  from: givenTime.optional().describe("When it begins; at once where none is given."),
  until: givenTime.optional().describe("When it ends by itself; never where none is given."),
};

/** Console calls for flags (requirement X2). */
export const staffFlagCalls = {
  flags: defineCall({
    name: "flags",
    method: "GET",
    path: "/wps/staff/flags",
    staff: "brands.read",
    audit: { effect: "none" },
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
    doc: "Switches a flag of one brand on the running site, for good or for a time, or (null) gives it back to the brand's files. A change for later leaves what runs until its time; one for now leaves what is planned. Null with `from` takes the change away that is planned for that time.",
    input: z.strictObject({
      code: brandCode,
      flag: z.string().max(60).describe("The flag."),
      value: z.boolean().nullable().describe("On, off, or null for what the files say."),
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
    doc: "The changes that staff made on one brand's running site, latest first.",
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
  undoFlag: defineCall({
    name: "undoFlag",
    method: "POST",
    path: "/wps/staff/flags/undo",
    staff: "flags.write",
    audit: { effect: "database" },
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
  flagBrands: defineCall({
    name: "flagBrands",
    method: "GET",
    path: "/wps/staff/flags/brands",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "One flag in every brand that who asks works on.",
    input: z.strictObject({ flag: flagName }),
    output: z.object({
      flag: z.string().describe("The flag."),
      title: z.string().describe("Its title in English."),
      description: z.string().describe("What it switches, in English."),
      owner: flagRow.shape.owner,
      rows: z.array(flagBrandRow).describe("The brands, by code."),
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
    doc: "Switches one flag in many brands, each as `setFlag` does: what became of each is answered, and one that changed in the meantime is left as it is. A brand that who asks does not work on refuses the whole.",
    input: z.strictObject({
      flag: flagName,
      value: z.boolean().nullable().describe("On, off, or null for what the files say."),
      ...times,
      brands: z
        .array(z.strictObject({ code: brandCode, expectedVersion }))
        .min(1)
        .max(200)
        .describe("The brands, each with the version that was looked at."),
      reason,
    }),
    output: z.object({
      rows: z
        .array(
          z.object({
            code: z.string().describe("The brand's code."),
            outcome: z.enum(["done", "staleSave", "notFound"]).describe("What became of it."),
          }),
        )
        .describe("The brands, in the order in which they were named."),
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
