import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** File kinds that a tenants folder may contain besides regular files. Each function creates one at a path. */
export const ODD_KINDS: Readonly<Record<string, (path: string) => void>> = {
  "named pipes": (path) => void execFileSync("mkfifo", [path]),
  "symbolic links to a device": (path) => symlinkSync("/dev/zero", path),
  "circular symbolic links": (path) => symlinkSync(path, path),
  folders: (path) => void mkdirSync(path),
  "files of 1 GB": (path) => {
    writeFileSync(path, "");
    truncateSync(path, 1024 ** 3);
  },
};

/** Paths for them in a tenants folder with the brand `odd`. */
export const ODD_PLACES: readonly string[] = [
  "odd/tenant.json",
  "odd/pages/HELP.json",
  "odd/content/banners.json",
  "odd/locales/EN.json",
  "odd/assets/logo.png",
  "odd/notes.txt",
  "odd/.publishing",
  "another",
  ".drafts/odd",
  ".drafts/odd2/tenant.json",
  ".versions/odd",
  ".versions/odd2/1/version.json",
];

/** Replaces the file at a place by an odd one. */
export function putOdd(tenants: string, place: string, put: (path: string) => void): void {
  const path = join(tenants, place);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(join(path, ".."), { recursive: true });
  put(path);
}
