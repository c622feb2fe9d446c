import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { Reader, type Response } from "maxmind";

/** Tells the country of an address. */
export interface GeoTable {
  /** ISO code of the address's country, e.g. `DE`; null for private, malformed and unlisted addresses. */
  countryOf(ip: string): string | null;
}

/** What the table holds for a range of addresses. */
type Row = Response & { readonly country_code?: string };

let opened: Promise<GeoTable> | undefined;

/** Opens the packaged table of countries (CC0), once a process. */
export function openGeoTable(): Promise<GeoTable> {
  opened ??= open();
  return opened;
}

async function open(): Promise<GeoTable> {
  const file = createRequire(import.meta.url).resolve(
    "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
  );
  const reader = new Reader<Row>(await readFile(file));
  return {
    countryOf(ip) {
      const address = publicAddress(ip);
      if (address === null) return null;
      return knownCountry(reader.get(address)?.country_code);
    },
  };
}

/**
 * The visitor's country: what a trusted proxy says in its header, where it says one, else what the table knows.
 * `header` must come from a trusted proxy only; the caller has checked that.
 */
export function countryOfVisitor(table: GeoTable, ip: string | null, header: string | null): string | null {
  return knownCountry(header?.trim().toUpperCase()) ?? (ip === null ? null : table.countryOf(ip));
}

/** A country code as it is, else null. `XX` and `T1` are what proxies write for "unknown" and for Tor. */
function knownCountry(code: string | undefined): string | null {
  return code !== undefined && /^[A-Z]{2}$/.test(code) && code !== "XX" && code !== "ZZ" ? code : null;
}

/** The address in its plain form (IPv4 also when it came mapped into IPv6), or null when it is not a public one. */
function publicAddress(ip: string): string | null {
  if (isIP(ip) === 0) return null;
  const address = ipaddr.process(ip);
  return address.range() === "unicast" ? address.toString() : null;
}
