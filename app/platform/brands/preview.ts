import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LRUCache } from "lru-cache";
import { createExclusive, FileError, isCode } from "./files";
import { loadBrandFrom } from "./load";
import type { BrandAccess } from "./outgoing/grants";
import { folderMark } from "./read-folder";
import type { TenantsFolder } from "./reader";
import { foldersBelow } from "./templates";
import type { BrandSnapshot } from "./types";
import { sourceFolder } from "./versions";

/** What a preview link shows: a kept version's id, or the draft as it is when the link is opened. */
export interface Preview {
  readonly code: string;
  readonly version: string;
}

/** `1.<code>.<version>.<expiry, UTC ms>.<HMAC-SHA256 in base64url>`: one format, one algorithm, nothing to negotiate. */
const TOKEN = /^1\.([a-z][a-z0-9-]{1,30})\.(draft|[1-9][0-9]{0,8})\.([1-9][0-9]{12})\.[A-Za-z0-9_-]{43}$/;

/** Makes a preview token. `expiresAt` in UTC ms. Throws when the parts are not what a token may hold. */
export function signPreview(input: Preview & { readonly expiresAt: number }, secret: string): string {
  const body = `1.${input.code}.${input.version}.${input.expiresAt}`;
  const token = `${body}.${createHmac("sha256", secret).update(`livery preview ${body}`).digest("base64url")}`;
  if (!TOKEN.test(token)) throw new FileError(`no preview can be signed for ${body}`);
  return token;
}

/**
 * Reads a preview token: what it shows, or null when it is not one of ours, was changed, has expired at `now` (UTC ms)
 * or was signed for another brand than `code`, the brand of the host that it came to.
 */
export function verifyPreview(
  token: string,
  expected: { readonly code: string; readonly now: number; readonly secret: string },
): Preview | null {
  const [, code, version, expiry] = TOKEN.exec(token) ?? [];
  if (code === undefined || version === undefined || expiry === undefined) return null;
  const expiresAt = Number(expiry);
  // The whole token is compared, not the decoded signature: base64url has several spellings of the same bytes.
  const good = Buffer.from(signPreview({ code, version, expiresAt }, expected.secret));
  const given = Buffer.from(token);
  if (given.length !== good.length || !timingSafeEqual(given, good)) return null;
  return code === expected.code && expected.now < expiresAt ? { code, version } : null;
}

/** What was shown last, by folder, with the mark of its files: each picture of a page asks for it again. */
const shown = new LRUCache<string, { readonly mark: string; readonly snapshot: Promise<BrandSnapshot> }>({ max: 20 });

/** Loads what a preview shows, over its templates and base, as if it were live. Throws when it is gone or invalid. */
export async function loadPreview(
  tenants: TenantsFolder,
  code: string,
  version: string,
  access?: BrandAccess,
): Promise<BrandSnapshot> {
  const folder = await sourceFolder(tenants.dir, code, version);
  const below = await foldersBelow(tenants.dir, folder);
  const mark = [folder, ...below].map((one) => folderMark(one)).join("\n\n");
  const known = shown.get(folder);
  if (known?.mark === mark) return known.snapshot;
  const snapshot = loadBrandFrom(tenants, code, folder, { access });
  shown.set(folder, { mark, snapshot });
  snapshot.catch(() => shown.delete(folder));
  return snapshot;
}

/**
 * The secret that signs previews: `PREVIEW_SECRET` where it is set (every machine of an installation needs the same),
 * else made once and kept in `secrets/preview` of the data folder, readable by its owner only. Safe when several
 * processes ask at once. Throws for one that is too short.
 */
export async function previewSecret(dataDir: string, given?: string): Promise<string> {
  if (given !== undefined && given !== "") return longEnough(given, "PREVIEW_SECRET");
  const path = previewSecretFile(dataDir);
  const kept = await keptSecret(dataDir);
  if (kept !== null) return longEnough(kept, path);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await createExclusive(path, `${randomBytes(32).toString("base64url")}\n`, 0o600);
  return longEnough((await keptSecret(dataDir)) ?? "", path);
}

/** Returns the secret that `previewSecret` made, or that somebody put there, also as a link; null for none. */
export async function keptSecret(dataDir: string): Promise<string | null> {
  const text = await readFile(previewSecretFile(dataDir), "utf8").catch((error: unknown) => {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return null;
    throw error;
  });
  return text?.trim() ?? null;
}

/** Where `previewSecret` keeps the secret it made. */
export function previewSecretFile(dataDir: string): string {
  return join(dataDir, "secrets", "preview");
}

function longEnough(secret: string, where: string): string {
  if (secret.length >= 32) return secret;
  throw new FileError(`${where} is too short to sign with: give at least 32 characters`);
}
