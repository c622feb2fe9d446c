import type { BlockContext, BlockData } from "~/blocks/types";
import type { HelpProps } from "~/core/config.gen";

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
  /** Where somebody answers: an https address or own path; null when the brand names none that is a plain link. */
  readonly service: string | null;
}

/** Entries of this type are sealed, and open in a window of their own (spec 2 section 3). */
const SEALED = 3;

/** The sections of the help centre in the page's language, and the way to customer service. */
export async function loadHelp(ctx: BlockContext, _props: HelpProps): Promise<BlockData<HelpData>> {
  const [{ sections }, { entries }] = await Promise.all([ctx.wps.system.help({}), ctx.wps.system.service({})]);
  const chat = entries.find(({ csType, type }) => csType === "LIVECHAT" && type !== SEALED);
  return {
    data: {
      sections: sections.map(({ id, title, html }) => ({ id, title, html })),
      search: (ctx.query.q ?? "").trim().slice(0, 60),
      service: chat?.path ?? null,
    },
    tags: ["help"],
  };
}
