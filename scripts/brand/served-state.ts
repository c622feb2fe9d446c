import { get } from "node:http";
import type { CommandContext } from "./command";

/**
 * State of a brand on this machine's server: `none` when nothing listens on the port, `other` when the listener does not show it.
 */
export type ServedState = "live" | "other" | "none";

/** Timeout for a server to notice a new folder, in ms. */
const MOST_MS = 3_000;
const PAUSE_MS = 100;
/** Timeout of one answer, in ms. */
const ANSWER_MS = 1_000;

/** Polls the server on this machine for a brand until the brand is served or `MOST_MS` have passed. */
export async function waitUntilServed(
  { host, port }: Pick<CommandContext, "host" | "port">,
  brandHost: string,
  code: string,
): Promise<ServedState> {
  // With port 0, only the server knows its port.
  if (port === 0) return "none";
  const until = performance.now() + MOST_MS;
  for (;;) {
    const served = await requestBrandState(host, port, brandHost, code);
    if (served !== "other" || performance.now() > until) return served;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function requestBrandState(host: string | null, port: number, brandHost: string, code: string): Promise<ServedState> {
  return new Promise((resolve) => {
    // A wildcard address also listens on the loopback.
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
