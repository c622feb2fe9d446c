import type { BlockContext, BlockData } from "~/blocks/types";
import type { TextProps } from "~/core/config.gen";
import { localise } from "~/core/localised";
import { safeHtml } from "~/wps/html.server";

export interface TextData {
  /** Sanitised, in the page's language. */
  readonly html: string;
}

/** Takes the page's language out of the text and makes its HTML safe. */
export async function loadText(ctx: BlockContext, props: TextProps): Promise<BlockData<TextData>> {
  return { data: { html: safeHtml(localise(props.body, ctx.language)) } };
}
