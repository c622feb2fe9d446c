import { offeredCategory } from "~/features/games/catalogue.server";
import { closureOfGame } from "~/features/games/closures.server";
import { enterLaunch, findLaunch } from "~/features/games/launches.server";
import type { SeamlessAnswer, SeamlessRequest, SeamlessValue } from "~/features/games/rules/seamless";
import type { VendorContext } from "~/features/games/seamless-context.server";
import { SeamlessRefusal } from "~/features/games/seamless-refusal.server";
import { assertMayBet, permitPlayMoney } from "~/features/responsible-play/enforce.server";
import { isInMaintenance } from "~/features/system/status.server";
import { balanceOf, type LedgerEntry, type PostingResult, postEntry } from "~/features/wallet/ledger.server";
import { contentDigest } from "~/features/wallet/posting-content.server";
import { vendorWalletOf } from "~/features/wallet/rows.server";
import { houseSide, movePostings, walletSide } from "~/features/wallet/rules/postings";
import type { GameCategory } from "~/platform/brands/bet-weights";
import type { Transaction } from "~/platform/db/transaction";
import { isWpsError } from "~/platform/wps/errors";
import { addWin, closeRound, openOrRaiseRound, subtractBet } from "./rounds";
import { typeOfMember } from "./rounds.sql.gen";
import {
  insertTransaction,
  lockTransaction,
  markRolledBack,
  type NewTransaction,
  storedAnswer,
  updateAnswer,
} from "./transactions";

type Of<O extends SeamlessRequest["operation"]> = Extract<SeamlessRequest, { operation: O }>;

/** Executes a request inside the caller's transaction. @throws SeamlessRefusal, WpsError insufficientBalance */
export async function executeRequest(
  tx: Transaction,
  ctx: VendorContext,
  request: SeamlessRequest,
): Promise<SeamlessAnswer> {
  return { ok: true, value: await executeOperation(tx, ctx, request) };
}

/** Errors of a player's limits. Vendors receive one code for all of them. */
const PLAYER_LIMITS: readonly string[] = [
  "playLimit",
  "sessionLimit",
  "timeOut",
  "selfExcluded",
  "selfExcludedForGood",
];

/** Returns the answer for a refusal; rethrows any other error. */
export function refusalAnswer(error: unknown): SeamlessAnswer {
  if (error instanceof SeamlessRefusal) return { ok: false, code: error.code, balance: error.balance };
  if (!isWpsError(error)) throw error;
  if (PLAYER_LIMITS.includes(error.code)) return { ok: false, code: "playLimit", balance: null };
  // The ledger has the transaction with another content.
  if (error.code === "requestConflict") return { ok: false, code: "duplicateTransaction", balance: null };
  if (error.code !== "insufficientBalance") throw error;
  const { balance } = error.details as { readonly balance: string };
  return { ok: false, code: "insufficientFunds", balance: BigInt(balance) };
}

function executeOperation(tx: Transaction, ctx: VendorContext, request: SeamlessRequest): Promise<SeamlessValue> {
  switch (request.operation) {
    case "authenticate":
      return authenticate(tx, ctx, request);
    case "balance":
      return balance(tx, ctx, request);
    case "bet":
      return bet(tx, ctx, request);
    case "win":
      return winAndClose(tx, ctx, request);
    case "rollback":
      return rollback(tx, ctx, request);
    case "roundClose":
      return roundClose(tx, ctx, request);
  }
}

async function authenticate(tx: Transaction, ctx: VendorContext, { token }: Of<"authenticate">) {
  if (isInMaintenance(ctx.brand, ctx.now)) throw new SeamlessRefusal("gameNotOffered");
  const { gameId, language, memberId, nickname } = await enterLaunch(tx, ctx, token);
  return { ...(await currentBalance(tx, ctx, memberId)), nickname, language, gameId };
}

const balance = (tx: Transaction, ctx: VendorContext, { playerId }: Of<"balance">) => currentBalance(tx, ctx, playerId);

