import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import Provider from "oidc-provider";

/** Client credentials of these tests, the same at every provider. */
export const CLIENT = { id: "livery", secret: "a secret of these tests, long enough" };

/** Starts a server on this machine whose handler needs its address. */
async function listening(make: (origin: string) => RequestListener) {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on("request", make(origin));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin, close };
}

async function aKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const more = { kid, alg: "RS256", use: "sig" };
  const privateJwk: JWK = { ...(await exportJWK(privateKey)), ...more };
  return { kid, privateKey, publicKey, privateJwk, publicJwk: { ...(await exportJWK(publicKey)), ...more } as JWK };
}

/** Starts a regular OpenID provider. Signs in every user as `person`, or declines when it is null. */
export async function aProvider(redirects: readonly string[]) {
  const { privateJwk } = await aKey("first");
  const asked = { person: "thea" as string | null };
  const { origin, close } = await listening((issuer) => {
    const provider = new Provider(issuer, {
      clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [...redirects] }],
      claims: { openid: ["sub"], profile: ["name"], email: ["email", "email_verified"] },
      // Like Google and most others: the ID token contains all requested claims.
      conformIdTokenClaims: false,
      cookies: { keys: ["a key of these tests"] },
      features: { devInteractions: { enabled: false } },
      findAccount: (_ctx, sub) => ({
        accountId: sub,
        claims: () => ({ sub, name: `${sub} of the provider`, email: `${sub}@mail.example`, email_verified: true }),
      }),
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      jwks: { keys: [privateJwk as never] },
      ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
      async loadExistingGrant({ oidc }) {
        const { account, client } = oidc;
        const grant = new oidc.provider.Grant({ clientId: client?.clientId, accountId: account?.accountId });
        grant.addOIDCScope("openid profile email");
        await grant.save();
        return grant;
      },
    });
    const handle = provider.callback();
    return (request, response) => {
      if (!request.url?.startsWith("/interaction/")) return handle(request, response);
      const { person } = asked;
      const result = person ? { login: { accountId: person } } : { error: "access_denied" };
      return provider.interactionFinished(request, response, result);
    };
  });
  return { issuer: origin, asked, close };
}

/** Follows a provider's redirects like a browser. @returns query of the redirect to `callback` */
export async function followTo(address: string, callback: string): Promise<string> {
  const cookies = new Map<string, string>();
  let at = address;
  for (let steps = 0; steps < 10; steps += 1) {
    if (at.startsWith(callback)) return new URL(at).search.slice(1);
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const response = await fetch(at, { redirect: "manual", headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [name = "", value = ""] = set.split(";")[0]?.split("=") ?? [];
      cookies.set(name, value);
    }
    at = new URL(response.headers.get("location") ?? "", at).href;
  }
  throw new Error(`the provider did not lead back; it stopped at ${at}`);
}

/** Starts a provider that issues any token a test puts into `token`, and counts the reads of its keys. */
export async function aForger() {
  const forger = { token: "", keys: [await aKey("first")], keyReads: 0, answers: true };
  const { origin, close } = await listening((issuer) => (request, response) => {
    const send = (value: object) => response.setHeader("content-type", "application/json").end(JSON.stringify(value));
    if (!forger.answers) return response.writeHead(500).end();
    if (request.url === "/keys") {
      forger.keyReads += 1;
      return send({ keys: forger.keys.map(({ publicJwk }) => publicJwk) });
    }
    if (request.url === "/token") return send({ access_token: "x", token_type: "Bearer", id_token: forger.token });
    const at = {
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    };
    return send({ issuer, ...at, id_token_signing_alg_values_supported: ["RS256", "HS256", "none"] });
  });
  /** Returns a valid token of the newest key, with the test's changes. */
  async function sign(claims: Readonly<Record<string, unknown>>, header: Readonly<Record<string, unknown>> = {}) {
    const key = forger.keys.at(-1);
    const now = Math.floor(Date.now() / 1000);
    const payload = { iss: origin, aud: CLIENT.id, sub: "thea", iat: now, exp: now + 300, ...claims };
    const { privateKey, kid } = key ?? (await aKey("none"));
    return new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid, ...header }).sign(privateKey);
  }
  return Object.assign(forger, { issuer: origin, sign, close, aKey });
}

export type Forger = Awaited<ReturnType<typeof aForger>>;
