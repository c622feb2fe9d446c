import type { SiteContext } from "~/site/app-context";
import type { CallerOptions, WpsSite } from "./wps-site";

/** Creates the context of page actions over the real calls. Texts are their keys. */
export function aPageContext(site: WpsSite, asker: CallerOptions = {}): SiteContext {
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

/** Returns the result of a form as text: its target address, or the faulty field and the error. */
export async function formResult(response: Response): Promise<string> {
  if (response.status !== 200) return `${response.status}`;
  const { done, error, errors } = (await response.json()) as {
    done: string | null;
    error: string | null;
    errors: Readonly<Record<string, string>>;
  };
  return done ?? (Object.keys(errors).length > 0 ? JSON.stringify(errors) : String(error));
}
