import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from "jose";
import * as client from "openid-client";
import type { IdentityProvider } from "~/platform/brands/config.gen";
import { countDelivery } from "~/platform/outgoing/deliveries";
import type { GuardedInit } from "~/platform/outgoing/guarded-fetch";
import { OutgoingRefusal } from "~/platform/outgoing/outgoing";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { limitedFetch } from "~/platform/wps/read-limited";

/** Identity provider reached over the network: every kind except the sandbox. */
export type RemoteProvider = Exclude<IdentityProvider, { kind: "sandbox" }>;

/** Time limit for a provider's answer, seconds. */
const TIMEOUT_S = 10;
/** Maximum size of a provider's answer, bytes: keys and metadata have a few kB. */
const MAX_RESPONSE_BYTES = 256 * 1024;
/** Lifetime of a provider's cached metadata, ms. */
const METADATA_TTL_MS = 3_600_000;
/**
 * Minimum time between two reloads of the keys, ms. An unknown key id triggers a reload, and anyone can send a
 * token with an unknown key id.
 */
const KEY_RELOAD_INTERVAL_MS = 10_000;

/** Discovered configuration of a provider. */
export interface ProviderServer {
  readonly config: client.Configuration;
  /** Returns the key named by an ID token. */
  readonly keys: JWTVerifyGetKey;
  readonly clientId: string;
}

interface CachedDiscovery {
  /** UTC ms. */
  readonly at: number;
  readonly server: Promise<ProviderServer>;
}

/**
 * Discovered configurations, by provider object and brand code. A changed file creates a new object, and so a new discovery. Brands
 * that share a file have separate entries, because their secrets differ.
 */
const discoveryCache = new WeakMap<RemoteProvider, Map<string, CachedDiscovery>>();

/**
 * Returns a provider's discovered configuration, cached for an hour in each process.
 * @throws WpsError identityUnavailable when it does not answer, and when a secret is not set
 */
export function providerServer(ctx: SiteContext, provider: RemoteProvider): Promise<ProviderServer> {
  const { code } = ctx.brand;
  const ofBrands = discoveryCache.get(provider) ?? new Map<string, CachedDiscovery>();
  discoveryCache.set(provider, ofBrands);
  const before = ofBrands.get(code);
  if (before && Math.abs(ctx.now - before.at) < METADATA_TTL_MS) return before.server;
  const entry: CachedDiscovery = { at: ctx.now, server: discover(ctx, provider) };
  ofBrands.set(code, entry);
  entry.server.catch(() => {
    if (ofBrands.get(code) === entry) ofBrands.delete(code);
  });
  return entry.server;
}

async function discover(ctx: SiteContext, provider: RemoteProvider): Promise<ProviderServer> {
  const { algorithm = "RS256", clientIdEnv, issuer } = provider;
  const clientId = secretFor(ctx, provider, clientIdEnv, issuer);
  // Only an issuer on this machine may use http (schemas/providers.schema.json).
  const execute = issuer.startsWith("http:") ? [client.allowInsecureRequests] : [];
  const ask = fetchForLibraries(ctx);
  const askForLibrary: client.CustomFetch = (url, options) => ask(url, options as RequestInit);
  const options = { timeout: TIMEOUT_S, execute, [client.customFetch]: askForLibrary };
  const found = await client.discovery(new URL(issuer), clientId, undefined, undefined, options).catch((error) => {
    throw providerUnavailableError(ctx, provider, errorReason(error));
  });
  const { supportsPKCE: _method, ...metadata } = found.serverMetadata();
  const jwks = metadata.jwks_uri;
  if (!jwks || (execute.length === 0 && !jwks.startsWith("https:")))
    throw providerUnavailableError(ctx, provider, "no keys");
  const keys = createRemoteJWKSet(new URL(jwks), {
    cooldownDuration: KEY_RELOAD_INTERVAL_MS,
    timeoutDuration: TIMEOUT_S * 1000,
    [customFetch]: ask,
  });
  if (provider.kind === "phone") return { config: found, keys, clientId };
  const { clientSecretEnv, tokenEndpoint } = provider;
  const server = tokenEndpoint ? { ...metadata, token_endpoint: tokenEndpoint } : metadata;
  // The issuer chooses the token endpoint: the secret is sent only to addresses that the brand allows.
  const secret = secretFor(ctx, provider, clientSecretEnv, server.token_endpoint ?? issuer);
  const inBody = tokenEndpoint || metadata.token_endpoint_auth_methods_supported?.includes("client_secret_post");
  const auth = inBody ? client.ClientSecretPost(secret) : client.ClientSecretBasic(secret);
  const config = new client.Configuration(server, clientId, { id_token_signed_response_alg: algorithm }, auth);
  config.timeout = TIMEOUT_S;
  config[client.customFetch] = askForLibrary;
  for (const extend of execute) extend(config);
  return { config, keys, clientId };
}

function secretFor(ctx: SiteContext, provider: RemoteProvider, variable: string, address: string): string {
  try {
    return ctx.outgoing.secretFor(ctx.brand.code, variable, address);
  } catch (error) {
    throw providerUnavailableError(ctx, provider, errorReason(error));
  }
}

/** Returns the fetch function for the libraries. It follows no redirects; the libraries request none. */
function fetchForLibraries({ brand, outgoing }: SiteContext): typeof fetch {
  return limitedFetch(MAX_RESPONSE_BYTES, (address, init) =>
    outgoing.fetch(brand.code, String(address), init as GuardedInit),
  );
}

/** Returns the reason of an error of the OIDC libraries, for the log. Contains no data from the network. */
export const errorReason = (error: unknown): string => {
  const { cause, code, message } = error as { cause?: unknown; code?: string; message?: string };
  if (error instanceof OutgoingRefusal) return error.message;
  if (cause instanceof OutgoingRefusal) return cause.message;
  return code ?? message ?? "unknown";
};

/** Counts, for the health page, a request to the provider as successful or failed. */
export function countProviderRequest({ brand, db, now }: SiteContext, issuer: string, isSuccessful: boolean): void {
  countDelivery(db, { kind: "identity", brand: brand.code, name: new URL(issuer).host }, isSuccessful, now);
}

/** Logs the reason why a provider cannot be used. Returns the error for the visitor, without the reason. */
export function providerUnavailableError(ctx: SiteContext, { issuer }: RemoteProvider, reason: string): WpsError {
  const { brand, log } = ctx;
  countProviderRequest(ctx, issuer, false);
  log.error({ brand: brand.code, issuer, reason }, "an identity provider cannot be reached");
  return new WpsError("identityUnavailable");
}

/** Logs the reason why a message from a provider, or from an impostor, was refused. Returns the error for the visitor. */
export function identityRefusedError(
  { brand, log }: SiteContext,
  { issuer }: RemoteProvider,
  reason: string,
): WpsError {
  log.warn({ brand: brand.code, issuer, reason }, "a sign-in with an identity provider was refused");
  return new WpsError("identityFailed");
}
