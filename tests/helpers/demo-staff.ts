import { readFileSync } from "node:fs";
import { request } from "node:http";
import { Secret, TOTP } from "otpauth";

const { accounts, twoStepSecret } = JSON.parse(readFileSync("demo/staff.json", "utf8")) as {
  readonly twoStepSecret: string;
  readonly accounts: readonly { readonly account: string; readonly password: string }[];
};

/** Returns the current code of an authenticator app, for the demo's staff or for another secret (blanks do not count). */
export const demoCode = (secret = twoStepSecret): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) }).generate();

/** Sends one request to a site's console. Uses 127.0.0.1, because not every client resolves `*.localhost`. */
export function askConsole(
  port: number,
  path: string,
  { data, method = data ? "POST" : "GET", token }: { method?: string; data?: object; token?: string } = {},
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of the response
): Promise<{ readonly status: number; readonly body: any }> {
  const headers = {
    host: "console.localhost",
    accept: "application/json",
    ...(data ? { "content-type": "application/json" } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        const body = Buffer.concat(parts).toString();
        resolve({ status: answer.statusCode ?? 0, body: body.startsWith("{") ? JSON.parse(body) : body });
      });
    });
    sent.on("error", reject).end(data ? JSON.stringify(data) : undefined);
  });
}

const tokens = new Map<string, Promise<string>>();

/**
 * Returns a session token of one of the demo's staff on a site. The session is opened once: an app code works once, so no other
 * test may sign in with the account (`odile` signs in through the page).
 */
export function staffToken(port: number, account = "ada"): Promise<string> {
  const key = `${port} ${account}`;
  const known = tokens.get(key) ?? openConsole(port, account);
  tokens.set(key, known);
  return known;
}

async function openConsole(port: number, account: string): Promise<string> {
  const password = accounts.find((one) => one.account === account)?.password;
  const data = { account, password, appCode: demoCode() };
  const { body, status } = await askConsole(port, "/wps/staff/session", { data });
  if (status !== 200) throw new Error(`${account} was not let in: ${JSON.stringify(body)}`);
  return body.value.token;
}
