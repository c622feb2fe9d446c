import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Secret, TOTP } from "otpauth";
import { send } from "./http";
import type { Server } from "./process";

const run = promisify(execFile);
const ACCOUNT = "benchmark";
const PASSWORD = "measured twice, cut once";

/** Makes a console call and returns its value. Throws when it does not succeed. */
export async function callStaff<V>(
  product: Server,
  path: string,
  { data, method = data ? "PUT" : "GET", token }: { token?: string; data?: object; method?: string } = {},
): Promise<V> {
  const headers = {
    accept: "application/json",
    "content-type": "application/json",
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const body = data ? { body: JSON.stringify(data) } : {};
  const { body: answer, status } = await send(product, { host: "console.localhost", path, headers, method, ...body });
  const { success, value } = JSON.parse(answer.toString()) as { success: boolean; value: V };
  if (status !== 200 || !success) throw new Error(`${path} was answered with ${status}: ${answer}`);
  return value;
}

/** Creates a staff account with the operator's command and signs in to it. @returns session token */
export async function signInNewStaff(product: Server, dataDir: string): Promise<string> {
  const command = ["scripts/run.mjs", "scripts/staff.ts", "new", ACCOUNT, "admin"];
  const { stdout } = await run(process.execPath, command, { env: { ...process.env, DATA_DIR: dataDir } });
  const once = /: (\S+)\s*$/.exec(stdout)?.[1] ?? "";
  const given = { method: "POST", data: { account: ACCOUNT, password: once } };
  const { token } = await callStaff<{ token: string }>(product, "/wps/staff/session", given);
  await callStaff(product, "/wps/staff/password", { token, data: { oldPassword: once, newPassword: PASSWORD } });
  const { secret } = await callStaff<{ secret: string }>(product, "/wps/staff/two-step", {
    token,
    method: "POST",
    data: {},
  });
  const appCode = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await callStaff(product, "/wps/staff/two-step", { token, data: { appCode } });
  return token;
}
