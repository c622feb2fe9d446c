import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { ART_VERSION, ICON_PATHS, type IconPath } from "~/platform/brands/art-version";
import type { BrandSnapshot } from "~/platform/brands/types";
import { matchesEtag } from "./conditional";
import { fileCaching } from "./file-caching";
import { baseHeaders, PICTURE_POLICY } from "./security";
import type { SiteHandlers } from "./types";

/** Maximum number of cached pictures; a brand has five. */
const MOST = 80;

interface Icon {
  readonly body: Buffer;
  readonly etag: string;
}

/** Sends a PNG of a brand. */
export type IconHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  ask: {
    readonly brand: BrandSnapshot;
    readonly path: IconPath;
    readonly search: string;
    readonly preview: boolean;
  },
) => Promise<void>;

/** Returns true for the path of a PNG that every brand has. */
export function isIconPath(path: string): path is IconPath {
  return (ICON_PATHS as readonly string[]).includes(path);
}

/**
 * Serves `/card.png` and the icons. Each one is drawn once per version of a brand, and one after the other, so
 * concurrent requests share a drawing. A failed drawing is retried by the next request.
 */
export function iconHandler(draw: SiteHandlers["icon"]): IconHandler {
  const kept = new LRUCache<string, Promise<Icon>>({ max: MOST });
  let last: Promise<unknown> = Promise.resolve();

  async function make(brand: BrandSnapshot, path: IconPath): Promise<Icon> {
    const body = await draw(brand, path);
    return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"` };
  }

  function iconOf(brand: BrandSnapshot, path: IconPath): Promise<Icon> {
    const key = `${brand.code}\n${brand.version}\n${ART_VERSION}\n${path}`;
    const found = kept.get(key);
    if (found !== undefined) return found;
    const icon = last.then(() => make(brand, path));
    last = icon.catch(() => kept.delete(key));
    kept.set(key, icon);
    return icon;
  }

  return async (request, response, { brand, path, preview, search }) => {
    const { body, etag } = await iconOf(brand, path);
    const forever = /(?:^|[?&])v=[\w.-]/.test(search);
    const common = ["ETag", etag, "Cache-Control", fileCaching({ forever, preview }), ...baseHeaders()];
    if (matchesEtag(request.headers["if-none-match"], etag)) {
      response.writeHead(304, common).end();
      return;
    }
    const own = [
      "Content-Type",
      path === "/favicon.ico" ? "image/x-icon" : "image/png",
      "Content-Length",
      String(body.length),
    ];
    response.writeHead(200, [...own, "Content-Security-Policy", PICTURE_POLICY, ...common]);
    response.end(request.method === "HEAD" ? undefined : body);
  };
}
