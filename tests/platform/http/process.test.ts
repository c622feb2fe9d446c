import http from "node:http";
import net from "node:net";
import { afterEach, beforeAll, expect, test } from "vitest";
import { restartDelay } from "~/platform/http/supervise";
import { send } from "../../helpers/http";
import { buildFakeMain, type ServerProcess, startFakeMain } from "../../helpers/server-process";

const running: ServerProcess[] = [];
beforeAll(buildFakeMain);
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill("SIGKILL");
    await ended;
  }
});

function start(env: Readonly<Record<string, string>> = {}): ServerProcess {
  const server = startFakeMain(env);
  running.push(server);
  return server;
}
async function serving(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess & { readonly port: number }> {
  const server = start(env);
  return { ...server, port: Number((await server.line("serving")).port) };
}
const messages = ({ lines }: ServerProcess) => lines.map(({ msg }) => msg);

test("on SIGTERM a running request finishes, new ones are refused, services close in order and the exit status is 0", async () => {
  const server = await serving();
  const agent = new http.Agent({ keepAlive: true });
  const slow = send(server.port, { path: "/slow", agent });
  await server.line("slow began");
  server.child.kill("SIGTERM");
  const answer = await slow;
  expect(answer.text).toContain("slow but whole");
  expect(await server.ended).toBe(0);
  const closed = messages(server).filter((msg) => msg?.includes("closed"));
  expect(closed).toEqual(["composition closed", "database closed"]);
  expect(messages(server).at(-1)).toBe("stopped");
  await expect(send(server.port)).rejects.toThrow();
  agent.destroy();
});

test("a request that never ends is aborted after the grace period, and the exit status is 0", async () => {
  const server = await serving({ SHUTDOWN_GRACE_MS: "100" });
  const hanging = send(server.port, { path: "/hang" });
  hanging.catch(() => {});
  await server.line("hang began");
  server.child.kill("SIGTERM");
  await expect(hanging).rejects.toThrow();
  expect(await server.ended).toBe(0);
  expect(messages(server)).toContain("database closed");
});

test("a second SIGTERM exits immediately with status 1", async () => {
  const server = await serving();
  send(server.port, { path: "/hang" }).catch(() => {});
  await server.line("hang began");
  server.child.kill("SIGTERM");
  await server.line("stopping");
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(1);
});

test("a SIGTERM while the database opens closes the database", async () => {
  const server = start({ FAKE_SLOW_START: "1" });
  await server.line("database opens");
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  // The fake and the log both write synchronously, so the lines are in order.
  expect(messages(server)).toEqual(["database opens", "stopping", "database closed", "stopped"]);
});

test.each(["1", "2"])("a port in use gives a clear message and exit status 1, with %s process(es)", async (workers) => {
  const other = net.createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as net.AddressInfo;
  const server = start({ PORT: String(port), WEB_CONCURRENCY: workers });
  expect(await server.ended).toBe(1);
  expect(server.errors()).toContain(`Port ${port} is in use. Stop the other process or set PORT.`);
  other.close();
});

test("an invalid setting gives a clear message and exit status 1", async () => {
  const server = start({ PORT: "http" });
  expect(await server.ended).toBe(1);
  expect(server.errors()).toBe("PORT=http: must be a whole number from 0 to 65535\n");
});

test("an unhandled promise rejection is logged and does not end the process", async () => {
  const server = await serving();
  expect((await send(server.port, { path: "/stray" })).status).toBe(200);
  await server.line("unhandled promise rejection");
  expect((await send(server.port)).status).toBe(200);
});

test("several processes share the port, a dead one is restarted, metrics cover all, and SIGTERM ends all", async () => {
  const server = await serving({ WEB_CONCURRENCY: "2" });
  const pids = new Set<string>();
  const look = async () => pids.add((await send(server.port, { path: "/pid" })).text.match(/pid \d+/)?.[0] ?? "").size;
  await expect.poll(look).toBe(2);
  await send(server.port, { path: "/die" }).catch(() => {});
  await server.line("a worker exited and is restarted");
  await expect.poll(look).toBe(3);
  const metrics = await send(server.port, { path: "/metrics", host: "localhost" });
  expect(metrics.text).toMatch(/livery_requests_total\{brand="alpha",outcome="uncached"\} \d+/);
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(messages(server).filter((msg) => msg === "composition closed")).toHaveLength(2);
  expect(messages(server).at(-1)).toBe("stopped");
});

test("workers exit when their primary process is killed", async () => {
  const server = await serving({ WEB_CONCURRENCY: "2" });
  server.child.kill("SIGKILL");
  await server.ended;
  const gone = async () =>
    send(server.port).then(
      () => false,
      () => true,
    );
  await expect.poll(gone).toBe(true);
});

test("a worker that dies repeatedly is restarted with an increasing delay of up to 30 s", () => {
  expect([0, 1, 2, 3, 9, 50].map(restartDelay)).toEqual([0, 200, 400, 800, 30_000, 30_000]);
});
