import type { LoadedBrand } from "../loaded-brand";

/** Thrown when a check reads an invalid part of a brand: its result would be meaningless. */
class UnsoundPartError extends Error {}

/** Invalid parts of a brand. */
export interface InvalidParts {
  /** Keys of tenant.json. */
  readonly keys: ReadonlySet<string>;
  /** Other files of the brand, e.g. `content/vendors.json`. */
  readonly files: ReadonlySet<string>;
}

/**
 * Returns the brand for checks that read several parts. Invalid pages and texts are left out. A check that reads another invalid
 * part returns nothing (`findingsOfValidParts`). Each mistake is thus reported once and hides no other.
 */
export function withoutInvalidParts(brand: LoadedBrand, { files, keys }: InvalidParts): LoadedBrand {
  const inFolder = (folder: string) =>
    [...files].filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length, -".json".length));
  return {
    ...brand,
    config: withUnreadableParts(brand.config, keys),
    content: withUnreadableParts(brand.content, inFolder("content/")),
    pages: without(brand.pages, inFolder("pages/")),
    texts: without(brand.texts, inFolder("locales/")),
  };
}

/** Returns a copy whose named properties throw `UnsoundPartError` when read. */
export function withUnreadableParts<T extends object>(whole: T, names: Iterable<string>): T {
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

/** Runs a check. Returns no findings when it reads an invalid part. */
export function findingsOfValidParts<T>(check: () => readonly T[]): readonly T[] {
  try {
    return check();
  } catch (error) {
    if (error instanceof UnsoundPartError) return [];
    throw error;
  }
}
