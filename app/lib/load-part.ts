/** A part of the page that takes longer than this to load is given up (spec 1 section 9), in ms. */
export const PART_TIMEOUT = 120_000;

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

/** Loads a part by its dynamic import. Throws a `ChunkLoadError` that names it when that fails or takes 120 s. */
export async function loadPart<T>(part: string, load: () => Promise<T>, timeout = PART_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(part)), timeout);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(part, error);
  } finally {
    clearTimeout(timer);
  }
}
