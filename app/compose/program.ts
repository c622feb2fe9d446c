import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

/** The built entries: what else is built is named in them by its content. */
const BUILT = ["build/node/main.mjs", "build/server/index.js"];

/** Tells one build of the product from another: its version, and a hash of what was built, e.g. `0.1.0 4f1c2a9b`. */
export async function programVersion(): Promise<string> {
  const [about = "{}", ...built] = await Promise.all(
    ["package.json", ...BUILT].map((file) => readFile(resolve(file), "utf8").catch(() => "")),
  );
  const { version } = JSON.parse(about || "{}") as { version?: string };
  return `${version ?? "0"} ${createHash("sha256").update(built.join("\n")).digest("hex").slice(0, 8)}`;
}
