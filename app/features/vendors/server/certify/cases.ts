import {
  assertAccepted,
  assertRefused,
  assertSameBalance,
  type Case,
  CaseFailure,
  described,
  type Subject,
} from "./case";
import { atOnce, betOf, endRound, placeBet, playerBalance, rollbackOf, winOf } from "./play";

const HOUR = 3_600_000;

const needsExpired = ({ expiredToken }: Subject) => (expiredToken === null ? "no expired token given" : null);
const closesAlone = ({ client }: Subject) =>
  client.closesWithWin ? "in this dialect, the win settles the round" : null;

/** Authentication: signatures, time, replays, unknown players and tokens. */
const SIGNATURES: readonly Case[] = [
  {
    title: "a wrong signature is refused",
    async run({ client, playerId }) {
      const answer = await client.ask({ operation: "balance", playerId }, { secret: "another secret" });
      assertRefused(answer, "invalidSignature");
    },
  },
  {
    title: "a message dated one hour in the past or in the future is refused",
    async run({ client, now, playerId }) {
      for (const away of [-HOUR, HOUR])
        assertRefused(await client.ask({ operation: "balance", playerId }, { now: now() + away }), "requestExpired");
    },
  },
  {
    title: "a replayed message is refused and moves no money",
    async run(playing) {
      const before = await playerBalance(playing);
      const [first, second] = await playing.client.askTwice(betOf(playing));
      assertSameBalance(assertAccepted(first), before - playing.unit);
      assertRefused(second, "requestReplayed");
      assertSameBalance(await playerBalance(playing), before - playing.unit);
    },
  },
  {
    title: "an unknown player is refused",
    async run({ client }) {
      const playerId = "00000000-0000-7000-8000-000000000000";
      assertRefused(await client.ask({ operation: "balance", playerId }), "unknownPlayer");
    },
  },
  {
    title: "an unknown token is refused",
    async run(playing) {
      assertRefused(await playing.client.ask(betOf(playing, { token: "nobodys-token" })), "tokenExpired");
    },
  },
];

/** Bets and wins: amounts, repeats and refusals. */
const MONEY: readonly Case[] = [
  {
    title: "a bet is debited once; a repeat gets the same answer and moves no money",
    async run(playing) {
      const before = await playerBalance(playing);
      const { balance, bet } = await placeBet(playing);
      assertSameBalance(balance, before - playing.unit);
      assertSameBalance(assertAccepted(await playing.client.ask(bet)), balance);
      assertSameBalance(await playerBalance(playing), balance);
    },
  },
  {
    title: "fifty concurrent copies of a bet are debited once",
    async run(playing) {
      const before = await playerBalance(playing);
      const bet = betOf(playing);
      for (const answer of await atOnce(50, () => playing.client.ask(bet)))
        assertSameBalance(assertAccepted(answer), before - playing.unit);
      assertSameBalance(await playerBalance(playing), before - playing.unit);
    },
  },
  {
    title: "a used transaction id with different content is refused as a duplicate",
    async run(playing) {
      const { balance, bet } = await placeBet(playing);
      assertRefused(await playing.client.ask({ ...bet, amount: 2n * playing.unit }), "duplicateTransaction");
      assertRefused(await playing.client.ask({ ...bet, roundId: playing.newId() }), "duplicateTransaction");
      assertRefused(
        await playing.client.ask(winOf(playing, bet, { transactionId: bet.transactionId })),
        "duplicateTransaction",
      );
      assertSameBalance(await playerBalance(playing), balance);
    },
  },
  {
    title: "a bet above the balance is refused, and the answer contains the balance",
    async run(playing) {
      const before = await playerBalance(playing);
      const answer = await playing.client.ask(betOf(playing, { amount: before + 1n }));
      assertRefused(answer, "insufficientFunds");
      if (answer.ok || answer.balance !== before)
        throw new CaseFailure(`expected a refusal with the balance ${before}, received: ${described(answer)}`);
      assertSameBalance(await playerBalance(playing), before);
    },
  },
  {
    title: "a bet of 0 is refused as malformed",
    async run(playing) {
      assertRefused(await playing.client.ask(betOf(playing, { amount: 0n })), "malformed");
    },
  },
  {
    title: "a win is credited once; a repeat gets the same answer and moves no money",
    async run(playing) {
      const { balance, bet } = await placeBet(playing);
      const win = winOf(playing, bet);
      assertSameBalance(assertAccepted(await playing.client.ask(win)), balance + 3n * playing.unit);
      assertSameBalance(assertAccepted(await playing.client.ask(win)), balance + 3n * playing.unit);
      assertSameBalance(await playerBalance(playing), balance + 3n * playing.unit);
    },
  },
  {
    title: "a win without a bet is refused: unknown transaction",
    async run(playing) {
      const before = await playerBalance(playing);
      assertRefused(await playing.client.ask(winOf(playing, { roundId: playing.newId() })), "unknownTransaction");
      assertSameBalance(await playerBalance(playing), before);
    },
  },
  {
    title: "a game that is not offered is refused",
    async run(playing) {
      assertRefused(await playing.client.ask(betOf(playing, { gameId: "no-such-game" })), "gameNotOffered");
    },
  },
];

