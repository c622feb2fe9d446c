import net from "node:net";
import { afterEach, beforeAll, expect, test } from "vitest";
import { isSupervisor } from "~/platform/http/supervise";
import { send } from "../../helpers/http";
import { buildFakeMain, type ServerProcess, startFakeMain } from "../../helpers/server-process";

const LIMIT_MS = 1000;
const running: ServerProcess[] = [];
beforeAll(buildFakeMain);
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill("SIGKILL");
    await ended;
  }
});

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function serving(env: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const watched = { FAKE_SUPERVISED: "1", WATCHDOG_MS: String(LIMIT_MS), PORT: String(port) };
  const server = startFakeMain({ ...watched, ...env });
  running.push(server);
  await server.line("serving");
  return { ...server, port };
}

/** Returns the id of the answering process; null when none answers. */
const pidAt = (port: number): Promise<number | null> =>
  send(port, { path: "/pid" }).then(
    ({ text }) => Number(text.match(/pid (\d+)/)?.[1] ?? 0),
    () => null,
  );
const block = (port: number) => send(port, { path: "/block" }).catch(() => null);
const BLOCKED = "the event loop is blocked: the process is terminated";

test("watchdog: a process with a blocked event loop is ended and replaced, and its log names the request", async () => {
  const server = await serving();
  const first = await pidAt(server.port);
  expect(first).not.toBe(server.child.pid);
  await block(server.port);
  expect(await server.line(BLOCKED)).toMatchObject({
    level: "fatal",
    pid: first,
    request: expect.stringMatching(/^GET .*\/block$/),
  });
  await expect.poll(() => pidAt(server.port)).toEqual(expect.any(Number));
  expect(await pidAt(server.port)).not.toBe(first);
  expect(server.child.exitCode).toBeNull();
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

test("watchdog: with several processes, the others serve while one is blocked, and it is replaced", async () => {
  const server = await serving({ WEB_CONCURRENCY: "2" });
  const pids = new Set<number | null>();
  const look = async () => pids.add(await pidAt(server.port)).size;
  await expect.poll(look).toBe(2);
  const blocked = block(server.port);
  const during = await pidAt(server.port);
  expect([...pids]).toContain(during);
  await blocked;
  await server.line("a worker exited and is restarted");
  await expect.poll(look).toBe(3);
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

test("watchdog: a process that was suspended for longer than the limit continues", async () => {
  const server = await serving();
  const pid = (await pidAt(server.port)) ?? 0;
  process.kill(pid, "SIGSTOP");
  // A stopped process emits no event, so the test waits for a fixed time.
  await new Promise((resolve) => setTimeout(resolve, 3 * LIMIT_MS));
  process.kill(pid, "SIGCONT");
  expect(await pidAt(server.port)).toBe(pid);
  // A later block still ends the process.
  await block(server.port);
  await server.line(BLOCKED);
});

test.each(["", "/block"])(
  "watchdog: no process serves after the first process is killed, blocked by '%s'",
  async (path) => {
    const server = await serving();
    if (path !== "") {
      void block(server.port);
      await new Promise((resolve) => setTimeout(resolve, LIMIT_MS / 4));
    }
    server.child.kill("SIGKILL");
    // The pipes close with the last process that holds them.
    await server.ended;
    expect(await pidAt(server.port)).toBeNull();
  },
);

test("watchdog: exit statuses and signals that the watchdog did not cause are passed on", async () => {
  const killed = await serving();
  process.kill((await pidAt(killed.port)) ?? 0, "SIGKILL");
  expect(await killed.ended).toBe("SIGKILL");
  const left = await serving();
  await send(left.port, { path: "/die" }).catch(() => null);
  expect(await left.ended).toBe(3);
});

test("watchdog: a process under a debugger, with the watchdog off or already supervised starts no supervisor", () => {
  expect(isSupervisor({}, [])).toBe(true);
  expect(isSupervisor({}, ["--inspect-brk=0"])).toBe(false);
  expect(isSupervisor({ NODE_OPTIONS: "--enable-source-maps --inspect" }, [])).toBe(false);
  expect(isSupervisor({ WATCHDOG_MS: "0" }, [])).toBe(false);
  expect(isSupervisor({ LIVERY_SUPERVISED: "1" }, [])).toBe(false);
});
