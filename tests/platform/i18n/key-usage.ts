import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FlatTexts, NAMESPACES, type Namespace } from "~/platform/i18n/namespaces";

/** Keys named in the sources, as `namespace:group.key`. */
export interface KeyUsage {
  /** Every literal that is, or may be, a key. */
  readonly used: ReadonlySet<string>;
  /** Named keys, which must therefore exist → a file that names them. */
  readonly required: ReadonlyMap<string, string>;
}

const NAMESPACE = NAMESPACES.join("|");
/** `"shell:nav.home"` anywhere, in code or JSON. Comments quote with back ticks. */
const FULL_KEY = new RegExp(`["']((?:${NAMESPACE}):[A-Za-z][\\w.]*)["']`, "g");
/** `const t = useT("shell")`. */
const HOOK = new RegExp(`\\b(\\w+)\\s*=\\s*useT\\(\\s*["'](${NAMESPACE})["']\\s*\\)`, "g");
const LITERAL = /["']([A-Za-z][\w.]*)["']/g;

/** Returns the files below the folders whose names match `ends`, except generated files, versions and drafts. */
export function sourceFiles(folders: readonly string[], ends: RegExp): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name))
      .filter((file) => ends.test(file) && !/(^|\/)locales\/|\.gen\.ts$|\/\.(versions|drafts)\//.test(file)),
  );
}

/** Collects the keys named in the files. @param english namespace → texts without plural forms */
export function keyUsage(files: readonly string[], english: Readonly<Partial<Record<Namespace, FlatTexts>>>): KeyUsage {
  const used = new Set<string>();
  const required = new Map<string, string>();
  for (const file of files) {
    const source = readFileSync(file, "utf8");
    for (const [, key = ""] of source.matchAll(FULL_KEY)) {
      used.add(key);
      required.set(key, file);
    }
    const literals = new Set([...source.matchAll(LITERAL)].map((match) => match[1] ?? ""));
    for (const [, name, namespace = ""] of source.matchAll(HOOK)) {
      for (const literal of literals)
        if (Object.hasOwn(english[namespace as Namespace] ?? {}, literal)) used.add(`${namespace}:${literal}`);
      for (const [, key = ""] of source.matchAll(new RegExp(`\\b${name}\\(\\s*["']([^"']+)["']`, "g")))
        if (!key.includes(":")) required.set(`${namespace}:${key}`, file);
    }
  }
  return { used, required };
}
