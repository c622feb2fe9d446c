import type { Figure } from "./figure";
import type { Brands } from "./growth-reads";
import { median, residentBytes, runAlternately } from "./measure";
import { startProduct } from "./process";

/** Compares the start of a process on the large database with one on the small database. @param environments settings of both */
export async function measureStart(
  environments: Brands<Readonly<Record<string, string>>>,
  { rounds, extent }: { readonly rounds: number; readonly extent: string },
): Promise<Figure[]> {
  const start = async (env: Readonly<Record<string, string>>) => {
    const began = performance.now();
    const product = await startProduct(env);
    const ms = performance.now() - began;
    const bytes = residentBytes(product.pid);
    await product.stop();
    return { ms, bytes };
  };
  const sides = { few: () => start(environments.few), many: () => start(environments.many) };
  await runAlternately(1, sides);
  const results = await runAlternately(rounds, sides);
  const middle = (brand: keyof typeof results, key: "ms" | "bytes") => median(results[brand].map((one) => one[key]));
  const [few, many] = [middle("few", "ms"), middle("many", "ms")];
  const [small, large] = [middle("few", "bytes") / 1e6, middle("many", "bytes") / 1e6];
  return [
    {
      part: "j",
      name: `start of a second process, time until it serves ${extent}`,
      measured: many / few,
      unit: "",
      goal: { most: 1.5 },
      note: `${many.toFixed(0)} / ${few.toFixed(0)} ms, medians of ${rounds}`,
    },
    {
      part: "j",
      name: `resident memory after the start ${extent}`,
      measured: large / small,
      unit: "",
      goal: { most: 1.1 },
      note: `${large.toFixed(0)} / ${small.toFixed(0)} MB, medians of ${rounds}`,
    },
  ];
}
