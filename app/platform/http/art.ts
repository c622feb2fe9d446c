import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { BrandSnapshot } from "~/platform/brands/types";
import { matchesEtag } from "./conditional";
import { compress, ENCODINGS, negotiateEncoding } from "./encoding";
import { type FileCaching, fileCaching } from "./file-caching";
import { baseHeaders, PICTURE_POLICY } from "./security";
import type { SiteHandlers } from "./types";

const PATH = /^\/art\/([a-z]{1,16})\/([A-Za-z0-9._~-]{1,80})\.svg$/;
/** Cache size of drawn pictures, in bytes. One drawing is cheap; all pictures of a page at once are not. */
const MAX_BYTES = 4 * 1024 * 1024;

type Bodies = readonly [Buffer, Buffer, Buffer];
interface Picture {
  readonly bodies: Bodies;
  readonly digest: string;
  readonly bytes: number;
}

/** Draws, caches and sends pictures. Returns false if there is no such picture. */
export type ArtHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  ask: {
    readonly brand: BrandSnapshot | null;
    readonly path: string;
    readonly search: string;
    readonly preview: boolean;
  },
) => Promise<boolean>;

async function finish(svg: string): Promise<Picture> {
  const plain = Buffer.from(svg);
  const [gz, br] = await Promise.all([compress(plain, "gzip", "once"), compress(plain, "br", "fast")]);
  const bodies: Bodies = [plain, gz ?? plain, br ?? plain];
  const digest = createHash("sha256").update(plain).digest("base64url").slice(0, 16);
  return { bodies, digest, bytes: bodies.reduce((sum, one) => sum + one.length, 512) };
}

/** Serves `/art/<kind>/<seed>.svg`. With `v` in the query, the address identifies its content and is cached forever. */
export function artHandler(draw: SiteHandlers["art"]): ArtHandler {
  const kept = new LRUCache<string, Picture>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes });

  return async (request, response, { brand, path, preview, search }) => {
    const [, kind, seed] = PATH.exec(path) ?? [];
    if (kind === undefined || seed === undefined) return false;
    const query = new URLSearchParams(search);
    const version = query.get("v");
    query.delete("v");
    const key = `${brand?.code ?? ""}\n${brand?.version ?? ""}\n${path}\n${query}`;
    let picture = kept.get(key);
    if (picture === undefined) {
      const drawn = draw(brand, { kind, seed, query });
      if (drawn === null) return false;
      picture = await finish(drawn.svg);
      if (key.length < 512) kept.set(key, picture);
    }
    sendPicture(request, response, picture, { forever: version !== null && version !== "", preview });
    return true;
  };
}

function sendPicture(request: IncomingMessage, response: ServerResponse, picture: Picture, options: FileCaching): void {
  const encoding = negotiateEncoding(request.headers["accept-encoding"]);
  const body = picture.bodies[ENCODINGS.indexOf(encoding)] as Buffer;
  const packed = encoding !== "identity" && body !== picture.bodies[0];
  const etag = `"${picture.digest}${packed ? `-${encoding}` : ""}"`;
  const common = ["ETag", etag, "Cache-Control", fileCaching(options), "Vary", "Accept-Encoding", ...baseHeaders()];
  if (matchesEtag(request.headers["if-none-match"], etag)) {
    response.writeHead(304, common).end();
    return;
  }
  const own = ["Content-Type", "image/svg+xml; charset=utf-8", "Content-Length", String(body.length)];
  if (packed) own.push("Content-Encoding", encoding);
  response.writeHead(200, [...own, "Content-Security-Policy", PICTURE_POLICY, ...common]);
  response.end(request.method === "HEAD" ? undefined : body);
}
