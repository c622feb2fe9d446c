import { isWpsError } from "~/platform/wps/errors";
import type { ConsoleContext } from "~/site/app-context";
import { runOrRefusal } from "~/site/console/refusal-of";
import type { FileProblem } from "~/site/console/types";
import { uploadAsBase64 } from "~/site/upload-as-base64";
import { issuesOf } from "./issues-of";

/** Requested name of a refused picture, and the errors of the fields `name` and `file`. */
export interface RefusedPicture {
  readonly name: string;
  readonly errors: Readonly<Record<string, string>>;
}

/** Answer of a form on a brand's files page: a link, problems, or a refusal. */
export interface FilesAnswer {
  readonly link: { readonly url: string; readonly until: string } | null;
  readonly problems: readonly FileProblem[];
  readonly message: string | null;
  /** Path of a picture that was added to the draft. */
  readonly picture?: string;
  /** Refused picture. */
  readonly refused?: RefusedPicture;
}

const NOTHING: FilesAnswer = { link: null, problems: [], message: null };

/** Returns a preview's address with the scheme and port of the console. */
export const previewUrl = ({ siteUrl }: ConsoleContext, { host, token }: { host: string; token: string }): string =>
  `${siteUrl(host)}?preview=${token}`;

async function addPicture(app: ConsoleContext, code: string, form: FormData): Promise<FilesAnswer> {
  const name = String(form.get("name") ?? "").trim();
  try {
    const { path } = await app.wps.staff.addBrandPicture({ code, name, file: await uploadAsBase64(form) });
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

/** Runs one form of a brand's files page: one call. @returns null when it is done without anything to show */
export async function filesAction(app: ConsoleContext, code: string, form: FormData): Promise<FilesAnswer | null> {
  return runOrRefusal(
    app,
    () => carryOut(app, code, form),
    (message) => ({ ...NOTHING, message }),
  );
}
