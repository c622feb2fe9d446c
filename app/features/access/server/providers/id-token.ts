import { errors, type JWTPayload, jwtVerify } from "jose";
import type { SiteContext } from "~/platform/wps/context";
import {
  countProviderRequest,
  errorReason,
  identityRefusedError,
  providerServer,
  providerUnavailableError,
  type RemoteProvider,
} from "./oidc-server";

/** Tolerated clock difference to a provider, seconds. */
const CLOCK_TOLERANCE_S = 30;

/** Verified claims of a provider. */
export interface ProviderClaims {
  /** The provider's permanent id of the person. */
  readonly subject: string;
  /** Null when the provider sends none. */
  readonly name: string | null;
  /** Only an address verified by the provider; else null. */
  readonly email: string | null;
  /** E.164; null for none. */
  readonly phone: string | null;
}

/**
 * Verifies an ID token: signed by the provider with the algorithm of the brand files, from this issuer, for this client, and
 * currently valid (pitfalls: tokens accepted with another algorithm, no expiry, another audience).
 * @param nonce expected nonce; omitted when none was requested
 * @throws WpsError identityFailed, identityUnavailable when the provider's keys cannot be read
 */
export async function readIdToken(
  ctx: SiteContext,
  provider: RemoteProvider,
  token: string,
  nonce?: string,
): Promise<ProviderClaims> {
  const { clientId, keys } = await providerServer(ctx, provider);
  const { algorithm = "RS256", issuer } = provider;
  const { payload } = await jwtVerify(token, keys, {
    algorithms: [algorithm],
    issuer,
    audience: clientId,
    currentDate: new Date(ctx.now),
    clockTolerance: CLOCK_TOLERANCE_S,
    requiredClaims: ["sub", "iat", "exp"],
  }).catch((error: unknown) => {
    const reason = errorReason(error);
    throw (keysAreMissing(error) ? providerUnavailableError : identityRefusedError)(ctx, provider, reason);
  });
  const isForUs = payload["azp"] === undefined || payload["azp"] === clientId;
  if (!isForUs) throw identityRefusedError(ctx, provider, "azp");
  if (nonce !== undefined && payload["nonce"] !== nonce) throw identityRefusedError(ctx, provider, "nonce");
  countProviderRequest(ctx, issuer, true);
  return claimsOf(payload);
}

/** Returns true when the provider's keys could not be loaded: no connection, a timeout, or a response without keys. */
function keysAreMissing(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  return error instanceof errors.JOSEError ? error.code === "ERR_JOSE_GENERIC" : true;
}

function claimsOf(payload: JWTPayload): ProviderClaims {
  const text = (name: string): string | null => {
    const value = payload[name];
    return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
  };
  // Some providers send the boolean as text.
  const isVerified = payload["email_verified"] === true || payload["email_verified"] === "true";
  return {
    subject: payload.sub ?? "",
    name: text("name") ?? text("given_name") ?? text("preferred_username"),
    email: isVerified ? text("email") : null,
    phone: text("phone_number"),
  };
}