/** Rollbacks. */
const ROLLBACKS: readonly Case[] = [
  {
    title: "a rollback refunds its bet once; a repeat, also with another id, succeeds and moves no money",
    async run(playing) {
      const before = await playerBalance(playing);
      const { bet } = await placeBet(playing);
      const rollback = rollbackOf(playing, bet);
      for (const again of [rollback, rollback, rollbackOf(playing, bet)])
        assertSameBalance(assertAccepted(await playing.client.ask(again)), before);
      assertSameBalance(await playerBalance(playing), before);
    },
  },
  {
    title: "fifty concurrent rollbacks of a bet refund it once",
    async run(playing) {
      const before = await playerBalance(playing);
      const { bet } = await placeBet(playing);
      for (const answer of await atOnce(50, () => playing.client.ask(rollbackOf(playing, bet)))) assertAccepted(answer);
      assertSameBalance(await playerBalance(playing), before);
    },
  },
  {
    title: "a rollback before its bet succeeds, and the late bet is refused as rolled back",
    async run(playing) {
      const before = await playerBalance(playing);
      const bet = betOf(playing);
      assertSameBalance(assertAccepted(await playing.client.ask(rollbackOf(playing, bet))), before);
      assertRefused(await playing.client.ask(bet), "rolledBack");
      assertSameBalance(await playerBalance(playing), before);
    },
  },
  {
    title: "a bet and its concurrent rollback leave the balance unchanged",
    async run(playing) {
      const before = await playerBalance(playing);
      const bet = betOf(playing);
      const [, back] = await Promise.all([playing.client.ask(bet), playing.client.ask(rollbackOf(playing, bet))]);
      assertAccepted(back);
      assertSameBalance(await playerBalance(playing), before);
    },
  },
  {
    title: "a win after the rollback of its bet is refused: unknown transaction",
    async run(playing) {
      const { bet } = await placeBet(playing);
      assertAccepted(await playing.client.ask(rollbackOf(playing, bet)));
      assertRefused(await playing.client.ask(winOf(playing, bet)), "unknownTransaction");
    },
  },
];

/** Ends of rounds. */
const ROUNDS: readonly Case[] = [
  {
    title: "a rollback after its round was settled is refused: round closed",
    async run(playing) {
      const { balance, bet } = await placeBet(playing);
      assertSameBalance(assertAccepted(await endRound(playing, bet)), balance);
      assertRefused(await playing.client.ask(rollbackOf(playing, bet)), "roundClosed");
      assertSameBalance(await playerBalance(playing), balance);
    },
  },
  {
    title: "a settled round accepts no bets and no wins; repeats of earlier requests get their earlier answers",
    async run(playing) {
      const { bet } = await placeBet(playing);
      const win = winOf(playing, bet);
      const after = assertAccepted(await playing.client.ask(win));
      assertAccepted(playing.client.closesWithWin ? await playing.client.ask(win) : await endRound(playing, bet));
      assertRefused(await playing.client.ask(betOf(playing, { roundId: bet.roundId })), "roundClosed");
      assertRefused(await playing.client.ask(winOf(playing, bet)), "roundClosed");
      assertSameBalance(assertAccepted(await playing.client.ask(win)), after);
      assertSameBalance(await playerBalance(playing), after);
    },
  },
  {
    title: "a win that closes its round is paid once, also when it is repeated; the round accepts nothing more",
    async run(playing) {
      const { balance, bet } = await placeBet(playing);
      const win = winOf(playing, bet, { closes: { steps: [] } });
      for (const answer of await atOnce(10, () => playing.client.ask(win)))
        assertSameBalance(assertAccepted(answer), balance + win.amount);
      assertRefused(await playing.client.ask(winOf(playing, bet)), "roundClosed");
      assertRefused(await playing.client.ask(rollbackOf(playing, bet)), "roundClosed");
    },
  },
  {
    title: "repeated requests settle a round once",
    skip: closesAlone,
    async run(playing) {
      const { bet } = await placeBet(playing);
      for (const answer of await atOnce(10, () => endRound(playing, bet))) assertAccepted(answer);
      assertRefused(await endRound(playing, { roundId: playing.newId() }), "unknownTransaction");
    },
  },
  {
    title: "an expired token allows no bets; wins and rollbacks of earlier bets are accepted",
    skip: needsExpired,
    async run(playing) {
      const token = playing.expiredToken ?? "";
      const before = await playerBalance(playing);
      const [won, lost] = [await placeBet(playing), await placeBet(playing)];
      assertRefused(await playing.client.ask(betOf(playing, { token })), "tokenExpired");
      assertAccepted(await playing.client.ask(winOf(playing, won.bet)));
      assertSameBalance(
        assertAccepted(await playing.client.ask(rollbackOf(playing, lost.bet))),
        before + 2n * playing.unit,
      );
    },
  },
];

/** All cases, in the order of execution. */
export const CASES: readonly Case[] = [...SIGNATURES, ...MONEY, ...ROLLBACKS, ...ROUNDS];
