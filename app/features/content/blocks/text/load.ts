import type { TextProps } from "~/platform/brands/config.gen";
import { localise } from "~/platform/text/localised";
import { safeHtml, withOpenLinks } from "~/platform/wps/html.server";
import type { BlockContext, BlockData } from "~/site/types";

export interface TextData {
  /** Sanitised, in the page's language. */
  readonly html: string;
}

/** Selects the text of the page's language and sanitises its HTML. */
export async function loadText(ctx: BlockContext, props: TextProps): Promise<BlockData<TextData>> {
  return { data: { html: withOpenLinks(safeHtml(localise(props.body, ctx.language)), ctx.leads) } };
}
