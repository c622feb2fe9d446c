import { CompactEncrypt } from "jose/jwe/compact/encrypt";
import { importJWK } from "jose/key/import";
import { CallError } from "./call-error";
import { SEAL_ALG, SEAL_ENC } from "./sealing";
import type { Contract, ValueOf } from "./types";

// Loaded, with jose, only by `import("./seal")` in browser-call.ts, when a form is submitted.

type KeyAnswer = ValueOf<Contract["system"]["keys"]>;
type AskKeys = () => Promise<KeyAnswer>;

/** Key and clock offset for sealing. */
interface Sealer {
  readonly key: KeyAnswer["keys"][number];
  /** Offset of the server's clock from this device's, in seconds. Device clocks may be wrong by hours. */
  readonly ahead: number;
}

/** Minimum change of the clock offset, in seconds, for which a refused body is sealed again. */
const CLOCK_MOVED = 30;

let sealer: Promise<Sealer> | null = null;

/** Returns the newest key, fetched once per page. */
function sealerOf(ask: AskKeys): Promise<Sealer> {
  sealer ??= fetchSealer(ask).catch((error) => {
    sealer = null;
    throw error;
  });
  return sealer;
}

async function fetchSealer(ask: AskKeys): Promise<Sealer> {
  // Browsers provide encryption only in a secure context: https, or the local machine.
  if (!globalThis.crypto?.subtle) throw new CallError("sealRequired", "");
  const { keys, time } = await ask();
  const key = keys[0];
  if (!key) throw new CallError("systemError", "");
  return { key, ahead: time - Date.now() / 1000 };
}

/**
 * Seals the body of an encrypted call.
 *
 * @param iat current time by the server's clock, in seconds
 * @returns a compact JWE, which the server opens once
 */
export async function sealWith(key: Sealer["key"], body: object, iat: number): Promise<string> {
  const payload = JSON.stringify({ iat, jti: crypto.randomUUID(), body });
  return new CompactEncrypt(new TextEncoder().encode(payload))
    .setProtectedHeader({ alg: SEAL_ALG, enc: SEAL_ENC, kid: key.kid })
    .encrypt(await importJWK({ ...key }, SEAL_ALG));
}

/**
 * Sends a body sealed with the newest key of this page's origin. Retries once if the server could not open it because
 * its keys or the device's clock have changed. Other failures are not retried: a request that the browser itself sent
 * twice is refused as already used, and sealing it again would execute the call twice.
 *
 * @param ask performs the call `keys`
 * @param send performs the call with the given body
 * @throws CallError sealRequired on a page over http, networkAbnormal without keys, and errors of `send`
 */
export async function sendSealed<T>(
  body: object,
  send: (body: { readonly sealed: string }) => Promise<T>,
  ask: AskKeys,
): Promise<T> {
  const seal = async ({ key, ahead }: Sealer) => ({
    sealed: await sealWith(key, body, Math.floor(Date.now() / 1000 + ahead)),
  });
  const first = await sealerOf(ask);
  try {
    return await send(await seal(first));
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== "sealInvalid") throw error;
    sealer = null;
    const next = await sealerOf(ask);
    if (next.key.kid === first.key.kid && Math.abs(next.ahead - first.ahead) < CLOCK_MOVED) throw error;
    return send(await seal(next));
  }
}
