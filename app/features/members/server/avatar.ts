import { signedInMember } from "~/features/access/signed-in-member.server";
import { artUrl } from "~/platform/brands/brand-parts";
import { validationError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { vipLevelOf } from "../rank.server";
import { setAvatar } from "./profile.sql.gen";

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
    const change = { id: ctx.session.memberId, avatar: id };
    await ctx.db.transaction(ctx.brand.code, (tx) => tx.run(setAvatar, change));
    return {};
  },
  async icon(ctx) {
    const { rankLevel } = await signedInMember(ctx);
    return vipLevelOf(ctx, rankLevel) ?? { icon: null, labelName: "", rankLevel: 0 };
  },
};
