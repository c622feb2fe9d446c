import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { CaseFailure } from "~/features/vendors/server/certify/case";
import { certify, reportOf } from "~/features/vendors/server/certify/certify";
import { CLIENTS } from "~/features/vendors/server/client";
import type { ClientOptions } from "~/features/vendors/server/client/client";
import { parseAmount } from "~/platform/money/money";
import { GuardedClient, systemLookup } from "~/platform/outgoing/guarded-fetch";

const USAGE = `Usage: VENDOR_SECRET=<key> npm run certify -- --url <address of the brand> --vendor <CODE> --dialect livery|counter
         --key <key id> --game <game id> --token <launch token> [--expired-token <token>] [--unit 1.00] [--scale 2]
Runs all cases of the vendor API (docs/vendor-api.md) and prints a report.`;

const OPTIONS = {
  url: { type: "string" },
  vendor: { type: "string" },
  dialect: { type: "string", default: "livery" },
  key: { type: "string" },
  game: { type: "string" },
  token: { type: "string" },
  "expired-token": { type: "string" },
  unit: { type: "string", default: "1.00" },
  scale: { type: "string", default: "2" },
} as const;

/** Certifies a wallet from outside. @returns exit status */
async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const { dialect, game, key, token, url, vendor } = values;
  const secret = process.env["VENDOR_SECRET"];
  const scale = Number(values.scale);
  const unit = parseAmount(values.unit, scale);
  const speak = Object.hasOwn(CLIENTS, dialect) ? CLIENTS[dialect as keyof typeof CLIENTS] : undefined;
  if (!url || !vendor || !key || !game || !token || !secret || !unit || !speak) throw new Error(USAGE);
  // The user of the command chooses the address. `*.localhost` resolves to this machine on every system.
  const network = new GuardedClient(systemLookup, () => {});
  const send: ClientOptions["send"] = (path, init) => network.fetch(new URL(path, url), { method: "POST", ...init });
  const client = speak({ vendor, keyId: key, secret, scale, now: Date.now, send });
  const newId = () => randomBytes(9).toString("hex");
  const results = await certify({
    client,
    token,
    expiredToken: values["expired-token"] ?? null,
    gameId: game,
    unit,
    newId,
    now: Date.now,
  });
  for (const line of reportOf(results)) console.log(line);
  return results.some(({ outcome }) => outcome === "failed") ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: Error) => {
    console.error(error instanceof CaseFailure ? `The launch token was not accepted: ${error.message}` : error.message);
    process.exitCode = 1;
  },
);
