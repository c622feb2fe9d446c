import { compactDecrypt } from "jose/jwe/compact/decrypt";
import { exportJWK } from "jose/key/export";
import { generateKeyPair } from "jose/key/generate/keypair";
import { SERVICE_IN_WINDOW } from "./customer-service";
import { SEAL_ALG } from "./sealing";
import type { Contract, InputOf, ValueOf } from "./types";

type Service = Contract["system"]["service"];
type Entries = ValueOf<Service>["entries"];

/**
 * Returns the customer service entries with all paths decrypted. Generates a key pair for this call and decrypts the
 * paths that the server encrypted for it.
 *
 * @param ask performs the call `service`
 */
export async function readableEntries(ask: (input: InputOf<Service>) => Promise<ValueOf<Service>>): Promise<Entries> {
  const { privateKey, publicKey } = await generateKeyPair(SEAL_ALG, { crv: "P-256" });
  const { x, y } = await exportJWK(publicKey);
  const { entries } = await ask({ x, y });
  return Promise.all(
    entries.map(async (entry) => {
      if (entry.type !== SERVICE_IN_WINDOW) return entry;
      const { plaintext } = await compactDecrypt(entry.path, privateKey);
      return { ...entry, path: new TextDecoder().decode(plaintext) };
    }),
  );
}
