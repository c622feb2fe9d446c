// SHA-256 (FIPS 180-4) and HMAC (RFC 2104) in plain code: a player's browser verifies a round with the very function that
// decided it, also on a page of plain http, where browsers hide theirs. Tests compare it with the system's.

const BLOCK = 64;

const INITIAL = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const;

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const ROUNDS = cubeRootFractions(64);

function cubeRootFractions(count: number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => {
    // floor(cbrt(prime) * 2^32), exact by integers; its low 32 bits are the fraction.
    const target = BigInt(prime) << 96n;
    let root = BigInt(Math.floor(Math.cbrt(prime) * 2 ** 32));
    while (root ** 3n > target) root -= 1n;
    while ((root + 1n) ** 3n <= target) root += 1n;
    return Number(root & 0xffffffffn);
  });
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Bytes, a one bit, zeros, and the length in bits, to a multiple of 64. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const buffer = new Uint8Array(length);
  buffer.set(bytes);
  buffer[bytes.length] = 0x80;
  const view = new DataView(buffer.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, (bytes.length << 3) >>> 0);
  return view;
}

/** The 64 words of one block. */
function schedule(view: DataView, at: number, words: Uint32Array): void {
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [a, b] = [words[i - 15] ?? 0, words[i - 2] ?? 0];
    const small = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const large = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[i] = ((words[i - 16] ?? 0) + small + (words[i - 7] ?? 0) + large) | 0;
  }
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const one = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + one + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (words[i] ?? 0)) | 0;
    const zero = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (zero + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = ((state[i] ?? 0) + value) | 0;
}

/** SHA-256 of bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes);
  const state = Uint32Array.from(INITIAL);
  const words = new Uint32Array(64);
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    schedule(view, at, words);
    compress(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) digest.setUint32(i * 4, word);
  return new Uint8Array(digest.buffer);
}

/** HMAC-SHA256: 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(a.length + b.length);
  bytes.set(a);
  bytes.set(b, a.length);
  return bytes;
}

/** Bytes as lower-case hexadecimal digits. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
