import { createInterface } from "node:readline";
import { type EmbeddedOptions, startEmbedded } from "~/platform/db/embedded";

// Process that uses the embedded database until it receives a line or the end of its input.

const log = { info: console.error, warn: console.error, error: console.error };

async function main(): Promise<void> {
  const options = JSON.parse(process.argv[2] ?? "{}") as Omit<EmbeddedOptions, "log">;
  const { app, owner, pid, stop } = await startEmbedded({ ...options, log });
  process.stdout.write(`${JSON.stringify({ app, owner, pid })}\n`);
  const lines = createInterface({ input: process.stdin });
  await new Promise((resolve) => lines.once("line", resolve).once("close", resolve));
  await stop();
  lines.close();
  process.stdin.destroy();
}

main().catch((error: Error) => {
  process.stdout.write(`${JSON.stringify({ error: error.message })}\n`);
  process.exitCode = 1;
});
