/** Default timeout for loading a part of the page, in ms. */
const PART_TIMEOUT = 120_000;

/** Error for a part of the page that could not be loaded on demand (requirement R6). */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(
    /** Name of the part, e.g. `lobby`. */
    readonly part: string,
    cause?: unknown,
  ) {
    super(`the part "${part}" could not be loaded`, { cause });
  }
}

/** Imports a module: from its normal address or, after a failed import, from an address with a cache-busting query. */
type Via = <M>(load: () => Promise<M>) => Promise<M>;

/** Loads a part and picks its export from the module: `(via) => via(() => import("./view")).then((m) => m.View)`. */
export type PartLoad<T> = (via: Via) => Promise<T>;

/** Addresses of modules that failed to load, by part. */
const failed = new Map<string, string>();

/**
 * Loads a part by its dynamic import. Browsers cache a failed import by address, so the next attempt for the same part
 * uses another address.
 *
 * @param timeout in ms, 120 s by default
 * @throws ChunkLoadError with the name of the part when the import fails or times out
 */
export async function loadPart<T>(part: string, load: PartLoad<T>, timeout = PART_TIMEOUT): Promise<T> {
  const before = failed.get(part);
  const via: Via = (own) =>
    before === undefined
      ? own()
      : (import(/* @vite-ignore */ `${before}?again=${Date.now()}`) as ReturnType<typeof own>);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(part)), timeout);
  });
  try {
    return await Promise.race([load(via), late]);
  } catch (error) {
    // Browsers put the address into the error message. Modules come from this origin only.
    const [address] = /https?:[^\s?]+/.exec(error instanceof Error ? error.message : "") ?? [];
    if (address?.startsWith(`${globalThis.location?.origin}/`)) failed.set(part, address);
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(part, error);
  } finally {
    clearTimeout(timer);
  }
}
