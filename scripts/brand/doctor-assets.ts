import { join } from "node:path";
import { readTree } from "~/platform/brands/files";
import type { Finding } from "./finding";

/** Size in bytes above which a picture is noticeably slow on a slow phone. */
const LARGE_ASSET = 500 * 1024;

/** Finds large assets, and assets that no file of the brand mentions. */
export async function examineAssets(dir: string, brand: string): Promise<readonly Finding[]> {
  const tree = await readTree(join(dir, brand)).catch(() => new Map<string, Buffer>());
  const texts = [...tree].filter(([path]) => path.endsWith(".json")).map(([, content]) => content.toString("utf8"));
  return [...tree].flatMap(([path, content]): Finding[] => {
    if (!path.startsWith("assets/")) return [];
    const findings: Finding[] = [];
    const size = `${Math.round(content.length / 1024)} kB`;
    if (content.length > LARGE_ASSET) findings.push({ level: "warning", brand, message: `${path} is large: ${size}` });
    // JSON files may mention an asset by path or by bare name, in JSON's escaping.
    const name = JSON.stringify(path.slice("assets/".length)).slice(1, -1);
    if (!texts.some((text) => text.includes(name)))
      findings.push({ level: "warning", brand, message: `${path} is not used` });
    return findings;
  });
}
