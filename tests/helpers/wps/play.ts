import { randomBytes } from "node:crypto";
import { assertMayBet, assertMayDeposit, assertMayPlay } from "~/features/responsible-play/enforce.server";
import type { Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";
import type { aPlayer } from "./money";
import { insertRound } from "./rounds";
import { NOW, type WpsSite } from "./wps-site";

export type Player = Awaited<ReturnType<typeof aPlayer>>;
let count = 0;

/** Returns actions of players of lotus at any time, each in a separate transaction. */
export function playOn(site: WpsSite) {
  /** Returns the calls of a player at another time and extends the session to it. */
  async function at({ memberId, token }: Player, now: number) {
    await inLotus((tx) => tx.query("update session set seen_at = $1 where member_id = $2", [new Date(now), memberId]));
    return site.as({ token, now }).member;
  }
  const ctxAt = (now: number) => ({ ...site.context(), now });
  const inLotus = <T>(work: (tx: Transaction) => Promise<T>) => site.db.transaction("lotus", work);

  /** Requests a deposit in a separate transaction. */
  const deposit = ({ memberId }: Player, amount: bigint, now = NOW, reference = `order-${++count}`) =>
    inLotus((tx) => assertMayDeposit(tx, ctxAt(now), memberId, amount, reference));

  /** Inserts a played round. Amounts in minor units. */
  const played = (
    { memberId }: Player,
    bet: bigint,
    win: bigint,
    over: { readonly when?: number; readonly demo?: boolean } = {},
  ) => {
    const { demo = false, when = NOW } = over;
    const id = uuidV7(when, randomBytes(10));
    return inLotus((tx) => insertRound(tx, { id, memberId, demo, bet, win, openedAt: new Date(when) }));
  };
  const bet = ({ memberId }: Player, amount: bigint, now = NOW) =>
    inLotus((tx) => assertMayBet(tx, ctxAt(now), memberId, amount));
  const play = ({ memberId }: Player, now = NOW) => inLotus((tx) => assertMayPlay(tx, ctxAt(now), memberId));
  return { at, ctxAt, inLotus, deposit, played, bet, play };
}
