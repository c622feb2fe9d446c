/** A part of the page that takes longer than this to load is given up (spec 1 section 9), in ms. */
const PART_TIMEOUT = 120_000;

/** A part of the page that could not be loaded on demand (spec 1 section 8). */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(
    /** The part, e.g. `lobby`. */
    readonly part: string,
    cause?: unknown,
  ) {
    super(`the part "${part}" could not be loaded`, { cause });
  }
}

/** Gets the module of an import: by that import itself, or, once it has failed, from another address. */
type Via = <M>(load: () => Promise<M>) => Promise<M>;

/** How a part is loaded, and what of its module is the part: `(via) => via(() => import("./view")).then((m) => m.View)`. */
export type PartLoad<T> = (via: Via) => Promise<T>;

/** Addresses of modules that could not be loaded, by part. */
const failed = new Map<string, string>();

/**
 * Loads a part by its dynamic import. Throws a `ChunkLoadError` that names it when that fails or takes 120 s. Browsers
 * answer a second import of a failed address from memory, so that the next try of a part asks for it under another one.
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
    // Browsers name the address in the message. Modules come from this origin alone.
    const [address] = /https?:[^\s?]+/.exec(error instanceof Error ? error.message : "") ?? [];
    if (address?.startsWith(`${globalThis.location?.origin}/`)) failed.set(part, address);
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(part, error);
  } finally {
    clearTimeout(timer);
  }
}
