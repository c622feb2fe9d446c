import { pino } from "pino";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { compose } from "~/compose/process";
import { readSettings } from "~/platform/http/settings";
import type { SiteVisit } from "~/platform/http/types";
import { cpuOf, runAlternately } from "./measure";
import { plainComponent } from "./plain-tree";
import { handleTask } from "./process";
import { assertRichPage, RICH } from "./rich-brand";

/** Task of the program of part b. */
export interface RenderTask {
  readonly dataDir: string;
  readonly tenantsDir: string;
  readonly rounds: number;
  /** Pages per round. */
  readonly pages: number;
}

/** CPU seconds per page, by round. */
export type RenderAnswer = Record<"product" | "plain", number[]>;

const origin = `http://${RICH.host}`;

handleTask(async ({ dataDir, tenantsDir, rounds, pages }: RenderTask): Promise<RenderAnswer> => {
  const settings = readSettings({ DATA_DIR: dataDir, TENANTS_DIR: tenantsDir, LOG_LEVEL: "silent" });
  const composed = await compose(settings, pino({ level: "silent" }));
  try {
    const found = composed.tenants.resolveHost(RICH.host);
    if (found.kind !== "brand") throw new Error(JSON.stringify(composed.tenants.health(), null, 1));
    const client = { ip: "", country: null, host: RICH.host, origin, secure: false, requestId: "bench" };
    const who = { language: "EN", theme: "light", session: null, client } as const;
    const { brand, side } = found;
    const visit: SiteVisit = {
      kind: "site",
      brand,
      side,
      account: "visitor",
      status: 0,
      preview: false,
      tokens: true,
      shared: true,
      ...who,
    };
    const page = async () => {
      const { response } = await composed.handlers.render(new Request(`${origin}/`), visit);
      return Buffer.from(await response.arrayBuffer());
    };
    const html = (await page()).toString();
    assertRichPage(html);
    const plain = plainComponent(html);
    assertSameTree(html, renderToString(createElement(plain)));
    const sides = {
      product: async () => {
        for (let i = 0; i < pages; i += 1) await page();
      },
      plain: () => {
        for (let i = 0; i < pages; i += 1) renderToString(createElement(plain));
      },
    };
    // Warm-up: compiles both sides before the measurement.
    for (const side of Object.values(sides)) for (let i = 0; i < 5; i += 1) await side();
    const measured = { product: () => cpuOf(sides.product), plain: () => cpuOf(sides.plain) };
    const { product, plain: alone } = await runAlternately(rounds, measured);
    const each = (seconds: readonly number[]) => seconds.map((one) => one / pages);
    return { product: each(product), plain: each(alone) };
  } finally {
    await composed.close();
  }
});

function assertSameTree(html: string, plain: string): void {
  const count = (text: string) => (text.replace(/<(script|style)\b.*?<\/\1>/gs, "").match(/<[a-z]/g) ?? []).length;
  if (count(html) !== count(plain))
    throw new Error(`The plain tree has ${count(plain)} elements instead of ${count(html)}.`);
}
