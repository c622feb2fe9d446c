import type { SiteContext } from "~/site/app-context";
import type { Asker, WpsSite } from "./wps-site";

/** What the actions of pages take, over the real calls as one who asks; texts are their keys. */
export function aPageContext(site: WpsSite, asker: Asker = {}): SiteContext {
  const context = {
    secure: false,
    side: "member",
    wps: site.as(asker),
    formFault: { current: false },
    t: (key: string) => key,
    explain: (error: { code: string }) => error.code,
  };
  return context as unknown as SiteContext;
}

/** What a form was answered: where it leads to, or what is wrong with it, and where. */
export async function answerOf(response: Response): Promise<string> {
  if (response.status !== 200) return `${response.status}`;
  const { done, error, errors } = (await response.json()) as {
    done: string | null;
    error: string | null;
    errors: Readonly<Record<string, string>>;
  };
  return done ?? (Object.keys(errors).length > 0 ? JSON.stringify(errors) : String(error));
}
