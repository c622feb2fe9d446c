import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { Reader, type Response } from "maxmind";

/** Lookup of countries by IP address. */
export interface CountryTable {
  /** Returns the ISO code of the address's country, e.g. `DE`; null for private, malformed and unlisted addresses. */
  countryOf(ip: string): string | null;
}

/** Record of an address range. */
type Row = Response & { readonly country_code?: string };

let opened: Promise<CountryTable> | undefined;

/** Opens the packaged country table (CC0), once per process. */
export function openGeoTable(): Promise<CountryTable> {
  opened ??= openTable();
  return opened;
}

async function openTable(): Promise<CountryTable> {
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
 * Returns the visitor's country: from a proxy's header if it contains one, otherwise from the table. `header` must come
 * from a trusted proxy only; the caller checks that.
 */
export function countryOfVisitor(table: CountryTable, ip: string | null, header: string | null): string | null {
  return knownCountry(header?.trim().toUpperCase()) ?? (ip === null ? null : table.countryOf(ip));
}

/** Returns a valid country code unchanged, otherwise null. Proxies write `XX` for unknown and `T1` for Tor. */
function knownCountry(code: string | undefined): string | null {
  return code !== undefined && /^[A-Z]{2}$/.test(code) && code !== "XX" && code !== "ZZ" ? code : null;
}

/** Returns the address in canonical form (IPv4 also if mapped into IPv6); null if it is not public. */
function publicAddress(ip: string): string | null {
  if (isIP(ip) === 0) return null;
  const address = ipaddr.process(ip);
  return address.range() === "unicast" ? address.toString() : null;
}
