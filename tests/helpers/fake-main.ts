// Process with the real entry, real sockets and signals, and fake brands. The paths below control it.
import { writeSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runProcess } from "~/compose/run";
import { isSupervisor, supervise } from "~/platform/http/supervise";
import type { RenderedPage } from "~/platform/http/types";
import { fakeHandlers, fakeTenants, html } from "./fake-site";

function say(text: string): void {
  writeSync(1, `${JSON.stringify({ msg: text, pid: process.pid })}\n`);
}

/** Resolves when the process has begun to stop. */
function untilStop(): Promise<void> {
  return new Promise((resolve) => {
    // Keeps the process alive, as an open database would.
    const alive = setInterval(() => {}, 1_000);
    process.once("SIGTERM", () => {
      clearInterval(alive);
      setImmediate(resolve);
    });
  });
}

async function render(request: Request): Promise<RenderedPage> {
  const { pathname } = new URL(request.url);
  if (pathname === "/slow") {
    const stop = untilStop();
    say("slow began");
    await stop;
    return { response: html("slow but whole") };
  }
  if (pathname === "/hang") {
    say("hang began");
    await new Promise<never>(() => {});
  }
  if (pathname === "/die") process.exit(3);
  if (pathname === "/block") for (;;);
  if (pathname === "/stray") {
    void Promise.reject(new Error("a stray promise"));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { response: html(`pid ${process.pid}`) };
}

const slowStart = process.env["FAKE_SLOW_START"] === "1";

/** Starts a supervisor like `app/compose/main.ts`, when a test requires it. */
const isFirst = process.env["FAKE_SUPERVISED"] === "1" && isSupervisor(process.env, process.execArgv);
if (isFirst) supervise(fileURLToPath(import.meta.url));
else await serveFake();

function serveFake(): Promise<void> {
  return runProcess({
    env: process.env,
    async composePrimary() {
      say("database opens");
      if (slowStart) await untilStop();
      return { close: async () => say("database closed") };
    },
    async compose() {
      const close = async () => say("composition closed");
      return { handlers: fakeHandlers({ render }), tenants: fakeTenants().store, clientDir: null, close };
    },
  });
}
