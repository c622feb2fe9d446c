import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { languageCookie, themeCookie } from "~/platform/i18n/preferences";
import { isLanguageCode, type LanguageCode } from "~/platform/text/languages";
import { sitePath } from "~/platform/text/site-path";
import { isWpsError } from "~/platform/wps/errors";
import { type AppContext, appContext } from "~/site/app-context";

/** Renders a refused form; this route has no other page. */
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Stores language and theme from a form post, then reloads the document (requirement I3, R16). Works without scripts. */
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
  return redirect(sitePath(form.get("returnTo")) ?? "/", { status: 303, headers });
}

/** Stores the language with the member's account, for messages sent to the member. The cookie remains valid if this fails. */
async function tellServer(app: AppContext, language: LanguageCode): Promise<void> {
  if (app.kind !== "site" || app.account === "visitor") return;
  await app.wps.system.updateLanguage({ language }).catch((error: unknown) => {
    if (!isWpsError(error)) throw error;
  });
}

/** A GET request changes nothing. */
export const loader = () => redirect("/");

export default function NoPage() {
  return null;
}
