import { give, reach } from "../helpers/grants";
import { parameter } from "../helpers/http";
import { aBrand } from "../helpers/tenants";
import { aForger, aProvider, CLIENT, type Forger, followTo } from "../helpers/wps/oidc-provider";
import { type Asker, aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const FLAGS = { phoneService: true, smsVerification: true, mobileRegistration: true, mobilePassword: false };

/** Providers of a demo brand: the sandbox signs visitors in under any name. */
export const SANDBOX = { identity: { google: { kind: "sandbox" } } };

/** The refusal of a callback that proves nothing. */
export const FAILED = { name: "WpsError", code: "identityFailed" };

/** The providers of `lotus`: a real one, one whose tokens a test makes, and some that do not work. */
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

/** A site whose visitors sign in by OpenID providers, together with those providers and the steps of a sign-in. */
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
        ...reach("lotus", ...issuers),
        ...give("IDENTITY_ID", CLIENT.id, ["lotus"], ...issuers),
        ...give("IDENTITY_SECRET", CLIENT.secret, ["lotus"], ...issuers),
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

/** What `anIdentitySite` gives. */
export type IdentitySite = Awaited<ReturnType<typeof anIdentitySite>>;

/** The steps of a sign-in. Each test calls `newVisitor`: limits count by address. */
function visitorsOf(site: WpsSite, forger: Forger) {
  let visitors = 0;
  function newVisitor() {
    visitors += 1;
  }

  /** The calls of the visitor at the machine's time, which the providers go by. */
  const calls = (asker: Asker = {}) => site.as({ now: Date.now(), ip: `198.51.100.${visitors}`, ...asker }).session;

  /** Goes to the provider and back. @returns the input of `identityCallback` */
  async function thereAndBack() {
    const { address, callback, kept } = await calls().identityStart({ provider: "real" });
    return { provider: "real", query: await followTo(address, callback), kept };
  }

  /** The same at the sandbox, under that name. */
  async function bySandbox(name: string | undefined, asker: Asker = {}, side?: "agent") {
    const { address: there, kept } = await calls(asker).identityStart({ provider: "google", side });
    const asked = { state: parameter(there, "state"), nonce: parameter(there, "nonce") };
    const { address } = await calls(asker).identitySandbox({ provider: "google", name, ...asked });
    return { provider: "google", query: address.split("?")[1] ?? "", kept };
  }

  const enter = async (name: string, asker: Asker = {}) => calls(asker).identityCallback(await bySandbox(name, asker));

  /** Comes back from the provider that gives out the token that `make` makes for the nonce of this sign-in. */
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
