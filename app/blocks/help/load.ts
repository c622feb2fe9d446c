import type { BlockContext, BlockData } from "~/blocks/types";
import type { HelpProps } from "~/core/config.gen";

export interface HelpData {
  /** HTML is sanitised by the call. `id` is the section's hash, e.g. `term`. */
  readonly sections: readonly { readonly id: string; readonly title: string; readonly html: string }[];
}

/** The sections of the help centre, in the page's language. */
export async function loadHelp(ctx: BlockContext, _props: HelpProps): Promise<BlockData<HelpData>> {
  const { sections } = await ctx.wps.system.help({});
  return { data: { sections: sections.map(({ id, title, html }) => ({ id, title, html })) }, tags: ["help"] };
}
