import { get } from "node:http";
import type { Place } from "./command";

/** Whether a server on this machine shows a brand: `none` when nothing listens on the port, `other` when what listens does not show it. */
export type Served = "live" | "other" | "none";

/** How long a server may take to notice a new folder, ms. */
const MOST_MS = 3_000;
const PAUSE_MS = 100;
/** How long one answer may take, ms. */
const ANSWER_MS = 1_000;

/** Asks the server on this machine for a brand, as a browser would, until it shows it or a few seconds are over. */
export async function whoServes(
  { host, port }: Pick<Place, "host" | "port">,
  brandHost: string,
  code: string,
): Promise<Served> {
  // A free port is known to the server alone.
  if (port === 0) return "none";
  const until = performance.now() + MOST_MS;
  for (;;) {
    const served = await ask(host, port, brandHost, code);
    if (served !== "other" || performance.now() > until) return served;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function ask(host: string | null, port: number, brandHost: string, code: string): Promise<Served> {
  return new Promise((resolve) => {
    // What a wildcard listens on answers on the loopback, too.
    const at = host === null || host === "0.0.0.0" || host === "::" ? "localhost" : host;
    const request = get(
      { host: at, port, path: "/wps/system/whitelabel", headers: { host: brandHost }, timeout: ANSWER_MS },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          text += part;
        });
        response.on("end", () => resolve(namesBrand(text, code) ? "live" : "other"));
        response.on("error", () => resolve("other"));
      },
    );
    request.on("timeout", () => request.destroy(new Error("no answer")));
    request.on("error", (error: NodeJS.ErrnoException) => resolve(error.code === "ECONNREFUSED" ? "none" : "other"));
  });
}

function namesBrand(text: string, code: string): boolean {
  try {
    const { value } = JSON.parse(text) as { value?: { info?: { whitelabel?: { code?: unknown } } } };
    return value?.info?.whitelabel?.code === code;
  } catch {
    return false;
  }
}
