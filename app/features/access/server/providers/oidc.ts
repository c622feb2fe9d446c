import * as client from "openid-client";
import type { IdentityProvider } from "~/platform/brands/config.gen";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { type ProviderClaims, readIdToken } from "./id-token";
import { errorReason, identityRefusedError, providerServer, providerUnavailableError } from "./oidc-server";

type OidcProvider = IdentityProvider & { kind: "oidc" };

/** Random values of one sign-in, kept by the browser that started it. */
export interface AuthorizationState {
  /** Returned in the callback URL; prevents a sign-in started in another browser. */
  readonly state: string;
  /** Returned in the ID token; prevents the reuse of a token from another sign-in. */
  readonly nonce: string;
  /** The provider receives its hash first: a stolen code is useless without it (PKCE). */
  readonly verifier: string;
  /** The callback URL. */
  readonly callback: string;
}

/** Returns the URL of the provider's sign-in page. @throws WpsError identityUnavailable */
export async function oidcAddress(
  ctx: SiteContext,
  provider: OidcProvider,
  asked: AuthorizationState,
): Promise<string> {
  const { config } = await providerServer(ctx, provider);
  const { callback, nonce, state, verifier } = asked;
  const parameters = {
    redirect_uri: callback,
    scope: provider.scope ?? "openid profile email",
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  };
  try {
    return client.buildAuthorizationUrl(config, parameters).href;
  } catch (error) {
    throw providerUnavailableError(ctx, provider, errorReason(error));
  }
}

/**
 * Exchanges the callback's query for verified claims.
 * @param query of the callback URL
 * @throws WpsError identityCancelled, identityFailed, identityUnavailable
 */
export async function oidcClaims(
  ctx: SiteContext,
  provider: OidcProvider,
  query: string,
  asked: AuthorizationState,
): Promise<ProviderClaims> {
  const { config } = await providerServer(ctx, provider);
  const { callback, nonce: expectedNonce, state: expectedState, verifier: pkceCodeVerifier } = asked;
  const checks = { expectedNonce, expectedState, pkceCodeVerifier, idTokenExpected: true };
  const address = new URL(callback);
  address.search = query;
  const { id_token: token = "" } = await client.authorizationCodeGrant(config, address, checks).catch((error) => {
    throw refusal(ctx, provider, error);
  });
  // The library trusts a token received over TLS; its signature is verified here as well.
  return readIdToken(ctx, provider, token, expectedNonce);
}

/** Errors that mean an outage, as opposed to an invalid message. */
const OUTAGES = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_PARSE_ERROR",
  "OAUTH_MISSING_SERVER_METADATA",
  "server_error",
  "temporarily_unavailable",
]);

function refusal(ctx: SiteContext, provider: OidcProvider, error: unknown): WpsError {
  const isAnswer = error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError;
  const reason = isAnswer ? error.error : errorReason(error);
  if (error instanceof client.AuthorizationResponseError && reason === "access_denied")
    return new WpsError("identityCancelled");
  // fetch throws a TypeError when the connection fails.
  const isOutage = OUTAGES.has(reason) || error instanceof TypeError;
  return (isOutage ? providerUnavailableError : identityRefusedError)(ctx, provider, reason);
}
