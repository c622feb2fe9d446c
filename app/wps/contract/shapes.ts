import { z } from "zod";

/** Money on the wire: a decimal string with two decimals, e.g. `1234.50`. */
export const money = z.string().regex(/^\d{1,15}\.\d{2}$/);

/** A time on the wire: ISO 8601 in UTC. */
export const time = z.iso.datetime();

/** ISO 3166 code of a country, two capitals. */
export const country = z.string().regex(/^[A-Z]{2}$/);

/** A language code of the specification, e.g. `EN`, `CN`; one that the brand does not have falls back to its default. */
export const language = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .optional()
  .describe("Language code of the texts in the answer; else the Language header.");

/** The visitor's host as the specification sends it. It is read by nobody: the Host header decides. */
export const ignoredUrl = z
  .string()
  .max(2_000)
  .optional()
  .describe("The host as the page sees it. Decides nothing: the brand comes from the Host header.");

/** An own path (`/art/…`) or an https address of an image. */
export const imageUrl = z.string().max(2_000);

/** Page number from 1. */
export const pageNo = z.int().min(1).max(10_000).default(1).describe("Page, from 1.");

/** The code of a brand: the name of its folder. */
export const brandCode = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/)
  .describe("The brand's code: the name of its folder.");

/** Where a visitor comes from. */
export const location = z
  .object({
    ip: z.string().nullable().describe("The visitor's address; null where it is not known."),
    countryCode: country.nullable().describe("ISO code of the visitor's country; null where it is not known."),
  })
  .describe("Where the visitor comes from.");

/** Maintenance as visitors see it. */
export const maintenance = z
  .object({
    on: z.boolean().describe("True while the site is under maintenance."),
    until: time.nullable().describe("When it is expected to end (UTC), if that is known."),
    notice: z.string().nullable().describe("What visitors are told, if anything."),
  })
  .describe("Maintenance of the site.");

/** Region rule as it applies to this visitor. */
export const regionRestriction = z
  .object({
    on: z.boolean().describe("True when this visitor's region is not served."),
    notice: z.string().nullable().describe("What visitors from there are told, if anything."),
  })
  .describe("The region rule as it applies to this visitor.");
