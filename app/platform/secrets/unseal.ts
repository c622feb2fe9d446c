import { type CryptoKey, compactDecrypt, decodeProtectedHeader } from "jose";
import { isJsonObject } from "~/platform/text/json";
import { refuseDangerousKeys } from "~/platform/wps/body";
import type { EngineContext } from "~/platform/wps/context";
import { BODY_LIMIT_KB } from "~/platform/wps/define";
import { WpsError } from "~/platform/wps/errors";
import { SEAL_ALG, SEAL_ENC, SEAL_ID, SEAL_MAX_AGE, SEAL_MAX_AHEAD } from "~/platform/wps/sealing";
import { consumeOnce } from "./consume-once";
import { findSealKey } from "./seal-keys";

/** What is inside a sealed body. */
interface Payload {
  /** When it was sealed, in seconds. */
  readonly iat: number;
  /** Its one-time id. */
  readonly jti: string;
  readonly body: Record<string, unknown>;
}

/**
 * Opens the sealed body of an encrypted call (checklist A16; `HOW_TO_SEAL` tells how it is made) and uses it up. Keys
 * are the same for all brands and what was seen is remembered by brand: a body that was caught on its way could be sent
 * to another brand, once, within its five minutes. That opens what the same password would open there; TLS prevents it.
 * @param sealed a compact JWE
 * @returns the call's own body, not checked against its schema yet
 * @throws WpsError sealInvalid, which does not tell why; invalidUrl on a host without a brand
 */
export async function unseal(
  ctx: Pick<EngineContext, "brand" | "db" | "now">,
  sealed: string,
): Promise<Record<string, unknown>> {
  const { brand, db, now } = ctx;
  if (!brand) throw new WpsError("invalidUrl");
  const kid = kidOf(sealed);
  const key = kid === null ? null : await findSealKey(ctx, kid);
  const payload = key && (await open(sealed, key.privateKey));
  if (!payload) throw new WpsError("sealInvalid");
  const { iat, jti, body } = payload;
  const age = now / 1000 - iat;
  if (age > SEAL_MAX_AGE || age < -SEAL_MAX_AHEAD) throw new WpsError("sealInvalid");
  // Remembered a minute longer than it is good for: nodes' clocks differ.
  const until = (iat + SEAL_MAX_AGE + 60) * 1000;
  // Last of all, so that what is refused for another reason leaves no trace.
  if (!(await consumeOnce({ brand, db, now }, "seal", jti, until))) throw new WpsError("sealInvalid");
  return body;
}

/** The key id in the header; null where anything in it is not as it must be, before a key is looked for. */
function kidOf(sealed: string): string | null {
  if (sealed.length > BODY_LIMIT_KB * 1024) return null;
  try {
    const { alg, enc, kid, zip } = decodeProtectedHeader(sealed);
    // A compressed body could be small on its way and huge when opened.
    const isOurs = alg === SEAL_ALG && enc === SEAL_ENC && zip === undefined;
    return isOurs && typeof kid === "string" ? kid : null;
  } catch {
    return null;
  }
}

/** Whatever is wrong with what a caller made up, it is his fault and not the program's. */
async function open(sealed: string, key: CryptoKey): Promise<Payload | null> {
  try {
    const pinned = { keyManagementAlgorithms: [SEAL_ALG], contentEncryptionAlgorithms: [SEAL_ENC] };
    const { plaintext } = await compactDecrypt(sealed, key, pinned);
    const payload: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plaintext));
    if (!isPayload(payload)) return null;
    refuseDangerousKeys(payload.body);
    return payload;
  } catch {
    return null;
  }
}

function isPayload(value: unknown): value is Payload {
  if (!isJsonObject(value)) return false;
  const { iat, jti, body } = value;
  return typeof iat === "number" && typeof jti === "string" && SEAL_ID.test(jti) && isJsonObject(body);
}
