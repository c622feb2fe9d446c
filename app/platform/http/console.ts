import { COMPLETE_LANGUAGES, FALLBACK_LANGUAGE } from "~/platform/text/languages";
import type { Answers } from "./answers";
import type { ArtHandler } from "./art";
import { clientOf, type Exchange, isUnder } from "./exchange";
import { isSafe, isSameOrigin } from "./origin-check";
import type { PageSources } from "./security";
import type { Settings } from "./settings";
import type { ConsoleVisit } from "./types";
import { readChoice } from "./visit";

export interface ConsoleDeps {
  readonly settings: Pick<Settings, "demoForEveryone">;
  /** Staff whose passwords everybody can read; none where no demo brand is served. */
  readonly demoStaff: readonly unknown[];
  readonly answers: Answers;
  readonly art: ArtHandler;
}

const FACTS = { languages: COMPLETE_LANGUAGES, defaultLanguage: FALLBACK_LANGUAGE, defaultTheme: "light" } as const;
const SOURCES: PageSources = { images: [], frames: [], ancestors: [] };

/** Answers requests to a console host: the console, its calls, and nothing of the sites. */
export type ConsoleServer = (exchange: Exchange) => void;

/**
 * Makes the server of console hosts. Where there are staff of the demo, whose passwords everybody can read, it answers this
 * machine only, unless DEMO=1 opens it.
 */
export function createConsoleServer({ settings, demoStaff, answers, art }: ConsoleDeps): ConsoleServer {
  function visit(exchange: Exchange): Promise<void> {
    const choice = readChoice(exchange, FACTS);
    const client = clientOf(exchange);
    const { language, theme, session = null } = choice;
    const who: ConsoleVisit = { kind: "console", language, theme, client, session };
    const options = { client, cookies: choice.cookies, personal: true, sources: SOURCES };
    return isUnder(exchange.target.folded, "/wps")
      ? answers.call(exchange, who, options)
      : answers.page(exchange, who, options);
  }

  function picture(exchange: Exchange): Promise<void> {
    const { request, response, target, peer } = exchange;
    const ask = { brand: null, path: target.path, search: target.search, secure: peer.secure, preview: false };
    return art(request, response, ask).then((sent) => (sent ? undefined : answers.plain(exchange, "notFound")));
  }

  const isOpen = (exchange: Exchange) => demoStaff.length === 0 || settings.demoForEveryone || exchange.peer.isLocal();
  const isHere = (folded: string) =>
    ["/console", "/preferences", "/wps/staff", "/art"].some((name) => isUnder(folded, name));

  return (exchange) => {
    const { folded } = exchange.target;
    if (!isOpen(exchange)) return answers.plain(exchange, "notFound");
    if (folded === "/" && isSafe(exchange.method)) {
      exchange.response
        .writeHead(302, ["Location", "/console", "Cache-Control", "no-store", "Content-Length", "0"])
        .end();
      return;
    }
    if (!isHere(folded)) return answers.plain(exchange, "notFound");
    if (!isSafe(exchange.method)) {
      const { origin } = clientOf(exchange);
      const api = isUnder(folded, "/wps");
      const hasSession = readChoice(exchange, FACTS).session !== undefined;
      if (!isSameOrigin({ headers: exchange.request.headers, origin, api, hasSession })) {
        return answers.plain(exchange, "refused");
      }
    }
    const work = isUnder(folded, "/art") && isSafe(exchange.method) ? picture(exchange) : visit(exchange);
    work.catch((error: unknown) => answers.failed(exchange, error, clientOf(exchange)));
  };
}
