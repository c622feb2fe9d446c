import { customType, timestamp } from "drizzle-orm/pg-core";

/** A point in time. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
