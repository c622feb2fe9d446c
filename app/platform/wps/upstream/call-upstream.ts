import type { CallSpec } from "../define";
import { isWpsError, WpsError } from "../errors";
import { ResponseTooLargeError, readLimited } from "../read-limited";
import type { AreaName } from "../types";
import type { Drift } from "./drift";
import { type Note, type RawAnswer, readAnswer } from "./read-answer";
import { forgetKeys, type Keys, sealFor } from "./seal-for";

/** An operator's own system, and for whom it is asked. */
export interface UpstreamCaller {
  /** Its address as the brand's files have it (`wps`), e.g. `https://wps.operator.example`. */
  readonly base: string;
  /** Code of the brand, for the drift. */
  readonly brand: string;
  /** How that system knows the brand. */
  readonly merchantCode: string;
  readonly language: string;
  /** Its own token, which the visitor's cookie holds; null for a visitor. */
  readonly token: string | null;
  /** The visitor's address; null where a page is made for all. */
  readonly ip: string | null;
  readonly device: string;
}

/** Sends one request in the name of a brand. */
type UpstreamFetch = (brand: string, address: URL, init: UpstreamInit) => Promise<Response>;

/** A request to an operator's own system. */
interface UpstreamInit {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string | URLSearchParams;
  readonly signal: AbortSignal;
}

/** What calling needs from around it. */
export interface UpstreamDeps {
  /** Sends a request for a brand; follows no redirect, which would carry the token to an address that nobody named. */
  readonly fetch: UpstreamFetch;
  readonly note: (drift: Drift) => void;
  /** The call that answers with the keys that bodies are sealed with. */
  readonly keys: CallSpec;
  /** How long an answer may take, ms; 10,000 when left out. */
  readonly timeoutMs?: number;
  /** From when on an answer is told to be slow, ms; 3,000 when left out. */
  readonly slowMs?: number;
}

/** Greatest answer, bytes: a statement of 10,000 rows has some 2 MB. */
const MOST_BYTES = 8 * 1024 * 1024;

/** How a call reaches an operator's own system: in process nothing of it is needed. */
type Send = (call: CallSpec, body: Readonly<Record<string, unknown>>) => Promise<RawAnswer>;

/**
 * Makes one call at an operator's own system, as the specification makes it (`upstream` of the declaration), and checks
 * the answer against the contract. Differences are noted and cost that call alone.
 * @param input checked and filled in already
 * @throws WpsError what was answered, networkAbnormal without an answer, upstreamFailed for one against the contract
 */
export async function callUpstream(
  area: AreaName,
  call: CallSpec,
  input: Readonly<Record<string, unknown>>,
  caller: UpstreamCaller,
  deps: UpstreamDeps,
): Promise<unknown> {
  const note: Note = (kind, detail) => deps.note({ brand: caller.brand, call: `${area}.${call.name}`, kind, detail });
  const send: Send = (sent, body) => exchange(sent, body, caller, { ...deps, note });
  if (!call.encrypted) return readAnswer(call, await send(call, input), note);
  return sendSealed(call, input, caller, { send, note, keys: deps.keys });
}

/** Where its keys have changed since, a body is sealed anew, once; a body that was opened is never sent twice. */
async function sendSealed(
  call: CallSpec,
  input: Readonly<Record<string, unknown>>,
  { base }: UpstreamCaller,
  { keys, note, send }: Pick<UpstreamDeps, "keys"> & { readonly note: Note; readonly send: Send },
): Promise<unknown> {
  const seal = () => sealFor(base, input, async () => readAnswer(keys, await send(keys, {}), () => {}) as Keys);
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
  { fetch, note, slowMs = 3_000, timeoutMs = 10_000 }: Omit<UpstreamDeps, "note" | "keys"> & { readonly note: Note },
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
    device: caller.device.replace(/[^\x20-\x7e]/g, "?"),
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

/** `ECONNREFUSED` and the like; `fetch` itself says "fetch failed" for everything. */
function causeOf(error: unknown): string {
  const { cause, message } = error as { readonly message?: string; readonly cause?: { readonly code?: string } };
  return cause?.code ?? message ?? "no connection";
}
