import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { isLanguageCode } from "~/core/languages";
import { appContext } from "~/lib/app-context";
import { ownPath } from "~/lib/own-path";
import { languageCookie, themeCookie } from "~/lib/preferences";

/** Language and theme are form posts that reload the document (spec 1 section 4): they work without scripts. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { secure } = appContext(context);
  const form = await request.formData();
  const headers = new Headers();
  const language = form.get("language");
  const theme = form.get("theme");
  if (isLanguageCode(language)) headers.append("Set-Cookie", languageCookie(language, secure));
  if (theme === "light" || theme === "dark") headers.append("Set-Cookie", themeCookie(theme, secure));
  return redirect(ownPath(form.get("returnTo")) ?? "/", { status: 303, headers });
}

/** A reload or a typed address has nothing to change. */
export const loader = () => redirect("/");
