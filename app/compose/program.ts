import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

/** Built entry files. They name all other built files by content hash, so hashing these two covers the whole build. */
const BUILT = ["build/node/main.mjs", "build/server/index.js"];

/** Returns an identifier of this build: its version and a hash of the built files, e.g. `0.1.0 4f1c2a9b`. */
export async function programVersion(): Promise<string> {
  const [about = "{}", ...built] = await Promise.all(
    ["package.json", ...BUILT].map((file) => readFile(resolve(file), "utf8").catch(() => "")),
  );
  const { version } = JSON.parse(about || "{}") as { version?: string };
  return `${version ?? "0"} ${createHash("sha256").update(built.join("\n")).digest("hex").slice(0, 8)}`;
}
