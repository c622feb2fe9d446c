import { removeBrand } from "~/platform/brands/remove-brand";
import { assertBrand, author } from "./brands";
import { type Command, requiredReason, textOption } from "./command";

/** `brand remove`: takes a brand offline; its files are kept as a version. */
export const remove: Command = {
  summary: "remove a brand; its files are kept as a version",
  usage: '<code> --reason "…" [--by <name>]',
  help: [
    "Its hosts then answer 404. brand rollback <code> restores the brand.",
    "Accounts and money in the database do not change: pay members out first.",
    "--reason   the reason; stored with the version",
    "--by       the author; default: the system user",
  ],
  options: { reason: { type: "string" }, by: { type: "string" } },
  takes: [1, 1],
  async run([code = ""], options, place) {
    const reason = requiredReason(options);
    await assertBrand(place.dir, code);
    const version = await removeBrand(place.dir, code, {
      reason,
      by: author(textOption(options, "by")),
      when: place.now,
    });
    const lines = [
      `${code} was removed; its files are kept as version ${version.id}.`,
      `Accounts and money in the database do not change. To undo: brand rollback ${code} --reason "…"`,
    ];
    return { ok: true, lines, json: { code, version } };
  },
};
