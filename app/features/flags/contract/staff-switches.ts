import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { brandCode, time } from "~/platform/wps/shapes";
import {
  closableRow,
  closureKind,
  closureName,
  countries,
  exampleSaved,
  expectedVersion,
  notice,
  reason,
  regionMode,
  saved,
  until,
} from "./switch-shapes";

const source = z.enum(["override", "upstream", "files"]).describe("Source of the value.");

/** Console calls for access to a site: maintenance, regions, closures (requirement R5, X4). */
export const staffSwitchCalls = {
  siteSwitches: defineCall({
    name: "siteSwitches",
    method: "GET",
    path: "/wps/staff/switches",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "Returns the switches of one brand's site: maintenance, served countries, and closed vendors and categories.",
    input: z.strictObject({ code: brandCode }),
    output: z.object({
      overridesVersion: z.int().describe("Version of the overrides; send it as `expectedVersion` of a change."),
      maintenance: z
        .object({
          on: z.boolean().describe("True while the site is under maintenance."),
          until: time.nullable().describe("Expected end; null for none."),
          notice: z.string().nullable().describe("Message to visitors, in the caller's language."),
          source,
        })
        .describe("Maintenance of the whole site."),
      region: z
        .object({
          mode: regionMode,
          countries,
          until: time.nullable().describe("End of the staff's rule; null for none."),
          notice: z.string().nullable().describe("Message to visitors, in the caller's language."),
          source,
        })
        .describe("Rule for the served countries."),
      closable: z.array(closableRow).describe("Categories, then vendors, in the order of the site."),
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus" },
      value: {
        overridesVersion: 7,
        maintenance: { on: false, until: null, notice: null, source: "files" },
        region: { mode: "deny", countries: ["US"], until: null, notice: null, source: "files" },
        closable: [{ kind: "category", name: "FISH", title: "Fishing", games: 24, closed: null }],
      },
    },
  }),
  setMaintenance: defineCall({
    name: "setMaintenance",
    method: "PUT",
    path: "/wps/staff/maintenance",
    staff: "brands.operate",
    audit: { effect: "database" },
    doc: "Switches maintenance of one brand on or off. Null restores the value of the brand's files.",
    input: z.strictObject({
      code: brandCode,
      on: z.boolean().nullable().describe("New value; null for the value of the files."),
      until,
      notice,
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
  setRegion: defineCall({
    name: "setRegion",
    method: "PUT",
    path: "/wps/staff/region",
    staff: "brands.operate",
    audit: { effect: "database" },
    doc: "Sets the countries that one brand's site serves, as an override of its files. Null removes the override.",
    input: z.strictObject({
      code: brandCode,
      rule: z
        .strictObject({ mode: regionMode, countries, until, notice })
        .nullable()
        .describe("New rule; null for the rule of the files."),
      expectedVersion,
      reason,
    }),
    output: saved,
    errors: ["forbidden", "notFound", "reasonRequired", "staleSave"],
    example: {
      input: {
        code: "lotus",
        rule: { mode: "deny", countries: ["US", "FR"], notice: "Not available in your country." },
        expectedVersion: 7,
        reason: "Licence",
      },
      value: exampleSaved,
    },
  }),
  setClosed: defineCall({
    name: "setClosed",
    method: "PUT",
    path: "/wps/staff/closed",
    staff: "brands.operate",
    audit: { effect: "database" },
    doc: "Closes or opens the games of one vendor or category of one brand. Running games continue to their end, but accept no new bets.",
    input: z.strictObject({
      code: brandCode,
      kind: closureKind,
      name: closureName,
      closed: z.boolean().describe("True to close, false to open."),
      countries: countries.default([]).describe("Closed only for players from these countries; empty for all."),
      until,
      notice,
      expectedVersion,
      reason,
    }),
    output: saved,
    errors: ["forbidden", "notFound", "reasonRequired", "staleSave"],
    example: {
      input: {
        code: "lotus",
        kind: "category",
        name: "FISH",
        closed: true,
        until: "2026-01-31T10:00:00Z",
        expectedVersion: 7,
        reason: "Vendor's release",
      },
      value: exampleSaved,
    },
  }),
} as const;
