import { isWpsError } from "~/platform/wps/errors";
import type { ConsoleContext } from "~/site/app-context";
import { unlessRefused } from "~/site/console/refusal-of";
import type { FileProblem } from "~/site/console/types";
import { sentFile } from "~/site/sent-file";
import { issuesOf } from "./issues-of";

/** The name that a picture was to have, and what is wrong at the fields `name` and `file`. */
export interface RefusedPicture {
  readonly name: string;
  readonly errors: Readonly<Record<string, string>>;
}

/** What a form of a brand's files answers beside "done": a link, problems, or why it did not go through. */
export interface FilesAnswer {
  readonly link: { readonly url: string; readonly until: string } | null;
  readonly problems: readonly FileProblem[];
  readonly message: string | null;
  /** The place of a picture that was put into the draft. */
  readonly picture?: string;
  /** A picture that was not. */
  readonly refused?: RefusedPicture;
}

const NOTHING: FilesAnswer = { link: null, problems: [], message: null };

/** A preview's address as this visitor reaches it: scheme and port of the console's own. */
export const previewUrl = ({ siteUrl }: ConsoleContext, { host, token }: { host: string; token: string }): string =>
  `${siteUrl(host)}?preview=${token}`;

async function addPicture(app: ConsoleContext, code: string, form: FormData): Promise<FilesAnswer> {
  const name = String(form.get("name") ?? "").trim();
  try {
    const { path } = await app.wps.staff.addBrandPicture({ code, name, file: await sentFile(form) });
    return { ...NOTHING, picture: path };
  } catch (error) {
    if (!isWpsError(error)) throw error;
    const errors = error.code === "validation" ? issuesOf(app, error) : { file: app.explain(error) };
    return { ...NOTHING, refused: { name, errors } };
  }
}

async function carryOut(app: ConsoleContext, code: string, form: FormData): Promise<FilesAnswer | null> {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const { staff } = app.wps;
  const [reason, version, expect] = [text("reason"), text("version"), text("expect")];
  switch (text("intent")) {
    case "publish": {
      const { problems } = await staff.publishBrand({ code, reason, ...(expect ? { expect } : {}) });
      return problems.length > 0 ? { ...NOTHING, problems } : null;
    }
    case "rollback": {
      const { problems } = await staff.rollbackBrand({ code, version, reason });
      return problems.length > 0 ? { ...NOTHING, problems } : null;
    }
    case "preview": {
      const { link, problems } = await staff.previewBrand({ code, version });
      return { ...NOTHING, problems, link: link && { url: previewUrl(app, link), until: link.until } };
    }
    case "picture":
      return addPicture(app, code, form);
    case "drop":
      await staff.dropDraft({ code });
      return null;
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Carries out one form of the page of a brand's files: one call. @returns null when it is done and there is nothing to show */
export async function filesAction(app: ConsoleContext, code: string, form: FormData): Promise<FilesAnswer | null> {
  return unlessRefused(
    app,
    () => carryOut(app, code, form),
    (message) => ({ ...NOTHING, message }),
  );
}
