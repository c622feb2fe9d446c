import { CompactEncrypt, importJWK } from "jose";
import { entriesOf } from "~/platform/brands/brand-parts";
import type { SiteContext } from "~/platform/wps/context";
import { SERVICE_IN_WINDOW } from "~/platform/wps/customer-service";
import { validationError } from "~/platform/wps/errors";
import { SEAL_ALG, SEAL_ENC } from "~/platform/wps/sealing";

/** Caller's public key on P-256, by its coordinates. */
interface PublicKey {
  readonly x?: string | undefined;
  readonly y?: string | undefined;
}

/** Returns the brand's customer service entries. Paths that must be encrypted are empty. */
export function plainServiceEntries({ brand }: SiteContext) {
  return entriesOf(brand, brand.config.customerService).map(([, { csType, type, path }]) => {
    return { csType, type, path: type === SERVICE_IN_WINDOW ? "" : path };
  });
}

/**
 * Returns the same entries with the paths of type 3 encrypted for the caller (requirement A17).
 * @throws WpsError validation for an invalid key
 */
export async function encryptedServiceEntries(ctx: SiteContext, { x, y }: PublicKey) {
  if (x === undefined || y === undefined) return plainServiceEntries(ctx);
  const key = await importJWK({ kty: "EC", crv: "P-256", x, y }, SEAL_ALG).catch(() => {
    throw validationError([{ field: "x", issue: "no_key" }]);
  });
  const seal = (path: string) =>
    new CompactEncrypt(new TextEncoder().encode(path))
      .setProtectedHeader({ alg: SEAL_ALG, enc: SEAL_ENC })
      .encrypt(key);
  return Promise.all(
    entriesOf(ctx.brand, ctx.brand.config.customerService).map(async ([, { csType, type, path }]) => {
      return { csType, type, path: type === SERVICE_IN_WINDOW ? await seal(path) : path };
    }),
  );
}
