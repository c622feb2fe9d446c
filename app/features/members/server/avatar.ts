import { and, eq } from "drizzle-orm";
import { signedInMember } from "~/features/access/signed-in-member.server";
import { artUrl } from "~/platform/brands/brand-parts";
import { member } from "~/platform/db/schema";
import { validationError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { vipLevelOf } from "../rank.server";

type Calls = Implementation<"member">;

/** Seeds of the selectable drawn pictures. */
const PRESETS: readonly string[] = Array.from({ length: 24 }, (_, at) => String(at + 1));

/** Implements the calls about the member's picture and VIP medal. */
export const avatarCalls: Pick<Calls, "avatar" | "setAvatar" | "icon"> = {
  async avatar(ctx) {
    const { avatar: id } = await signedInMember(ctx);
    const urlOf = (seed: string) => artUrl(ctx, "avatar", seed);
    return { id, url: urlOf(id), presets: PRESETS.map((preset) => ({ id: preset, url: urlOf(preset) })) };
  },
  async setAvatar(ctx, { id }) {
    if (!PRESETS.includes(id)) throw validationError([{ field: "id", issue: "unknown_avatar" }]);
    const own = and(eq(member.merchantId, ctx.brand.code), eq(member.id, ctx.session.memberId));
    await ctx.db.transaction(ctx.brand.code, ({ db }) => db.update(member).set({ avatar: id }).where(own));
    return {};
  },
  async icon(ctx) {
    const { rankLevel } = await signedInMember(ctx);
    return vipLevelOf(ctx, rankLevel) ?? { icon: null, labelName: "", rankLevel: 0 };
  },
};
