import { build } from "esbuild";
import { afterEach, expect, test, vi } from "vitest";
import { CallError } from "~/platform/wps/call-error";
import { gameList } from "~/platform/wps/calls/game.gen";
import { staffSetFlag } from "~/platform/wps/calls/staff.gen";
import { systemMenu, systemStatus } from "~/platform/wps/calls/system.gen";

const answers = (status: number, body: unknown) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json(body, { status })),
  );

/** Stubs a server that never answers: the request ends when it is aborted. */
const silence = () =>
  vi.stubGlobal(
    "fetch",
    vi.fn((_url: string, { signal }: RequestInit) => {
      return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    }),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("R7 a request times out after 120 s with the 'network link abnormal' message", async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  silence();

  const call = systemStatus({});
  limit.abort(new DOMException("timed out", "TimeoutError"));

  await expect(call).rejects.toMatchObject({ code: "networkAbnormal", textKey: "errors:networkAbnormal" });
  expect(timeout).toHaveBeenCalledWith(120_000);
});

test("an invalid answer is reported as 'network link abnormal' too", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>bad gateway</html>", { status: 502 }));
  await expect(systemMenu({})).rejects.toMatchObject({ code: "networkAbnormal" });
  answers(200, ["what"]);
  await expect(systemMenu({})).rejects.toMatchObject({ code: "networkAbnormal" });
});

test("a call that its caller aborts throws the AbortError", async () => {
  silence();
  const mine = new AbortController();
  const call = systemStatus({}, { signal: mine.signal });
  mine.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
});

test("the value is returned; a GET sends its input as a query and the language as a header", async () => {
  answers(200, { success: true, message: null, value: { games: [] } });

  const value = await gameList({ gameType: "RNG", hot: true, pageNo: 2 }, { language: "VI" });

  expect(value).toEqual({ games: [] });
  const [url, init] = vi.mocked(fetch).mock.calls[0] ?? [];
  expect(url).toBe("/wps/game/list?gameType=RNG&hot=true&pageNo=2");
  expect(new Headers(init?.headers).get("language")).toBe("VI");
  expect(init?.body).toBeUndefined();
});

test("other methods send JSON, and a refusal is thrown with its code, message, details and number", async () => {
  answers(409, {
    success: false,
    message: "Changed.",
    value: { overridesVersion: 8 },
    code: "staleSave",
    errorId: "A1",
  });
  const input = { code: "lotus", flag: "snow", value: true, expectedVersion: 7, reason: "winter" };

  const error = await staffSetFlag(input).catch((caught: unknown) => caught);

  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({
    code: "staleSave",
    message: "Changed.",
    value: { overridesVersion: 8 },
    errorId: "A1",
  });
  const init = vi.mocked(fetch).mock.calls[0]?.[1];
  expect(JSON.parse(String(init?.body))).toEqual(input);
  expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
});

test("the browser's client contains only itself and the names of the account check: no schemas, no encryption", async () => {
  const built = await build({
    entryPoints: ["app/platform/wps/browser.ts"],
    bundle: true,
    write: false,
    format: "esm",
    external: ["./seal", "./human", "./service-key"],
    metafile: true,
    logLevel: "silent",
  });
  expect(Object.keys(built.metafile.inputs)).toEqual([
    "app/platform/browser/load-part.ts",
    "app/platform/wps/error-text.ts",
    "app/platform/wps/call-error.ts",
    "app/platform/wps/page-account.ts",
    "app/platform/wps/browser-call.ts",
    "app/platform/wps/calls/system.gen.ts",
    "app/platform/wps/calls/verification.gen.ts",
    "app/platform/wps/browser.ts",
  ]);
  const [output] = Object.values(built.metafile.outputs);
  // Three names of the account check; its rules stay on the server.
  expect(output?.inputs["app/platform/wps/page-account.ts"]?.bytesInOutput).toBeLessThan(150);
  // Only the calls in use: keys, customer service and the challenge.
  const code = built.outputFiles[0]?.text ?? "";
  expect(code.match(/"(?:GET|POST|PUT|DELETE) \/wps\/[^"]+"/g)).toEqual([
    '"GET /wps/system/customerService"',
    '"GET /wps/system/keys"',
    '"GET /wps/verification/human"',
  ]);
  // The code that seals bodies, solves challenges and opens paths is loaded on demand only.
  const late = ["./human", "./seal", "./service-key"].map((path) => ({ path, kind: "dynamic-import", external: true }));
  expect(output?.imports.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual(late);
});
