import { COMPLETE_LANGUAGES, FALLBACK_LANGUAGE } from "~/platform/text/languages";
import type { Answers } from "./answers";
import type { ArtHandler } from "./art";
import { clientOfExchange, type Exchange, isUnder } from "./exchange";
import { isSafe, isSameOrigin } from "./origin-check";
import { bareHeaders, type PageSources } from "./security";
import type { Settings } from "./settings";
import type { ConsoleVisit, ServerText } from "./types";
import { readPreferences } from "./visit";

export interface ConsoleDeps {
  readonly settings: Pick<Settings, "demoForEveryone">;
  /** Demo staff, whose passwords are public; empty where no demo brand is served. */
  readonly demoStaff: readonly unknown[];
  readonly answers: Answers;
  readonly art: ArtHandler;
  /** Returns true if the database answers. Without it, no session can be verified and pages would only time out. */
  readonly isDatabaseUp: () => boolean;
}

const FACTS = { languages: COMPLETE_LANGUAGES, defaultLanguage: FALLBACK_LANGUAGE, defaultTheme: "light" } as const;
const SOURCES: PageSources = { images: [], frames: [], ancestors: [] };

/** Well-known addresses and their counterparts in the console. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "/": "/console",
  "/favicon.ico": "/art/logo/console.svg",
  "/.well-known/change-password": "/console/account",
};

/** Answers requests to a console host: the console and its calls only, nothing of the sites. */
export type ConsoleServer = (exchange: Exchange) => void;

/**
 * Creates the server of console hosts. If demo staff exist, whose passwords are public, it answers this machine only,
 * unless DEMO=1.
 */
export function createConsoleServer({ answers, art, demoStaff, isDatabaseUp, settings }: ConsoleDeps): ConsoleServer {
  const plain = (exchange: Exchange, key: ServerText) =>
    answers.plain(exchange, key, readPreferences(exchange, FACTS).language);

  function visit(exchange: Exchange): Promise<void> {
    const choice = readPreferences(exchange, FACTS);
    const client = clientOfExchange(exchange);
    const { language, theme, session = null } = choice;
    const who: ConsoleVisit = { kind: "console", language, theme, client, session };
    const options = { client, cookies: choice.cookies, personal: true, sources: SOURCES };
    return isUnder(exchange.target.folded, "/wps")
      ? answers.call(exchange, who, options)
      : answers.page(exchange, who, options);
  }

  function picture(exchange: Exchange): Promise<void> {
    const { request, response, target } = exchange;
    const ask = { brand: null, path: target.path, search: target.search, preview: false };
    return art(request, response, ask).then((sent) => (sent ? undefined : plain(exchange, "notFound")));
  }

  const isOpen = (exchange: Exchange) => demoStaff.length === 0 || settings.demoForEveryone || exchange.peer.isLocal();
  const isHere = (folded: string) =>
    ["/console", "/preferences", "/wps/staff", "/art"].some((name) => isUnder(folded, name));

  return (exchange) => {
    const { folded } = exchange.target;
    if (!isOpen(exchange)) return plain(exchange, "notFound");
    const elsewhere = isSafe(exchange.method) ? ELSEWHERE[folded] : undefined;
    if (elsewhere !== undefined) {
      const headers = ["Location", elsewhere, "Content-Length", "0", ...bareHeaders()];
      exchange.response.writeHead(302, headers).end();
      return;
    }
    if (!isHere(folded)) return plain(exchange, "notFound");
    if (!isSafe(exchange.method)) {
      const { origin } = clientOfExchange(exchange);
      const api = isUnder(folded, "/wps");
      const hasSession = readPreferences(exchange, FACTS).session !== undefined;
      if (!isSameOrigin({ headers: exchange.request.headers, origin, api, hasSession })) {
        return plain(exchange, "refused");
      }
    }
    if (isSafe(exchange.method) && !isUnder(folded, "/art") && !isDatabaseUp())
      return plain(exchange, "databaseSilent");
    const work = isUnder(folded, "/art") && isSafe(exchange.method) ? picture(exchange) : visit(exchange);
    work.catch((error: unknown) => answers.failed(exchange, error, clientOfExchange(exchange)));
  };
}
