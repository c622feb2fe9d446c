import { createTransport, type Transporter } from "nodemailer";
import {
  decideSecret,
  internalAddressRefusal,
  mayConnect,
  type Refusal,
} from "~/platform/brands/outgoing/access-decisions";
import {
  type Endpoint,
  endpointOfHost,
  endpointOfUrl,
  isAddress,
  isLocalName,
} from "~/platform/brands/outgoing/endpoint";
import type { BrandAccess } from "~/platform/brands/outgoing/grants";
import { GuardedClient, type GuardedInit, type Lookup, systemLookup } from "./guarded-fetch";

/**
 * A connection or a secret that the brand may not use. A `TypeError`, like the error of `fetch` without a connection.
 */
export class OutgoingRefusal extends TypeError {
  override readonly name = "OutgoingRefusal";
  /** The refusal as a text key with its parameters. */
  readonly words: Refusal["words"];

  constructor({ message, words }: Refusal) {
    super(message);
    this.words = words;
  }
}

/** Mail server and its credentials. */
interface MailServer {
  readonly host: string;
  readonly port: number;
  /** True for TLS from the first byte; false for STARTTLS, which the server must offer. */
  readonly secure: boolean;
  /** Environment variables with the user's name and password. */
  readonly userEnv: string;
  readonly passwordEnv: string;
  readonly timeoutMs: number;
}

/**
 * The only way for the server to connect to addresses in a brand's files and to use the secrets named there
 * (docs/security.md, "Connections outwards"). No other code opens a connection for a brand.
 */
export interface Outgoing {
  /** Returns a secret that verifies incoming data. @throws OutgoingRefusal */
  secret(brand: string, variable: string): string;
  /** Returns a secret that is sent to `address`. @throws OutgoingRefusal if the brand may not send it there */
  secretFor(brand: string, variable: string, address: string | URL): string;
  /**
   * Sends one request; follows no redirect. @throws OutgoingRefusal, TypeError without a connection, the signal's
   * reason
   */
  fetch(brand: string, address: string | URL, init?: GuardedInit): Promise<Response>;
  /** Opens a transport to a mail server; the caller closes it. @throws OutgoingRefusal, Error if the name is unknown */
  mail(brand: string, server: MailServer): Promise<Transporter>;
}

/** Creates the outgoing connections of a process. @param lookup resolves host names; default: by the system */
export function createOutgoing(access: BrandAccess, lookup: Lookup = systemLookup): Outgoing {
  const clients = new Map<string, GuardedClient>();
  function clientOf(brand: string): GuardedClient {
    const known = clients.get(brand) ?? new GuardedClient(lookup, assertFor(access, brand));
    clients.set(brand, known);
    return known;
  }
  function use(brand: string, variable: string, to: Endpoint | null): string {
    const decision = decideSecret(access, { brand, variable, to });
    if (!decision.ok) throw new OutgoingRefusal(decision.refusal);
    return decision.secret;
  }
  return {
    secret: (brand, variable) => use(brand, variable, null),
    secretFor: (brand, variable, address) => use(brand, variable, placeAt(endpointOfUrl(address), address)),
    async fetch(brand, address, init) {
      placeAt(endpointOfUrl(address), address);
      return clientOf(brand).fetch(new URL(address), init);
    },
    async mail(brand, { host: written, passwordEnv, port, secure, timeoutMs, userEnv }) {
      const place = placeAt(endpointOfHost(written, port), written);
      const auth = { user: use(brand, userEnv, place), pass: use(brand, passwordEnv, place) };
      const addresses = await clientOf(brand).addressesOf(place.host, port);
      // IPv4 is preferred: most machines that send mail have no outgoing IPv6.
      const found = addresses.find(({ family }) => family === 4) ?? addresses[0];
      return createTransport({
        // The connection uses the checked address; the certificate is verified against the name.
        host: found?.address ?? "",
        ...(isAddress(place.host) ? {} : { tls: { servername: place.host } }),
        port,
        secure,
        // The password is never sent unencrypted.
        requireTLS: true,
        auth,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}

function placeAt(place: Endpoint | null, written: string | URL): Endpoint {
  if (place === null) throw new TypeError(`${String(written).slice(0, 100)} is not an address`);
  return place;
}

function assertFor(access: BrandAccess, brand: string) {
  return (host: string, port: number, address: string) => {
    const place = { host: host.toLowerCase(), port };
    const isGiven = mayConnect(access, brand, place, address);
    if (!isGiven) throw new OutgoingRefusal(internalAddressRefusal(brand, isLocalName(host) ? place : { host, port }));
  };
}
