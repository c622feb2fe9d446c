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

const source = z.enum(["override", "upstream", "files"]).describe("Where it comes from.");

/** Console calls for access to a site: maintenance, regions, closures (requirement R5, X4). */
export const staffSwitchCalls = {
  siteSwitches: defineCall({
    name: "siteSwitches",
    method: "GET",
    path: "/wps/staff/switches",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "What is open on one brand's site: maintenance, the countries that are served, and vendors and categories.",
    input: z.strictObject({ code: brandCode }),
    output: z.object({
      overridesVersion: z.int().describe("What the next change has to name as `expectedVersion`."),
      maintenance: z
        .object({
          on: z.boolean().describe("True while the site is under maintenance."),
          until: time.nullable().describe("When it is expected to end; null for no end."),
          notice: z.string().nullable().describe("What visitors are told, in the language of who asks."),
          source,
        })
        .describe("Maintenance of the whole site."),
      region: z
        .object({
          mode: regionMode,
          countries,
          until: time.nullable().describe("When the staff's rule ends; null for no end."),
          notice: z.string().nullable().describe("What visitors are told, in the language of who asks."),
          source,
        })
        .describe("Which countries are served."),
      closable: z.array(closableRow).describe("Categories, then vendors, as the site has them."),
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
    doc: "Switches maintenance of one brand on or off, or (null) gives it back to the brand's files.",
    input: z.strictObject({
      code: brandCode,
      on: z.boolean().nullable().describe("On, off, or null for what the files say."),
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
    doc: "Sets which countries one brand's site serves, over the rule of its files, or (null) gives that back.",
    input: z.strictObject({
      code: brandCode,
      rule: z
        .strictObject({ mode: regionMode, countries, until, notice })
        .nullable()
        .describe("The rule; null for what the files say."),
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
    doc: "Closes the games of one vendor or category of one brand, or opens them again. Games that are running end as they would; no new bet is taken.",
    input: z.strictObject({
      code: brandCode,
      kind: closureKind,
      name: closureName,
      closed: z.boolean().describe("Closed or open."),
      countries: countries.default([]).describe("Only for players from these countries; for all when empty."),
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
