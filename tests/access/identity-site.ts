import { grantedSecretEnv, internalAddressesEnv } from "../helpers/grants";
import { parameter } from "../helpers/http";
import { aBrand } from "../helpers/tenants";
import { aForger, aProvider, CLIENT, type Forger, followTo } from "../helpers/wps/oidc-provider";
import { aWpsSite, type CallerOptions, type WpsSite } from "../helpers/wps/wps-site";

const FLAGS = { phoneService: true, smsVerification: true, mobileRegistration: true, mobilePassword: false };

/** Providers of a demo brand: the sandbox signs visitors in under any name. */
export const SANDBOX = { identity: { google: { kind: "sandbox" } } };

/** Refusal of a callback without a valid proof. */
export const FAILED = { name: "WpsError", code: "identityFailed" };

/** Returns the providers of `lotus`: a real one, one with tokens made by the test, and some that fail. */
function providersOf(real: string, forged: string) {
  const names = { clientIdEnv: "IDENTITY_ID", clientSecretEnv: "IDENTITY_SECRET" };
  return {
    real: { kind: "oidc", issuer: real, ...names },
    forged: { kind: "oidc", issuer: forged, ...names },
    down: { kind: "oidc", issuer: "http://127.0.0.1:9", ...names },
    unset: { kind: "oidc", issuer: real, ...names, clientSecretEnv: "IDENTITY_UNSET" },
    phone: { kind: "phone", issuer: forged, clientIdEnv: "IDENTITY_ID" },
    google: { kind: "sandbox" },
  };
}

/** Opens a site with sign-in by OpenID providers. @returns the site, the providers and the steps of a sign-in */
export async function anIdentitySite() {
  const provider = await aProvider(["https://lotus.test/auth/real/callback"]);
  const forger = await aForger();
  const identity = providersOf(provider.issuer, forger.issuer);
  const issuers = [provider.issuer, forger.issuer, "http://127.0.0.1:9"];
  const site = await aWpsSite(
    [
      aBrand("lotus", { demo: true, flags: FLAGS, providers: { identity } }),
      aBrand("harbor", { demo: true, flags: FLAGS, providers: SANDBOX }),
      aBrand("pebble", { demo: true, flags: { ...FLAGS, directRegistration: false }, providers: SANDBOX }),
      aBrand("aurora", { demo: true, flags: { phoneService: false }, providers: SANDBOX }),
    ],
    {
      env: {
        ...internalAddressesEnv("lotus", ...issuers),
        ...grantedSecretEnv("IDENTITY_ID", CLIENT.id, ["lotus"], ...issuers),
        ...grantedSecretEnv("IDENTITY_SECRET", CLIENT.secret, ["lotus"], ...issuers),
      },
    },
  );
  async function close() {
    await site.close();
    provider.close();
    forger.close();
  }
  return { ...site, provider, forger, close, ...visitorsOf(site, forger), ...membersOf(site) };
}

export type IdentitySite = Awaited<ReturnType<typeof anIdentitySite>>;

/** Returns the steps of a sign-in. Each test calls `newVisitor`, because limits count by address. */
function visitorsOf(site: WpsSite, forger: Forger) {
  let visitors = 0;
  function newVisitor() {
    visitors += 1;
  }

  /** Returns the visitor's calls at the machine's time, which the providers use. */
  const calls = (asker: CallerOptions = {}) =>
    site.as({ now: Date.now(), ip: `198.51.100.${visitors}`, ...asker }).session;

  /** Goes to the provider and back. @returns the input of `identityCallback` */
  async function thereAndBack() {
    const { address, callback, kept } = await calls().identityStart({ provider: "real" });
    return { provider: "real", query: await followTo(address, callback), kept };
  }

  /** Goes to the sandbox and back, under the given name. @returns the input of `identityCallback` */
  async function bySandbox(name: string | undefined, asker: CallerOptions = {}, side?: "agent") {
    const { address: there, kept } = await calls(asker).identityStart({ provider: "google", side });
    const asked = { state: parameter(there, "state"), nonce: parameter(there, "nonce") };
    const { address } = await calls(asker).identitySandbox({ provider: "google", name, ...asked });
    return { provider: "google", query: address.split("?")[1] ?? "", kept };
  }

  const enter = async (name: string, asker: CallerOptions = {}) =>
    calls(asker).identityCallback(await bySandbox(name, asker));

  /** Signs in at the forging provider with the token that `make` returns for this sign-in's nonce. */
  async function byForger(make: (nonce: string) => string | Promise<string>) {
    const { address, kept } = await calls().identityStart({ provider: "forged" });
    forger.token = await make(parameter(address, "nonce"));
    return calls().identityCallback({ provider: "forged", query: `code=x&state=${parameter(address, "state")}`, kept });
  }

  return { newVisitor, calls, thereAndBack, bySandbox, enter, byForger };
}

/** Reads and changes rows of members, by id. */
function membersOf(site: WpsSite) {
  const emailOf = async (id: string) => {
    const rows = await site.db.transaction("lotus", (tx) =>
      tx.query<{ email: string | null }>("select email from member where id::text = $1", [id]),
    );
    return rows[0]?.email;
  };
  const set = (id: string, change: string, brand = "lotus") =>
    site.db.transaction(brand, (tx) => tx.query(`update member set ${change} where id::text = $1`, [id]));
  return { emailOf, set };
}
