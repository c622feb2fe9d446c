import { pointerKey } from "~/platform/text/json";
import type { IdentityProvider } from "../config.gen";
import type { LoadedBrand } from "../loaded-brand";
import { type Endpoint, endpointOfHost, endpointOfUrl } from "./endpoint";

/** Purpose of a brand's connection. */
type ChannelKind = "sms" | "mail" | "identity" | "payment" | "vendor" | "wps";

/** A connection or an incoming caller's secret that a brand's files declare. */
export interface Channel {
  readonly kind: ChannelKind;
  /** Id of the provider, method or vendor; empty for kinds with a single channel. */
  readonly id: string;
  /** File of the brand that declares the channel. */
  readonly file: string;
  /**
   * Environment variables of its secrets. `to` is the recipient of the secret; null for a secret that only verifies incoming
   * calls.
   */
  readonly secrets: readonly { readonly pointer: string; readonly variable: string; readonly to: Endpoint | null }[];
  /** Targets of the server's connections; `place` is null for a text that is not an address. */
  readonly places: readonly { readonly pointer: string; readonly place: Endpoint | null }[];
}

const FILE = "tenant.json";

/** Returns all channels of a brand. Every connection that brand files can cause must be listed here. */
export function channelsOf(brand: Pick<LoadedBrand, "config" | "content">): readonly Channel[] {
  const { paymentMethods, providers, wps } = brand.config;
  return [
    ...(wps === "embedded" ? [] : [channel("wps", "", [], [{ pointer: "/wps", place: endpointOfUrl(wps) }])]),
    ...smsChannel(providers.sms),
    ...mailChannel(providers.mail),
    ...Object.entries(providers.identity).flatMap(([id, provider]) => identityChannel(id, provider)),
    ...Object.entries(paymentMethods).flatMap(([id, { provider }]) => paymentChannel(id, provider)),
    ...vendorChannels(brand),
  ];
}

function channel(kind: ChannelKind, id: string, secrets: Channel["secrets"], places: Channel["places"]): Channel {
  return { kind, id, file: FILE, secrets, places };
}

function smsChannel(sms: LoadedBrand["config"]["providers"]["sms"]): Channel[] {
  if (sms.kind !== "http") return [];
  const [place, at] = [endpointOfUrl(sms.url), "/providers/sms"];
  const secrets = [{ pointer: `${at}/tokenEnv`, variable: sms.tokenEnv, to: place }];
  return [channel("sms", "", secrets, [{ pointer: `${at}/url`, place }])];
}

function mailChannel(mail: LoadedBrand["config"]["providers"]["mail"]): Channel[] {
  if (mail.kind !== "smtp") return [];
  const [place, at] = [endpointOfHost(mail.host, mail.port), "/providers/mail"];
  const secrets = [
    { pointer: `${at}/userEnv`, variable: mail.userEnv, to: place },
    { pointer: `${at}/passwordEnv`, variable: mail.passwordEnv, to: place },
  ];
  return [channel("mail", "", secrets, [{ pointer: `${at}/host`, place }])];
}

/** The issuer may name another host for its tokens. That host is checked when the issuer has named it. */
function identityChannel(id: string, provider: IdentityProvider): Channel[] {
  if (provider.kind === "sandbox") return [];
  const at = `/providers/identity${pointerKey(id)}`;
  const issuer = endpointOfUrl(provider.issuer);
  const client = { pointer: `${at}/clientIdEnv`, variable: provider.clientIdEnv, to: issuer };
  const places = [{ pointer: `${at}/issuer`, place: issuer }];
  if (provider.kind === "phone") return [channel("identity", id, [client], places)];
  const { clientSecretEnv, tokenEndpoint } = provider;
  const to = tokenEndpoint === undefined ? issuer : endpointOfUrl(tokenEndpoint);
  const secret = { pointer: `${at}/clientSecretEnv`, variable: clientSecretEnv, to };
  const token = tokenEndpoint === undefined ? [] : [{ pointer: `${at}/tokenEndpoint`, place: to }];
  return [channel("identity", id, [client, secret], [...places, ...token])];
}

function paymentChannel(id: string, provider: LoadedBrand["config"]["paymentMethods"][string]["provider"]): Channel[] {
  if (provider?.kind !== "http") return [];
  const at = `/paymentMethods${pointerKey(id)}/provider`;
  const place = endpointOfUrl(provider.url);
  const secrets = [
    { pointer: `${at}/secretEnv`, variable: provider.secretEnv, to: place },
    { pointer: `${at}/webhookSecretEnv`, variable: provider.webhookSecretEnv, to: null },
  ];
  return [channel("payment", id, secrets, [{ pointer: `${at}/url`, place }])];
}

/** Vendors call the wallet. The server sends them nothing. */
function vendorChannels({ config, content }: Pick<LoadedBrand, "config" | "content">): Channel[] {
  return Object.entries(content.vendors.items).flatMap(([id, { integration }]): Channel[] => {
    if (integration?.secretEnv === undefined || !config.vendors.includes(id)) return [];
    const pointer = `/items${pointerKey(id)}/integration/secretEnv`;
    const secrets = [{ pointer, variable: integration.secretEnv, to: null }];
    return [{ kind: "vendor", id, file: "content/vendors.json", secrets, places: [] }];
  });
}
