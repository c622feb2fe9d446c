import * as cards from "./cards";
import * as east from "./east";
import * as goods from "./goods";
import type { Hint, MotifSet } from "./motif-set";
import * as sport from "./sport";
import * as things from "./things";

/** Motifs for subjects of promotions, independent of game categories. */
export const PROMO_HINTS: readonly Hint[] = [
  ["welcome|newbie|first|birthday|gift|present", [goods.gift]],
  ["reload|deposit|monday", [goods.wallet]],
  ["rebate|cashback|back", [goods.rebate]],
  ["app|phone|pocket|install", [goods.phone]],
  ["invite|friend|refer", [goods.friends]],
  ["master|league|ranking|race|season|tournament|leaderboard", [goods.podium]],
  ["spin", [goods.spins]],
  ["point|reward|lasting|always", [goods.voucher, goods.bonus]],
];

/** Motifs for goods of the points mall. */
export const GOODS_MOTIFS: MotifSet = {
  motifs: [goods.gift, goods.voucher, goods.headphones, goods.watch, goods.mug, goods.bag],
  hints: [
    ["spin", [goods.spins]],
    ["bonus|cash|money", [goods.bonus]],
    ["voucher|coupon|ticket", [goods.voucher]],
    ["mug|cup|bottle|flask", [goods.mug]],
    ["card", [cards.fan]],
    ["tea", [things.teapot]],
    ["umbrella", [things.umbrella]],
    ["mahjong|tile", [cards.tiles]],
    ["power|charger|battery", [goods.power]],
    ["phone|tablet", [goods.phone]],
    ["headphone|earbud|speaker|audio", [goods.headphones]],
    ["football|ball", [sport.football]],
    ["bag|suitcase|luggage", [goods.bag]],
    ["lantern|lamp", [east.lantern]],
    ["watch|clock", [goods.watch]],
  ],
};
