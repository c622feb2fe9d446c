import type { JsonSchema, SchemaSet } from "~/platform/brands/schema/read-schemas";

interface FlagSchema {
  readonly title: string;
  readonly description: string;
  readonly default: boolean;
  readonly "x-audience": "page" | "server";
  readonly "x-owner": "support" | "operator";
}

/** Returns the text of `app/platform/brands/flags.gen.ts`: metadata of each flag for the console and the browser. */
export function flagsFile(schemas: SchemaSet): string {
  const properties = (schemas.get("flags") as JsonSchema).properties as Record<string, FlagSchema>;
  const rows = Object.entries(properties).map(([name, flag]) => {
    const meta = {
      title: flag.title,
      description: flag.description,
      default: flag.default,
      audience: flag["x-audience"],
      owner: flag["x-owner"],
    };
    return `  ${name}: ${JSON.stringify(meta)},`;
  });
  const page = Object.keys(properties).filter((name) => properties[name]?.["x-audience"] === "page");
  return [
    "// Generated from schemas/flags.schema.json by `npm run types`. Do not edit.",
    'import type { FlagName } from "./config.gen";',
    "",
    "/** Metadata of a flag: its texts for staff, default value, audience and owner. */",
    "export interface FlagMeta {",
    "  readonly title: string;",
    "  readonly description: string;",
    "  readonly default: boolean;",
    "  /** The browser receives `page` flags, and never `server` flags. */",
    '  readonly audience: "page" | "server";',
    "  /** Staff role that may switch it in the console. */",
    '  readonly owner: "support" | "operator";',
    "}",
    "",
    "/** All flags, in the order of the schema. */",
    "export const FLAGS: Readonly<Record<FlagName, FlagMeta>> = {",
    ...rows,
    "};",
    "",
    "/** Names of all flags, in the order of the schema. */",
    "export const FLAG_NAMES = Object.keys(FLAGS) as readonly FlagName[];",
    "",
    "/** Names of the flags that the browser may receive. */",
    `export const PAGE_FLAG_NAMES = ${JSON.stringify(page)} as const;`,
    "",
    "/** Name of a flag that the browser may receive. */",
    "export type PageFlagName = (typeof PAGE_FLAG_NAMES)[number];",
    "",
  ].join("\n");
}
