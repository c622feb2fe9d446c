import { join } from "node:path";
import type { Figure } from "./figure";
import type { BenchOptions } from "./main";
import { median } from "./measure";
import { inTemporaryFolder, runChild } from "./process";
import type { RenderAnswer, RenderTask } from "./render-child";
import { RICH, writeRichBrand } from "./rich-brand";

/** Part b: the product's uncached render of a full home page, compared with `renderToString` of the same elements. */
export function measureRender({ bundled, quick }: BenchOptions): Promise<Figure[]> {
  return inTemporaryFolder(async (dir) => {
    const tenantsDir = join(dir, "tenants");
    writeRichBrand(tenantsDir);
    const rounds = quick ? { rounds: 3, pages: 10 } : { rounds: 21, pages: 20 };
    const task: RenderTask = { dataDir: join(dir, "data"), tenantsDir, ...rounds };
    const answer = await runChild<RenderAnswer>(`${bundled}/render-child.mjs`, task);
    const [product, plain] = [median(answer.product), median(answer.plain)];
    const inMs = (seconds: number) => (seconds * 1_000).toFixed(2);
    return [
      {
        part: "b",
        name: `uncached render (${RICH.tiles} tiles, ${RICH.categories} × ${RICH.vendors} vendors, ${RICH.winners} winners), CPU / CPU of plain renderToString`,
        measured: product / plain,
        unit: "",
        goal: { most: 5 },
        note: `${inMs(product)} / ${inMs(plain)} ms`,
      },
    ];
  });
}
