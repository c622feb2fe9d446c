import { removeBrand } from "~/platform/brands/remove-brand";
import { assertBrand, author } from "./brands";
import { type Command, requiredReason, textOption } from "./command";

/** `brand remove`: takes a brand offline; its files are kept as a version. */
export const remove: Command = {
  summary: "take a brand away; its files are kept as a version",
  usage: '<code> --reason "…" [--by <name>]',
  help: [
    "Its hosts answer 404 from then on. brand rollback <code> puts it back.",
    "Accounts and money in the database stay as they are: pay members out before.",
    "--reason   why; kept with the version",
    "--by       who; default: the system's user",
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
      `Accounts and money in the database stay. Back: brand rollback ${code} --reason "…"`,
    ];
    return { ok: true, lines, json: { code, version } };
  },
};
