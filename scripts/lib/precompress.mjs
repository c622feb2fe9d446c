import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
const MIN_BYTES = 512;

/**
 * Writes `.br` and `.gz` next to the text files of a folder (of at least 512 bytes), so that the server never compresses an
 * asset.
 */
export function precompress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!TEXT.test(name)) continue;
    const body = readFileSync(file);
    if (body.length < MIN_BYTES) continue;
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    };
    writeFileSync(`${file}.br`, brotliCompressSync(body, brotli));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
}
