import { unlessRefused } from "~/console/refusal-of";
import type { FileProblem } from "~/console/types";
import type { ConsoleContext } from "~/lib/app-context";

/** What a form of a brand's files answers beside "done": a link, problems, or why it did not go through. */
export interface FilesAnswer {
  readonly link: { readonly url: string; readonly until: string } | null;
  readonly problems: readonly FileProblem[];
  readonly message: string | null;
}

const NOTHING: FilesAnswer = { link: null, problems: [], message: null };

/** A preview's address as this visitor reaches it: scheme and port of the console's own. */
export const previewUrl = ({ siteUrl }: ConsoleContext, { host, token }: { host: string; token: string }): string =>
  `${siteUrl(host)}?preview=${token}`;

async function carryOut(
  app: ConsoleContext,
  code: string,
  text: (name: string) => string,
): Promise<FilesAnswer | null> {
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
    () => carryOut(app, code, (name) => String(form.get(name) ?? "").trim()),
    (message) => ({ ...NOTHING, message }),
  );
}
