import type { HelpProps } from "~/platform/brands/config.gen";
import { withOpenLinks } from "~/platform/wps/html.server";
import type { BlockContext, BlockData } from "~/site/types";

export interface HelpSection {
  /** Fragment of the section's address, e.g. `term`. */
  readonly id: string;
  readonly title: string;
  /** Sanitised by the call. */
  readonly html: string;
}

export interface HelpData {
  readonly sections: readonly HelpSection[];
  /** Search text of the address (query `q`); empty for none. */
  readonly search: string;
}

/** Loads the sections of the help centre in the page's language. */
export async function loadHelp(ctx: BlockContext, _props: HelpProps): Promise<BlockData<HelpData>> {
  const { sections } = await ctx.wps.system.help({});
  return {
    data: {
      sections: sections.map(({ id, title, html }) => ({ id, title, html: withOpenLinks(html, ctx.leads) })),
      search: (ctx.query.q ?? "").trim().slice(0, 60),
    },
    tags: ["help"],
    questions: sections.map(({ html, title }) => ({ question: title, answer: html })),
  };
}
