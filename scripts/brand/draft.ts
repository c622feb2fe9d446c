import { makeDraft } from "~/platform/brands/publish";
import { assertBrand } from "./brands";
import type { Command } from "./command";

/** `brand draft`: copies the live files to a folder for editing, preview and publishing. */
export const draft: Command = {
  summary: "copy a brand's live files to a draft",
  usage: "<code>",
  help: ["Edit the draft, preview it (brand preview <code>), then publish it (brand publish <code> --draft)."],
  options: {},
  takes: [1, 1],
  async run([code = ""], _options, place) {
    await assertBrand(place.dir, code);
    const folder = await makeDraft(place.dir, code);
    const lines = [`Draft of ${code}: ${folder}`, `Preview it: brand preview ${code} --draft`];
    return { ok: true, lines, json: { code, folder } };
  },
};
