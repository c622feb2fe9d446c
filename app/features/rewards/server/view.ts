import { toApiTime } from "~/platform/brands/brand-parts";
import { FORMAT_TABLES } from "~/platform/i18n/tables";
import { wireMoney } from "~/platform/money/amounts";
import { localise } from "~/platform/text/localised";
import { formatDate } from "~/platform/time/date";
import type { SiteContext } from "~/platform/wps/context";
import { isExpired, type Reward } from "./rewards";

/** Context of the reader: a member or staff. */
type Reader = Pick<SiteContext, "brand" | "now" | "language" | "translate">;

/** Returns a reward in the shape of call outputs. */
export function rewardView(ctx: Reader, one: Reward) {
  return {
    id: one.id,
    kind: one.kind,
    about: aboutOf(ctx, one),
    amount: wireMoney(ctx, one.amount),
    toBet: wireMoney(ctx, one.turnover),
    state: isExpired(one, ctx.now) ? ("expired" as const) : one.state,
    at: toApiTime(one.createdAt.getTime()),
    until: one.state === "claimed" || !one.expiresAt ? null : toApiTime(one.expiresAt.getTime()),
    claimedAt: one.claimedAt ? toApiTime(one.claimedAt.getTime()) : null,
  };
}

/** Returns the reason of a reward, in the caller's language; a text by staff is unchanged. */
function aboutOf(ctx: Reader, { about }: Reward): string {
  const { day, mission, rank, reason } = about;
  const { items } = ctx.brand.content.missions;
  if (typeof mission === "string" && Object.hasOwn(items, mission))
    return localise(items[mission]?.title, ctx.language);
  const levels = Object.values(ctx.brand.content.vip.items);
  if (typeof rank === "number") return localise(levels.find((level) => level.rank === rank)?.name, ctx.language);
  if (typeof day === "string") return friendsBets(ctx, day);
  return String(reason ?? "");
}

/** Returns the text about the bets of friends on a day. @param day `yyyy-MM-dd` in the brand's time zone */
function friendsBets({ brand, language, translate }: Reader, day: string): string {
  const date = formatDate(Date.parse(day), FORMAT_TABLES[language], "UTC", "date");
  return translate(brand, language, "messages:reward.friendsBets", { date });
}
