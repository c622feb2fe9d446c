import { CompactEncrypt } from "jose/jwe/compact/encrypt";
import { importJWK } from "jose/key/import";
import { CallError } from "./call-error";
import { SEAL_ALG, SEAL_ENC } from "./sealing";
import type { Contract, ValueOf } from "./types";

// Only `import("./seal")` in browser-call.ts loads this, and jose with it: when a form is sent, not with the page.

type KeyAnswer = ValueOf<Contract["system"]["keys"]>;
type AskKeys = () => Promise<KeyAnswer>;

/** What bodies are sealed with. */
interface Sealer {
  readonly key: KeyAnswer["keys"][number];
  /** How far the server's clock is ahead of this device's, in seconds: people's clocks are wrong by hours. */
  readonly ahead: number;
}

/** A difference of clocks that decides whether a body is refused, in seconds. */
const CLOCK_MOVED = 30;

let sealer: Promise<Sealer> | null = null;

/** The newest key, fetched once a page. */
function sealerOf(ask: AskKeys): Promise<Sealer> {
  sealer ??= fetchSealer(ask).catch((error) => {
    sealer = null;
    throw error;
  });
  return sealer;
}

async function fetchSealer(ask: AskKeys): Promise<Sealer> {
  // Browsers encrypt on pages that they trust only: https, or the machine itself.
  if (!globalThis.crypto?.subtle) throw new CallError("sealRequired", "");
  const { keys, time } = await ask();
  const key = keys[0];
  if (!key) throw new CallError("systemError", "");
  return { key, ahead: time - Date.now() / 1000 };
}

/**
 * Seals the body of an encrypted call.
 * @param iat now, by the server's clock, in seconds
 * @returns a compact JWE, which the server opens once
 */
export async function sealWith(key: Sealer["key"], body: object, iat: number): Promise<string> {
  const payload = JSON.stringify({ iat, jti: crypto.randomUUID(), body });
  return new CompactEncrypt(new TextEncoder().encode(payload))
    .setProtectedHeader({ alg: SEAL_ALG, enc: SEAL_ENC, kid: key.kid })
    .encrypt(await importJWK({ ...key }, SEAL_ALG));
}

/**
 * Sends a body sealed with the newest key of this page's origin. Where the server could not open it because its keys or
 * the device's clock have changed, once more. Not otherwise: a request that the browser itself sent twice is refused as
 * seen before, and sealing it anew would carry the call out twice.
 * @param ask makes the call `keys`
 * @param send makes the call with the body that it is given
 * @throws CallError sealRequired on a page of plain http, networkAbnormal without keys, and whatever `send` throws
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
