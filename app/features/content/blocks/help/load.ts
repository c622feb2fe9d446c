import type { HelpProps } from "~/platform/brands/config.gen";
import { SERVICE_PATH } from "~/platform/wps/customer-service";
import type { BlockContext, BlockData } from "~/site/types";

export interface HelpSection {
  /** The section's hash, e.g. `term`. */
  readonly id: string;
  readonly title: string;
  /** Sanitised by the call. */
  readonly html: string;
}

export interface HelpData {
  readonly sections: readonly HelpSection[];
  /** The word that the address searches for (query `q`); empty for none. */
  readonly search: string;
  /** Where somebody answers; null where the brand has nobody beside this page. */
  readonly service: string | null;
}

/** What a brand names that has nobody to ask: this page. */
const HELP = "/help";

/** The sections of the help centre in the page's language, and the way to customer service. */
export async function loadHelp(ctx: BlockContext, _props: HelpProps): Promise<BlockData<HelpData>> {
  const [{ sections }, { entries }] = await Promise.all([ctx.wps.system.help({}), ctx.wps.system.service({})]);
  const isAnswered = entries.some(({ path }) => path !== HELP);
  return {
    data: {
      sections: sections.map(({ id, title, html }) => ({ id, title, html })),
      search: (ctx.query.q ?? "").trim().slice(0, 60),
      service: isAnswered ? SERVICE_PATH : null,
    },
    tags: ["help"],
  };
}
