import type { ConsoleContext } from "~/site/app-context";
import { refusalOf } from "~/site/console/refusal-of";

/** Result of the forms next to a draft. */
export interface DraftOutcome {
  readonly message: string | null;
  /** Address of a preview, valid for an hour; null when none was requested. */
  readonly preview: string | null;
  readonly published: boolean;
}

/** Publishes a brand's draft, or creates a preview link. */
export async function draftAction(app: ConsoleContext, code: string, form: FormData): Promise<DraftOutcome> {
  const { siteUrl, t, wps } = app;
  const done = { preview: null as string | null, published: false };
  const wrong = t("console:content.draftWrong");
  let isWrong = false;
  const message = await refusalOf(app, async () => {
    if (form.get("intent") === "preview") {
      const { link } = await wps.staff.previewBrand({ code });
      done.preview = link && `${siteUrl(link.host)}?preview=${encodeURIComponent(link.token)}`;
      isWrong = link === null;
    } else {
      const { status } = await wps.staff.publishBrand({ code, reason: String(form.get("reason") ?? "") });
      isWrong = status === "invalid";
      done.published = !isWrong;
    }
  });
  return { ...done, message: message ?? (isWrong ? wrong : null) };
}
