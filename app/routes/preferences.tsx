import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { languageCookie, themeCookie } from "~/platform/i18n/preferences";
import { isLanguageCode, type LanguageCode } from "~/platform/text/languages";
import { ownPath } from "~/platform/text/own-path";
import { isWpsError } from "~/platform/wps/errors";
import { type AppContext, appContext } from "~/site/app-context";

/** A refused form is told as a page; nothing else is ever shown here. */
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Language and theme are form posts that reload the document (spec 1 section 4): they work without scripts. */
export async function action({ context, request }: ActionFunctionArgs) {
  const app = appContext(context);
  const { secure } = app;
  const form = await request.formData();
  const headers = new Headers();
  const language = form.get("language");
  const theme = form.get("theme");
  if (isLanguageCode(language)) headers.append("Set-Cookie", languageCookie(language, secure));
  if (theme === "light" || theme === "dark") headers.append("Set-Cookie", themeCookie(theme, secure));
  if (isLanguageCode(language)) await tellServer(app, language);
  return redirect(ownPath(form.get("returnTo")) ?? "/", { status: 303, headers });
}

/** Somebody's own language is kept with the account, for what is sent to him. The choice holds without it. */
async function tellServer(app: AppContext, language: LanguageCode): Promise<void> {
  if (app.kind !== "site" || app.account === "visitor") return;
  await app.wps.system.updateLanguage({ language }).catch((error: unknown) => {
    if (!isWpsError(error)) throw error;
  });
}

/** A reload or a typed address has nothing to change. */
export const loader = () => redirect("/");

export default function NoPage() {
  return null;
}