async function bet(tx: Transaction, ctx: VendorContext, request: Of<"bet">): Promise<SeamlessValue> {
  const { amount, gameId, roundId, token, transactionId } = request;
  const launch = await findLaunch(tx, ctx, token);
  const { demo, memberId } = launch;
  const content = contentDigest([memberId, roundId, gameId, String(amount)]);
  const one: NewTransaction = { transactionId, kind: "bet", content, memberId, roundId, amount };
  if (!(await insertTransaction(tx, ctx, one))) return balanceAnswer(ctx, launch, await storedAnswer(tx, ctx, one));
  if (!launch.live) throw new SeamlessRefusal("tokenExpired");
  const category = offered(ctx, gameId);
  // Before the round is stored: the check counts the stakes of open rounds.
  const permit = demo ? permitPlayMoney(tx, memberId, amount) : await assertMayBet(tx, ctx, memberId, amount);
  await openOrRaiseRound(tx, ctx, { roundId, memberId, gameId, category, demo, amount });
  const balances = await postOnce(tx, ctx, {
    kind: "bet",
    reference: `bet:${ctx.vendor}:${transactionId}`,
    postings: movePostings(amount, playerSide(ctx, memberId), vendorSide(ctx, demo)),
    details: { vendor: ctx.vendor, game: gameId, round: roundId },
    permit,
  });
  return storeAnswer(tx, ctx, one, launch, balances[0] ?? 0n);
}

async function winAndClose(tx: Transaction, ctx: VendorContext, request: Of<"win">): Promise<SeamlessValue> {
  const { closes, playerId: memberId, roundId } = request;
  const value = await win(tx, ctx, request);
  if (closes) await closeRound(tx, ctx, { roundId, memberId }, closes);
  return value;
}

async function win(tx: Transaction, ctx: VendorContext, request: Of<"win">): Promise<SeamlessValue> {
  const { amount, playerId: memberId, roundId, transactionId } = request;
  const player = await playerOf(tx, memberId);
  const content = contentDigest([memberId, roundId, String(amount)]);
  const one: NewTransaction = { transactionId, kind: "win", content, memberId, roundId, amount };
  if (!(await insertTransaction(tx, ctx, one))) return balanceAnswer(ctx, player, await storedAnswer(tx, ctx, one));
  const { demo, gameId } = await addWin(tx, ctx, { roundId, memberId }, amount);
  if (amount === 0n)
    return storeAnswer(tx, ctx, one, player, await balanceOf(tx, memberId, vendorWalletOf(ctx, ctx.vendor)));
  const balances = await postOnce(tx, ctx, {
    kind: "win",
    reference: `win:${ctx.vendor}:${transactionId}`,
    postings: movePostings(amount, vendorSide(ctx, demo), playerSide(ctx, memberId)),
    details: { vendor: ctx.vendor, game: gameId, round: roundId },
  });
  return storeAnswer(tx, ctx, one, player, balances[1] ?? 0n);
}

async function rollback(tx: Transaction, ctx: VendorContext, request: Of<"rollback">): Promise<SeamlessValue> {
  const { betId, playerId: memberId, roundId, transactionId } = request;
  const player = await playerOf(tx, memberId);
  const content = contentDigest([memberId, roundId, betId]);
  const one: NewTransaction = { transactionId, kind: "rollback", content, memberId, roundId, amount: 0n };
  if (!(await insertTransaction(tx, ctx, one))) return balanceAnswer(ctx, player, await storedAnswer(tx, ctx, one));
  const after = await takeBack(tx, ctx, one, betId);
  return storeAnswer(tx, ctx, one, player, after ?? (await balanceOf(tx, memberId, vendorWalletOf(ctx, ctx.vendor))));
}

