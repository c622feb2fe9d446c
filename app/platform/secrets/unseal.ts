import { type CryptoKey, compactDecrypt, decodeProtectedHeader } from "jose";
import { isJsonObject } from "~/platform/text/json";
import { refuseDangerousKeys } from "~/platform/wps/body";
import type { EngineContext } from "~/platform/wps/context";
import { BODY_LIMIT_KB } from "~/platform/wps/define";
import { WpsError } from "~/platform/wps/errors";
import { SEAL_ALG, SEAL_ENC, SEAL_ID, SEAL_MAX_AGE, SEAL_MAX_AHEAD } from "~/platform/wps/sealing";
import { consumeOnce } from "./consume-once";
import { findSealKey } from "./seal-keys";

/** Content of a sealed body. */
interface Payload {
  /** Time of sealing, in seconds. */
  readonly iat: number;
  /** One-time id. */
  readonly jti: string;
  readonly body: Record<string, unknown>;
}

/**
 * Opens the sealed body of an encrypted call (requirement A16; format in `HOW_TO_SEAL`) and consumes its one-time id. All
 * brands share the keys, but one-time ids are stored per brand. An intercepted body could therefore be sent to another
 * brand once within its five minutes, which has the same effect as using the same password there; TLS prevents the
 * interception.
 *
 * @param sealed a compact JWE
 * @returns the body of the call, not yet validated against its schema
 * @throws WpsError sealInvalid, without the reason; invalidUrl on a host without a brand
 */
export async function unseal(
  ctx: Pick<EngineContext, "brand" | "db" | "now">,
  sealed: string,
): Promise<Record<string, unknown>> {
  const { brand, db, now } = ctx;
  if (!brand) throw new WpsError("invalidUrl");
  const kid = kidOf(sealed);
  const key = kid === null ? null : await findSealKey(ctx, kid);
  const payload = key && (await openSealed(sealed, key.privateKey));
  if (!payload) throw new WpsError("sealInvalid");
  const { iat, jti, body } = payload;
  const age = now / 1000 - iat;
  if (age > SEAL_MAX_AGE || age < -SEAL_MAX_AHEAD) throw new WpsError("sealInvalid");
  // Stored a minute longer than the body is valid, because the clocks of the nodes differ.
  const until = (iat + SEAL_MAX_AGE + 60) * 1000;
  // Consumed last, so a body that is refused for another reason leaves no trace.
  if (!(await consumeOnce({ brand, db, now }, "seal", jti, until))) throw new WpsError("sealInvalid");
  return body;
}

/** Returns the key id in the header; null if the header is invalid, before any key is looked up. */
function kidOf(sealed: string): string | null {
  if (sealed.length > BODY_LIMIT_KB * 1024) return null;
  try {
    const { alg, enc, kid, zip } = decodeProtectedHeader(sealed);
    // A compressed body could be small in transit and huge after decompression.
    const isOurs = alg === SEAL_ALG && enc === SEAL_ENC && zip === undefined;
    return isOurs && typeof kid === "string" ? kid : null;
  } catch {
    return null;
  }
}

/** Any error in here is caused by the caller's data, not by the program. */
async function openSealed(sealed: string, key: CryptoKey): Promise<Payload | null> {
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
