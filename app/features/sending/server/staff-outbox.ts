import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import * as sql from "./outbox.sql.gen";

type Outbox = Implementation<"staff">["outbox"];

/** Returns the messages stored by a demo brand's sandbox providers; see the call `outbox`. */
export const outbox: Outbox = async (ctx: StaffContext, { code, pageNo, pageSize }) => {
  const { config } = brandOf(ctx, code);
  // Codes and links give access to members' accounts, so staff must not read those of real brands.
  if (!config.demo) throw new WpsError("forbidden");
  const { rows, total } = await ctx.db.read(code, async (tx) => ({
    rows: await tx.all(sql.outboxPage, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    total: (await tx.first(sql.countOutbox, {}))?.total ?? 0,
  }));
  return {
    rows: rows.map(({ at, body, channel, id, receiver, subject }) => {
      return { id, channel, receiver, subject, body, at: at.toISOString() };
    }),
    pageNo,
    pageSize,
    total,
    totalPages: Math.ceil(total / pageSize),
  };
};
