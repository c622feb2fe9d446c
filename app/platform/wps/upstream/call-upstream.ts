import type { CallSpec } from "../define";
import { isWpsError, WpsError } from "../errors";
import { ResponseTooLargeError, readLimited } from "../read-limited";
import type { AreaName } from "../types";
import type { Drift } from "./drift";
import { type NoteDrift, type RawAnswer, readAnswer } from "./read-answer";
import { forgetKeys, type KeysAnswer, sealFor } from "./seal-for";

/** Upstream system of a brand, and the caller of the request. */
export interface UpstreamCaller {
  /** Address in the brand's files (`wps`), e.g. `https://wps.operator.example`. */
  readonly base: string;
  /** Code of the brand, for the drift log. */
  readonly brand: string;
  /** Code of the brand in the upstream system. */
  readonly merchantCode: string;
  readonly language: string;
  /** Token of the upstream system from the visitor's cookie; null for a visitor. */
  readonly token: string | null;
  /** Address of the visitor; null for a page shared by all visitors. */
  readonly ip: string | null;
  readonly device: string;
}

/** Sends one request on behalf of a brand. */
type UpstreamFetch = (brand: string, address: URL, init: UpstreamInit) => Promise<Response>;

/** Request to an upstream system. */
interface UpstreamInit {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string | URLSearchParams;
  readonly signal: AbortSignal;
}

/** Dependencies of upstream calls. */
export interface UpstreamDeps {
  /** Sends a request for a brand. Follows no redirect, which could carry the token to another address. */
  readonly fetch: UpstreamFetch;
  readonly note: (drift: Drift) => void;
  /** Call that returns the keys for sealing bodies. */
  readonly keys: CallSpec;
  /** Timeout of an answer, ms. Default 10,000. */
  readonly timeoutMs?: number;
  /** Duration from which an answer is noted as slow, ms. Default 3,000. */
  readonly slowMs?: number;
}

/** Maximum size of an answer in bytes: a statement of 10,000 rows has about 2 MB. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Sends a call to an upstream system. */
type Send = (call: CallSpec, body: Readonly<Record<string, unknown>>) => Promise<RawAnswer>;

/**
 * Makes one call to an upstream system, with the method and token that the WPS uses (`upstream` of the declaration), and
 * validates the answer against the contract. Differences are noted and affect this call only (requirement X9).
 *
 * @param input validated, with defaults
 * @throws WpsError the error of the answer, networkAbnormal without an answer, upstreamFailed for an invalid answer
 */
export async function callUpstream(
  area: AreaName,
  call: CallSpec,
  input: Readonly<Record<string, unknown>>,
  caller: UpstreamCaller,
  deps: UpstreamDeps,
): Promise<unknown> {
  const note: NoteDrift = (kind, detail) =>
    deps.note({ brand: caller.brand, call: `${area}.${call.name}`, kind, detail });
  const send: Send = (sent, body) => exchange(sent, body, caller, { ...deps, note });
  if (!call.encrypted) return readAnswer(call, await send(call, input), note);
  return sendSealed(call, input, caller, { send, note, keys: deps.keys });
}

/** Seals the body again, once, if the keys of the system have changed. A body that was opened is never sent twice. */
async function sendSealed(
  call: CallSpec,
  input: Readonly<Record<string, unknown>>,
  { base }: UpstreamCaller,
  { keys, note, send }: Pick<UpstreamDeps, "keys"> & { readonly note: NoteDrift; readonly send: Send },
): Promise<unknown> {
  const seal = () => sealFor(base, input, async () => readAnswer(keys, await send(keys, {}), () => {}) as KeysAnswer);
  try {
    return readAnswer(call, await send(call, await seal()), note);
  } catch (error) {
    if (!isWpsError(error) || error.code !== "sealInvalid") throw error;
    forgetKeys(base);
    return readAnswer(call, await send(call, await seal()), note);
  }
}

async function exchange(
  call: CallSpec,
  body: Readonly<Record<string, unknown>>,
  caller: UpstreamCaller,
  {
    fetch,
    note,
    slowMs = 3_000,
    timeoutMs = 10_000,
  }: Omit<UpstreamDeps, "note" | "keys"> & { readonly note: NoteDrift },
): Promise<RawAnswer> {
  const began = performance.now();
  try {
    const response = await fetch(caller.brand, ...requestOf(call, body, caller, timeoutMs));
    const text = await readLimited(response, MOST_BYTES);
    const took = Math.round(performance.now() - began);
    if (took > slowMs) note("slow", `answered after ${took} ms`);
    return { status: response.status, text };
  } catch (error) {
    if (error instanceof ResponseTooLargeError) {
      note("shape", error.message);
      throw new WpsError("upstreamFailed");
    }
    const isLate = error instanceof Error && error.name === "TimeoutError";
    note(isLate ? "timeout" : "unreachable", isLate ? `no answer in ${timeoutMs} ms` : causeOf(error));
    throw new WpsError("networkAbnormal");
  }
}

function requestOf(
  call: CallSpec,
  body: Readonly<Record<string, unknown>>,
  caller: UpstreamCaller,
  timeoutMs: number,
): [URL, UpstreamInit] {
  const method = call.upstream?.method ?? call.method;
  const url = new URL(call.path.slice(1), caller.base.endsWith("/") ? caller.base : `${caller.base}/`);
  const { ip, token } = caller;
  const headers = new Headers({
    accept: "application/json",
    merchant: caller.merchantCode,
    language: caller.language,
    platform: "W",
    // A header is ASCII; `deviceName` separates browser and system with a middle dot.
    device: caller.device.replaceAll(" · ", ", ").replace(/[^\x20-\x7e]/g, "?"),
    ...(ip === null ? {} : { "x-forwarded-for": ip }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  });
  const init = { method, headers, signal: AbortSignal.timeout(timeoutMs) };
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  if (method !== "GET" && call.forms) {
    const fields = given.map(([name, value]) => [name, String(value)] as [string, string]);
    return [url, { ...init, body: new URLSearchParams(fields) }];
  }
  if (method !== "GET") {
    headers.set("content-type", "application/json");
    return [url, { ...init, body: JSON.stringify(Object.fromEntries(given)) }];
  }
  for (const [name, value] of given)
    url.searchParams.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  return [url, init];
}

/** Returns the cause, such as `ECONNREFUSED`; `fetch` itself reports "fetch failed" for every error. */
function causeOf(error: unknown): string {
  const { cause, message } = error as { readonly message?: string; readonly cause?: { readonly code?: string } };
  return cause?.code ?? message ?? "no connection";
}