/** @returns the balance after a refund; null without a refund: the bet is unknown, or was already rolled back */
async function takeBack(
  tx: Transaction,
  ctx: VendorContext,
  of: NewTransaction,
  betId: string,
): Promise<bigint | null> {
  const tombstone = { ...of, transactionId: betId, kind: "tombstone", content: "" } as const;
  // The insert waits here for a concurrent bet with this id.
  if (await insertTransaction(tx, ctx, tombstone)) return null;
  const found = await lockTransaction(tx, ctx, betId);
  if (found?.kind === "tombstone") return null;
  if (found?.kind !== "bet" || found.roundId !== of.roundId) throw new SeamlessRefusal("unknownTransaction");
  if (found.memberId !== of.memberId) throw new SeamlessRefusal("unknownPlayer");
  if (found.rolledBack) return null;
  const { demo, gameId } = await subtractBet(tx, ctx, of, found.amount);
  await markRolledBack(tx, ctx, betId);
  const balances = await postOnce(tx, ctx, {
    kind: "rollback",
    reference: `rollback:${ctx.vendor}:${betId}`,
    postings: movePostings(found.amount, vendorSide(ctx, demo), playerSide(ctx, of.memberId)),
    details: { vendor: ctx.vendor, game: gameId, round: of.roundId },
  });
  return balances[1] ?? 0n;
}

/**
 * Posts the entry of a new transaction. @returns as `PostingResult.balances`
 * @throws SeamlessRefusal duplicateTransaction when the ledger has the transaction: its own row was deleted after the retention
 * period, and a round must not count it again
 */
async function postOnce(tx: Transaction, ctx: VendorContext, entry: LedgerEntry): Promise<PostingResult["balances"]> {
  const { balances, isNew } = await postEntry(tx, ctx.now, entry);
  if (!isNew) throw new SeamlessRefusal("duplicateTransaction");
  return balances;
}

async function roundClose(tx: Transaction, ctx: VendorContext, request: Of<"roundClose">): Promise<SeamlessValue> {
  const { playerId: memberId, record, roundId } = request;
  await closeRound(tx, ctx, { roundId, memberId }, record);
  return currentBalance(tx, ctx, memberId);
}

interface Player {
  readonly memberId: string;
  readonly demo: boolean;
}

/** @throws SeamlessRefusal unknownPlayer */
async function playerOf(tx: Transaction, memberId: string): Promise<Player> {
  const found = /^[0-9a-f-]{36}$/.test(memberId) ? await tx.first(typeOfMember, { id: memberId }) : null;
  if (!found) throw new SeamlessRefusal("unknownPlayer");
  return { memberId, demo: found.type === 4 };
}

async function currentBalance(tx: Transaction, ctx: VendorContext, memberId: string): Promise<SeamlessValue> {
  const player = await playerOf(tx, memberId);
  return balanceAnswer(ctx, player, await balanceOf(tx, memberId, vendorWalletOf(ctx, ctx.vendor)));
}

function balanceAnswer({ brand }: VendorContext, { demo, memberId }: Player, minor: bigint): SeamlessValue {
  return { playerId: memberId, balance: minor, currency: brand.config.currency.code, demo };
}

async function storeAnswer(tx: Transaction, ctx: VendorContext, one: NewTransaction, player: Player, minor: bigint) {
  await updateAnswer(tx, ctx, one.transactionId, minor);
  return balanceAnswer(ctx, player, minor);
}

const playerSide = (ctx: VendorContext, memberId: string) => walletSide(memberId, vendorWalletOf(ctx, ctx.vendor));
const vendorSide = ({ vendor }: VendorContext, demo: boolean) => houseSide(`${demo ? "play" : "game"}:${vendor}`);

/** Returns the category that lists a game. @throws SeamlessRefusal gameNotOffered when the brand does not offer it now */
function offered(ctx: VendorContext, gameId: string): GameCategory {
  const category = offeredCategory(ctx, gameId, ctx.vendor);
  const { vendor } = ctx;
  const isClosed = category !== null && closureOfGame(ctx.brand, { vendor, category, country: null }) !== undefined;
  if (category === null || isClosed || isInMaintenance(ctx.brand, ctx.now)) throw new SeamlessRefusal("gameNotOffered");
  return category;
}
