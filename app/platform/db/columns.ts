import { customType, timestamp } from "drizzle-orm/pg-core";

/** Column of type `timestamptz`, read as a `Date`. */
export const timestampTz = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
