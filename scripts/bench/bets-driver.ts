import { randomBytes } from "node:crypto";
import http from "node:http";
import { VENDOR } from "./money-brands";
import { handleTask } from "./process";
import { vendorClient } from "./vendor-client";

/** Signed bets of a vendor's players, sent by several callers at once. */
export interface BetsTask {
  readonly port: number;
  readonly callers: number;
  readonly seconds: number;
  readonly players: readonly { readonly host: string; readonly launch: string }[];
}

export interface BetsAnswer {
  readonly perSecond: number;
}

handleTask<BetsTask>(async ({ callers, players, port, seconds }) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: callers });
  const clients = players.map(({ host, launch }) => ({ client: vendorClient({ port }, host, agent), launch }));
  let [bets, next] = [0, 0];
  const end = performance.now() + seconds * 1_000;
  const started = performance.now();
  const call = async () => {
    while (performance.now() < end) {
      const { client, launch } = clients[next++ % clients.length] ?? {};
      if (!client || !launch) throw new Error("No players were given.");
      const id = randomBytes(9).toString("hex");
      const bet = {
        operation: "bet",
        token: launch,
        transactionId: id,
        roundId: id,
        gameId: VENDOR.game,
        amount: 100n,
      } as const;
      const answer = await client.ask(bet);
      if (!answer.ok) throw new Error(`A bet was refused: ${answer.code}.`);
      bets += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  agent.destroy();
  return { perSecond: bets / ((performance.now() - started) / 1_000) } satisfies BetsAnswer;
});
