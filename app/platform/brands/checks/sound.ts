import type { LoadedBrand } from "../loaded-brand";

/** A check has read a part of a brand that is wrong itself, so that what it would find is not known yet. */
class UnsoundPartError extends Error {}

/** The parts of a brand that are wrong themselves. */
export interface UnsoundParts {
  /** Keys of tenant.json. */
  readonly keys: ReadonlySet<string>;
  /** Other files of the brand, e.g. `content/vendors.json`. */
  readonly files: ReadonlySet<string>;
}

/**
 * The brand for checks that look at more than one place: pages and texts that are wrong are left out, and a check that
 * reads another wrong part finds nothing (`soundFindings`), so that one mistake is told once and hides no other.
 */
export function soundBrand(brand: LoadedBrand, { files, keys }: UnsoundParts): LoadedBrand {
  const inFolder = (folder: string) =>
    [...files].filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length, -".json".length));
  return {
    ...brand,
    config: guarded(brand.config, keys),
    content: guarded(brand.content, inFolder("content/")),
    pages: without(brand.pages, inFolder("pages/")),
    texts: without(brand.texts, inFolder("locales/")),
  };
}

/** A copy whose named parts cannot be read. */
export function guarded<T extends object>(whole: T, names: Iterable<string>): T {
  const copy = { ...whole };
  const get = () => {
    throw new UnsoundPartError();
  };
  for (const name of names) Object.defineProperty(copy, name, { enumerable: true, get });
  return copy;
}

function without<T extends object>(whole: T, names: readonly string[]): T {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name))) as T;
}

/** What a check finds; nothing when it needs a part that is wrong itself. */
export function soundFindings<T>(check: () => readonly T[]): readonly T[] {
  try {
    return check();
  } catch (error) {
    if (error instanceof UnsoundPartError) return [];
    throw error;
  }
}
